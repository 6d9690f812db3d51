"""A game as one guest sees it."""

from typing import Literal

import msgspec

from innkeeper.server.messages.kinds import Answer


class Player(msgspec.Struct):
    """A player as everybody sees them. Hidden piles are counts, open ones the numbers of their cards. `plays` is the
    name of the character; who has no name of their own is called so."""

    seat: int
    name: str
    character: str
    plays: str
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
    components: list["ComponentShown"]


class ComponentShown(msgspec.Struct):
    """A counter of a player, tokens that a player holds, those left with who lays them, or a player's side deck."""

    key: str
    label: str
    emblem: str  # the picture that stands for it; empty: the first letter of the label
    tint: str  # a word for its colour
    kind: Literal["counter", "token", "stock", "deck"]
    owner: int  # whose character it comes with
    chart: int  # the number of the card on which it is explained
    count: int  # of a deck: how many cards are left in it
    least: int
    most: int
    in_force: int  # of a deck: the number of the card that lies open and holds, or -1
    discard: list[int]  # of a deck: its discard pile, by the numbers of the cards


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
    do now, or why not. Cards that lie before you and may be played now come last."""

    card: int
    why_not: str | None
    rule: str | None
    foot: str
    lies: bool = False  # before you, not in your hand


class OptionShown(msgspec.Struct):
    """One thing you may choose, by its place: `what` is decline, play, give, choose or sell.

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


class CoachMark(msgspec.Struct):
    """Something the coach of a lesson says, and at which part of the page: prompt, hand, card, board, boards, track,
    stack, bar, purse or log. `seat` is whose board is meant, or -1."""

    id: str
    at: str
    seat: int
    text: str


class Coach(msgspec.Struct):
    """The coach of a lesson: what there is to say at this moment, in this order and each once, and what to choose."""

    marks: list[CoachMark]
    answer: Answer | None


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
    coach: Coach | None = None  # at a table where somebody learns, for who learns
