"""Many games in one process go exactly as each would alone."""

import subprocess
import sys

import numpy as np
import pytest

from innkeeper.arena.asked import IllegalAction
from innkeeper.arena.invitation import Invitation
from innkeeper.arena.vector import Vector
from innkeeper.bots import UnknownBot
from innkeeper.rules.setup import SetupError
from tests.arena.helpers import seen


def test_tables_go_as_single_games_do() -> None:
    rng = np.random.default_rng(3)
    vector = Vector(6, players=3, seed=4)
    single = [Invitation(3).sit_down(seed) for seed in vector.seeds]
    finished = 0
    for _ in range(400):
        for table, sitting in enumerate(single):
            assert vector.seats[table] == sitting.seat
            assert vector.observations[table].tolist() == seen(sitting, sitting.seat)
            assert np.flatnonzero(vector.masks[table]).tolist() == sorted(sitting.ways)
        actions = vector.sample(rng)
        rewards, ended = vector.step(actions)
        for table, action in enumerate(actions):
            single[table].act(int(action))
            assert ended[table] == single[table].over
            assert rewards[table].tolist() == pytest.approx(single[table].returns())
            if ended[table]:
                finished += 1
                single[table] = Invitation(3).sit_down(vector.seeds[table])
    assert finished > 6


def test_a_table_does_not_depend_on_its_neighbours() -> None:
    alone, among = Vector(1, seed=9), Vector(5, seed=9)
    assert alone.seeds[0] == among.seeds[0]
    assert (alone.observations[0] == among.observations[0]).all()
    assert len(set(among.seeds)) == 5


def test_bots_have_the_seats_they_are_given() -> None:
    rng = np.random.default_rng(1)
    vector = Vector(4, players=3, seed=2, bots={1: "random", 2: "regular"})
    finished = 0
    while finished < 4:
        assert not vector.seats.any()
        finished += int(vector.step(vector.sample(rng))[1].sum())


def test_a_bot_that_searches_can_have_a_seat() -> None:
    rng = np.random.default_rng(1)
    vector = Vector(1, players=2, bots={1: "veteran:2"})
    for _ in range(8):
        vector.step(vector.sample(rng))


def test_one_illegal_action_stops_all_tables() -> None:
    vector = Vector(3, seed=1)
    before = vector.observations.copy()
    actions = vector.sample(np.random.default_rng(1))
    actions[1] = vector.actions.count
    with pytest.raises(IllegalAction, match="is not open at table 1 now; open are: "):
        vector.step(actions)
    assert (vector.observations == before).all()
    with pytest.raises(ValueError, match="3 tables need 3 actions, a whole number each, not int64 of the shape"):
        vector.step(actions[:2])
    with pytest.raises(ValueError, match="a whole number each, not float64"):
        vector.step([0.0, 1.0, 2.0])
    with pytest.raises(ValueError, match="read-only"):
        vector.masks[1, vector.actions.count - 1] = True


def test_actions_may_come_as_a_list() -> None:
    vector, other = Vector(3, seed=1), Vector(3, seed=1)
    actions = vector.sample(np.random.default_rng(1))
    vector.step(actions)
    other.step(actions.tolist())
    assert (vector.observations == other.observations).all()


INTERRUPTED = """
import signal
import numpy as np
from innkeeper.arena.vector import Vector

caught = 0
while caught < 20:
    vector = Vector(8, players=4, seed=caught, bots={1: "regular", 2: "regular", 3: "regular"})
    rng = np.random.default_rng(caught)
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.02)
        while True:
            vector.step(vector.sample(rng))
    except KeyboardInterrupt:
        caught += 1
print("saved")
"""


def test_who_interrupts_a_training_can_still_save_it() -> None:
    """Ctrl-C reaches the program as KeyboardInterrupt, wherever a game stands."""
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], check=False, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "saved\n"), done.stderr


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one table, not 0"):
        Vector(0)
    with pytest.raises(SetupError, match="2 to 10 players can sit at the table, not 11"):
        Vector(players=11)
    with pytest.raises(SetupError, match="2 players need 2 characters, not 1"):
        Vector(players=2, characters=["zot"])
    with pytest.raises(SetupError, match=r"characters are a list of ids, such as .*, not 'zot\+gog'"):
        Vector(players=2, characters="zot+gog")
    with pytest.raises(SetupError, match="no drink deck 'milk'"):
        Vector(drinks="milk")
    with pytest.raises(SetupError, match=r"the table cannot be set like this: .*weather"):
        Vector(weather="rain")
    with pytest.raises(SetupError, match=r"there is no setting `normalized` here; did you mean `normalised`\?"):
        Vector(normalized=True)
    with pytest.raises(SetupError, match=r"there is no setting `opponents` here$"):
        Vector(opponents="random")
    with pytest.raises(UnknownBot, match="no bot 'drunkard'"):
        Vector(bots={1: "drunkard"})
    with pytest.raises(ValueError, match="there is no seat 4; there are: 0 to 3"):
        Vector(bots={4: "random"})
    with pytest.raises(ValueError, match="leave one to the learner"):
        Vector(players=2, bots={0: "random", 1: "random"})


def test_a_side_wins_together() -> None:
    rng = np.random.default_rng(5)
    vector = Vector(2, seed=3, mode="two-headed-dragon", sides=[[0, 1], [2, 3]])
    while True:
        rewards, ended = vector.step(vector.sample(rng))
        if ended.any():
            break
    paid = rewards[ended][0]
    assert paid[0] == paid[1] == -paid[2] == -paid[3]
    assert abs(paid[0]) == 1
