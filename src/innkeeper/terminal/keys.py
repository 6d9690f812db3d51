"""The line at the bottom: what the keys do, each to be clicked as well; and for a moment, what there is to say."""

from typing import Final

from rich.text import Text
from textual.timer import Timer
from textual.widgets import Static

from innkeeper.terminal.palette import CANDLE
from innkeeper.words import say

KeyLine = tuple[tuple[str, str, str], ...]

# The keys of a screen: what is pressed, what it is called, and the action of the screen that a click takes.
TABLE: Final[KeyLine] = (
    ("0-9", "choose", ""),
    ("Space", "pass", "pass"),
    ("←", "hand", "look('hand')"),
    ("?", "rule", "rule"),
    ("w", "why", "why"),
    ("s", "hush", "hush"),
    ("f", "hurry", "hurry"),
    ("l", "log", "log"),
    ("q", "leave", "leave"),
)
TABLE_OF_TEAMS: Final[KeyLine] = (*TABLE[:-1], ("m", "mates", "mates"), TABLE[-1])
OVER: Final[KeyLine] = (
    ("n", "new", "another"),
    ("←", "hand", "look('hand')"),
    ("w", "read", "why"),
    ("l", "log", "log"),
    ("q", "leave", "leave"),
)
DOOR: Final[KeyLine] = (
    ("Enter", "choose", ""),
    ("Tab", "next-list", ""),
    ("←→", "change", "turn(1)"),
    ("1-9", "count", ""),
    ("s", "sit", "sit"),
    ("q/Esc", "leave", "leave"),
)
SECONDS: Final = 5.0  # that a remark stays


class Keys(Static):
    """What the keys do."""

    def __init__(self, keys: KeyLine = TABLE) -> None:
        super().__init__(id="keys")
        self.keys = keys
        self.lit = ""  # the key of what is switched on
        self.remark: Timer | None = None

    def on_mount(self) -> None:
        self.write()

    def show(self, keys: KeyLine, lit: str = "") -> None:
        """Show these keys; the lit one is switched on."""
        self.keys = keys
        self.lit = lit
        if self.remark is None:
            self.write()

    def write(self) -> None:
        """Write the keys."""
        self.remark = None
        shown: list[str] = []
        for key, name, action in self.keys:
            does = say(f"terminal-key-{name}")
            clicked = f"[@click=screen.{action}]{does}[/]" if action else does
            shown.append(f"[r]{key} {clicked}[/]" if key == self.lit else f"[b $accent]{key}[/] {clicked}")
        self.update("  ".join(shown))

    def clear(self) -> None:
        """What was said is no longer of interest."""
        if self.remark is not None:
            self.remark.stop()
            self.write()

    def tell(self, remark: str) -> None:
        """Say something in the place of the keys, for a moment."""
        if self.remark is not None:
            self.remark.stop()
        self.update(Text(remark, f"bold {CANDLE}"))
        self.remark = self.set_timer(SECONDS, self.write)
