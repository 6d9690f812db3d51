"""Tables and who sits at them, as they are asked for and told."""

from typing import Annotated, Literal

import msgspec

from innkeeper.agreed import Agreed
from innkeeper.server.messages.kinds import Text


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a table to be opened: whose character (at a draft nobody's yet), and which bot has it; without a bot it
    waits for a person."""

    character: Text = "random"
    bot: Text | None = None


class TableOptions(Agreed, frozen=True, kw_only=True):
    """What is agreed on when a table is opened: the game, and how it is played here."""

    title: Text = ""  # what the table is called; the inn names it if nobody does
    characters: Text = "chosen"  # seat by seat before the game; or by a `draft`, one after another when it starts
    timeout: float = 60.0  # after so many seconds a bot plays for a seat that is away
    pace: Text = "natural"  # how long bots and windows that stop nobody take: swift, natural, slow or even
    answer_time: float = 0.0  # seconds to answer in a window, 0: no end; at even pace every window lasts so long
    turn_time: float = 0.0  # seconds for each decision of your own turn, 0: no end
    delay: float = 0.0  # spectators see the table so many seconds later
    lesson: Text = ""  # a game with a fixed deal and a coach; who sits there is as the lesson has it


class OpenTable(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=10)]


class BringPack(msgspec.Struct, forbid_unknown_fields=True):
    """Bring a pack to a table: the file as it is written."""

    pack: str


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down under a name; on the first empty seat, unless one is named."""

    name: Text
    seat: int | None = None
    character: Text | None = None


class SeatTaken(msgspec.Struct):
    """Your seat, and the secret that holds it. It is told only once: keep it."""

    seat: int
    name: str
    secret: str


class SeatOpen(msgspec.Struct):
    """A seat as everybody sees it: empty, a person (there or not) or a bot."""

    seat: int
    kind: str
    name: str
    character: str
    bot: str
    present: bool
    away: bool  # a person for whom a bot plays meanwhile
    ready: bool  # a person who waits for nobody any more


class Vote(msgspec.Struct):
    """Something the people at a table are asked to agree on: `kick` a seat, or let it `undo` its last choice."""

    what: str
    seat: int
    yes: list[int]
    no: list[int]
    needed: int  # how many must say yes


class DraftShown(msgspec.Struct):
    """A draft: the seats choose characters in this order, `next` now (-1: all have), among those that are `left`.

    `seconds` are left of `of`; then chance chooses. Over HTTP they are not told.
    """

    order: list[int]
    next: int
    left: list[str]
    seconds: float
    of: float


class TableShown(TableOptions, frozen=True, kw_only=True, tag="table"):
    """A table as everybody sees it. `state` is open, drafting, playing or over; `draft` is how far a draft has come.

    `host` is the seat of who opened it and may start the game at any time (-1: nobody has sat down). `next` is the
    table of the rematch, if any. `promise` is a digest of the deal (docs/replays.md), if one is promised. `bosses` are
    the seats of Bosses. `packs` are here the ids of the characters that were brought; GET /tables/ID/packs has all.
    """

    table: str
    state: str
    seats: list[SeatOpen]
    votes: list[Vote]
    draft: DraftShown | None
    host: int
    next: str
    promise: str
    bosses: list[int]


class Problem(msgspec.Struct):
    """Why a table cannot be opened like this, and by which rule (or none); `seat` is the one it is about, or -1."""

    seat: int
    why: str
    rule: str


class Give(msgspec.Struct):
    """A character that a seat would have to play."""

    seat: int
    character: str


class ModeOffered(msgspec.Struct):
    """A mode at this table, with the sides it would have; `why` is what the rules have against it (empty: nothing), and
    `gives` what would help, if that is all."""

    mode: str  # empty: the standard game
    sides: list[list[int]]
    why: str
    rule: str
    gives: list[Give]


class VariantOffered(msgspec.Struct):
    """A variant by the name it has in commands (`bar-deck`, `prizes`, …): `why` is what stands against it at this table
    (empty: nothing), and `rule` by which rule, if there is one."""

    id: str
    why: str
    rule: str


class Checked(msgspec.Struct):
    """What is wrong with a table that somebody is about to open (nothing, if it can be), every mode and variant.

    `bosses` are the seats where Bosses would sit.
    """

    problems: list[Problem]
    modes: list[ModeOffered]
    variants: list[VariantOffered]
    bosses: list[int]


class Said(msgspec.Struct, tag="said"):
    """Somebody at the table said something, to `all` or to their `team`, which alone hears it. Numbers count up from 0
    at each table, and in each team."""

    number: int
    seat: int
    name: str
    text: str
    to: Literal["all", "team"] = "all"


class TeamLine(msgspec.Struct):
    """What somebody said to their team, after so many choices of the game (`at`)."""

    at: int
    seat: int
    name: str
    text: str


class Handover(msgspec.Struct):
    """A code with which another device can take up your seat, once, and within some minutes."""

    code: str
    seconds: float


class TakeUp(msgspec.Struct, forbid_unknown_fields=True):
    """Take up a seat on this device with a code made on another."""

    code: Text
