"""Lines that wrap beside what stands before them."""

import io

from rich.console import Console
from rich.text import Text

_CONSOLE = Console(file=io.StringIO())


def hang(before: Text, text: Text, width: int) -> Text:
    """A text that wraps to the right of what stands before it."""
    room = max(10, width - before.cell_len)
    wrapped = text.wrap(_CONSOLE, room)
    return Text().append_text(before).append_text(Text("\n" + " " * before.cell_len).join(wrapped))


def height_of(text: str, width: int) -> int:
    """How many lines a text takes."""
    return len(Text(text).wrap(_CONSOLE, max(10, width)))
