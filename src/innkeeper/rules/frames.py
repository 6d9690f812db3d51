"""What frames have in common that go on in the same way."""

from innkeeper.table.frame import Frame
from innkeeper.table.table import Table


class AsksOnce(Frame):
    """Asks, or lets everybody respond, and is done once that is over."""

    def __init__(self) -> None:
        self.asked = False

    def copy_onto(self, twin: "AsksOnce") -> Frame:
        twin.asked = self.asked
        return twin

    def step(self, table: Table) -> None:
        if self.asked:
            table.pop()
            self.finish(table)
        else:
            self.asked = True
            self.ask(table)

    def ask(self, table: Table) -> None:
        """Put the question, or open the window; do neither where there is nothing to ask."""
        raise NotImplementedError

    def finish(self, table: Table) -> None:
        """What happens when all have answered."""
