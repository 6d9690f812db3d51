"""From the verbs of a pack to the effects the engine carries out."""

from typing import Final

from innkeeper.vocabulary import effects, terms, verbs
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
IGNORES: Final = {"card": effects.IgnoreCard, "drink": effects.IgnoreDrink, "event": effects.IgnoreEvent}
NEGATES: Final = {"card": effects.NegateCard, "event": effects.NegateEvent}
STARTS: Final = {"round": effects.StartRound, "contest": effects.StartContest}
AGAINS: Final = {"round": effects.AgainRound, "action": effects.AgainAction}


def lower_effects(written: list[verbs.Effect], default: int) -> list[effects.Effect]:
    """The effects of a play in order; `default` is whom they fall on when nobody is named."""
    found: list[effects.Effect] = []
    for effect in written:
        found += lower_effect(effect, default)
    return found


def lower_effect(word: verbs.Effect, default: int) -> list[effects.Effect]:
    """One verb as one or more effects."""
    found: list[effects.Effect]
    match word:
        case verbs.Choose():
            chosen = lower_effects(word.what[0].do, default)
            return [effects.Choose(len(chosen), lower_condition(word.condition)), *chosen]
        case verbs.Lose():
            who = falls_on(word, default)
            found = [effects.Lose(who, stat, amount) for stat, amount in stats(word.what)]
        case verbs.Gain() if isinstance(word.what, verbs.Gains) and word.source is None:
            who = falls_on(word, default)
            found = [effects.Gain(who, stat, amount) for stat, amount in stats(word.what)]
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


def lower_on_somebody(word: OnSomebody, who: int) -> effects.Effect:
    """Gold, Drinks and cards that go to or come from somebody."""
    match word:
        case verbs.Gain():
            amount = 0 if isinstance(word.what, str) else word.what.gold or 0
            return effects.TakeGold(amount, PLACES[word.source or "pot"])
        case verbs.Pay(what=int(amount), to=str(to)):
            return effects.Pay(who, amount, PLACES[to])
        case verbs.Pay(source=str(source)):
            return effects.PayDue(PLACES[source])
        case verbs.Drink(what=int(number)):
            return effects.HaveDrink(who, number, PLACES[word.source])
        case verbs.Drink():
            return effects.HaveDrink(who, 1, PLACES[word.source], copy=True)
        case verbs.Draw():
            return effects.DrawCards(who, word.what)
        case verbs.Discard():
            return effects.DiscardCards(who, word.what)
    raise unknown(word)


def lower_answer(word: Verb) -> effects.Effect | None:
    """What is done to the card, loss, Drink or Event answered; None for any other verb."""
    match word:
        case verbs.Ignore():
            return IGNORES[word.what](terms.ME)
        case verbs.Negate():
            return NEGATES[word.what](terms.NOBODY)
        case verbs.Reduce():
            to = -1 if word.what.to is None else word.what.to
            return effects.ReduceLoss(to, word.what.by or 0)
        case verbs.Redirect():
            return effects.RedirectLoss(terms.PICKED)
        case verbs.Split(what="loss"):
            return effects.SplitLoss(terms.SOURCE)
        case verbs.Split(partner="nobody"):
            return effects.SplitDrink(terms.NOBODY, rounded_down=True)
        case verbs.Split():
            return effects.SplitDrink(terms.PICKED)
        case verbs.Pass():
            return effects.PassDrink(terms.PICKED)
        case verbs.Change():
            return lower_change(word.what)
    return None


def lower_change(change: verbs.Alteration) -> effects.Effect:
    """How the Drink answered is changed."""
    if change.to is not None:
        return effects.ReplaceDrink(change.to.alcohol, change.to.fortitude)
    if change.alcohol is not None:
        return effects.ChangeDrink(change.alcohol)
    return effects.ConvertDrink(terms.ME)


def lower_table(word: Verb, default: int) -> effects.Effect:
    """What concerns the whole table: Rounds, contests, turns and orders."""
    match word:
        case verbs.Ante():
            return effects.AnteMore(word.what)
        case verbs.Order():
            return effects.OrderDrinks(word.what)
        case verbs.Start():
            return STARTS[word.what](terms.NOBODY)
        case verbs.Leave():
            return effects.LeaveRound(default)
        case verbs.Win():
            return effects.WinRound(terms.ME)
        case verbs.End(what="round", to=str(to)):
            return effects.EndRound(PLACES[to])
        case verbs.End():
            return effects.EndTurn(terms.ME)
        case verbs.Again():
            return AGAINS[word.what](terms.ME)
    raise unknown(word)


def unknown(word: Verb) -> TypeError:
    """A verb of the vocabulary that nobody lowers: a mistake of ours, not of an author."""
    return TypeError(f"no effect for the verb {type(word).__name__}")
