"""What whoever thinks in a world of their own reads off the table is what a view of it would tell, and no more."""

from collections.abc import Iterator

import pytest

from innkeeper.game import Game
from innkeeper.rules.setup import Setup
from innkeeper.sight import Sight
from innkeeper.table.pile import HAND
from innkeeper.table.waiting import Waiting
from innkeeper.view import SeatView, View
from tests.properties.helpers import TABLES, box, decisions, some_game, some_teams
from tests.properties.odd import odd_game

SHORT = 200  # choices of each game are looked at


def games() -> Iterator[Game]:
    """Of every kind: odd tables with gambling games, Prizes and pairs; teams and Bosses; an automaton."""
    for seed in range(24):
        yield odd_game(seed)
        yield some_game(seed, 2 + seed % 5)
    for mode, sides in TABLES:
        yield some_teams(1, mode, sides)
    yield Game.new(Setup(["fiona", "zot"], otto=True), 1, box())


def told(view: View) -> list[object]:
    """All that bots ask of a view."""
    first = [view.seat, view.turn, view.active, view.phase, view.inn, view.pot, view.drink_deck, view.over]
    piles = [(view.pile(number), view.faces_in(number)) for number in view.seen]
    seats = [told_of(seat) for seat in view.seats]
    stack = [told_of_waiting(waiting) for waiting in view.stack]
    cards = [card.number for card in view.hand], [card.number for card in view.held]
    return [first, view.question, cards, view.seen, piles, seats, stack, view.sizes, view.counts, view.winners]


def told_of(seat: SeatView) -> list[object]:
    numbers = [seat.number, seat.side, seat.fortitude, seat.alcohol, seat.gold, seat.out, seat.hand, seat.deck]
    return [*numbers, seat.drink_me, seat.tracks, seat.discard, seat.in_play, seat.name, seat.character]


def told_of_waiting(waiting: Waiting) -> list[object]:
    return [waiting.what, waiting.seat, waiting.mode, waiting.faces, waiting.whom, waiting.numbers]


def test_what_is_in_sight_is_what_a_view_tells() -> None:
    looked_at = 0
    for number, game in enumerate(games()):
        sight = Sight(game.table, game.box.faces)
        for _, question in zip(range(SHORT), decisions(game, number), strict=False):
            sight.look(question)
            assert told(sight) == told(game.view(question.seat))
            looked_at += 1
    assert looked_at > 4000


def test_what_is_hidden_is_not_in_sight() -> None:
    game = some_game(1, 3)
    sight, question = Sight(game.table, game.box.faces), next(decisions(game, 1))
    sight.look(question)
    hidden = set(range(len(game.table.piles))) - set(sight.seen)
    assert hidden
    for number in hidden:
        with pytest.raises(ValueError):
            sight.pile(number)
        with pytest.raises(ValueError):
            sight.faces_in(number)
    for rival in sight.seats:
        if rival.number != sight.seat:
            with pytest.raises(ValueError):
                rival._faces_in(HAND)
