"""Every question and every option has words of its own, and every card in hand a few at its foot."""

import re

import pytest

from innkeeper.rules.reasons import REASONS
from innkeeper.server.showing.asking import show_hand
from innkeeper.words import asking, say, why
from tests.rules.stories import up_to
from tests.words.games import questions, sound

GAMES = 60
LONGEST_FOOT = 28


@pytest.mark.parametrize("number", range(GAMES))
def test_questions_are_asked_without_gaps(number: int) -> None:
    for game, question in questions(number):
        view = game.view(question.seat)
        me = view.seats[question.seat].name
        for text in (asking.prompt(question, view), asking.in_short(question, view)):
            assert sound(text) and (text[0].isupper() or text[0] in "“0123456789"), text
            assert not re.search(rf"\b{me}\b(?! \d)", re.sub(r"“.*?”", "", text)), text
        options = [asking.option(option, question, view) for option in question.options]
        assert all(sound(text) for text in options), options
        assert len(set(options)) == len(options), options


@pytest.mark.parametrize("number", range(20))
def test_every_card_says_at_its_foot_what_it_would_do_or_why_not(number: int) -> None:
    for game, question in questions(number):
        view = game.view(question.seat)
        for card in show_hand(game, view):
            assert sound(card.foot) and not card.foot.endswith("."), card.foot
            assert (card.why_not is None) == (card.rule is None)


def test_several_drinks_are_not_asked_about_as_one() -> None:
    found = 0
    for number in range(10):
        for game, question in questions(number):
            view = game.view(question.seat)
            about_drinks = question.what == "respond" and question.rule not in asking.WINDOWS  # not what came of one
            if about_drinks and (drinks := len(asking.open_drinks(view))) > 1:
                assert asking.in_short(question, view).startswith(f"{drinks} Drinks")
                found += 1
    assert found


def test_an_offer_says_what_comes_of_it() -> None:
    found = 0
    for number in range(20):
        for game, question in questions(number):
            if question.what == "accept":
                told = asking.if_passed(question, game.view(question.seat))
                assert re.fullmatch(r"If you accept: \w.+\.", told), told
                found += 1
    assert found


def test_every_reason_has_a_sentence_and_a_few_words() -> None:
    for key in REASONS:
        assert say(f"why-{key}").endswith(".")
        short = say(f"why-{key}.short")
        assert short != say(f"why-{key}") and len(short) <= LONGEST_FOOT, short


@pytest.mark.parametrize(
    ("key", "untrue"),
    [
        ("closed", "Anytime"),  # it is told of Sometimes Cards too
        ("no-loss-coming", "another player"),  # the own card hits nobody either
        ("ignored", "card"),  # or an Event
        ("beyond-help", "reduced"),  # nor redirected
    ],
)
def test_a_reason_says_no_more_than_is_so(key: str, untrue: str) -> None:
    assert untrue not in say(f"why-{key}")


def test_two_uses_have_two_reasons() -> None:
    for game, question in questions(3):
        for seat in game.table.seats:
            for card in seat.hand:
                reason = game.why_not(seat.number, card)
                if reason is not None and len(reason.keys) > 1 and question.seat != seat.number:
                    assert why.sentence(reason) == " ".join(say(f"why-{key}") for key in reason.keys)
                    assert why.in_short(reason) == say(f"why-{reason.key}.short")
                    return
    raise AssertionError("no card had two reasons against it")


def test_a_payment_is_asked_about_whatever_it_is_for() -> None:
    rules = set()
    for number in range(12):
        for game, question in questions(number):
            view = game.view(question.seat)
            if question.what == "respond" and view.stack and view.stack[-1].what == "payment":
                rules.add(question.rule)
                assert "Gold" in asking.prompt(question, view) or "ante" in asking.prompt(question, view)
    assert len(rules) > 3


def test_which_effect_comes_first_is_asked_by_the_cards_of_the_drink() -> None:
    game = up_to("""
        table:
          drinks: cellar
          seats:
            - {character: zot, hand: ["Down Pooky!"], drink_me: ["Clerk's Claret with a Chaser", "Porter's Port"]}
            - {character: gog}
          phase: drink
        script: []
    """)
    question = game.next()
    while question is not None and question.what != "effect-first":
        game.choose(question.seat, 0)
        question = game.next()
    assert question is not None
    view = game.view(question.seat)
    assert asking.prompt(question, view).startswith("Which card of the Drink do you follow first?")
    told = [asking.option(option, question, view) for option in question.options]
    assert told == ["“Porter's Port” first", "“Clerk's Claret with a Chaser” first"]
    assert asking.option(question.options[0], question, view, "ru") == "Сначала «Porter's Port»"


def test_an_offer_names_its_price() -> None:
    game = up_to("""
        table:
          seats:
            - {character: phrenk, state: {potion: "Acid Spit"}}
            - {character: zot}
        script:
          - {seat: Phrenk, sell: "Acid Spit", targets: [Zot]}
    """)
    question = game.question_to(1)
    assert question is not None and question.what == "buy"
    price = question.options[0].card.face.price
    assert price and asking.prompt(question, game.view(1)).startswith(
        f"Phrenk offers you “Acid Spit” for {price} Gold."
    )


@pytest.mark.parametrize("number", range(12))
def test_who_may_play_between_phases_is_told_which_moment_it_is(number: int) -> None:
    for game, question in questions(number):
        if question.what == "respond" and question.rule == "turn.phases.cards-before-or-after-phase-action":
            view = game.view(question.seat)
            prompt = asking.in_short(question, view)
            whose = "you" if view.active == question.seat else view.seats[view.active].name
            assert whose in prompt.removeprefix("Will you")
