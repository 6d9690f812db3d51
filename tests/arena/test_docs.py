"""docs/arena.md tells the numbers as they are."""

import re
from pathlib import Path

from innkeeper.arena.invitation import encoding
from innkeeper.arena.openspiel import DEALS
from innkeeper.arena.scales import PARTS

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_sizes_are_told() -> None:
    at = encoding()
    assert f"One number out of {at.actions.count}," in TEXT
    assert f"{at.actions.uses} uses and\n{at.actions.faces} different cards" in TEXT
    assert f"{at.size} numbers (int16)" in TEXT
    assert f"{2 + len(at.characters)} for each seat: somebody sits there" in TEXT
    assert f"which character ({len(at.characters)} numbers" in TEXT
    assert f"{DEALS:,} outcomes" in TEXT
    assert f"`observations` (tables × {at.size}), `masks` (tables × {at.actions.count})" in TEXT


def test_every_part_of_an_observation_is_told_from_its_first_number_on() -> None:
    told = {name: int(first) for first, name in re.findall(r"^\| (\d+) \| `(\w+)` \|", TEXT, re.M)}
    assert told == {name: getattr(encoding(), name) for name in told}
    of_all = ["who", "active", "boards", "in_play", "hand", "picked", "discards", "drunk", "things"]
    assert list(told) == [*of_all, "asked_too", "offered", "teams", "mates", "game", "tracks", "front", "events"]


def test_every_kind_of_action_is_told_from_its_first_number_on() -> None:
    actions = encoding().actions
    told = [int(first) for first in re.findall(r"^\| (\d+) \+ ", TEXT, re.M)]
    assert told == [
        actions.play,
        actions.pick,
        actions.give,
        actions.choose,
        actions.which,
        actions.sell,
        actions.potion,
    ]


def test_the_scales_of_a_part_are_told_in_their_order() -> None:
    told = {}
    for names, scales in re.findall(r"^\| (`[\w`, ]+`) \| (\d+(?:, \d+)*)\b[^,|]*\|$", TEXT, re.M):
        for name in re.findall(r"\w+", names):
            told[name] = [int(scale) for scale in scales.split(", ")]
    assert told == {name: PARTS[name] for name in PARTS if name not in ("", "things", "game")}
