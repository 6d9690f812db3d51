"""Who watches gets what is public, and nothing else: every byte is looked at."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Response, expect

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.replay import Saved
from innkeeper.rules.redealing import deal_hidden_cards
from innkeeper.server.messages import ViewShown
from innkeeper.server.showing.views import show_view
from innkeeper.table.chance import Dice
from tests.browser.guests import Guest
from tests.browser.inns import House

CARDS_IN = ("card", "cards", "discard", "in_play", "drink_discard")  # where messages name cards


def test_a_spectator_gets_nothing_hidden(guest: Callable[..., Any], inn: House) -> None:
    ada = guest("Ada").set_up(["Bot, steady", "Bot, steady"], pace="Swift")
    ada.open_table()
    watcher = guest("Wanda")
    answers: list[Response] = []
    watcher.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    watcher.visit(f"/watch/{ada.table}")
    expect(watcher.page.get_by_text("3 of 3 chairs taken")).to_be_visible()
    expect(watcher.page.get_by_role("heading", level=1)).to_have_text("You are watching")
    ada.start()
    watcher.wait_until(watcher.view, "for the game")
    secrets = secrets_of(ada)
    inn.play_for(ada)
    expect(watcher.page.get_by_role("alertdialog", name="The game is over")).to_be_visible()

    saved = msgspec.convert(inn.client.ask("GET", f"/tables/{watcher.table}/game"), Saved)
    views = [message for message in watcher.heard if message["type"] == "view"]
    assert len(views) > 1 and views[-1]["over"]
    assert all(view["you"] == -1 and not view["hand"] and not view["question"] for view in views)
    nothing_hidden_is_shown(views, saved)

    sent = [json.dumps(message) for message in watcher.heard] + [answer.text() for answer in answers]
    for what in (saved.seed, *secrets):
        assert what and not any(what in text for text in sent)


def moments(saved: Saved) -> Iterator[Game]:
    """The game as the inn had it, choice by choice."""
    game = Game.new(saved.setup.setup(), int(saved.seed, 16), open_box())
    yield game
    for seat, answer in saved.choices:
        game.choose(seat, answer)
        yield game


def nothing_hidden_is_shown(views: list[Any], saved: Saved) -> None:
    """Each view is of a moment of the game, in order, and would be the same if everything hidden lay otherwise.

    What lies in hands and decks and was never told of yet is in none of them.
    """
    chance = Dice(7).seeded()
    waiting, story, read = views.copy(), list[Any](), 0
    seen, secret = set[int](), set[int]()
    for game in moments(saved):
        shown = spectated(game, read)
        story += shown["facts"]
        seen |= named(shown)
        secret |= {card.face.number for seat in game.table.seats for card in (*seat.hand, *seat.deck)} - seen
        while waiting and is_of(waiting[0], shown, story):
            twin = game.copy()
            deal_hidden_cards(twin.table, -1, chance)
            assert spectated(twin, read) == shown
            assert named(waiting.pop(0)) <= seen
        read = game.told
    assert not waiting, f"a view that is of no moment of the game: {waiting[0]}"
    assert secret, "nothing was ever hidden: it proves nothing"


def spectated(game: Game, read: int) -> Any:
    """What the inn shows a spectator of this moment, with what was told since."""
    view: ViewShown = show_view(game, game.view(None, since=read))
    return msgspec.to_builtins(view)


def is_of(view: Any, shown: Any, story: list[Any]) -> bool:
    """Whether a view that was sent is of this moment, and tells the end of this story."""
    told = view["facts"] == story[view["told"] :]
    return told and all(shown[key] == value for key, value in view.items() if key not in ("type", "told", "facts"))


def named(message: Any) -> set[int]:
    """The numbers of all cards that a message names, wherever it does."""
    if isinstance(message, list):
        return set().union(*map(named, message))
    if not isinstance(message, dict):
        return set()
    found = set().union(*map(named, message.values()))
    for key in CARDS_IN:
        value = message.get(key, [])
        found |= {card for card in (value if isinstance(value, list) else [value]) if isinstance(card, int)}
    return found - {-1}


def secrets_of(guest: Guest) -> list[str]:
    held = json.loads(guest.page.evaluate("localStorage.getItem('innkeeper.seats')"))
    return [seat["secret"] for seat in held]
