"""Moments of games that are always the same, shown to a guest as the inn shows them."""

import random
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count, islice
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from innkeeper.bots import answer, bot, own_dice
from innkeeper.packs import open_box
from innkeeper.server.messages import Asked, Hinted, Taken, ViewShown
from innkeeper.server.showing.looker import Looker, show_table
from innkeeper.server.tables.entries import CHOICE
from innkeeper.server.tables.options import SWIFT, Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from tests.browser.guests import PROMPT, Guest, Typist
from tests.browser.inns import House

UNSEEN = 350  # milliseconds after which a key is meant for what is asked
HINT = "The veteran would do nothing, for in this game nothing comes of it."
EVENINGS = 60  # at most, until something happens that happens now and then
TIME = 60.0  # seconds to decide, where there is an end to it
NOBODY_ASKED = f'() => document.querySelector("{PROMPT}") === null'
CARDS_LIE = '() => document.querySelector("[data-hand]") !== null'
STANDS = "() => document.getAnimations().every(it => it.effect.getComputedTiming().endTime === Infinity)"
SETTLE_IN = """settings => {
  const kept = JSON.parse(localStorage["innkeeper.settings"]);
  localStorage["innkeeper.settings"] = JSON.stringify({ ...kept, ...settings });
}"""


class Showing:
    """A guest at a table of the inn. What they are shown there is not its game, but one moment after another of others;
    whatever they choose is taken, and nothing comes of it."""

    def __init__(self, guest: Guest, inn: House) -> None:
        self.guest = guest
        self.said: list[Any] = []  # what they have told the inn
        self.by_keys = isinstance(guest, Typist)
        self.is_silent = False  # the inn does not acknowledge what is chosen
        self.socket: WebSocketRoute | None = None  # to the guest, once they are there
        self.advice: int | list[int] | None = None  # what the veteran would do; None: it cannot tell
        guest.sit_down(f"{inn.address}/t/{inn.client.open_table([{}, {}])}")
        guest.page.route_web_socket("**/play", lambda socket: socket.on_message(lambda said: self._hear(socket, said)))

    def moments(self, players: int, language: str, timed: bool) -> Iterator[str]:
        """Show a third of all that is asked in games of so many players, without end; what each moment is called."""
        self.guest.page.evaluate(SETTLE_IN, {"language": language, "hold": True})
        for seed in count():
            table = new_table(players, seed, timed)
            self._come_to(table)
            for number, view in islice(enumerate(asked(table, language)), 0, None, 3):
                self._show(view)
                yield f"{seed}-{number}"

    def moment(
        self,
        players: int,
        so: Callable[[ViewShown, Asked], object],
        undo: str = "",
        cast: Sequence[str] = (),
        language: str = "en",
        **agreed: Any,
    ) -> tuple[ViewShown, Asked]:
        """Show the first such moment of those games; the view, and what is asked in it."""
        self.guest.page.evaluate(SETTLE_IN, {"language": language, "hold": True})
        table, view, question = find(players, so, cast, language, self.guest.name, **agreed)
        view.undo = undo
        self._come_to(table)
        self._show(view)
        return view, question

    def show_again(self, view: ViewShown) -> None:
        """Come in anew at the same moment."""
        self._come_to(self.table)
        self._show(view)

    def before(
        self,
        players: int,
        so: Callable[[ViewShown, Asked], object],
        how: dict[str, Any] | None = None,
        **settings: Any,
    ) -> tuple[ViewShown, Asked]:
        """Show the first such moment, but nothing is asked yet, to a guest who likes it so; time stands still."""
        self.guest.page.evaluate(SETTLE_IN, settings)
        table, view, question = find(players, so, **(how or {}))
        self.guest.page.clock.install()
        self._come_to(table)
        self.guest.page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
        self.send(msgspec.structs.replace(view, question=None))
        self.guest.page.wait_for_function(CARDS_LIE)
        return view, question

    def end(
        self, players: int, language: str = "en", fallen: bool = False, cast: Sequence[str] = (), **agreed: Any
    ) -> ViewShown:
        """Show the end of such a game; or, in one in which the guest falls before, the moment at which that happens."""
        for seed in range(EVENINGS):
            table = new_table(players, seed, False, cast, **agreed)
            deque(asked(table, language, until_out=fallen), 0)
            if not fallen or table.state == "playing":
                self.guest.page.evaluate(SETTLE_IN, {"language": language})
                self._come_to(table)
                view = Looker(0, language=language).look(table)
                self.go_on(view)
                return view
        raise AssertionError(f"nobody fell in {EVENINGS} games")

    def chosen(self) -> Any:
        """What the guest chooses; it is legal."""
        self.guest.wait_until(lambda: any(it["type"] == "choose" for it in self.said), "to choose")
        found = next(it for it in self.said if it["type"] == "choose")
        assert self.table.judge(0, found["decision"], found["answer"])
        return found

    def go_on(self, view: ViewShown) -> None:
        """Show what comes next."""
        self.send(view)
        self.settle()

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        self.guest.page.wait_for_function(STANDS)

    def _come_to(self, table: Table) -> None:
        """Come in anew, at another table."""
        self.table = table
        self.socket = None
        self.said.clear()
        self.guest.page.reload()
        self.guest.wait_until(lambda: self.socket is not None, "for the inn")
        self.send(show_table(table))

    def _hear(self, socket: WebSocketRoute, message: str | bytes) -> None:
        said = msgspec.json.decode(message)
        self.said.append(said)
        if said["type"] == "hello":
            self.socket = socket
        elif said["type"] == "choose" and not self.is_silent:
            self.send(Taken(said["decision"]))
        elif said["type"] == "ask-hint":
            self.send(Hinted(said["decision"], self.advice or 0, HINT, sure=self.advice is not None))

    def send(self, message: Any) -> None:
        """Tell the guest something, as the inn does."""
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    def _show(self, view: ViewShown) -> None:
        """First as if it were asked of somebody else, so that it is seen when the question comes."""
        self.send(msgspec.structs.replace(view, question=None))
        self.guest.page.wait_for_function(NOBODY_ASKED)
        self.send(view)
        self.guest.page.wait_for_selector(PROMPT)
        if self.by_keys:
            self.guest.page.wait_for_timeout(UNSEEN)
        if view.hand:
            self.guest.page.wait_for_function(CARDS_LIE)  # what is printed on cards may come after them
        self.settle()


def find(
    players: int,
    so: Callable[[ViewShown, Asked], object],
    cast: Sequence[str] = (),
    language: str = "en",
    name: str = "Ada",
    **agreed: Any,
) -> tuple[Table, ViewShown, Asked]:
    """The first such moment of those games: the table, the view, and what is asked in it."""
    for seed in range(EVENINGS):
        table = new_table(players, seed, False, cast, name, **agreed)
        for view in asked(table, language):
            if view.question and so(view, view.question):
                return table, view, view.question
    raise AssertionError(f"it did not come to that in {EVENINGS} games")


def new_table(
    players: int, seed: int, timed: bool, cast: Sequence[str] = (), name: str = "Ada", **agreed: Any
) -> Table:
    """A table at which a game has begun; who plays whom is up to the seed, or as given, and so are mode and sides."""
    box = open_box()
    everybody = sorted(box.characters)
    random.Random(seed).shuffle(everybody)
    cast = cast or (everybody * 2)[:players]
    time = TIME if timed else 0.0
    seats = [Seat(number, key, "regular" if number else "") for number, key in enumerate(cast)]
    seats[0].give_to(name)
    seats[0].connections = 1
    options = Options(pace=SWIFT, title="The Long Evening", answer_time=time, turn_time=time, **agreed)
    table = Table("", options, seats, box)
    table.begin(table.setup(first=seed % players), seed)
    return table


def asked(table: Table, language: str, until_out: bool = False) -> Iterator[ViewShown]:
    """All that is asked of the first seat, who does as chance has it, in a game with regulars."""
    looker = Looker(0, language=language)
    bots = [bot("random" if seat == 0 else "regular") for seat in range(len(table.seats))]
    dice = own_dice(0, len(table.seats))
    while table.state != "over" and not (until_out and table.is_out(0)):
        seat = next(question.seat for question in table.asked if question is not None)
        if seat == 0:
            view = looker.look(table)
            assert view.question is not None
            view.question.of = table.options.turn_time
            view.question.seconds = table.options.turn_time * 0.7
            yield view
        table.enter(CHOICE, seat, answer(bots[seat], table.game, seat, dice[seat]))
