"""The front door: a game, what it asks, and what may be chosen."""

from typing import Final

from innkeeper.data import pack_table, unpack_table
from innkeeper.looking import look
from innkeeper.rules import chapters
from innkeeper.rules.laying import deal, lay_table
from innkeeper.rules.losing import LastChance, somebody_is_losing
from innkeeper.rules.otto.choices import answer_by_rule
from innkeeper.rules.otto.rewards import PassOutOnTrack, passes_out_on_a_track
from innkeeper.rules.redealing import AS_BY_CHANCE, Held, redeal
from innkeeper.rules.setup import Setup, first_player
from innkeeper.rules.turn import begin_game
from innkeeper.rules.why_not import Reason, why_not
from innkeeper.table.box import Box
from innkeeper.table.card import Card
from innkeeper.table.chance import Chance
from innkeeper.table.log import Fact
from innkeeper.table.question import Option, Question
from innkeeper.table.table import Table
from innkeeper.view import View

MOST_STEPS: Final = 10_000  # from one question to the next; nothing in the rules takes nearly as many
MOST_ANSWERS: Final = 2_000  # in one turn; a turn of ten players who gamble and drink takes some hundreds

assert chapters.CHAPTERS  # every word has its meaning before a game begins


class IllegalChoice(ValueError):
    """A choice that is not open to this seat now. Nothing has changed."""


class EndlessGame(Exception):
    """The game goes on and on without asking anybody, or in one turn that never ends: a fault of a card or a rule."""


class Game:
    """A game of The Red Dragon Inn."""

    def __init__(self, table: Table, box: Box) -> None:
        self.table = table
        self.box = box
        self.steps = 0  # since somebody was last asked
        self.answers = 0  # in this turn …
        self.turn = 0  # … of this number

    @staticmethod
    def new(setup: Setup, seed: int, box: Box) -> "Game":
        """Set the table by the rules and play on to the first question. The seed is a number of up to 128 bits."""
        game = Game.dealt(setup, seed, box)
        game.play_on()
        return game

    @staticmethod
    def dealt(setup: Setup, seed: int, box: Box) -> "Game":
        """A game before its first step: the table is set and the first turn begins."""
        table = lay_table(setup, box, seed)
        deal(table)
        begin_game(table, first_player(setup))
        return Game(table, box)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def winners(self) -> list[int]:
        """The seats that have won; seats of several sides have tied."""
        return self.table.winners

    @property
    def questions(self) -> list[Question]:
        """All that is open now. Those already answered in a window still open are not among them."""
        self.play_on()
        return [question for question in self.table.questions if question.answer is None]

    @property
    def log(self) -> list[Fact]:
        """What happened, as facts, the secret ones included."""
        return self.table.log.facts()

    @property
    def told(self) -> int:
        """How many facts the log holds."""
        return len(self.table.log)

    def next(self) -> Question | None:
        """The next question in the order of priority, one seat at a time; None when the game is over."""
        self.play_on()
        for question in self.table.questions:
            if question.answer is None:
                return question
        return None

    def question_to(self, seat: int) -> Question | None:
        """What this seat is asked now, if anything."""
        for question in self.table.questions:
            if question.seat == seat and question.answer is None:
                return question
        return None

    def choose(self, seat: int, answer: int | list[int]) -> None:
        """Choose an option by its place, or several cards by theirs; then play on to the next question."""
        self.answer(seat, answer)
        self.play_on()

    def answer(self, seat: int, answer: int | list[int]) -> None:
        """Take an answer without playing on. A wrong one raises IllegalChoice and changes nothing."""
        question = self.question_to(seat)
        if question is None:
            raise IllegalChoice(f"seat {seat} is not asked anything now")
        self._note_answer()
        frame = self.table.stack[-1]
        if isinstance(answer, list):
            frame.picked(self.table, question, self._picked(question, answer))
        else:
            frame.answered(self.table, question, self._chosen(question, answer))
        if self.table.automata:
            answer_by_rule(self.table)

    def _note_answer(self) -> None:
        """One more in this turn; that somebody is asked again and again must come to an end."""
        self.steps = 0
        if self.turn != self.table.turn:
            self.turn, self.answers = self.table.turn, 0
        self.answers += 1
        if self.answers > MOST_ANSWERS:
            raise EndlessGame(f"{MOST_ANSWERS} choices were made in one turn: it would never end")

    def _chosen(self, question: Question, answer: int) -> Option:
        if not question.options:
            raise IllegalChoice("cards are to be picked now: give a list of their places")
        if not 0 <= answer < len(question.options):
            raise IllegalChoice(f"there are options 0 to {len(question.options) - 1}, not {answer}")
        return question.options[answer]

    def _picked(self, question: Question, places: list[int]) -> list[Card]:
        if not question.picks:
            raise IllegalChoice("no cards are to be picked now")
        if len(set(places)) != len(places) or any(not 0 <= place < len(question.picks) for place in places):
            raise IllegalChoice(f"pick different cards by their places, 0 to {len(question.picks) - 1}")
        if not question.least <= len(places) <= question.most:
            raise IllegalChoice(f"pick {question.least} to {question.most} cards, not {len(places)}")
        return [question.picks[place] for place in places]

    def play_on(self) -> None:
        """Take steps until somebody is asked or the game is over."""
        table = self.table
        while not table.questions and not table.over:
            self.step()

    def step(self) -> None:
        """Take one step. Nobody loses before everything that was played has resolved."""
        # losing.pending-cards-resolve-first
        table = self.table
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise EndlessGame(f"{MOST_STEPS} steps were taken without a question to anybody: this game would never end")
        frame = table.stack[-1]
        if table.automata and frame.settled() and passes_out_on_a_track(table):
            table.push(PassOutOnTrack())  # otto.tracks.pass-out-resets-track
        elif frame.settled() and somebody_is_losing(table):
            table.push(LastChance())
        else:
            frame.step(table)
            if table.automata:
                answer_by_rule(table)

    def view(self, seat: int | None = None, since: int | None = None) -> View:
        """All that this seat may know (None: a spectator), with what happened from fact number `since` on."""
        told = len(self.table.log) if since is None else since
        return look(self.table, self.box.faces, -1 if seat is None else seat, told)

    def why_not(self, seat: int, card: Card) -> Reason | None:
        """Why this card in hand cannot be played now: the reason with its rule; None if it can."""
        return why_not(self.table, seat, card)

    def copy(self) -> "Game":
        """A twin that goes its own way and shares the past log."""
        twin = Game(self.table.copy(), self.box)
        twin.answers, twin.turn = self.answers, self.turn
        return twin

    def redeal(self, seat: int, chance: Chance, known: list[Held] = AS_BY_CHANCE) -> "Game":
        """A twin in which all that this seat cannot know is dealt anew; what it knows of hands is heeded."""
        twin = self.copy()
        redeal(twin.table, seat, chance, known)
        if twin.table.automata:
            answer_by_rule(twin.table)  # what was asked anew
        return twin

    def to_data(self) -> dict[str, object]:
        """The whole game as plain data."""
        return pack_table(self.table, self.box)

    @staticmethod
    def from_data(data: dict[str, object], box: Box) -> "Game":
        """A game from plain data, at whatever question it stood."""
        return Game(unpack_table(data, box), box)
