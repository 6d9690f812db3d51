"""A gambling game as an observation tells it; all numbers are 0 where none is played. docs/arena.md tells each one."""

from array import array
from typing import Final

from innkeeper.seen_game import SeenGame, seen_game
from innkeeper.table.gambling import BROW, GAMES, HELD, LOOKED_AT, OPEN, POOL, RANKS
from innkeeper.view import View
from innkeeper.vocabulary.plays import Face

ASKED: Final = (
    "game", "game-go", "game-effect", "swap", "reroll", "set-die", "die-value", "keep-dice", "draft", "exchange",
    "hit-defend-fold",
)  # fmt: skip
CARDS: Final = 33  # ranks 1 to 5 of each suit, then the Dragons
DICE: Final = 5
OF_A_PLAYER: Final = 2 * len(RANKS) + 2 + 2 * DICE
PLAYERS: Final = 10
OWN: Final = len(ASKED) + len(GAMES) + 2  # where the tallies of the own cards begin
SIZE: Final = OWN + 3 * CARDS + PLAYERS * OF_A_PLAYER


def write_game(view: View, asked: str, slate: "array[int]", at: int) -> None:
    """What is asked, which game it is, the own cards by their faces, and what is seen of everybody's."""
    if asked in ASKED:
        slate[at + ASKED.index(asked)] = 1
    seen = seen_game(view)
    if seen is None or seen.waiting is None:
        return
    me = view.seat
    to = at + len(ASKED)
    slate[to + GAMES.index(seen.key)] = 1
    slate[to + len(GAMES)] = 1 + seen.stage
    slate[to + len(GAMES) + 1] = 1 + seen.middle[0].suit // 2 if seen.middle else 0
    to = at + OWN
    for which in (HELD, POOL, LOOKED_AT):
        for face in seen.cards(me, which):
            slate[to + place_of(face)] += 1
        to += CARDS
    for away in range(len(view.places)):
        _write_player(seen, (me + away) % len(view.places), slate, to + away * OF_A_PLAYER)


def place_of(face: Face) -> int:
    """Where a card stands among all faces of the deck."""
    return 30 + face.suit // 2 if face.rank == 0 else 5 * face.suit + face.rank - 1


def _write_player(seen: SeenGame, seat: int, slate: "array[int]", at: int) -> None:
    """The ranks that lie open and that are held up, how many cards are in hand and put aside, the dice."""
    for which in (OPEN, BROW):
        for face in seen.cards(seat, which):
            slate[at + face.rank] += 1
        at += len(RANKS)
    slate[at] = seen.how_many(seat, HELD)
    slate[at + 1] = seen.how_many(seat, POOL)
    for dice in (seen.kept_dice(seat), seen.rolled_dice(seat)):
        for place, shown in enumerate(dice):
            slate[at + 2 + place] = shown
        at += DICE
