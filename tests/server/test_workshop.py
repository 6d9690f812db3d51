"""The workshop over HTTP: packs are checked and measured in other processes, whatever they hold."""

import asyncio
from typing import Any

import msgspec
import pytest

from innkeeper.packs import open_box
from innkeeper.server.messages import PackChecked, StrengthShown
from innkeeper.server.pool import LAB, Limit
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from tests.packs.small import CHARACTER
from tests.server.helpers import visited


def checked(pack: str, language: str = "en") -> PackChecked:
    async def evening() -> bytes:
        async with visited(Inn(Store("sqlite://"), open_box(), thinkers=1)) as guest:
            answer = await guest.post(f"/workshop/check?language={language}", json={"pack": pack})
            assert answer.status_code == 200
            return bytes(answer.content)

    return msgspec.json.decode(asyncio.run(evening()), type=PackChecked)


def test_cards_are_shown_as_they_will_be_printed() -> None:
    found = checked(CHARACTER)
    assert found.character is not None and found.character.name == "Mira" and found.number == 3
    assert not found.mistakes
    assert [(it.line, it.last_line) for it in found.cards] == [(7, 12), (13, 17)]
    assert [it.card.title for it in found.cards if it.card] == ["Hands off!", "Not me!"]
    titles = {face.title for number in found.cards[0].like for face in [open_box().faces[number]]}
    assert len(titles) == 2


def test_a_wrong_card_is_told_and_the_others_are_shown() -> None:
    found = checked(CHARACTER.replace("pick: another", "pick: anther").replace("size: 3", "size: 40"), "ru")
    assert [it.card is None for it in found.cards] == [True, False]
    places = {(it.line, it.column, it.card, it.key): it for it in found.mistakes}
    mistake = places[10, 12, 0, "action.pick"]
    assert (mistake.word, mistake.repairs) == ("anther", ["another"])
    assert mistake.message == "неизвестное слово `anther`; вы имели в виду `another`?"


@pytest.mark.parametrize("pack", ["", "[" * 30000, "character: mira", "- 1", "cards: 7", "cards: [7, {}]", "\u0000"])
def test_whatever_is_written_gets_an_answer(pack: str) -> None:
    assert checked(pack).mistakes


def test_an_id_that_is_taken_hides_no_card() -> None:
    found = checked(CHARACTER.replace("mira", "zot").replace("Mira", "Zot"))
    assert [it.key for it in found.mistakes] == ["character", "name"]
    assert all(it.card for it in found.cards)


async def asked(guest: Any, tally: object = None, pack: str = CHARACTER) -> Any:
    return await guest.post("/workshop/strength", json={"pack": pack, "tally": tally})


def test_strength_is_asked_for_slice_by_slice() -> None:
    async def evening() -> None:
        async with visited(Inn(Store("sqlite://"), open_box(), thinkers=1)) as guest:
            first = msgspec.json.decode((await asked(guest)).content, type=StrengthShown)
            assert first.games > 0 and first.low <= first.share <= first.high and first.even == 0.25
            then = msgspec.json.decode(
                (await asked(guest, msgspec.to_builtins(first.tally))).content, type=StrengthShown
            )
            assert then.games > first.games
            assert {it.title for it in then.cards} <= {"Hands off!", "Not me!"}

    asyncio.run(evening())


def test_packs_with_mistakes_and_forged_tallies_are_refused() -> None:
    async def evening() -> None:
        async with visited(Inn(Store("sqlite://"), open_box(), thinkers=1)) as guest:
            wrong = await asked(guest, pack=CHARACTER.replace("size: 3", "size: 4"))
            assert wrong.json()["code"] == "bad-pack"
            many: dict[str, object] = {str(number): {} for number in range(99)}
            tallies: list[dict[str, object]] = [{"games": -1}, {"games": 10**9}, {"mine": [0.0] * 99}, {"cards": many}]
            for tally in [*tallies, {"mine": []}]:
                assert (await asked(guest, tally)).status_code == 400

    asyncio.run(evening())


def test_when_too_many_ask_they_are_told_so() -> None:
    async def evening() -> None:
        inn = Inn(Store("sqlite://"), open_box(), thinkers=1)
        inn.pool.limits = {**inn.pool.limits, LAB: Limit(0, 1.0)}
        async with visited(inn) as guest:
            assert (await asked(guest)).json()["code"] == "inn-full"

    asyncio.run(evening())


def test_the_words_are_told() -> None:
    async def evening() -> None:
        async with visited(Inn(Store("sqlite://"), open_box())) as guest:
            words = (await guest.get("/workshop/words")).json()
            assert words["$defs"]["Lose"]["properties"]["lose"]

    asyncio.run(evening())
