"""How the table of a scenario is laid."""

from typing import Any

import pytest

from innkeeper.judge.documents import documents
from innkeeper.judge.laying import lay
from innkeeper.judge.reading import scenario_of
from innkeeper.judge.titles import Titles
from innkeeper.packs import open_box
from innkeeper.table.card import Card
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import ACTION_PHASE, DISCARD_AND_DRAW, DRINK_PHASE
from tests.judge.helpers import failures


def laid(text: str) -> Table:
    ((_, data),) = documents(text)
    wanted: dict[str, Any] = {"id": "test", "table": data, "expect": {}}
    return lay(scenario_of(wanted), open_box(), Titles(open_box()))


def top_first(pile: list[Card], count: int | None = None) -> list[str]:
    return [card.face.title for card in reversed(pile)][:count]


def test_in_mid_game_nothing_is_dealt() -> None:
    table = laid("seats: [{character: zot}, {character: gog}, {character: eve}]")
    for seat in table.seats:
        assert (len(seat.deck), seat.hand, len(seat.discard), seat.drink_me) == (40, [], 0, [])
        assert (seat.body.fortitude, seat.body.alcohol, seat.purse.gold) == (20, 0, 10)
    assert (len(table.drink_deck), len(table.drink_discard)) == (30, 0)
    assert (table.active, table.phase) == (0, ACTION_PHASE)


def test_named_cards_leave_their_deck() -> None:
    table = laid("""
seats:
  - character: zot
    hand: ["I raise!", "Down Pooky!"]
    deck: ["Winning Hand!", "I raise!"]
    discard: ["Winning Hand!"]
    drink_me: [Wine, Water]
    gold: 3
    fortitude: 12
    alcohol: 4
  - {character: gog}
drink_deck: [Elven Wine, Wine]
drink_discard: [Light Ale]
active: Gog
phase: drink
""")
    seat = table.seats[0]
    assert [card.face.title for card in seat.hand] == ["I raise!", "Down Pooky!"]
    assert top_first(seat.deck, 2) == ["Winning Hand!", "I raise!"]
    assert top_first(seat.discard) == ["Winning Hand!"]
    assert top_first(seat.drink_me) == ["Wine", "Water"]
    assert len(seat.hand) + len(seat.deck) + len(seat.discard) == 40
    assert (seat.purse.gold, seat.body.fortitude, seat.body.alcohol) == (3, 12, 4)
    assert top_first(table.drink_deck, 2) == ["Elven Wine", "Wine"]
    assert len(table.drink_deck) == 30 - 3
    assert top_first(table.drink_discard) == ["Light Ale"]
    assert (table.active, table.phase) == (1, DRINK_PHASE)


def test_only_these_and_the_rest_is_discarded() -> None:
    table = laid("""
seats:
  - {character: zot, hand: ["I raise!"], deck: {only: ["Down Pooky!", "Winning Hand!"]}, discard: ["I raise!"]}
  - {character: gog, drink_me: [Wine]}
drink_deck: {only: []}
""")
    seat = table.seats[0]
    assert top_first(seat.deck) == ["Down Pooky!", "Winning Hand!"]
    assert (len(seat.discard), top_first(seat.discard, 1)) == (40 - 3, ["I raise!"])
    assert (table.drink_deck, len(table.drink_discard)) == ([], 29)


def test_a_card_that_a_deck_lacks_is_lent_to_it() -> None:
    table = laid("""
seats:
  - character: gog
    hand:
      - "I'm not Eve! She's over there!"
      - "Mass Heal!"
      - "Gog not think so!"
      - "Gog not think so!"
      - "Gog not think so!"
  - {character: eve, drink_me: [Mead], hand: ["I don't think so!"]}
""")
    gog, eve = table.seats
    copies = [face.title for face in open_box().characters["gog"].deck].count("Gog not think so!")
    assert [card.owner for card in gog.hand] == [0] * 5
    assert [card.face.pack for card in gog.hand] == ["eve", "deirdre", "gog", "gog", "gog"]
    assert (len(gog.deck), len(eve.deck)) == (40 - min(3, copies), 39)
    assert [(card.face.pack, card.owner) for card in eve.drink_me] == [("rdi2", -1)]
    assert eve.hand[0].face.pack == "eve"
    assert len(table.drink_deck) == 30


def test_dealing_is_by_the_rules_and_keys_of_a_seat_replace_its_share() -> None:
    table = laid("""
deal: true
seats:
  - {character: zot, hand: ["I raise!"], drink_me: [Wine, Water], deck: ["Down Pooky!"], gold: 1}
  - {character: gog}
  - {character: eve, hand: [], drink_me: []}
drink_deck: [Elven Wine]
active: Gog
""")
    zot, gog, eve = table.seats
    assert [(len(seat.hand), len(seat.deck), len(seat.drink_me)) for seat in (zot, gog, eve)] == [
        (1, 39, 2),
        (7, 33, 1),
        (0, 40, 0),
    ]
    assert top_first(zot.deck, 1) == ["Down Pooky!"]
    assert top_first(table.drink_deck, 1) == ["Elven Wine"]
    assert (len(table.drink_deck), len(table.drink_discard)) == (27, 0)
    assert (zot.purse.gold, gog.purse.gold) == (1, 10)
    assert (table.active, table.phase) == (1, DISCARD_AND_DRAW)


def test_the_seed_decides_the_rest() -> None:
    def deck(seed: int) -> list[str]:
        return top_first(laid(f"{{seats: [{{character: zot}}, {{character: gog}}], seed: {seed}}}").seats[0].deck)

    assert deck(1) == deck(1) != deck(2)


def test_a_second_zot_has_a_number() -> None:
    table = laid("seats: [{character: zot}, {character: zot}, {character: zot, name: Pooky}]")
    assert [seat.name for seat in table.seats] == ["Zot", "Zot 2", "Pooky"]


def test_a_table_against_the_rules_is_refused() -> None:
    alone = "table: {seats: [{character: zot}]}"
    assert failures(f"{alone}\nexpect: {{refused: true}}") == []
    assert failures(f"{alone}\nexpect: {{}}") == ["the table is refused: 2 to 10 players can sit at the table, not 1"]
    table = "table: {seats: [{character: zot}, {character: gog}]}"
    assert failures(f"{table}\nexpect: {{refused: true}}") == [
        "refused: expected the table to be refused, but the game began"
    ]


@pytest.mark.parametrize("like", ["Down Pooky!", "Why you laugh at Gog?"])
def test_a_stand_in_does_what_another_card_does_and_goes_by_its_own_name(like: str) -> None:
    fortitude = {"Down Pooky!": 19, "Why you laugh at Gog?": 18}[like]
    assert (
        failures(f"""
table:
  seats:
    - {{character: eve, hand: [{{stand_in: Something else, like: "{like}"}}]}}
    - {{character: fiona}}
    - {{character: zot}}
script: [{{seat: Eve, play: Something else, targets: [Fiona]}}]
expect:
  Eve: {{hand: 0, discard: [Something else]}}
  Fiona: {{fortitude: {fortitude}}}
""")
        == []
    )


def test_a_stand_in_without_a_model_does_nothing() -> None:
    assert (
        failures("""
table:
  seats:
    - {character: eve, hand: [{stand_in: A shrug}, {stand_in: A shrug}]}
    - {character: fiona, drink_me: [{stand_in: An empty mug}], alcohol: 5}
    - {character: zot, hand: ["Pooky thinks you look thirsty..."]}
script:
  - {seat: Zot, play: "Pooky thinks you look thirsty...", targets: [Fiona]}
  - {seat: Eve, play: A shrug}
expect:
  Eve: {hand: [A shrug], discard: [A shrug]}
  Fiona: {alcohol: 5, drink_me: []}
  discards: {drinks: [An empty mug]}
""")
        == []
    )


def test_a_stand_in_belongs_to_its_models_family() -> None:
    assert (
        failures("""
table:
  seats:
    - {character: gerki, hand: ["Dump it on the floor"], drink_me: [Wine]}
    - {character: zot, hand: [{stand_in: No way, like: "I don't think so!"}]}
    - {character: gog, hand: ["Gog not think so!"]}
  phase: drink
script:
  - {seat: Gerki, play: "Dump it on the floor"}
  - {seat: Zot, play: No way}
  - {seat: Gog, play: "Gog not think so!", on: No way}
expect: {Gerki: {alcohol: 0}}
""")
        == []
    )
