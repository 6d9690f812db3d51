"""What the others most likely do not hold, from what they have let happen, and worlds that heed it."""

from collections import Counter

import pytest

from innkeeper.bots import bot, own_dice
from innkeeper.bots.hands import KEPT, Course, likely_held, locks, to_data
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.redealing import Held, redeal
from innkeeper.table.card import Card
from innkeeper.table.chance import Dice, QuickDice
from innkeeper.table.log import Fact
from innkeeper.table.question import PLAY
from innkeeper.vocabulary import effects
from innkeeper.vocabulary.terms import CHEATING, GAMBLING
from tests.bots.test_bots import begin, table_of

NEAREST, AHEAD = [0.0] * 4, [1.0] * 4
PASS = "gambling.play.card-or-pass"
BLOW, DRINK = "turn.action.resolve-then-discard", "turn.drink.icons"


def told(*facts: Fact) -> Game:
    """A table at which this has happened."""
    game = begin("zot", "fiona", "eve", "gog")
    for fact in facts:
        game.table.log.write(fact)
    return game


def held_by(seat: int, game: Game, aims: list[float]) -> Held:
    return next(held for held in likely_held(game.table, aims) if held.seat == seat)


def nothing_is_known(game: Game) -> bool:
    """All hold what they usually do."""
    found = likely_held(game.table, NEAREST)
    parts = [part / KEPT.get(verb, 1.0) for held in found for verb, part in held.verbs.items()]
    return {1.0, *parts, *(held.gambling for held in found), *(held.cheating for held in found)} == {1.0}


def takes_control(card: Card) -> bool:
    return any(play.kind & (GAMBLING | CHEATING) for play in card.face.plays)


def round_begins(seat: int = 0) -> Fact:
    return Fact("starts-round", "gambling.start.by-action-card", seat)


def test_of_who_has_shown_nothing_nothing_is_known() -> None:
    assert nothing_is_known(told()) and nothing_is_known(told(round_begins()))


def test_who_passes_most_likely_holds_nothing_to_take_control_with() -> None:
    game = told(round_begins(), Fact("passes", PASS, 1))
    of_before, of_today = held_by(1, game, NEAREST), held_by(1, game, AHEAD)
    assert of_before.gambling == of_before.cheating == pytest.approx(0.03)
    assert of_today.gambling == pytest.approx(0.98)  # three have still to pass: a card is kept for later
    assert held_by(2, game, NEAREST).gambling == 1.0


def test_the_last_who_could_stop_a_win_tells_most_where_cards_are_kept() -> None:
    passing = [Fact("passes", PASS, seat) for seat in (1, 2, 3)]
    assert held_by(3, told(round_begins(), *passing), AHEAD).gambling == 0.29
    outside = [round_begins(), Fact("leaves", "gambling.ante.leave-instead", 1), *passing[1:]]
    assert held_by(3, told(*outside), AHEAD).gambling == 0.29  # who has left is not waited for


def test_where_only_a_cheating_card_may_follow_a_pass_tells_of_these_alone() -> None:
    winning = next(card for card in begin("zot", "fiona").table.cards if locks(card.face))
    game = told(
        round_begins(), Fact("takes-control", "gambling.play.card-takes-control", 0, winning), Fact("passes", PASS, 1)
    )
    held = held_by(1, game, NEAREST)
    assert (held.gambling, held.cheating) == (1.0, 0.01)


def test_a_new_card_in_control_is_followed_by_all_anew() -> None:
    plain = next(card for card in begin("zot", "fiona").table.cards if takes_control(card) and not locks(card.face))
    control = Fact("takes-control", "gambling.play.card-takes-control", 3, plain)
    game = told(round_begins(), Fact("passes", PASS, 1), Fact("passes", PASS, 2), control, Fact("passes", PASS, 0))
    assert held_by(0, game, NEAREST).gambling == 0.03


@pytest.mark.parametrize(
    ("fact", "answer", "part"),
    [
        (Fact("fortitude", BLOW, 1, whom=17, amount=-2, depth=1), effects.IgnoreCard, 0.36),
        (Fact("fortitude", BLOW, 1, whom=18, amount=-1, depth=1), effects.IgnoreCard, 1.62),
        (Fact("fortitude", BLOW, 1, whom=10, amount=-9, depth=2), effects.RedirectLoss, 0.18),
        (Fact("alcohol", DRINK, 1, whom=4, amount=4, depth=1), effects.IgnoreDrink, 0.07),
        (Fact("alcohol", DRINK, 1, whom=2, amount=2, depth=2), effects.PassDrink, 0.25),
    ],
)
def test_who_lets_something_happen_most_likely_holds_no_answer_to_it(
    fact: Fact, answer: type[effects.Effect], part: float
) -> None:
    held = held_by(1, told(fact), AHEAD)
    assert held.verbs[answer] == pytest.approx(part)
    assert held.gambling == held.cheating == 1.0


@pytest.mark.parametrize(
    "fact",
    [
        Fact("fortitude", BLOW, 1, whom=17, amount=2, depth=1),
        Fact("fortitude", "events.rewards", 1, whom=17, amount=-2, depth=0),
        Fact("fortitude", DRINK, 1, whom=17, amount=-2, depth=1),
        Fact("alcohol", BLOW, 1, whom=4, amount=2, depth=1),
        Fact("alcohol", "turn.drink.sober-up", 1, whom=4, amount=-1),
    ],
)
def test_what_cannot_be_answered_so_tells_nothing(fact: Fact) -> None:
    assert nothing_is_known(told(fact))


def test_as_new_cards_are_drawn_it_is_forgotten() -> None:
    shown = [round_begins(), Fact("passes", PASS, 1), Fact("fortitude", BLOW, 1, amount=-3, depth=1)]
    some = held_by(1, told(*shown, Fact("has-drawn", "turn.discard-draw.draw-up-to-seven", 1, amount=2)), NEAREST)
    assert some.gambling == pytest.approx(2 / 7 + 5 / 7 * 0.03)
    assert some.verbs[effects.IgnoreCard] == pytest.approx(1.8 * (2 / 7 + 5 / 7 * 0.12))
    everything = told(*shown, Fact("has-drawn", "turn.discard-draw.draw-up-to-seven", 1, amount=7))
    assert nothing_is_known(everything)


def does(card: Card, verb: type[effects.Effect]) -> bool:
    return any(type(effect) is verb for play in card.face.plays for effect in play.effects)


def test_worlds_deal_cards_as_seldom_and_as_often_as_they_are_likely_to_be_held_and_nothing_is_lost() -> None:
    game = begin("zot", "fiona", "eve", "gog")
    known = Held(1)
    known.gambling, known.cheating = 0.1, 0.1
    known.verbs = {effects.Lose: 1.6, effects.IgnoreCard: 0.0}
    chance, fiona = QuickDice(1), game.table.seats[1]
    cards = Counter(card.number for card in fiona.hand + fiona.deck)
    seen: dict[bool, Counter[str]] = {False: Counter(), True: Counter()}
    for heeded in (False, True):
        for _ in range(300):
            seat = game.redeal(0, chance, [known] if heeded else []).table.seats[1]
            assert len(seat.hand) == 7 and Counter(card.number for card in seat.hand + seat.deck) == cards
            seen[heeded]["control"] += sum(map(takes_control, seat.hand))
            seen[heeded]["hits"] += sum(does(card, effects.Lose) for card in seat.hand)
            seen[heeded]["wards"] += sum(does(card, effects.IgnoreCard) for card in seat.hand)
    assert seen[False]["control"] > 300 and seen[False]["hits"] > 300 and seen[False]["wards"] > 30
    assert 0.05 < seen[True]["control"] / seen[False]["control"] < 0.15
    assert 1.4 < seen[True]["hits"] / seen[False]["hits"] < 1.8
    assert seen[True]["wards"] == 0


def test_a_hand_that_is_seen_stays_as_it_is() -> None:
    game = begin("zot", "fiona")
    seen = [card.number for card in game.table.seats[0].hand]
    never = Held(0)
    never.gambling = never.cheating = 0.0
    redeal(game.table, 0, Dice(1), [never])
    assert [card.number for card in game.table.seats[0].hand] == seen


def test_what_is_known_of_hands_travels_with_worlds() -> None:
    game = told(round_begins(), Fact("passes", PASS, 1), Fact("alcohol", DRINK, 2, amount=3, depth=1))
    worlds = Worlds(game, 0, Dice(1))
    again = Worlds.from_data(worlds.to_data(), open_box())
    assert (
        list(map(to_data, again.held))
        == list(map(to_data, worlds.held))
        != list(map(to_data, Worlds(told(), 0, Dice(1)).held))
    )


def test_regulars_hold_such_cards_as_seldom_as_is_supposed() -> None:
    """Of the cards in hand when somebody is asked in a Round, those that could take control, with what was shown before
    and without."""
    expected = by_chance = there = 0.0
    for number in range(25):
        setup, seed = table_of(number, 4)
        game, regular, dice = Game.new(setup, seed, open_box()), bot("regular:1"), own_dice(seed, 4)
        course, read = Course(game.table), 0
        while (question := game.next()) is not None:
            facts = game.table.log.facts(read)
            read += len(facts)
            for fact in facts:
                course.follow(fact, NEAREST)
            if question.what == "go" and question.options[0].what != PLAY:
                for held in course.held:
                    owner = game.table.seats[held.seat]
                    if held.gambling < 0.2 and not owner.out:
                        unseen = owner.hand + owner.deck
                        usual = len(owner.hand) * sum(map(takes_control, unseen)) / len(unseen)
                        by_chance += usual
                        expected += usual * held.gambling
                        there += sum(map(takes_control, owner.hand))
            game.choose(
                question.seat,
                0 if question.is_forced() else regular.choose(game.view(question.seat), dice[question.seat]),
            )
    assert by_chance > 100 and there < 0.3 * by_chance
    assert there < expected + 0.15 * by_chance
