"""The line at the bottom: what the keys do, each to be clicked as well."""

from typing import Final

from textual.widgets import Static

from innkeeper.words import say

# The keys of a screen: what is pressed, what it is called, and the action of the screen that a click takes.
TABLE: Final = (
    ("0-9", "choose", ""),
    ("Space", "pass", "pass"),
    ("←→", "hand", "look('hand')"),
    ("?", "rule", "rule"),
    ("w", "why", "why"),
    ("s", "hush", "hush"),
    ("f", "hurry", "hurry"),
    ("q", "leave", "leave"),
)
DOOR: Final = (
    ("Enter", "choose", ""),
    ("Tab", "other-side", ""),
    ("←→", "change", "turn(1)"),
    ("1-9", "count", ""),
    ("s", "sit", "sit"),
    ("q", "leave", "leave"),
)


class Keys(Static):
    """What the keys do."""

    def __init__(self, keys: tuple[tuple[str, str, str], ...] = TABLE) -> None:
        shown: list[str] = []
        for key, name, action in keys:
            does = say(f"terminal-key-{name}")
            shown.append(f"[b $accent]{key}[/] " + (f"[@click=screen.{action}]{does}[/]" if action else does))
        super().__init__("  ".join(shown), id="keys")
