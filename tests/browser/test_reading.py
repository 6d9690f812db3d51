"""What happens is shown so that a person can follow it, and nobody is asked in passing."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from innkeeper.packs import open_box
from innkeeper.server.messages import Asked, Coach, CoachMark, Told, ViewShown
from innkeeper.vocabulary.terms import ANYTIME
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.guests import HAND, PROMPT, Finger, Guest
from tests.browser.inns import House
from tests.browser.moments import Showing

Come = Callable[..., Any]
BOTH = pytest.mark.parametrize(("kind", "device"), [(Guest, LAPTOP), (Finger, PHONE)], ids=["laptop", "phone"])
PROMPTS = f"""() => {{
  window.prompts = 0;
  new MutationObserver(() => (window.prompts += document.querySelector("{PROMPT}") ? 1 : 0))
    .observe(document.body, {{ subtree: true, childList: true, attributes: true }});
}}"""
SHORT, LONG = 350, 8000  # milliseconds


def is_idle(view: ViewShown, question: Asked) -> bool:
    """Nothing is going on, and only Anytime Cards could be played."""
    cards = open_box().faces
    plays = [it for it in question.options if it.what == "play"]
    anytime = all(cards[view.hand[it.hand].card].plays[it.use].kind == ANYTIME for it in plays)
    return question.what == "respond" and bool(plays) and anytime and not view.threats and not view.going_on


def is_order(_: ViewShown, question: Asked) -> bool:
    return question.what == "order"


def hit(view: ViewShown, text: str, seat: int = 0) -> ViewShown:
    """The next thing that is shown: somebody loses Fortitude."""
    fact = Told(0, text, "fortitude", "attacks.fortitude-loss", seat, 12, -1, -2)
    return replace(view, question=None, told=view.told + len(view.facts), facts=[fact])


@BOTH
def test_where_smart_pass_answers_nobody_is_asked(
    guest: Come, inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    showing = Showing(guest("Ada", kind, device), inn)
    view, question = showing.before(3, is_idle, hold=False)
    page, place = showing.guest.page, next(it.hand for it in question.options if it.what == "play")
    page.evaluate(PROMPTS)
    showing.send(replace(view, facts=[], told=view.told + len(view.facts)))
    page.clock.run_for(1000)
    assert showing.chosen()["answer"] == 0
    assert page.evaluate("window.prompts") == 0

    card = page.locator(HAND).nth(place)
    expect(card).to_have_attribute("data-arms", "true")
    showing.guest.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    again = replace(question, decision=question.decision + 1)
    showing.send(replace(view, question=again, facts=[], told=view.told + len(view.facts)))
    expect(page.locator(PROMPT)).to_be_visible()
    expect(page.locator(f"{HAND}[aria-pressed=true]")).to_have_count(1)


@BOTH
def test_what_touches_me_stays_until_i_have_read_it(
    guest: Come, inn: House, kind: type[Guest], device: dict[str, Any]
) -> None:
    showing = Showing(guest("Ada", kind, device), inn)
    view, question = showing.before(3, is_order, reading=True)
    page = showing.guest.page
    first = hit(view, "You lose 2 Fortitude to a chair.")
    second = hit(first, "You lose 2 Fortitude to a table.")
    third = replace(hit(second, "Zot loses 2 Fortitude.", 1), question=question)
    for step in (first, second, third):
        showing.send(step)
    prompt = page.locator("[data-decision]")
    expect(prompt).to_contain_text("to a chair.")
    expect(prompt).not_to_contain_text("to a table.")
    showing.guest.press(showing.guest.button("Go on"))
    expect(prompt).to_contain_text("to a table.")
    expect(page.locator(PROMPT)).to_have_count(0)
    page.clock.run_for(LONG)
    expect(page.locator(PROMPT)).to_be_visible()


def test_what_a_coach_has_to_say_stays_until_one_has_got_it(guest: Come, inn: House) -> None:
    showing = Showing(guest("Ada"), inn)
    view, _ = showing.before(3, is_order)
    note = showing.guest.page.locator("[data-coach]")
    notes = [Coach([CoachMark(it, "stack", -1, f"About a {it}.")], None) for it in ("chair", "table", "lamp")]
    told = view
    for number, coach in enumerate(notes):
        told = replace(hit(told, f"Zot loses Fortitude for the {number + 1}. time.", 1), coach=coach)
        showing.send(told)
    for thing in ("chair", "table", "lamp"):
        showing.guest.page.clock.run_for(LONG)
        expect(note).to_contain_text(f"About a {thing}.")
        showing.guest.press(showing.guest.button("Got it"))
    expect(note).to_have_count(0)


def test_a_held_key_answers_once(guest: Come, inn: House) -> None:
    showing = Showing(guest("Ada"), inn)
    view, question = showing.before(3, lambda _, it: it.what == "action" and it.options[0].what == "decline")
    keys, clock = showing.guest.page.keyboard, showing.guest.page.clock
    told = replace(view, facts=[], told=view.told + len(view.facts))
    showing.send(told)
    expect(showing.guest.page.locator(PROMPT)).to_be_visible()
    clock.run_for(SHORT)
    keys.down(" ")
    assert showing.chosen()["decision"] == question.decision
    showing.said.clear()
    showing.send(replace(told, question=replace(question, decision=question.decision + 1)))
    expect(showing.guest.page.locator(f"[data-decision='{question.decision + 1}']")).to_be_visible()
    keys.down(" ")
    keys.up(" ")
    keys.press(" ")  # nobody can have read it yet
    assert not showing.said
    clock.run_for(SHORT)
    keys.down(" ")
    keys.up(" ")
    showing.guest.wait_until(lambda: [it["decision"] for it in showing.said] == [question.decision + 1], "to choose")


def test_a_key_that_answers_nothing_may_be_held(guest: Come, inn: House) -> None:
    showing = Showing(guest("Ada"), inn)
    showing.moment(3, is_order)
    page, focused = showing.guest.page, []
    for _ in range(3):
        page.keyboard.down("Tab")
        focused.append(page.evaluate("document.activeElement.outerHTML"))
    assert len(set(focused)) == 3


def test_a_choice_that_the_inn_does_not_hear_is_said_to_wait(guest: Come, inn: House) -> None:
    showing = Showing(guest("Ada"), inn)
    view, _ = showing.before(3, is_order)
    showing.is_silent = True
    showing.send(replace(view, facts=[], told=view.told + len(view.facts)))
    page = showing.guest.page
    showing.guest.press(page.locator(".aim").first)
    expect(page.locator(PROMPT)).to_have_count(0)
    expect(page.get_by_text("Your answer is kept here")).to_have_count(0)
    page.clock.run_for(LONG)
    expect(page.get_by_text("Your answer is kept here")).to_be_visible()
