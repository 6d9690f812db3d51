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


CHOICE = "choose: {{{}: {{do: [{{draw: 1}}]}}, rest: {{do: [{{gain: {{fortitude: 1}}}}]}}}}"


def test_what_is_chosen_is_known_by_its_name_wherever_it_is_printed(tmp_path: Path) -> None:
    done = "do: [{lose: {fortitude: 2}}]"
    extra = f"extra: [{{cost: [{{pay: 1, to: inn}}], do: [{{{CHOICE.format('paid')}}}]}}]"
    chosen = CHARACTER.replace(done, f"{done}\n      instead: [{{{CHOICE.format('negated')}}}]\n      {extra}")
    assert {"negated", "paid", "rest"} <= Titles(open_box(written(tmp_path, chosen))).branches
