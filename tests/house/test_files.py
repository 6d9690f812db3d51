"""What the repository holds works on other machines too."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["requirements.lock", "bench/requirements.lock"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WANTED = {
    "requirements.lock": [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]],
    "bench/requirements.lock": PROJECT["dependency-groups"]["bench"],
}


def plain(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~; \[]", name)[0]).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_packages_and_hashes_but_no_place_to_get_them(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert re.match(r"[a-z0-9-]+==[^ ]+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_all_that_the_project_asks_for(lock: str) -> None:
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / lock).read_text(encoding="utf-8"), re.M))
    assert {plain(name) for name in WANTED[lock]} <= locked


def test_the_two_locks_agree() -> None:
    first, second = (
        set(re.findall(r"^([a-z0-9-]+==\S+)", (ROOT / lock).read_text(encoding="utf-8"), re.M)) for lock in LOCKS
    )
    both = {pin.split("==")[0] for pin in first} & {pin.split("==")[0] for pin in second}
    assert {pin for pin in first if pin.split("==")[0] in both} == {pin for pin in second if pin.split("==")[0] in both}
