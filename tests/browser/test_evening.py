"""An evening among friends: a table is set up, friends come by its link, and after the game there is another."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.guests import Finger, Guest, play
from tests.browser.inns import House

END = re.compile("wins? the game|the game is a tie")
LATER = 400  # milliseconds, more than it takes until the address says where one is in a replay
MOVE_AND_LEAVE = """() => {
  const scrubber = document.querySelector("input[type=range]");
  scrubber.value = 1;
  scrubber.dispatchEvent(new Event("input", { bubbles: true }));
  history.back();
}"""
DEEDS = 30  # of all of them together, until they have seen how it goes


def test_four_friends_and_two_bots(guest: Callable[..., Any], inn: House) -> None:
    """Two of them have laptops, two have phones. They play for a while, and programs play the rest of the game."""
    ada = guest("Ada").set_up(["A friend", "A friend", "A friend", "Bot, steady", "Bot, tipsy"], pace="Swift")
    expect(ada.page.get_by_text("6 chairs · you, 3 friends, 2 bots")).to_be_visible()
    link = ada.open_table()
    friends = [ada, guest("Bela").sit_down(link)]
    friends += [guest(name, Finger, PHONE).sit_down(link) for name in ("Cleo", "Dana")]
    for friend in friends:
        expect(friend.page.get_by_text("6 of 6 chairs taken")).to_be_visible()
    ada.start()
    play(friends, lambda: sum(friend.deeds for friend in friends) > DEEDS)
    inn.play_for(*friends)
    for friend in friends:
        friend.page.goto(link)
    assert len({friend.end() for friend in friends}) == 1, "everybody sees the same winner"

    watch_it_again(ada)

    laid = friends[1].page.get_by_role("status").filter(has_text="The next table is laid, and your chair is kept.")
    expect(laid).to_have_count(0)
    ada.once_more()
    expect(laid).to_be_visible()
    tables = {ada.table, *(friend.once_more().table for friend in friends[1:])}
    assert len(tables) == 1 and link.rsplit("/", 1)[1] not in tables
    for friend in friends:
        for other in friends:
            chair = friend.page.get_by_role("list", name="The chairs").get_by_role("button", name=other.name)
            expect(chair).to_contain_text("you" if other is friend else "here")
    ada.start()
    for friend in friends:
        expect(friend.page.locator(".prompt")).to_be_visible()


def watch_it_again(guest: Guest) -> None:
    """The replay opens from the end of the game, and its scrubber reaches the end."""
    won = guest.end()
    guest.press(guest.page.get_by_role("link", name="See it again"))
    scrubber = guest.page.get_by_role("slider")
    expect(scrubber).to_have_value("0")
    last = scrubber.get_attribute("max")
    assert last and int(last) > 0
    box = scrubber.bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    expect(scrubber).to_have_value(last)
    expect(guest.page.get_by_role("log").get_by_role("listitem").last).to_contain_text(END)
    assert guest.end() == won
    replayed = guest.page.url.partition("?")[0]
    guest.page.evaluate(MOVE_AND_LEAVE)
    guest.page.wait_for_url(lambda url: not url.startswith(replayed))
    guest.page.wait_for_timeout(LATER)
    assert "?" not in guest.page.url, "where one was in the replay is noted there alone"
