"""The file beneath SQLite: whether it is still the one that was opened, written by nobody but its server.

SQLite goes on with a file that was deleted, and with what it remembers of one that was overwritten: all would be lost.
"""

import os
from typing import Final

from innkeeper.server.refusals import Refusal

PARTS: Final = ("", "-wal", "-shm")
GONE: Final = (
    "database-gone",
    "The file of the database was removed or overwritten while the inn was open, so nothing counts any more."
    " Whoever keeps the inn should put it back and open the inn again.",
)


class WatchedFile:
    """What is known of the file; without one there is nothing to watch."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        self.files: list[tuple[int, int]] = []  # which they are: device and inode
        self.written: tuple[int, int] = (0, 0)  # when and how much, at the end of our own last write

    def begin(self) -> None:
        """Watch the files that lie there now."""
        if self.path is not None:
            self.files, self.written = self._look()

    def is_ours(self) -> bool:
        """Whether it is the same file, and nobody has written into it since our last write."""
        return self.path is None or self._look() == (self.files, self.written)

    def check(self) -> None:
        """Refuse if it is not."""
        if not self.is_ours():
            raise Refusal(*GONE)

    def note(self) -> None:
        """We have written; refuse if that went into a file that is gone."""
        if self.path is not None:
            files, self.written = self._look()
            if files != self.files:
                raise Refusal(*GONE)

    def _look(self) -> tuple[list[tuple[int, int]], tuple[int, int]]:
        try:
            found = [os.stat(f"{self.path}{part}") for part in PARTS]
        except FileNotFoundError:
            return [], (0, 0)
        lazy = os.name == "nt"  # where the time of a write is told late
        written = (0, 0) if lazy else (found[0].st_mtime_ns, found[0].st_size)
        return [(it.st_dev, it.st_ino) for it in found], written
