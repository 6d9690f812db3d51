"""The log says nothing endlessly."""

import logging
import time
from collections.abc import Callable
from typing import Final

EVERY: Final = 60.0  # seconds until the same is said again
MOST_KINDS: Final = 1000


class Repeats(logging.Filter):
    """Lets the same warning pass once a minute; the next one that passes says how many were left out (`repeated`)."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.said: dict[tuple[str, ...], float] = {}  # when each kind was said last …
        self.left_out: dict[tuple[str, ...], int] = {}  # … and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind, now = _kind(record), self.clock()
        if now - self.said.get(kind, -EVERY) < EVERY:
            self.left_out[kind] = self.left_out.get(kind, 0) + 1
            return False
        if len(self.said) >= MOST_KINDS:
            self.said.clear()
            self.left_out.clear()
        self.said[kind] = now
        if kind in self.left_out:
            record.repeated = self.left_out.pop(kind)
        return True


def _kind(record: logging.LogRecord) -> tuple[str, ...]:
    """The same words about the same failure at the same place; an error is said of each table it happens to."""
    kind = record.exc_info[0] if record.exc_info else None
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
    table = str(vars(record).get("table", "")) if record.levelno >= logging.ERROR else ""
    return record.name, str(record.msg), kind.__name__ if kind else "", place, table
