"""What travels between the inn and its guests. docs/protocol.md shows it; /protocol publishes its JSON Schema."""

from typing import Annotated, Any

import msgspec

from innkeeper import __version__
from innkeeper.replay import Saved

Answer = int | list[int]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a table to be opened: whose character, and which bot has it; without a bot it waits for a person."""

    character: Text = "random"
    bot: Text | None = None


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=10)]
    title: Text = ""  # what the table is called; the inn names it if nobody does
    drinks: Text = "rdi1"
    timeout: float = 60.0  # after so many seconds a bot plays for a seat that is away
    pace: Text = "natural"  # how long bots and windows that stop nobody take: swift, natural or even
    answer_time: float = 0.0  # seconds to answer in a window, 0: no end; at even pace every window lasts so long
    turn_time: float = 0.0  # seconds for each decision of your own turn, 0: no end
    delay: float = 0.0  # spectators see the table so many seconds later


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


class Vote(msgspec.Struct):
    """Something the people at a table are asked to agree on: `kick` a seat, or let it `undo` its last choice."""

    what: str
    seat: int
    yes: list[int]
    no: list[int]
    needed: int  # how many must say yes


class TableShown(msgspec.Struct, tag="table"):
    """A table as everybody sees it. `state` is open, playing or over; `next` is the table of the rematch, if any."""

    table: str
    title: str
    state: str
    seats: list[SeatOpen]
    drinks: str
    timeout: float
    pace: str
    answer_time: float
    turn_time: float
    delay: float
    votes: list[Vote]
    next: str


class UseShown(msgspec.Struct):
    """One way to play a card: its type, when it may be played, what it does, and the stamp that stands for that."""

    type: str
    when: str
    text: str
    stamp: str


class CardShown(msgspec.Struct):
    """A card as it is printed; other messages tell it by its number.

    `types` are action, sometimes, anytime, gambling, cheating, drink, drink-event or event; `kinds` are these in words.
    `figure` is the number on its band (`−2`) and `figure_of` what it counts: fortitude, alcohol or gold.
    """

    number: int
    title: str
    pack: str
    character: str  # whose deck it belongs to, if it is a Character Card
    types: list[str]
    kinds: list[str]
    uses: list[UseShown]
    text: str
    flavour: str
    copies: int
    figure: str
    figure_of: str
    alcohol: int | None  # of a Drink
    fortitude: int | None  # of a Drink
    chaser: bool


class RuleShown(msgspec.Struct):
    """A rule."""

    id: str
    rule: str
    chapter: str
    source: list[str]


class CharacterShown(msgspec.Struct):
    """A character that can be played."""

    id: str
    name: str
    pack: str


class DrinkDeckShown(msgspec.Struct):
    """A Drink Deck that can be drunk from."""

    id: str
    name: str
    cards: int


class InnShown(msgspec.Struct):
    """What the inn has: whom to play, what to drink, which bots, at what pace, in which languages."""

    characters: list[CharacterShown]
    drinks: list[DrinkDeckShown]
    bots: list[str]
    paces: list[str]
    languages: list[str]
    chapters: list[str]  # of the rulebook


class Problem(msgspec.Struct):
    """Why a table cannot be opened like this, and by which rule (or none); `seat` is the one it is about, or -1."""

    seat: int
    why: str
    rule: str


class Checked(msgspec.Struct):
    """What is wrong with a table that somebody is about to open; nothing, if it can be."""

    problems: list[Problem]


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
    """Something that is going on: see docs/views.md for the numbers.

    `says` tells it in a sentence. `answers` is the place in `going_on` of what it answers, or -1; `verb` says how
    (ignores, negates, redirects, reduces, changes, …), `verb_says` says it in words.
    """

    what: str
    seat: int
    cards: list[int]
    mode: int
    whom: list[int]
    numbers: list[int]
    says: str
    answers: int
    verb: str
    verb_says: str


class Threat(msgspec.Struct):
    """Where a player would stand if nobody answered what is going on; `by` is its place in `going_on`."""

    seat: int
    fortitude: int
    alcohol: int
    gold: int
    by: int


class HandCard(msgspec.Struct):
    """A card in your hand; if it cannot be played now, why, and by which rule. `foot` says in a few words what it would
    do now, or why not."""

    card: int
    why_not: str | None
    rule: str | None
    foot: str


class OptionShown(msgspec.Struct):
    """One thing you may choose, by its place: `what` is decline, play, give or choose.

    `hand` is the place of its card in your hand, -1 without one; `use` which of its uses; `targets` the seats it names;
    `on` the place in `going_on` of what it is played on, or -1.
    """

    what: str
    text: str
    hand: int
    use: int
    targets: list[int]
    on: int


class Asked(msgspec.Struct):
    """What you are asked. Answer with the place of an option, or with places among `picks` (places in your hand).

    `then` says what happens if you pass. `seconds` are left of `of` (0: no end); then the inn answers for you.
    """

    decision: int
    what: str
    rule: str
    prompt: str
    then: str
    seconds: float
    of: float
    must: bool
    options: list[OptionShown]
    picks: list[int]
    least: int
    most: int


class Told(msgspec.Struct):
    """Something that happened, in words; the card by its number, -1 without one. What it was caused by stands before it
    and is less deep."""

    depth: int
    text: str
    what: str
    rule: str
    seat: int
    whom: int
    card: int
    amount: int


class ViewShown(msgspec.Struct, tag="view"):
    """All that you may know now. `you` is -1 for a spectator.

    `told` counts the facts told before those in `facts`; if it is less than what you know, the rest was taken back.
    `undo` says whether you may take your last choice back: `free`, `ask` (the others), or not at all.
    """

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
    threats: list[Threat]
    hand: list[HandCard]
    question: Asked | None
    undo: str
    told: int
    facts: list[Told]


class Said(msgspec.Struct, tag="said"):
    """Somebody at the table said something. Numbers count up from 0 at each table."""

    number: int
    seat: int
    name: str
    text: str


class Taken(msgspec.Struct, tag="taken"):
    """Your choice is written down and counts."""

    decision: int


class Refused(msgspec.Struct, tag="refused"):
    """Something was not done. `code` is for programs, `why` for people."""

    code: str
    why: str


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the secret of your seat (to /play), how many facts you know already, and your language."""

    secret: Annotated[str, msgspec.Meta(max_length=128)] = ""
    told: Annotated[int, msgspec.Meta(ge=0)] = 0
    language: Annotated[str, msgspec.Meta(max_length=16)] = "en"


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """Your answer to the decision of this number."""

    decision: int
    answer: Answer


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: Text


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


class AskHint(msgspec.Struct, tag="ask-hint", forbid_unknown_fields=True):
    """What would the veteran do about this decision of mine?"""

    decision: int


class Hinted(msgspec.Struct, tag="hint"):
    """What the veteran would choose, and why, in a sentence."""

    decision: int
    answer: Answer
    text: str


FromGuest = Hello | Choose | Say | Undo | Ballot | Hold | AskHint
FromInn = TableShown | ViewShown | Said | Taken | Refused | Hinted


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
    """A replay that was checked: how many moments it has (choices and 1), its turns, and the moments asked for."""

    length: int
    names: list[str]
    turns: list[TurnBegins]
    moments: list[Moment]


class Handover(msgspec.Struct):
    """A code with which another device can take up your seat, once, and within some minutes."""

    code: str
    seconds: float


class TakeUp(msgspec.Struct, forbid_unknown_fields=True):
    """Take up a seat on this device with a code made on another."""

    code: Text


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
    title = {"title": "Innkeeper", "version": __version__}
    return {"openapi": "3.1.0", "info": title, "paths": {}, "components": {"schemas": shared}}
