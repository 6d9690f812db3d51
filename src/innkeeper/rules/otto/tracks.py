"""Two Fortitude-Alcohol tracks: which of them a change moves, by who causes it."""

from typing import Final

from innkeeper.rules.otto.joining import HIGHEST
from innkeeper.table.seat import Body
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import FORTITUDE

NO_PLAYER: Final = -1  # who causes a change, if no player does: it moves both tracks
NO_TRACK: Final = -2  # what touches only Gold touches neither
LIMITS: Final = "otto.setup.two-tracks-at-six-and-zero"


def tracks_moved(table: Table, cause: int) -> list[int]:
    """The players whose tracks a change moves."""
    if cause == NO_TRACK:
        return []  # otto.responses.affected-tracks
    if cause >= 0 and table.places[cause].nature.loses:
        return [cause]  # otto.tracks.player-effect-hits-own-track, otto.tracks.player-card-drink-or-event
    # otto.tracks.other-effects-hit-both, otto.turn.own-drink-hits-both-tracks
    return [player.number for player in table.players if not player.out]


def move_tracks(table: Table, seat: int, stat: int, amount: int, rule: str, cause: int) -> int:
    """Move a marker on each of the tracks concerned, and say how far at most."""
    furthest = 0
    for player in tracks_moved(table, cause):
        body = table.track(seat, player)
        moved = move(body, stat, amount)
        what = "track-fortitude" if stat == FORTITUDE else "track-alcohol"
        table.tell(what, rule if moved == amount else LIMITS, seat, whom=player, amount=moved)
        if abs(moved) > abs(furthest):
            furthest = moved
    return furthest


def move(body: Body, stat: int, amount: int) -> int:
    """Move a marker between 0 and 6 (otto.setup.two-tracks-at-six-and-zero), and say how far."""
    marker = body.fortitude if stat == FORTITUDE else body.alcohol
    moved = max(0, min(HIGHEST, marker + amount)) - marker
    if stat == FORTITUDE:
        body.fortitude += moved
    else:
        body.alcohol += moved
    return moved
