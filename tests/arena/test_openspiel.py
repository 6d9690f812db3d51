"""The game is one of OpenSpiel's: it passes its tests, and its bot can play it."""

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from innkeeper.arena import openspiel
from innkeeper.rules.setup import SetupError


@pytest.mark.parametrize("players", range(2, 11))
def test_random_games_pass_its_test_and_survive_serialisation(players: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"python_innkeeper(players={players},seed={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()
    assert game.num_players() == players


def test_games_that_chance_deals_pass_its_test_too(capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game("python_innkeeper(players=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()
    assert (game.max_chance_outcomes(), game.max_chance_nodes_in_history()) == (openspiel.DEALS, 1)


def test_chance_deals_first_and_every_deal_is_as_likely() -> None:
    game = pyspiel.load_game("python_innkeeper(players=3)")
    state = game.new_initial_state()
    assert state.is_chance_node() and not state.is_terminal()
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    assert outcomes == tuple(range(openspiel.DEALS)) and set(chances) == {1 / openspiel.DEALS}
    assert state.action_to_string(7) == "deal 7"
    assert state.observation_tensor(0) == [0.0] * len(state.observation_tensor(0))
    assert state.information_state_string(0) == state.information_state_string(2) == str(state)
    with pytest.raises(ValueError, match="player 0 is not to act now; the cards are about to be dealt"):
        state.resample_from_infostate(0, lambda: 0.5)
    state.apply_action(7)
    assert not state.is_chance_node()
    assert state.history() == [7]


def test_a_seed_is_the_deal_of_that_number() -> None:
    dealt = pyspiel.load_game("python_innkeeper(players=3)").new_initial_state()
    dealt.apply_action(11)
    seeded = pyspiel.load_game("python_innkeeper(players=3,seed=11)").new_initial_state()
    assert str(dealt) == str(seeded)
    for player in range(3):
        assert dealt.information_state_string(player) == seeded.information_state_string(player)
        assert dealt.observation_tensor(player) == seeded.observation_tensor(player)


def deals(chance: int, **given: int) -> list[str]:
    """What player 0 sees after each of three resets."""
    environment = rl_environment.Environment("python_innkeeper", players=3, **given)
    environment.seed(chance)
    seen = []
    for _ in range(3):
        environment.reset()
        seen.append(environment.get_state.observation_string(0))
    return seen


def test_every_reset_of_its_learning_environment_deals_anew() -> None:
    assert len(set(deals(1))) == 3
    assert deals(1) == deals(1)
    assert not set(deals(1)) & set(deals(2))
    assert len(set(deals(1, seed=5))) == 1  # who names a deal gets that one


def test_its_learning_environment_plays_whole_games() -> None:
    environment = rl_environment.Environment("python_innkeeper", players=2)
    environment.seed(3)
    dice = np.random.RandomState(1)
    moment = environment.reset()
    while not moment.last():
        legal = moment.observations["legal_actions"][moment.current_player()]
        moment = environment.step([int(dice.choice(legal))])
    assert sorted(moment.rewards) == [-1, 1]


def test_tensors_can_be_normalised() -> None:
    plain, scaled = (
        pyspiel.load_game(f"python_innkeeper(players=3,seed=2{option})").new_initial_state()
        for option in ("", ",normalised=True")
    )
    seen, wanted = np.array(plain.observation_tensor(1)), np.array(scaled.observation_tensor(1))
    assert seen.max() > 20 and np.abs(wanted).max() <= 2
    assert ((seen != 0) == (wanted != 0)).all()


SEARCH = """
import pyspiel
import innkeeper.arena.openspiel
game = pyspiel.load_game("python_innkeeper(players=2,seed=3)")
state = game.new_initial_state()
evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
mcts = pyspiel.MCTSBot(game, evaluator, 1.4, 5, 10, False, 1, False)
for searcher in (mcts, pyspiel.ISMCTSBot(1, evaluator, 1.4, 5)):
    try:
        searcher.step(state)
    except TypeError as refused:
        print(refused)
state = pyspiel.load_game("tic_tac_toe").new_initial_state()
print(mcts.step(state) in state.legal_actions())
"""


def test_searchers_that_would_crash_refuse_the_game() -> None:
    done = subprocess.run([sys.executable, "-c", SEARCH], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, second, played = done.stdout.splitlines()
    assert first.startswith("pyspiel.MCTSBot is written in C++ and cannot step in a game written in Python: take")
    assert second.startswith("pyspiel.ISMCTSBot is written in C++")
    assert played == "True"


def test_its_information_set_search_can_play() -> None:
    game = pyspiel.load_game("python_innkeeper(players=2,characters=gog+fiona)")
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    searcher = ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=dice)
    searcher.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.uniform))
    bots = [searcher, pyspiel.make_uniform_random_bot(1, 1)]
    state = game.new_initial_state()
    state.apply_action(3)
    assert state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))  # its own
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sorted(state.returns()) == [-1, 1]


def test_a_resampled_state_keeps_what_the_player_knows() -> None:
    game = pyspiel.load_game("python_innkeeper(players=4,seed=2)")
    state = game.new_initial_state()
    dice = np.random.RandomState(2)
    hands: set[str] = set()
    for _ in range(40):
        player = state.current_player()
        twin = state.resample_from_infostate(player, dice.uniform)
        assert twin.current_player() == player
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        other = (player + 1) % 4
        hands.add(str(twin.observation_string(other) == state.observation_string(other)))
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert "False" in hands, "nothing was ever dealt anew"
    with pytest.raises(ValueError, match=r"player \d is not to act now; player \d is"):
        state.resample_from_infostate((state.current_player() + 1) % 4, dice.uniform)


def test_players_remember_what_they_have_been_told() -> None:
    game = pyspiel.load_game("python_innkeeper(players=2,seed=1)")
    state = game.new_initial_state()
    told = set()
    for _ in range(30):
        told.add(state.information_state_string(0))
        state.apply_action(state.legal_actions()[0])
    assert len(told) > 10


def test_clones_and_pickles_go_their_own_way() -> None:
    game = pyspiel.load_game("python_innkeeper(players=3)")
    state = game.new_initial_state()
    assert str(state.clone()) == str(pickle.loads(pickle.dumps(state))) == str(state)
    state.apply_action(4)
    dice = np.random.RandomState(3)
    for _ in range(40):
        state.apply_action(int(dice.choice(state.legal_actions())))
        twin, thawed = state.clone(), pickle.loads(pickle.dumps(state))
        assert twin.legal_actions() == thawed.legal_actions() == state.legal_actions()
        assert str(twin) == str(thawed) == str(state)
    before = str(state)
    while not twin.is_terminal():
        action = twin.legal_actions()[0]
        twin.apply_action(action)
        thawed.apply_action(action)
        assert str(twin) == str(thawed)
    assert twin.returns() == thawed.returns() != [0, 0, 0]
    assert str(state) == before and not state.is_terminal()


def test_a_long_game_is_broken_off() -> None:
    state = pyspiel.load_game("python_innkeeper(players=2,seed=1,max_game_length=5)").new_initial_state()
    for _ in range(5):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_a_table_that_cannot_be_set_is_refused() -> None:
    with pytest.raises(ValueError, match="max_game_length must be 1 or more, not -3"):
        openspiel.InnkeeperGame({"max_game_length": -3})
    with pytest.raises(SetupError, match="2 players need 2 characters, not 1"):
        openspiel.InnkeeperGame({"players": 2, "characters": "zot"})
    with pytest.raises(SetupError, match="no character 'merlin'"):
        openspiel.InnkeeperGame({"players": 2, "characters": "zot+merlin"})
    with pytest.raises(SetupError, match=r"sides must be written as seats, such as 0\+1/2\+3, not 'the blue ones'"):
        openspiel.InnkeeperGame({"sides": "the blue ones"})
    with pytest.raises(SetupError, match="the table cannot be set like this"):
        openspiel.InnkeeperGame({"sides": "0+1/2+30"})
    with pytest.raises(SetupError, match="no event deck 'land'; there are: dungeon, sea"):
        openspiel.InnkeeperGame({"event_decks": "sea+land"})
