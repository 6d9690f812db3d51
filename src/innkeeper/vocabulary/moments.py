"""The moments at which a Sometimes Card may be played, as an author writes them under `when`."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from innkeeper.vocabulary import moment_table
from innkeeper.vocabulary.grammar import CURSE, DRINK, EVENT, REVEALED, Word
from innkeeper.vocabulary.moment_table import Row

Stat = Literal["fortitude", "alcohol", "gold", "drink"]
CardKind = Literal["action", "sometimes", "anytime", "gambling", "cheating"]
Answered = Literal["action", "sometimes", "anytime", "gambling", "cheating", "drink", "event", "revealed", "curse"]

GAMBLERS_KINDS: Final = {"gambling", "cheating"}


class Moment(Word, tag_field="moment"):
    """Something that happens at the table. What goes with it is said by its row in the table of moments."""

    def row(self) -> Row:
        """Which moment it is."""
        raise NotImplementedError

    def links(self) -> dict[str, str]:
        """What is said of whom it befalls and of who is behind it."""
        return {link: getattr(self, link, None) or "" for link in ("of", "by")}

    def has_source(self) -> bool:
        """Whether a player stands behind what happens."""
        return self.row().has_source(**self.links())

    def __post_init__(self) -> None:
        row = self.row()
        allowed = row.links()
        if any(value not in allowed[link] for link, value in self.links().items()):
            raise ValueError(row.asks())


class That(Word, rename={"besides": "is"}):
    """What is answered does: `that: {pick: me}`, `that: {concern: everyone}`, `that: {ignore: drink}`.

    `that: {is: action}`: it is a card of this kind besides.
    """

    pick: Literal["me"] | None = None
    concern: Literal["everyone"] | None = None
    ignore: Literal["drink"] | None = None
    besides: Literal["action"] | None = None

    def __post_init__(self) -> None:
        self.one_of("pick", "concern", "ignore", "besides")


class Answers(Moment, tag="answers"):
    """A card was played, a Drink or an Event lies open, or a card for slots, perhaps a Curse, is revealed."""

    answers: Answered | Annotated[list[CardKind], Meta(min_length=1)]
    affects: Stat | Annotated[list[Stat], Meta(min_length=1)] | None = None
    of: Literal["me", "drinks"] | None = None
    by: Literal["another"] | None = None
    that: That | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.that is not None and (self.affects is not None or moment_table.THAT not in self.row().heeds):
            raise ValueError("`that` is asked of a card or an Event, without `affects`")
        of_cards = self.that is not None and (self.that.pick or self.that.ignore or self.that.besides)
        if of_cards and moment_table.AFFECTS not in self.row().heeds:
            raise ValueError("of an Event only `that: {concern: everyone}` is asked")
        if moment_table.AFFECTS not in self.row().heeds:
            if self.affects is not None:
                raise ValueError("`affects` is asked of a card, not of a Drink or an Event")
        elif "drink" in self.stats():
            if self.stats() != ["drink"] or self.of is not None:
                raise ValueError("`affects: drink` stands alone: it asks for a card that changes anybody's Drink")
        elif (self.affects is None) != (self.of is None):
            raise ValueError("`affects` and `of: me` go together: what of mine the card affects")

    def kinds(self) -> list[str]:
        """What it answers, always as a list."""
        return [self.answers] if isinstance(self.answers, str) else list(self.answers)

    def stats(self) -> list[str]:
        """What the card answered must affect, always as a list."""
        if self.affects is None:
            return []
        return [self.affects] if isinstance(self.affects, str) else list(self.affects)

    def row(self) -> Row:
        if self.answers == DRINK:
            return moment_table.DRINK_OPEN
        if self.answers == EVENT:
            return moment_table.EVENT_OPEN
        if self.answers in (REVEALED, CURSE):
            return moment_table.CURSE_OPEN if self.answers == CURSE else moment_table.REVEALED
        for_gamblers = GAMBLERS_KINDS.issuperset(self.kinds())
        return moment_table.GAMBLING_CARD_PLAYED if for_gamblers else moment_table.CARD_PLAYED


class Pending(Word):
    """What is about to happen: a loss, a gain, or paying for new Drinks."""

    lose: Literal["fortitude", "gold"] | None = None
    gain: Literal["fortitude", "gold"] | None = None
    pay: Literal["drinks"] | None = None

    def __post_init__(self) -> None:
        self.one_of("lose", "gain", "pay")


class Would(Moment, tag="would", rename={"kinds": "from"}):
    """I am about to lose something or to ante, or another player is about to gain something."""

    would: Literal["ante"] | Pending
    of: Literal["me", "another"]
    by: Literal["another"] | None = None
    kinds: Annotated[list[CardKind], Meta(min_length=1)] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.kinds is not None and moment_table.FROM not in self.row().heeds:
            raise ValueError("`from` belongs to `would: {lose: fortitude}`")

    def row(self) -> Row:
        if isinstance(self.would, str):
            return moment_table.WOULD_ANTE
        if self.would.pay:
            return moment_table.WOULD_PAY
        if self.would.gain:
            gains = {"fortitude": moment_table.WOULD_GAIN_FORTITUDE, "gold": moment_table.WOULD_GAIN_GOLD}
            return gains[self.would.gain]
        is_gold = self.would.lose == "gold"
        return moment_table.WOULD_LOSE_GOLD if is_gold else moment_table.WOULD_LOSE_FORTITUDE


class Happened(Word):
    """What has just happened: a loss, a win, a gain, or a payment."""

    lose: Literal["fortitude"] | None = None
    win: Literal["round"] | None = None
    gain: Literal["gold", "pot"] | None = None
    pay: Literal["inn", "artifact"] | None = None

    def __post_init__(self) -> None:
        self.one_of("lose", "win", "gain", "pay")


class After(Moment, tag="after"):
    """Somebody lost Fortitude by another player; another won a Round, took the pot or paid the Inn; I gained Gold."""

    after: Happened
    by: Literal["another"] | None = None
    of: Literal["me", "anyone", "gizmo"] | None = None

    def row(self) -> Row:
        if self.after.win:
            return moment_table.AFTER_WIN
        if self.after.pay:
            return moment_table.AFTER_PAYMENT if self.after.pay == "inn" else moment_table.AFTER_SPENDING
        gains = {"gold": moment_table.AFTER_GAIN, "pot": moment_table.AFTER_POT}
        return gains[self.after.gain] if self.after.gain else moment_table.AFTER_LOSS


class During(Moment, tag="during"):
    """A phase of somebody's turn, whichever it is, or any time in a Round of Gambling."""

    during: Literal["round", "phase", "discard phase", "action phase", "order phase", "drink phase"]
    of: Literal["me", "another", "anyone"] | None = None

    def row(self) -> Row:
        return moment_table.DURING[self.during]


When = Answers | Would | After | During
