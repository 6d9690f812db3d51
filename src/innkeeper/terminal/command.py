"""`innkeeper play`: the table in full screen or line by line."""

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from innkeeper.agreed import NONE
from innkeeper.packs import open_box
from innkeeper.packs.foreign import box_with, read_right
from innkeeper.terminal import plain as line_by_line
from innkeeper.terminal import saves
from innkeeper.terminal.seating import CannotSeat
from innkeeper.terminal.welcome import USUAL_BOT, Wanted


def run(
    character: str | None,
    opponents: list[str],
    drinks: str,
    seed: str | None,
    plain: bool,
    resume: bool,
    hints: bool = False,
    bot: str = USUAL_BOT,
    mode: str = "",
    sides: str = "",
    variants: str = NONE,
    packs: Sequence[Path] = (),
) -> int:
    """Sit down and play. Where there is no screen the game is told line by line."""
    box = box_with(open_box(), [read_right(path, open_box()) for path in packs])
    try:
        wanted = Wanted(character, opponents, drinks, seed, resume, box, hints, bot, mode, sides, variants)
        table = saves.take_the_table()
    except (CannotSeat, saves.Taken) as error:
        print(error, file=sys.stderr)
        return 2
    try:
        return _play(wanted, plain)
    finally:
        if table is not None:
            table.close()


def _play(wanted: Wanted, plain: bool) -> int:
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _line_by_line(wanted)
    from innkeeper.terminal.app import play

    return play(wanted)


def _line_by_line(wanted: Wanted) -> int:
    """Play through lines that may go anywhere: to a screen without all letters, or to nobody any more."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        return line_by_line.play(wanted, line_by_line.Lines())
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
