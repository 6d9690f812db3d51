"""Anytime Cards: at every decision, by anybody, except where something is one closed step."""

from collections.abc import Iterator
from typing import Final

import pytest

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.legality import at_hand
from innkeeper.table.question import PLAY, Question
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import ANYTIME
from tests.properties.helpers import EVERY_MOMENT, decisions, some_game

CLOSED: Final = {  # what is asked inside a closed step: a payment of all at once, a card or Drink being carried out
    "limits.gold.minimum-zero",
    "team-characters.general.special-steps-keep-their-place",
    "team-characters.halden.action-and-combo-interleave",
    "team-characters.keet.teammates-pay-with-artifacts",
    "gambling.ante.leave-instead",
    "drinks.running-out.everyone-pays-one",
    "drinks.extra-orders.free-distribution",
    "drinks.mead.revealer-may-choose-partner",
    "drinks.event.follow-instructions",
    "drinks.card-effects.drinker-chooses-order",
    "drinks.card-effects.one-fully-before-the-next",
    "turn.action.resolve-then-discard",
    "gambling.play.card-may-do-more",
    "wizgille.gear.independent-targets",
    "phrenk.reveal.keep-one",
    "drinks.contest.winner-gets-one-from-each",
    "treasure.get.step-2-curse",
    "treasure.get.step-4-equip-or-discard",
    "treasure.get.no-plays-during-steps",
    "card-notes.boom-stick.played-together-with-another-card",
    "phrenk.sell.both-must-agree",
    "boss-battle.boss-turn.vlazlo-buys-form-cards",
    "card-notes.blood-money.any-part-of-ante",
    "card-notes.my-friend-will-play-this-hand.nothing-to-discard-is-a-pass",
    "card-notes.psionic-vision.absent-opponent-may-divide",
    "otto.other.gizmos-and-minions",
    "card-notes.the-wench-dares-you.tie-revealer-chooses",
    "sea-events.choice.turn-order-from-ending-player",
    "dungeon-events.choice.turn-order-from-ending-player",
}
OWN_MOMENTS: Final = {  # moments of somebody's own: a last chance, a blow for a blow, a pot that is snatched
    "losing.last-chance",
    "negate-ignore.reduce-redirect-pass-are-neither",
    "card-notes.why-thank-you.only-action-sometimes-anytime",
    "team-characters.keet.ill-take-that-opponents-only",
    "timing.sequential.response-precedes-loss",
    "gambling.end.no-more-cards-after-last-pass",
}


def windows(game: Game, seed: int) -> Iterator[list[Question]]:
    """Every window of a game played at random, when it has just been opened."""
    before: list[Question] = []
    for _ in decisions(game, seed):
        now = list(game.table.questions)
        if not any(question in before for question in now):
            yield now
        before = now


def is_free(play: Play) -> bool:
    """An Anytime Card that neither costs nor asks for anything."""
    return play.kind == ANYTIME and not play.cost and not play.needs


def anytime_titles(game: Game, seat: int) -> set[str]:
    """The Anytime Cards in a hand: whom they pick, if anybody, is always there."""
    return {card.face.title for card in at_hand(game.table, seat, EVERY_MOMENT) if any(map(is_free, card.face.plays))}


def offered(questions: list[Question], seat: int) -> set[str]:
    """The Anytime Cards that a seat may play now."""
    mine = [option for question in questions if question.seat == seat for option in question.options]
    plays = [option for option in mine if option.what == PLAY]
    return {option.card.face.title for option in plays if is_free(option.card.face.plays[option.mode])}


@pytest.mark.rule("cards.anytime.at-any-time", "cards.any-phase", "cards.anytime.may-interrupt")
@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_decided_everybody_may_play_anytime_cards_first(seed: int) -> None:
    game = some_game(seed, 2 + seed % 5, open_box())
    for questions in windows(game, seed):
        rules = {question.rule for question in questions}
        if rules & OWN_MOMENTS:
            continue
        for seat in game.table.seats:
            wanted = set() if seat.out or rules & CLOSED else anytime_titles(game, seat.number)
            assert offered(questions, seat.number) == wanted, rules
