"""Reload, lose the line, lose the inn: whoever comes back is where they were."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest, play, until_asked
from tests.browser.inns import House

CARDS = ".stack button:is([title^='Look at'], .spine, .slat)"


def answers_an_answer(guest: Guest) -> bool:
    """Asked whether to answer a card that answers a card."""
    return guest.page.locator(CARDS).count() >= 2 and bool(guest.look(0).cards)


def in_a_round(guest: Guest) -> bool:
    """Asked something in a Round of Gambling."""
    return guest.page.get_by_text("Round of Gambling", exact=True).count() > 0


@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_reload_in_a_nested_response(guest: Callable[..., Any], kind: type[Guest], device: dict[str, Any]) -> None:
    ada = guest("Ada", kind, device).hurry().visit()
    ada.press(ada.button("Play now"))
    until_asked(ada, [ada], answers_an_answer)
    before, table = ada.around(), ada.table
    assert before["asked"] and before["hand"] and len(before["stack"]) >= 2
    ada.page.reload()
    expect(ada.page.locator(CARDS).first).to_be_visible()
    expect(ada.page.locator("[data-hand]")).to_have_count(len(before["hand"]))
    assert ada.around() == before
    deeds = ada.deeds
    play([ada], lambda: ada.deeds > deeds + 3)  # the game goes on
    assert ada.table == table and ada.deeds > deeds


def test_the_inn_falls_and_stands_up_again(guest: Callable[..., Any], own_inn: House) -> None:
    """Twice: once while everybody thinks, once while somebody chooses."""
    ada = guest("Ada", house=own_inn).set_up(["A friend", "Bot, steady"], pace="Swift")
    bela = guest("Bela", house=own_inn).sit_down(ada.open_table())
    ada.start()
    both = [ada, bela]
    until_asked(ada, both, in_a_round)

    before = [friend.around() for friend in both]
    fall(own_inn, both)
    assert [friend.around() for friend in both] == before, "everything stands where it stood"

    fall(own_inn, both, meanwhile=lambda: choose_without_an_inn(ada))
    deeds = ada.deeds
    play(both, lambda: ada.deeds > deeds + 3)  # the game goes on, be it only to its end
    table = ada.table
    own_inn.play_for(*both)
    game = own_inn.client.ask("GET", f"/tables/{table}/game")
    for seat, friend in enumerate(both):
        made, sent = [answer for chooser, answer in game["choices"] if chooser == seat], acknowledged(friend)
        assert len(sent) > 1 and made[: len(sent)] == sent, f"what {friend.name} chose counts, and counts once"
        friend.wrong = [wrong for wrong in friend.wrong if not wrong.startswith("WebSocket connection to")]


def fall(inn: House, guests: list[Guest], meanwhile: Callable[[], None] = lambda: None) -> None:
    """The inn is killed and opened again; everybody comes back by themselves."""
    known = [len(guest.heard) for guest in guests]
    inn.kill()
    meanwhile()
    inn.open()
    for guest, count in zip(guests, known, strict=True):
        guest.wait_until(partial(has_seen, guest, count), "to be back")


def has_seen(guest: Guest, known: int) -> bool:
    """Whether the inn has shown the table since so many messages were known."""
    return any(message["type"] == "view" for message in guest.heard[known:])


def choose_without_an_inn(guest: Guest) -> None:
    guest.boldness = 0.0
    while (seen := guest.look(0)).is_asked:
        guest.act(seen)
    expect(guest.page.get_by_text("The line to the inn is broken")).to_be_visible()


def acknowledged(guest: Guest) -> list[Any]:
    """The answers of this guest at the table that the inn has acknowledged, each decision once."""
    chosen = {message["decision"]: message["answer"] for message in guest.sent if message["type"] == "choose"}
    taken = {message["decision"] for message in guest.heard if message["type"] == "taken"}
    return [chosen[decision] for decision in sorted(taken)]
