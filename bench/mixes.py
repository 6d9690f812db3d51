"""`make mixes`: random games over all mixes of characters, modes and variants, and whether any of them goes wrong.

Every game is drawn from its number, so one that failed can be played again: `python bench/mixes.py --only NUMBER`. A
mix that the rules do not allow is refused, counted, and another one is drawn.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import traceback
from collections import Counter
from collections.abc import Iterator

from innkeeper.agreed import Agreed, read_variants, variants
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.modes import MODES, usual_sides
from innkeeper.rules.setup import Setup, SetupError, check
from innkeeper.table.box import MIXED
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.question import Question

LARGEST = 10  # players
BATCH = 50  # games that a process takes at a time


def mix(chance: Chance) -> tuple[Setup, list[str]]:
    """A table, and what it is called in counts. Raises SetupError."""
    box = open_box()
    players = 2 + chance.below(3) if chance.below(2) else 2 + chance.below(LARGEST - 1)
    mode = list(MODES)[chance.below(len(MODES))] if chance.below(2) else ""
    played = [name for name in variants(box) if chance.below(4) == 0]
    drinks = chance.some(sorted(box.drink_decks), 1 + chance.below(3)) if "bar-deck" in played else None
    agreed = Agreed(
        mode=mode,
        sides=usual_sides(mode, players) if mode else [],
        drinks=MIXED.join(drinks or chance.some(sorted(box.drink_decks), 1)),
        **read_variants(",".join(played) or "none", box),
    )
    characters = agreed.cast(sorted(box.characters), players, chance, box)
    setup = agreed.seated(characters, chance.below(players))
    check(setup, box)
    return setup, [mode or "standard", *played]


def drawn(number: int) -> tuple[Setup, list[str], int]:
    """The table of a game, and how many were refused before it."""
    chance, refused = Dice(number).seeded(), 0
    while True:
        try:
            return *mix(chance), refused
        except SetupError:
            refused += 1


def play(number: int) -> tuple[list[str], int, int]:
    """A game to its end: what it is called, how many mixes were refused, how many choices it took."""
    setup, called, refused = drawn(number)
    game, chance, choices = Game.new(setup, number, open_box()), Dice(number).seeded(), 0
    while (question := game.next()) is not None:
        if question.options:
            game.choose(question.seat, chance.below(len(question.options)))
        else:
            many = question.least + chance.below(question.most - question.least + 1)
            game.choose(question.seat, [int(place) for place in chance.some(places(question), many)])
        choices += 1
    audit(game)
    return called, refused, choices


def places(question: Question) -> list[str]:
    """The places of the cards that may be picked."""
    return [str(place) for place in range(len(question.picks))]


def audit(game: Game) -> None:
    """Somebody has won, every card is in one place (or was being played at the end), and no purse is overdrawn."""
    table = game.table
    assert table.winners, "nobody has won"
    lying = Counter(card.number for pile in table.piles for card in pile.cards)
    least = 0 if len(table.stack) > 1 else 1
    wrong = [card.face.title for card in table.cards if not least <= lying[card.number] <= 1]
    assert not wrong, f"lost or doubled: {wrong}"
    assert all(purse.gold >= 0 for purse in table.purses)


def batch(numbers: range) -> list[tuple[int, list[str], int, int, str]]:
    """Several games; of one that went wrong, what it said."""
    found: list[tuple[int, list[str], int, int, str]] = []
    for number in numbers:
        try:
            found.append((number, *play(number), ""))
        except Exception:  # whatever it is, it is told, and the others are played
            found.append((number, [], 0, 0, traceback.format_exc(limit=-6)))
    return found


def all_of(games: int, first: int) -> Iterator[tuple[int, list[str], int, int, str]]:
    """All games, on as many processes as there are cores."""
    batches = [range(at, min(at + BATCH, first + games)) for at in range(first, first + games, BATCH)]
    with multiprocessing.Pool() as pool:
        for found in pool.imap_unordered(batch, batches):
            yield from found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--only", type=int, help="play this game alone")
    chosen = parser.parse_args()
    if chosen.only is not None:
        print(drawn(chosen.only)[1], play(chosen.only)[2], "choices")
        return 0
    counts, refused, choices, failed = Counter[str](), 0, 0, 0
    for number, called, turned_away, taken, said in all_of(chosen.games, chosen.first):
        counts.update(called)
        refused, choices, failed = refused + turned_away, choices + taken, failed + bool(said)
        if said:
            print(f"game {number} failed:\n{said}", flush=True)
    print(f"{chosen.games} games, {choices} choices, {refused} mixes refused, {failed} failed")
    print(", ".join(f"{name} {count}" for name, count in counts.most_common()))
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
