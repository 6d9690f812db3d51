"""The moments at which a Sometimes Card may be played, as an author writes them under `when`."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from innkeeper.vocabulary.grammar import ANTE, CARD, DRINK, DUE, EVENT, LOSS, ROUND, WIN, Word

Stat = Literal["fortitude", "alcohol", "gold", "drink"]
CardKind = Literal["action", "sometimes", "anytime", "gambling", "cheating"]
Answered = Literal["action", "sometimes", "anytime", "gambling", "cheating", "drink", "event"]

GAMBLERS_KINDS: Final = {"gambling", "cheating"}


class Moment(Word, tag_field="moment"):
    """Something that happens at the table."""

    def offers(self) -> set[str]:
        """What a verb may act on at this moment."""
        return set()

    def has_source(self) -> bool:
        """Whether a player stands behind what happens."""
        return True

    def allows_unreduced(self) -> bool:
        """Whether `if: {not: reduced}` has a loss to ask about."""
        return False

    def is_in_round(self) -> bool:
        """Whether it is any time in a Round of Gambling, where antes and endings may be waiting."""
        return False


class Answers(Moment, tag="answers"):
    """A card was played, a Drink or an Event lies open."""

    answers: Answered | Annotated[list[CardKind], Meta(min_length=1)]
    affects: Stat | Annotated[list[Stat], Meta(min_length=1)] | None = None
    of: Literal["me", "drinks"] | None = None
    by: Literal["another"] | None = None

    def __post_init__(self) -> None:
        if self.of == "drinks" and self.answers != EVENT:
            raise ValueError("`of: drinks` is asked of an Event: whether it is one of the Drink Deck")
        if self.answers in (DRINK, EVENT):
            if self.affects is not None:
                raise ValueError("`affects` is asked of a card, not of a Drink or an Event")
            if self.answers == EVENT and (self.of == "me" or self.by is not None):
                raise ValueError("an Event is everybody's: write `answers: event` without `of: me` and `by`")
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

    def offers(self) -> set[str]:
        kinds = self.kinds()
        if kinds == [DRINK] or kinds == [EVENT]:
            return set(kinds)
        return {CARD, ROUND} if GAMBLERS_KINDS.issuperset(kinds) else {CARD}

    def has_source(self) -> bool:
        """No player is behind an Event; behind a Drink is who revealed it, if the moment speaks of that player."""
        if self.answers == EVENT:
            return False  # sea-events.response.no-player-behind-it
        return self.answers != DRINK or self.by is not None


class Pending(Word):
    """What is about to happen: a loss, or paying for new Drinks."""

    lose: Literal["fortitude", "gold"] | None = None
    pay: Literal["drinks"] | None = None

    def __post_init__(self) -> None:
        self.one_of("lose", "pay")


class Would(Moment, tag="would", rename={"kinds": "from"}):
    """I am about to lose something or to ante."""

    would: Literal["ante"] | Pending
    of: Literal["me"]
    by: Literal["another"] | None = None
    kinds: Annotated[list[CardKind], Meta(min_length=1)] | None = None

    def __post_init__(self) -> None:
        if (self.by is not None or self.kinds is not None) and not self.is_loss():
            raise ValueError("`by` and `from` belong to `would: {lose: fortitude}`")

    def is_loss(self) -> bool:
        """Whether it is Fortitude that would be lost."""
        return not isinstance(self.would, str) and self.would.lose == "fortitude"

    def offers(self) -> set[str]:
        if self.is_loss():
            return {LOSS}
        return {ANTE, ROUND} if self.would == "ante" else {DUE}

    def has_source(self) -> bool:
        return self.is_loss()


class Happened(Word):
    """What has just happened: a loss, a win, or a gain."""

    lose: Literal["fortitude"] | None = None
    win: Literal["round"] | None = None
    gain: Literal["gold"] | None = None

    def __post_init__(self) -> None:
        self.one_of("lose", "win", "gain")


class After(Moment, tag="after"):
    """I lost Fortitude because of another player, another player won a Round of Gambling, or I gained Gold."""

    after: Happened
    by: Literal["another"] | None = None
    of: Literal["me"] | None = None

    def __post_init__(self) -> None:
        if (self.after.win is None) != (self.of is not None) or (self.after.gain is None) != (self.by is not None):
            raise ValueError("a loss is `of: me` and `by: another`, a win only `by: another`, a gain only `of: me`")

    def offers(self) -> set[str]:
        return {WIN, ROUND} if self.after.win else set()

    def has_source(self) -> bool:
        return self.after.gain is None

    def allows_unreduced(self) -> bool:
        return self.after.lose is not None


class During(Moment, tag="during"):
    """A phase of somebody's turn, or any time in a Round of Gambling."""

    during: Literal["round", "discard phase", "action phase", "order phase", "drink phase"]
    of: Literal["me", "another"] | None = None

    def __post_init__(self) -> None:
        if (self.during == "round") != (self.of is None):
            raise ValueError("a phase is `of: me` or `of: another`; a Round of Gambling is nobody's")

    def offers(self) -> set[str]:
        return {ROUND} if self.during == "round" else set()

    def has_source(self) -> bool:
        return self.of == "another"

    def is_in_round(self) -> bool:
        return self.during == ROUND


When = Answers | Would | After | During
