"""What is paid to the Inn because of a card may be answered, and gained from there."""

import pytest

from tests.rules.stories import tell


@pytest.mark.rule("card-notes.why-thank-you.only-action-sometimes-anytime")
def test_a_tip_that_a_card_asks_for_is_kept() -> None:
    tell("""
        table:
          seats:
            - {character: zot, hand: ["Tip the Wench."]}
            - {character: gerki}
            - {character: hetty, hand: ["Kind of you, dear!"]}
        script:
          - {seat: Zot, play: "Tip the Wench.", targets: [Gerki]}
          - {seat: Hetty, play: "Kind of you, dear!"}
        expect:
          Gerki: {gold: 9}
          Hetty: {gold: 11}
          inn: {gold: 0}
    """)


@pytest.mark.rule("card-notes.why-thank-you.only-action-sometimes-anytime")
def test_what_new_drinks_cost_is_not() -> None:
    tell("""
        table:
          seats:
            - {character: zot}
            - {character: gerki}
            - {character: hetty, hand: ["Kind of you, dear!"]}
          drink_deck: {only: ["Water"]}
          phase: order-a-drink
        script:
          - {seat: Zot, order: [Gerki]}
        until: end-of-turn
        never:
          - {seat: Hetty, play: "Kind of you, dear!"}
        expect:
          Gerki: {gold: 9}
    """)


@pytest.mark.rule("card-notes.why-thank-you.payment-out-of-inn-counts")
def test_it_counts_as_paid_where_the_inn_pays_itself() -> None:
    tell("""
        table:
          seats:
            - {character: zot, hand: ["Tip the Wench."]}
            - {character: deirdre, hand: ["My Goddess provides!"]}
            - {character: hetty, hand: ["Kind of you, dear!"]}
        script:
          - {seat: Zot, play: "Tip the Wench.", targets: [Deirdre]}
          - {seat: Deirdre, play: "My Goddess provides!", on: Deirdre}
          - {seat: Hetty, play: "Kind of you, dear!"}
        expect:
          Deirdre: {gold: 10}
          Hetty: {gold: 11}
    """)


@pytest.mark.rule("card-notes.why-thank-you.is-a-gain-from-inn")
def test_it_is_a_gain_that_can_be_stopped() -> None:
    tell("""
        table:
          seats:
            - {character: zot, hand: ["Tip the Wench."]}
            - {character: jasper, hand: ["No sneak-thievin' on my watch!"]}
            - {character: hetty, hand: ["Kind of you, dear!"]}
        script:
          - {seat: Zot, play: "Tip the Wench.", targets: [Jasper]}
          - {seat: Hetty, play: "Kind of you, dear!"}
          - {seat: Jasper, play: "No sneak-thievin' on my watch!", on: Hetty}
        expect:
          Hetty: {gold: 10}
          inn: {gold: 1}
    """)


@pytest.mark.rule("card-notes.why-thank-you.keet-artifacts")
def test_an_artifact_comes_with_it_and_is_turned_up_before() -> None:
    tell("""
        table:
          seats:
            - {character: zot, hand: ["Tip the Wench."]}
            - {character: keet, gold: 2, state: {artifact_stash: ["Box of Stale Curses", "A Plain Gold Brick"]}}
            - {character: hetty, hand: ["Kind of you, dear!"]}
        script:
          - {seat: Zot, play: "Tip the Wench.", targets: [Keet]}
          - {seat: Hetty, play: "Kind of you, dear!"}
        expect:
          Keet: {gold: 1, state: {artifacts: 1}}
          Hetty: {gold: 11, fortitude: 20, in_play: ["Box of Stale Curses"]}
    """)


@pytest.mark.rule("card-notes.why-thank-you.keet-artifacts")
def test_one_that_is_played_for_its_text_is_no_payment() -> None:
    tell("""
        table:
          seats:
            - {character: keet, gold: 5, state: {artifact: ["Staff of Loud Regret"]}}
            - {character: zot}
            - {character: hetty, hand: ["Kind of you, dear!"]}
        script:
          - {seat: Keet, play: "Staff of Loud Regret", targets: [Zot]}
        never:
          - {seat: Hetty, play: "Kind of you, dear!"}
        expect:
          Keet: {gold: 4, state: {artifact_discard: ["Staff of Loud Regret"]}}
    """)
