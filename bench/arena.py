"""Random legal play as learners do it, for comparison: `python bench/arena.py NAME SECONDS` prints JSON.

Every decision comes with an observation as a NumPy array and with what is legal. A decision is a choice between two or
more legal actions; of cards picked one by one each is one. They are counted for each second on the clock and for each
that the processor took. PYTHONPATH says which build of Innkeeper is measured.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

TABLES = 64


def innkeeper_vector(seconds: float) -> int:
    """Innkeeper's vector runner: four players at each of 64 tables."""
    from innkeeper.arena.vector import Vector

    vector = Vector(TABLES, players=4, seed=1)
    rng = np.random.default_rng(1)
    decisions = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        vector.step(vector.sample(rng))
        decisions += TABLES
    return decisions


def innkeeper_pettingzoo(seconds: float) -> int:
    """Innkeeper's PettingZoo environment, with four players."""
    from innkeeper.arena.pettingzoo import env

    return agents_play(env(players=4), seconds)


def innkeeper_gymnasium(seconds: float) -> int:
    """Innkeeper's Gymnasium seat against three random bots; only what the learner decides counts."""
    import gymnasium

    import innkeeper.arena.gymnasium  # noqa: F401 - which registers it

    env = gymnasium.make("Innkeeper-v0", players=4, opponents="random")
    rng = random.Random(1)
    decisions = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        seen, _ = env.reset(seed=decisions)
        over = False
        while not over:
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = env.step(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions


def innkeeper_gymnasium_seats(seconds: float) -> int:
    """The same at 64 tables at once, played by a process a core; only what the learner decides counts."""
    import gymnasium

    import innkeeper.arena.gymnasium  # noqa: F401 - which registers it
    from innkeeper.machine import cores

    seats = gymnasium.make_vec(
        "Innkeeper-v0", num_envs=TABLES, players=4, opponents="random", workers=min(cores(), TABLES)
    )
    rng = np.random.default_rng(1)
    seen, _ = seats.reset(seed=1)
    decisions = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        actions = (rng.random(seen["action_mask"].shape, np.float32) * seen["action_mask"]).argmax(1)
        seen, *_ = seats.step(actions)
        decisions += TABLES
    seats.close()
    return decisions


def pettingzoo_leduc_holdem(seconds: float) -> int:
    """PettingZoo's Leduc Hold'em: two players and six cards."""
    from pettingzoo.classic import leduc_holdem_v4

    return agents_play(leduc_holdem_v4.env(), seconds)


def pettingzoo_texas_holdem(seconds: float) -> int:
    """PettingZoo's Texas Hold'em with limits."""
    from pettingzoo.classic import texas_holdem_v4

    return agents_play(texas_holdem_v4.env(), seconds)


def pettingzoo_texas_holdem_no_limit(seconds: float) -> int:
    """PettingZoo's Texas Hold'em without limits."""
    from pettingzoo.classic import texas_holdem_no_limit_v6

    return agents_play(texas_holdem_no_limit_v6.env(), seconds)


def rlcard_leduc_holdem(seconds: float) -> int:
    """RLCard's own Leduc Hold'em, without PettingZoo around it."""
    return rlcard_plays("leduc-holdem", seconds)


def rlcard_gin_rummy(seconds: float) -> int:
    """RLCard's own Gin Rummy."""
    return rlcard_plays("gin-rummy", seconds)


def agents_play(env: Any, seconds: float) -> int:
    """Whole games through PettingZoo's loop of agents, one after the other."""
    rng = random.Random(1)
    decisions = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            decisions += len(legal) > 1
            env.step(rng.choice(legal))
    return decisions


def rlcard_plays(name: str, seconds: float) -> int:
    """Whole games through RLCard's env.step, one after the other."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    rng = random.Random(1)
    decisions = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(rng.choice(legal))
    return decisions


CONTENDERS: dict[str, Callable[[float], int]] = {
    "innkeeper_vector": innkeeper_vector,
    "innkeeper_pettingzoo": innkeeper_pettingzoo,
    "innkeeper_gymnasium": innkeeper_gymnasium,
    "innkeeper_gymnasium_seats": innkeeper_gymnasium_seats,
    "pettingzoo_leduc_holdem": pettingzoo_leduc_holdem,
    "pettingzoo_texas_holdem": pettingzoo_texas_holdem,
    "pettingzoo_texas_holdem_no_limit": pettingzoo_texas_holdem_no_limit,
    "rlcard_leduc_holdem": rlcard_leduc_holdem,
    "rlcard_gin_rummy": rlcard_gin_rummy,
}


def main() -> None:
    """Measure the contender named on the command line."""
    warnings.simplefilter("ignore")  # PettingZoo's games complain about their own spaces
    name, seconds = sys.argv[1], float(sys.argv[2])
    CONTENDERS[name](min(seconds, 0.2))  # warm up
    clock, processor = time.perf_counter(), sum(os.times()[:4])  # of this process and of those that it has begun
    decisions = CONTENDERS[name](seconds)
    clock, processor = time.perf_counter() - clock, sum(os.times()[:4]) - processor
    print(json.dumps({"decisions_per_s": decisions / clock, "decisions_per_cpu_s": decisions / processor}))


if __name__ == "__main__":
    main()
