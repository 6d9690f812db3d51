"""How large the window is, and that it is too small."""

from typing import Final

from rich.text import Text
from textual.widgets import Static

from innkeeper.terminal.palette import CANDLE
from innkeeper.words import say

LEAST_WIDTH: Final = 60
LEAST_HEIGHT: Final = 20
WIDTHS: Final = [(0, "-tight"), (LEAST_WIDTH, "-slim"), (80, "-narrow"), (100, "-wide")]
HEIGHTS: Final = [(0, "-low"), (LEAST_HEIGHT, "-high"), (30, "-tall")]


class TooSmall(Static):
    """Stands in the place of everything while the window is too small."""

    def __init__(self) -> None:
        super().__init__(id="too-small")

    def render(self) -> Text:
        width, height = self.app.size
        told = say("terminal-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT, now=f"{width} × {height}")
        return Text(told, CANDLE)
