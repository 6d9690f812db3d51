"""Replays over HTTP: a saved game is checked, then shown moment by moment."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from innkeeper.game import Game
from innkeeper.replay import Recorder, ReplayError, Saved, read, replay
from innkeeper.server.doors.addresses import REPLAY
from innkeeper.server.doors.asking import refusals
from innkeeper.server.languages import spoken
from innkeeper.server.messages import AskReplay, Moment, ReplayShown, TurnBegins
from innkeeper.server.refusals import Refusal
from innkeeper.server.showing.looker import Looker
from innkeeper.server.tables.course import CHOICE
from innkeeper.server.tables.options import SWIFT, Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from innkeeper.table.box import Box

LARGEST_GAME: Final = 256 * 1024  # bytes
MOST_CHOICES: Final = 5000
AT_HAND: Final = 8  # replays that were asked for last
EVERY: Final = 16  # moments between two that are kept
FILE: Final = "This file"
ALL_KNOWN: Final = 1 << 30


class Film:
    """A saved game that goes the way its file says, with some of its moments kept to begin from."""

    def __init__(self, saved: Saved, box: Box) -> None:
        self.saved = saved
        self.kept: list[Game] = []
        self.turns: list[TurnBegins] = []
        game = Game.new(saved.setup.setup(), int(saved.seed, 16), box)
        self._note(0, game)
        for at, (seat, answer) in enumerate(saved.choices, start=1):
            game.choose(seat, answer)
            self._note(at, game)
        self.names = [seat.name for seat in game.table.seats]

    @property
    def length(self) -> int:
        return len(self.saved.choices) + 1

    def _note(self, at: int, game: Game) -> None:
        if at % EVERY == 0:
            self.kept.append(game.copy())
        if game.table.turn > len(self.turns):
            self.turns += [TurnBegins(at, game.table.active)] * (game.table.turn - len(self.turns))

    def at(self, moment: int) -> Game:
        """The game at one of its moments."""
        game = self.kept[moment // EVERY].copy()
        for seat, answer in self.saved.choices[moment - moment % EVERY : moment]:
            game.choose(seat, answer)
        return game


def check(saved: Saved, box: Box) -> Film:
    """Check a saved game as if it were read from a file, and make it ready to be shown."""
    if len(saved.choices) > MOST_CHOICES:
        raise Refusal("bad-game", f"A game of more than {MOST_CHOICES} choices is not shown.")
    try:
        replay(read(FILE, msgspec.json.encode(saved)), box)
    except ReplayError as error:
        raise Refusal("bad-game", str(error)) from error
    return Film(saved, box)


def show(film: Film, ask: AskReplay, box: Box) -> ReplayShown:
    """The moments asked for, each with what was told since the one before."""
    if ask.seat is not None and not 0 <= ask.seat < len(film.names):
        raise Refusal("no-such-seat", f"There are seats 0 to {len(film.names) - 1}, not {ask.seat}.")
    table = _table(film, max(0, ask.start - 1), box)
    looker = Looker(ask.seat, ALL_KNOWN if ask.start else 0, spoken(ask.language))
    moments: list[Moment] = []
    if ask.start:
        looker.look(table)
        looker.known = 0
    for at in range(ask.start, min(ask.start + ask.count, film.length)):
        if at > 0:
            table.enter(CHOICE, *film.saved.choices[at - 1])
        view = looker.look(table)
        view.undo = ""
        moments.append(Moment(at, view, _hands(table.game) if ask.open_hands else []))
    return ReplayShown(film.length, film.names, film.turns, moments)


def _table(film: Film, moment: int, box: Box) -> Table:
    """A table at which the game stands at some moment."""
    seats = [Seat(number, key) for number, key in enumerate(film.saved.setup.characters)]
    table = Table("", Options(pace=SWIFT), seats, box)
    table.resume(Recorder(film.at(min(moment, film.length - 1)), film.saved.setup.setup(), 0))
    return table


def _hands(game: Game) -> list[list[int]]:
    return [[card.face.number for card in seat.hand] for seat in game.table.seats]


class Films:
    """The replays that were asked for last: who watches one asks for it again and again."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.known: OrderedDict[str, Film] = OrderedDict()
        self.alone = asyncio.Lock()

    async def show(self, ask: AskReplay) -> ReplayShown:
        """One at a time, in a thread of its own: games that are played go first."""
        async with self.alone:
            return await asyncio.to_thread(self._show, ask)

    def _show(self, ask: AskReplay) -> ReplayShown:
        film = self.known.pop(ask.game.digest, None)
        if film is None or film.saved != ask.game:
            film = check(ask.game, self.box)
        self.known[ask.game.digest] = film
        while len(self.known) > AT_HAND:
            self.known.popitem(last=False)
        return show(film, ask, self.box)


@post("/replays", status_code=200, opt=REPLAY, responses=refusals(400, 413, 429), request_max_body_size=LARGEST_GAME)
async def show_replay(data: JSONBody[AskReplay], films: NamedDependency[Films]) -> ReplayShown:
    """Check a saved game and show some of its moments."""
    return await films.show(data)
