"""The turn: one more Action, another card or Event in place of one that was Negated, the end of it."""

from typing import ClassVar

from innkeeper.vocabulary.effects.effect import Effect


class AgainAction(Effect):
    """I may play one more Action Card this turn."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""


class AgainCard(Effect):
    """Whoever played the card answered may play another of its kind in its place."""

    deed: ClassVar[str] = "again"
    stamp: ClassVar[str] = ""


class AgainEvent(Effect):
    """Whoever revealed the Event answered from the own pile reveals the next card of it, or sobers up."""

    deed: ClassVar[str] = "again"
    stamp: ClassVar[str] = "drink"


class AgainPhase(Effect):
    """Whose phase it is has it once more."""

    deed: ClassVar[str] = "again"
    stamp: ClassVar[str] = ""


class SkipPhase(Effect):
    """Whose phase it is skips it."""

    deed: ClassVar[str] = "ends"
    stamp: ClassVar[str] = ""


class LeaveTable(Effect):
    """Those it falls on are absent until their own next turn: they play nothing and Ignore everything."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = "ignore"


class AgainDiscard(Effect):
    """Those it falls on discard any number of cards and draw back up, as in their own Discard and Draw Phase."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""


class EndTurn(Effect):
    """My turn ends now."""

    deed: ClassVar[str] = "plays"
    stamp: ClassVar[str] = ""
