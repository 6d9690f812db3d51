"""A browser, an inn, and guests who come with nothing but a link."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from server_process import kept_port

from tests.browser.guests import Guest
from tests.browser.inns import SOURCES, House

LAPTOP = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}

SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """An inn for all tests."""
    if not (SOURCES / "innkeeper" / "page" / "index.html").is_file():
        pytest.skip("the page has not been built: run `make page`")
    house = House(tmp_path_factory.mktemp("inn"))
    yield house
    house.close()


@pytest.fixture
def own_inn(tmp_path: Path) -> Iterator[House]:
    """An inn to be torn down."""
    house = House(tmp_path, kept_port())
    yield house
    house.close()


@pytest.fixture
def guest(browser: Browser, inn: House) -> Iterator[Callable[..., Any]]:
    """Brings guests in. Whatever they do, nothing goes wrong in their browsers, and nobody else is asked anything."""
    came: list[Guest] = []

    def come(
        name: str, kind: type[Guest] = Guest, device: dict[str, Any] = LAPTOP, house: House = inn, **more: Any
    ) -> Guest:
        context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **device, **more})
        somebody = kind(context, house.address, name)
        came.append(somebody)
        return somebody

    yield come
    wrong = {somebody.name: somebody.wrong for somebody in came if somebody.wrong}
    for somebody in came:
        somebody.context.close()
    assert not wrong, wrong
