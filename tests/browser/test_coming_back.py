"""Reload, lose the line, lose the inn: whoever comes back is where they were."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from innkeeper.server.messages import Asked, ViewShown
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import Finger, Guest, play, until_asked
from tests.browser.inns import House
from tests.browser.moments import Showing

CARDS = ".stack button:is([title^='Look at'], .spine, .slat)"


def answers_an_answer(view: ViewShown, asked: Asked) -> bool:
    """Asked whether to answer a card that answers a card."""
    return asked.what == "respond" and sum(it.what == "card" for it in view.going_on) >= 2


@pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
def test_reload_in_a_nested_response(
    guest: Callable[..., Any], inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    ada = guest("Ada", kind, device)
    showing = Showing(ada, inn)
    view, question = showing.moment(4, answers_an_answer)
    expect(ada.page.locator(CARDS).first).to_be_visible()
    before = ada.around()
    assert before["asked"] and len(before["hand"]) == len(view.hand)
    showing.show_again(view)
    ada.wait_until(lambda: ada.around() == before, "to be where she was")
    showing.guest.press(ada.page.locator("[data-pass], .prompt .buttons .btn").first)
    assert showing.chosen()["decision"] == question.decision, "the game goes on"


def test_the_inn_falls_and_stands_up_again(guest: Callable[..., Any], own_inn: House) -> None:
    """Twice: once while everybody thinks, once while somebody chooses. No bot does anything meanwhile."""
    ada = guest("Ada", house=own_inn).set_up(["A friend"], pace="Swift")
    bela = guest("Bela", house=own_inn).sit_down(ada.open_table())
    ada.start()
    both = [ada, bela]
    until_asked(ada, both, lambda _: ada.view()["going_on"])

    before = ada.around()
    ada.page.reload()
    ada.wait_until(lambda: ada.around() == before, "to be where she was")
    fall(own_inn, both)
    ada.wait_until(lambda: ada.around() == before, "for everything to stand where it stood")

    taken = len(acknowledged(ada))
    fall(own_inn, both, meanwhile=lambda: choose_without_an_inn(ada))
    ada.wait_until(lambda: len(acknowledged(ada)) > taken, "for what she chose to count")
    deeds = ada.deeds
    play(both, lambda: ada.deeds > deeds + 3)  # the game goes on, be it only to its end
    table = ada.table
    own_inn.play_for(*both)
    game = own_inn.client.ask("GET", f"/tables/{table}/game")
    for seat, friend in enumerate(both):
        made, sent = [answer for chooser, answer in game["choices"] if chooser == seat], acknowledged(friend)
        assert made[: len(sent)] == sent, f"what {friend.name} chose counts, and counts once"
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
