"""One seat at many tables as a Gymnasium vector environment: each goes as it would alone, whoever plays it."""

import os
import signal
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from innkeeper.arena.gymnasium import OneSeat
from innkeeper.arena.seats import Seats
from innkeeper.rules.setup import SetupError

TABLES = 5


def alike(one: Any, other: Any) -> bool:
    """Whether two things that environments have told are the same, arrays in them included."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, tuple) or (isinstance(one, np.ndarray) and one.dtype == object):
        return len(one) == len(other) and all(map(alike, one, other))
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize(("workers", "normalised"), [(1, False), (1, True), (2, False), (3, True)])
def test_every_table_goes_as_one_seat_alone(workers: int, normalised: bool) -> None:
    """Also after an action that is not open, which loses, and through the games that begin where others end."""
    alone = SyncVectorEnv(
        [lambda: OneSeat(3, "regular", normalised=normalised)] * TABLES, autoreset_mode=AutoresetMode.SAME_STEP
    )
    seats = Seats(TABLES, 3, "regular", normalised=normalised, workers=workers)
    rng, ended = np.random.default_rng(1), 0
    assert alike(seats.reset(seed=7), alone.reset(seed=7))
    for step in range(150):
        masks = seats.action_masks()
        actions = (rng.random(masks.shape) * masks).argmax(1)
        if step % 40 == 39:
            actions[step % TABLES] = masks[step % TABLES].argmin()
        here, there = seats.step(actions), alone.step(actions)
        assert alike(here, there)
        ended += here[2].sum()
    assert ended > 6
    assert alike(seats.reset(), alone.reset())  # without a seed they go on
    assert alike(seats.reset(seed=[4, None, 3, 2, 1]), alone.reset(seed=[4, None, 3, 2, 1]))
    seats.close()


def test_gymnasium_makes_it() -> None:
    seats = gymnasium.make_vec("Innkeeper-v0", num_envs=4, players=3, opponents=["regular", "random"], workers=2)
    assert isinstance(seats.unwrapped, Seats)
    seen, _ = seats.reset(seed=1)
    assert seen in seats.observation_space
    assert seats.action_space.contains(seen["action_mask"].argmax(1))
    seats.close()


def test_what_is_seen_stays_as_it_was() -> None:
    seats = Seats(2, players=2)
    seen, _ = seats.reset(seed=1)
    before = {key: numbers.copy() for key, numbers in seen.items()}
    seats.step(seen["action_mask"].argmax(1))
    assert alike(seen, before)


def test_what_cannot_be_played_is_refused_and_changes_nothing() -> None:
    with pytest.raises(ValueError, match="1 to 2 processes can play 2 tables, not 3"):
        Seats(2, workers=3)
    with pytest.raises(ValueError, match="3 players leave 2 seats to opponents, not 1"):
        Seats(2, players=3, opponents=["random"])
    with pytest.raises(SetupError, match="no drink deck 'milk'"):
        Seats(2, workers=2, drinks="milk")
    with pytest.raises(SetupError, match=r"the table cannot be set like this: .*seed"):
        Seats(2, seed=1)
    seats = Seats(2, players=2)
    seen, _ = seats.reset(seed=1)
    with pytest.raises(ValueError, match="2 tables need 2 seeds, not 1"):
        seats.reset(seed=[1])
    for wrong in ([0.0, 1.0], [1], [[1], [2]]):
        with pytest.raises(ValueError, match="2 tables need 2 actions, a whole number each"):
            seats.step(wrong)
    assert (seats.action_masks() == seen["action_mask"]).all()


def test_a_process_that_is_gone_is_told() -> None:
    seats = Seats(2, players=2, workers=2)
    seen, _ = seats.reset(seed=1)
    (other,) = seats._workers
    assert other._process.pid is not None
    os.kill(other._process.pid, signal.SIGKILL)
    other._process.join()
    with pytest.raises(RuntimeError, match="the process that plays tables 1 to 1 is gone"):
        seats.step(seen["action_mask"].argmax(1))
    seats.close()


LEFT_ALONE = """
import os
from innkeeper.arena.seats import Seats

if __name__ == "__main__":
    seats = Seats(2, players=2, workers=2)
    seats.reset(seed=1)
    os._exit(7)  # as a program that is killed: nobody closes anything
"""


def test_no_process_outlives_the_program() -> None:
    """Its output is read to the end, which comes when the last process that could write there is gone."""
    done = subprocess.run([sys.executable, "-c", LEFT_ALONE], check=False, capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (7, b"")
