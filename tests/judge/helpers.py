"""Scenarios written in tests."""

from innkeeper.judge.documents import documents
from innkeeper.judge.reading import scenario_of
from innkeeper.judge.verdict import Verdict, judge
from innkeeper.packs import open_box


def judged(text: str) -> Verdict:
    """The verdict on a scenario; the id may be left out."""
    ((_, data),) = documents(text)
    return judge(scenario_of({"id": "test", **data}), open_box())


def failures(text: str) -> list[str]:
    return judged(text).failures
