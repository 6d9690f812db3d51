"""What whoever was picked for a card chooses: it falls on them, and what was not chosen does not."""

import pytest

from innkeeper.words import asking
from tests.rules.stories import asked, seat_of, tell, up_to

THROWN_OUT = """
    table:
      seats:
        - {character: greta, hand: ["By the door or by the window?"]}
        - {character: zot, gold: GOLD}
        - {character: gerki}
    script:
      - {seat: Greta, play: "By the door or by the window?", targets: [Zot]}
"""


@pytest.mark.rule("turn.action.targets-chosen-on-play")
@pytest.mark.parametrize(
    ("chosen", "zot"), [("window", "{fortitude: 17, gold: 10}"), ("door", "{fortitude: 19, gold: 8}")]
)
def test_each_thing_does_what_it_says_though_both_take_fortitude(chosen: str, zot: str) -> None:
    story = THROWN_OUT.replace("GOLD", "10")
    tell(f"{story}      - {{seat: Zot, choose: {chosen}}}\n    expect:\n      Zot: {zot}\n")


@pytest.mark.rule("sea-events.choice.impossible-option-is-illegal")
def test_what_cannot_be_paid_for_is_not_offered() -> None:
    poor = THROWN_OUT.replace("GOLD", "1")
    assert "Zot" not in asked(up_to(poor))
    tell(poor + "    expect:\n      Zot: {fortitude: 17, gold: 1}\n")


def test_whoever_was_picked_is_asked_in_their_own_words() -> None:
    game = up_to(THROWN_OUT.replace("GOLD", "10"))
    assert asked(game) == ["Zot"]
    zot = seat_of(game, "Zot")
    view = game.view(zot)
    assert view.question is not None
    told = [asking.option(option, view.question, view) for option in view.question.options]
    assert told == ["Lose 3 Fortitude", "Pay its player 2 Gold and lose 1 Fortitude"]
    told = [asking.option(option, view.question, view, "ru") for option in view.question.options]
    assert told == ["Теряете 3 Стойкости", "Платите тому, кто её сыграл, 2 Золотых и теряете 1 Стойкость"]
