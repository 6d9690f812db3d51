"""How fast a run goes, and how long it will take: from the last minute alone, so that it is never flattered."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

WINDOW: Final = 60.0  # seconds
LEAST_STEPS: Final = 4  # steps that count however old they are: with slow games a minute may hold none
BETWEEN_LINES: Final = 30.0  # seconds between two lines where no bar can be shown


class Pace:
    """Games a second over the last minute, or the last few steps if those took longer."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, least_steps: int = LEAST_STEPS) -> None:
        self.clock = clock
        self.least_steps = least_steps
        self.steps: deque[tuple[float, int]] = deque([(clock(), 0)])  # when, and how many games there were by then

    def add(self, games: int) -> None:
        """So many games have been finished just now."""
        now = self.clock()
        self.steps.append((now, self.steps[-1][1] + games))
        while len(self.steps) > self.least_steps + 1 and (self.steps[0][1] == 0 or self.steps[1][0] < now - WINDOW):
            self.steps.popleft()  # the time before the first step goes first: workers were not there yet

    def per_second(self) -> float | None:
        """Games a second; nothing before a step is done. Time in which nothing is finished counts."""
        (began, before), (_, games) = self.steps[0], self.steps[-1]
        passed = self.clock() - began
        return (games - before) / passed if games > before and passed > 0 else None


def duration(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 90 * 60:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"


class Counter:
    """Shows how far a run is: a bar at a terminal, otherwise a line now and then."""

    def __init__(self, out: Console, total: int, done: int, least_steps: int) -> None:
        self.out = out
        self.total = total
        self.done = done
        self.pace = Pace(least_steps=least_steps)
        self.said = time.monotonic()
        self.waits = False  # nobody is there to play
        self.bar = Progress(
            TextColumn("{task.completed:,.0f} of {task.total:,.0f} games"),
            BarColumn(),
            TextColumn("{task.fields[told]}"),
            console=out,
            disable=not out.is_terminal,
        )
        self.task = self.bar.add_task("", total=total, completed=done, told=self.told())

    def __enter__(self) -> Counter:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def add(self, games: int) -> None:
        """So many games more."""
        self.done += games
        self.pace.add(games)
        self.show()
        if self.bar.disable and time.monotonic() - self.said > BETWEEN_LINES:
            self.said = time.monotonic()
            self.out.print(f"{self.done:,} of {self.total:,} games, {self.told()}")

    def show(self, waits: bool = False) -> None:
        """Show how far it is now; that there is nobody to play is said once."""
        if waits and not self.waits:
            self.out.print("No worker is left: waiting for one. What is done is kept.")
        self.waits = waits
        self.bar.update(self.task, completed=self.done, told=self.told())

    def told(self) -> str:
        speed = self.pace.per_second()
        if speed is None:
            return "…"
        return f"{speed:,.1f} games/s, {duration((self.total - self.done) / speed)} left"
