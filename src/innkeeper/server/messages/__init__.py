"""What travels between the inn and its guests. docs/protocol.md shows it; /protocol publishes its JSON Schema."""

from typing import Any

import msgspec

from innkeeper import __version__
from innkeeper.server.messages.book import (
    CardShown,
    CharacterShown,
    ComponentPrinted,
    DrinkDeckShown,
    Health,
    InnShown,
    ModeShown,
    NetworkShown,
    RuleShown,
    UseShown,
)
from innkeeper.server.messages.game import (
    Asked,
    ChangeTold,
    Coach,
    CoachMark,
    ComponentShown,
    EveningTold,
    FallTold,
    GoingOn,
    HandCard,
    MateShown,
    OptionShown,
    Player,
    SideShown,
    SwingTold,
    Threat,
    Told,
    ViewShown,
)
from innkeeper.server.messages.kinds import Answer, Text
from innkeeper.server.messages.replays import AskReplay, Moment, ReplayShown, TurnBegins
from innkeeper.server.messages.tables import (
    Checked,
    DraftShown,
    Give,
    Handover,
    ModeOffered,
    OpenTable,
    Problem,
    Said,
    SeatOpen,
    SeatTaken,
    SeatWish,
    TableShown,
    TakeSeat,
    TakeUp,
    TeamLine,
    Vote,
)
from innkeeper.server.messages.websocket import (
    AskHint,
    Ballot,
    Choose,
    FromGuest,
    FromInn,
    Hello,
    Hinted,
    Hold,
    Hurry,
    Move,
    Moved,
    Pick,
    Picked,
    Ready,
    Refused,
    Say,
    Taken,
    Undo,
)

__all__ = [
    "Answer",
    "AskHint",
    "AskReplay",
    "Asked",
    "Ballot",
    "CardShown",
    "ChangeTold",
    "CharacterShown",
    "Checked",
    "Choose",
    "Coach",
    "CoachMark",
    "ComponentPrinted",
    "ComponentShown",
    "DraftShown",
    "DrinkDeckShown",
    "EveningTold",
    "FallTold",
    "FromGuest",
    "FromInn",
    "Give",
    "GoingOn",
    "HandCard",
    "Handover",
    "Health",
    "Hello",
    "Hinted",
    "Hold",
    "Hurry",
    "InnShown",
    "MateShown",
    "ModeOffered",
    "ModeShown",
    "Moment",
    "Move",
    "Moved",
    "NetworkShown",
    "OpenTable",
    "OptionShown",
    "Pick",
    "Picked",
    "Player",
    "Problem",
    "Ready",
    "Refused",
    "ReplayShown",
    "RuleShown",
    "Said",
    "Say",
    "SeatOpen",
    "SeatTaken",
    "SeatWish",
    "SideShown",
    "SwingTold",
    "TableShown",
    "TakeSeat",
    "TakeUp",
    "Taken",
    "TeamLine",
    "Text",
    "Threat",
    "Told",
    "TurnBegins",
    "Undo",
    "UseShown",
    "ViewShown",
    "Vote",
    "protocol",
    "vocabulary",
]


def protocol() -> dict[str, Any]:
    """The JSON Schemas of all messages on WebSockets, by who sends them."""
    (guest, inn), shared = msgspec.json.schema_components([FromGuest, FromInn], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Innkeeper: messages on WebSockets",
        "properties": {"from_guest": guest, "from_inn": inn},
        "$defs": shared,
    }


def vocabulary() -> dict[str, Any]:
    """All that travels, over HTTP and on WebSockets, as the components of an OpenAPI document: the page's types."""
    kinds = [kind for kind in globals().values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, shared = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for name in ("TableShown", "SavedSetup"):  # what was agreed on is told whole
        shared[name]["required"] = [key for key in shared[name]["properties"] if key != "generator"]
    title = {"title": "Innkeeper", "version": __version__}
    return {"openapi": "3.1.0", "info": title, "paths": {}, "components": {"schemas": shared}}
