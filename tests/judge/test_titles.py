"""Cards by their titles, also by those of other printings."""

from pathlib import Path

from innkeeper.judge.titles import Titles
from innkeeper.packs import open_box
from tests.packs.small import CHARACTER, written


def test_a_card_of_a_pack_of_ones_own_is_known_by_its_other_titles(tmp_path: Path) -> None:
    named = CHARACTER.replace("copies: 1\n", 'copies: 1\n    aliases: ["Spare me!"]\n', 1)
    titles = Titles(open_box(written(tmp_path, named)))
    assert titles.known("Spare me!") and titles.printed("Spare me!") == "Not me!"
    assert not Titles(open_box()).known("Spare me!")
