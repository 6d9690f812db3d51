"""What each effect says: a clause with a subject."""

from typing import Final, NamedTuple

from innkeeper.packs.translations import option_in
from innkeeper.vocabulary import conditions, effects, names, plays, terms
from innkeeper.vocabulary.components import COUNTER, NO_COMPONENT, TO_PILE
from innkeeper.vocabulary.names import by_term
from innkeeper.words.wording_parts import STATS, Speaker

PLACES: Final = by_term(names.PLACES)
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
# What can be told of who chose it; for all else there are words only to the card's own player.
OF_OTHERS: Final = (
    effects.Lose,
    effects.Gain,
    effects.MoveComponent,
    effects.BecomeStep,
    effects.Pay,
    effects.HaveDrink,
    effects.HaveShot,
    effects.DrawCards,
    effects.DiscardCards,
    effects.DiscardDrinks,
    effects.LoseEquipped,
    effects.RevealCards,
    effects.LeaveRound,
)


class Clause(NamedTuple):
    """What somebody does. `who` is NOBODY where the words name their own subject."""

    who: int
    does: str
    condition: str = ""  # under which it happens, in words
    having: str = ""  # what of all those only some hold …
    chose: str = ""  # … or have chosen


class EffectTeller(Speaker):
    """Tells one effect."""

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
        person = self.chooser or (self.player if who == terms.ME else "they")
        match effect:
            case effects.Lose():
                return who, self.told(f"lose-{STATS[effect.stat]}", effect.amount, person=person)
            case effects.Gain():
                return who, self.told(f"gain-{STATS[effect.stat]}", effect.amount, person=person)
            case effects.MoveComponent():
                return self.component(effect, person)
            case effects.Pay() if effect.to == terms.PICKED:
                whom = self.whom(terms.SOURCE if self.spoken_of else terms.PICKED, ".dative")
                return who, self.told("pay-picked", effect.amount, whom=whom, person=person)
            case effects.Pay() if effect.to == terms.ME and (self.chooser == "you" or self.player == "they"):
                return who, self.told("pay-player", effect.amount, person=person)
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
                return who, self.told("draw-from", effect.number, component=self.called(effect.source), person=person)
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
            case effects.LeaveRound() if who == terms.PICKED:
                return who, self.say("be-forced-out", person=person)
            case effects.LeaveRound():
                return who, self.say("leave-round")
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
                person, component = self.chooser or self.player, self.called(effect.component)
                return terms.ME, self.told(key, effect.number, component=component, person=person)
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

    def picked(self, deed: str, pick: effects.PickOne) -> str:
        """What is done with whoever is picked."""
        among = "another" if pick.among == terms.ANOTHER else "anyone"
        return self.say(f"{deed}-{among}" + ("-but-owner" if pick.but_owner else ""))

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


def can_be_told_of(effect: effects.Effect) -> bool:
    """Whether there are words for it to others than the card's own player."""
    if isinstance(effect, effects.DiscardCards) and effect.by_me:
        return False
    if isinstance(effect, effects.HaveDrink) and effect.mine:
        return False
    return isinstance(effect, OF_OTHERS) and effect.condition.kind in (conditions.NOTHING_NEEDED, conditions.UNPAID)
