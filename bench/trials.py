"""What a trial of the veteran takes, with all that belongs to it: `python bench/trials.py --games 12 --trials 60`.

The processor's time of whole searches, dealing worlds and looking for candidates included, divided by the trials in
them; at positions of games between regulars. PYTHONPATH says which build is measured, or which revision.
"""

from __future__ import annotations

import argparse
from time import thread_time
from typing import Any

from innkeeper.bots import Budget, Veteran, answer, bot, own_dice, veteran
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice

CHARACTERS = ("fiona", "gog", "zot", "gerki", "eve", "dimli", "deirdre", "phrenk")
PLAYERS = 4
EVERY = 29  # answers, one position is taken


def positions(games: int) -> list[tuple[Game, int]]:
    """Games in the middle of things, and who is asked there."""
    found: list[tuple[Game, int]] = []
    regular = bot("regular")
    for seed in range(games):
        names = [CHARACTERS[(seed + 3 * seat) % len(CHARACTERS)] for seat in range(PLAYERS)]
        game, dice, answers = Game.new(Setup(names), seed, open_box()), own_dice(seed, PLAYERS), 0
        while (question := game.next()) is not None:
            if question.is_forced():
                game.choose(question.seat, 0)
                continue
            answers += 1
            if answers % EVERY == 0:
                found.append((game.copy(), question.seat))
            game.choose(question.seat, answer(regular, game, question.seat, dice[question.seat]))
    return found


def main() -> None:
    """Search and tell."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=12)
    options.add_argument("--trials", type=int, default=60, help="for each decision")
    chosen = options.parse_args()
    trials = 0
    tries = getattr(veteran, "try_out")  # noqa: B009 - the module does not offer it

    def counted(*of: Any) -> Any:
        nonlocal trials
        trials += 1
        return tries(*of)

    setattr(veteran, "try_out", counted)  # noqa: B010
    found, searcher = positions(chosen.games), Veteran(Budget(trials=chosen.trials))
    start = thread_time()
    for number, (game, seat) in enumerate(found):
        dice = Dice(number)
        searcher.search(game.view(seat), Worlds(game, seat, dice), dice)
    taken = thread_time() - start
    print(f"{len(found)} positions, {trials:,} trials, {1e6 * taken / trials:.0f} µs each")


if __name__ == "__main__":
    main()
