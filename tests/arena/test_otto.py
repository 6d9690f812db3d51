"""The arena with Otto: two agents, who see his tracks; he is no agent himself."""

import pytest
from pettingzoo.test import api_test

from innkeeper.arena import openspiel
from innkeeper.arena.encoding import FACTIONS
from innkeeper.arena.invitation import Invitation, encoding
from innkeeper.arena.pettingzoo import env
from innkeeper.table.chance import Dice
from tests.arena.helpers import seen

TWO = Invitation(2, ["zot", "gerki"], otto=True, factions=["rogue", "wizard"])


@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # nobody acts when the game is over
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
def test_he_passes_the_tests_of_pettingzoo_as_no_agent() -> None:
    game = env(players=2, otto=True)
    assert len(game.possible_agents) == 2
    api_test(game, num_cycles=200)


def test_his_tracks_and_factions_are_observed_the_own_track_first() -> None:
    sitting = TWO.sit_down(5)
    track = sitting.game.table.track(2, 1)
    track.fortitude, track.alcohol = 4, 1
    at = encoding().tracks
    chosen = [int(faction in ("rogue", "wizard")) for faction in FACTIONS]
    expected = [6, sitting.game.table.track(2, 0).alcohol, 4, 1, *chosen]
    assert seen(sitting, 0)[at : at + len(expected)] == expected
    assert seen(sitting, 1)[at : at + 2] == [4, 1]


def test_whole_games_are_played_and_the_two_share_what_was_staked() -> None:
    chance = Dice(3).seeded()
    for seed in range(5):
        sitting = TWO.sit_down(seed)
        while not sitting.over:
            assert sitting.seat in (0, 1)
            ways = sorted(sitting.ways)
            sitting.act(ways[chance.below(len(ways))])
        assert len(sitting.returns()) == 2 and sum(sitting.returns()) == 0


def test_open_spiel_plays_with_him() -> None:
    state = openspiel.InnkeeperGame(
        {"players": 2, "seed": 1, "otto": True, "factions": "cleric+rogue"}
    ).new_initial_state()
    assert state.num_players() == 2 and "Otto" in str(state)
