"""Before a table is opened: which modes it can be played in, what the rules have against the others, and what helps."""

import asyncio
from typing import Any

import pytest

from innkeeper.packs import open_box
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from tests.server.helpers import visited

ALONE = ""
FOUR = ["zot", "fiona", "gerki", "deirdre"]


def check(characters: list[str], bots: str = "", language: str = "en", **agreed: Any) -> dict[str, Any]:
    """What the inn says of a table: `b` is a bot's chair, anything else waits for a person."""

    async def asked() -> Any:
        async with visited(Inn(Store("sqlite://"), open_box())) as guest:
            kinds = zip(characters, bots.ljust(len(characters)), strict=True)
            seats = [{"character": key, "bot": "regular" if kind == "b" else None} for key, kind in kinds]
            answer = await guest.post(f"/tables/check?language={language}", json={"seats": seats, **agreed})
            assert answer.status_code == 200, answer.text
            return answer.json()

    found: dict[str, Any] = asyncio.run(asked())
    return found


def offered(characters: list[str], bots: str = "", language: str = "en") -> dict[str, dict[str, Any]]:
    return {it["mode"]: it for it in check(characters, bots, language)["modes"]}


def test_every_mode_says_how_many_can_play_it() -> None:
    async def shown() -> Any:
        async with visited(Inn(Store("sqlite://"), open_box())) as guest:
            return (await guest.get("/inn")).json()["modes"]

    assert {it["id"]: it["numbers"] for it in asyncio.run(shown())} == {
        ALONE: "2 to 10",
        "two-headed-dragon": "4, 6, 8, 10",
        "boss-battle": "3 to 5",
        "two-headed-boss-battle": "4, 6",
        "leaders-and-lackeys": "4, 6, 8, 10",
        "boss-versus-boss": "2 to 4",
    }


def test_a_table_of_four_can_be_two_pairs_and_has_no_boss() -> None:
    modes = offered(FOUR, " b b")
    assert not modes[ALONE]["why"] and modes[ALONE]["sides"] == []
    assert not modes["two-headed-dragon"]["why"] and modes["two-headed-dragon"]["sides"] == [[0, 1], [2, 3]]
    boss = modes["boss-battle"]
    assert boss["why"] == "Fiona cannot be a Boss: only villains have Boss Cards."
    assert boss["rule"] == "boss-battle.boss-setup.villain-only"
    assert [it["seat"] for it in boss["gives"]] == [1], "a bot rather than a person gets the villain"


@pytest.mark.parametrize("mode", ["boss-battle", "two-headed-boss-battle", "leaders-and-lackeys", "boss-versus-boss"])
def test_what_would_help_helps(mode: str) -> None:
    it, characters = offered(FOUR, " b b")[mode], [*FOUR]
    assert it["why"] and it["gives"]
    for give in it["gives"]:
        characters[give["seat"]] = give["character"]
    again = offered(characters, " b b")[mode]
    assert not again["why"] and not again["gives"] and again["sides"] == it["sides"]
    assert check(characters, mode=mode, sides=it["sides"])["problems"] == []


def test_chance_makes_bosses_of_villains_and_a_villain_who_is_there_is_the_boss() -> None:
    assert offered(["random"] * 4)["two-headed-boss-battle"]["why"] == ""
    modes = offered(["zot", "random", "vlazlo", "fiona"])
    assert modes["boss-battle"]["sides"] == [[1], [0, 2, 3]] and not modes["boss-battle"]["why"]
    assert offered(["zot", "gerki", "vlazlo", "fiona"])["boss-battle"]["sides"] == [[2], [0, 1, 3]]
    lackeys = offered(["zot", "vlazlo", "gerki", "amundyr"])["leaders-and-lackeys"]
    assert not lackeys["why"] and lackeys["sides"] == [[1, 2], [3, 0]], "the first of a pair, clockwise, leads it"


@pytest.mark.parametrize(
    ("count", "mode", "why"),
    [
        (5, "two-headed-dragon", "Two-Headed Dragon is for 4, 6, 8, 10 players, not 5."),
        (6, "boss-battle", "Boss Battle is for 3 to 5 players, not 6."),
        (8, "two-headed-boss-battle", "too few of them: Two-Headed Boss Battle is for 4, 6 players, not 8."),
        (6, "boss-versus-boss", "Boss versus Boss is for 2 to 4 players, not 6."),
    ],
)
def test_too_many_or_too_few_are_told_how_many_can_play(count: int, mode: str, why: str) -> None:
    it = offered(["random"] * count)[mode]
    assert it["why"].endswith(why) and not it["gives"] and it["rule"]
    assert check(["random"] * count, mode=mode)["problems"]


def test_reasons_are_told_in_the_language_asked_for() -> None:
    assert offered(FOUR, language="ru")["boss-battle"]["why"] == (
        "Боссом может быть только злодей: у героя «Зот» нет карт Босса."
    )
    apart: dict[str, Any] = {"mode": "two-headed-dragon", "sides": [[0, 2], [1, 3]]}
    (problem,) = check(FOUR, language="ru", **apart)["problems"]
    assert problem["why"] == "Товарищи по команде сидят рядом."
    assert problem["rule"] == "two-headed-dragon.setup.teammates-sit-together"


def test_a_plan_says_where_bosses_would_sit() -> None:
    sides = [[0, 1], [2, 3]]
    assert check(["random"] * 4, mode="leaders-and-lackeys", sides=sides)["bosses"] == [0, 2]
    assert check(["random"] * 4)["bosses"] == []
