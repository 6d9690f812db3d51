"""Whether what a play, an effect or a guard asks for holds now."""

from innkeeper.rules.components import component_of, count
from innkeeper.rules.round import Round
from innkeeper.table.table import Table
from innkeeper.vocabulary.conditions import (
    ACTION_PHASE,
    CHOOSES_CHAMPION,
    COMPONENT,
    IN_ROUND,
    MY_TURN,
    NOTHING_NEEDED,
    PLAYERS,
    SOURCES,
    STILL_IN,
    Condition,
)
from innkeeper.vocabulary.terms import ACTION_PHASE as THE_ACTION_PHASE


def current_round(table: Table) -> Round | None:
    """The Round of Gambling that is going on."""
    if table.round_at < 0:
        return None
    frame = table.stack[table.round_at]
    assert isinstance(frame, Round)
    return frame


def sides_left(table: Table) -> int:
    """How many sides are still in the game."""
    found: list[int] = []
    for seat in table.seats:
        if not seat.out and seat.side not in found:
            found.append(seat.side)
    return len(found)


def holds(table: Table, condition: Condition, owner: int, player: int, source: int) -> bool:
    """`owner`: whose card asks; `player`: who plays it; `source`: who is behind what it answers, or -1."""
    kind = condition.kind
    if kind == NOTHING_NEEDED:
        return True
    if kind == STILL_IN:
        return not table.seats[player].out  # the last chance is past: see playing.settles_danger_first
    if kind == ACTION_PHASE:
        return table.phase == THE_ACTION_PHASE and player in table.team(table.active)
    if kind == MY_TURN:
        return player in table.team(table.active)
    if kind == IN_ROUND:
        current = current_round(table)
        return current is not None and player in current.gamblers
    if kind == PLAYERS:
        return condition.least <= sides_left(table) <= condition.most
    if kind == CHOOSES_CHAMPION:
        return len(table.team(player)) > 1 or not table.shared
    if kind == SOURCES and source < 0:
        return False
    assert kind in (COMPONENT, SOURCES)
    kept = component_of(table.kept, owner, condition.component)
    if kept is None:
        return False
    return condition.least <= count(table.numbers, kept, source if kind == SOURCES else owner) <= condition.most
