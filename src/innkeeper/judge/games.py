"""Gambling games in scenarios: which may be chosen, what is dealt, and what is chosen in them."""

from typing import Final

from innkeeper.game import Game
from innkeeper.judge.format import Scenario
from innkeeper.judge.titles import Titles
from innkeeper.rules.gambling import OPENING
from innkeeper.rules.games.game import GamblingGame
from innkeeper.table.chance import A_DIE
from innkeeper.table.gambling import BROW, DECK, DISCARD, GAMES, HELD
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Table

CHOOSE_ONE: Final = "choose"  # the starter is asked which
DICE: Final = ("reroll", "set-die")  # questions about one of several dice
NAMED: Final = ["nothing", "look", "reroll", "set", "none", "hit", "fold", "defend", *GAMES]  # what may be chosen


def games_of(scenario: Scenario) -> list[str]:
    """Which games may be chosen at the table."""
    wanted = wanted_game(scenario)
    if not wanted:
        return scenario.table.gambling_games
    return GAMES if wanted == CHOOSE_ONE else [wanted]


def wanted_game(scenario: Scenario) -> str:
    """What a Round of Gambling is played as, or that this is chosen; empty: as a standard Round."""
    variants = scenario.table.variants
    return (variants.gambling_game if variants is not None else None) or ""


def game_named(scenario: Scenario, question: Question) -> int | None:
    """The option that chooses the game which the scenario names, where that is asked."""
    name = wanted_game(scenario)
    if question.what != "game" or name not in GAMES:
        return None
    return next(place for place, option in enumerate(question.options) if option.value == 1 + GAMES.index(name))


def arm_dice(table: Table, shown: list[int]) -> None:
    """The next dice show this."""
    table.chance.arranged += [[A_DIE, str(die)] for die in shown]


class Deals:
    """Sees to it that hands are dealt as a scenario says, game after game."""

    def __init__(self, scenario: Scenario, titles: Titles) -> None:
        gambling = scenario.table.gambling
        hands = (gambling.hands if gambling is not None else None) or []
        self.hands = [hands] if isinstance(hands, dict) else [*hands]
        self.deck = (gambling.deck if gambling is not None else None) or []
        self.titles = titles

    def arrange(self, table: Table) -> None:
        """Where the next step deals, prescribe how the deck will lie."""
        game = table.stack[-1]
        if not (self.hands or self.deck) or not isinstance(game, GamblingGame):
            return
        if game.at != len(OPENING) or game.anteing or len(game.gamblers) < 2:
            return
        named = self.hands.pop(0) if self.hands else {}
        order = [table.seats[seat].name for seat in game.in_order(table)]
        all_named = [title for hand in named.values() for title in hand] + self.deck
        others = [title for title in self.in_the_deck(table) if title not in all_named]
        cards = max([len(hand) for hand in named.values()], default=0)
        dealt = [
            named[name][place] if place < len(named.get(name, [])) else others.pop()
            for place in range(cards)
            for name in order
        ]
        table.chance.arranged.append([*dealt, *self.deck])

    def in_the_deck(self, table: Table) -> list[str]:
        """The titles of all cards, each once."""
        games = table.games
        assert games is not None
        cards = table.piles[games.pile(DECK)].cards + table.piles[games.pile(DISCARD)].cards
        return sorted({card.face.title for card in cards})


def swap(game: Game, given: object, taken: object, question: Question) -> int | None:
    """The option that gives one card in hand for another that was looked at."""
    table, games = game.table, game.table.games
    if question.what != "swap" or games is None:
        return None
    seat = question.seat
    hand = table.piles[games.of(seat, HELD)].cards + table.piles[games.of(seat, BROW)].cards

    def fits(option: Option) -> bool:
        return option.what == CHOOSE and [hand[option.on].face.title, option.card.face.title] == [given, taken]

    return next((place for place, option in enumerate(question.options) if fits(option)), None)


def number(wanted: int, question: Question) -> int | None:
    """The option that is a number; of dice, what one of them shows."""
    for place, option in enumerate(question.options):
        if option.what == CHOOSE and (option.mode if question.what in DICE else option.value) == wanted:
            return place
    return None
