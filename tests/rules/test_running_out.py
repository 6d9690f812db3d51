"""Running out of cards: new decks are shuffled, if there is anything to shuffle."""

import pytest

from innkeeper.table.pile import DRINK_DECK
from tests.rules.stories import begin, read, tell


@pytest.mark.rule("drinks.running-out.reshuffle-discards", "drinks.running-out.everyone-pays-one")
def test_with_nothing_to_shuffle_the_deck_stays_empty_and_is_charged_for_once() -> None:
    story = read("""
        table:
          drinks: cellar
          seats:
            - {character: gerki, gold: 10, hand: ["Wench, bring some drinks for my friends!"]}
            - {character: zot, gold: 10}
          drink_deck: ["Small Beer", "Strong Beer"]
          phase: order-a-drink
        script:
          - {seat: Gerki, order: [Zot]}
          - {seat: Gerki, play: "Wench, bring some drinks for my friends!"}
          - {seat: Gerki, order: [Zot, Zot]}
          - {check: {Zot: {gold: 9, drink_me: ["Strong Beer", "Small Beer"]}, inn: {gold: "+3"}, decks: {drinks: 0}}}
          - {seat: Zot, order: [Gerki]}
          - {seat: Gerki, check: {Gerki: {gold: 8, drink_me: 0}, discards: {drinks: ["Strong Beer"]}}}
          - {seat: Gerki, order: [Zot]}
        until: script
        expect:
          Zot: {drink_me: ["Strong Beer", "Small Beer"]}
    """)
    run = begin(story)
    run.table.lay(run.table.drinks(DRINK_DECK), run.table.drink_deck[-2:])  # the others are nowhere
    run.play()
    assert run.failures == []


@pytest.mark.rule("turn.discard-draw.reshuffle-on-last-card")
def test_a_renewed_deck_is_shuffled() -> None:
    story = """
        table:
          seed: SEED
          seats:
            - {character: zot, hand: [], deck: {only: ["Down Pooky!"]}}
            - {character: gog}
          phase: discard-and-draw
        script: []
        until: end-of-phase
    """
    decks = [[card.face.title for card in tell(story.replace("SEED", seed)).seats[0].deck] for seed in "12"]
    assert sorted(decks[0]) != decks[0] != decks[1]
    assert len(decks[0]) == len(decks[1]) == 33


@pytest.mark.rule("drinks.running-out.reshuffle-discards", "setup.drink-deck.shared-and-shuffled")
def test_a_renewed_drink_deck_is_shuffled() -> None:
    run = begin(
        read("""
        table:
          seats: [{character: zot}, {character: gog}]
          drink_deck: {only: ["Wine"]}
          phase: order-a-drink
        script: [{seat: Zot, order: [Gog]}]
        """)
    )
    discarded = [card.face.title for card in run.table.drink_discard]
    run.play()
    renewed = [card.face.title for card in run.table.drink_deck]
    assert sorted(renewed) == sorted(discarded)
    assert renewed != discarded


@pytest.mark.rule("drinks.round-on-the-house.reveal-until-drink")
def test_a_round_on_the_house_without_a_single_drink_is_soon_over() -> None:
    run = begin(
        read("""
        table:
          seats: [{character: zot, drink_me: ["Round on the House!"]}, {character: gog}]
          drink_deck: ["Drinking Contest!", "Drinking Contest!"]
          phase: drink
        script: []
        expect: {Zot: {alcohol: 0}, Gog: {alcohol: 0}}
        """)
    )
    run.table.lay(run.table.drinks(DRINK_DECK), run.table.drink_deck[-2:])  # all Drinks are nowhere
    run.play()
    assert run.failures == []
