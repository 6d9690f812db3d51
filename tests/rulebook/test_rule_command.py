"""`innkeeper rule`, as it is typed."""

from typer.testing import CliRunner

from innkeeper import rulebook
from innkeeper.cli import app


def ask(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["rule", *words])
    return result.exit_code, result.output


def test_an_id_shows_the_rule_with_its_remarks_and_sources() -> None:
    meant = rulebook.search("no plays until drawn", 1)[0]
    status, text = ask(meant.id)
    assert status == 0
    assert text.startswith(meant.id)
    assert "Once the active player has begun discarding" in text
    assert "The printed rules differ: 002 forbids only cards" in text
    assert "Spyke and Flower rules, 2nd edition § 1. Discard and Draw" in text


def test_words_show_the_best_matches() -> None:
    status, text = ask("mead", "split")
    assert status == 0
    assert all(rule.id in text for rule in rulebook.search("mead split", 5))


def test_limit_bounds_the_matches() -> None:
    first, second = rulebook.search("mead split", 2)
    text = ask("mead", "split", "--limit", "1")[1]
    assert first.id in text
    assert second.id not in text


def test_an_unknown_id_is_an_error_with_near_matches() -> None:
    meant = rulebook.search("last player wins", 1)[0].id
    status, text = ask(f"{meant}s")
    assert status == 1
    assert text.splitlines()[:3] == [f"There is no rule {meant}s.", "Close to it:", f"  {meant}"]


def test_words_nobody_wrote_are_an_error() -> None:
    status, text = ask("xyzzy [plugh]")
    assert status == 1
    assert "No rule speaks of xyzzy [plugh]." in text
