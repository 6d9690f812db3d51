"""The ways to play a card, as authors write them: what must hold, whom it picks, what it cannot, and what it does."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from innkeeper.vocabulary.condition_words import (
    CHOICES,
    FOR_PLAYS,
    OF_EVENTS,
    SOURCE,
    Conditions,
    check_conditions,
    named_in,
)
from innkeeper.vocabulary.context import DECK, TOKEN, Named
from innkeeper.vocabulary.grammar import ANTE, CARD, EVENT, HIT, PAID, ROUND, Number, OnSomebody, Text, Verb, Word
from innkeeper.vocabulary.moment_table import AS_ACTION, NO_ANTE_OR_ENDING, NOT_REDUCED, ON_YOUR_GO, Row
from innkeeper.vocabulary.moments import When
from innkeeper.vocabulary.verbs import Bid, Choose, Effect, Effects, PickOne
from innkeeper.vocabulary.verbs_answering import Ignore
from innkeeper.vocabulary.verbs_of_cards import Bar, Discard, Send
from innkeeper.vocabulary.verbs_of_markers import Become, Lose, Pay
from innkeeper.vocabulary.verbs_of_the_table import Leave, Order

NO_SOURCE: Final = "`{}` asks what the `source` holds, but nobody stands behind this moment"


Deed = Literal["negated", "ignored", "reduced", "helped", "answered"]


class Pick(Word):
    """Whom a play picks, in full: `pick: {who: another, of: gamblers, up_to: 3}`."""

    who: Literal["another", "anyone"]
    of: Literal["gamblers"] | None = None
    up_to: Number | None = None
    exactly: Number | None = None
    having: str | None = None
    ordered: bool = False

    def named(self) -> list[Named]:
        return [] if self.having is None else [Named(("having",), self.having, TOKEN)]

    def __post_init__(self) -> None:
        if self.up_to is not None and self.exactly is not None:
            raise ValueError("write `up_to` or `exactly`, not both")
        if self.ordered and self.exactly != 2:
            raise ValueError("`ordered` tells a `first` from a `second`: it goes with `exactly: 2`")


class Cannot(Word, rename={"condition": "if"}):
    """What cannot be done: whom it cannot pick, what cannot be done to it, always or `if` something holds."""

    pick: Literal["source"] | None = None
    be: Annotated[list[Literal["negated", "ignored", "reduced", "helped", "answered"]], Meta(min_length=1)] | None = (
        None
    )
    answer: list[Literal["ante", "ending"]] | None = None
    condition: Conditions | None = None

    def __post_init__(self) -> None:
        if not (self.pick or self.be or self.answer):
            raise ValueError("says nothing: write `pick`, `be` or `answer`")
        if self.condition is not None and not self.be:
            raise ValueError("`if` goes with `be`: what cannot be done while that holds")
        if self.answer is not None and sorted(self.answer) != ["ante", "ending"]:
            raise ValueError("`answer` names both: `[ante, ending]`")


class Only(Word):
    """What alone can affect a card, by the title of its family."""

    affected_by: Text


class OnlyNext(Word):
    """What alone can affect a card, or what alone may follow it in a Round of Gambling."""

    affected_by: Text | None = None
    followed_by: Literal["cheating"] | None = None

    def __post_init__(self) -> None:
        if not (self.affected_by or self.followed_by):
            raise ValueError("says nothing: write `affected_by` or `followed_by`")


def each(effects: list[Effect]) -> list[Verb]:
    """Every effect, those inside a choice too."""
    found: list[Verb] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, Choose):
            found += each(effect.parts())
    return found


def picks_later(effects: list[Effect]) -> bool:
    """Whether somebody is picked in the midst of the card."""
    return any(isinstance(effect, PickOne) for effect in each(effects))


def lets_picked_choose(effects: list[Effect]) -> bool:
    """Whether whoever is picked chooses what befalls them."""
    return any(isinstance(effect, Choose) and effect.must_pick() for effect in each(effects))


def check_effects(
    effects: list[Effect],
    offers: tuple[str, ...] = (),
    has_source: bool = False,
    has_pick: bool = False,
    ordered: bool = False,
    is_event: bool = False,
) -> None:
    """Refuse an effect that at its moment lacks the thing it acts on, its source or its pick."""
    check_choices(effects, is_event)
    for effect in each(effects):
        verb = effect.__struct_config__.tag
        need = effect.need()
        if isinstance(effect, Leave) and effect.what == "round":
            need = ROUND if has_pick else ANTE
        if isinstance(effect, Bar) and not any(isinstance(other, Lose) for other in each(effects)):
            raise ValueError("`bar: help` is about whoever loses Fortitude to the card: write `lose` before it")
        if isinstance(effect, Send) and CARD not in offers and EVENT not in offers:
            raise ValueError("`send: champion` answers a card or an Event: write `when: {answers: event, …}`")
        if isinstance(effect, PickOne) and not has_pick:
            raise ValueError("`pick` among effects is said of a card that somebody plays")
        if need and need not in offers:
            raise ValueError(f"`{verb}` finds no {need} here: `when` does not offer one")
        counted = {amount.get("per") for amount in effect.amounts() if isinstance(amount, dict)}
        if HIT in counted and HIT not in offers:
            raise ValueError("`per: hit` goes with `when: {after: {lose: fortitude}, …}`")
        if PAID in counted and PAID not in offers:
            raise ValueError("`per: paid` goes with `when: {after: {pay: inn}, …}`")
        if "pick" in counted and not has_pick:
            raise ValueError("`per: pick` needs somebody picked: write `pick: another`")
        if effect.must_pick() and not has_pick:
            raise ValueError(f"`{verb}` needs somebody picked: write `pick: another`")
        if effect.whom() in ("first", "second") and not ordered:
            raise ValueError(f"`{verb}` falls on the `{effect.whom()}` of two: write `exactly: 2, ordered: true`")
        if effect.whom() == "gamblers" and ROUND not in offers:
            raise ValueError(f"`{verb}` falls on `gamblers`, but there is no Round of Gambling at this moment")
        if effect.whom() == "served" and not any(isinstance(other, Order) for other in each(effects)):
            raise ValueError(f"`{verb}` falls on whom was `served`, but no Drinks are ordered: write `order`")
        if effect.whom() == "source" and not has_source:
            raise ValueError(f"`{verb}` falls on the `source`, but nobody stands behind this moment")
        if SOURCE in (effect.condition or {}) and not has_source:
            raise ValueError(NO_SOURCE.format(verb))


def check_choices(effects: list[Effect], is_event: bool) -> None:
    """Refuse what each player chooses or bids where it is no Event, and to speak of what nobody could choose or bid."""
    names: list[str] = []
    has_bid = False
    for effect in each(effects):
        if not is_event and (isinstance(effect, Bid) or (isinstance(effect, Choose) and effect.names())):
            raise ValueError(f"`{effect.__struct_config__.tag}` by each player is said of an Event")
        if not is_event and isinstance(effect, Ignore) and effect.until:
            raise ValueError("`ignore: actions` is said of an Event")
        mine = effect.names() if isinstance(effect, Choose) else []
        if (names or has_bid) and (mine or isinstance(effect, Bid)):
            raise ValueError("an Event lets everybody choose or bid once")
        names = mine or names
        has_bid |= isinstance(effect, Bid)
        condition = effect.condition or {}
        spoken_of = [effect.chose] if isinstance(effect, OnSomebody) and effect.chose else []
        spoken_of += [str(condition[word]) for word in CHOICES if word in condition]
        for name in spoken_of:
            if name not in names:
                known = ", ".join(f"`{one}`" for one in names) or "nothing"
                raise ValueError(f"nobody could choose `{name}` before: each player chooses from {known}")
        if not is_event and any(word in condition for word in OF_EVENTS):
            raise ValueError(f"`if: {{{next(iter(condition))}: …}}` is asked of Events")
        counted = {amount.get("per") for amount in effect.amounts() if isinstance(amount, dict)}
        if not has_bid and ("bid" in counted or effect.whom() == "highest"):
            raise ValueError("nobody has bid before: write `bid` first")


class Extra(Word, kw_only=True):
    """What may be added to a card while it is announced, for a `cost`: `do` this besides, or this `instead`."""

    cost: Effects
    do: Effects | None = None
    instead: Effects | None = None

    def __post_init__(self) -> None:
        self.one_of("do", "instead")
        check_cost(self.cost)

    def effects(self) -> list[Effect]:
        """What comes of it."""
        return self.do or self.instead or []


def check_cost(cost: list[Effect]) -> None:
    """Refuse costs that nobody could count beforehand, or that fall on others."""
    for effect in cost:
        markers = isinstance(effect, Lose) and not {"fortitude", "alcohol"}.isdisjoint(effect.what)
        if not isinstance(effect, Lose | Become | Discard | Pay) or markers:
            raise ValueError("a `cost` is to `pay`, to `discard`, or to `lose` or `become` something of one's own")
        if effect.whom() not in (None, "me") or effect.condition is not None:
            raise ValueError("I pay what my card costs: write neither `who` nor `if`")
    check_effects(cost)


class Ignoring(Word):
    """What Ignoring a card comes to: `ignoring: {reduces: 2}`."""

    reduces: Number


class AnyPlay(Word, kw_only=True, rename={"condition": "if"}):
    """What all ways to play a card have in common."""

    pick: Literal["another", "anyone"] | Pick | None = None
    condition: Conditions | None = None
    cannot: Cannot | None = None
    joins: str | None = None  # the deck whose top card is revealed and joins it
    ignoring: Ignoring | None = None  # what Ignoring it comes to
    instead: Effects | None = None  # what it does if it is Negated
    cost: Effects | None = None  # what is paid as it is announced
    extra: Annotated[list[Extra], Meta(min_length=1, max_length=5)] | None = None  # what may be added then

    def named(self) -> list[Named]:
        found = named_in(self.condition or {}, ("if",), FOR_PLAYS)
        found += [] if self.joins is None else [Named(("joins",), self.joins, DECK)]
        guard = self.cannot.condition if self.cannot else None
        return found + named_in(guard or {}, ("cannot", "if"), ())

    def check_conditions(self) -> None:
        """Refuse conditions that are not asked of plays or of guards."""
        if self.condition is not None:
            check_conditions(self.condition, FOR_PLAYS)
            if SOURCE in self.condition:
                raise ValueError("`if: {source: …}` is asked of effects and guards")
        if self.cannot is not None and self.cannot.condition is not None:
            check_conditions(self.cannot.condition, (SOURCE,))

    def is_unreduced(self) -> bool:
        """Whether it asks that nothing was done to make a loss smaller."""
        return self.condition is not None and "not" in self.condition

    def check_at(self, row: Row, effects: list[Effect], has_source: bool = False) -> None:
        """Refuse conditions that are not asked here, and all that nothing would heed at this moment."""
        self.check_conditions()
        check_effects(self.instead or [])
        check_cost(self.cost or [])
        if self.pick is None and (self.cost or self.extra) and picks_later(effects):
            raise ValueError("what a card costs is paid before anybody is picked: write `pick` beside it")
        if self.ignoring and not any(isinstance(effect, Lose) and "fortitude" in effect.what for effect in effects):
            raise ValueError("`ignoring` speaks of a loss: write `lose: {fortitude: …}`")
        if any(isinstance(effect, Lose) for effect in each(self.instead or [])):
            raise ValueError("`instead` cannot be answered, so nobody loses by it: write what is gained")
        offers = (*row.offers, ROUND) if self.condition and "in" in self.condition else row.offers
        if self.pick is not None and picks_later(effects):
            raise ValueError("whoever is picked is picked once: on playing the card, or by an effect `pick`")
        ordered = isinstance(self.pick, Pick) and self.pick.ordered
        added = [effect for extra in self.extra or [] for effect in extra.effects()]
        several = isinstance(self.pick, Pick) and (self.pick.up_to or self.pick.exactly)
        if several and lets_picked_choose([*effects, *added]):
            raise ValueError("one player chooses: write neither `up_to` nor `exactly`")
        check_effects(effects, offers, has_source, self.pick is not None or picks_later(effects), ordered)
        for extra in self.extra or []:
            check_effects(extra.effects(), offers, has_source, self.pick is not None, ordered)
        if self.is_unreduced() and NOT_REDUCED not in row.heeds:
            raise ValueError(f"`{NOT_REDUCED}` goes with `when: {{after: {{lose: fortitude}}, …}}`")
        if self.cannot and self.cannot.answer and NO_ANTE_OR_ENDING not in row.heeds:
            raise ValueError("`cannot: {answer: …}` goes with `when: {during: round}`")
        if self.cannot and SOURCE in (self.cannot.condition or {}) and not has_source:
            raise ValueError(NO_SOURCE.format("cannot"))
        if self.cannot and self.cannot.pick:
            if not (self.pick and has_source):
                raise ValueError("`cannot: {pick: source}` needs a `pick` and a moment with somebody behind it")
            if not isinstance(self.pick, str):
                raise ValueError("`cannot: {pick: source}` goes with `pick: another` or `pick: anyone`")


STAYS: Final = {
    "front": ("my next turn", "it falls"),
    "picked": ("their next turn",),
}  # in front of whom, and until when


class Stays(AnyPlay, kw_only=True):
    """One way to play a card that afterwards may stay in front of its player for a while."""

    do: Effects = field(default_factory=list)
    only: Only | None = None
    goes: Literal["front", "picked"] | None = None
    until: Literal["my next turn", "their next turn", "it falls"] | None = None

    def check_stay(self) -> None:
        """Refuse a card that stays for ever."""
        if not self.do and self.goes is None:
            raise ValueError("says nothing: write `do`")
        if self.until not in STAYS.get(self.goes or "", (None,)):
            raise ValueError("write `goes: front, until: my next turn` or `goes: picked, until: their next turn`")
        if self.goes == "picked" and (self.pick is None or not isinstance(self.pick, str)):
            raise ValueError("`goes: picked` needs one player picked: write `pick: another`")


class Play(Stays):
    """One way to play an Action or Anytime Card."""

    def __post_init__(self) -> None:
        self.check_stay()
        self.check_at(AS_ACTION, self.do)


class Response(Stays):
    """One way to play a Sometimes Card."""

    when: When

    def __post_init__(self) -> None:
        self.check_stay()
        self.check_at(self.when.row(), self.do, self.when.has_source())


class Go(AnyPlay):
    """One way to play a Gambling or Cheating Card: on one's go in a Round, taking control of it."""

    do: Effects = field(default_factory=list)
    only: OnlyNext | None = None
    follows: Literal["anything"] | None = None

    def __post_init__(self) -> None:
        self.check_at(ON_YOUR_GO, self.do)


# One way to play a card, or several: an OR.
Plays = Play | Annotated[list[Play], Meta(min_length=1)]
Responses = Response | Annotated[list[Response], Meta(min_length=1)]
Goes = Go | Annotated[list[Go], Meta(min_length=1)]
