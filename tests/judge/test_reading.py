"""What is no valid scenario is refused, with the key that is wrong and its place."""

from typing import Any

import pytest

from innkeeper.judge.documents import DocumentError, documents
from innkeeper.judge.format import Scenario
from innkeeper.judge.reading import ScenarioError, scenario_of
from innkeeper.judge.verdict import judge
from innkeeper.packs import open_box

TWO = "{character: zot}, {character: gog}"


def data_of(text: str) -> Any:
    ((_, data),) = documents(text)
    return data


def read(text: str) -> Scenario:
    return scenario_of(data_of(text))


def mistake(text: str) -> str:
    """What is wrong with a scenario."""
    with pytest.raises(ScenarioError) as caught:
        judge(read(text), open_box())
    return str(caught.value)


@pytest.mark.parametrize("key", ["id", "table", "expect"])
def test_some_keys_are_needed(key: str) -> None:
    data = {"id": "a", "table": {"seats": []}, "expect": {}}
    del data[key]
    with pytest.raises(ScenarioError, match=f"the key `{key}` is missing"):
        scenario_of(data)


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ("untill: script", "untill: unknown key `untill`; did you mean `until`?"),
        ("until: tomorrow", "until: 'tomorrow' is not one of the words that may stand here"),
        ("script: {}", "script: must be a list, not a mapping"),
        ("script: [{seat: Zot}]", "script[0]: a step has one of play, pass, "),
        ("script: [{seat: Zot, play: a, pass: true}]", "here is `play`, `pass`"),
        ("script: [{play: a}]", "script[0]: the key `seat` is missing"),
        ("script: [{seat: Zot, order: [Gog], targets: [Gog]}]", "`targets` stands only beside `play` or `sell`"),
        ("script: [{seat: Zot, play: a, settled: true}]", "`settled` stands only beside `check` or `illegal`"),
        ("script: [{seat: Zot, pass: false}]", "script[0]: `pass` and `drink` are true"),
        ("script: [{seat: Zot, play: a, mode: 0}]", "script[0].mode: "),
        ("script: [{seat: Zot, declare: [{seat: Zot, play: a}]}]", "script[0]: `declare` has no `seat` of its own"),
        ("script: [{declare: [{play: a}]}]", "script[0].declare[0]: the key `seat` is missing"),
        ("script: [{seat: Zot, illegal: {check: {}}}]", "script[0]: `illegal` takes one of play, "),
        ("script: [{check: {Zot: {gold: many}}}]", "script[0].check.Zot: `gold` takes a number, a difference"),
        ("never: [{play: a}]", "never[0]: the key `seat` is missing"),
        ("never: [{seat: Zot, check: {}}]", "never[0]: takes one of play, "),
        (
            "rules: [turn.drink.sober]",
            "rules[0]: there is no rule `turn.drink.sober`; did you mean `turn.drink.sober-up`",
        ),
    ],
)
def test_wrong_keys_of_a_scenario(keys: str, message: str) -> None:
    assert message in mistake(f"id: a\ntable: {{seats: [{TWO}]}}\nexpect: {{}}\n{keys}")


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("{}", "table: the key `seats` is missing"),
        ("{seats: [{character: zot, gold: many}]}", "table.seats[0].gold: must be a number, not text"),
        ("{seats: [{character: zot, hand: [{stand: a}]}]}", "table.seats[0].hand[0].stand: unknown key `stand`"),
        ("{seats: [{character: zot, hand: [{like: a}]}]}", "has either `stand_in` or `title`"),
        (f"{{seats: [{TWO}], drink_deck: {{onyl: []}}}}", "table.drink_deck.onyl: unknown key `onyl`"),
        (f"{{seats: [{TWO}], variants: {{mode: chess}}}}", "table.variants.mode: 'chess' is not one of the words"),
        (f"{{seats: [{TWO}], active: Fiona}}", "table.active: nobody at the table is called `Fiona`"),
        (f"{{seats: [{TWO}, {{character: eve, name: Zot}}]}}", "table.seats[2].name: another seat is called `Zot`"),
        (
            f"{{seats: [{TWO}], variants: {{counters: {{sea: 1}}}}}}",
            "table.variants.counters.sea: there is no such Event Deck on the table: write `sea_events: true`",
        ),
        (
            f"{{seats: [{TWO}], variants: {{prizes: [Absorbent Towel], prize_bin: [Absorbent Towel]}}}}",
            "table: of each Prize there is one, and `Absorbent Towel` is named twice",
        ),
        (
            f"{{seats: [{TWO}, {{character: otto, gold: 3}}], variants: {{otto: [warrior, rogue]}}}}",
            "table.seats[2].gold: Otto has none; his markers are his `tracks`",
        ),
    ],
)
def test_wrong_keys_of_a_table(table: str, message: str) -> None:
    assert message in mistake(f"id: a\ntable: {table}\nexpect: {{}}")


@pytest.mark.parametrize(
    ("expect", "message"),
    [
        ("[]", "expect: must be a mapping"),
        ("{Zott: {gold: 1}}", "expect.Zott: nobody at the table is called `Zott`; did you mean `Zot`?"),
        ("{Zot: {golds: 1}}", "expect.Zot.golds: unknown key `golds`; did you mean `gold`?"),
        ("{Zot: 3}", "expect.Zot: must be a mapping, not a number"),
        ("{inn: {gold: '=3'}}", "expect.inn: `gold` takes a number, a difference"),
        ("{phase: lunch}", "expect.phase: 'lunch' is not one of the words that may stand here"),
        ("{winner: Fiona}", "expect.winner: nobody at the table is called `Fiona`"),
    ],
)
def test_wrong_expectations(expect: str, message: str) -> None:
    assert message in mistake(f"id: a\ntable: {{seats: [{TWO}]}}\nexpect: {expect}")


@pytest.mark.parametrize(
    "step",
    [
        "{seat: Fiona, pass: true}",
        "{seat: Zot, order: [Fiona]}",
        "{seat: Zot, play: Down Pooky!, targets: [Fiona]}",
        "{seat: Zot, illegal: {order: [Fiona]}}",
        "{check: {Fiona: {gold: 1}}}",
        "{declare: [{seat: Fiona, pass: true}]}",
    ],
)
def test_steps_speak_of_seats_at_the_table(step: str) -> None:
    text = f"id: a\ntable: {{seats: [{TWO}]}}\nexpect: {{}}\nscript: [{step}]"
    assert "script[0]" in mistake(text) and "nobody at the table is called `Fiona`" in mistake(text)


def test_a_doubled_key_is_refused() -> None:
    with pytest.raises(DocumentError, match="line 3: the key `gold` is there twice"):
        list(documents("a:\n  gold: 1\n  gold: 2\n"))


def test_words_are_those_of_yaml_1_2() -> None:
    assert data_of("{on: yes, off: no, a: true, b: null, c: 010, d: '+1', e: +1}") == {
        "on": "yes",
        "off": "no",
        "a": True,
        "b": None,
        "c": 10,
        "d": "+1",
        "e": 1,
    }


def test_anchors_are_followed_but_not_in_a_circle() -> None:
    assert data_of("{a: &wine [Wine], b: *wine}") == {"a": ["Wine"], "b": ["Wine"]}
    with pytest.raises(DocumentError, match="holds itself"):
        list(documents("&a [*a]"))


def test_tags_and_odd_keys_are_refused() -> None:
    with pytest.raises(DocumentError, match="the tag"):
        list(documents("a: !!binary aGVsbG8="))
    with pytest.raises(DocumentError, match="a key must be a word"):
        list(documents("[1]: 2"))


def test_the_whole_format_is_known() -> None:
    text = """
id: everything
source: a rulebook
rules: []
table:
  deal: true
  seats:
    - character: spyke
      name: Spyke
      discard: [{stand_in: Cog, action: Wine, at: most-gold}]
      in_play: []
      prizes: [Absorbent Towel]
      potions: 2
      state: {piety: 6, mood: {stand_in: Bored, sure: true}, potion: null, gizmos: {Buckler: 3}, gear_deck: {only: []}}
      tracks: {Flower: {fortitude: 6, alcohol: 0}}
    - character: serena
      hand: [{stand_in: A, like: {1: Wine, 2: Wine}, piety: -1}, {title: Budget Armor, level: 4}]
  drinks: [rdi1, rdi2]
  treasure_deck: [{stand_in: Boots, slot: footgear, level: 3}]
  gambling: {hands: [{Zot: [Hawk Warrior]}], deck: []}
  variants: {bar_deck: {only: []}, prizes: [], prize_bin: [], sea_events: true, dungeon_events: [Cave-in!],
    counters: {sea: 2}, otto: [warrior, rogue], mode: boss-battle, gambling_game: choose}
  teams: [[Spyke], [Serena]]
script:
  - {seat: Spyke, ante: fortitude}
  - {seat: Spyke, ante: false}
  - {seat: Spyke, champion: Spyke}
  - {seat: Spyke, drink: true}
  - {seat: Spyke, potion: gold}
  - {seat: Spyke, sell: Brew, targets: [Serena]}
  - {seat: Spyke, choose: [1, Wine]}
  - {roll: [4]}
  - {flip: heads}
expect:
  Spyke: {prizes: [], potions: 1, tracks: {Flower: {alcohol: "<3"}}, sees: [Spyke], state: {level: ">=1", potion: null}}
  inn: {prizes: []}
  pot: {gold: 2, prizes: []}
  prize_bin: 0
  counters: {sea: 4}
  decks: {drinks: 28, bar: 30, sea: [Kraken], dungeon: 0, treasure: 24}
  tie: [Spyke, Serena]
  refused: false
"""
    found = read(text)
    assert found.id == "everything" and len(found.script) == 9
