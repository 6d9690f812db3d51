"""The cards that most Character Decks share, written once: a pack names them by title and copies alone."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final

from innkeeper.packs.pages import Page

FILE: Final = Path(__file__).parent / "common.yaml"


@cache
def common_cards() -> dict[str, dict[str, Any]]:
    """What is printed on each of them, by title."""
    data = Page(FILE.read_text("utf-8")).data()
    return {card["title"]: card for card in data["cards"]}


def with_common(data: Any) -> Any:
    """The data of a Character Deck in which the cards that are only named have their text."""
    if isinstance(data, dict) and "character" in data and isinstance(data.get("cards"), list):
        for card in data["cards"]:
            if isinstance(card, dict) and card.keys() <= {"title", "copies", "origin"}:
                card |= deepcopy(common_cards().get(str(card.get("title")), {}))
    return data
