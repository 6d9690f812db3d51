"""The verbs of a card as an author writes them: `{lose: {fortitude: 2}, who: source}`.

One class a verb, which also says what it is to the engine. An author's verb is a key, so the field that holds its
object (`what`) goes by the verb's own name in a file; the tag that tells the classes apart is added while reading
(`innkeeper.vocabulary.tagging`). Here stands what is chosen; what moves markers, Gold and Drinks is in
`verbs_of_markers`, what moves cards in `verbs_of_cards`, what is done to a thing answered in `verbs_answering`, what
concerns the whole table in `verbs_of_the_table`.
"""

from typing import Annotated, Literal

from msgspec import Meta, field

from innkeeper.vocabulary import effects, terms
from innkeeper.vocabulary.conditions import Condition
from innkeeper.vocabulary.context import Lowering
from innkeeper.vocabulary.grammar import Number, Verb, Word, named
from innkeeper.vocabulary.names import STATS, WHO
from innkeeper.vocabulary.verbs_answering import Change, Ignore, Negate, Pass, Redirect, Reduce, Split, Stop, Take
from innkeeper.vocabulary.verbs_of_cards import Bar, Borrow, Call, Check, Discard, Divide, Draw, Put, Reveal, Send
from innkeeper.vocabulary.verbs_of_markers import Become, Drink, Gain, Lose, Pay
from innkeeper.vocabulary.verbs_of_the_table import Again, Ante, End, Leave, Order, Skip, Start, Win


class PickOne(Verb, tag="pick", rename=named("pick")):
    """I pick a player now; what follows in the same play falls on that one."""

    what: Literal["another", "anyone"]
    but: Literal["owner"] | None = None  # not whose card it is, but perhaps a teammate of theirs

    def lower(self, context: Lowering) -> list[effects.Effect]:
        found = effects.PickOne(WHO[self.what])
        found.but_owner = self.but is not None
        return [found]


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

    `who: everyone`: each player chooses one, `secretly` or one after the other; `who: picked`: whom I have picked does;
    `who: chance`: it is thrown for.
    """

    what: Options | Branches
    who: Literal["everyone", "picked", "chance"] | None = None
    secretly: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        branches = self.what if isinstance(self.what, dict) else {}
        if self.who is not None and not branches:
            raise ValueError(f"`who: {self.who}` chooses from several things that have names")
        has_cost = any(branch.cost for branch in branches.values())
        if self.secretly and (self.who != "everyone" or has_cost):
            raise ValueError("`secretly` goes with `who: everyone`, and such a choice has no `cost`")
        if self.who == "chance" and has_cost:
            raise ValueError("what chance chooses has no `cost`")
        for name, branch in branches.items():
            if self.who in (None, "picked") and not branch.cost and not branch.do:
                raise ValueError(f"`{name}` says nothing: write `cost` or `do`")
            if self.who in ("everyone", "picked"):
                check_own(branch)
            if self.who == "picked" and not all(effect.heeds_pick(set()) for effect in [*branch.cost, *branch.do]):
                raise ValueError(f"`{name}` does not fall on who is picked: write what they lose, gain, pay or draw")
            if self.who == "everyone" and not all(isinstance(effect, Pay | Discard) for effect in branch.cost):
                raise ValueError("what a choice costs each player is to `pay` or `discard`")

    def must_pick(self) -> bool:
        return self.who == "picked"

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
        choice.who = terms.PICKED if self.who == "picked" else terms.ME
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
    """Refuse what would not fall on whoever chose it."""
    for effect in [*branch.cost, *branch.do]:
        if effect.whom() is not None or effect.condition is not None or isinstance(effect, Choose | Bid):
            raise ValueError("what others choose falls on who chose it: write neither `who`, `if` nor a choice")


class Bid(Verb, tag="bid", rename=named("bid")):
    """All players bid Gold or Fortitude, going round; or each names a number `secretly`."""

    what: Literal["gold", "fortitude"]
    up_to: Number
    secretly: bool = False

    def lower(self, context: Lowering) -> list[effects.Effect]:
        return [effects.Bid(STATS[self.what], self.up_to, self.secretly)]


Effect = (
    Lose | Gain | Become | Pay | Ante | Ignore | Negate | Reduce | Redirect | Split | Pass | Change | Drink | Order
    | Draw | Discard | Reveal | Put | Start | Leave | Win | End | Again | Bar | Borrow | Send | Call | Divide | PickOne
    | Choose | Bid | Stop | Skip | Check | Take
)  # fmt: skip
Effects = Annotated[list[Effect], Meta(min_length=1)]


def lower_effects(written: list[Effect], context: Lowering) -> list[effects.Effect]:
    """The effects of a play in order."""
    return [effect for verb in written for effect in verb.lowered(context)]
