"""The file beneath SQLite: whether it is still the one that was opened, written by nobody but its server.

SQLite goes on with a file that was deleted, and with what it remembers of one that was overwritten: all would be lost.
"""

import os
from typing import Final, NamedTuple

from innkeeper.machine import locks_hold_under_every_name
from innkeeper.server.refusals import Refusal

PARTS: Final = ("", "-wal", "-shm")
GONE: Final = (
    "database-gone",
    "The file of the database was removed or overwritten while the inn was open, so nothing counts any more."
    " Whoever keeps the inn should put it back and open the inn again.",
)


class Seen(NamedTuple):
    """What the file system tells of the file."""

    files: list[tuple[int, int]]  # which they are: device and inode
    written: tuple[int, int] | None  # when the first was written, and how long it is
    log: tuple[int, int] | None  # the same of what SQLite has not moved there yet; None: somebody may be quicker


class WatchedFile:
    """The file, watched from when the database is opened; without a file there is nothing to watch."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        self.known: Seen | None = None  # at the end of our own last write

    def begin(self) -> None:
        """Watch the files that lie there now."""
        if self.path is not None:
            self.known = self._look()

    def is_ours(self) -> bool:
        """Whether it is the same file, and nobody has written into it since our last write but through SQLite."""
        return self.known is None or self._look()[:2] == self.known[:2]

    def is_untouched(self) -> bool:
        """Whether it is certain that nobody has written through SQLite either."""
        return self.known is not None and self.known.log is not None and self._look() == self.known

    def check(self) -> None:
        """Refuse if it is not."""
        if not self.is_ours():
            raise Refusal(*GONE)

    def note(self) -> None:
        """We have written; refuse if that went into a file that is gone."""
        if self.known is not None:
            now = self._look()
            if now.files != self.known.files:
                raise Refusal(*GONE)
            self.known = now

    def _look(self) -> Seen:
        try:
            found = [os.stat(f"{self.path}{part}") for part in PARTS]
        except FileNotFoundError:
            return Seen([], None, None)
        files = [(it.st_dev, it.st_ino) for it in found]
        if os.name == "nt":  # where the time of a write is told late
            return Seen(files, None, None)
        written, log = [(it.st_mtime_ns, it.st_size) for it in found[:2]]
        return Seen(files, written, log if locks_hold_under_every_name() else None)
