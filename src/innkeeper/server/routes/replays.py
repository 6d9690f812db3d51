"""Replays over HTTP: a saved game is checked, then shown moment by moment."""

from collections import OrderedDict
from typing import Final

import msgspec
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from innkeeper.game import Game
from innkeeper.replay import Recorder, ReplayError, Saved, box_of, promised, read, replay, written
from innkeeper.server.languages import spoken
from innkeeper.server.messages import AskReplay, Moment, Refused, ReplayShown, TurnBegins
from innkeeper.server.metrics import Metrics
from innkeeper.server.pool import Limit, NoAnswer, Pool
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.http import json_response, refusals
from innkeeper.server.routes.rate_limits import REPLAY
from innkeeper.server.showing.looker import Looker
from innkeeper.server.showing.packs import show_packs
from innkeeper.server.tables.entries import CHOICE
from innkeeper.server.tables.options import SWIFT, Options
from innkeeper.server.tables.seats import Seat
from innkeeper.server.tables.table import Table
from innkeeper.table.box import Box

LARGEST_GAME: Final = 384 * 1024  # bytes; the packs that were brought are among them
MOST_CHOICES: Final = 5000
LONGEST_TEXT: Final = 200
HIGHEST_VERSION: Final = 1_000_000
AT_HAND: Final = 8  # replays that were asked for last
KIND: Final = "replay"  # of job
MOST_WAITING: Final = 8
LONGEST: Final = 30.0  # seconds to wait, and to be shown
EVERY: Final = 16  # moments between two that are kept
FILE: Final = "This file"
ALL_KNOWN: Final = 1 << 30


class Film:
    """A saved game that goes the way its file says, with some of its moments kept to begin from."""

    def __init__(self, saved: Saved, box: Box) -> None:
        self.saved = saved
        self.kept: list[Game] = []
        self.turns: list[TurnBegins] = []
        self.box = box_of(saved, box)
        game = Game.new(saved.setup.setup(), int(saved.seed, 16), self.box)
        self._note(0, game)
        for at, (seat, answer) in enumerate(saved.choices, start=1):
            game.choose(seat, answer)
            self._note(at, game)
        self.places = game.table.places

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
    setup = saved.setup
    texts = [saved.seed, *setup.characters, *setup.names, setup.generator]
    texts += [saved.promise.digest, saved.promise.salt] if saved.promise is not None else []
    if max(map(len, texts)) > LONGEST_TEXT or abs(saved.version) > HIGHEST_VERSION:
        raise Refusal("bad-game", f"In a saved game no name has more than {LONGEST_TEXT} letters.")
    try:
        replay(read(FILE, written(saved)), box)
    except ReplayError as error:
        raise Refusal("bad-game", str(error)) from error
    return Film(saved, box)


def show(film: Film, ask: AskReplay) -> ReplayShown:
    """The moments asked for, each with what was told since the one before."""
    if ask.seat is not None and not 0 <= ask.seat < len(film.places):
        raise Refusal("no-such-seat", f"There are seats 0 to {len(film.places) - 1}, not {ask.seat}.")
    table = _table(film, max(0, ask.start - 1))
    language = spoken(ask.language)
    looker = Looker(ask.seat, ALL_KNOWN if ask.start else 0, language)
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
    names = [place.called(language) for place in film.places]
    packs = show_packs(film.box, language)
    return ReplayShown(film.length, names, film.turns, moments, promised(film.saved), packs)


def _table(film: Film, moment: int) -> Table:
    """A table at which the game stands at some moment."""
    seats = [Seat(number, key) for number, key in enumerate(film.saved.setup.characters)]
    table = Table("", Options(pace=SWIFT), seats, film.box)
    table.resume(Recorder(film.at(min(moment, film.length - 1)), film.saved.setup.setup(), 0))
    return table


def _hands(game: Game) -> list[list[int]]:
    return [[card.face.number for card in seat.hand] for seat in game.table.seats]


def shown(box: Box, ask: AskReplay) -> bytes | Refused:
    """The answer, or why there is none: this is what the process of the replays does."""
    try:
        film = FILMS.pop(ask.game.digest, None)
        if film is None or film.saved != ask.game:
            film = check(ask.game, box)
        FILMS[ask.game.digest] = film
        while len(FILMS) > AT_HAND:
            FILMS.popitem(last=False)
        return msgspec.json.encode(show(film, ask))
    except Refusal as refusal:
        return Refused(refusal.code, refusal.why)


FILMS: Final[OrderedDict[str, Film]] = OrderedDict()  # who watches a replay asks for it again and again


class Replays:
    """Replays are checked and shown in a process of their own, one after another: games that are played go first."""

    def __init__(self, metrics: Metrics, box: Box) -> None:
        self.pool = Pool(metrics, box, 1, {KIND: Limit(MOST_WAITING, LONGEST)})

    async def show(self, ask: AskReplay) -> bytes:
        """The answer; raises Refusal."""
        try:
            answer = await self.pool.run(KIND, shown, ask)
        except NoAnswer as error:
            if error.reason == "failed":
                raise
            raise Refusal("inn-full", "Too many replays are asked for at once. Try again in a minute.") from error
        if isinstance(answer, Refused):
            raise Refusal(answer.code, answer.why)
        return answer


@post("/replays", status_code=200, opt=REPLAY, responses=refusals(400, 413, 429), request_max_body_size=LARGEST_GAME)
async def show_replay(data: JSONBody[AskReplay], replays: NamedDependency[Replays]) -> Response[ReplayShown]:
    """Check a saved game and show some of its moments."""
    return json_response(await replays.show(data))
