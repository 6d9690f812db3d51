"""The boards round the table: name, Gold, cards, Drinks, and the track on which the two markers close in."""

from typing import Final

from rich.text import Text
from textual.containers import Grid
from textual.widgets import Static

from innkeeper.terminal import glance, teams
from innkeeper.terminal.palette import AMBER, BLOOD, CANDLE, FADED, HERB, PARCHMENT
from innkeeper.view import SeatView, View
from innkeeper.words import say

TOP: Final = 20  # of the track
TRACK: Final = TOP + 2  # its width: a place for each number from 0 to 20, and the second digit of the 20
SHORT_TRACK: Final = 8  # where there is no room for it
SHORTEST_NAME: Final = 6
CARD_WIDTH: Final = 30  # of a board with a frame
CARD_HEIGHT: Final = 4
BELOW: Final = 22  # the lines that the rest of the table needs
NARROW: Final = (3, 2, 2)  # the columns of Gold, hand and Drinks
WIDE: Final = (6, 6, 8)
HEADS: Final = ("gold", "hand", "drinks")


def track(seat: SeatView, scale: int = 1) -> Text:
    """Alcohol Content comes from the left, Fortitude from the right; when they meet, the player passes out."""
    signs = ["─"] * (TOP * scale + 2)
    styles = [FADED] * len(signs)
    low, high = seat.alcohol * scale, seat.fortitude * scale
    _lay(signs, styles, 0, "▒" * low, AMBER)
    _lay(signs, styles, high, "·" * (len(signs) - high), FADED)
    if low >= high:
        _lay(signs, styles, high, "✖" * (low - high + 1), f"bold {BLOOD}")
    else:
        danger = seat.fortitude - seat.alcohol <= 3
        number = str(seat.alcohol)
        _lay(signs, styles, low - len(number) + 1, number, f"bold {BLOOD if danger else CANDLE}")
        _lay(signs, styles, high, str(seat.fortitude), f"bold {BLOOD if danger else HERB}")
    text = Text(no_wrap=True)
    for sign, style in zip(signs, styles, strict=True):
        text.append(sign, style)
    return text


def _lay(signs: list[str], styles: list[str], start: int, what: str, style: str) -> None:
    for i, sign in enumerate(what, start):
        signs[i] = sign
        styles[i] = style


class Board(Static):
    """The board of a player, or of a team: a line, or a small card with a frame."""

    def __init__(self, members: list[int], epithet: str) -> None:
        super().__init__(classes="board")
        self.members = members
        self.number = members[0]
        self.epithet = epithet
        self.framed = False
        self.view: View | None = None

    def show(self, view: View, framed: bool) -> None:
        """Show the board as it is now."""
        self.view = view
        self.framed = framed
        seat = view.seats[self.number]
        self.set_class(framed, "framed")
        self.set_class(seat.out, "out")
        self.set_class(view.active in self.members and not seat.out, "active")
        self.border_title = self.heading(seat)
        self.border_subtitle = ", ".join(glance.factions(seat)) or self.epithet
        self.refresh()

    def render(self) -> Text:
        if self.view is None:
            return Text()
        seat = self.view.seats[self.number]
        return self.card(seat) if self.framed else self.line(seat)

    def heading(self, seat: SeatView) -> str:
        """The name, with a sign for the active player and a word for oneself."""
        view = self.view
        assert view is not None
        sign = "✖ " if seat.out else "▶ " if view.active in self.members else ""
        return f"{sign}{teams.name(seat, view)}" + (f" ({say('terminal-you')})" if view.seat in self.members else "")

    def card(self, seat: SeatView) -> Text:
        width = self.content_size.width
        if seat.tracks and self.view is not None:
            return Text("\n".join(glance.tracks(seat, self.view)), PARCHMENT, no_wrap=True)
        if seat.out:
            return Text(fate(seat), FADED)
        text = Text(no_wrap=True)
        text.append_text(track(seat, 2 if width >= 2 * TRACK else 1))
        assert self.view is not None
        text.append("\n" + self.numbers(seat, self.view), PARCHMENT)
        return text if len(self.members) > 1 else text.append(f" {glance.signs(seat, self.view)}", CANDLE)

    def numbers(self, seat: SeatView, view: View) -> str:
        """Gold, cards and Drinks; of a team its Gold and tokens, and how many cards and Drinks each has."""
        if len(self.members) == 1:
            return say("terminal-numbers", gold=seat.gold, hand=seat.hand, drinks=seat.drink_me)
        each = [view.seats[number] for number in self.members]
        told = ", ".join(f"{it.name} {it.hand}/{it.drink_me} {glance.signs(it, view)}".strip() for it in each)
        return say("terminal-team-numbers", gold=seat.gold, potions=teams.potions(seat.side, view), members=told)

    def line(self, seat: SeatView) -> Text:
        """Everything in one line; the width decides how far the columns lie apart."""
        view = self.view
        assert view is not None
        mine = view.seat in self.members
        sign = "✖" if seat.out else "▶" if view.active in self.members else "•" if mine else " "
        columns = columns_in(self.size.width)
        tracked = track_fits(self.size.width)
        room = self.size.width - 1 - (TRACK if tracked else SHORT_TRACK) - sum(columns)
        style = FADED if seat.out else f"bold {CANDLE}" if mine else PARCHMENT
        text = Text(no_wrap=True, overflow="crop")
        text.append(sign, CANDLE)
        each = [view.seats[number] for number in self.members]
        shown = " ".join([teams.name(seat, view), *(glance.signs(it, view) for it in each)])
        text.append(shown[: room - 1].ljust(room), style)
        if seat.out:
            return text.append(fate(seat).center(TRACK if tracked else SHORT_TRACK + sum(columns)), FADED)
        if seat.tracks:
            shown = " ".join(f"{it.alcohol}‥{it.fortitude}" for it in seat.tracks)
            return text.append(shown.center(TRACK if tracked else SHORT_TRACK), f"bold {CANDLE}")
        if tracked:
            text.append_text(track(seat))
        else:
            danger = seat.fortitude - seat.alcohol <= 3
            text.append(f"{seat.alcohol:>3} ‥{seat.fortitude:>3}", f"bold {BLOOD if danger else CANDLE}")
        sums = (seat.gold, sum(it.hand for it in each), sum(it.drink_me for it in each))
        for number, width in zip(sums, columns, strict=True):
            text.append(str(number).rjust(width), style)
        return text


def track_fits(width: int) -> bool:
    """A line this wide has room for the track; a narrower one tells Alcohol Content and Fortitude in numbers."""
    return width >= 1 + SHORTEST_NAME + TRACK + sum(NARROW)


def columns_in(width: int) -> tuple[int, int, int]:
    """How wide the columns of numbers are on a line this wide."""
    return WIDE if width >= 12 + TRACK + sum(WIDE) else NARROW


def fate(seat: SeatView) -> str:
    """Why a player is out of the game."""
    return say("terminal-passed-out" if seat.alcohol >= seat.fortitude else "terminal-broke")


class Heading(Static):
    """What the columns of the lines below mean."""

    def render(self) -> Text:
        columns = columns_in(self.size.width)
        text = Text(style=FADED, no_wrap=True, overflow="crop")
        if track_fits(self.size.width):
            text.append("0".rjust(self.size.width - TRACK - sum(columns) + 1))
            text.append("10".rjust(TOP // 2) + "20".rjust(TOP // 2 + 1))
        else:
            text.append(say("terminal-head-track").rjust(self.size.width - sum(columns)))
        for head, width in zip(HEADS, columns, strict=True):
            word = say(f"terminal-head-{head}" if columns == NARROW else f"terminal-head-{head}-long")
            text.append(word.rjust(width))
        return text


class Boards(Grid):
    """All boards: framed where there is room, else a line each in two columns."""

    def __init__(self, view: View, epithets: list[str]) -> None:
        super().__init__(id="boards")
        self.rows = 0  # how many lines they take
        self.headings = [Heading(), Heading()]
        sides = [[seat.number for seat in side] for side in teams.sides(view)]
        self.boards = [Board(side, epithets[side[0]] if len(side) == 1 else "") for side in sides]

    def compose(self) -> list[Static]:
        return [*self.headings, *self.boards]

    def show(self, view: View) -> None:
        """Show all boards as they are now."""
        width, height = self.app.size
        count = len(self.boards)
        rows = -(-count // max(1, min(count, width // CARD_WIDTH)))
        framed = rows * CARD_HEIGHT + BELOW <= height
        columns = -(-count // rows) if framed else 2
        self.styles.grid_size_columns = columns
        self.rows = rows * CARD_HEIGHT if framed else -(-count // columns) + 1
        self.styles.height = self.rows
        self.styles.grid_rows = str(CARD_HEIGHT) if framed else "1"
        for heading in self.headings:
            heading.display = not framed
        for board in self.boards:
            board.show(view, framed)
