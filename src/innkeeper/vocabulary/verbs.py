"""The verbs of a card as an author writes them: `{lose: {fortitude: 2}, who: source}`.

One class a verb, which also says what it is to the engine. An author's verb is a key, so the field that holds its
object (`what`) goes by the verb's own name in a file; the tag that tells the classes apart is added while reading
(`innkeeper.vocabulary.tagging`). Here stands what falls on somebody; what is done to a thing answered is in
`verbs_answering`, what concerns the whole table in `verbs_of_the_table`.
"""

from collections.abc import Set as Keys
from typing import Annotated, Literal

from msgspec import Meta, field

from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.components import SIDE_DECK
from innkeeper.vocabulary.conditions import Condition
from innkeeper.vocabulary.context import COUNTED, DECK, Lowering, Named
from innkeeper.vocabulary.grammar import (
    DUE,
    IGNORED_DRINK,
    NOTHING,
    POT,
    ROUND,
    WIN,
    Amount,
    Number,
    OnSomebody,
    Verb,
    Word,
    lower_amount,
    named,
)
from innkeeper.vocabulary.names import KINDS, PLACES, STATS, WHO
from innkeeper.vocabulary.verbs_answering import Change, Ignore, Negate, Pass, Redirect, Reduce, Split
from innkeeper.vocabulary.verbs_of_the_table import Again, Ante, End, Leave, Order, Start, Win

BOUNDS = ("up_to", "down_to")  # what says no exact number of cards
MARKERS = ("fortitude", "alcohol")  # what may be lost and gained besides components

# How much of what is lost or gained: Fortitude, Alcohol Content, Gold, or a component of the pack by its key.
Amounts = dict[str, Amount]


def moved(what: dict[str, Amount], who: int, up: bool, context: Lowering) -> list[effects.Effect]:
    """Markers and components that go up or down."""
    found: list[effects.Effect] = []
    for name, amount in what.items():
        if name in MARKERS:
            marker = effects.Gain if up else effects.Lose
            found.append(marker(who, STATS[name], lower_amount(amount, context)))
        elif context.components[name].kind == SIDE_DECK:
            found.append(effects.LoseEquipped(who, context.components[name], lower_amount(amount, context)))
        else:
            found.append(effects.MoveComponent(who, context.components[name], lower_amount(amount, context), up))
    return found


def components_among(
    what: dict[str, Amount], verb: str, others: tuple[str, ...], kinds: tuple[str, ...] = COUNTED
) -> list[Named]:
    """What of all that is lost or gained is a component."""
    return [Named((verb, name), name, kinds, others) for name in what if name not in others]


class Lose(OnSomebody, tag="lose", rename=named("lose")):
    """Lose Fortitude, Alcohol Content, some of a component, or what lies in the slots of a deck."""

    what: Amounts

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.what:
            raise ValueError("says nothing: write `fortitude` or `alcohol` with a number")
        if "gold" in self.what:
            raise ValueError("Gold is paid, not lost: write `pay`")

    def amounts(self) -> list[Amount]:
        return list(self.what.values())

    def named(self) -> list[Named]:
        return super().named() + components_among(self.what, "lose", MARKERS, (*COUNTED, *DECK))

    def heeds_pick(self, counters: Keys[str]) -> bool:
        return super().heeds_pick(counters) and not counters >= self.what.keys()

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return moved(self.what, self.falls_on(context), up=False, context=context)


class Gain(OnSomebody, tag="gain", rename=named("gain")):
    """Gain Fortitude, Alcohol Content or a component; Gold from the pot or the Inn; the pot somebody has just won."""

    what: Amounts | Literal["pot", "half"]
    source: Literal["pot", "inn"] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.what:
            raise ValueError("says nothing: write `fortitude`, `alcohol` or `gold` with a number")
        if self.what == "half":
            if self.source != "pot" or self.who not in (None, "me"):
                raise ValueError("half of the pot is gained by `me`: write `gain: half, from: pot`")
            return
        is_gold = not isinstance(self.what, str) and "gold" in self.what
        if is_gold and len(self.what) > 1:
            raise ValueError("`gold` is gained by an effect of its own")
        if is_gold and self.source is None:
            raise ValueError("Gold comes from somewhere: write `from: pot` or `from: inn`")
        if not is_gold and self.source is not None:
            raise ValueError("`from` belongs to `gain: {gold: …}`")
        if (self.source == "pot" or isinstance(self.what, str)) and self.who not in (None, "me"):
            raise ValueError("Gold of the pot is gained by `me` alone")

    def need(self) -> str:
        if isinstance(self.what, str):
            return WIN if self.what == "pot" else POT
        return ROUND if self.source == "pot" else NOTHING

    def amounts(self) -> list[Amount]:
        return [] if isinstance(self.what, str) else list(self.what.values())

    def named(self) -> list[Named]:
        written = {} if isinstance(self.what, str) else self.what
        return super().named() + components_among(written, "gain", (*MARKERS, "gold"))

    def heeds_pick(self, counters: Keys[str]) -> bool:
        falls = isinstance(self.what, dict) and self.source is None and not counters >= self.what.keys()
        return self.who is None and falls

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if isinstance(self.what, str):
            return [effects.TakeGold(lower_amount(0, context), terms.POT, half=self.what == "half")]
        if self.source is not None:
            who = self.falls_on(context) if self.who else context.gainer()
            return [effects.TakeGold(lower_amount(self.what["gold"], context), PLACES[self.source], who=who)]
        return moved(self.what, self.falls_on(context), up=True, context=context)


class Pay(OnSomebody, tag="pay", rename=named("pay")):
    """Pay Gold to the Inn or to me; or let what is due be paid by the Inn or by nobody."""

    what: Amount | Literal["due"]
    to: Literal["inn", "me", "picked"] | None = None
    source: Literal["inn", "nobody"] | None = None
    times: Number = 1  # so many payments, each of its own

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.to == "picked" and self.who != "me":
            raise ValueError("I pay whom I picked: write `who: me, to: picked`")
        if self.what == "due":
            if self.source is None or self.to is not None or self.who is not None or self.times > 1:
                raise ValueError("`pay: due` goes with `from: inn` or `from: nobody`, and with nothing else")
        elif self.to is None or self.source is not None:
            raise ValueError("a payment goes somewhere: write `to: inn` or `to: me`, and no `from`")

    def need(self) -> str:
        return DUE if self.what == "due" else NOTHING

    def amounts(self) -> list[Amount]:
        return [] if isinstance(self.what, str) else [self.what]

    def must_pick(self) -> bool:
        return self.to == "picked"

    def heeds_pick(self, counters: Keys[str]) -> bool:
        return self.to == "picked" or (self.what != "due" and super().heeds_pick(counters))

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if isinstance(self.what, str):
            return [effects.PayDue(PLACES[self.source or "inn"])]
        amount, to = lower_amount(self.what, context), PLACES[self.to or "inn"]
        return [effects.Pay(self.falls_on(context), amount, to, self.times)]


class Drink(OnSomebody, tag="drink", rename=named("drink")):
    """Drinks are taken from the own Drink Me! Pile or from the Drink Deck; `copy`: all take the same one.

    `dare`: two are revealed, I take the weaker one and the others the other.
    """

    what: Amount | Literal["copy", "dare"]
    source: Literal["pile", "deck"]

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.what, str) and self.source != "deck":
            raise ValueError(f"`drink: {self.what}` is `from: deck`")
        if self.what == "dare" and self.who != "everyone":
            raise ValueError("`drink: dare` is a matter for all: write `who: everyone`")

    def amounts(self) -> list[Amount]:
        return [] if isinstance(self.what, str) else [self.what]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == "dare":
            return [effects.DareDrinks(self.falls_on(context))]
        is_copy = isinstance(self.what, str)
        number = lower_amount(1 if isinstance(self.what, str) else self.what, context)
        return [effects.HaveDrink(self.falls_on(context), number, PLACES[self.source], copy=is_copy)]


class Draw(OnSomebody, tag="draw", rename=named("draw")):
    """Draw so many cards; `from`: of a side deck of mine."""

    what: Amount
    source: str | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.source is not None and self.who not in (None, "me"):
            raise ValueError("from a side deck its owner draws: write no `who`")

    def amounts(self) -> list[Amount]:
        return [self.what]

    def named(self) -> list[Named]:
        return super().named() + ([] if self.source is None else [Named(("from",), self.source, DECK)])

    def heeds_pick(self, counters: Keys[str]) -> bool:
        return self.source is None and super().heeds_pick(counters)

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.source is not None:
            source = context.components[self.source]
            return [effects.DrawCards(terms.ME, lower_amount(self.what, context), source)]
        return [effects.DrawCards(self.falls_on(context), lower_amount(self.what, context))]


class Discard(OnSomebody, tag="discard", rename=named("discard")):
    """Discard so many cards of one's own choice, perhaps of one kind; or at random; or as I choose, who see them.

    `{up_to: 3}`: from one to so many; `{down_to: 6}`: all but so many. `from: pile`: off the own Drink Me! Pile.
    """

    what: Amount
    at: Literal["random"] | None = None
    by: Literal["me"] | None = None
    of: Literal["action", "sometimes", "anytime", "gambling", "cheating"] | None = None
    source: Literal["pile"] | None = None

    def bound(self) -> str:
        """`up_to` or `down_to`, where it says no exact number."""
        keys = list(self.what) if isinstance(self.what, dict) else []
        return keys[0] if len(keys) == 1 and keys[0] in BOUNDS else ""

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.bound() or self.source) and (self.at or self.by or self.of):
            raise ValueError("`up_to`, `down_to` and `from: pile` go with neither `at`, `by` nor `of`")
        if self.bound() and self.source:
            raise ValueError("`from: pile` takes a number of cards off the top")
        for number in self.what.values() if self.bound() and isinstance(self.what, dict) else []:
            if not isinstance(number, int) or not 1 <= number <= 40:
                raise ValueError(f"`{self.bound()}` is a number from 1 to 40")
        if self.at is not None and (self.by is not None or self.of is not None):
            raise ValueError("what is discarded `at: random` is chosen by nobody: write neither `by` nor `of`")
        if self.by is not None and self.who in ("me", "others", "everyone", "gamblers", "served"):
            raise ValueError("`by: me` is for one other player's hand")

    def amounts(self) -> list[Amount]:
        return [] if self.bound() else [self.what]

    def must_pick(self) -> bool:
        return self.by is not None and self.who is None

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.source is not None:
            return [effects.DiscardDrinks(self.falls_on(context), lower_amount(self.what, context))]
        bound = self.bound()
        number = self.what[bound] if isinstance(self.what, dict) and bound else self.what
        assert isinstance(number, int) or not bound
        written = number if isinstance(number, int) else self.what
        found = effects.DiscardCards(self.falls_on(context), lower_amount(written, context))
        found.up_to, found.down_to = bound == "up_to", bound == "down_to"
        found.at_random, found.by_me = self.at is not None, self.by is not None
        found.kind = KINDS[self.of] if self.of else 0
        return [found]


class Reveal(Verb, tag="reveal", rename=named("reveal")):
    """The top cards of an own side deck are turned up, and go where those of that deck go."""

    what: Amount
    source: str

    def amounts(self) -> list[Amount]:
        return [self.what]

    def named(self) -> list[Named]:
        return [*super().named(), Named(("from",), self.source, DECK)]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.RevealCards(context.components[self.source], lower_amount(self.what, context))]


class Put(OnSomebody, tag="put", rename=named("put")):
    """A Drink Me! Pile that holds any card is shuffled into the Drink Deck, and one card of it comes back.

    Or a Drink that I have Ignored is shuffled into the Drink Me! Pile of a player I choose.
    """

    what: Literal["pile", "drink"]
    to: Literal["deck", "pile"]

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.what, self.to) not in (("pile", "deck"), ("drink", "pile")):
            raise ValueError("write `put: pile, to: deck` or `put: drink, to: pile`")
        if self.what == "drink" and self.who is not None:
            raise ValueError("I choose the pile: write no `who`")

    def need(self) -> str:
        return IGNORED_DRINK if self.what == "drink" else NOTHING

    def lower(self, context: Lowering) -> list[effects.Effect]:
        if self.what == "drink":
            return [effects.ShuffleIntoPile(terms.ME)]
        return [effects.RenewPile(self.falls_on(context))]


class Borrow(Verb, tag="borrow", rename=named("borrow")):
    """I use a Gambling or Cheating Card of the picked player's hand as my own go."""

    picks = True
    needs = ROUND
    what: Literal["card"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.BorrowCard(terms.PICKED)]


class Bar(Verb, tag="bar", rename=named("bar")):
    """Teammates of the picked, who lost Fortitude to this card, may not defend them for the rest of the turn."""

    picks = True
    what: Literal["help"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.BarHelp(terms.PICKED)]


class Send(Verb, tag="send", rename=named("send")):
    """The picked player is my team's Champion for what is answered."""

    picks = True
    what: Literal["champion"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.SendChampion(terms.PICKED)]


class Call(Verb, tag="call", rename=named("call")):
    """Cards of my deck are turned up until one is a Minion, which comes into play."""

    what: Literal["minion"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.CallMinion(terms.ME)]


class Divide(Verb, tag="divide", rename=named("divide")):
    """So many cards of my deck are turned up, the picked player makes two piles of them, and I take one."""

    picks = True
    what: Amount

    def amounts(self) -> list[Amount]:
        return [self.what]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.DivideCards(terms.PICKED, lower_amount(self.what, context))]


class PickOne(Verb, tag="pick", rename=named("pick")):
    """I pick a player now; what follows in the same play falls on that one."""

    what: Literal["another", "anyone"]

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.PickOne(WHO[self.what])]


class Option(Word):
    """What one may choose to do."""

    do: Annotated[list["Effect"], Meta(min_length=1)]


Options = Annotated[list[Option], Meta(min_length=1, max_length=1)]


class Branch(Word):
    """One of several options: what it costs to choose it, and what comes of it."""

    cost: Annotated[list["Effect"], Meta(min_length=1)] = field(default_factory=list)
    do: Annotated[list["Effect"], Meta(min_length=1)] = field(default_factory=list)


Branches = Annotated[dict[str, Branch], Meta(min_length=2)]


class Choose(Verb, tag="choose", rename=named("choose")):
    """I may choose to do this (a list of one); or I choose one of several that have names.

    `who: everyone`: each player chooses one, `secretly` or one after the other; `who: chance`: it is thrown for.
    """

    what: Options | Branches
    who: Literal["everyone", "chance"] | None = None
    secretly: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        branches = self.what.values() if isinstance(self.what, dict) else []
        if self.who is not None and not branches:
            raise ValueError(f"`who: {self.who}` chooses from several things that have names")
        if self.secretly and (self.who != "everyone" or any(branch.cost for branch in branches)):
            raise ValueError("`secretly` goes with `who: everyone`, and such a choice has no `cost`")
        if self.who == "chance" and any(branch.cost for branch in branches):
            raise ValueError("what chance chooses has no `cost`")
        for name, branch in self.what.items() if isinstance(self.what, dict) and self.who is None else ():
            if not branch.cost and not branch.do:
                raise ValueError(f"`{name}` says nothing: write `cost` or `do`")
        if self.who == "everyone":
            for branch in branches:
                check_own(branch)

    def names(self) -> list[str]:
        """What each player chooses from."""
        return list(self.what) if self.who == "everyone" and isinstance(self.what, dict) else []

    def parts(self) -> list["Effect"]:
        """All that may come of it."""
        if isinstance(self.what, list):
            return self.what[0].do
        return [effect for branch in self.what.values() for effect in [*branch.cost, *branch.do]]

    def lowered(self, context: Lowering) -> list[effects.Effect]:
        condition = self.lowered_condition(context)
        if isinstance(self.what, list):
            chosen = lower_effects(self.what[0].do, context)
            return [effects.Choose(len(chosen), condition), *chosen]
        if self.who == "everyone":
            return self.each(self.what, condition, context)
        branches = [
            effects.Branch(name, lower_effects(branch.cost, context), lower_effects(branch.do, context))
            for name, branch in self.what.items()
        ]
        choice = effects.ChooseOne(branches, condition)
        choice.by_chance = self.who == "chance"
        found: list[effects.Effect] = [choice]
        for place, branch in enumerate(branches):
            after = sum(other.size() for other in branches[place + 1 :])
            found += [*branch.cost, *branch.effects, effects.Jump(after)]
        return found

    def each(self, written: dict[str, Branch], condition: Condition, context: Lowering) -> list[effects.Effect]:
        """Each player chooses; then what comes of it, for those who chose it."""
        context.options = list(written)
        branches: list[effects.Branch] = []
        for place, (name, branch) in enumerate(written.items()):
            done = lower_effects(branch.do, Lowering(terms.EVERYONE, context.components))
            for effect in done:
                effect.chose = place
            cost = lower_effects(branch.cost, Lowering(terms.CHOOSER, context.components))
            branches.append(effects.Branch(name, cost, done))
        all_done = [effect for branch in branches for effect in branch.effects]
        return [effects.EachChooses(branches, self.secretly, condition), *all_done]


def check_own(branch: Branch) -> None:
    """Refuse what would not fall on whoever chose it, and costs that nobody could count beforehand."""
    for effect in [*branch.cost, *branch.do]:
        if effect.whom() is not None or effect.condition is not None or isinstance(effect, Choose | Bid):
            raise ValueError("what each player chooses falls on who chose it: write neither `who`, `if` nor a choice")
    if not all(isinstance(effect, Pay | Discard) for effect in branch.cost):
        raise ValueError("what a choice costs each player is to `pay` or `discard`")


class Bid(Verb, tag="bid", rename=named("bid")):
    """All players bid Gold or Fortitude, going round; or each names a number `secretly`."""

    what: Literal["gold", "fortitude"]
    up_to: Number
    secretly: bool = False

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.Bid(STATS[self.what], self.up_to, self.secretly)]


Effect = (
    Lose | Gain | Pay | Ante | Ignore | Negate | Reduce | Redirect | Split | Pass | Change | Drink | Order
    | Draw | Discard | Reveal | Put | Start | Leave | Win | End | Again | Bar | Borrow | Send | Call | Divide | PickOne
    | Choose | Bid
)  # fmt: skip
Effects = Annotated[list[Effect], Meta(min_length=1)]


def lower_effects(written: list[Effect], context: Lowering) -> list[effects.Effect]:
    """The effects of a play in order."""
    return [effect for verb in written for effect in verb.lowered(context)]
