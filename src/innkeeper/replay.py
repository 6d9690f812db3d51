"""Saved games: a setup, a seed and the choices. Replaying them gives the same log, byte for byte."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from innkeeper.agreed import Agreed
from innkeeper.data import pack_fact
from innkeeper.game import Game, IllegalChoice
from innkeeper.packs import PackError, open_box
from innkeeper.packs.foreign import box_with
from innkeeper.promise import Promise, judged
from innkeeper.rules.setup import Setup, SetupError
from innkeeper.table.box import Box
from innkeeper.table.chance import LINEAR
from innkeeper.table.log import EVERYBODY, Fact
from innkeeper.words import modes, say, telling

FORMAT: Final = "innkeeper game"
VERSION: Final = 2
CITED: Final = 1  # in this version the log held the rules as they were cited at the time, so it tells nothing now
ALWAYS_WRITTEN: Final = ("characters", "drinks", "first", "names", "sides", "event_decks")  # then what is not as usual
READABLE_WIDTH: Final = 100

Answer = int | list[int]


class ReplayError(ValueError):
    """A saved game that cannot be used: what is wrong with it, and what to do."""


class SavedSetup(Agreed, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the players agreed on before the game, and who they were."""

    characters: list[str]
    first: int
    names: list[str]
    generator: str = LINEAR  # not written down while there was no other

    def setup(self) -> Setup:
        """The same as the engine takes it."""
        return self.laid(self.characters, self.first, self.names, self.generator)


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A saved game: see docs/replays.md."""

    format: str
    version: int
    setup: SavedSetup
    seed: str  # 128 bits, as 32 hexadecimal digits
    promise: Promise | None = None  # of a seed that was drawn by an inn
    choices: list[tuple[int, Answer]]  # seat and answer, in the order in which they were made
    finished: bool
    log: str  # the digest of the log after the last choice
    digest: str  # the digest of all the above


class Recorder:
    """Plays a game and records every choice."""

    def __init__(self, game: Game, setup: Setup, seed: int, choices: list[tuple[int, Answer]] | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.choices = list(choices or [])
        self.promise: Promise | None = None

    @staticmethod
    def new(setup: Setup, seed: int, box: Box) -> Recorder:
        """Begin a game."""
        return Recorder(Game.new(setup, seed, box), setup, seed)

    @staticmethod
    def resume(saved: Saved, box: Box) -> Recorder:
        """Go on with a saved game where it stood."""
        recorder = Recorder(replay(saved, box), saved.setup.setup(), int(saved.seed, 16), saved.choices)
        recorder.promise = saved.promise
        return recorder

    def choose(self, seat: int, answer: Answer) -> None:
        """Choose as `Game.choose` does; only a choice that is taken is recorded."""
        self.game.choose(seat, answer)
        self.choices.append((seat, answer))

    def saved(self) -> Saved:
        """The game so far."""
        game = self.game
        unsigned = Saved(
            format=FORMAT,
            version=VERSION,
            setup=SavedSetup.of(self.setup),
            seed=f"{self.seed:032x}",
            promise=self.promise,
            choices=self.choices.copy(),
            finished=game.over,
            log=log_digest(game),
            digest="",
        )
        return msgspec.structs.replace(unsigned, digest=digest(unsigned))


def log_bytes(game: Game) -> bytes:
    """The log, a line of JSON for each fact without the rule that it cites: the same bytes on every build."""
    return b"".join(msgspec.json.encode(_line(fact)) + b"\n" for fact in game.log)


def _line(fact: Fact) -> list[object]:
    """A fact as logs are compared by; of a component, also which one it tells of."""
    what, _rule, *rest = pack_fact(fact)
    return [what, *rest, fact.component.key] if fact.component.key else [what, *rest]


def log_digest(game: Game) -> str:
    """What tells one log from another."""
    return hashlib.sha256(log_bytes(game)).hexdigest()


def written(saved: Saved) -> bytes:
    """A saved game as its file holds it, and as its digest is taken."""
    setup = {name: getattr(saved.setup, name) for name in ALWAYS_WRITTEN}
    setup |= {name: value for name, value in msgspec.to_builtins(saved.setup).items() if name not in setup}
    return msgspec.json.encode(msgspec.to_builtins(saved) | {"setup": setup})


def digest(saved: Saved) -> str:
    """What tells a saved game from every other: it changes with each field, but for the digest itself."""
    return hashlib.sha256(written(msgspec.structs.replace(saved, digest=""))).hexdigest()


def save(path: Path, saved: Saved) -> None:
    """Write a saved game whole or not at all: an older file stays until the new one is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as part:
            part.write(written(saved) + b"\n")
            part.flush()
            os.fsync(part.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def load(path: Path) -> Saved:
    """Read a saved game; whatever is wrong with the file raises `ReplayError`."""
    file = path.name
    try:
        written = path.read_bytes()
    except OSError as error:
        raise _wrong("unreadable", file=file, reason=error.strerror or str(error)) from error
    return read(file, written)


def read(file: str, written: bytes) -> Saved:
    """What a file of this name holds, if it is a saved game."""
    _check_version(file, _entries(file, written))
    try:
        saved = msgspec.json.decode(written, type=Saved)
    except msgspec.ValidationError as error:
        raise _wrong("shape", file=file, reason=str(error)) from error
    if saved.digest != digest(saved):
        raise _wrong("edited", file=file)
    return saved


def _entries(file: str, written: bytes) -> dict[str, Any]:
    """The file as JSON, if it is one of ours at all."""
    ours = FORMAT.encode() in written[:100]
    try:
        entries = msgspec.json.decode(written)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _wrong("truncated" if ours else "foreign", file=file, reason=str(error)) from error
    if not isinstance(entries, dict) or entries.get("format") != FORMAT:
        raise _wrong("foreign", file=file)
    return entries


def _check_version(file: str, entries: dict[str, Any]) -> None:
    version = entries.get("version")
    if not isinstance(version, int) or version < 1:
        raise _wrong("shape", file=file, reason=f"version {version!r}")
    if version > VERSION:
        raise _wrong("future", file=file, number=version, known=VERSION)


def _wrong(what: str, **values: object) -> ReplayError:
    return ReplayError(say(f"replay-{what}", **values))


def box_of(saved: Saved, box: Box) -> Box:
    """The box that a saved game was played with: packs that somebody had brought are in its file. Raises PackError."""
    return box_with(box, saved.setup.packs, known_before=True)


def replay(saved: Saved, box: Box) -> Game:
    """Play a saved game again to where it stood, and check that it goes the same way."""
    try:
        game = Game.new(saved.setup.setup(), int(saved.seed, 16), box_of(saved, box))
    except (SetupError, PackError, ValueError) as error:
        raise _wrong("setup", reason=str(error)) from error
    for number, (seat, answer) in enumerate(saved.choices, start=1):
        try:
            game.choose(seat, answer)
        except IllegalChoice as error:
            raise _wrong("choice", number=number, seat=seat, reason=str(error)) from error
    if game.over != saved.finished or (saved.version != CITED and log_digest(game) != saved.log):
        raise _wrong("log")
    return game


def promised(saved: Saved) -> str:
    """Whether the deal was the one promised: `kept`, `broken` or `none`."""
    return judged(saved.promise, saved.setup.setup(), int(saved.seed, 16))


def run(file: Path, seat: str | None) -> int:
    """Check a saved game and tell it; the exit status is 1 when something is wrong with it."""
    out = Console(highlight=False)
    out.width = min(out.width, READABLE_WIDTH)
    try:
        saved = load(file)
        game = replay(saved, open_box())
        teller = _Teller(out, game, _seat_called(game, seat))
    except ReplayError as error:
        Console(stderr=True, highlight=False, soft_wrap=True).print(str(error), markup=False)
        return 1
    teller.tell(saved)
    return 0


def _seat_called(game: Game, name: str | None) -> int | None:
    """The seat of this name, or of this number."""
    if name is None:
        return None
    names = [seat.name for seat in game.table.seats]
    for number, known in enumerate(names):
        if name.casefold() in (known.casefold(), str(number)):
            return number
    raise _wrong("no-seat", who=name, names=telling.listed(names))


class _Teller:
    """Tells a game turn by turn: all of a finished one, or what one seat could know.

    While a game is going on, its secrets stay secret.
    """

    def __init__(self, out: Console, game: Game, seat: int | None) -> None:
        self.out = out
        self.game = game
        self.seat = seat
        self.names = [seat.name for seat in game.table.seats]
        members = [
            [seat.number for seat in game.table.seats if seat.side == side] for side in range(len(game.table.purses))
        ]
        self.sides = [[self.names[seat] for seat in side] for side in members]

    def whose_turn(self, seat: int) -> str:
        """A player, or the team of several that takes its turn together."""
        side = self.game.table.seats[seat].side
        return self.names[seat] if len(self.sides[side]) == 1 else modes.roster(self.sides)[side]

    def tell(self, saved: Saved) -> None:
        self.line(say("replay-title", names=telling.listed(modes.roster(self.sides))), "bold")
        turns = 0
        shown_draws = False
        for fact in self.game.log:
            if not self.is_known(fact) or (fact.what == "has-drawn" and shown_draws):
                continue
            shown_draws = fact.what == "draws"
            if fact.what == "turn":
                turns += 1
                self.line("")
                self.line(say("replay-turn", number=turns, who=self.whose_turn(fact.seat)), "bold")
            else:
                self.line(f"  {telling.fact(fact, self.names)}")
        self.line("")
        self.show_result(saved, turns)

    def is_known(self, fact: Fact) -> bool:
        if fact.known_to == EVERYBODY:
            return True
        return self.game.over if self.seat is None else fact.is_known_to(self.seat)

    def show_result(self, saved: Saved, turns: int) -> None:
        ended = "replay-finished" if saved.finished else "replay-unfinished"
        self.line(say(ended, turns=turns, choices=len(saved.choices)))
        board = Table()
        board.add_column(say("replay-player"))
        for stat in ("stat-fortitude", "stat-alcohol", "stat-gold"):
            board.add_column(say(stat), justify="right")
        board.add_column(say("replay-result"))
        for seat in self.game.view().seats:
            numbers = (seat.fortitude, seat.alcohol, seat.gold)
            board.add_row(Text(seat.name), *(str(number) for number in numbers), say(self.result(seat.number)))
        self.out.print(board)
        self.line(say("replay-sound"))
        if saved.finished:
            shown = saved.promise.digest if saved.promise is not None else ""
            self.line(say(f"replay-promise-{promised(saved)}", digest=shown))

    def result(self, seat: int) -> str:
        sides = {self.game.table.seats[winner].side for winner in self.game.winners}
        if seat in self.game.winners:
            return "replay-result-tied" if len(sides) > 1 else "replay-result-won"
        return "replay-result-out" if self.game.table.seats[seat].out else "replay-result-in"

    def line(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style=style), soft_wrap=not self.out.is_terminal)
