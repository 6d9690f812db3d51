"""Otto at random tables of two: he decides nothing, the log tells all of his markers, and all else holds as ever."""

from typing import Any

import pytest

from innkeeper.data import pack_table
from innkeeper.game import Game
from innkeeper.rules.redealing import deal_hidden_cards
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice
from innkeeper.table.gambling import GAMES
from innkeeper.table.log import Fact
from innkeeper.table.table import Table
from tests.properties.helpers import box, cards_on_the_table, decisions, finish, gold_on_the_table

OTTO = 2
LONGEST_GAME = 5_000
MIXES: list[dict[str, Any]] = [  # of what may be agreed on besides
    {},
    {"event_decks": ["harbour"]},
    {"prizes": sorted(box().prizes)},
    {"gambling_games": GAMES},
    {"bar_deck": True},
    {"event_decks": ["harbour"], "prizes": sorted(box().prizes), "gambling_games": GAMES, "bar_deck": True},
]


def some_table(seed: int, **more: Any) -> Game:
    """Two characters drawn from the seed, and Otto."""
    chance = Dice(seed).seeded()
    known, decks = sorted(box().characters), sorted(box().drink_decks)
    characters = [known[chance.below(len(known))] for _ in range(2)]
    return Game.new(Setup(characters, decks[chance.below(len(decks))], otto=True, **more), seed, box())


def tracks(table: Table) -> list[list[int]]:
    """Fortitude and Alcohol Content towards each player."""
    return [[table.track(OTTO, player).fortitude, table.track(OTTO, player).alcohol] for player in (0, 1)]


def enter(fact: Fact, told: list[list[int]]) -> None:
    """Move markers as a fact tells."""
    if fact.what in ("track-fortitude", "track-alcohol"):
        told[fact.whom][fact.what == "track-alcohol"] += fact.amount
    elif fact.what == "track-reset":
        assert told[fact.whom][1] >= told[fact.whom][0]
        told[fact.whom] = [6, 0]


@pytest.mark.parametrize("chunk", range(10))
def test_everything_is_conserved_and_the_log_rebuilds_his_tracks(chunk: int) -> None:
    """Cards, Gold and limits at every choice; nobody asks Otto, and he neither wins nor loses."""
    for seed in range(chunk * 6, chunk * 6 + 6):
        game = some_table(seed, **MIXES[seed % len(MIXES)])
        gold, cards = gold_on_the_table(game), list(range(len(game.table.cards)))
        told, read = [[6, 0], [6, 0]], 0
        for number, question in enumerate(decisions(game, seed)):
            assert number < LONGEST_GAME and question.seat != OTTO
            assert gold_on_the_table(game) == gold and cards_on_the_table(game) == cards
            check(game)
            for fact in game.table.log.facts(read):
                enter(fact, told)
            read = game.told
            assert told == tracks(game.table)
        assert game.winners in ([0], [1]) or sorted(game.winners) == [0, 1]
        assert not game.table.seats[OTTO].out


def check(game: Game) -> None:
    """His limits: no hand, no Gold, ten cards, and tracks from 0 to 6."""
    otto = game.table.seats[OTTO]
    assert not otto.hand and otto.purse.gold == 0 and len(otto.deck) + len(otto.discard) == 10
    assert all(0 <= marker <= 6 for track in tracks(game.table) for marker in track)
    assert otto.deck or game.table.round_at >= 0


def test_he_is_copied_saved_and_dealt_anew_with_the_table() -> None:
    """A twin and a table from data go on alike; no view tells what lies in his deck."""
    chance = Dice(3).seeded()
    for seed in range(4):
        game = some_table(seed)
        for number, question in enumerate(decisions(game, seed)):
            if number % 7:
                continue
            again = Game.from_data(game.to_data(), box())
            assert pack_table(again.table, box()) == pack_table(game.table, box())
            assert tracks(again.table) == tracks(game.table)
            for seat in (0, 1, None):
                twin = game.copy()
                deal_hidden_cards(twin.table, -1 if seat is None else seat, chance)
                assert twin.view(seat, since=0).encode() == game.view(seat, since=0).encode()
            other = game.redeal(question.seat, chance)
            assert other.next() is not None
            finish(other, seed) if number == 0 else None


def test_the_same_seed_gives_the_same_game_and_factions_may_be_chosen() -> None:
    assert finish(some_table(5), 1).told == finish(some_table(5), 1).told
    game = some_table(5, factions=["cleric", "wizard"])
    found = {card.face.faction for card in game.table.seats[OTTO].deck + game.table.seats[OTTO].discard}
    assert found == {"cleric", "wizard"}
