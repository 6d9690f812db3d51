"""Two versions of something, played on the same seeds and seats, so that luck is the same for both."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

import polars as pl
from rich.console import Console
from rich.table import Table
from rich.text import Text

from innkeeper.agreed import Agreed
from innkeeper.lab import LabError
from innkeeper.lab.folder import HOW_KEPT, RUN, Folder, option
from innkeeper.lab.folder import shown as as_text
from innkeeper.lab.page import percent, signed
from innkeeper.lab.rows import IF_ASKED
from innkeeper.lab.run import Run, new_run, read_packs
from innkeeper.lab.running import run_all
from innkeeper.lab.shares import games_to_see, width
from innkeeper.packs import open_box
from innkeeper.packs.foreign import read_foreign

FOLDER: Final = "the folder of a run"
PACK: Final = "a pack"
BOT: Final = "a bot"
NOT_PLAYED: Final = (*HOW_KEPT, *IF_ASKED, "games")  # what says nothing of how a game goes
MAY_DIFFER: Final = (*NOT_PLAYED, "packs", "bots", "characters", "always", "innkeeper", "cards", "play")
SMALL: Final = 0.01  # a difference that is worth seeing
FOLDERS: Final = ("one", "other")  # in which both are kept


class Compared(NamedTuple):
    """How often each of two wins, and how much more often the second does, with the interval."""

    who: str
    games: int
    one: float
    other: float
    gain: float
    low: float
    high: float
    spread: float  # of the difference, from game to game

    @property
    def is_clear(self) -> bool:
        """Whether the difference is no luck."""
        return self.low > 0 or self.high < 0


class Asked(NamedTuple):
    """How both are to be played."""

    games: int
    seats: int
    characters: str
    bots: str  # on the other seats, and in the hands of whom packs are
    drinks: str
    packs: list[str]  # who may sit down besides
    seed: str


def kind_of(name: str) -> str:
    """What is meant by a name on the command line."""
    path = Path(name)
    if (path / RUN).is_file():
        return FOLDER
    if path.is_dir():
        raise LabError(f"{path} holds no run; `innkeeper lab run --out {path} …` makes one.")
    return PACK if path.is_file() or path.suffix in (".yaml", ".yml") else BOT


def kind_of_both(one: str, other: str) -> str:
    """What both are."""
    kinds = [kind_of(name) for name in (one, other)]
    if kinds[0] != kinds[1]:
        raise LabError(f"{one} is {kinds[0]} and {other} {kinds[1]}; compare two packs, two bots, or two folders.")
    return kinds[0]


def run_with_bot(name: str, asked: Asked) -> Run:
    """A run in which this bot has one seat at each table."""
    bots = ",".join([name] + [asked.bots] * (asked.seats - 1))
    agreed = Agreed(drinks=asked.drinks, packs=asked.packs)
    return new_run(asked.games, str(asked.seats), asked.characters, bots, agreed=agreed, seed=asked.seed)


def run_with_pack(name: str, asked: Asked) -> Run:
    """A run in which the character of this pack sits at each table."""
    (text,) = read_packs([Path(name)])
    own = read_foreign(text, open_box()).key
    agreed = Agreed(drinks=asked.drinks, packs=[text, *asked.packs])
    return new_run(
        asked.games, str(asked.seats), asked.characters, asked.bots, agreed=agreed, always=own, seed=asked.seed
    )


def play_both(
    names: tuple[str, str], kind: str, asked: Asked, out: Path, workers: int | None, console: Console
) -> list[Folder]:
    """Play both, alike in everything else; their folders."""
    run_with = run_with_bot if kind == BOT else run_with_pack
    runs = [run_with(name, asked) for name in names]
    if same_games(*runs):
        raise LabError(f"{names[0]} and {names[1]} are the same.")
    folders = []
    for run, name, place in zip(runs, names, FOLDERS, strict=True):
        console.print(f"{name}:", soft_wrap=True)
        folders.append(run_all(run, out / place, workers, None, console))
    return folders


def compare(one: Folder, other: Folder) -> list[Compared]:
    """What differs between two runs of the same seeds: the seats with another bot, character or pack.

    If that is nobody, everybody, by character: then the cards, rules or bots of the house have changed.
    """
    refuse_unlike(one, other)
    rows = [folder.scan("seats").select("game", "seat", "character", "bot", "won") for folder in (one, other)]
    both = rows[0].join(rows[1], on=["game", "seat"], suffix="_other").collect()
    changed = changed_packs(one.run.packs, other.run.packs)
    differs = (
        (pl.col("bot") != pl.col("bot_other"))
        | (pl.col("character") != pl.col("character_other"))
        | pl.col("character").is_in(changed)
    )
    focus = both.filter(differs)
    if len(focus):
        return [compared("", focus)]
    found = [compared(str(key), rows) for (key,), rows in both.group_by("character")]
    return sorted(found, key=lambda it: -abs(it.gain) / (it.high - it.low or 1))


def refuse_unlike(one: Folder, other: Folder) -> None:
    """Refuse runs that have not the same seats and seeds, and such that have the same everything."""
    if same_games(one.run, other.run):
        raise LabError(f"{one.path} and {other.path} are the same.")
    fields = [name for name in Run.__struct_fields__ if name not in MAY_DIFFER]
    pairs = [(name, getattr(one.run, name), getattr(other.run, name)) for name in fields]
    told = [f"{option(name)}: {as_text(it)} and {as_text(its)}" for name, it, its in pairs if it != its]
    drawn = [sorted(set(folder.run.characters) - set(folder.run.always)) for folder in (one, other)]
    if drawn[0] != drawn[1]:
        told.append("--characters")
    if told:
        raise LabError(f"{one.path} and {other.path} have not the same games to compare ({'; '.join(told)}).")


def same_games(one: Run, other: Run) -> bool:
    """Whether all that is played is the same, however much of it and however it is kept."""
    fields = [name for name in Run.__struct_fields__ if name not in NOT_PLAYED]
    return all(getattr(one, name) == getattr(other, name) for name in fields)


def changed_packs(one: list[str], other: list[str]) -> list[str]:
    """The ids of characters whose packs are not the same."""
    return [read_foreign(text, open_box(), known_before=True).key for text in {*one} ^ {*other}]


def compared(who: str, rows: pl.DataFrame) -> Compared:
    """The difference from game to game; several seats at a table count together."""
    games = rows.group_by("game").agg(pl.col("won", "won_other").mean())
    one, other = games["won"].to_list(), games["won_other"].to_list()
    gains = [after - before for before, after in zip(one, other, strict=True)]
    spread = stdev(gains) if len(gains) > 1 else 1.0
    gain, half = fmean(gains), width() * spread / sqrt(len(gains))
    return Compared(who, len(gains), fmean(one), fmean(other), gain, gain - half, gain + half, spread)


def shown(found: list[Compared], names: tuple[str, str]) -> Table:
    """Both beside each other, as a table for the terminal."""
    table = Table(*([] if len(found) == 1 else ["Character"]), *names, "Difference", "95 %", "Games")
    for it in found:
        cells = [percent(it.one), percent(it.other), signed(it.gain), f"{signed(it.low)} to {signed(it.high)}"]
        table.add_row(*([] if len(found) == 1 else [Text(it.who)]), *cells, f"{it.games:,}")
    return table


def told(it: Compared) -> str:
    """What to think of a difference."""
    if it.is_clear:
        return "The difference is more than luck."
    seen = abs(it.gain) or SMALL
    needed = games_to_see(seen, it.spread)
    return f"The difference may be luck. To see one of {signed(seen)} it takes about {needed:,} games."
