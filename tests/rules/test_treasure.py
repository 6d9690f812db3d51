"""Treasure: one deck for all who use it, nobody interrupts who gets it, and the Level is what is equipped."""

import pytest

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.rules.treasure import ways_to_equip
from innkeeper.table.chance import Dice
from innkeeper.vocabulary.plays import Face
from tests.properties.helpers import some_answer

SLOTS = {"armor": 1, "hand": 2}


def item(title: str, slot: str, takes: int = 1) -> Face:
    face = Face(title, "")
    face.slot, face.takes = slot, takes
    return face


@pytest.mark.parametrize(
    ("held", "new", "ways"),
    [
        ([], item("mail", "armor"), [[]]),
        ([item("mail", "armor")], item("plate", "armor"), [[0]]),
        ([item("mail", "armor")], item("charm", "", 0), [[]]),
        ([item("charm", "", 0)], item("mail", "armor"), [[]]),
        ([item("dirk", "hand")], item("club", "hand"), [[]]),
        ([item("dirk", "hand"), item("mail", "armor"), item("club", "hand")], item("mace", "hand"), [[0], [2]]),
        ([item("dirk", "hand"), item("club", "hand")], item("pike", "hand", 2), [[0, 1]]),
        ([item("pike", "hand", 2)], item("dirk", "hand"), [[0]]),
        ([item("dirk", "hand")], item("pike", "hand", 2), [[0]]),
    ],
)
def test_no_more_is_given_up_than_need_be(held: list[Face], new: Face, ways: list[list[int]]) -> None:
    """treasure.get.step-3-slot-occupied, treasure.slots.hands, treasure.special-needs-no-slot"""
    assert ways_to_equip(held, new, SLOTS) == ways


def test_nobody_else_is_asked_while_somebody_gets_treasure() -> None:
    """treasure.get.no-plays-during-steps: not even for an Anytime Card, nor what they would be asked."""
    asked = 0
    for seed in range(12):
        game, chance = Game.new(Setup(["spyke", "flower", "phrenk"]), seed, open_box()), Dice(seed).seeded()
        while (question := game.next()) is not None and game.table.turn < 12:
            if question.what == "equip":
                asked += 1
                assert game.questions == [question]
            game.choose(question.seat, some_answer(question, chance))
    assert asked > 40


@pytest.mark.parametrize(
    "characters", [["spyke", "zot"], ["flower", "spyke", "gog"], ["spyke", "spyke", "flower", "eve"]]
)
def test_there_are_twenty_four_cards_however_many_use_them(characters: list[str]) -> None:
    """treasure.setup.shared-deck, treasure.level.is-sum: wherever they lie, and whatever is equipped counts."""
    deck = {id(face) for face in open_box().side_decks["treasure"].deck}
    for seed in range(3):
        game, chance = Game.new(Setup(characters), seed, open_box()), Dice(seed).seeded()
        table = game.table
        assert sum(id(card.face) in deck for card in table.cards) == 24
        piles = {kept.pile for kept in table.kept if kept.component.shared}
        assert len(piles) == 1 and table.piles[piles.pop()].label.owner == -1
        while (question := game.next()) is not None:
            game.choose(question.seat, some_answer(question, chance))
            for kept in table.kept:
                if kept.component.sum_of is not None:
                    worn = [it.face for it in table.seats[kept.owner].in_play if id(it.face) in deck]
                    assert table.numbers[kept.number] == sum(face.level for face in worn)
                    for slot, number in kept.component.sum_of.slots.items():
                        assert sum(face.takes for face in worn if face.slot == slot) <= number
