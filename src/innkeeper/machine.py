"""The machine that all this runs on: its cores, and how its system locks a file."""

import os
import sys


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def lock_file(file: int) -> None:
    """Lock an open file until it is closed, however the program ends; BlockingIOError if it is locked already."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from error
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def locks_hold_under_every_name() -> bool:
    """Whether SQLite's own file can be locked too: elsewhere its locks and ours would be in each other's way."""
    return sys.platform == "linux"
