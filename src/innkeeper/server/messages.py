"""What travels between the inn and its guests. docs/protocol.md shows it; /protocol publishes its JSON Schema."""

from typing import Annotated, Any

import msgspec

Answer = int | list[int]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a table to be opened: whose character, and which bot has it; without a bot it waits for a person."""

    character: Text = "random"
    bot: Text | None = None


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=10)]
    drinks: Text = "rdi1"
    timeout: float = 60.0  # after so many seconds a bot plays for a seat that is away
    pace: Text = "natural"  # how long bots take: swift, natural or even


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


class TableShown(msgspec.Struct, tag="table"):
    """A table as everybody sees it. `state` is open, playing or over."""

    table: str
    state: str
    seats: list[SeatOpen]
    drinks: str
    timeout: float
    pace: str


class CardShown(msgspec.Struct):
    """A card as it is printed; other messages tell it by its number."""

    number: int
    title: str
    pack: str
    kinds: list[str]
    text: str
    flavour: str


class RuleShown(msgspec.Struct):
    """A rule."""

    id: str
    rule: str
    chapter: str
    source: list[str]


class Health(msgspec.Struct):
    """The inn is open."""

    status: str
    version: str


class Player(msgspec.Struct):
    """A player as everybody sees them. Hidden piles are counts, open ones the numbers of their cards."""

    seat: int
    name: str
    character: str
    side: int
    fortitude: int
    alcohol: int
    gold: int
    out: bool
    hand: int
    deck: int
    drink_me: int
    discard: list[int]
    in_play: list[int]
    tokens: dict[str, int]


class GoingOn(msgspec.Struct):
    """Something that is going on: see docs/views.md for the numbers."""

    what: str
    seat: int
    cards: list[int]
    mode: int
    whom: list[int]
    numbers: list[int]


class HandCard(msgspec.Struct):
    """A card in your hand; if it cannot be played now, why, and by which rule."""

    card: int
    why_not: str | None
    rule: str | None


class OptionShown(msgspec.Struct):
    """One thing you may choose, by its place. `hand` is the place of its card in your hand, -1 without one."""

    text: str
    hand: int
    targets: list[int]


class Asked(msgspec.Struct):
    """What you are asked. Answer with the place of an option, or with places among `picks` (places in your hand)."""

    decision: int
    what: str
    rule: str
    prompt: str
    must: bool
    options: list[OptionShown]
    picks: list[int]
    least: int
    most: int


class Told(msgspec.Struct):
    """Something that happened, in words; the card by its number, -1 without one."""

    text: str
    what: str
    rule: str
    seat: int
    whom: int
    card: int
    amount: int


class ViewShown(msgspec.Struct, tag="view"):
    """All that you may know now. `you` is -1 for a spectator; `told` counts the facts told before those in `facts`."""

    you: int
    turn: int
    active: int
    phase: int
    inn: int
    pot: int
    drink_deck: int
    drink_discard: list[int]
    counters: list[int]
    over: bool
    winners: list[int]
    players: list[Player]
    going_on: list[GoingOn]
    hand: list[HandCard]
    question: Asked | None
    told: int
    facts: list[Told]


class Taken(msgspec.Struct, tag="taken"):
    """Your choice is written down and counts."""

    decision: int


class Refused(msgspec.Struct, tag="refused"):
    """Something was not done. `code` is for programs, `why` for people."""

    code: str
    why: str


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message to /play: the secret of your seat, and how many facts you know already."""

    secret: Annotated[str, msgspec.Meta(max_length=128)]
    told: Annotated[int, msgspec.Meta(ge=0)] = 0


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """Your answer to the decision of this number."""

    decision: int
    answer: Answer


FromGuest = Hello | Choose
FromInn = TableShown | ViewShown | Taken | Refused


def protocol() -> dict[str, Any]:
    """The JSON Schemas of all messages on WebSockets, by who sends them."""
    (guest, inn), shared = msgspec.json.schema_components([FromGuest, FromInn], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Innkeeper: messages on WebSockets",
        "properties": {"from_guest": guest, "from_inn": inn},
        "$defs": shared,
    }
