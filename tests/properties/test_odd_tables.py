"""At the oddest tables, too: all is conserved, the limits hold, every game ends, and the log alone tells all."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from innkeeper.game import MOST_STEPS, Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from tests.properties.helpers import cards_on_the_table, decisions, gold_on_the_table
from tests.properties.ledger import Ledger
from tests.properties.odd import odd_game
from tests.properties.test_conservation import LONGEST_GAME, check_limits


@pytest.mark.parametrize("seed", [16, 31, 76, 77, 92])
def test_the_log_tells_who_has_the_gold_of_a_stolen_pot_of_which_half_is_taken(seed: int) -> None:
    game = Game.new(Setup(["gerki", "captain-whitehawk", "zot"]), seed, open_box())
    ledger = Ledger(game)
    for _ in decisions(game, seed):
        ledger.read_on(game)
        assert ledger.agrees_with(game)


@given(seed=st.integers(0, 2**64 - 1))
@settings(max_examples=300, deadline=None)
def test_everything_holds_at_odd_tables(seed: int) -> None:
    game = odd_game(seed)
    gold = gold_on_the_table(game)
    cards = list(range(len(game.table.cards)))
    ledger = Ledger(game)
    for number, _ in enumerate(decisions(game, seed)):
        assert number < LONGEST_GAME and game.steps < MOST_STEPS // 10
        assert gold_on_the_table(game) == gold
        assert cards_on_the_table(game) == cards
        check_limits(game)
        ledger.read_on(game)
        assert ledger.agrees_with(game)
    assert game.over and game.winners
    assert gold_on_the_table(game) == gold
    ledger.read_on(game)
    assert ledger.agrees_with(game)
