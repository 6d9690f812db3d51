"""How a script is played."""

import pytest

from innkeeper.judge import running
from tests.judge.helpers import failures, judged

TIP = '"Tip the Wench."'
THEFT = '"Well... I don\'t see your name on it!"'
SHRUG = '"The stars say, \\"No!\\""'


def test_a_step_waits_until_it_is_legal_and_everybody_else_declines() -> None:
    verdict = judged("""
table:
  seats:
    - {character: zot, hand: ["Down Pooky!", "Bad Pooky! Don't drink that!"], drink_me: [Wine]}
    - {character: gog, hand: ["Stop poking Gog!"]}
script:
  - {seat: Zot, play: "Down Pooky!", targets: [Gog]}
  - {seat: Zot, play: "Bad Pooky! Don't drink that!"}
until: end-of-turn
expect: {Zot: {alcohol: 0}, Gog: {fortitude: 19, hand: 1, drink_me: 1}}
""")
    assert verdict.failures == []
    assert verdict.decisions == 4  # two plays, Gog's answer, the order


def test_a_step_that_never_became_legal_is_reported_with_what_was_legal() -> None:
    found = failures("""
table:
  seats:
    - {character: zot, hand: ["Down Pooky!", "Gambling? I'm in!"]}
    - {character: gog, drink_me: [Wine]}
    - {character: eve}
script:
  - {seat: Zot, play: "Gambling? I'm in!", mode: 2}
  - {seat: Gog, order: [Eve]}
  - {seat: Eve, illegal: {pass: true}}
expect: {}
""")
    assert found == [
        'step 1, Zot: play "Gambling? I\'m in!" (use 2): never became legal; asked at decision 1 (Zot, action: pass; '
        '"Down Pooky!" at Gog; "Down Pooky!" at Eve; "Gambling? I\'m in!" (use 1))',
        "step 2, Gog: order Eve: its turn never came",
    ]


def test_a_seat_that_is_never_asked() -> None:
    table = "table: {seats: [{character: zot}, {character: gog}], phase: drink}"
    assert failures(f"{table}\nscript: [{{seat: Gog, pass: true}}]\nexpect: {{}}") == [
        "step 1, Gog: pass: never became legal; Gog was not asked"
    ]
    assert failures(f"{table}\nscript: [{{seat: Gog, check: {{}}}}]\nexpect: {{}}") == [
        "step 1, Gog: check: the moment to check never came"
    ]


def test_the_report_of_a_long_wait_is_cut_short() -> None:
    found = failures("""
table:
  seats: [{character: zot, gold: 50}, {character: gog, gold: 50}]
script: [{seat: Zot, play: "Winning Hand!", mode: 3}]
until: end-of-game
expect: {}
""")
    assert len(found) == 1
    assert found[0].count("decision ") == running.MOST_TOLD
    assert "more" in found[0]


def test_a_pass_holds_a_later_step_back() -> None:
    table = """
table:
  seats:
    - {character: gog, gold: 10, hand: ["Why you laugh at Gog?"]}
    - {character: deirdre, gold: 10, alcohol: 5, fortitude: 10, hand: ["My Goddess heals me."]}
"""
    blow = '{seat: Gog, play: "Why you laugh at Gog?", targets: [Deirdre]}'
    heal = '{seat: Deirdre, play: "My Goddess heals me."}'
    check = "{seat: Deirdre, check: {Deirdre: {fortitude: 8}}}"
    held = f"script: [{blow}, {{seat: Deirdre, pass: true}}, {check}, {heal}]"
    assert failures(f"{table}\n{held}\nexpect: {{Deirdre: {{fortitude: 10}}}}") == []
    at_once = f"script: [{blow}, {heal}, {check}]"
    assert failures(f"{table}\n{at_once}\nexpect: {{}}") == ["step 3, Deirdre: check: the moment to check never came"]


def test_declining_in_a_window_leaves_the_others_their_say() -> None:
    assert (
        failures("""
table:
  seats:
    - {character: gerki, hand: ["Dump it on the floor"], drink_me: [Wine]}
    - {character: zot, hand: ["I don't think so!"]}
    - {character: gog, hand: ["Gog not think so!"]}
  phase: drink
script:
  - {seat: Gerki, play: "Dump it on the floor"}
  - {seat: Zot, pass: true}
  - {seat: Gog, play: "Gog not think so!"}
expect: {Gerki: {alcohol: 2}}
""")
        == []
    )


def test_there_is_no_passing_where_declining_is_impossible() -> None:
    found = failures("""
table: {seats: [{character: zot}, {character: gog}], phase: order-a-drink}
script: [{seat: Zot, pass: true}]
expect: {Gog: {drink_me: 1}}
""")
    assert found == ["step 1, Zot: pass: never became legal; asked at decision 1 (Zot, order: Gog)"]


DECLARED = """
table:
  seats:
    - {character: fleck, hand: ["I've composed a poem about our most recent adventure."]}
    - {character: gerki, hand: ["Swipe the tip!"]}
    - {character: eve, hand: ["Illusionary Coin"]}
script:
  - {seat: Fleck, play: "I've composed a poem about our most recent adventure."}
  - declare:
      - {seat: Eve, play: "Illusionary Coin"}
      - {seat: Gerki, play: "Swipe the tip!"}
  - {seat: Eve, check: {Gerki: {hand: 0, discard: ["Swipe the tip!"]}, Eve: {hand: 1}}}
"""


def test_of_those_who_declare_at_once_the_first_counts_and_the_others_take_back() -> None:
    expect = "expect: {Gerki: {gold: 10}, Eve: {gold: 9, hand: 1}, inn: {gold: '-1'}}"
    assert failures(f"{DECLARED}\n{expect}") == []


def test_what_was_taken_back_may_be_played_later() -> None:
    later = '  - {seat: Eve, play: "Illusionary Coin"}'
    assert failures(f"{DECLARED}{later}\nexpect: {{Eve: {{gold: 10, hand: 0}}, inn: {{gold: '-1'}}}}") == []


def test_at_a_decision_an_anytime_card_comes_first_from_the_active_player_on() -> None:
    assert (
        failures(f"""
table:
  seats:
    - {{character: gerki, gold: 1, hand: [{THEFT}]}}
    - {{character: gog, gold: 1}}
    - {{character: zot, hand: [{TIP}, "Down Pooky!"]}}
    - {{character: fiona}}
  active: Zot
script:
  - declare:
      - {{seat: Zot, play: "Down Pooky!", targets: [Fiona]}}
      - {{seat: Gerki, play: {THEFT}, targets: [Gog]}}
  - {{check: {{Gerki: {{gold: 2}}, Gog: {{out: true}}, Zot: {{hand: 2}}, Fiona: {{fortitude: 20}}}}}}
  - {{seat: Zot, play: "Down Pooky!", targets: [Fiona]}}
expect: {{Fiona: {{fortitude: 19}}}}
""")
        == []
    )


def test_what_cannot_be_declared_at_once() -> None:
    found = failures(f"""
table:
  seats:
    - {{character: gerki, hand: [{THEFT}]}}
    - {{character: zot, hand: [{SHRUG}]}}
    - {{character: gog}}
script:
  - declare: [{{seat: Gerki, play: {THEFT}, targets: [Zot]}}, {{seat: Zot, play: {SHRUG}}}]
expect: {{}}
""")
    assert len(found) == 1
    assert found[0].startswith("step 1, at once: Gerki: play ")


def test_illegal_does_not_use_the_decision_up() -> None:
    table = """
table:
  seats: [{character: zot, hand: ["Down Pooky!", "Tip the Wench."]}, {character: gog}, {character: eve}]
"""
    wrong = '{seat: Zot, illegal: {play: "Down Pooky!", targets: [Zot]}}'
    right = '{seat: Zot, play: "Down Pooky!", targets: [Gog]}'
    assert failures(f"{table}script: [{wrong}, {right}]\nexpect: {{Gog: {{fortitude: 19}}}}") == []


def test_illegal_fails_when_it_is_legal_and_the_game_goes_on() -> None:
    found = failures("""
table: {seats: [{character: zot, hand: ["Down Pooky!"]}, {character: gog}]}
script:
  - {seat: Zot, illegal: {play: "Down Pooky!"}}
  - {seat: Zot, play: "Down Pooky!"}
expect: {Gog: {fortitude: 19}}
""")
    assert found == [
        'step 1, Zot: illegal play "Down Pooky!": it was legal at decision 1 (Zot, action: pass; "Down Pooky!" at Gog)'
    ]


def test_illegal_holds_if_its_seat_is_not_asked_again() -> None:
    table = "table: {seats: [{character: zot}, {character: gog}], phase: order-a-drink}"
    for until in ("end-of-phase", "script"):
        steps = "script: [{seat: Zot, order: [Gog]}, {seat: Gog, illegal: {order: [Gog]}}]"
        expect = "expect: {phase: order-a-drink, Gog: {drink_me: 1}}"
        assert failures(f"{table}\n{steps}\nuntil: {until}\n{expect}") == []


def test_never_is_watched_at_every_question() -> None:
    found = failures("""
table:
  seats: [{character: zot, hand: ["Bad Pooky! Don't drink that!"], drink_me: [Wine]}, {character: gog}]
never:
  - {seat: Zot, play: "Bad Pooky! Don't drink that!"}
  - {seat: Zot, order: [Zot]}
  - {seat: Gog, play: "Bad Pooky! Don't drink that!"}
until: end-of-turn
expect: {Zot: {alcohol: 2}}
""")
    assert found == [
        'never 1, Zot: play "Bad Pooky! Don\'t drink that!": was legal at decision 2 '
        '(Zot, respond: pass; "Bad Pooky! Don\'t drink that!" on Wine)'
    ]


ORDERS = """
table:
  seats:
    - {character: gerki, hand: ["Wench, bring some drinks for my friends!"]}
    - {character: zot}
    - {character: fiona}
  phase: order-a-drink
script:
  - {seat: Gerki, order: [Zot]}
  - {seat: Gerki, play: "Wench, bring some drinks for my friends!"}
"""


def test_a_long_order_answers_one_question_after_the_other() -> None:
    expect = "expect: {Zot: {drink_me: 1}, Fiona: {drink_me: 2}}"
    assert failures(f"{ORDERS}  - {{seat: Gerki, order: [Fiona, Fiona]}}\n{expect}") == []


def test_an_order_that_cannot_be_finished() -> None:
    found = failures(f"{ORDERS}  - {{seat: Gerki, order: [Fiona, Zot, Zot]}}\nexpect: {{}}")
    assert found == [
        "step 3, Gerki: order Fiona, Zot, Zot: never became legal (still to do: order Zot); Gerki was not asked"
    ]


@pytest.mark.parametrize(
    ("order", "legal"),
    [
        ("[Zot]", True),  # in the phase itself
        ("[Zot, Fiona]", True),  # by the card
        ("[Fiona, Fiona]", True),
        ("[Zot, Gerki]", False),
        ("[Gerki]", False),
        ("[Zot, Zot, Zot]", False),
    ],
)
def test_an_order_that_must_never_be_legal_is_meant_exactly(order: str, legal: bool) -> None:
    assert bool(failures(f"{ORDERS}never: [{{seat: Gerki, order: {order}}}]\nexpect: {{}}")) is legal


def test_drinks_are_told_apart_by_drinker_and_by_title() -> None:
    table = """
table:
  seats:
    - {character: zot, drink_me: ["Drinking Contest!"]}
    - {character: gog}
    - {character: gerki, hand: ["A little somethin' extra"]}
  drink_deck: [Wine, Light Ale with a Chaser, Water, Dark Ale]
  phase: drink
"""
    for on in ("Gog", "Light Ale with a Chaser", "Water"):
        step = f'{{seat: Gerki, play: "A little somethin\' extra", on: {on}}}'
        assert failures(f"{table}script: [{step}]\nexpect: {{Zot: {{alcohol: 2}}, Gog: {{alcohol: 3}}}}") == []


def test_cards_are_told_apart_by_title_and_by_player() -> None:
    for on in ("Zot", '"Down Pooky!"'):
        assert (
            failures(f"""
table: {{seats: [{{character: zot, hand: ["Down Pooky!"]}}, {{character: gog, hand: ["Stop poking Gog!"]}}]}}
script:
  - {{seat: Zot, play: "Down Pooky!", targets: [Gog]}}
  - {{seat: Gog, play: "Stop poking Gog!", on: {on}}}
expect: {{Gog: {{fortitude: 20}}}}
""")
            == []
        )


def test_a_card_of_two_uses_is_played_in_the_one_that_is_named() -> None:
    text = """
table: {{seats: [{{character: zot, hand: ["Gambling? I'm in!"]}}, {{character: gog}}]}}
script: [{{seat: Zot, play: "Gambling? I'm in!", mode: {mode}}}]
expect: {{}}
"""
    assert failures(text.format(mode=1)) == []
    assert failures(text.format(mode=2)) != []


def test_the_targets_are_those_that_are_named_and_no_others() -> None:
    text = """
table: {{seats: [{{character: gog, hand: ["Dance with Gog!"]}}, {{character: zot}}, {{character: eve}}]}}
script: [{{seat: Gog, play: "Dance with Gog!", targets: {targets}}}]
expect: {{}}
"""
    assert failures(text.format(targets="[Eve]")) == []
    assert failures(text.format(targets="[Eve, Zot]")) != []


CONTEST = """
table:
  drinks: rdi2
  seats: [{character: zot, drink_me: ["The Challenge!"]}, {character: gog}]
  drink_deck: [Wine, Wine]
  phase: drink
"""


@pytest.mark.parametrize(("answer", "alcohol"), [("choose: yes", 4), ("choose: no", 0), ("pass: true", 0)])
def test_yes_and_no(answer: str, alcohol: int) -> None:
    for until in ("end-of-phase", "script"):
        text = f"{CONTEST}script: [{{seat: Zot, {answer}}}]\nuntil: {until}\nexpect: {{Zot: {{alcohol: {alcohol}}}}}"
        assert failures(text) == []


@pytest.mark.parametrize(("value", "alcohol"), [("Gog", 2), ("no", 3)])
def test_whom_to_share_with(value: str, alcohol: int) -> None:
    table = "table: {drinks: rdi2, seats: [{character: zot, drink_me: [Mead]}, {character: gog}], phase: drink}"
    text = f"{table}\nscript: [{{seat: Zot, choose: {value}}}]\nuntil: script\nexpect: {{Zot: {{alcohol: {alcohol}}}}}"
    assert failures(text) == []


def test_a_reshuffle_is_armed_as_soon_as_it_is_next() -> None:
    assert (
        failures("""
table:
  seats:
    - {character: zot, hand: ["I raise!"], deck: {only: ["Down Pooky!"]}}
    - {character: gog}
  phase: discard-and-draw
script:
  - {reshuffle: ["Winning Hand!", "Tip the Wench."]}
  - {seat: Zot, discard: ["I raise!"]}
expect: {Zot: {hand: 7, deck: 33}}
never: [{seat: Zot, play: "Bad Pooky! Don't drink that!"}]
""")
        == []
    )


GAMBLING = """
table:
  seats:
    - {character: zot, hand: ["Gambling? I'm in!"]}
    - {character: gerki, hand: ["Winning Hand!", "Grab a coin while no one's lookin'!"]}
    - {character: fiona, hand: ["I'm a quick healer."]}
script:
  - {seat: Zot, play: "Gambling? I'm in!"}
"""


def test_a_check_of_no_seat_is_read_when_the_step_before_is_settled() -> None:
    assert failures(f"{GAMBLING}  - {{check: {{pot: {{gold: 0}}, Zot: {{gold: 12}}}}}}\nexpect: {{}}") == []
    coin = "  - {seat: Gerki, play: \"Grab a coin while no one's lookin'!\"}"
    assert failures(f"{GAMBLING}{coin}\n  - {{check: {{pot: {{gold: 2}}, Gerki: {{gold: 10}}}}}}\nexpect: {{}}") == []


def test_a_check_of_a_seat_is_read_when_it_is_next_asked() -> None:
    check = "  - {seat: Fiona, check: {pot: {gold: 0}, Zot: {gold: 10}}}"
    assert failures(f"{GAMBLING}{check}\nexpect: {{}}") == []


def test_a_settled_check_of_a_seat_waits_for_the_step_before() -> None:
    check = "  - {seat: Fiona, settled: true, check: {pot: {gold: 0}, Zot: {gold: 12}}}"
    assert failures(f"{GAMBLING}{check}\nexpect: {{}}") == []
    waits = "  - {seat: Fiona, pass: true}\n"
    assert failures(f"{GAMBLING}{waits}{check}\nexpect: {{}}") == []


def test_a_negated_card_is_discarded_when_the_negation_is_settled() -> None:
    assert (
        failures("""
table:
  seats:
    - {character: gerki, hand: ["Dump it on the floor"], drink_me: [Wine]}
    - {character: zot, hand: ["I don't think so!"]}
  phase: drink
script:
  - {seat: Gerki, play: "Dump it on the floor"}
  - {seat: Zot, play: "I don't think so!"}
  - {check: {Gerki: {discard: ["Dump it on the floor"], alcohol: 0}}}
expect: {Gerki: {alcohol: 2}}
""")
        == []
    )


def test_a_failed_check_names_its_step() -> None:
    found = failures(f"{GAMBLING}  - {{check: {{pot: {{gold: 1}}}}}}\nexpect: {{}}")
    assert found == ["step 2, check: pot.gold: expected 1, found 0"]


UNTIL = """
table:
  seats: [{character: zot, drink_me: [Wine]}, {character: gog, alcohol: 3}, {character: eve, alcohol: 3}]
  drink_deck: [Water, Water, Water]
"""


@pytest.mark.parametrize(
    ("until", "expect"),
    [
        ("script", "{phase: action, active: Zot}"),
        ("end-of-phase", "{phase: action, active: Zot, Gog: {drink_me: 0}}"),
        ("end-of-turn", "{phase: drink, active: Zot, Zot: {alcohol: 2}, Gog: {drink_me: 1}, Eve: {drink_me: 0}}"),
        ("end-of-round", "{active: Eve, Zot: {alcohol: 2, drink_me: 1}, Gog: {alcohol: 3}, Eve: {alcohol: 3}}"),
    ],
)
def test_how_far_it_is_played(until: str, expect: str) -> None:
    assert failures(f"{UNTIL}until: {until}\nexpect: {expect}") == []


def test_a_game_is_played_to_its_end() -> None:
    assert failures(f"{UNTIL}until: end-of-game\nexpect: {{winner: null}}")[0].endswith(" won")


def test_losses_are_settled_at_the_end_of_a_phase() -> None:
    assert (
        failures("""
table: {seats: [{character: zot, alcohol: 18, drink_me: [Wine]}, {character: gog}, {character: eve}], phase: drink}
expect: {Zot: {out: true, gold: 0}, Gog: {gold: 12}, inn: {gold: "+6"}}
""")
        == []
    )


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "MOST_DECISIONS", 3)
    found = failures("table: {seats: [{character: zot}, {character: gog}]}\nuntil: end-of-game\nexpect: {}")
    assert found == ["end-of-game was not reached in 3 decisions"]


def test_a_game_that_breaks_off_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_off(run: running.Run) -> None:
        raise AssertionError("a mug fell")

    monkeypatch.setattr(running.Run, "watch", break_off)
    found = failures("table: {seats: [{character: zot}, {character: gog}], phase: order-a-drink}\nexpect: {}")
    assert len(found) == 1
    assert found[0].startswith("the game broke off: AssertionError('a mug fell') at test_running.py:")
