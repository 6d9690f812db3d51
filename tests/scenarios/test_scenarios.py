"""Every scenario of this folder is played, each as a test of its own."""

from pathlib import Path

import pytest

from innkeeper.judge.reading import BadScenario, Found, read_all
from innkeeper.judge.verdict import judge
from innkeeper.packs import open_box

READ = list(read_all([Path(__file__).parent]))
FOUND = [read for read in READ if isinstance(read, Found)]


def test_all_files_can_be_read() -> None:
    assert [read.message for read in READ if isinstance(read, BadScenario)] == []


def test_every_scenario_has_a_name_of_its_own() -> None:
    names = [read.scenario.id for read in FOUND]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("read", [pytest.param(read, id=read.scenario.id) for read in FOUND])
def test_scenario(read: Found) -> None:
    assert judge(read.scenario, open_box()).failures == []
