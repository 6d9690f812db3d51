"""Who is asked, in which order, and what may be answered there."""

import pytest

from tests.rules.stories import asked, playable, up_to


@pytest.mark.rule("timing.window.order-from-source-player", "timing.window.source-player-may-respond")
def test_those_who_may_answer_are_asked_from_the_one_who_played() -> None:
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["I told you not to distract me!", "I don't think so!"]}
            - {character: fiona, hand: ["Luckily for me, I was wearing my armor!", "I don't think so!"]}
            - {character: gog, hand: ["Gog not think so!"]}
            - {character: eve, hand: ["I don't think so!"]}
        script:
          - {seat: Zot, play: "I told you not to distract me!", targets: [Fiona]}
          - {seat: Fiona, play: "Luckily for me, I was wearing my armor!"}
    """)
    assert asked(game) == ["Fiona", "Gog", "Eve", "Zot"]


@pytest.mark.rule("timing.conflict.anytime-before-sometimes", "timing.conflict.from-active-player")
def test_holders_of_anytime_cards_come_first_from_the_active_player() -> None:
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["I told you not to distract me!", "Tip the Wench."]}
            - {character: fiona, hand: ["Luckily for me, I was wearing my armor!", "I don't think so!"]}
            - {character: gog, hand: ["Gog angry now!"]}
            - {character: eve, hand: ["I don't think so!"]}
        script:
          - {seat: Zot, play: "I told you not to distract me!", targets: [Fiona]}
          - {seat: Fiona, play: "Luckily for me, I was wearing my armor!"}
    """)
    assert asked(game) == ["Zot", "Gog", "Fiona", "Eve"]


@pytest.mark.rule("gambling.ante.leave-instead", "cards.anytime.at-any-time")
def test_while_the_antes_are_due_only_those_who_owe_one_are_asked_and_only_about_it() -> None:
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["Gambling? I'm in!", "Tip the Wench."]}
            - {character: deirdre, hand: ["Sorry, I have to pray now...", "My Goddess provides!", "Mass Heal!"]}
            - {character: fiona, hand: ["I'm a quick healer."]}
        script:
          - {seat: Zot, play: "Gambling? I'm in!"}
          - {seat: Zot, pass: true}
          - {seat: Fiona, pass: true}
    """)
    assert playable(game, "Deirdre") == {"Sorry, I have to pray now...", "My Goddess provides!"}
    assert asked(game) == ["Deirdre"]


@pytest.mark.rule("drinks.mead.revealer-may-choose-partner")
def test_the_honey_cup_may_be_shared_with_every_other_player_or_with_nobody() -> None:
    game = up_to("""
        table:
          drinks: cellar
          seats:
            - {character: zot, drink_me: ["Honey Cup"]}
            - {character: gog}
            - {character: eve}
          phase: drink
    """)
    question = game.question_to(0)
    assert question is not None and question.what == "split"
    assert [option.value for option in question.options] == [-1, 1, 2]


@pytest.mark.rule("turn.phases.four-in-fixed-order", "cards.any-phase")
@pytest.mark.parametrize("phase", ["discard-and-draw", "action", "order-a-drink", "drink"])
def test_actions_are_offered_in_the_action_phase_alone_and_anytime_cards_in_all(phase: str) -> None:
    game = up_to(f"""
        table:
          seats:
            - {{character: gog, hand: ["Dance with Gog!", "Gog angry now!"]}}
            - {{character: eve, hand: ["Gold? What Gold?", "Whoa! Careful! That's real fire!"]}}
          phase: {phase}
    """)
    assert playable(game, "Gog") == {"Gog angry now!", *(["Dance with Gog!"] if phase == "action" else [])}
    assert playable(game, "Eve") == {"Gold? What Gold?"}


@pytest.mark.rule("losing.last-chance")
def test_in_a_last_chance_the_losing_player_alone_is_asked() -> None:
    game = up_to("""
        table:
          seats:
            - {character: gog, gold: 10, hand: ["Dance with Gog!", "Gog angry now!"]}
            - {character: deirdre, gold: 10, alcohol: 18, hand: ["My Goddess heals me."]}
        script:
          - {seat: Gog, play: "Dance with Gog!", targets: [Deirdre]}
          - {seat: Gog, pass: true}
          - {seat: Deirdre, pass: true}
    """)
    assert (asked(game), game.table.seats[1].body.fortitude) == (["Deirdre"], 16)


@pytest.mark.rule("negate.card-does-not-resolve", "timing.window.no-response-resolves")
def test_what_is_negated_waits_for_no_further_answer() -> None:
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["I told you not to distract me!"]}
            - {character: fiona, hand: ["Luckily for me, I was wearing my armor!"]}
            - {character: gog, hand: ["Gog not think so!"]}
            - {character: eve, hand: ["I don't think so!"]}
        script:
          - {seat: Zot, play: "I told you not to distract me!", targets: [Fiona]}
          - {seat: Fiona, play: "Luckily for me, I was wearing my armor!"}
          - {seat: Gog, play: "Gog not think so!"}
          - {seat: Eve, pass: true}
    """)
    assert asked(game) == ["Zot"]
    assert game.table.seats[1].body.fortitude == 18
