"""Every test has a state folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept during a test."""
    folder = tmp_path / "state"
    monkeypatch.setenv("INNKEEPER_STATE", str(folder))
    return folder
