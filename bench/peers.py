"""Random legal play in other people's games, for comparison: `python bench/peers.py NAME SECONDS` prints JSON.

A decision is a choice between two or more legal options; forced moves are played but not counted.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable


def rlcard_uno(seconds: float) -> float:
    """RLCard's UNO through env.step. (It is made for two players; its setting for more has no effect.)"""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    rng = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(rng.choice(legal))
    return decisions / (time.perf_counter() - start)


def openspiel_crazy_eights(seconds: float) -> float:
    """OpenSpiel's crazy_eights with four players: C++, played from Python, chance nodes sampled from their outcomes."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    rng = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(rng.choice(legal))
    return decisions / (time.perf_counter() - start)


def python_chess(seconds: float) -> float:
    """python-chess: the list of legal moves, and one of them pushed, until the game is over."""
    import chess

    rng = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            decisions += len(legal) > 1
            board.push(rng.choice(legal))
    return decisions / (time.perf_counter() - start)


PEERS: dict[str, Callable[[float], float]] = {
    "rlcard_uno": rlcard_uno,
    "openspiel_crazy_eights": openspiel_crazy_eights,
    "python_chess": python_chess,
}


def main() -> None:
    """Measure the peer named on the command line."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    PEERS[name](min(seconds, 0.2))  # warm up
    print(json.dumps({"decisions_per_s": PEERS[name](seconds)}))


if __name__ == "__main__":
    main()
