"""The build that was meant is the one that is tested."""

import importlib
import os

import pytest

from hatch_build import SUFFIX, engine_modules

MODULES = [".".join(path.with_suffix("").parts) for path in engine_modules()]
BUILD = os.environ.get("INNKEEPER_BUILD")  # set by the Makefile: pure or compiled


def kind(module: str) -> str:
    return "compiled" if str(importlib.import_module(module).__file__).endswith(SUFFIX) else "pure"


def test_there_is_an_engine() -> None:
    assert "innkeeper.game" in MODULES


@pytest.mark.parametrize("module", MODULES)
def test_the_module_is_of_the_build_that_was_asked_for(module: str) -> None:
    assert kind(module) == (BUILD or kind(MODULES[0]))
