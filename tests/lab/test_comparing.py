"""Two packs, bots or runs are compared on the same seeds and seats; the difference is no surer than the games allow."""

from math import sqrt
from pathlib import Path
from statistics import stdev

import polars as pl
import pytest

from innkeeper.lab import LabError
from innkeeper.lab.comparing import compare, compared, told
from innkeeper.lab.folder import Folder
from innkeeper.lab.shares import games_to_see
from tests.lab.tables import played, rows, small_run
from tests.lab.test_command import lab
from tests.packs.small import CHARACTER

STRONGER = CHARACTER.replace("fortitude: 2", "fortitude: 9")
FEW = ["--characters", "gog,zot,eve,fiona", "--workers", "1"]


def both(one: list[float], other: list[float]) -> pl.DataFrame:
    return pl.DataFrame({"game": range(len(one)), "won": one, "won_other": other})


def test_the_difference_is_taken_game_by_game() -> None:
    """Where both win and lose together, little luck is left in their difference."""
    one = [1.0, 0.0] * 50
    found = compared("", both(one, [1.0, 0.0] * 45 + [1.0] * 10))
    assert found.games == 100 and [found.one, found.other] == pytest.approx([0.5, 0.55])
    half = 1.96 * stdev([0.0] * 95 + [1.0] * 5) / sqrt(100)
    assert [found.low, found.high] == pytest.approx([0.05 - half, 0.05 + half], abs=1e-3)
    assert found.is_clear and "more than luck" in told(found)
    apart = compared("", both(one, [0.0, 1.0] * 45 + [1.0] * 10))
    assert apart.gain == pytest.approx(found.gain) and not apart.is_clear


def test_what_may_be_luck_comes_with_the_games_that_would_tell() -> None:
    found = compared("", both([1.0, 0.0] * 50, [0.0, 1.0] * 48 + [1.0] * 4))
    assert told(found).startswith("The difference may be luck. To see one of +2.0 it takes about ")
    assert games_to_see(0.01, 0.5) == pytest.approx(19_623, abs=1) and games_to_see(0.02, 0.5) < 5000
    same = compared("", both([1.0, 0.0], [1.0, 0.0]))
    assert "may be luck" in told(same)


def test_two_versions_of_a_pack_meet_the_same_opponents_on_the_same_seats(tmp_path: Path) -> None:
    for name, text in (("old.yaml", CHARACTER), ("new.yaml", STRONGER)):
        (tmp_path / name).write_text(text, "utf-8")
    files = [str(tmp_path / name) for name in ("old.yaml", "new.yaml")]
    out = tmp_path / "out"
    status, said = lab("compare", *files, "--games", "30", *FEW, "--out", str(out))
    assert status == 0 and "more than luck" in said, said
    one, other = (rows(Folder.open(out / name)) for name in ("one", "other"))
    where = ["game", "seat", "character", "bot"]
    assert one.select(where).equals(other.select(where))
    assert one.group_by("game").agg(pl.col("character").eq("mira").sum())["character"].to_list() == [1] * 30
    (found,) = compare(Folder.open(out / "one"), Folder.open(out / "other"))
    mine = [it.filter(character="mira")["won"].mean() for it in (one, other)]
    assert [found.one, found.other] == [pytest.approx(it) for it in mine] and found.gain > 0
    status, again = lab("compare", *files, "--games", "40", *FEW, "--out", str(out))
    assert status == 0 and "10 games to play" in again and "30 games are there" in again
    status, folders = lab("compare", str(out / "one"), str(out / "other"))
    assert status == 0 and folders.count("│ 40 │") == 1


def test_two_bots_have_the_same_seat_among_the_others(tmp_path: Path) -> None:
    status, said = lab("compare", "random", "regular", "--games", "24", *FEW, "--out", str(tmp_path))
    assert status == 0 and "random" in said and "regular" in said
    one, other = (Folder.open(tmp_path / name) for name in ("one", "other"))
    assert one.run.bots == ["random", "regular", "regular", "regular"] and other.run.bots == ["regular"] * 4
    (found,) = compare(one, other)
    lone = rows(one).filter(bot="random").select("game", "seat", "won")
    assert found.one == pytest.approx(lone["won"].mean())
    assert found.other == pytest.approx(rows(other).join(lone, on=["game", "seat"])["won"].mean())


def test_without_a_folder_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    status, _ = lab("compare", "random", "regular", "--games", "4", "--seats", "2", *FEW)
    assert status == 0 and not list(tmp_path.iterdir())


def test_where_only_the_house_has_changed_everybody_is_compared(tmp_path: Path) -> None:
    run = small_run(6, characters="gog,zot,eve,fiona")
    one, other = played(tmp_path / "one", run), played(tmp_path / "other", run)
    with pytest.raises(LabError, match="are the same"):
        compare(one, other)
    written = (other.path / "run.json").read_text()
    (other.path / "run.json").write_text(written.replace(run.cards, "of another day"))
    found = compare(one, Folder.open(other.path))
    assert sorted(it.who for it in found) == sorted(run.characters) and all(it.gain == 0 for it in found)


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (("old.yaml", "regular"), "old.yaml is a pack and regular a bot; compare two packs, two bots, or two folders."),
        (("old.yaml", "old.yaml"), "old.yaml and old.yaml are the same."),
        (("regular", "regular"), "regular and regular are the same."),
        (("regular", "champion"), "no bot 'champion'"),
        (("old.yaml", "nowhere.yaml"), "nowhere.yaml: cannot be read"),
        (("old.yaml", "wrong.yaml"), "wrong.yaml:11:"),
        (("empty", "empty"), "empty holds no run"),
        (("run", "others"), "have not the same games to compare (--seed: tests and others)"),
    ],
)
def test_what_cannot_be_compared_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, str], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty").mkdir()
    Path("old.yaml").write_text(CHARACTER, "utf-8")
    Path("wrong.yaml").write_text(CHARACTER.replace("lose:", "loose:"), "utf-8")
    for seed in ("run", "others"):
        Folder.claim(Path(seed), small_run(2, seed=seed.replace("run", "tests"), characters="gog,zot,eve"))
    status, said = lab("compare", *names, "--games", "4")
    assert status == 1 and why in said and "Traceback" not in said
