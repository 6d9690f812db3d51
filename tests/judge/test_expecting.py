"""What is expected, compared with the table."""

import pytest

from innkeeper.judge.expecting import number_fits
from tests.judge.helpers import failures


@pytest.mark.parametrize(
    ("wanted", "number", "at_first", "fits"),
    [
        (3, 3, 0, True),
        (3, 4, 0, False),
        (-1, -1, 5, True),
        ("<3", 2, 0, True),
        ("<3", 3, 0, False),
        ("<=3", 3, 0, True),
        ("<=3", 4, 0, False),
        (">3", 4, 0, True),
        (">3", 3, 0, False),
        (">=3", 3, 0, True),
        (">=-1", -1, 0, True),
        ("<-1", -1, 0, False),
        ("+0", 7, 7, True),
        ("+2", 9, 7, True),
        ("+2", 2, 7, False),
        ("-2", 5, 7, True),
        ("-2", -2, 7, False),
    ],
)
def test_numbers(wanted: int | str, number: int, at_first: int, fits: bool) -> None:
    assert number_fits(wanted, number, at_first) is fits


TABLE = """
table:
  seats:
    - character: zot
      gold: 9
      hand: ["I raise!", "Down Pooky!"]
      deck: ["Winning Hand!", "I raise!"]
      drink_me: [Wine, Water]
    - {character: gog, discard: ["Shut up!", "Dance with Gog!"], in_play: [Wine]}
  drink_deck: [Elven Wine, Light Ale]
  drink_discard: [Holy Water, Water]
until: script
"""


@pytest.mark.parametrize(
    ("expect", "failure"),
    [
        ("{Zot: {gold: 9, fortitude: '>=20', alcohol: 0, out: false}}", None),
        ("{Zot: {gold: '+0'}, Gog: {gold: 8}}", None),
        ("{Zot: {gold: '-1'}}", "Zot.gold: expected -1, found +0"),
        ("{Zot: {fortitude: '<20'}}", "Zot.fortitude: expected <20, found 20"),
        ("{Zot: {out: true}}", "Zot.out: expected true, found false"),
        ("{Zot: {hand: 2, deck: '>30', drink_me: 2}, Gog: {discard: 2, in_play: 1}}", None),
        ("{Zot: {hand: 3}}", "Zot.hand (cards): expected 3, found 2"),
        ("{Zot: {hand: ['Down Pooky!', 'I raise!']}}", None),
        (
            "{Zot: {hand: ['Down Pooky!']}}",
            "Zot.hand (in any order): expected [Down Pooky!], found [I raise!, Down Pooky!]",
        ),
        ("{Zot: {deck: ['Winning Hand!']}}", None),
        ("{Zot: {deck: ['I raise!']}}", "Zot.deck (from the top): expected [I raise!], found [Winning Hand!]"),
        ("{Zot: {drink_me: [Wine, Water]}}", None),
        ("{Zot: {drink_me: [Water, Wine]}}", "Zot.drink_me (top first): expected [Water, Wine], found [Wine, Water]"),
        ("{Zot: {drink_me: [Wine]}}", "Zot.drink_me (top first): expected [Wine], found [Wine, Water]"),
        ("{Gog: {discard: ['Dance with Gog!', 'Shut up!'], in_play: [Wine]}}", None),
        ("{Gog: {in_play: []}}", "Gog.in_play (in any order): expected [], found [Wine]"),
        ("{Zot: {sees: [Zot]}, Gog: {sees: [Gog]}}", None),
        ("{Zot: {sees: [Zot, Gog]}}", "Zot.sees: expected [Zot, Gog], found [Zot]"),
        ("{decks: {drinks: [Elven Wine]}, discards: {drinks: [Water, Holy Water]}}", None),
        ("{decks: {drinks: []}, discards: {drinks: 2}}", "decks.drinks (from the top): expected [], found ["),
        ("{inn: {gold: '+0'}, pot: {gold: 0}, active: Zot, phase: action, winner: null}", None),
        ("{inn: {gold: '+1'}}", "inn.gold: expected +1, found +0"),
        ("{pot: {gold: 1}}", "pot.gold: expected 1, found 0"),
        ("{active: Gog}", "active: expected Gog, found Zot"),
        ("{phase: drink}", "phase: expected drink, found action"),
        ("{winner: Zot}", "winner: expected Zot, but nobody has won"),
        ("{tie: [Zot, Gog]}", "tie: expected [Zot, Gog], but nobody has won"),
    ],
)
def test_tables(expect: str, failure: str | None) -> None:
    found = failures(f"{TABLE}\nexpect: {expect}")
    if failure is None:
        assert found == []
    else:
        assert len(found) == 1 and found[0].startswith(failure)


WON = """
table:
  seats: [{character: gog, hand: ["Dance with Gog!"]}, {character: zot, fortitude: 4}]
script: [{seat: Gog, play: "Dance with Gog!", targets: [Zot]}]
until: end-of-game
"""
TIED = """
table:
  seats: [{character: zot, gold: 1}, {character: gog, gold: 1}]
  drink_deck: {only: [Wine]}
  phase: order-a-drink
until: end-of-game
"""


@pytest.mark.parametrize(
    ("scenario", "expect", "failure"),
    [
        (WON, "{winner: Gog}", []),
        (WON, "{winner: [Gog]}", []),
        (WON, "{winner: null}", ["winner: expected null, but [Gog] won"]),
        (WON, "{tie: [Gog]}", ["tie: expected [Gog], but [Gog] won"]),
        (TIED, "{winner: null, tie: [Gog, Zot]}", []),
        (TIED, "{tie: [Gog]}", ["tie: expected [Gog], but [Gog, Zot] tied"]),
        (TIED, "{winner: [Gog, Zot]}", ["winner: expected [Gog, Zot], but [Gog, Zot] tied"]),
    ],
)
def test_who_has_won(scenario: str, expect: str, failure: list[str]) -> None:
    assert failures(f"{scenario}\nexpect: {expect}") == failure
