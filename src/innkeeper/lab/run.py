"""A run: what is to be played. The same run gives the same rows, whoever plays it and in whatever order."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import innkeeper
from innkeeper.agreed import NONE, Agreed, read_sides, read_variants
from innkeeper.bots import UnknownBot
from innkeeper.lab import LabError
from innkeeper.lab.entrants import entrant, source_of
from innkeeper.packs import PackError, open_box
from innkeeper.packs.foreign import box_with, read_right
from innkeeper.rules.modes import MODES, bosses_at, usual_sides
from innkeeper.rules.setup import SetupError, check
from innkeeper.table.box import Box
from innkeeper.table.chance import Dice
from innkeeper.vocabulary.mistakes import near

PACKAGE: Final = Path(innkeeper.__file__).parent
CARDS: Final = ("packs/**/*.yaml",)
PLAY: Final = (  # what decides how games go
    *(f"{room}/**/*.py" for room in ("bots", "packs", "rules", "table", "vocabulary")),
    *(
        f"{module}.py"
        for module in ("agreed", "game", "looking", "view", "lab/history", "lab/playing", "lab/plays", "lab/seating")
    ),
)
ALL: Final = "all"
NOTHING_ELSE: Final = Agreed()  # than what is usual
MOST_GAMES: Final = 100_000_000
TOO_LARGE: Final = 11  # a table of so many is refused, and larger ones need not be tried
LARGEST_BATCH: Final = 200
USUAL_BATCHES: Final = 100  # a run falls into about so many, if they are not too large then


class Growth(msgspec.Struct, frozen=True):
    """A run that was to have so many games got more; from there on a file holds so many."""

    after: int
    batch: int


class Part(NamedTuple):
    """Games of a run, from first to last, of which a file holds so many."""

    first: int
    last: int
    batch: int

    @property
    def batches(self) -> int:
        """How many files they take."""
        return -(-(self.last - self.first + 1) // self.batch)


class Run(Agreed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that decides what the rows hold."""

    format: str = "innkeeper run"
    games: int
    seats: list[int]  # table sizes, taken in turn
    characters: list[str]  # who may sit down, drawn for each game
    always: list[str] = msgspec.field(default_factory=list)  # those of them who sit at every table
    bots: list[str]  # one for all seats, or one a seat, moving on a seat from game to game
    drawn: bool = False  # in a tournament the bots, too, are drawn for each game
    modes: list[str] = msgspec.field(default_factory=lambda: [""])  # in turn at every size; empty: the standard game
    seed: str = "1"
    decisions: bool = False
    plays: bool = False
    batch: int  # how many games a file holds
    grown: list[Growth] = msgspec.field(default_factory=list)
    innkeeper: str = innkeeper.__version__
    cards: str  # what tells these cards from others
    play: str  # what tells these rules and bots from others, one's own bots included

    @property
    def tables(self) -> list[Agreed]:
        """What is agreed on at each table, for as many players as `seats` says, taken in turn."""
        return [table_of(self, mode, size) for mode in self.modes for size in self.seats]

    @property
    def parts(self) -> list[Part]:
        """The run as it was begun, and what it grew by."""
        ends = [*(it.after for it in self.grown), self.games]
        sizes = [self.batch, *(it.batch for it in self.grown)]
        return [Part(before + 1, end, size) for before, end, size in zip([0, *ends], ends, sizes, strict=False)]

    @property
    def batches(self) -> range:
        """The numbers of all batches."""
        return range(1, sum(part.batches for part in self.parts) + 1)

    def games_of(self, batch: int) -> range:
        """The numbers of the games in a batch."""
        for part in self.parts:
            if batch <= part.batches:
                first = part.first + (batch - 1) * part.batch
                return range(first, min(part.last, first + part.batch - 1) + 1)
            batch -= part.batches
        return range(0)

    def grown_to(self, larger: Run) -> Run:
        """The same run with as many games as a larger one has; what is there stays as it is."""
        growth = Growth(self.games, larger.batch)
        return msgspec.structs.replace(self, games=larger.games, grown=[*self.grown, growth])


def new_run(
    games: int,
    seats: str,
    characters: str,
    bots: str,
    *,
    agreed: Agreed = NOTHING_ELSE,
    modes: str = NONE,
    variants: str = NONE,
    always: str = "",
    seed: str = "1",
    decisions: bool = False,
    plays: bool = False,
    drawn: bool = False,
) -> Run:
    """A run as it is asked for on the command line; what cannot be played is refused."""
    if not 1 <= games <= MOST_GAMES:
        raise LabError(f"--games must be 1 to {MOST_GAMES:,}, not {games:,}.")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    check_bots(names)
    known = box_for(agreed).characters
    at_every_table = listed("--always", always, known) if always else []
    may_sit = listed("--characters", characters, known)
    run = Run(
        **msgspec.structs.asdict(agreed) | variants_of(variants),
        games=games,
        seats=table_sizes(seats),
        characters=may_sit + [key for key in at_every_table if key not in may_sit],
        always=at_every_table,
        bots=names,
        drawn=drawn,
        modes=[agreed.mode] if agreed.mode else read_modes(modes),
        seed=seed,
        decisions=decisions,
        plays=plays,
        batch=max(1, min(LARGEST_BATCH, games // USUAL_BATCHES)),
        cards=digest(CARDS),
        play=play_of(names),
    )
    for mode in run.modes:
        for size in run.seats:
            check_bots_fit(run, table_of(run, mode, size), size)
            check_table(table_of(run, mode, size), size, run.characters)
            check_always(table_of(run, mode, size), size, run.always)
    return run


def read_packs(paths: Iterable[Path] | None) -> list[str]:
    """Characters of one's own, as their files have them. What is wrong is told with file and line."""
    packs: list[str] = []
    try:
        for path in paths or ():
            packs.append(read_right(path, box_with(open_box(), packs)))
        box_with(open_box(), packs)
    except PackError as error:
        raise LabError(f"--pack: {error}") from None
    return packs


def box_for(agreed: Agreed) -> Box:
    """The cards that are played with, packs of one's own among them."""
    try:
        return box_with(open_box(), agreed.packs)
    except PackError as error:
        raise LabError(f"--pack: {error}") from None


def read_modes(text: str) -> list[str]:
    """Modes separated by commas; `none` is the standard game."""
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    if not names:
        raise LabError(f"--mode names none; there are: {NONE}, {', '.join(MODES)}.")
    for name in names:
        if name not in (NONE, *MODES):
            raise LabError(f"--mode: no {name!r}{near(name, MODES)}; there are: {NONE}, {', '.join(MODES)}.")
    return ["" if name == NONE else name for name in dict.fromkeys(names)]


def seats_on_sides(text: str) -> list[list[int]]:
    """The sides as they are asked for."""
    try:
        return read_sides(text)
    except ValueError as error:
        raise LabError(f"--{error}.") from None


def table_of(run: Run, mode: str, size: int) -> Agreed:
    """A table of a run: its sides are those asked for, or the usual ones of the mode."""
    sides = run.sides or usual_sides(mode, size)
    return msgspec.structs.replace(Agreed.of(run), mode=mode, sides=sides)


def table_sizes(text: str) -> list[int]:
    """Table sizes: `4`, `2,4` or `2-8`."""
    sizes: list[int] = []
    try:
        for part in text.split(","):
            least, _, most = part.partition("-")
            sizes += range(int(least), min(int(most or least), TOO_LARGE) + 1)
    except ValueError:
        sizes = []
    if not sizes:
        raise LabError(f"--seats must be a number, several, or a range, such as 4 or 2,4 or 2-8, not {text!r}.")
    return list(dict.fromkeys(sizes))


def listed(option: str, text: str, known: Iterable[str]) -> list[str]:
    """Names separated by commas, or `all` that are known."""
    known = sorted(known)
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    if names == [ALL]:
        return known
    if not names:
        raise LabError(f"{option} names nobody; there are: {ALL}, {', '.join(known)}.")
    if len(set(names)) != len(names):
        raise LabError(f"{option} names somebody twice; everybody is as likely as the others to sit down.")
    for name in names:
        if name not in known:
            raise LabError(f"{option}: no {name!r}{near(name, known)}; there are: {ALL}, {', '.join(known)}.")
    return names


def variants_of(text: str) -> dict[str, Any]:
    """What is agreed on with variants separated by commas."""
    try:
        return read_variants(text, open_box())
    except ValueError as error:
        raise LabError(f"--variants: {error}") from None


def check_bots(names: list[str], option: str = "--bots") -> None:
    """Refuse bots that nobody knows."""
    if not names:
        raise LabError(f"{option} names nobody.")
    for name in names:
        try:
            entrant(name)
        except UnknownBot as error:
            raise LabError(f"{option}: {error}.") from error


def check_bots_fit(run: Run, agreed: Agreed, size: int) -> None:
    """Refuse more or fewer bots than there are seats, or sides."""
    if not run.drawn and len(run.bots) not in (1, size, len(agreed.sides)):
        sides = f" or {len(agreed.sides)} sides" if agreed.sides else ""
        way = "one for all, one a seat, or one a side" if agreed.sides else "one for all, or one a seat"
        raise LabError(f"--bots names {len(run.bots)} bots for {size} seats{sides}; name {way}.")


def check_table(agreed: Agreed, size: int, characters: list[str]) -> None:
    """Refuse a table that the rules or the box do not allow."""
    try:
        box = box_for(agreed)
        check(agreed.seated(agreed.cast(characters, size, Dice(0).seeded(), box)), box)
    except SetupError as error:
        raise LabError(f"{error}.") from error


def check_always(agreed: Agreed, size: int, always: list[str]) -> None:
    """Refuse more who sit at every table than it has seats for them; a Boss is drawn among the villains."""
    free = size - len(bosses_at(agreed.mode, agreed.sides, size))
    if len(always) > free:
        raise LabError(f"--always names {len(always)} for a table of {size} with {free} seats for them.")


def play_of(names: list[str]) -> str:
    """What tells the rules, and these bots, from others."""
    return digest(PLAY, tuple(sorted({path for name in names for path in source_of(name)})))


@cache
def digest(globs: tuple[str, ...], others: tuple[Path, ...] = ()) -> str:
    """What tells these files of the package, and others outside it, from others."""
    found = hashlib.sha256()
    for path in others:
        found.update(f"{path.name}\0".encode() + path.read_bytes())
    for path in sorted({path for glob in globs for path in PACKAGE.glob(glob)}):
        found.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()[:16]
