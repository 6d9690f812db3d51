"""Who plays whom: one may change one's mind while the table waits."""

from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from innkeeper.packs import open_box
from innkeeper.server.messages import TableShown
from innkeeper.server.services.inn import Inn
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.showing.shared import show_slots
from tests.server.helpers import SWIFT, news_for, refused, with_inn
from tests.server.test_drafts import DRAFT, cast, waiting


def test_who_waits_may_change_their_mind(tmp_path: Path) -> None:
    told: dict[str, str] = {}

    async def change(inn: Inn) -> None:
        room = await inn.lobby.open_table(["fiona", "zot", "gerki"], ["", "", "random"], SWIFT)
        _, secret = await inn.lobby.take_seat(room.table.key, 0, "Ada", None)
        ada, bystander = inn.lobby.arrive(room, secret), Feed(None)
        news_for(bystander, room)
        assert await inn.drafts.pick(room, ada, "gog") == "gog"
        (seen,) = [news for news in news_for(bystander, room) if isinstance(news, TableShown)]
        assert seen.seats[0].character == "gog"
        assert await inn.drafts.pick(room, ada, "random") not in ("gog", "zot", "gerki"), "chance takes whom nobody has"
        for wanted, code in (("nobody", "no-such-character"), ("gerki", "character-taken")):
            with refused(code):
                await inn.drafts.pick(room, ada, wanted)
        assert await inn.drafts.pick(room, ada, "fiona") == await inn.drafts.pick(room, ada, "fiona") == "fiona"
        told.update(key=room.table.key, secret=secret)

    async def come_back(inn: Inn) -> None:
        room = await inn.rooms.find(told["key"])
        assert cast(room) == ["fiona", "zot", "gerki"]
        ada = inn.lobby.arrive(room, told["secret"])
        await inn.lobby.start(told["key"], told["secret"])
        for late in ("gog", "random"):
            with refused("has-begun"):
                await inn.drafts.pick(room, ada, late)
        assert [seat.character for seat in room.table.game.table.seats] == ["fiona", "zot", "gerki"]

    with_inn(tmp_path, change)
    with_inn(tmp_path, come_back)


def test_whom_an_empty_chair_was_dealt_is_for_the_taking(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room = await inn.lobby.open_table(["fiona", "zot", "gerki"], ["", "", ""], SWIFT)
        key = room.table.key
        _, secret = await inn.lobby.take_seat(key, 0, "Ada", "zot")
        assert cast(room) == ["zot", "fiona", "gerki"], "and the chair has whom was given up"
        with refused("character-taken"):
            await inn.lobby.take_seat(key, 1, "Ben", "zot")
        await inn.drafts.pick(room, inn.lobby.arrive(room, secret), "gerki")
        ben, _ = await inn.lobby.take_seat(key, 1, "Ben", None)
        assert cast(room) == ["gerki", "fiona", "zot"] and ben.character == "fiona"
        again = await inn.store.load(key, inn.box)
        assert again is not None and [seat.character for seat in again.seats] == cast(room)

    with_inn(tmp_path, visit)


def test_who_sits_where_two_play_the_same_may_stay_so(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room = await inn.lobby.open_table(["zot"] * 2, ["", "random"], SWIFT)
        ada, secret = await inn.lobby.take_seat(room.table.key, 0, "Ada", "zot")
        assert await inn.drafts.pick(room, inn.lobby.arrive(room, secret), "zot") == "zot" == ada.character
        assert await inn.drafts.pick(room, ada, "gog") == "gog"
        with refused("character-taken"):
            await inn.drafts.pick(room, ada, "zot")

    with_inn(tmp_path, visit)


def test_who_has_left_picks_nothing_for_who_came_after(tmp_path: Path) -> None:
    async def visit(inn: Inn) -> None:
        room, secrets = await waiting(inn, 2, 0, SWIFT)
        ada = inn.lobby.arrive(room, secrets[0])
        await inn.lobby.leave(room.table.key, 0, secrets[0])
        newcomer, _ = await inn.lobby.take_seat(room.table.key, 0, "Cleo", None)
        with refused("wrong-secret"):
            await inn.drafts.pick(room, ada, next(key for key in inn.box.characters if key not in cast(room)))
        assert newcomer.character == ada.character

    with_inn(tmp_path, visit)


def seats_at(room: Room) -> list[tuple[str, str, str]]:
    return [(seat.kind, seat.name, seat.character) for seat in room.table.seats]


@pytest.mark.parametrize("what", ["picks", "sits down", "starts", "starts a draft"])
def test_a_power_cut_leaves_all_of_it_or_nothing(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chairs that are swapped or filled change in one transaction: here the second one would fail."""
    stood: dict[str, Any] = {}

    async def visit(inn: Inn) -> None:
        draft = what == "starts a draft"
        characters = ["random"] * 4 if draft else ["fiona", "zot", "gerki", "gog"]
        room = await inn.lobby.open_table(characters, [""] * 4, DRAFT if draft else SWIFT)
        key = room.table.key
        _, secret = await inn.lobby.take_seat(key, 0, "Ada", None)
        ada, writing, cuts = inn.lobby.arrive(room, secret), inn.store._writing, iter((False,))

        @asynccontextmanager
        async def cut() -> AsyncIterator[AsyncConnection]:
            if next(cuts, True):
                raise OperationalError("", {}, Exception("the power is gone"))
            async with writing() as connection:
                yield connection

        doing: dict[str, Coroutine[Any, Any, object]] = {
            "picks": inn.drafts.pick(room, ada, "zot"),
            "sits down": inn.lobby.take_seat(key, 1, "Ben", "gerki"),
            "starts": inn.lobby.start(key, secret),
            "starts a draft": inn.lobby.start(key, secret),
        }
        with monkeypatch.context() as dark:
            dark.setattr(inn.store, "_writing", cut)
            await doing.pop(what)
        for other in doing.values():
            other.close()
        stood.update(key=key, state=room.table.state, seats=seats_at(room))

    async def look(inn: Inn) -> None:
        room = await inn.rooms.find(stood["key"])
        assert (room.table.state, seats_at(room)) == (stood["state"], stood["seats"])

    with_inn(tmp_path, visit)
    with_inn(tmp_path, look)


def test_who_waits_changes_to_another_side(tmp_path: Path) -> None:
    """To an empty chair or a bot's; the secret, the host and what is shown go along, also after a restart."""
    sides = SWIFT.__class__(pace="swift", mode="two-headed-dragon", sides=[[0, 1], [2, 3]])
    told: dict[str, str] = {}

    async def change(inn: Inn) -> None:
        room = await inn.lobby.open_table(["fiona", "zot", "gerki", "gog"], ["", "", "random", ""], sides)
        key = room.table.key
        (_, secret), (_, other) = [await inn.lobby.take_seat(key, None, name, None) for name in ("Ada", "Ben")]
        ada, ben = inn.lobby.arrive(room, secret), inn.lobby.arrive(room, other)
        with refused("seat-taken"):
            await inn.lobby.move(room, ada, 1)
        with refused("no-such-seat"):
            await inn.lobby.move(room, ada, 4)
        await inn.lobby.be_ready(room, ada, True)
        await inn.lobby.move(room, ada, 2)
        assert room.table.host == ada.number == 2 and not ada.ready
        assert [seat.kind for seat in room.table.seats] == ["bot", "person", "person", "empty"]
        assert cast(room) == ["gerki", "zot", "fiona", "gog"], "everybody plays whom they played before"
        await inn.lobby.move(room, ben, 3)
        assert room.table.held_by(secret) is ada and room.table.held_by(other) is ben
        told.update(key=key, secret=secret, other=other)

    async def come_back(inn: Inn) -> None:
        room = await inn.rooms.find(told["key"])
        assert room.table.held_by(told["secret"]).number == room.table.host == 2
        assert room.table.held_by(told["other"]).number == 3
        ada = inn.lobby.arrive(room, told["secret"])
        await inn.lobby.start(told["key"], told["secret"])
        with refused("has-begun"):
            await inn.lobby.move(room, ada, 0)
        assert [seat.character for seat in room.table.game.table.seats] == ["gerki", "gog", "fiona", "zot"]

    with_inn(tmp_path, change)
    with_inn(tmp_path, come_back)


def test_whoever_takes_the_boss_s_chair_is_a_villain(tmp_path: Path) -> None:
    battle = SWIFT.__class__(pace="swift", mode="boss-battle", sides=[[1], [0, 2]])

    async def visit(inn: Inn) -> None:
        room = await inn.lobby.open_table(["fiona", "vlazlo", "gerki"], ["", "random", "random"], battle)
        _, secret = await inn.lobby.take_seat(room.table.key, 0, "Ada", None)
        ada = inn.lobby.arrive(room, secret)
        await inn.lobby.move(room, ada, 1)
        assert (ada.number, ada.character) == (1, "vlazlo") and cast(room) == ["fiona", "vlazlo", "gerki"]
        with refused("no-villain"):
            await inn.drafts.pick(room, ada, "zot")
        assert await inn.drafts.pick(room, ada, "amundyr") == "amundyr"

    with_inn(tmp_path, visit)


def test_slots_are_shown_with_what_is_equipped_in_them() -> None:
    """treasure.slots: what takes both hands stands in both, and what takes no slot comes last."""
    deck = {face.title: face for face in open_box().side_decks["treasure"].deck}
    component = deck["Boom Stick"].side_deck
    shown = show_slots(component, [deck["Smoke Pellet"], deck["Boom Stick"], deck["Iron Clogs"]], "en")
    assert [(it.slot, it.card) for it in shown] == [
        ("headgear", -1),
        ("armor", -1),
        ("hand", deck["Boom Stick"].number),
        ("hand", deck["Boom Stick"].number),
        ("footgear", deck["Iron Clogs"].number),
        ("", deck["Smoke Pellet"].number),
    ]
    assert [it.label for it in show_slots(component, [], "ru")] == ["Голова", "Доспех", "Рука", "Рука", "Ноги"]
