"""Events whose losses and payments may be answered as though an Action Card caused them, and those that may not."""

import pytest

from innkeeper.game import Game
from innkeeper.rules.events import RevealEvent
from innkeeper.words import asking, why
from tests.rules.stories import begin, box, in_hand, read, tell_at_sea

ANSWERED_AT_SEA = """
    table:
      seats:
        - {character: zot}
        - {character: greta, hand: ["Thick skin."]}
        - {character: gog, hand: ["Stop poking Gog!"]}
        - {character: greta, name: Gerda, hand: ["I duck.", "Hands off the tapster!"]}
      phase: drink
    script:
      - {seat: Greta, play: "Thick skin."}
      - {seat: Gog, play: "Stop poking Gog!"}
      - {seat: Gerda, play: "I duck.", targets: [Zot]}
    until: end-of-turn
    expect:
      Zot: {fortitude: 14}
      Greta: {fortitude: 18}
      Gog: {fortitude: 20}
      Gerda: {fortitude: 20}
"""


@pytest.mark.rule("sea-events.response.as-though-action-card", "card-notes.giant-squid.individual-losses")
def test_a_loss_is_reduced_ignored_and_redirected_each_for_oneself() -> None:
    tell_at_sea("Tentacles!", ANSWERED_AT_SEA)


@pytest.mark.rule("sea-events.response.not-when-a-player-would", "sea-events.response.none-once-resolving")
def test_what_asks_for_a_player_or_negates_is_no_answer_to_it() -> None:
    tell_at_sea(
        "Tentacles!",
        """
        table:
          seats:
            - {character: zot}
            - character: bertram
              hand: ["Only a scratch.", "House rules!", "And stay down!", "The landlord's dog."]
            - {character: greta, hand: ["Hands off the tapster!", "Nothing of the sort!"]}
          phase: drink
        script: []
        until: end-of-turn
        expect:
          Bertram: {fortitude: 17}
          Greta: {fortitude: 17}
        never:
          - {seat: Greta, play: "Hands off the tapster!"}
          - {seat: Greta, play: "Nothing of the sort!"}
          - {seat: Bertram, play: "Only a scratch."}
          - {seat: Bertram, play: "House rules!"}
          - {seat: Bertram, play: "And stay down!"}
        """,
    )


@pytest.mark.rule("sea-events.response.no-player-behind-it")
def test_what_an_answer_does_to_the_player_behind_it_is_lost_and_the_rest_works() -> None:
    tell_at_sea(
        "Tentacles!",
        """
        table:
          seats:
            - {character: zot}
            - {character: greta, hand: ["Not on my apron!"]}
            - {character: greta, name: Gerda, hand: ["Share and share alike!"]}
          phase: drink
        script:
          - {seat: Greta, play: "Not on my apron!"}
          - {seat: Gerda, play: "Share and share alike!"}
        until: end-of-turn
        expect:
          Zot: {fortitude: 17}
          Greta: {fortitude: 20, hand: 1}
          Gerda: {fortitude: 18}
        """,
    )


@pytest.mark.rule(
    "card-notes.ghost-pirates.payment-may-also-be-avoided", "card-notes.ghost-pirates.individual-payments"
)
def test_a_payment_is_ignored_or_paid_by_the_inn_by_whoever_revealed_it_too() -> None:
    tell_at_sea(
        "The drowned want their share!",
        """
        table:
          seats:
            - {character: zot, hand: ['The stars say, "No!"']}
            - {character: gog, hand: ["Look what Gog find on floor!"]}
            - {character: gog, name: Magog, hand: ["Stop poking Gog!"]}
          phase: drink
        script:
          - {seat: Zot, play: 'The stars say, "No!"'}
          - {seat: Gog, play: "Look what Gog find on floor!"}
        until: end-of-turn
        expect:
          Zot: {gold: 10}
          Gog: {gold: 10}
          Magog: {gold: 8}
        never:
          - {seat: Magog, play: "Stop poking Gog!"}
        """,
    )


@pytest.mark.rule("sea-events.response.as-though-action-card")
def test_an_event_that_does_not_say_so_is_not_answered_in_its_parts() -> None:
    tell_at_sea(
        "A squall!",
        """
        table:
          seats:
            - {character: zot}
            - {character: greta, hand: ["Thick skin.", "Not on my apron!"]}
          phase: drink
        script: []
        until: end-of-turn
        expect:
          Greta: {fortitude: 19}
        never:
          - {seat: Greta, play: "Thick skin."}
          - {seat: Greta, play: "Not on my apron!"}
        """,
    )


@pytest.mark.rule("card-notes.kraken.discard-then-respond")
def test_answers_come_after_the_choice() -> None:
    story = """
        table:
          seats:
            - {character: greta, hand: ["Thick skin."]}
            - {character: zot}
          phase: drink
        script:
          - {seat: Greta, choose: CHOICE}
          - {seat: Greta, ANSWER: "Thick skin."}
        until: end-of-turn
        expect:
          Greta: EXPECTED
    """
    yes = story.replace("CHOICE", "yes").replace("ANSWER", "play").replace("EXPECTED", "{fortitude: 19, gold: 11}")
    tell_at_sea("Over the rail for it?", yes)
    no = story.replace("CHOICE", "no").replace('ANSWER: "Thick skin."', 'illegal: {play: "Thick skin."}')
    tell_at_sea("Over the rail for it?", no.replace("EXPECTED", "{fortitude: 20, gold: 8}"))


@pytest.mark.rule("affects.only-direct-change", "sea-events.response.as-though-action-card")
def test_what_was_not_chosen_is_nothing_to_answer() -> None:
    story = """
        table:
          seats:
            - {character: greta, hand: ["Not on my apron!"]}
            - {character: gog}
          phase: drink
        script:
          - {seat: Greta, choose: CHOICE}
          - {seat: Greta, ANSWER}
        until: end-of-turn
        expect:
          Greta: {gold: 8, alcohol: GAINED}
    """
    answer = 'play: "Not on my apron!"'
    yes = story.replace("CHOICE", "yes").replace("ANSWER", answer)
    tell_at_sea("The toll or the rocks!", yes.replace("GAINED", "0"))
    no = story.replace("CHOICE", "no").replace("ANSWER", f"illegal: {{{answer}}}")
    tell_at_sea("The toll or the rocks!", no.replace("GAINED", "1"))


@pytest.mark.rule("ignore.event.any-kind", "ignore.others-still-affected")
def test_who_revealed_an_event_and_ignores_it_neither_chooses_nor_gains_nor_pays() -> None:
    for event, others in (("A bottle on the waves!", 8), ("Harbour dues!", 7), ("Flotsam!", 8)):
        tell_at_sea(
            event,
            """
            table:
              seats:
                - {character: bertram, hand: ["I slept through that."]}
                - {character: zot}
              phase: drink
            script:
              - {seat: Bertram, play: "I slept through that."}
            until: end-of-turn
            expect:
              Bertram: {gold: 8}
              Zot: {gold: OTHERS}
            never:
              - {seat: Bertram, choose: yes}
            """.replace("OTHERS", str(others)),
        )


def test_the_question_has_words_and_the_game_goes_on_from_a_copy_or_from_data() -> None:
    game = begin(read(ANSWERED_AT_SEA), sea=["Tentacles!"], counters=1).game
    while (question := game.next()) is not None and question.what != "respond":
        game.choose(question.seat, 0)
    assert question is not None and question.rule == "sea-events.response.as-though-action-card"
    view = game.view(question.seat)
    assert asking.prompt(question, view).startswith("“Tentacles!”")
    assert [asking.option(option, question, view) for option in question.options][1] == "Play “Thick skin.”"
    assert why.would(question.options[1], view)
    reason = game.why_not(3, in_hand(game, "Gerda", "Hands off the tapster!"))
    assert reason is not None and reason.rule == "sea-events.response.not-when-a-player-would"
    for twin in (game.copy(), Game.from_data(game.to_data(), box())):
        twin.choose(question.seat, 1)
        while (again := twin.next()) is not None and again.what == "respond":
            twin.choose(again.seat, 0)
        assert twin.table.seats[1].body.fortitude == 18


def test_nobody_strikes_back_at_an_event_so_it_keeps_no_list_of_hits() -> None:
    run = begin(read(ANSWERED_AT_SEA.replace("until: end-of-turn", "until: script")), sea=["Tentacles!"], counters=1)
    run.play()
    (event,) = [frame for frame in run.table.stack if isinstance(frame, RevealEvent)]
    assert not hasattr(event, "hits") and event.losses
