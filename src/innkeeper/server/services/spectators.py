"""What spectators see, and when."""

from collections import deque

from innkeeper.replay import Recorder
from innkeeper.server.tables.table import Table


class Spectators:
    """What they see of a game may be some seconds old; until then they see who sits there."""

    def __init__(self, delay: float, table: Table) -> None:
        self.delay = delay
        self.coming: deque[tuple[float, Table]] = deque()  # one past for all who watch
        self.last: Recorder | None = None  # the game as it was kept last
        self.seen: object = None  # … and what a spectator sees of it
        self.around: object = None  # … and around it
        self.shown = Table(table.key, table.options, table.seats, table.box) if delay else None
        if self.shown is not None:
            self.shown.order = table.order  # a draft hides nothing
            self.shown.deal = table.deal

    def bring(self, table: Table) -> None:
        """Other packs are at the table: it waits, so nothing of them is too early to be seen."""
        if self.shown is not None:
            self.shown.options, self.shown.box = table.options, table.box

    def note(self, table: Table, now: float) -> None:
        """Keep how the table stands now, to show it later; before the game there is nothing to be late with."""
        if self.delay and table.recorder is not None:
            self.look(now)  # what nobody looked at is not kept for ever
            view, around = table.view(None), table.around()
            seen = (view.code, view.piles, table.game.told, table.rewinds)
            if self.last is None or seen != self.seen:  # else nothing has happened that a spectator could see
                self.last, self.seen = Recorder(table.game.copy(), table.recorder.setup, table.recorder.seed), seen
            elif around == self.around:
                return
            self.around = around
            self.coming.append((now + self.delay, table.snapshot(self.last)))

    def look(self, now: float) -> Table | None:
        """What is to be seen by now; None: the table itself."""
        while self.coming and self.coming[0][0] <= now:
            self.shown = self.coming.popleft()[1]
        return self.shown

    def wait(self, now: float) -> float | None:
        return max(0.0, self.coming[0][0] - now) if self.coming else None
