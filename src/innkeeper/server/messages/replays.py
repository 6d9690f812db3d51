"""Finished games, moment by moment."""

from typing import Annotated

import msgspec

from innkeeper.replay import Saved
from innkeeper.server.messages.book import PackShown
from innkeeper.server.messages.game import ViewShown
from innkeeper.server.messages.kinds import Text


class AskReplay(msgspec.Struct, forbid_unknown_fields=True):
    """Some moments of a finished game, as a seat saw them, or a spectator (None); with `open_hands` all hands."""

    game: Saved
    seat: int | None = None
    open_hands: bool = False
    start: Annotated[int, msgspec.Meta(ge=0)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1
    language: Text = "en"


class TurnBegins(msgspec.Struct):
    """At which moment of a replay a turn begins, and whose."""

    at: int
    seat: int


class Moment(msgspec.Struct):
    """One moment of a replay: the view with all facts since the moment before; with open hands, everybody's."""

    at: int
    view: ViewShown
    hands: list[list[int]]


class ReplayShown(msgspec.Struct):
    """A replay that was checked: how many moments it has (choices and 1), its turns, and the moments asked for.

    `promise` says whether the deal was the one promised: `kept`, `broken` or `none`.
    """

    length: int
    names: list[str]
    turns: list[TurnBegins]
    moments: list[Moment]
    promise: str
    packs: list[PackShown]  # that were brought to the table
