"""One seat at many tables as a Gymnasium vector environment: each goes as it would alone, whoever plays it."""

import gc
import subprocess
import sys
from multiprocessing.process import BaseProcess
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from innkeeper.arena.gymnasium import OneSeat
from innkeeper.arena.seats import Seats, Worker
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


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_seen_stays_as_it_was(workers: int) -> None:
    seats = Seats(2, players=2, workers=workers)
    seen, _ = seats.reset(seed=1)
    before = {key: numbers.copy() for key, numbers in seen.items()}
    seats.step(seen["action_mask"].argmax(1))
    assert alike(seen, before)
    seats.close()


def test_what_cannot_be_played_is_refused_and_changes_nothing() -> None:
    with pytest.raises(ValueError, match="1 to 2 processes can play 2 tables, not 3"):
        Seats(2, workers=3)
    with pytest.raises(ValueError, match="3 players leave 2 seats to opponents, not 1"):
        Seats(2, players=3, opponents=["random"])
    with pytest.raises(SetupError, match="no drink deck 'milk'"):
        Seats(2, workers=2, drinks="milk")
    with pytest.raises(SetupError, match=r"the table cannot be set like this: .*seed"):
        Seats(2, seed=1)
    with pytest.raises(ValueError, match="there must be at least one table, not 0"):
        Seats(0)
    seats = Seats(2, players=2)
    with pytest.raises(ResetNeeded):
        seats.step([0, 0])
    seen, _ = seats.reset(seed=1)
    for seeds in (1.5, -1, "tuesday", [1, 2.5]):
        with pytest.raises(ValueError, match="a seed is a Python int from 0 on, or None for any; not "):
            seats.reset(seed=seeds)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 tables need 2 seeds, not 1"):
        seats.reset(seed=[1])
    with pytest.raises(ValueError, match="there can be no reset_mask"):
        seats.reset(options={"reset_mask": np.ones(2, bool)})
    for wrong in ([0.0, 1.0], [1], [[1], [2]]):
        with pytest.raises(ValueError, match="2 tables need 2 actions, a whole number each"):
            seats.step(wrong)
    assert (seats.action_masks() == seen["action_mask"]).all()


def test_what_is_closed_stays_closed() -> None:
    seats = Seats(2, players=2, workers=2)
    seen, _ = seats.reset(seed=1)
    seats.close()
    seats.close()
    with pytest.raises(ClosedEnvironmentError):
        seats.step(seen["action_mask"].argmax(1))
    with pytest.raises(ClosedEnvironmentError):
        seats.reset()


def processes(seats: Seats) -> list[BaseProcess]:
    return [worker._process for worker in seats._workers]


def test_a_process_that_is_gone_is_told_and_reset_begins_another() -> None:
    seats, alone = Seats(2, players=2, workers=2), Seats(2, players=2)
    seen, _ = seats.reset(seed=1)
    (other,) = processes(seats)
    other.kill()
    other.join()
    actions = seen["action_mask"].argmax(1)
    with pytest.raises(RuntimeError, match=r"the process that plays tables 1 to 1 is gone: reset\(\) begins another"):
        seats.step(actions)
    with pytest.raises(ResetNeeded):
        seats.step(actions)
    assert alike(seats.reset(seed=2), alone.reset(seed=2))
    seats.close()


def test_a_step_that_was_broken_off_is_not_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where all games have just ended, so that there is much to tell; and closing does not wait for anybody."""
    seats, alone = Seats(64, normalised=True, workers=2), Seats(64, normalised=True)
    seats.reset(seed=1)
    (other,) = processes(seats)
    with monkeypatch.context() as patched:
        patched.setattr(seats._own, "do", interrupted)
        with pytest.raises(KeyboardInterrupt):
            seats.step(np.full(64, -1))
    assert not other.is_alive()
    assert alike(seats.reset(seed=3), alone.reset(seed=3))
    seats.close()


def interrupted(_: object) -> None:
    raise KeyboardInterrupt


def test_closing_that_was_broken_off_is_done_with_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = Seats(3, players=2, workers=3)
    seen, _ = seats.reset(seed=1)
    others = processes(seats)
    with monkeypatch.context() as patched:
        patched.setattr(Worker, "end", interrupted)
        with pytest.raises(KeyboardInterrupt):
            seats.close()
    with pytest.raises(ResetNeeded):
        seats.step(seen["action_mask"].argmax(1))
    seats.close()
    assert not any(other.is_alive() for other in others)


def test_what_goes_wrong_in_another_process_is_told() -> None:
    seats = Seats(2, players=2, workers=2)
    seats.reset(seed=1)
    (worker,) = seats._workers
    worker.ask(["tuesday"])  # type: ignore[list-item]
    with pytest.raises(RuntimeError, match=r"tables 1 to 1 came to grief; reset\(\) begins others:(.|\n)*Seed must"):
        worker.wait()
    seats.close()


def test_who_lets_go_of_it_leaves_no_process_behind() -> None:
    seats = Seats(3, players=2, workers=3)
    seats.reset(seed=1)
    others = processes(seats)
    del seats
    gc.collect()
    assert len(others) == 2 and not any(other.is_alive() for other in others)


INTERRUPTED = """
import signal
import numpy as np
from innkeeper.arena.seats import Seats

if __name__ == "__main__":
    seats, alone, rng = Seats(4, players=3, workers=2), Seats(4, players=3), np.random.default_rng(1)
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    for trial in range(25):
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.01 + 0.001 * trial)
            seen, _ = seats.reset(seed=trial)
            for _ in range(2000):
                seen, *_ = seats.step((rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1))
        except KeyboardInterrupt:
            pass
        one, other = seats.reset(seed=trial)[0], alone.reset(seed=trial)[0]
        for _ in range(10):
            assert all((one[key] == other[key]).all() for key in one)
            actions = one["action_mask"].argmax(1)
            one, other = seats.step(actions)[0], alone.step(actions)[0]
    seats.close()
    print("as ever")
"""
KILLED = """
import os
from innkeeper.arena.seats import Seats

if __name__ == "__main__":
    seats = Seats(64, normalised=True, workers=4)
    seats.reset(seed=1)
    seats._own.do = lambda _: os._exit(7)  # in the middle of a step, as a program that is killed: nothing is closed
    seats.step([-1] * 64)
"""
FORKED = """
import os
from innkeeper.arena.seats import Seats

if __name__ == "__main__":
    seats = Seats(2, players=2, workers=2)
    seen, _ = seats.reset(seed=1)
    if (copy := os.fork()) == 0:
        seats.close()
        os._exit(0)
    os.waitpid(copy, 0)
    seats.step(seen["action_mask"].argmax(1))
    seats.close()
    print("as ever")
"""
SPAWNED = """
import multiprocessing
from innkeeper.arena.seats import Seats

if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    seats, alone = Seats(2, players=2, workers=2), Seats(2, players=2)
    one, other = seats.reset(seed=1)[0], alone.reset(seed=1)[0]
    assert (one["observation"] == other["observation"]).all()
    seats.close()
    print("as ever")
"""


def run(script: str) -> subprocess.CompletedProcess[str]:
    """Its output is read to the end, which comes only when the last process that could write there is gone."""
    return subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True, timeout=120)


def test_who_interrupts_a_step_can_begin_anew() -> None:
    """Wherever Ctrl-C comes: all tables go on as though it had not been."""
    done = run(INTERRUPTED)
    assert (done.returncode, done.stdout) == (0, "as ever\n"), done.stderr


def test_no_process_outlives_a_program_that_is_killed() -> None:
    done = run(KILLED)
    assert (done.returncode, done.stdout, done.stderr) == (7, "", "")


def test_a_copy_of_the_program_leaves_the_processes_to_the_program() -> None:
    done = run(FORKED)
    assert (done.returncode, done.stdout, done.stderr) == (0, "as ever\n", "")


def test_processes_that_begin_from_nothing_play_the_same() -> None:
    done = run(SPAWNED)
    assert (done.returncode, done.stdout) == (0, "as ever\n"), done.stderr
