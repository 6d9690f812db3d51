"""The story of a game: what changed whose markers and Gold, who felled whom, how the evening went."""

from innkeeper.story.changes import ALCOHOL, FORTITUDE, GOLD, NOBODY, OUT, Cause, Change, Changes
from innkeeper.story.evening import Evening, Fall, Swing

__all__ = [
    "ALCOHOL",
    "FORTITUDE",
    "GOLD",
    "NOBODY",
    "OUT",
    "Cause",
    "Change",
    "Changes",
    "Evening",
    "Fall",
    "Swing",
]
