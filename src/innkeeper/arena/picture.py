"""The table in words, for whoever watches a program play."""

from typing import Final

from innkeeper.table.pile import HAND
from innkeeper.terminal import glance
from innkeeper.view import SeatView, View
from innkeeper.words import asking

RENDER_MODES: Final = ["human", "ansi"]


def picture(view: View) -> str:
    """The phase, everybody's board and what is going on; for a player also the team's hands and what is asked."""
    lines = [glance.phase(view)]
    lines += [glance.board(seat, view, view.seat) for seat in view.seats]
    lines += [told for _, told in glance.stack(view)]
    if view.seat >= 0:
        own = view.seats[view.seat]
        lines.append(", ".join(sorted(card.face.title for card in view.hand)))
        lines += [hand_of(seat, view) for seat in view.seats if seat.side == own.side and seat is not own]
    if view.question is not None:
        lines.append(asking.prompt(view.question, view))
    return "\n".join(lines)


def hand_of(seat: SeatView, view: View) -> str:
    """What a teammate holds."""
    return f"{seat.name}: {', '.join(sorted(face.title for face in view.faces_in(seat.place.piles + HAND)))}"


def render(view: View, mode: str | None) -> str | None:
    """The picture as a text, or printed."""
    if mode == "ansi":
        return picture(view)
    print(picture(view))
    return None


def check_mode(mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode {mode!r}; there are: {', '.join(RENDER_MODES)}")
