"""A game played one action at a time: what every environment of the arena is made of."""

from array import array
from collections.abc import Mapping
from typing import Final

from innkeeper.arena.actions import NO_WAYS, Ways
from innkeeper.arena.asked import Asked, IllegalAction
from innkeeper.arena.blank import Blank
from innkeeper.arena.encoding import Encoding
from innkeeper.bots.bot import Answer, Bot
from innkeeper.bots.matches import answer
from innkeeper.bots.random_bot import RandomBot, any_answer
from innkeeper.game import Game
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.question import Question

NOBODY: Final[Mapping[int, Bot]] = {}


class Sitting:
    """A game played one action at a time. Who has nothing to decide is not asked, and bots answer by themselves."""

    def __init__(self, game: Game, encoding: Encoding, bots: Mapping[int, Bot], dice: list[Dice]) -> None:
        self.game = game
        self.encoding = encoding
        self.actions = encoding.actions
        places = game.table.places
        self.seats = len(places)
        self.players = len(game.table.players)
        self.decks = [self.actions.decks[place.character] for place in places]
        self.bots = bots
        self.dice = dice  # the bots' own, one a seat
        self.question: Question | None = None
        self.asked: Asked | None = None  # unless a bot is
        self.blanks: dict[int, Blank] = {}  # of the seats that have been looked from

    def begin(self) -> None:
        """Play on to the first thing to decide."""
        self._listen()
        self._play_on()

    @property
    def seat(self) -> int:
        """Who is to act; -1: nobody, the game is over."""
        return self.question.seat if self.question is not None else -1

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def ways(self) -> Ways:
        """What the seat to act may do."""
        return self.asked.ways if self.asked is not None else NO_WAYS

    def act(self, action: int) -> None:
        """Take an action of the seat that is asked, and play on until there is something to decide again."""
        if self.asked is None:
            raise IllegalAction(f"action {action} cannot be taken: the game is over")
        self._take(self.asked, action)
        self._play_on()

    def _take(self, asked: Asked, action: int) -> None:
        """Answer with an action, or part of the answer."""
        chosen = asked.take(action)
        if chosen is not None:
            self._answer(asked.question.seat, chosen)

    def _play_on(self) -> None:
        """Let bots answer, and do what is the only thing to do."""
        while self.question is not None:
            if self.asked is None:
                self._answer(self.question.seat, self._of_bot(self.question))
            elif len(self.asked.ways) == 1:
                self._take(self.asked, next(iter(self.asked.ways)))
            else:
                return

    def _of_bot(self, question: Question) -> Answer:
        """What a bot chooses. One without judgement is not made to look."""
        bot, dice = self.bots[question.seat], self.dice[question.seat]
        if isinstance(bot, RandomBot):
            return any_answer(question, dice)
        return answer(bot, self.game, question.seat, dice)

    def _answer(self, seat: int, chosen: Answer) -> None:
        self.game.choose(seat, chosen)
        self._listen()

    def _listen(self) -> None:
        """Hear the next question."""
        question = self.game.next()
        self.question = question
        self.asked = None
        if question is not None and question.seat not in self.bots:
            deck = self.decks[question.seat]
            self.asked = Asked(self.actions, question, deck, self.actions.ways(question, deck, self.seats))

    def observed(self, seat: int) -> "array[int]":
        """What a seat sees."""
        view = self.game.view(seat)
        blank = self.blanks.get(seat)
        if blank is None:
            blank = self.encoding.blank(view)
            self.blanks[seat] = blank
        return self.encoding.observed(view, blank, self.asked if self.seat == seat else None)

    def write(self, seat: int, slate: "array[int]", at: int) -> None:
        """Write what a seat sees onto a slate, from some place on."""
        slate[at : at + self.encoding.size] = self.observed(seat)

    def mask(self, seat: int) -> bytearray:
        """Which actions are open to a seat: a byte each."""
        mask = bytearray(self.actions.count)
        if self.seat == seat:
            self.mark(mask, 0)
        return mask

    def mark(self, mask: bytearray, at: int) -> None:
        """Mark what the seat to act may do, from some place on."""
        for action in self.ways:
            mask[at + action] = 1

    def returns(self) -> list[float]:
        """Everybody has staked 1, and the winners share it all. Before the end it is nobody's."""
        winners = self.game.winners
        if not self.game.over or not winners:
            return [0.0] * self.players
        share = self.players / len(winners) - 1
        return [share if seat in winners else -1.0 for seat in range(self.players)]

    def copy(self) -> "Sitting":
        """A twin that goes its own way."""
        return self._at(self.game.copy())

    def __deepcopy__(self, memo: object) -> "Sitting":
        return self.copy()

    def redeal(self, chance: Chance) -> "Sitting":
        """A twin in which all that the seat to act cannot know is dealt anew; it is still asked the same."""
        return self._at(self.game.redeal(self.seat, chance))

    def _at(self, game: Game) -> "Sitting":
        """The same moment at another table."""
        twin = Sitting(game, self.encoding, self.bots, [die.copy() for die in self.dice])
        if self.asked is not None:
            twin.resume(self.seat, self.asked.ways, self.asked.picked, self.asked.which)
        return twin

    def resume(self, seat: int, ways: Ways, picked: list[int], which: bool) -> None:
        """Go on in the middle of an answer."""
        self.question = self.game.question_to(seat)
        if self.question is not None:
            self.asked = Asked(self.actions, self.question, self.decks[seat], ways)
            self.asked.picked = picked.copy()
            self.asked.which = which

    def __reduce__(self) -> tuple[object, ...]:
        from innkeeper.arena.invitation import thaw  # who knows the box

        dice = [die.state for die in self.dice]
        asked = self.asked
        answering = () if asked is None else (self.seat, asked.ways, asked.picked, asked.which)
        return thaw, (self.game.to_data(), self.bots, dice, *answering)
