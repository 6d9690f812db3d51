"""The folder of a run: run.json says what was asked for, and every batch that is done has its files."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
import polars as pl

from innkeeper.lab import LabError
from innkeeper.lab.rows import IF_ASKED, TABLES
from innkeeper.lab.run import Run
from innkeeper.packs import open_box
from innkeeper.packs.foreign import box_with

RUN: Final = "run.json"
CARDS: Final = "cards.parquet"
MARK: Final = b"PAR1"  # with which a Parquet file begins and ends
HOW_KEPT: Final = ("batch", "grown")  # says nothing of what is played
MEANT: Final = {
    "innkeeper": "the version",
    "cards": "the cards",
    "play": "the rules or bots",
    "drawn": "a tournament",
    "modes": "--mode",
}


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.run = run

    @staticmethod
    def claim(path: Path, run: Run) -> Folder:
        """A folder for this run: a new one, or the one in which it was begun, perhaps with fewer games."""
        folder = Folder(path, run)
        try:
            if (path / RUN).exists():
                begun = Folder.open(path)
                refuse_others(path, begun.run, run)
                if run.games > begun.run.games:
                    begun.run = begun.run.grown_to(run)
                    begun.note_run()
                return begun
            if path.is_dir() and any(path.iterdir()):
                raise LabError(f"{path} holds other things; name a new or empty folder with --out.")
            path.mkdir(parents=True, exist_ok=True)
            folder.note_run()
        except OSError as error:
            raise LabError(f"{path} cannot be used: {error.strerror or error}.") from error
        return folder

    @staticmethod
    def open(path: Path) -> Folder:
        """The folder of a run that was begun."""
        try:
            return Folder(path, msgspec.json.decode((path / RUN).read_bytes(), type=Run))
        except FileNotFoundError as error:
            raise LabError(f"{path} holds no run; `innkeeper lab run --out {path} …` makes one.") from error
        except OSError as error:
            raise LabError(f"{path} cannot be read: {error.strerror or error}.") from error
        except msgspec.MsgspecError as error:
            raise LabError(f"{path / RUN} does not describe a run: {error}.") from error

    def note_run(self) -> None:
        """Write down what is to be played."""
        self.write(RUN, msgspec.json.format(msgspec.json.encode(self.run)) + b"\n")

    def files(self, batch: int) -> dict[str, Path]:
        """The files of a batch, by table, in the order in which they are written."""
        wanted = [table for table in TABLES if table not in IF_ASKED or getattr(self.run, table)]
        return {table: self.path / f"{table}-{batch:05}.parquet" for table in wanted}

    def missing(self) -> list[int]:
        """The batches that are still to be played."""
        here = {path.name for path in self.path.glob("*.parquet") if is_whole(path)}
        return [batch for batch in self.run.batches if {path.name for path in self.files(batch).values()} - here]

    def done(self) -> int:
        """How many games are there."""
        missing = sum(len(self.run.games_of(batch)) for batch in self.missing())
        return self.run.games - missing

    def keep(self, batch: int, written: dict[str, bytes]) -> None:
        """Keep the files of a batch."""
        for table, path in self.files(batch).items():
            self.write(path.name, written[table])

    def keep_cards(self) -> None:
        """Write down what the numbers of cards mean."""
        if not (self.path / CARDS).exists():
            box = box_with(open_box(), self.run.packs)
            names = {pack.key: pack.name for pack in box.packs}
            cards = [(face.number, face.pack, names.get(face.pack, face.pack), face.title) for face in box.faces]
            content = BytesIO()
            pl.DataFrame(cards, schema=["number", "deck", "name", "title"], orient="row").write_parquet(content)
            self.write(CARDS, content.getvalue())

    def write(self, name: str, content: bytes) -> None:
        """Write a file whole or not at all, even if the power goes; who is interrupted leaves nothing behind."""
        part = self.path / f".{name}.part"
        try:
            with part.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, self.path / name)
        except BaseException:
            part.unlink(missing_ok=True)
            raise

    def scan(self, table: str) -> pl.LazyFrame:
        """All rows of a table, read as they are needed; batches that are not complete are left out."""
        missing = set(self.missing())
        paths = [self.files(batch)[table] for batch in self.run.batches if batch not in missing]
        if not paths:
            raise LabError(f"{self.path} holds no games yet; `innkeeper lab run` goes on with them.")
        return pl.scan_parquet(paths)


def is_whole(path: Path) -> bool:
    """Whether a Parquet file is there from its first to its last bytes."""
    with path.open("rb") as file:
        first = file.read(len(MARK))
        file.seek(max(0, path.stat().st_size - len(MARK)))
        return first == MARK == file.read()


def refuse_others(path: Path, there: Run, asked: Run) -> None:
    """Refuse a folder with another run, saying what differs; that more games are asked for alone does not."""
    differing = [name for name in Run.__struct_fields__ if getattr(there, name) != getattr(asked, name)]
    differing = [name for name in differing if name not in HOW_KEPT]
    if differing and not (differing == ["games"] and there.games < asked.games):
        told = "; ".join(difference(name, getattr(there, name), getattr(asked, name)) for name in differing)
        raise LabError(f"{path} holds another run ({told}); name another folder with --out, or ask for the same again.")


def difference(name: str, there: object, asked: object) -> str:
    if name == "packs":
        return "--pack: other cards"
    return f"{option(name)}: {shown(there)} there, {shown(asked)} asked"


def option(name: str) -> str:
    """What a part of a run is called on the command line."""
    return MEANT.get(name, f"--{name}")


def shown(value: object) -> str:
    return ",".join(str(part) for part in value) or "none" if isinstance(value, list) else str(value)
