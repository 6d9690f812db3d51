"""Casts of any size, made up: the inn's own characters and others that only the page has heard of."""

import json
from typing import Any

from playwright.sync_api import Route

from tests.browser.guests import Guest

# Whoever has an emblem, box by box; then those of one series, and a deck of one's own, which has none.
BOXES = {
    "RDI1": ["deirdre", "fiona", "gerki", "zot"],
    "RDI2": ["dimli", "eve", "fleck", "gog"],
    "RDI3": ["serena", "wizgille", "phrenk", "kaylin"],
    "RDI4": ["captain-whitehawk", "remy", "bryn", "tara"],
    "House": ["mira"],
    "RDI5": ["joran", "sera", "lizwick", "zakhan"],
    "RDI6": ["amundyr", "daareka", "torglesnarf", "vlazlo"],
    "RDI7": ["warthorn", "the-wench", "jasper", "molly"],
    "RDI10": ["alaric", "karl", "valeria"],
}
ALLIES = [
    *("pooky", "erin", "keet", "nitrel", "cormac", "halden", "natyli", "murgath"),
    *("bastian", "wrench", "zariah", "chronos", "adonis", "ozrik", "spyke"),
]
CAST = {
    **{key: box for box, keys in BOXES.items() for key in keys},
    **{key: f"Allies: {key.title()}" for key in ALLIES},
}
PARTS = {
    "wizgille": "gear",
    "phrenk": "potion",
    "kaylin": "wolf",
    "lizwick": "item",
    "vlazlo": "blood",
    "pooky": "rage",
}


def character(key: str, number: int) -> dict[str, Any]:
    """Somebody made up."""
    part = {"key": "part", "label": "Thing", "tint": "brass", "start": 3, "least": 0, "most": 12}
    owns = [{**part, "kind": "deck" if number % 2 else "counter", "emblem": PARTS[key]}] if key in PARTS else []
    return {
        "id": key,
        "name": key.replace("-", " ").title().removeprefix("Captain "),
        "epithet": "the Somebody",
        "race": "gnome",
        "class": "tinkerer",
        "set": CAST[key],
        "simple": not owns,
        "about": "Plays in a way that takes a whole sentence to tell, and then some more words to be told well.",
        "components": owns,
    }


def have_cast(guest: Guest, size: int) -> None:
    """The inn has so many characters, as far as this guest's page knows."""

    def answer(route: Route) -> None:
        inn = json.loads(route.fetch().text())
        known = {it["id"]: it for it in inn["characters"]}
        keys = list(CAST)[:size]
        inn["characters"] = [known.get(key) or character(key, number) for number, key in enumerate(keys)]
        route.fulfill(json=inn)

    assert size <= len(CAST)
    guest.context.route("**/inn?*", answer)
