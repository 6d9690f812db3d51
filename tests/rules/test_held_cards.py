"""Cards of side decks that lie face down before somebody: who sees them, and that a new deal keeps what is seen."""

import pytest

from innkeeper.game import Game
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice
from tests.rules.stories import box


def prayers(game: Game) -> int:
    """The pile of what lies face down before the first seat."""
    return game.table.held[0]


@pytest.mark.rule("team-characters.bastian.team-sees-face-down-prayers")
def test_a_team_sees_the_prayers_that_lie_face_down() -> None:
    setup = Setup(["bastian", "zot", "deirdre", "fiona"], mode="two-headed-dragon", sides=[[0, 1], [2, 3]])
    game = Game.new(setup, 5, box())
    pile = prayers(game)
    assert len(game.table.piles[pile].cards) == 3
    assert pile in game.view(0).seen and pile in game.view(1).seen
    assert pile not in game.view(2).seen and pile not in game.view(None).seen


def test_what_lies_face_down_is_dealt_anew_for_those_who_do_not_see_it() -> None:
    game = Game.new(Setup(["bastian", "zot", "deirdre"]), 5, box())
    pile = prayers(game)
    before = game.table.piles[pile].cards
    others = {tuple(game.redeal(1, Dice(seed)).table.piles[pile].cards) for seed in range(20)}
    assert len(others) > 1
    assert all(game.redeal(0, Dice(seed)).table.piles[pile].cards == before for seed in range(5))


def test_prayers_before_their_owner_are_told_to_nobody_else() -> None:
    game = Game.new(Setup(["bastian", "zot", "deirdre"]), 5, box())
    titles = {card.face.title for card in game.table.piles[prayers(game)].cards}
    told = {fact.card.face.title for fact in game.view(1, since=0).facts}
    assert not titles & told
    assert [card.face.title in titles for card in game.view(0).held] == [True] * 3
