"""What everybody sees of a turn, and what nobody does: cards announced, Drinks ordered."""

import pytest

from innkeeper.game import Game
from innkeeper.rules.setup import Setup
from innkeeper.rules.turn import Turn
from innkeeper.table.card import NO_CARD
from innkeeper.table.log import EVERYBODY
from tests.rules.stories import asked, box, seat_of, up_to


@pytest.mark.rule("turn.action.announce-title", "turn.action.targets-chosen-on-play")
def test_an_action_is_announced_with_title_and_victim_before_anybody_answers() -> None:
    game = up_to("""
        table:
          seats:
            - {character: gog, hand: ["Dance with Gog!"]}
            - {character: fiona}
            - {character: eve, hand: ["I attempt to disbelieve."]}
        script:
          - {seat: Gog, play: "Dance with Gog!", targets: [Eve]}
    """)
    assert asked(game) == ["Eve"]
    assert game.table.seats[2].body.fortitude == 20
    for looker in (0, 1, 2, None):
        card = game.view(looker).stack[-1]
        assert ([face.title for face in card.faces], card.seat, card.whom) == (["Dance with Gog!"], 0, [2])
    told = [fact for fact in game.log if fact.what == "plays"]
    assert [(fact.card.face.title, fact.whom, fact.known_to) for fact in told] == [("Dance with Gog!", 2, EVERYBODY)]


@pytest.mark.rule("turn.end.cut-short", "teams.turn-ends.no-more-cards-this-turn")
def test_whoever_has_left_a_round_for_bed_does_not_pass_in_it_as_well() -> None:
    game = up_to("""
        table:
          seats:
            - {character: bertram, hand: ["Gambling? I'm in!", "The house hand.", "I'm off to bed."]}
            - {character: zot, hand: ["I raise!"]}
            - {character: bertram, name: Albert, hand: ["That card is marked."]}
        script:
          - {seat: Bertram, play: "Gambling? I'm in!"}
          - {seat: Zot, play: "I raise!"}
          - {seat: Bertram, play: "The house hand."}
          - {seat: Albert, play: "That card is marked."}
          - {seat: Bertram, play: "I'm off to bed."}
    """)
    told = [fact.what for fact in game.log if fact.seat == 0]
    assert "negated" in told and "leaves" in told and "passes" not in told


ORDER = """
    table:
      seats: [{character: zot}, {character: gog}, {character: eve}]
      drink_deck: [TOP, "Water"]
      phase: order-a-drink
    script:
      - {seat: Zot, order: [Gog]}
"""


@pytest.mark.rule("turn.order.face-down-unseen")
def test_not_even_who_orders_sees_the_drink() -> None:
    wine, ale = (up_to(ORDER.replace("TOP", f'"{title}"')) for title in ("Wine", "Dragon Breath Ale"))
    assert wine.table.seats[1].drink_me[0].face is not ale.table.seats[1].drink_me[0].face
    for looker in (0, 1, 2, None):
        assert wine.view(looker, since=0).encode() == ale.view(looker, since=0).encode()
    (order,) = [fact for fact in wine.log if fact.what == "orders"]
    assert (order.seat, order.whom, order.card) == (0, 1, NO_CARD)


@pytest.mark.rule("turn.phases.four-in-fixed-order")
def test_who_may_play_no_action_goes_on_to_order() -> None:
    game = Game.dealt(Setup(["zot", "gog"]), 3, box())
    turn = game.table.stack[0]
    assert isinstance(turn, Turn)
    turn.actions = [0]
    questions: list[str] = []
    while "order" not in questions:
        question = game.next()
        assert question is not None
        questions.append(question.what)
        game.choose(question.seat, 0)
    assert "action" not in questions


@pytest.mark.rule("teams.phases.only-chosen-member", "losing.last-chance")
def test_a_last_chance_in_a_phase_that_is_skipped_is_shown_without_a_decision() -> None:
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["Gambling? I'm in!"]}
            - {character: chronos, hand: ["Stop the clocks!"]}
            - {character: fiona, hand: ["Tip the Wench."]}
            - {character: gerki, gold: 1, hand: ["Tip the Wench."]}
          active: Zot
          phase: action
        script:
          - {seat: Chronos, play: "Stop the clocks!"}
          - {seat: Fiona, play: "Tip the Wench.", targets: [Gerki]}
    """)
    gerki = seat_of(game, "Gerki")
    game.choose(gerki, 0)
    assert [waiting.what for waiting in game.view(gerki).stack] == ["action", "card"]
    game.choose(gerki, 0)
    assert [waiting.what for waiting in game.view(gerki).stack] == ["last-chance"]
