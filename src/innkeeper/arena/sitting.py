"""A game played one action at a time: what every environment of the arena is made of."""

from array import array
from collections.abc import Mapping
from typing import Final

from innkeeper.arena.actions import DECLINE, Ways
from innkeeper.arena.encoding import Asked, Encoding
from innkeeper.bots import Answer, Bot, answer
from innkeeper.game import Game
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.question import Question

NOBODY: Final[Mapping[int, Bot]] = {}


class IllegalAction(ValueError):
    """An action that is not open to the seat now. Nothing has changed."""


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
        self.ways: Ways = {}  # what the seat that is asked may do
        self.picked: list[int] = []
        self.which = False
        self.blanks: list[array[int]] = []

    def begin(self) -> None:
        """Play on to the first thing to decide."""
        self.lay_blanks()
        self._listen()
        self._play_on()

    def lay_blanks(self) -> None:
        """Note what each seat sees through the whole game."""
        places = self.game.table.places
        self.blanks = [self.encoding.blank(places, seat) for seat in range(self.players)]

    @property
    def seat(self) -> int:
        """Who is to act; -1: nobody, the game is over."""
        return self.question.seat if self.question is not None else -1

    @property
    def over(self) -> bool:
        return self.question is None

    def act(self, action: int) -> None:
        """Take an action of the seat that is asked, and play on until there is something to decide again."""
        if action not in self.ways:
            raise IllegalAction(f"action {action} is not open to seat {self.seat} now; open are: {sorted(self.ways)}")
        self._take(action)
        self._play_on()

    def _take(self, action: int) -> None:
        """Answer the question with an action, or part of it."""
        question = self.question
        assert question is not None
        actions, deck = self.actions, self.decks[question.seat]
        places = self.ways[action]
        if actions.pick <= action < actions.give:
            self.picked.append(places[0])
            self.ways = actions.picks(question, deck, self.picked)
        elif len(places) > 1:
            self.which = True
            self.ways = actions.which_of(places)
        elif action == DECLINE and question.picks:
            self._answer(sorted(self.picked))
        else:
            self._answer(places[0])

    def _play_on(self) -> None:
        """Let bots answer, and do what is the only thing to do."""
        while self.question is not None:
            seat = self.question.seat
            if seat in self.bots:
                self._answer(answer(self.bots[seat], self.game, seat, self.dice[seat]))
            elif len(self.ways) == 1:
                self._take(next(iter(self.ways)))
            else:
                return

    def _answer(self, chosen: Answer) -> None:
        self.game.choose(self.seat, chosen)
        self._listen()

    def _listen(self) -> None:
        """Hear the next question."""
        question = self.game.next()
        self.question = question
        self.picked = []
        self.which = False
        self.ways = {}
        if question is not None and question.seat not in self.bots:
            self.ways = self.actions.ways(question, self.decks[question.seat], self.seats)

    def write(self, seat: int, slate: "array[int]", at: int) -> None:
        """Write what a seat sees onto a slate, from some place on."""
        asked: Asked | None = None
        if self.question is not None and self.question.seat == seat:
            asked = Asked(self.question, self.picked, self.which)
        slate[at : at + self.encoding.size] = self.blanks[seat]
        self.encoding.write(self.game.view(seat), asked, slate, at)

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
        twin.blanks = self.blanks
        twin.resume(self.seat, self.ways, self.picked, self.which)
        return twin

    def resume(self, seat: int, ways: Ways, picked: list[int], which: bool) -> None:
        """Go on in the middle of an answer."""
        self.question = self.game.question_to(seat)
        self.ways = ways
        self.picked = picked.copy()
        self.which = which

    def __reduce__(self) -> tuple[object, ...]:
        from innkeeper.arena.invitation import thaw  # who knows the box

        dice = [die.state for die in self.dice]
        return thaw, (self.game.to_data(), self.bots, dice, self.seat, self.ways, self.picked, self.which)
