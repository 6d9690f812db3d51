"""From the verbs of a pack to the effects the engine carries out."""

from typing import Final

from innkeeper.vocabulary import plays, terms, verbs
from innkeeper.vocabulary.grammar import OnSomebody, Provided, Verb

STATS: Final = {
    "fortitude": terms.FORTITUDE,
    "alcohol": terms.ALCOHOL,
    "gold": terms.GOLD,
    "drink": terms.DRINK,
}
WHO: Final = {
    "me": terms.ME,
    "another": terms.ANOTHER,
    "anyone": terms.ANYONE,
    "others": terms.OTHERS,
    "everyone": terms.EVERYONE,
    "source": terms.SOURCE,
}
PLACES: Final = {
    "inn": terms.INN,
    "pot": terms.POT,
    "nobody": terms.NOWHERE,
    "deck": terms.DECK,
    "pile": terms.PILE,
    "me": terms.ME,
}
IGNORES: Final = {"card": plays.IgnoreCard, "drink": plays.IgnoreDrink, "event": plays.IgnoreEvent}
NEGATES: Final = {"card": plays.NegateCard, "event": plays.NegateEvent}
STARTS: Final = {"round": plays.StartRound, "contest": plays.StartContest}
AGAINS: Final = {"round": plays.AgainRound, "action": plays.AgainAction}


def lower_effects(effects: list[verbs.Effect], default: int) -> list[plays.Effect]:
    """The effects of a play in order; `default` is whom they fall on when nobody is named."""
    found: list[plays.Effect] = []
    for effect in effects:
        found += lower_effect(effect, default)
    return found


def lower_effect(word: verbs.Effect, default: int) -> list[plays.Effect]:
    """One verb as one or more effects."""
    found: list[plays.Effect]
    match word:
        case verbs.Choose():
            chosen = lower_effects(word.what[0].do, default)
            return [plays.Choose(len(chosen)), *chosen]
        case verbs.Lose():
            who = falls_on(word, default)
            found = [plays.Lose(who, stat, amount) for stat, amount in stats(word.what)]
        case verbs.Gain() if isinstance(word.what, verbs.Gains) and word.source is None:
            who = falls_on(word, default)
            found = [plays.Gain(who, stat, amount) for stat, amount in stats(word.what)]
        case OnSomebody():
            found = [lower_on_somebody(word, falls_on(word, default))]
        case _:
            found = [lower_answer(word) or lower_table(word, default)]
    for effect in found:
        effect.condition = lower_condition(word.condition)
    return found


def falls_on(word: OnSomebody, default: int) -> int:
    """Whom an effect falls on."""
    return WHO[word.who] if word.who else default


def stats(amounts: verbs.Losses | verbs.Gains) -> list[tuple[int, int]]:
    """What is lost or gained, and how much of each."""
    written = [(terms.FORTITUDE, amounts.fortitude), (terms.ALCOHOL, amounts.alcohol)]
    return [(stat, amount) for stat, amount in written if amount is not None]


def lower_condition(provided: Provided | None) -> int:
    """When an effect is carried out at all."""
    if provided is None:
        return terms.ALWAYS
    return terms.IF_STILL_IN if provided.still_in else terms.IF_ACTION_PHASE


def lower_on_somebody(word: OnSomebody, who: int) -> plays.Effect:
    """Gold, Drinks and cards that go to or come from somebody."""
    match word:
        case verbs.Gain():
            amount = 0 if isinstance(word.what, str) else word.what.gold or 0
            return plays.TakeGold(amount, PLACES[word.source or "pot"])
        case verbs.Pay(what=int(amount), to=str(to)):
            return plays.Pay(who, amount, PLACES[to])
        case verbs.Pay(source=str(source)):
            return plays.PayDue(PLACES[source])
        case verbs.Drink(what=int(number)):
            return plays.HaveDrink(who, number, PLACES[word.source])
        case verbs.Drink():
            return plays.HaveDrink(who, 1, PLACES[word.source], copy=True)
        case verbs.Draw():
            return plays.DrawCards(who, word.what)
        case verbs.Discard():
            return plays.DiscardCards(who, word.what)
    raise unknown(word)


def lower_answer(word: Verb) -> plays.Effect | None:
    """What is done to the card, loss, Drink or Event answered; None for any other verb."""
    match word:
        case verbs.Ignore():
            return IGNORES[word.what](terms.ME)
        case verbs.Negate():
            return NEGATES[word.what](terms.NOBODY)
        case verbs.Reduce():
            to = -1 if word.what.to is None else word.what.to
            return plays.ReduceLoss(to, word.what.by or 0)
        case verbs.Redirect():
            return plays.RedirectLoss(terms.PICKED)
        case verbs.Split(what="loss"):
            return plays.SplitLoss(terms.SOURCE)
        case verbs.Split(partner="nobody"):
            return plays.SplitDrink(terms.NOBODY, rounded_down=True)
        case verbs.Split():
            return plays.SplitDrink(terms.PICKED)
        case verbs.Pass():
            return plays.PassDrink(terms.PICKED)
        case verbs.Change():
            return lower_change(word.what)
    return None


def lower_change(change: verbs.Alteration) -> plays.Effect:
    """How the Drink answered is changed."""
    if change.to is not None:
        return plays.ReplaceDrink(change.to.alcohol, change.to.fortitude)
    if change.alcohol is not None:
        return plays.ChangeDrink(change.alcohol)
    return plays.ConvertDrink(terms.ME)


def lower_table(word: Verb, default: int) -> plays.Effect:
    """What concerns the whole table: Rounds, contests, turns and orders."""
    match word:
        case verbs.Ante():
            return plays.AnteMore(word.what)
        case verbs.Order():
            return plays.OrderDrinks(word.what)
        case verbs.Start():
            return STARTS[word.what](terms.NOBODY)
        case verbs.Leave():
            return plays.LeaveRound(default)
        case verbs.Win():
            return plays.WinRound(terms.ME)
        case verbs.End(what="round", to=str(to)):
            return plays.EndRound(PLACES[to])
        case verbs.End():
            return plays.EndTurn(terms.ME)
        case verbs.Again():
            return AGAINS[word.what](terms.ME)
    raise unknown(word)


def unknown(word: Verb) -> TypeError:
    """A verb of the vocabulary that nobody lowers: a mistake of ours, not of an author."""
    return TypeError(f"no effect for the verb {type(word).__name__}")
