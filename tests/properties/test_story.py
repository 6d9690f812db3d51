"""The story of a game: read from what everybody was told, it is as the table stands, and every fall has a cause."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from innkeeper.game import Game
from innkeeper.rules.setup import Setup
from innkeeper.story import ALCOHOL, FORTITUDE, GOLD, OUT, Changes, Evening
from innkeeper.table.card import NO_CARD
from innkeeper.vocabulary.terms import INN
from tests.properties.helpers import box, decisions, finish, some_game
from tests.rules.stories import tell

GAMES_A_CHUNK = 15


def standing(game: Game) -> list[tuple[int, int, int]]:
    """Where every side stands."""
    found = zip(game.table.bodies, game.table.purses, strict=True)
    return [(body.fortitude, body.alcohol, purse.gold) for body, purse in found]


@given(seed=st.integers(0, 2**128 - 1), players=st.integers(2, 10))
@settings(max_examples=40, deadline=None)
def test_markers_and_gold_come_out_as_they_are_after_every_choice(seed: int, players: int) -> None:
    game = some_game(seed, players)
    start, changes = standing(game), Changes([seat.side for seat in game.table.seats])
    changes.read_on(game.table.log)
    told = [*map(list, start)]
    read = game.told
    for _ in decisions(game, seed):
        changes.read_on(game.table.log)
        for fact in game.table.log.facts(read):
            for change in changes.made.get(fact, []):
                if change.what != OUT:
                    told[change.seat][(FORTITUDE, ALCOHOL, GOLD).index(change.what)] += change.amount
        read = game.told
        assert [*map(tuple, told)] == standing(game)
        assert changes.out == {seat.number for seat in game.table.seats if seat.out}
        for seat, ordered in zip(game.table.seats, changes.orders.ordered, strict=True):
            assert len(ordered) <= len(seat.drink_me), "somebody is said to have ordered what is not there"


@pytest.mark.parametrize("chunk", range(20))
def test_an_evening_ends_as_the_table_stands_and_every_fall_has_a_cause(chunk: int) -> None:
    """300 random games of 2 to 10 players."""
    for seed in range(chunk * GAMES_A_CHUNK, (chunk + 1) * GAMES_A_CHUNK):
        game = finish(some_game(seed, 2 + seed % 9), seed)
        evening = Evening(game)
        assert evening.now == standing(game)
        assert len(evening.standings) == len(evening.turns) + 1 == game.table.turn + 1
        assert {fall.seat for fall in evening.falls} == {seat.number for seat in game.table.seats if seat.out}
        assert all(1 <= fall.turn <= game.table.turn for fall in evening.falls)
        for fall in evening.falls:
            known = fall.cause.by >= 0 or fall.cause.card is not NO_CARD
            assert known or (fall.how == "is-broke" and paid_the_inn_last(game, fall.seat)), (seed, fall)
        key = evening.key()
        assert key is not None and 1 <= key.turn <= game.table.turn


def paid_the_inn_last(game: Game, seat: int) -> bool:
    """For new Drinks everybody pays, and nobody is behind it."""
    paid = [fact for fact in game.log if fact.what == "pays" and fact.seat == seat and fact.amount]
    return paid[-1].whom == INN


def test_an_evening_of_two_sides_is_told_of_both() -> None:
    for seed in range(10):
        setup = Setup(["zot", "fiona", "gerki", "gog"], mode="two-headed-dragon", sides=[[0, 1], [2, 3]])
        game = finish(Game.new(setup, seed, box()), seed)
        evening = Evening(game)
        assert evening.now == standing(game)
        assert evening.curve(0) == evening.curve(1)
        first, second = ([fall.cause for fall in evening.falls if fall.seat in side] for side in ((0, 1), (2, 3)))
        assert all(len(set(causes)) <= 1 for causes in (first, second)), "who shares a body falls by the same"


def test_nothing_is_read_but_what_everybody_was_told() -> None:
    for seed in range(5):
        game = finish(some_game(seed, 5), seed)
        known = Changes([*range(5)]).read_on(game.table.log.known_to(-1))
        whole = Changes([*range(5)]).read_on(game.table.log)
        assert known.made == whole.made


def test_the_key_moment_gives_the_winner_the_lead_for_good_or_is_the_hardest_blow() -> None:
    found = {"lead": 0, "blow": 0}
    for seed in range(60):
        evening = Evening(finish(some_game(seed, 2 + seed % 4), seed))
        key, taken = evening.key(), evening.lead_taken()
        assert key is not None
        if taken is None:
            assert key.amount == min(swing.amount for swing in evening.swings) < 0
        else:
            [winner] = evening.winners
            place = next(at for at, swing in enumerate(evening.swings) if swing is taken)
            leads = [(at, gaps[winner] == max(gaps)) for at, gaps in evening.gaps]
            assert all(ahead for at, ahead in leads if at > place), "it was lost again"
            assert not all(ahead for at, ahead in leads if at in (place - 1, place)), "it was had before"
        found["blow" if taken is None else "lead"] += 1
    assert min(found.values()) > 0


@pytest.mark.parametrize(
    ("drink", "card"), [("Wine", "Spike it with Firewater"), ("Dragon Breath Ale", "Dragon Breath Ale")]
)
def test_who_falls_by_a_drink_that_was_made_stronger_falls_by_that_if_it_would_not_have_done_without(
    drink: str, card: str
) -> None:
    """Deirdre stands at 4 of 8."""
    table = tell(f"""
table:
  seats:
    - {{character: deirdre, fortitude: 8, alcohol: 4, drink_me: ["{drink}"]}}
    - {{character: dimli, hand: ["Spike it with Firewater"]}}
    - {{character: zot}}
  phase: drink
script:
  - {{seat: Dimli, play: "Spike it with Firewater", on: Deirdre}}
expect: {{Deirdre: {{out: true}}}}
""")
    changes = Changes([0, 1, 2])
    changes.bodies[0].fortitude, changes.bodies[0].alcohol = 8, 4
    changes.read_on(table.log)
    [fall] = [change for made in changes.made.values() for change in made if change.what == OUT]
    assert fall.cause.card.face.title == card
