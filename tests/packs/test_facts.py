"""Every card of the built-in packs against what is publicly known of it."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from innkeeper.packs import open_box
from innkeeper.packs.pages import Page
from innkeeper.vocabulary import conditions, effects, terms
from innkeeper.vocabulary.effects import Effect
from innkeeper.vocabulary.plays import Face, Play

FACTS = Page((Path(__file__).parent / "facts.yaml").read_text("utf-8")).data()
KINDS = {"action": 1, "sometimes": 2, "anytime": 4, "gambling": 8, "cheating": 16}
STATS = {"fortitude": terms.FORTITUDE, "alcohol": terms.ALCOHOL, "gold": terms.GOLD}
CARDS = [(key, fact) for key, facts in FACTS["characters"].items() for fact in facts]
DRINKS = [(key, fact) for key, facts in FACTS["drinks"].items() for fact in facts]


def named(case: Any) -> str:
    return case if isinstance(case, str) else str(case["title"])


def face_of(deck: list[Face], title: str) -> Face:
    return next(face for face in deck if face.title == title)


@pytest.mark.parametrize("key", FACTS["characters"])
def test_a_character_has_these_forty_cards(key: str) -> None:
    deck = open_box().characters[key].deck
    assert len(deck) == 40
    assert Counter(face.title for face in deck) == {fact["title"]: fact["copies"] for fact in FACTS["characters"][key]}


@pytest.mark.parametrize("key", FACTS["drinks"])
def test_a_drink_deck_has_these_thirty_cards(key: str) -> None:
    deck = open_box().drink_decks[key]
    assert len(deck) == 30
    assert Counter(face.title for face in deck) == {fact["title"]: fact["copies"] for fact in FACTS["drinks"][key]}


@pytest.mark.parametrize(("key", "fact"), CARDS, ids=named)
def test_a_card_is_of_these_kinds_and_does_this(key: str, fact: dict[str, Any]) -> None:
    face = face_of(open_box().characters[key].deck, fact["title"])
    assert {play.kind for play in face.plays} == {KINDS[kind] for kind in fact["kinds"]}
    assert deeds(face) == set(fact["does"])


@pytest.mark.parametrize(("key", "fact"), CARDS, ids=named)
def test_a_card_has_these_numbers(key: str, fact: dict[str, Any]) -> None:
    face = face_of(open_box().characters[key].deck, fact["title"])
    found: dict[str, int] = {}
    for play in face.plays:
        for effect in play.effects:
            found.update(numbers(effect))
    assert found == fact.get("numbers", {})


@pytest.mark.parametrize(("key", "fact"), [case for case in CARDS if "affects" in case[1]], ids=named)
def test_a_card_that_ignores_answers_these(key: str, fact: dict[str, Any]) -> None:
    play = face_of(open_box().characters[key].deck, fact["title"]).plays[0]
    assert play.answers == sum(KINDS[kind] for kind in fact["answers"])
    assert play.affects == sum(STATS[stat] for stat in fact["affects"])
    assert play.of_me


@pytest.mark.parametrize(("key", "fact"), CARDS, ids=named)
def test_whom_a_card_picks_and_whose_drink_it_changes(key: str, fact: dict[str, Any]) -> None:
    face = face_of(open_box().characters[key].deck, fact["title"])
    for play in face.plays:
        if play.pick is not None:
            may_be_me = "take-gold" in fact["does"] or fact["does"] == ["pay"]
            assert play.pick.who == (terms.ANYONE if may_be_me else terms.ANOTHER)
            assert (play.pick.least, play.pick.most) == (1, 1)
        if play.changes_drink:
            anybodys = {"add-alcohol", "reduce-alcohol", "replace-drink"} & set(fact["does"])
            assert play.of_me == (not anybodys)


@pytest.mark.parametrize(("key", "fact"), DRINKS, ids=named)
def test_a_drink_has_these_numbers(key: str, fact: dict[str, Any]) -> None:
    face = face_of(open_box().drink_decks[key], fact["title"])
    if fact["kind"] == "drink-event":
        assert face.event is not None and face.drink is None
        assert event_numbers(face.event) == (fact["alcohol"], fact["fortitude"], fact["gold"])
        return
    assert face.drink is not None and face.event is None
    printed = face.drink.numbers
    assert (printed.alcohol, printed.fortitude, printed.gold) == (fact["alcohol"], fact["fortitude"], fact["gold"])
    assert {race: line.alcohol for race, line in face.drink.races.items()} == fact.get("races", {})
    assert face.drink.chaser == fact.get("chaser", False)
    assert face.drink.splits_itself == fact.get("own_split", False)
    assert face.drink.cannot_be_split == fact.get("no_split", False)


def event_numbers(event: list[Effect]) -> tuple[int, int, int]:
    """What an Event does to its revealer for certain."""
    mine = [effect for effect in event if effect.who == terms.ME and effect.condition.kind == conditions.NOTHING_NEEDED]
    gained = [effect for effect in mine if isinstance(effect, effects.Gain)]
    alcohol = sum(effect.amount.fixed for effect in gained if effect.stat == terms.ALCOHOL)
    healed = sum(effect.amount.fixed for effect in gained if effect.stat == terms.FORTITUDE)
    paid = sum(effect.amount.fixed for effect in mine if isinstance(effect, effects.Pay))
    return alcohol, healed, -paid


def numbers(effect: Effect) -> dict[str, int]:
    """The number of an effect, by what it counts."""
    match effect:
        case effects.Lose():
            return {"loses" if effect.stat == terms.FORTITUDE else "sobers": effect.amount.fixed}
        case effects.Gain():
            return {"heals" if effect.stat == terms.FORTITUDE else "drinks": effect.amount.fixed}
        case effects.Pay():
            return {"tips" if effect.to == terms.INN else "gets": effect.amount.fixed}
        case effects.TakeGold() if not effect.takes_all():
            return {"gets": effect.amount.fixed}
        case effects.AnteMore():
            return {"antes": effect.amount.fixed}
        case effects.OrderDrinks():
            return {"orders": effect.number.fixed}
        case effects.ChangeDrink():
            return {"changes": abs(effect.alcohol)}
        case effects.ReplaceDrink():
            return {"changes": effect.alcohol}
    return {}


def deeds(face: Face) -> set[str]:
    """What a card does in a word, found from its plays alone."""
    found: set[str] = set()
    for play in face.plays:
        found |= play_deeds(play)
        for effect in play.effects:
            found |= rounds(play, effect) | drinking(effect) | answers(play, effect) | changes(play, effect)
    return found


def asks_for_a_round(play: Play) -> bool:
    return [condition.kind for condition in play.needs] == [conditions.IN_ROUND]


def play_deeds(play: Play) -> set[str]:
    in_round = play.during == terms.ROUND_OF_GAMBLING or play.moment == terms.AFTER_WIN
    marks = {
        "take-control": play.kind in (terms.GAMBLING, terms.CHEATING),
        "cheat": play.kind == terms.CHEATING,
        "winning-hand": play.followed_by_cheating,
        "ante-avoid": play.moment == terms.WOULD_ANTE,
        "after-leaving": in_round and not asks_for_a_round(play),
        "anti-cheat": play.answers == terms.CHEATING and play.by_another and asks_for_a_round(play),
        "drink-change": play.changes_drink,
    }
    return {mark for mark, holds in marks.items() if holds}


def rounds(play: Play, effect: Effect) -> set[str]:
    match effect:
        case effects.StartRound():
            return {"start-gambling"}
        case effects.AnteMore():
            return {"raise"}
        case effects.LeaveRound():
            return {"leave-gambling" if effect.who == terms.ME else "force-leave"}
        case effects.WinRound():
            return {"win-gambling"}
        case effects.EndRound(to=terms.INN):
            return {"end-gambling", "pot-to-inn"}
        case effects.AgainRound():
            return {"restart-gambling", "take-control"}
        case effects.TakeGold(source=terms.POT):
            return {"steal-pot" if effect.takes_all() else "take-from-pot"}
    return set()


def drinking(effect: Effect) -> set[str]:
    match effect:
        case effects.OrderDrinks():
            return {"order-drinks"}
        case effects.HaveDrink(source=terms.PILE):
            return {"force-drink"}
        case effects.HaveDrink(who=terms.EVERYONE):
            return {"all-drink"}
        case effects.PassDrink():
            return {"pass-drink"}
        case effects.SplitDrink():
            return {"split-drink"}
        case effects.ChangeDrink():
            return {"add-alcohol" if effect.alcohol > 0 else "reduce-alcohol"}
        case effects.ReplaceDrink():
            return {"replace-drink"}
        case effects.ConvertDrink():
            return {"convert-alcohol"}
        case effects.IgnoreDrink():
            return {"ignore-drink"}
    return set()


def answers(play: Play, effect: Effect) -> set[str]:
    match effect:
        case effects.IgnoreCard():
            return {"ignore-card"}
        case effects.NegateCard() if play.answers == terms.CHEATING:
            return {"negate-cheat"}
        case effects.NegateCard():
            assert play.answers == terms.SOMETIMES and play.only_affected_by == "I don't think so!"
            return {"negate-drink-change" if play.affects == terms.DRINK else "negate-sometimes"}
        case effects.RedirectLoss():
            return {"redirect"}
        case effects.SplitLoss():
            return {"share-damage"}
        case effects.PayDue():
            return {"pay-from-inn" if effect.source == terms.INN else "avoid-payment"}
    return set()


def changes(play: Play, effect: Effect) -> set[str]:
    fortitude = getattr(effect, "stat", 0) == terms.FORTITUDE
    match effect:
        case effects.Lose() if fortitude:
            return {{terms.PICKED: "hit", terms.OTHERS: "hit-all", terms.SOURCE: "hit-back"}[effect.who]}
        case effects.Lose():
            return {{terms.EVERYONE: "reduce-alcohol-all"}[effect.who]}
        case effects.Gain() if fortitude:
            return {"heal-all" if effect.who == terms.EVERYONE else "heal"}
        case effects.Gain():
            return {"give-alcohol-all" if effect.who == terms.EVERYONE else "give-alcohol"}
        case effects.Pay(to=terms.INN):
            return {"pay"}
        case effects.Pay() if play.pick is not None and play.pick.who == terms.ANYONE:
            return {"take-gold"}
        case effects.Pay():
            return {"collect-gold"}
    return set()
