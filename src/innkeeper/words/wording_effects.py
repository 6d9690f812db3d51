"""What effects say: clauses with a subject, put together into one text."""

from itertools import pairwise
from typing import Final, NamedTuple

from innkeeper.packs.translations import option_in
from innkeeper.vocabulary import conditions, effects, names, plays, terms
from innkeeper.vocabulary.amounts import (
    BY_COMPONENT,
    FIXED,
    PER_ALCOHOL,
    PER_BID,
    PER_COMPONENT,
    PER_HIT,
    PER_LOST,
    PER_PAID,
    PER_PICK,
    PER_PLAYER,
    PER_TEAM,
    Amount,
)
from innkeeper.vocabulary.components import COUNTER, NO_COMPONENT, SIDE_DECK, TO_PILE, TOKEN, Component
from innkeeper.vocabulary.conditions import Condition
from innkeeper.vocabulary.names import by_term
from innkeeper.words import say

STATS: Final = by_term(names.STATS)
CARD_KINDS: Final = by_term(names.KINDS)
PLACES: Final = by_term(names.PLACES)
CONDITIONS: Final = {
    conditions.STILL_IN: "if-still-in",
    conditions.ACTION_PHASE: "if-action-phase",
    conditions.IN_ROUND: "if-in-round",
    conditions.CHOOSES_CHAMPION: "if-champion",
    conditions.PLAYERS: "if-players",
    conditions.SOURCES: "if-source",
    conditions.CARD_IGNORED: "if-card-ignored",
    conditions.UNPAID: "if-unpaid",
    conditions.MY_TURN: "if-my-turn",
    conditions.ALL_CHOSE: "if-all-chose",
    conditions.MOST_CHOSE: "if-most-chose",
    conditions.MORE_THAN_PLAYERS: "if-more-than-players",
    conditions.NOT_MORE_THAN_PLAYERS: "if-not-more-than-players",
}
WHO: Final = {
    terms.OTHERS: "who-others",
    terms.EVERYONE: "who-everyone",
    terms.SOURCE: "who-source",
    terms.GAMBLERS: "who-gamblers",
    terms.SERVED: "who-served",
    terms.FIRST: "who-first",
    terms.SECOND: "who-second",
    terms.HEROES: "who-heroes",
    terms.VILLAINS: "who-villains",
    terms.HIGHEST: "who-highest",
    terms.FOES: "who-foes",
    terms.PICKED: "who-source",  # picked by the card itself, in the midst of what it does
}
ORDERS: Final[dict[type[effects.Effect], str]] = {
    effects.IgnoreCard: "ignore-card",
    effects.IgnoreDrink: "ignore-drink",
    effects.IgnoreEvent: "ignore-event",
    effects.NegateCard: "negate-card",
    effects.NegateEvent: "negate-event",
    effects.StartContest: "start-contest",
    effects.WinRound: "win-round",
    effects.CallMinion: "call-minion",
}
FACTS: Final[dict[type[effects.Effect], str]] = {
    effects.EndTurn: "end-turn",
    effects.AgainRound: "again-round",
    effects.AgainCard: "again-card",
    effects.AgainEvent: "again-event",
    effects.DareDrinks: "dare-drinks",
    effects.StopGain: "stop-gain",
    effects.TakeArtifact: "take-artifact",
    effects.AgainPhase: "again-phase",
    effects.SkipPhase: "skip-phase",
}


KINDS: Final = {COUNTER: "counter", TOKEN: "token", SIDE_DECK: "deck"}
COUNTED: Final = {
    PER_PICK: "per-pick",
    PER_HIT: "per-hit",
    PER_PLAYER: "per-player",
    PER_ALCOHOL: "per-alcohol",
    PER_LOST: "per-lost",
    PER_TEAM: "per-team",
    PER_BID: "per-bid",
    PER_PAID: "per-paid",
}


class Clause(NamedTuple):
    """What somebody does. `who` is NOBODY where the words name their own subject."""

    who: int
    does: str
    condition: str = ""  # under which it happens, in words
    having: str = ""  # what of all those only some hold …
    chose: str = ""  # … or have chosen


class Teller:
    """Tells effects in one language; `pick` is whom the play picks."""

    def __init__(self, language: str, pick: plays.Pick | None = None) -> None:
        self.language = language
        self.pick = pick
        self.named = False  # those picked have been spoken of …
        self.spoken_of = False  # … or are about to be, in what is being put together
        self.options: list[str] = []  # what each player could choose from
        self.chooser = False  # speaks to who chooses one of these

    def say(self, key: str, **values: str | int) -> str:
        """A message in this language."""
        return say(key, self.language, **values)

    def called(self, component: Component) -> str:
        """What a component is called in this language."""
        return component.called(self.language)

    def listed(self, words: list[str], last: str) -> str:
        """Words in a row, the last joined with `list-and` or `list-or`."""
        text = words[0] if words else ""
        for place, word in enumerate(words[1:], start=2):
            text = self.say(last if place == len(words) else "list-comma", first=text, second=word)
        return text

    def sentence(self, text: str) -> str:
        """A text with a capital letter and a full stop."""
        return self.say("sentence", text=capital(text))

    def whom(self, who: int, case: str = "") -> str:
        """Somebody, in the case that fits; of those picked, what they must hold."""
        told = self.whoever(who, case)
        if who != terms.PICKED or self.pick is None or self.pick.having is NO_COMPONENT:
            return told
        return self.say("who-having", who=told, component=self.called(self.pick.having))

    def whoever(self, who: int, case: str) -> str:
        """Somebody, by what they are to the card."""
        if who != terms.PICKED or self.pick is None:
            return self.say(WHO[who] + case)
        if self.pick.most > 1:
            key = "who-exactly" if self.pick.least == self.pick.most else "who-up-to"
            others = "yes" if self.pick.who == terms.ANOTHER else "no"
            key += "-gamblers" if self.pick.gamblers else ""
            return self.say(key + case, number=self.pick.most, others=others)
        if self.pick.aims_at:
            which = "most" if self.pick.aims_at > 0 else "least"
            return self.say(f"who-{which}-{STATS[abs(self.pick.aims_at)]}{case}")
        key = "who-another" if self.pick.who == terms.ANOTHER else "who-anyone"
        key += "-not-source" if self.pick.not_source else "-gamblers" if self.pick.gamblers else ""
        return self.say(key + case)

    def all_of(self, listed: list[effects.Effect], first: list[Clause]) -> str:
        """All effects in order, after what comes first; what follows a choice is told apart from it."""
        clauses = list(first)
        for place, effect in enumerate(listed):
            if isinstance(effect, effects.Choose):
                end = place + 1 + effect.skip
                told = self.say("choose", text=self.all_of(listed[place + 1 : end], []))
            elif isinstance(effect, effects.ChooseOne):
                end = place + 1 + effect.skip(-1)
                told = self.one_of(effect)
            elif isinstance(effect, effects.EachChooses):
                end = place + 1 + effect.passed_over()
                told = self.each_of(effect)
            else:
                before = listed[place - 1] if place else None
                if isinstance(effect, effects.PassItself) and isinstance(before, effects.PickOne):
                    clauses[-1] = Clause(terms.ME, self.picked("pass-on", before))  # to whom is told with it
                else:
                    clauses.append(self.clause(effect))
                self.spoken_of |= effect.who in (terms.PICKED, terms.FIRST)
                continue
            choice = self.joined([*clauses, Clause(terms.NOBODY, told, self.condition(effect.condition))])
            after = self.all_of(listed[end:], [])
            needs_nothing = effect.condition.kind == conditions.NOTHING_NEEDED
            key = "choose-one-after" if isinstance(effect, effects.ChooseOne) and needs_nothing else "choose-after"
            key = "each-after" if isinstance(effect, effects.EachChooses) else key
            return self.say(key, choice=choice, text=after) if after else choice
        return self.joined(clauses)

    def picked(self, deed: str, pick: effects.PickOne) -> str:
        """What is done with whoever is picked."""
        among = "another" if pick.among == terms.ANOTHER else "anyone"
        return self.say(f"{deed}-{among}" + ("-but-owner" if pick.but_owner else ""))

    def one_of(self, choice: effects.ChooseOne) -> str:
        """Several things of which one is chosen."""
        told = [self.branch(branch) for branch in choice.branches]
        if choice.by_chance:
            names = [option_in(self.language, branch.name) for branch in choice.branches]
            told = [self.say("choose-named", name=name, text=text) for name, text in zip(names, told, strict=True)]
        return self.say("chance-chooses" if choice.by_chance else "choose-one", text=self.either(told))

    def each_of(self, choice: effects.EachChooses) -> str:
        """Several things of which each player chooses one."""
        self.options = [branch.name for branch in choice.branches]
        told = [
            self.say("choose-named", name=option_in(self.language, branch.name), text=self.own_branch(branch))
            for branch in choice.branches
        ]
        return self.say("each-chooses-secretly" if choice.secretly else "each-chooses", text=self.either(told))

    def either(self, told: list[str]) -> str:
        """This or that."""
        text = told[0]
        for other in told[1:]:
            text = self.say("choose-or", first=text, second=other)
        return text

    def own_branch(self, branch: effects.Branch) -> str:
        """What comes of choosing one of several things, to who chooses."""
        self.chooser = True
        told = self.branch(branch)
        self.chooser = False
        return told or self.say("choose-nothing")

    def branch(self, branch: effects.Branch) -> str:
        """One of them: what it costs and what comes of it."""
        return self.all_of([*branch.cost, *branch.effects], [])

    def joined(self, clauses: list[Clause]) -> str:
        """Clauses in a row; those of one subject share it."""
        text = ""
        for run in runs(clauses):
            clause = self.run(run, is_first=not text)
            self.named |= run[0].who == terms.PICKED
            text = self.say("clause-after", first=text, second=clause) if text else clause
        return text

    def run(self, clauses: list[Clause], is_first: bool) -> str:
        """What one subject does; the card's own player is told to do it."""
        does = self.listed([clause.does for clause in clauses], "list-and")
        who, _, condition, having, chose = clauses[0]
        if who == terms.ME and (not is_first or condition):
            does = self.say("clause-you", does=does)
        elif who not in (terms.ME, terms.NOBODY):
            again = who == terms.PICKED and self.named and self.pick is not None and self.pick.most == 1
            subject = self.whom(terms.SOURCE if again else who)
            subject = self.say("who-having", who=subject, component=having) if having else subject
            subject = self.say("who-chose", name=chose) if chose else subject
            does = self.say("clause", subject=subject, does=does)
        if condition:
            does = self.say("clause-if", condition=condition, clause=does)
        return does

    def told(self, key: str, amount: Amount, **values: str | int) -> str:
        """A message that says how much; what it depends on stands behind it."""
        number, depends = self.amount(amount)
        text = self.say(key, amount=number, **values)
        return self.say("depends", text=text, on=depends) if depends else text

    def amount(self, amount: Amount) -> tuple[int, str]:
        """How much, and in words what it depends on."""
        if amount.kind == FIXED:
            return amount.fixed, ""
        if amount.kind == BY_COMPONENT:
            return self.by_component(amount)
        key = "per-component" if amount.kind == PER_COMPONENT else COUNTED[amount.kind]
        told = self.say(key, component=self.called(amount.component), kind=KINDS[amount.component.kind])
        return 1, self.say("up-to", amount=told, number=amount.up_to) if amount.up_to else told

    def by_component(self, amount: Amount) -> tuple[int, str]:
        """What holds from the last step on, and before it what at each other: 2 "(4 at Piety 1, 3 at Piety 2)"."""
        label, steps = self.called(amount.component), amount.steps
        least = amount.component.least
        if least < steps[0][0]:
            steps = [(least, 0), *steps]
        ends = [self.from_to(amount.component, at, after - 1) for (at, _), (after, _) in pairwise(steps)]
        others = [
            self.say("at-component", amount=much, component=label, number=end)
            for end, (_, much) in zip(ends, steps[:-1], strict=True)
        ]
        told = self.say("by-component", others=self.listed(others, "list-comma")) if others else ""
        return steps[-1][1], told

    def from_to(self, component: Component, first: int, last: int) -> str:
        """Where a component stands: at one place, or from one to another."""
        ends = [component.at(first, self.language), component.at(last, self.language)]
        return ends[0] if first == last else f"{ends[0]}–{ends[1]}"

    def component(self, effect: effects.MoveComponent, person: str) -> tuple[int, str]:
        """A counter that goes up or down, or tokens that somebody gets or gives back."""
        label, way = self.called(effect.component), "up" if effect.up else "down"
        if effect.component.kind == COUNTER:
            key = "move-steps" if effect.component.steps else "move-counter"
            return terms.NOBODY, self.told(key, effect.amount, component=label, way=way)
        return effect.who, self.told("move-token", effect.amount, component=label, way=way, person=person)

    def discards(self, effect: effects.DiscardCards, person: str) -> tuple[int, str]:
        """Cards of somebody's own choice, of chance's, or of mine, perhaps of one kind."""
        if effect.by_me:
            whom = self.whom(terms.SOURCE if self.spoken_of else effect.who)
            key, kind = ("discard-by-me", self.kind_of(effect.kind)) if effect.kind else ("discard-by-me-any", "")
            return terms.ME, self.told(key, effect.number, whom=whom, kind=kind)
        if effect.at_random:
            return effect.who, self.told("discard-random", effect.number, person=person)
        if effect.symbol:
            symbol = self.say(f"symbol-{effect.symbol}")
            return effect.who, self.told("discard-symbol", effect.number, person=person, symbol=symbol)
        if effect.kind:
            return effect.who, self.told("discard-kind", effect.number, person=person, kind=self.kind_of(effect.kind))
        key = "discard-up-to" if effect.up_to else "discard-down-to" if effect.down_to else "discard-cards"
        return effect.who, self.told(key, effect.number, person=person)

    def kind_of(self, kind: int) -> str:
        """A kind of card, as it stands before the word for a card."""
        return self.say(f"kind-{CARD_KINDS[kind]}")

    def condition(self, condition: Condition) -> str:
        """What must hold, in words; empty: nothing."""
        if condition.kind == conditions.NOTHING_NEEDED:
            return ""
        if condition.kind != conditions.COMPONENT:
            key = CONDITIONS[condition.kind]
            option = option_in(self.language, self.options[condition.least]) if "chose" in key else ""
            return self.say(key, number=condition.least, component=self.called(condition.component), option=option)
        least, most, way = condition.least, condition.most, "between"
        if least == most or most == conditions.NO_END or not least:
            way = "exactly" if least == most else "most" if not least else "least"
        component = condition.component
        if not component.steps:
            return self.say("if-component", component=self.called(component), way=way, least=least, most=most)
        ends = [component.at(min(end, component.most), self.language) for end in (least, most)]
        return self.say("if-component-step", component=self.called(component), way=way, least=ends[0], most=ends[1])

    def clause(self, effect: effects.Effect) -> Clause:
        """What one effect says."""
        who, does = self.acts(effect) or self.happens(effect)
        having = "" if effect.having is NO_COMPONENT else self.called(effect.having)
        if self.chooser:
            return Clause(terms.ME, does)
        chose = option_in(self.language, self.options[effect.chose]) if effect.chose >= 0 else ""
        return Clause(who, does, self.condition(effect.condition), having, chose)

    def acts(self, effect: effects.Effect) -> tuple[int, str] | None:
        """What those do on whom an effect falls; None for effects that are told otherwise."""
        who = effect.who
        person = "you" if who == terms.ME or self.chooser else "they"
        match effect:
            case effects.Lose():
                return who, self.told(f"lose-{STATS[effect.stat]}", effect.amount, person=person)
            case effects.Gain():
                return who, self.told(f"gain-{STATS[effect.stat]}", effect.amount, person=person)
            case effects.MoveComponent():
                return self.component(effect, person)
            case effects.Pay() if effect.to == terms.PICKED:
                whom = self.whom(terms.SOURCE if self.spoken_of else terms.PICKED, ".dative")
                return who, self.told("pay-picked", effect.amount, whom=whom)
            case effects.Pay():
                told = self.told(f"pay-{PLACES[effect.to]}", effect.amount, person=person)
                return who, self.say("pay-times", text=told, number=effect.times) if effect.times > 1 else told
            case effects.TakeGold() if who != terms.ME:
                return who, self.told("gain-gold-inn", effect.amount, person=person)
            case effects.DiscardDrinks():
                return who, self.told("discard-drinks", effect.number, person=person)
            case effects.IgnoreActions():
                return who, self.say("ignore-actions", person=person)
            case effects.HaveDrink():
                kind = "copy" if effect.copy else "pile" if effect.source == terms.PILE else "deck"
                told = self.told(f"drink-{kind}", effect.number, person=person)
                return who, self.say("drink-mine", text=told, amount=-effect.mine) if effect.mine else told
            case effects.HaveShot():
                return who, self.say("drink-shot", amount=effect.alcohol, person=person)
            case effects.DrawCards() if effect.source is not NO_COMPONENT:
                return who, self.told("draw-from", effect.number, component=self.called(effect.source))
            case effects.DrawCards():
                return who, self.told("draw-cards", effect.number, person=person)
            case effects.DiscardCards():
                return self.discards(effect, person)
            case effects.LoseEquipped():
                component = self.called(effect.component)
                key = "lose-equipped" if effect.component.slots else "lose-before"
                return who, self.told(key, effect.number, component=component, person=person)
            case effects.BarHelp():
                return terms.NOBODY, self.say("bar-help")
            case effects.SendChampion():
                return terms.NOBODY, self.say("send-champion", whom=self.whom(terms.PICKED))
            case effects.RenewPile():
                return who, self.say("renew-pile", person=person)
            case effects.CheckTraps():
                return who, self.say("check-traps", person=person)
            case effects.LeaveTable():
                return who, self.say("leave-table", person=person)
            case effects.GiveCards():
                component = self.called(effect.component)
                key = "give-drinks" if effect.component.place == TO_PILE else "give-cards"
                return who, self.told(key, effect.number, component=component, person=person)
            case effects.AgainDiscard():
                return who, self.say("again-discard", person=person)
            case effects.LeaveRound():
                return who, self.say("leave-round", person=person)
        return None

    def happens(self, effect: effects.Effect) -> tuple[int, str]:
        """What the card's own player is told to do, or what simply happens."""
        kind = type(effect)
        if kind in ORDERS:
            return terms.ME, self.say(ORDERS[kind])
        if kind in FACTS:
            return terms.NOBODY, self.say(FACTS[kind])
        match effect:
            case effects.StartRound():
                told = self.say("start-round" if effect.may_be_left else "start-closed-round")
                return terms.ME, self.say("start-blood-round", text=told) if effect.in_blood else told
            case effects.TakeGold() if effect.half:
                return terms.ME, self.say("take-half")
            case effects.TakeGold() if effect.takes_all():
                return terms.ME, self.say("take-pot")
            case effects.TakeGold():
                return terms.ME, self.told(f"take-gold-{PLACES[effect.source]}", effect.amount)
            case effects.PayDue():
                return terms.NOBODY, self.say(f"due-{PLACES[effect.source]}")
            case effects.AgainAction():
                return terms.NOBODY, self.say("again-action-source" if effect.who == terms.SOURCE else "again-action")
            case effects.AnteMore():
                return terms.NOBODY, self.told("ante", effect.amount)
            case effects.RevealCards():
                key = "get-cards" if effect.component.slots else "reveal-cards"
                return terms.ME, self.told(key, effect.number, component=self.called(effect.component))
            case effects.BorrowCard():
                return terms.ME, self.say("borrow-card", whom=self.whom(terms.PICKED))
            case effects.DivideCards():
                return terms.NOBODY, self.told("divide-cards", effect.number, whom=self.whom(terms.PICKED))
            case effects.RedirectCard():
                return terms.NOBODY, self.say("redirect-card", whom=self.whom(terms.PICKED))
            case effects.Bid():
                key = "bid-secretly" if effect.secretly else "bid"
                return terms.NOBODY, self.say(f"{key}-{STATS[effect.stat]}", amount=effect.most)
            case effects.PickOne():
                return terms.ME, self.picked("pick", effect)
            case effects.PassItself():
                return terms.NOBODY, self.say("pass-itself")
            case effects.DiscardItself():
                return terms.ME, self.say("discard-itself")
            case effects.OrderDrinks():
                told = self.told("order-drinks", effect.number)
                return terms.ME, self.say("look-first", text=told) if effect.look else told
            case effects.GiveOwnDrinks():
                return terms.ME, self.say("give-own-drinks")
            case effects.ShuffleIntoPile():
                return terms.ME, self.say("shuffle-into-pile")
            case effects.BecomeStep():
                step = effect.component.at(effect.step, self.language)
                return terms.NOBODY, self.say("become-step", component=self.called(effect.component), step=step)
            case effects.EndRound():
                return terms.ME, self.say(f"end-round-{PLACES[effect.to]}")
        return self.answers(effect)

    def answers(self, effect: effects.Effect) -> tuple[int, str]:
        """What is done to the loss or the Drink answered."""
        match effect:
            case effects.ReduceLoss(to=-1):
                return terms.ME, self.told("reduce-by", effect.by)
            case effects.ReduceLoss():
                return terms.ME, self.say("reduce-to", amount=effect.to)
            case effects.RedirectLoss() if effect.who == terms.SOURCE:
                return terms.NOBODY, self.say("redirect-loss", whom=self.whom(terms.SOURCE))
            case effects.RedirectLoss():
                return terms.NOBODY, self.say("redirect-loss", whom=self.whom(terms.PICKED))
            case effects.SplitLoss():
                return terms.ME, self.say("split-loss", whom=self.whom(terms.SOURCE, ".instrumental"))
            case effects.PassDrink():
                whom = self.whom(terms.SOURCE if self.spoken_of else terms.PICKED, ".dative")
                told = self.say("pass-drink", whom=whom)
                return terms.ME, self.say("pass-pays", text=told, amount=effect.pays) if effect.pays else told
            case effects.SplitDrink(rounded_down=True):
                return terms.ME, self.say("halve-drink")
            case effects.SplitDrink():
                told = self.say("split-drink", whom=self.whom(terms.PICKED, ".instrumental"))
                if effect.added:
                    label = self.called(effect.adds)
                    told = self.say("split-adds", text=told, amount=effect.added, component=label)
                return terms.ME, told
            case effects.ConvertDrink() if effect.into:
                return terms.NOBODY, self.say("turn-drink", amount=effect.into)
            case effects.ConvertDrink():
                return terms.ME, self.say("convert-drink")
            case effects.ChangeNumbers():
                key = "raise-numbers" if effect.by >= 0 else "lower-numbers"
                return terms.NOBODY, self.say(key, amount=abs(effect.by))
            case effects.ChangeDrink() if effect.to >= 0:
                return terms.NOBODY, self.say("set-drink", amount=effect.to)
            case effects.ChangeDrink():
                key = "raise-drink" if effect.alcohol >= 0 else "lower-drink"
                return terms.NOBODY, self.say(key, amount=abs(effect.alcohol))
            case effects.WeakenDrink():
                return terms.NOBODY, self.say("weaken-drink", amount=effect.by)
            case effects.ReplaceDrink():
                numbers = self.numbers(plays.Numbers(effect.alcohol, effect.fortitude), "they")
                return terms.NOBODY, self.say("replace-drink" if numbers else "empty-drink", numbers=numbers)
        raise TypeError(f"no words for the effect {type(effect).__name__}")

    def numbers(self, numbers: plays.Numbers, person: str = "you") -> str:
        """What a Drink does to its drinker; empty if nothing."""
        changes = {"alcohol": numbers.alcohol, "fortitude": numbers.fortitude, "gold": numbers.gold}
        found = [
            self.say(f"{'gain' if amount > 0 else 'lose'}-{stat}", person=person, amount=abs(amount))
            for stat, amount in changes.items()
            if amount != 0
        ]
        if numbers.discard:
            found.append(self.say("discard-cards", person=person, amount=numbers.discard))
        if numbers.draw:
            found.append(self.say("draw-cards", person=person, amount=numbers.draw))
        if numbers.mend:
            found.append(self.say("mend-by-cards", person=person, amount=numbers.mend))
        if numbers.reveal:
            found.append(self.say("reveal-own", person=person, amount=numbers.reveal))
        return self.listed(found, "list-and") if found else ""


def capital(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]


def runs(clauses: list[Clause]) -> list[list[Clause]]:
    """Neighbouring clauses of one subject and one condition together; what names its own subject stays alone."""
    found: list[list[Clause]] = []
    for clause in clauses:
        last = found[-1][-1] if found else None
        same = last and clause[2:] == last[2:]
        together = last and same and clause.who == last.who != terms.NOBODY
        if together:
            found[-1].append(clause)
        else:
            found.append([clause])
    return found
