"""Packs that guests bring to a table: all see it and can read every card, and the game is kept with them."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from innkeeper.agreed import Agreed
from innkeeper.bots import Budget, Veteran
from innkeeper.packs import open_box
from innkeeper.packs.foreign import LARGEST, MOST_PACKS, box_with
from innkeeper.replay import Recorder, load, replay, save
from innkeeper.server.messages import AskReplay, PackShown, ReplayShown
from innkeeper.server.metrics import Metrics
from innkeeper.server.pool import Pool
from innkeeper.server.routes.replays import Replays
from innkeeper.server.services.bots import decided
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from innkeeper.table.chance import Dice
from tests.packs.small import CHARACTER as MIRA
from tests.server.helpers import UNHURRIED, visited

MYRA = MIRA.replace("mira", "myra").replace("Mira", "Myra")
NOBODY = {"Authorization": "Bearer x"}
SEATS = [{"character": "mira"}, {"character": "gog", "bot": "regular"}]


def an_inn(folder: Path | None = None) -> Inn:
    return Inn(Store("sqlite://" if folder is None else f"sqlite:///{folder / 'inn.sqlite'}"), open_box())


async def sits_down(guest: Any, key: str, name: str = "Ada") -> dict[str, str]:
    """What a request of somebody who sits there brings along."""
    seat = (await guest.post(f"/tables/{key}/seats", json={"name": name})).json()
    return {"Authorization": f"Bearer {seat['secret']}"}


def test_everybody_is_told_and_can_read_every_card() -> None:
    async def evening() -> None:
        async with visited(an_inn()) as guest:
            opened = (await guest.post("/tables", json={"seats": SEATS, "packs": [MIRA]})).json()
            assert opened["packs"] == ["mira"] and opened["seats"][0]["character"] == "mira"
            answer = await guest.get(f"/tables/{opened['table']}/packs")
            (pack,) = msgspec.json.decode(answer.content, type=list[PackShown])
            assert (pack.character.id, pack.character.name, pack.text) == ("mira", "Mira", MIRA)
            cards = [(card.title, card.copies) for card in pack.cards]
            assert cards == [("Hands off!", 2), ("Not me!", 1)] and all(card.text for card in pack.cards)
            assert [card.number for card in pack.cards] == [len(open_box().faces), len(open_box().faces) + 1]

    asyncio.run(evening())


def test_who_sits_at_a_table_that_waits_may_bring_one() -> None:
    async def evening() -> None:
        async with visited(an_inn()) as guest:
            opened = (await guest.post("/tables", json={"seats": [{}, {}, {}]})).json()
            key = opened["table"]
            stranger = await guest.post(f"/tables/{key}/bring", json={"pack": MIRA}, headers=NOBODY)
            assert stranger.json()["code"] == "wrong-secret"
            ada = await sits_down(guest, key)
            bob = await sits_down(guest, key, "Bob")
            for _ in range(2):  # the same pack lies there once
                brought = await guest.post(f"/tables/{key}/bring", json={"pack": MIRA}, headers=ada)
                assert brought.json()["packs"] == ["mira"]
            assert (await guest.post(f"/tables/{key}/bring", json={"pack": MYRA}, headers=bob)).json()["packs"] == [
                "mira",
                "myra",
            ]
            taken = await guest.post(f"/tables/{key}/seats", json={"name": "Cid", "character": "myra"})
            assert taken.status_code == 201
            assert (await guest.post(f"/tables/{key}/start", headers=ada)).json()["state"] == "playing"
            late = await guest.post(f"/tables/{key}/bring", json={"pack": MIRA + "# \n"}, headers=ada)
            assert late.json()["code"] == "has-begun"

    asyncio.run(evening())


def test_a_table_is_laid_again_with_what_was_brought(tmp_path: Path) -> None:
    async def is_opened() -> str:
        async with visited(an_inn(tmp_path)) as guest:
            opened = (await guest.post("/tables", json={"seats": [{}, {}]})).json()
            ada = await sits_down(guest, opened["table"])
            await guest.post(f"/tables/{opened['table']}/bring", json={"pack": MIRA}, headers=ada)
            return str(opened["table"])

    async def is_found(key: str) -> None:
        async with visited(an_inn(tmp_path)) as guest:
            assert (await guest.get(f"/tables/{key}")).json()["packs"] == ["mira"]
            (pack,) = (await guest.get(f"/tables/{key}/packs")).json()
            assert pack["text"] == MIRA

    asyncio.run(is_found(asyncio.run(is_opened())))


@pytest.mark.parametrize(
    ("packs", "code"),
    [
        ([MIRA.replace("lose", "loose")], "bad-pack"),
        ([MIRA.replace("mira", "zot")], "bad-pack"),
        ([MIRA, MIRA.replace("Mira", "Myra")], "bad-pack"),
        (["[" * 30000], "bad-pack"),
        (["#" * (LARGEST + 1)], "bad-request"),
        ([MIRA] * (MOST_PACKS + 1), "bad-request"),
    ],
)
def test_packs_that_cannot_be_played_are_refused(packs: list[str], code: str) -> None:
    async def evening() -> None:
        async with visited(an_inn()) as guest:
            for path in ("/tables", "/tables/check"):
                answer = await guest.post(path, json={"seats": [{}, {}], "packs": packs})
                assert (answer.status_code, answer.json()["code"]) == (400, code)

    asyncio.run(evening())


def test_a_body_larger_than_all_packs_of_a_table_is_not_read() -> None:
    async def evening() -> None:
        async with visited(an_inn()) as guest:
            answer = await guest.post("/tables", json={"seats": [{}, {}], "packs": ["#" * 100_000] * 4})
            assert answer.status_code == 413

    asyncio.run(evening())


SETS_ITSELF_OFF = """\
character: mira
name: Mira
size: 2
components:
  luck:
    label: Luck
    counter: {from: 0, to: 1, above: [{lose: {luck: 1}}, {gain: {luck: 2}}]}
    triggers: [{when: {at: turn start, of: me}, do: [{gain: {luck: 2}}]}]
cards:
  - {title: "Round and round", copies: 2, action: {do: [{draw: 1}]}}
"""


def test_a_game_that_would_not_even_begin_is_refused_and_the_table_still_waits() -> None:
    async def evening() -> None:
        async with visited(an_inn()) as guest:
            seats = [{"character": "mira"}, {"character": "mira", "bot": "regular"}]
            opened = (await guest.post("/tables", json={"seats": seats, "packs": [SETS_ITSELF_OFF]})).json()
            ada = await sits_down(guest, opened["table"])
            refused = await guest.post(f"/tables/{opened['table']}/start", headers=ada)
            assert refused.json()["code"] == "bad-pack"
            assert (await guest.get(f"/tables/{opened['table']}")).json()["state"] == "open"

    asyncio.run(evening())


def a_game() -> Recorder:
    return Recorder.new(Agreed(packs=[MIRA]).seated(["mira", "gog"]), 5, box_with(open_box(), [MIRA]))


def test_saved_games_carry_the_pack_they_were_played_with(tmp_path: Path) -> None:
    save(tmp_path / "game.json", a_game().saved())
    saved = load(tmp_path / "game.json")
    assert saved.setup.packs == [MIRA]
    assert replay(saved, open_box()).table.seats[0].character == "mira"


def test_replays_show_the_cards_of_the_pack() -> None:
    async def evening() -> bytes:
        replays = Replays(Metrics(), open_box())
        try:
            return await replays.show(AskReplay(a_game().saved()))
        finally:
            await replays.pool.close()

    shown = msgspec.json.decode(asyncio.run(evening()), type=ReplayShown)
    assert [pack.character.name for pack in shown.packs] == ["Mira"]
    hand = {card.card for card in shown.moments[0].view.hand} or {len(open_box().faces)}
    assert hand <= {card.number for card in shown.packs[0].cards}


def test_veterans_in_other_processes_know_the_pack() -> None:
    game = a_game().game
    question = game.next()
    assert question is not None

    async def evening() -> tuple[object, bool]:
        pool = Pool(Metrics(), open_box(), 1, UNHURRIED)
        try:
            found = await decided(pool, "t", Veteran(Budget(trials=4)), game, question.seat, Dice(5).seeded())
            assert not [name for name, _ in pool.metrics.numbers if name == "bot_fallbacks_total"]
            return found
        finally:
            await pool.close()

    assert asyncio.run(evening())[1]
