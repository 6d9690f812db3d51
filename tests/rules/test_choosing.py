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


OF_A_TEAM = """
    table:
      seats:
        - {character: greta, hand: ["TITLE"], potions: 0}
        - {character: zot, hand: [], potions: 0}
        - {character: eve, hand: [REDIRECTS], potions: 0}
        - {character: gerki, hand: []}
        - {character: fiona, hand: [], potions: 0}
        - {character: gog, hand: []}
      variants: {mode: two-headed-dragon}
      teams: [[Greta, Zot], [Eve, Gerki], [Fiona, Gog]]
    script:
      - {seat: Greta, play: "TITLE", targets: [Eve, Gerki]}
"""


@pytest.mark.rule("teams.targeting.one-card-answers-for-whole-team")
@pytest.mark.parametrize(("chosen", "left"), [("you", 18), ("or you", 17)])
def test_what_was_chosen_for_one_of_a_team_falls_on_the_team(chosen: str, left: int) -> None:
    story = OF_A_TEAM.replace("TITLE", "Which of you broke my mug?").replace("REDIRECTS", "")
    tell(f"{story}      - {{seat: Greta, choose: {chosen}}}\n    expect:\n      Eve: {{fortitude: {left}}}\n")


@pytest.mark.rule("redirect.only-the-fortitude-loss")
@pytest.mark.parametrize(("chosen", "left"), [("word", 18), ("broom", 14)])
def test_what_was_not_chosen_falls_on_nobody_upon_whom_it_was_turned(chosen: str, left: int) -> None:
    story = OF_A_TEAM.replace("TITLE", "Out, with a word or with a broom.").replace("REDIRECTS", '"I duck."')
    story += f"""      - {{seat: Eve, play: "I duck.", targets: [Fiona]}}
      - {{seat: Greta, choose: {chosen}}}
    expect:
      Fiona: {{fortitude: {left}}}
      Eve: {{fortitude: 20}}
"""
    tell(story)
