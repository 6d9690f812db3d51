"""What is not built yet fails by name: it is neither passed over nor counted as a table that the rules refuse."""

import pytest

from tests.judge.helpers import failures, judged

TWO = "{character: zot}, {character: gog}"


@pytest.mark.parametrize(
    ("table", "name"),
    [
        (f"{{seats: [{TWO}], treasure_deck: []}}", "table.treasure_deck where nobody uses one"),
        (f"{{seats: [{TWO}], drinks: rdi99}}", "drinks rdi99"),
        (f"{{seats: [{TWO}], drinks: [rdi1, rdi98]}}", "drinks rdi98"),
        (f"{{seats: [{TWO}, {{character: nobody-yet}}]}}", "character nobody-yet"),
        (f"{{seats: [{TWO}, {{character: eve, state: {{piety: 2}}}}]}}", "state.piety"),
        (f"{{seats: [{TWO}, {{character: eve, state: {{pie: 1}}}}]}}", "state.pie"),
        (f"{{seats: [{TWO}, {{character: eve, state: {{potion: null}}}}]}}", "state.potion"),
        (f"{{seats: [{TWO}, {{character: eve, hand: [Nothing of the sort]}}]}}", 'title "Nothing of the sort"'),
        (f"{{seats: [{TWO}, {{character: eve, hand: [{{stand_in: A, like: B}}]}}]}}", 'title "B"'),
        (f"{{seats: [{TWO}], drink_deck: {{only: [Nothing of the sort]}}}}", 'title "Nothing of the sort"'),
    ],
)
def test_tables(table: str, name: str) -> None:
    assert failures(f"table: {table}\nexpect: {{}}") == [f"not built: {name}"]
    assert failures(f"table: {table}\nexpect: {{refused: true}}") == [f"not built: {name}"]


def test_what_is_left_out_of_a_variant_is_the_standard_game() -> None:
    assert failures(f"table: {{seats: [{TWO}], variants: {{bar_deck: false}}, drinks: [rdi2]}}\nexpect: {{}}") == []


@pytest.mark.parametrize(
    ("step", "name"),
    [
        ("{seat: Zot, ante: inn}", "script.ante"),
        ("{seat: Zot, illegal: {ante: inn}}", "script.ante"),
        ("{seat: Zot, choose: hippogriff}", "choose hippogriff"),
        ("{seat: Zot, play: Nothing of the sort}", 'title "Nothing of the sort"'),
        ("{seat: Zot, play: Down Poky!}", 'title "Down Poky!" (did you mean "Down Pooky!"?)'),
        ("{seat: Zot, play: Down Pooky!, on: Krakon}", 'title "Krakon"'),
        ("{reshuffle: [Nothing of the sort]}", 'title "Nothing of the sort"'),
        ("{declare: [{seat: Zot, play: Nothing of the sort}]}", 'title "Nothing of the sort"'),
    ],
)
def test_steps(step: str, name: str) -> None:
    assert failures(f"table: {{seats: [{TWO}]}}\nscript: [{step}]\nexpect: {{}}") == [f"not built: {name}"]


def test_what_must_never_be_legal_is_not_passed_over() -> None:
    text = f"table: {{seats: [{TWO}]}}\nnever: [{{seat: Zot, play: Nothing of the sort}}]\nexpect: {{}}"
    assert failures(text) == ['not built: title "Nothing of the sort"']


@pytest.mark.parametrize(
    ("expect", "name"),
    [
        ("{Zot: {state: {scarabs: 0}}}", "expect.state.scarabs"),
        ("{discards: {treasure: 0}}", "expect.discards.treasure where nobody uses one"),
        ("{discards: {drinks: [Nothing of the sort]}}", 'title "Nothing of the sort"'),
    ],
)
def test_expectations(expect: str, name: str) -> None:
    assert failures(f"table: {{seats: [{TWO}]}}\nexpect: {expect}") == [f"not built: {name}"]


def test_what_is_expected_of_a_deck_that_is_not_in_play_is_not_passed_over() -> None:
    expect = "{counters: {sea: 2}, decks: {dungeon: 20}, discards: {sea: 0}}"
    assert failures(f"table: {{seats: [{TWO}]}}\nexpect: {expect}") == [
        "counters.sea: this deck is not in play",
        "discards.sea: this deck is not in play",
        "decks.dungeon: this deck is not in play",
    ]


def test_each_thing_is_named_once_and_all_of_them_are() -> None:
    verdict = judged("""
table:
  seats: [{character: warthorn-the-absent}, {character: gog, hand: [Nothing of the sort, Nothing of the sort]}]
  treasure_deck: []
script: [{seat: Warthorn, ante: inn}]
expect: {Warthorn: {gold: 1}}
""")
    assert not verdict.passed
    assert verdict.failures == [
        "not built: table.treasure_deck where nobody uses one",
        "not built: character warthorn-the-absent",
        'not built: title "Nothing of the sort"',
        "not built: script.ante",
    ]
