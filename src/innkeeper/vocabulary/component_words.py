"""What an author writes under `components`: counters, tokens and side decks of a character."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from innkeeper.vocabulary import components, terms
from innkeeper.vocabulary.cards import KINDS, SideCard, Static, written_plays
from innkeeper.vocabulary.context import COUNTER, DECK, Named
from innkeeper.vocabulary.grammar import Number, Text, Word
from innkeeper.vocabulary.trigger_words import Trigger, Triggers, check_whose
from innkeeper.vocabulary.uses import Play, Plays, Response, check_effects
from innkeeper.vocabulary.verbs import Effect, Effects

Tint = Literal["light", "brass", "brew", "beast", "harm", "hex", "hoard", "folk", "drink"]
Labels = dict[Literal["en", "ru"], Text]
PLACES: Final = {
    "discard": components.TO_DISCARD,
    "card": components.TO_CARD,
    "front": components.TO_FRONT,
    "hand": components.TO_HAND,
    "pile": components.TO_PILE,
    "purse": components.TO_PURSE,
}
NO_END: Final = 100  # of a counter that says no other
SEEN_BY: Final = {"everybody": components.EVERYBODY, "holder": components.HOLDER, "nobody": components.NOBODY}
AS_MANY_AS_THERE_ARE: Final = 40  # of a token, one player may hold
TURNS: Final = {"turn start": terms.TURN_START, "turn end": terms.TURN_END}


class Step(Word, kw_only=True):
    """A step of a counter that has a name: what it is called, what it is worth, what holds and happens meanwhile."""

    label: Labels | None = None
    worth: Annotated[float, Meta(ge=-10, le=10)] | None = None
    static: Static | None = None
    triggers: Triggers | None = None

    def __post_init__(self) -> None:
        check_whose(self.triggers or [], "me")


class Counter(Word, kw_only=True, rename={"least": "from", "most": "to"}):
    """A number of its owner that everybody sees, between two ends; without `start` it starts at the lower one.

    `steps`: it has names in place of numbers, and starts with the first of them if `start` names no other.
    `sum`: it is never moved, but counts the Levels of what of that deck lies in front of its owner.
    """

    least: Annotated[int, Meta(ge=0, le=100)] = 0
    most: Annotated[int, Meta(ge=1, le=NO_END)] = NO_END
    start: int | Text | None = None
    steps: Annotated[dict[Text, Step], Meta(min_length=2)] | None = None
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
        if self.steps is None and self.start is not None:
            if isinstance(self.start, str) or not self.least <= self.start <= self.most:
                raise ValueError("`start` lies outside `from` and `to`")
        if self.steps is not None:
            self.check_steps(self.steps)
        check_effects([*self.below, *self.above])

    def check_steps(self, steps: dict[str, Step]) -> None:
        """Refuse numbers beside names, and a start that is none of them."""
        if self.sum is not None or self.least or self.most < NO_END:
            raise ValueError("`steps` are names in place of numbers: write no `from`, `to` and `sum` beside them")
        if any(name.isdecimal() for name in steps):
            raise ValueError("a step is called by a name, not by a number")
        if self.start is not None and self.start not in steps:
            raise ValueError(f"`start` is one of the steps: {', '.join(steps)}")

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
    never: Literal["mine", "otto"] | None = None


class Reveal(Word):
    """When a card of a deck is turned up by itself."""

    at: Literal["turn start", "turn end"]
    of: Literal["me"]


class Deck(Word, kw_only=True):
    """Cards beside the Character Deck, with a discard pile of their own; those of a shared one stand in its pack."""

    size: Annotated[int, Meta(ge=1)] | None = None
    cards: list[Text | SideCard] = field(default_factory=list)
    to: Literal["discard", "card", "front", "hand", "pile", "purse"] = "discard"
    seen_by: Literal["everybody", "holder", "nobody"] = "everybody"
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
        if self.to == "pile" and (self.start or self.reveal):
            raise ValueError("Drinks that go `to: pile` are given by a card that says `put` alone")
        if self.seen_by != "everybody" and (self.to != "front" or self.slots is not None):
            raise ValueError("`seen_by` is said of what lies in front, and in no `slots`: it goes with `to: front`")
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
        if self.to == "purse":
            if card.price is not None or card.fails or card.slot is not None or card.level or card.adds or stays:
                raise ValueError(f'"{card.title}" is an Artifact: it has kinds, `static`, `triggers` or `at_once`')
            return
        if self.to == "hand" and stays != (card.static is not None or card.triggers is not None):
            raise ValueError(f'"{card.title}": `static` and `triggers` work in front: they go with `goes: front`')
        if card.trait is not None and self.to != "front":
            raise ValueError(f'"{card.title}" has a `trait`: that is for a deck that goes `to: front`')
        self.check_slots(card)
        if (self.to == "pile") != (card.drink is not None or card.event is not None):
            raise ValueError(
                f'"{card.title}": `drink` or `event` is on every card that goes `to: pile`, and on no other'
            )
        given = card.adds is not None and card.adds.goes is not None  # it stays before whoever is picked for it
        to_be_played = ["front", "hand", "pile", *(["card"] if given else [])]
        has: dict[str, tuple[bool, list[str]]] = {
            "static": (card.static is not None, [*to_be_played, "discard"]),
            "triggers": (card.triggers is not None, to_be_played),
            "adds": (card.adds is not None and self.slots is None and card.trait is None, ["card"]),
            "price": (card.price is not None, ["front"]),
            "fails": (card.fails, ["front"]),
            **{kind: (getattr(card, kind) is not None, to_be_played) for kind in KINDS},
        }
        for word, (is_there, places) in has.items():
            if is_there and self.to not in places:
                raise ValueError(f'"{card.title}" has `{word}`: that is for a deck that goes `to: {places[0]}`')

    def check_slots(self, card: SideCard) -> None:
        """Refuse a slot that there is not, and what is said of cards in slots alone."""
        slot, takes = card.slot_taken()
        if self.slots is None and (card.slot is not None or card.level):
            raise ValueError(f'"{card.title}": `slot` and `level` are for a deck with `slots`')
        if card.at_once is not None and (self.to != "front" or self.seen_by != "everybody"):
            raise ValueError(f'"{card.title}": what acts `at_once` is turned up: it is for an open deck `to: front`')
        if card.at_once is not None and self.slots is not None and card.stays():
            raise ValueError(f'"{card.title}": what acts `at_once` is discarded then: it has nothing else')
        if self.slots is not None and slot and takes > self.slots.get(slot, 0):
            raise ValueError(f'"{card.title}" takes {takes} of `{slot}`, but there are: {", ".join(self.slots)}')
        if card.adds is not None and card.trait is None and (card.adds.to is None) == (self.slots is not None):
            raise ValueError(f'"{card.title}": `adds` has a `to` where it is played from a slot, and nowhere else')
        if self.slots is not None and (card.price is not None or card.fails):
            raise ValueError(f'"{card.title}": `price` and `fails` are not for a deck with `slots`')


class Component(Word, kw_only=True):
    """A counter, token or deck: what it is called, how it is drawn, and what a step or token is worth to who has it.

    `static` holds by itself, of tokens for each holder and as often as they hold one; `triggers` happen by themselves.
    `action` and `anytime` are uses of the component itself, by its owner.
    """

    label: Text | Labels
    emblem: Annotated[str, Meta(pattern="^[a-z0-9-]*$")] = ""
    tint: Tint = "folk"
    sign: Annotated[str, Meta(max_length=1)] = ""
    worth: Annotated[float, Meta(ge=-10, le=10)] = 0.0
    static: Static | None = None
    triggers: Triggers | None = None
    action: Plays | None = None
    anytime: Plays | None = None
    counter: Counter | None = None
    token: Token | None = None
    deck: Deck | None = None

    def __post_init__(self) -> None:
        self.one_of("counter", "token", "deck")
        if "en" not in self.labels():
            raise ValueError("`label` needs its English word: `{en: Mark, ru: Метка}`")
        if (self.action or self.anytime) and self.counter is None:
            raise ValueError("`action` and `anytime` are uses of a `counter`")
        if any(play.goes or play.joins for _, play in self.uses()):
            raise ValueError("a component that is used lies still: write neither `goes` nor `joins`")
        check_whose(self.triggers or [], "me" if self.token is None else "holder")

    def uses(self) -> list[tuple[str, Play]]:
        """The uses of the component itself, each with its kind."""
        found: list[tuple[str, Play]] = []
        for kind, written in (("action", self.action), ("anytime", self.anytime)):
            if written is not None:
                found += [(kind, play) for play in (written if isinstance(written, list) else [written])]
        return found

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
            if self.counter.steps is not None:
                self.lower_steps(found, self.counter.steps)
            found.number = found.least if self.counter.start is None else found.step(self.counter.start)
        elif self.token is not None:
            found.kind = components.TOKEN
            found.most = self.token.most
            found.never_mine = self.token.never == "mine"
            found.never_automata = self.token.never == "otto"
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

    def lower_steps(self, found: components.Component, steps: dict[str, Step]) -> None:
        """Names in place of numbers."""
        found.most = len(steps) - 1
        found.steps = list(steps)
        for place, (name, step) in enumerate(steps.items()):
            labels = {str(language): label for language, label in (step.label or {}).items()}
            found.step_labels.append({"en": name.capitalize()} | labels)
            found.step_worths.append(place * self.worth if step.worth is None else step.worth)

    def all_triggers(self) -> list[tuple[int, Trigger]]:
        """What happens by itself, each with the step of a counter at which it does; -1: at any."""
        found = [(-1, trigger) for trigger in self.triggers or []]
        for place, step in enumerate(((self.counter and self.counter.steps) or {}).values()):
            found += [(place, trigger) for trigger in step.triggers or []]
        return found

    def lower_deck(self, found: components.Component) -> None:
        """What a deck does by itself."""
        deck = self.deck
        if deck is not None:
            found.place = PLACES[deck.to]
            found.seen_by = SEEN_BY[deck.seen_by]
            found.limit = deck.limit or 0
            found.slots = dict(deck.slots or {})
            found.boss = deck.boss
            found.for_team = deck.team or found.place == components.TO_PURSE
            found.starts_with = deck.start
            found.turned_up_at = TURNS[deck.reveal.at] if deck.reveal else 0
            found.makes_combos = any(isinstance(card, SideCard) and card.trait is not None for card in deck.cards)
            found.stands = found.place == components.TO_DISCARD
