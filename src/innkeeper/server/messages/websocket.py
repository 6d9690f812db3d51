"""What travels on WebSockets besides tables and views, and who sends what."""

from typing import Annotated, Literal

import msgspec

from innkeeper.server.messages.game import ViewShown
from innkeeper.server.messages.kinds import Answer, Text
from innkeeper.server.messages.tables import Said, TableShown


class Taken(msgspec.Struct, tag="taken"):
    """Your choice is written down and counts."""

    decision: int


class Picked(msgspec.Struct, tag="picked"):
    """Your character is written down; `random` has become one."""

    character: str


class Moved(msgspec.Struct, tag="moved"):
    """You have another seat from now on."""

    seat: int


class Refused(msgspec.Struct, tag="refused"):
    """Something was not done. `code` is for programs, `why` for people."""

    code: str
    why: str


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the secret of your seat (to /play), how many facts you know already, and your language.

    Who is out of the game may ask for `open_hands`. Who says which `seat` they had is told if they have another by now.
    """

    secret: Annotated[str, msgspec.Meta(max_length=128)] = ""
    told: Annotated[int, msgspec.Meta(ge=0)] = 0
    language: Annotated[str, msgspec.Meta(max_length=16)] = "en"
    open_hands: bool = False
    seat: int | None = None


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """Your answer to the decision of this number."""

    decision: int
    answer: Answer


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table, or to your team alone."""

    text: Text
    to: Literal["all", "team"] = "all"


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take your last choice back; if something new has been seen since, the others are asked."""


class Ballot(msgspec.Struct, tag="ballot", forbid_unknown_fields=True):
    """Your vote to `kick` a seat (which begins the vote, if there is none), or to let it `undo`."""

    what: Text
    seat: int
    yes: bool


class Hold(msgspec.Struct, tag="hold", forbid_unknown_fields=True):
    """Stop me at every window, even where I have nothing to play; or no more. I am asked `hold`; 0 lets it go on."""

    on: bool


class Hurry(msgspec.Struct, tag="hurry", forbid_unknown_fields=True):
    """I am out, and only bots are left: they need not wait for me any more; or do so again."""

    on: bool


class Ready(msgspec.Struct, tag="ready", forbid_unknown_fields=True):
    """While the table waits: I am ready to begin, or not yet. When all who are there are ready, the game begins."""

    on: bool


class Pick(msgspec.Struct, tag="pick", forbid_unknown_fields=True):
    """Play this character, or `random`: while the table waits, and in a draft when it is your turn."""

    character: Text


class Move(msgspec.Struct, tag="move", forbid_unknown_fields=True):
    """While the table waits: change to this seat, which is empty or a bot's."""

    seat: int


class AskHint(msgspec.Struct, tag="ask-hint", forbid_unknown_fields=True):
    """What would the veteran do about this decision of mine?"""

    decision: int


class Hinted(msgspec.Struct, tag="hint"):
    """What the veteran would choose, and what comes of it, in a sentence. `sure`: it is better than other choices; if
    it is not, the sentence says only that it is hard to tell."""

    decision: int
    answer: Answer
    text: str
    sure: bool


FromGuest = Hello | Choose | Say | Undo | Ballot | Hold | Hurry | Ready | Pick | Move | AskHint
FromInn = TableShown | ViewShown | Said | Taken | Picked | Moved | Refused | Hinted
