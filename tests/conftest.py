"""What tests of several rooms share."""

import shutil
from collections.abc import Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

# A run tries the same as the last one. `--hypothesis-profile=default` looks for what has not been tried.
settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real one. While it is open no other loop can run here, so it is closed before tests of other things."""
    found = [path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))]
    if not found:
        pytest.skip("there is no Chromium here: install it to test the page in a browser")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found[0], args=FLAGS)
        yield chromium
        chromium.close()
