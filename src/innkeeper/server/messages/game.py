"""A game as one guest sees it."""

from typing import Literal

import msgspec

from innkeeper.server.messages.gambling import GameShown
from innkeeper.server.messages.kinds import Answer


class Player(msgspec.Struct, omit_defaults=True):
    """A player as everybody sees them. Hidden piles are counts, open ones the numbers of their cards. `plays` is the
    name of the character; who has no name of their own is called so. Who plays for the same `side` has Fortitude,
    Alcohol Content and Gold in common. What only an automaton has is left out of all others."""

    seat: int
    name: str
    character: str
    plays: str
    side: int
    boss: bool
    fortitude: int
    alcohol: int
    gold: int
    out: bool
    actions: int  # that they may still play this turn
    hand: int
    deck: int
    drink_me: int
    discard: list[int]
    in_play: list[int]
    components: list["ComponentShown"]
    ignores_actions: bool = False  # until their next turn they Ignore every Action Card
    automaton: bool = False  # Otto: nobody decides for him
    tracks: list["TrackShown"] = []  # of an automaton, in place of `fortitude` and `alcohol`
    factions: list["FactionShown"] = []  # of an automaton's deck


class TrackShown(msgspec.Struct):
    """The markers of an automaton towards one player, whose blows move them alone; they go from 0 to `most`."""

    towards: int
    fortitude: int
    alcohol: int
    most: int


class FactionShown(msgspec.Struct):
    """A faction of an automaton's deck: warrior, rogue, cleric or wizard, and what it is called."""

    key: str
    name: str


class SlotShown(msgspec.Struct):
    """A slot in front of a player: what it is called, and the number of the card in it, or -1.

    What takes up two slots stands in both.
    """

    slot: str
    label: str
    card: int


class ComponentShown(msgspec.Struct):
    """A counter of a player, tokens that a player holds, those left with who lays them, or a player's side deck.

    `held`: cards of somebody's side deck that lie face down before a player.
    """

    key: str
    label: str
    emblem: str  # the picture that stands for it; empty: the first letter of the label
    tint: str  # a word for its colour
    kind: Literal["counter", "token", "stock", "deck", "held"]
    owner: int  # whose character it comes with
    chart: int  # the number of the card on which it is explained
    count: int  # of a deck: how many cards are left in it
    least: int
    most: int
    in_force: int  # of a deck: the number of the card that lies open and holds, or -1
    discard: list[int]  # of a deck: its discard pile, by the numbers of the cards
    step: str = ""  # of a counter with names for its steps: where it stands
    slots: list[SlotShown] = []  # of a deck whose cards are equipped: every slot, then what takes up none


class SideShown(msgspec.Struct):
    """A side of several, or of one, where there are teams: who plays for it, and its Potion Tokens."""

    seats: list[int]
    potions: int
    potions_at_first: int


class MateShown(msgspec.Struct):
    """A teammate: the cards in hand by their numbers, the places of those that can be played now, and what they are
    asked, in words; empty: nothing. Who has `answered` is asked no more, whatever they hold."""

    seat: int
    hand: list[int]
    lit: list[int]
    asked: str
    answered: bool = False


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


class Threat(msgspec.Struct, omit_defaults=True):
    """Where a player would stand if nobody answered what is going on; `by` is its place in `going_on`.

    Of an automaton it is the track `towards` that seat."""

    seat: int
    fortitude: int
    alcohol: int
    gold: int
    by: int
    towards: int = -1


class HandCard(msgspec.Struct):
    """A card in your hand; if it cannot be played now, why, and by which rule. `foot` says in a few words what it would
    do now, or why not. What lies face down before you follows, and then what lies open there and may be played now."""

    card: int
    why_not: str | None
    rule: str | None
    foot: str
    lies: bool = False  # before you, not in your hand


class OptionShown(msgspec.Struct):
    """One thing you may choose, by its place: `what` is decline, play, give, choose, sell or potion.

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


class ChangeTold(msgspec.Struct, omit_defaults=True):
    """What a fact changed of a seat: `fortitude`, `alcohol` or `gold` by so much, or that it is `out`.

    `by` is the seat behind it, `card` the number of the card, Drink or Event that did it; -1 where there is none. Seats
    of one side share all three: a change is told of one of them. Of who is `out`, `says` tells what did it.
    """

    seat: int
    what: str
    amount: int
    by: int
    card: int
    says: str = ""


class Told(msgspec.Struct, omit_defaults=True):
    """Something that happened, in words; the card by its number, -1 without one. What it was caused by stands before it
    and is less deep. `changes` is left out where nothing changed."""

    depth: int
    text: str
    what: str
    rule: str
    seat: int
    whom: int
    card: int
    amount: int
    changes: list[ChangeTold] = []


class FallTold(msgspec.Struct):
    """Who is out, in which turn, how (`passes-out` or `is-broke`), by whom and by which card (-1: none); in words."""

    seat: int
    turn: int
    how: str
    by: int
    card: int
    says: str


class SwingTold(msgspec.Struct):
    """By how much one card, Drink or Event moved the gap between a seat's Fortitude and Alcohol Content."""

    seat: int
    turn: int
    amount: int
    by: int
    card: int


class EveningTold(msgspec.Struct):
    """How a game went. `turns` says whose each was; the three curves are by seat: at the start, then after each turn.

    `falls` are in their order, `swings` the worst that was done to each. `key` is the key moment, and `key_says` tells
    it: what gave the winner the lead (the largest gap) for good; else the hardest blow.
    """

    turns: list[int]
    fortitude: list[list[int]]
    alcohol: list[list[int]]
    gold: list[list[int]]
    falls: list[FallTold]
    swings: list[SwingTold]
    key: SwingTold | None
    key_says: str


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


class PileShown(msgspec.Struct):
    """A pile that some tables have: the Bar Deck, Prizes, an Event Deck. `cards` are those that lie open."""

    name: str
    count: int
    cards: list[int]


class EventDeckShown(msgspec.Struct):
    """An Event Deck: its id and name, of the `sea` or the `dungeon`, how many cards are left in it, its Progress
    Counters, and its discard pile by the numbers of the cards, the top one last."""

    key: str
    name: str
    kind: str
    cards: int
    counters: int
    discard: list[int]


class ChosenShown(msgspec.Struct):
    """What somebody has chosen for an Event, by its place among the options, or how much they bid; and in words."""

    seat: int
    value: int
    says: str


class EventShown(msgspec.Struct):
    """The Event that lies open: the number of its card, of which Event Deck (empty: a Drink Event), who revealed it,
    who Ignores it.

    `what` all players do for it: `choose` one of `options`, `bid`, or nothing. `waiting` are those who still have to;
    `chosen` what is known of the others: of a `secret` choice nothing before all have chosen. `discarded` counts the
    cards that were discarded to it by choice.
    """

    card: int
    deck: str
    seat: int
    ignoring: list[int]
    what: str
    secret: bool
    options: list[str]
    waiting: list[int]
    chosen: list[ChosenShown]
    discarded: int


class ViewShown(msgspec.Struct, tag="view"):
    """All that you may know now. `you` is -1 for a spectator.

    `told` counts the facts told before those in `facts`; if it is less than what you know, the rest was taken back.
    `undo` says whether you may take your last choice back: `free`, `ask` (the others), or not at all.
    `hands` are everybody's, where you may see them; `evening` is there when the game is over. `sides` is empty where
    everybody plays alone, and `mates` are those who play with you.
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
    piles: list[PileShown] = []
    sides: list[SideShown] = []
    mates: list[MateShown] = []
    hands: list[list[int]] = []
    event_decks: list[EventDeckShown] = []
    event: EventShown | None = None
    evening: EveningTold | None = None
    game: GameShown | None = None  # a gambling game that is going on, or whose hands were shown this turn
    coach: Coach | None = None  # at a table where somebody learns, for who learns
