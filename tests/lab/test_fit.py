"""The lab finds weights for the regular: by play, the same for the same seed, and measured on games held out."""

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from innkeeper.bots import Regular, UnknownBot, bot
from innkeeper.bots.numbers import numbers_of, weights_of
from innkeeper.bots.weights import USUAL
from innkeeper.lab.command import app
from innkeeper.lab.fit import PROGRESS, Progress, play_games

SMALL = ["--generations", "2", "--candidates", "4", "--games", "4", "--held-out", "8", "--seats", "3", "--workers", "1"]


def fit(folder: Path, *more: str) -> str:
    result = CliRunner().invoke(app, ["fit", "--out", str(folder), *SMALL, *more])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_same_fit_finds_the_same_weights_and_leaves_the_others_alone(tmp_path: Path) -> None:
    told = fit(tmp_path / "one", "--weights", "lead,held")
    fit(tmp_path / "two", "--weights", "lead,held")
    found = json.loads((tmp_path / "one" / "weights.json").read_text("utf-8"))
    assert found == json.loads((tmp_path / "two" / "weights.json").read_text("utf-8"))
    assert set(found) == {name for name in numbers_of(USUAL) if name == "lead" or name.startswith("held.")}
    assert 0 <= found["lead"] <= 1 and found != {name: numbers_of(USUAL)[name] for name in found}
    assert "of 8 games held out" in told and "Generation 2" in told and "% %" not in told


def test_a_fit_goes_on_from_what_is_kept(tmp_path: Path) -> None:
    fit(tmp_path / "whole", "--weights", "lead", "--generations", "3")
    fit(tmp_path / "parts", "--weights", "lead", "--generations", "1")
    told = fit(tmp_path / "parts", "--weights", "lead", "--generations", "3")
    assert "Generation 1" not in told and "Generation 3" in told
    assert (tmp_path / "parts" / "weights.json").read_text() == (tmp_path / "whole" / "weights.json").read_text()


def test_another_fit_is_not_written_over(tmp_path: Path) -> None:
    fit(tmp_path, "--weights", "lead")
    result = CliRunner().invoke(app, ["fit", "--out", str(tmp_path), *SMALL, "--weights", "spite"])
    assert result.exit_code == 1
    assert "holds another fit" in result.output


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (["--weights", "nonsense"], "--weights names none"),
        (["--weights", "spite,lead", "--seats", "2"], "names none that counts there; there are: all, duel.life_fear"),
        (["--drinks", "rdi77"], "no drink deck 'rdi77'"),
        (["--characters", "nobody"], "no 'nobody'"),
        (["--against", "dragon"], "--against: no bot 'dragon'"),
    ],
)
def test_what_cannot_be_fitted_is_refused_before_a_game_is_played(tmp_path: Path, asked: list[str], why: str) -> None:
    result = CliRunner().invoke(app, ["fit", "--out", str(tmp_path / "fit"), *SMALL, *asked])
    assert result.exit_code == 1
    assert why in result.output and "Traceback" not in result.output
    assert not (tmp_path / "fit").exists()


def test_weights_are_found_against_the_bots_that_are_named(tmp_path: Path) -> None:
    told = fit(tmp_path / "fit", "--weights", "spite", "--against", "random")
    told = " ".join(told.split())  # its lines are as wide as the table beneath
    assert "of 8 games held out against random" in told and "as today it were" not in told
    asked = msgspec.json.decode((tmp_path / "fit" / PROGRESS).read_bytes(), type=Progress).fit
    as_usual = msgspec.structs.replace(asked, against="regular")
    won, won_from_regulars = (sum(play_games({}, "tried", range(30), each)) for each in (asked, as_usual))
    assert won > 20 > won_from_regulars  # of thirty games at tables of three


def test_weights_are_found_against_a_bot_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text(
        "class Modest:\n"
        "    asked = 0\n"
        "    def choose(self, view, chance):\n"
        "        self.asked += 1\n"
        "        return 0 if view.question.options else list(range(view.question.least))\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    told = " ".join(fit(tmp_path / "fit", "--weights", "spite", "--against", "mybots:Modest").split())
    assert "of 8 games held out against mybots:Modest" in told


def test_weights_that_matter_to_nobody_do_not_go_astray(tmp_path: Path) -> None:
    fit(tmp_path, "--weights", "a_number", "--generations", "1")
    begun = msgspec.json.decode((tmp_path / PROGRESS).read_bytes(), type=Progress)
    begun.spread["a_number"] = 40.0
    (tmp_path / PROGRESS).write_bytes(msgspec.json.encode(begun))
    fit(tmp_path, "--weights", "a_number", "--generations", "2")
    assert msgspec.json.decode((tmp_path / PROGRESS).read_bytes(), type=Progress).spread["a_number"] <= 0.5


def test_a_regular_may_be_called_with_its_weights(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text('{"lead": 0.5, "held.IgnoreCard": 1, "worth.serena.piety": 2}')
    found = bot(f"regular:{path}")
    assert isinstance(found, Regular)
    assert numbers_of(found.weights) == {
        **numbers_of(USUAL),
        "lead": 0.5,
        "held.IgnoreCard": 1,
        "worth.serena.piety": 2,
    }


@pytest.mark.parametrize("text", ['{"leed": 1}', '{"lead": "much"}', "[1]", "nothing"])
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    with pytest.raises(UnknownBot, match="takes a file of weights"):
        bot(f"regular:{path}")


def test_weights_are_written_and_read_back() -> None:
    numbers = {name: value + 1 for name, value in numbers_of(USUAL).items()}
    assert numbers_of(weights_of(numbers)) == numbers
