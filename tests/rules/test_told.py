"""Every story of `told`, with the small packs of `pack` in the box, each as a test of its own."""

from pathlib import Path

import pytest

from innkeeper.judge.reading import BadScenario, Found, read_all
from innkeeper.judge.verdict import judge
from tests.rules.stories import box

READ = list(read_all([Path(__file__).parent / "told"]))
FOUND = [read for read in READ if isinstance(read, Found)]


def test_all_stories_can_be_read() -> None:
    assert [read.message for read in READ if isinstance(read, BadScenario)] == []


@pytest.mark.parametrize("read", [pytest.param(read, id=read.scenario.id) for read in FOUND])
def test_story(read: Found) -> None:
    assert judge(read.scenario, box()).failures == []
