"""What an author writes under `components`: counters, tokens and side decks of a character."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from innkeeper.vocabulary import components, terms
from innkeeper.vocabulary.cards import KINDS, SideCard, written_plays
from innkeeper.vocabulary.context import COUNTER, DECK, Named
from innkeeper.vocabulary.grammar import Number, Text, Word
from innkeeper.vocabulary.uses import Play, Response, check_effects
from innkeeper.vocabulary.verbs import Effect, Effects

Tint = Literal["light", "brass", "brew", "beast", "harm", "hex", "hoard", "folk", "drink"]
Labels = dict[Literal["en", "ru"], Text]
PLACES: Final = {
    "discard": components.TO_DISCARD,
    "card": components.TO_CARD,
    "front": components.TO_FRONT,
    "hand": components.TO_HAND,
}
AS_MANY_AS_THERE_ARE: Final = 40  # of a token, one player may hold
TURNS: Final = {"turn start": terms.TURN_START, "turn end": terms.TURN_END}


class Counter(Word, kw_only=True, rename={"least": "from", "most": "to"}):
    """A number of its owner that everybody sees, between two ends; without `start` it starts at the lower one.

    `sum`: it is never moved, but counts the Levels of what of that deck lies in front of its owner.
    """

    least: Annotated[int, Meta(ge=0, le=100)] = 0
    most: Annotated[int, Meta(ge=1, le=100)] = 100
    start: int | None = None
    below: Effects = field(default_factory=list)
    above: Effects = field(default_factory=list)
    sum: str | None = None

    def named(self) -> list[Named]:
        return [] if self.sum is None else [Named(("sum",), self.sum, DECK)]

    def __post_init__(self) -> None:
        if self.sum is not None and (self.least or self.start is not None or self.below or self.above):
            raise ValueError("a `sum` is counted, not moved: it goes with `to` alone")
        if self.least >= self.most:
            raise ValueError("`from` must be less than `to`")
        if self.start is not None and not self.least <= self.start <= self.most:
            raise ValueError("`start` lies outside `from` and `to`")
        check_effects([*self.below, *self.above])

    def texts(self) -> list[tuple[int, list[Effect]]]:
        """What happens at its ends, by the moment."""
        ends = [(terms.BELOW, self.below), (terms.ABOVE, self.above)]
        return [(moment, effects) for moment, effects in ends if effects]


class ForEachOther(Word):
    """So many for each other player."""

    for_each_other: Number


class Token(Word, kw_only=True):
    """A number with each player: so many there are, so many one player may hold, and who never holds any."""

    stock: Number | ForEachOther
    most: Number = AS_MANY_AS_THERE_ARE
    never: Literal["mine"] | None = None
    turn_end: Effects = field(default_factory=list)

    def __post_init__(self) -> None:
        check_effects(self.turn_end, has_source=True)

    def texts(self) -> list[tuple[int, list[Effect]]]:
        """What happens at the end of the turn of whoever holds any."""
        return [(terms.TURN_END, self.turn_end)] if self.turn_end else []


class Reveal(Word):
    """When a card of a deck is turned up by itself."""

    at: Literal["turn start", "turn end"]
    of: Literal["me"]


class Deck(Word, kw_only=True):
    """Cards beside the Character Deck, with a discard pile of their own; those of a shared one stand in its pack."""

    size: Annotated[int, Meta(ge=1)] | None = None
    cards: list[Text | SideCard] = field(default_factory=list)
    to: Literal["discard", "card", "front", "hand"] = "discard"
    price: Annotated[dict[str, Number], Meta(min_length=1, max_length=1)] | None = None
    boss: bool = False
    start: Annotated[int, Meta(ge=0, le=5)] = 0
    limit: Annotated[int, Meta(ge=1, le=10)] | None = None
    slots: Annotated[dict[str, Annotated[int, Meta(ge=1, le=5)]], Meta(min_length=1)] | None = None
    team: bool = False
    reveal: Reveal | None = None

    def copies(self) -> int:
        """How many cards there are."""
        return sum(1 if isinstance(card, str) else card.copies for card in self.cards)

    def __post_init__(self) -> None:
        if self.size is not None and self.copies() != self.size:
            raise ValueError(f"`size` says {self.size}, but the deck has {self.copies()} cards")
        if self.to == "hand" and (self.start or self.reveal):
            raise ValueError("cards that go `to: hand` are drawn or bought: write no `start` and no `reveal`")
        if self.price is not None and self.to != "hand":
            raise ValueError("`price` is what a card costs that goes `to: hand`")
        if self.to == "card" and (self.start or self.reveal):
            raise ValueError("cards that go `to: card` are revealed by a play that `joins` this deck alone")
        if self.slots is not None and (self.to != "front" or self.limit is not None or self.start):
            raise ValueError("`slots` say what may lie in front: they go with `to: front`, without `limit` and `start`")
        if self.limit is not None and self.to != "front":
            raise ValueError("`limit` says how many may lie in front: it goes with `to: front`")
        if self.team and self.to != "front":
            raise ValueError("`team` lets teammates play what lies in front: it goes with `to: front`")
        if self.limit is not None and self.start > self.limit:
            raise ValueError(f"`start` turns up {self.start} cards, but `limit` lets {self.limit} lie in front")
        for card in self.cards:
            self.check_card(card if isinstance(card, SideCard) else SideCard(title=card, copies=1))

    def named(self) -> list[Named]:
        return [Named(("price", key), key, COUNTER) for key in self.price or {}]

    def check_card(self, card: SideCard) -> None:
        """Refuse what no card could do where those of this deck go."""
        stays = any(isinstance(play, Play | Response) and play.goes for _, play in written_plays(card))
        if self.to == "hand" and stays != (card.static is not None):
            raise ValueError(f'"{card.title}": `static` holds while a card lies in front: it goes with `goes: front`')
        played = "hand" if self.to == "hand" else "front"
        self.check_slots(card)
        has = {
            "static": (card.static is not None and self.slots is None, "hand" if self.to == "hand" else "discard"),
            "adds": (card.adds is not None and self.slots is None, "card"),
            "price": (card.price is not None, "front"),
            "fails": (card.fails, "front"),
            **{kind: (getattr(card, kind) is not None, played) for kind in KINDS},
        }
        for word, (is_there, place) in has.items():
            if is_there and self.to != place:
                raise ValueError(f'"{card.title}" has `{word}`: that is for a deck that goes `to: {place}`')

    def check_slots(self, card: SideCard) -> None:
        """Refuse a slot that there is not, and what is said of cards in slots alone."""
        slot, takes = card.slot_taken()
        if self.slots is None and (card.slot is not None or card.level or card.at_once is not None):
            raise ValueError(f'"{card.title}": `slot`, `level` and `at_once` are for a deck with `slots`')
        if self.slots is not None and slot and takes > self.slots.get(slot, 0):
            raise ValueError(f'"{card.title}" takes {takes} of `{slot}`, but there are: {", ".join(self.slots)}')
        if card.adds is not None and (card.adds.to is None) == (self.slots is not None):
            raise ValueError(f'"{card.title}": `adds` has a `to` where it is played from a slot, and nowhere else')
        if self.slots is not None and (card.price is not None or card.fails):
            raise ValueError(f'"{card.title}": `price` and `fails` are not for a deck with `slots`')


class Component(Word, kw_only=True):
    """A counter, token or deck: what it is called, how it is drawn, and what a step or token is worth to who has it."""

    label: Text | Labels
    emblem: str = ""
    tint: Tint = "folk"
    sign: Annotated[str, Meta(max_length=1)] = ""
    worth: float = 0.0
    counter: Counter | None = None
    token: Token | None = None
    deck: Deck | None = None

    def __post_init__(self) -> None:
        self.one_of("counter", "token", "deck")
        if "en" not in self.labels():
            raise ValueError("`label` needs its English word: `{en: Mark, ru: Метка}`")

    def labels(self) -> dict[str, str]:
        """What it is called, by language."""
        written = {"en": self.label} if isinstance(self.label, str) else self.label
        return {str(language): label for language, label in written.items()}

    def kind(self) -> str:
        """What it is: a counter, a token or a deck."""
        return next(kind for kind in ("counter", "token", "deck") if getattr(self, kind) is not None)

    def goes_to(self) -> str:
        """Where the cards of a deck go; empty if it is none."""
        return self.deck.to if self.deck else ""

    def lower(self, key: str) -> components.Component:
        """The component as the engine keeps it; the cards of a deck are put into the box by whoever opens it."""
        found = components.Component(key, components.SIDE_DECK)
        if self.counter is not None:
            found.kind = components.COUNTER
            found.least, found.most = self.counter.least, self.counter.most
            found.number = self.counter.least if self.counter.start is None else self.counter.start
        elif self.token is not None:
            found.kind = components.TOKEN
            found.most = self.token.most
            found.never_mine = self.token.never is not None
            stock = self.token.stock
            found.for_each_other = isinstance(stock, ForEachOther)
            found.number = stock.for_each_other if isinstance(stock, ForEachOther) else stock
        else:
            self.lower_deck(found)
        found.labels = self.labels()
        found.label = found.labels["en"]
        found.emblem, found.sign = self.emblem, self.sign or found.label[0]
        found.tint, found.worth = self.tint, self.worth
        return found

    def lower_deck(self, found: components.Component) -> None:
        """What a deck does by itself."""
        deck = self.deck
        if deck is not None:
            found.place = PLACES[deck.to]
            found.limit = deck.limit or 0
            found.slots = dict(deck.slots or {})
            found.boss = deck.boss
            found.for_team = deck.team
            found.starts_with = deck.start
            found.turned_up_at = TURNS[deck.reveal.at] if deck.reveal else 0
            found.stands = found.place == components.TO_DISCARD
