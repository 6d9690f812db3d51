"""The mark that says which rules a test shows; every id must be one of the rulebook."""

import pytest

from innkeeper import rulebook


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that fail with this test when they are broken")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [rule for rule in mark.args if rule not in rulebook.rules()]
            if unknown or not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: there is no rule {unknown}")
