"""Guests in browsers of their own: they come in, sit down and play, by mouse, by touch or by keys."""

import json
import random
import re
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Locator, Page, Route, WebSocket, expect
from playwright.sync_api import TimeoutError as NotInTime

LOOK = Path(__file__).with_name("look.js").read_text("utf-8")
PROMPT = ".prompt:not(.asleep, .idle)"
BUTTONS = f"{PROMPT} .aim, {PROMPT} .buttons .btn:not(.quiet), [data-option], [data-pass], [data-primary]"
HAND = "[data-hand]"
BOARDS = "[data-seat], .mseat, .prow, .bar2"
STACK = ".stack :is(button, .note, .quiet)"
LOG = "[role=log] li"
WORDS = "all => all.map(it => it.dataset.card ?? it.getAttribute('aria-label') ?? it.innerText)"
# Notes in the page itself which decision lies open whenever somebody presses something.
TOUCHES = """
  for (const event of ["click", "keydown"]) addEventListener(event, () => {
    const open = Number(document.querySelector("[data-decision]")?.dataset.decision ?? 0);
    if (open) (window.touched ??= []).push(open);
  }, true);
"""
# They read quickly.
AT_ONCE = """
  if (location.protocol === "http:") localStorage["innkeeper.settings"] ??= JSON.stringify({ reading: false });
"""
SECONDS = 60  # to wait for anything, however busy the machine is
TO_PRESS = 1000 * SECONDS
A_TRY = 5000  # milliseconds to press what may be gone by then
TRIES = 6
PATIENCE = 100  # milliseconds until somebody else is looked at
GLANCES = 600  # how often one looks while nothing happens at all before something must be wrong
DEEDS = 4000  # more than any evening has
GAMES = 8  # at most, until something happens that happens in most of them

expect.set_options(timeout=1000 * SECONDS)


class Seen(msgspec.Struct):
    """What a guest sees: places of lit and of chosen cards, of buttons that can be pressed (some
    of which pass), and the keys on those."""

    decision: int  # what is asked, by its number
    looks: bool  # at something in a dialog
    over: bool
    cards: list[int]
    chosen: list[int]
    buttons: list[int]
    passes: list[int]
    keys: list[str]
    prompt: str

    @property
    def is_asked_afresh(self) -> bool:
        """Asked something, and nothing is chosen yet."""
        return self.is_asked and not self.looks and not self.chosen

    @property
    def is_asked(self) -> bool:
        return bool(self.looks or self.cards or self.buttons)


class Guest:
    """Somebody with a browser of their own. `wrong` collects what must not happen in it."""

    def __init__(self, context: BrowserContext, address: str, name: str, seed: int = 1) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.dice = random.Random(f"{name} {seed}")
        self.wrong: list[str] = []
        self.heard: list[Any] = []  # what the inn has sent from the table one is at …
        self.sent: list[Any] = []  # … and what was sent there
        self.boldness = 0.6  # how often a lit card is played rather than a pass
        self.deeds = 0
        self.in_vain = 0  # how often in a row nothing could be pressed, though nothing has changed
        self.touched: set[int] = set()  # the decisions one had a hand in
        context.on("request", lambda request: self._note_request(request.url))
        context.on("page", self._listen)
        context.add_init_script(TOUCHES)
        context.add_init_script(AT_ONCE)
        self.page = context.new_page()

    def _listen(self, page: Page) -> None:
        page.on("console", lambda message: self.wrong.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket) -> None:
        self._note_request(socket.url)
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _note_request(self, url: str) -> None:
        host = self.address.removeprefix("http")
        if not url.startswith((self.address, f"ws{host}", "data:", "blob:", "about:")):
            self.wrong.append(f"asks a stranger: {url}")

    # Coming in

    def visit(self, path: str = "/") -> "Guest":
        self.page.goto(self.address + path)
        return self

    def press(self, what: Locator, timeout: float = TO_PRESS) -> None:
        """Press something; how depends on what one has."""
        what.click(timeout=timeout)

    def button(self, name: str) -> Locator:
        """What is called so or begins so; lines of the log can be pressed too, and may hold any word."""
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(\W|$)"))

    def choose(self, legend: str, option: str) -> None:
        """Choose in a group of the lobby."""
        self.press(self.page.get_by_role("group", name=legend).get_by_text(option, exact=True))

    def call_myself(self) -> None:
        self.page.get_by_role("textbox", name="Your name").fill(self.name)

    def set_up(self, others: Iterable[str], **options: str) -> "Guest":
        """Set up a table in the lobby: who sits on the other chairs, and what is agreed on."""
        self.visit()
        self.call_myself()
        chairs = self.page.get_by_role("list", name="The chairs").get_by_role("button")
        expect(chairs).to_have_count(5)  # four to begin with, and one to add
        for number, who in enumerate(others, start=1):
            self.press(chairs.nth(number))
            self.choose("Who sits here", who)
        while number + 2 < chairs.count():
            self.press(chairs.nth(number + 1))
            self.press(self.button("Take the chair away"))
        if options:
            self.press(self.page.get_by_role("tab", name="Pace"))
        for legend, option in options.items():
            self.choose(legend.replace("_", " ").capitalize(), option)
        return self

    def open_table(self) -> str:
        """Open it; the link for friends."""
        self.press(self.button("Open the table"))
        return self.page.get_by_role("textbox", name="The link of this table").input_value()

    def sit_down(self, link: str) -> "Guest":
        """Come by a link and sit down under a name."""
        self.page.goto(link)
        self.call_myself()
        self.press(self.button("Sit down").first)
        expect(self.button("Give your chair up")).to_be_visible()
        return self

    def start(self) -> None:
        """For who sat down first."""
        self.press(self.button("Start the game"))

    def hurry(self) -> "Guest":
        """Have every table that is opened from here at the swift pace: the same game, but bots take no time."""

        def swiftly(route: Route) -> None:
            wish = route.request.post_data_json or {}
            route.continue_(post_data=json.dumps({**wish, "pace": "swift"}))

        self.context.route("**/tables", swiftly)
        return self

    # Playing

    def end(self) -> str:
        """Who won, as this guest is told it."""
        told = self.page.get_by_role("alertdialog", name="The game is over").get_by_role("heading").inner_text()
        if told.startswith("You win: "):  # together with others
            return told.removeprefix("You win: ").replace("!", " win!")
        return told.replace("You win!", f"{self.name} wins!")

    def look(self, patience: int = PATIENCE) -> Seen:
        """See how things stand; wait a moment for something to do."""
        return msgspec.convert(self.page.evaluate(LOOK, patience), Seen)

    def act(self, seen: Seen) -> None:
        """Press something lit: a card, or, when cards are chosen or for lack of courage, a button."""
        fresh = [card for card in seen.cards if card not in seen.chosen]
        bold = self.dice.random() < self.boldness
        buttons = [place for place in seen.buttons if place not in seen.passes] if bold else []
        self.deeds += 1
        try:
            if seen.looks:
                self.press(self.page.get_by_role("dialog").get_by_role("button", name="Close"))
            elif fresh and (not seen.buttons or (bold and not seen.chosen)):
                self.press_card(self.dice.choice(fresh))
            elif seen.buttons:
                self.press_button(self.dice.choice(buttons or seen.buttons), seen)
            self.in_vain = 0
        except NotInTime:
            self.in_vain = self.in_vain + 1 if self.look(0) == seen else 0  # else something has happened meanwhile
            if self.in_vain >= TRIES:
                raise
        self.touched.update(self.page.evaluate("window.touched ?? []"))

    def press_card(self, place: int) -> None:
        self.press(self.page.locator(HAND).nth(place), A_TRY)

    def press_button(self, place: int, _seen: Seen) -> None:
        self.press(self.page.locator(BUTTONS).nth(place), A_TRY)

    def wait_until(self, holds: Callable[[], Any], what: str) -> None:
        """Wait for something that the page alone does not show."""
        deadline = time.monotonic() + SECONDS
        while not holds():
            assert time.monotonic() < deadline, f"{self.name} waits in vain {what}"
            self.page.wait_for_timeout(20)  # what was sent meanwhile is heard

    def once_more(self) -> "Guest":
        """Go to the table of the rematch. Against bots the game begins there at once."""
        old = self.page.url
        self.heard.clear()
        self.sent.clear()
        self.touched.clear()
        self.page.evaluate("window.touched = []")
        self.press(self.button("Once more"))
        self.page.wait_for_url(lambda url: url != old)
        expect(self.button("Give your chair up").or_(self.page.locator(".prompt")).first).to_be_visible()
        return self

    def view(self) -> Any:
        """What the inn has shown last."""
        return next((message for message in reversed(self.heard) if message["type"] == "view"), None)

    def around(self) -> dict[str, list[str]]:
        """All there is on the table for this guest, in words."""
        return {
            where: self.page.locator(which).evaluate_all(WORDS)
            for where, which in (("boards", BOARDS), ("stack", STACK), ("asked", PROMPT), ("hand", HAND), ("log", LOG))
        }

    @property
    def table(self) -> str:
        """The id of the table one is at."""
        return self.page.url.rstrip("/").rsplit("/", 1)[1]


class Finger(Guest):
    """Somebody with a phone."""

    def press(self, what: Locator, timeout: float = TO_PRESS) -> None:
        what.tap(timeout=timeout)


class Typist(Guest):
    """Somebody who uses the keys alone."""

    def press(self, what: Locator, timeout: float = TO_PRESS) -> None:
        self.tab_to(what)
        self.page.keyboard.press("Enter")

    def tab_to(self, what: Locator) -> None:
        """Press Tab until this has the focus."""
        what.wait_for(state="attached")
        for _ in range(200):
            if what.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} cannot be reached by Tab")

    def choose(self, legend: str, option: str) -> None:
        """Radio buttons are one stop for Tab, and arrows choose among them."""
        group = self.page.get_by_role("group", name=legend)
        self.tab_to(group.locator("input:checked"))
        for _ in range(group.get_by_role("radio").count()):
            if group.get_by_role("radio", name=option, exact=True).is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{option} cannot be chosen by arrows")

    def call_myself(self) -> None:
        self.tab_to(self.page.get_by_role("textbox", name="Your name"))
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(self.name)

    def press_card(self, place: int) -> None:
        """By its digit, or by arrows and Enter."""
        if place < 10 and self.dice.random() < 0.5:
            self.page.keyboard.press(str((place + 1) % 10))
            return
        card = self.page.locator(HAND).nth(place)
        for _ in range(12):
            if card.evaluate("it => it === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight")

    def press_button(self, place: int, seen: Seen) -> None:
        """By the key that stands on it, if it has one."""
        if seen.keys[place]:
            self.page.keyboard.press(seen.keys[place])
        else:
            self.press(self.page.locator(BUTTONS).nth(place))


def play(guests: Sequence[Guest], until: Callable[[], bool] = lambda: False) -> bool:
    """Play together until this holds; False if the game is over before."""
    quiet = heard = 0
    while True:
        seen: list[Seen] = []
        for guest in guests:
            if until():
                return True
            seen.append(_have_a_go(guest))
        if all(one.over for one in seen):
            return until()
        before, heard = heard, sum(len(guest.heard) for guest in guests)
        quiet = 0 if heard != before or any(one.is_asked for one in seen) else quiet + 1
        assert quiet < GLANCES, f"nobody is asked anything: {seen}"


def _have_a_go(guest: Guest) -> Seen:
    seen = guest.look()
    if seen.is_asked and not seen.over:
        guest.act(seen)
    assert guest.deeds < DEEDS, f"{guest.name} plays and plays: {seen}"
    return seen


def play_on(everybody: Sequence[Guest], until: Callable[[], bool]) -> None:
    """Play until this holds, in as many games as it takes."""
    for _ in range(GAMES):
        if play(everybody, until):
            return
        for friend in everybody:
            friend.once_more()
        if everybody[0].button("Start the game").is_visible():  # else there are only bots besides
            everybody[0].start()
    raise AssertionError(f"it did not come to that in {GAMES} games")


def until_asked(guest: Guest, everybody: Sequence[Guest], so: Callable[[Guest], bool]) -> None:
    """Play until this guest is asked something at such a moment, and has heard what the page shows of it."""

    def is_asked() -> bool:
        seen, heard = guest.look(0), (guest.view() or {}).get("question") or {}
        return seen.is_asked_afresh and seen.decision == heard.get("decision") and so(guest)

    play_on(everybody, is_asked)
