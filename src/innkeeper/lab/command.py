"""`innkeeper lab`: play many games between bots, report on them, rate bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from innkeeper.lab import LabError

app = typer.Typer(
    help="Play thousands of games between bots, and see what they show.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Games = Annotated[int, typer.Option(help="How many games.")]
Seats = Annotated[str, typer.Option(help="Table sizes, taken in turn: 4, or 2,4, or 2-8.")]
Characters = Annotated[str, typer.Option(help="Who may sit down, drawn for each game: 'all', or 'gog,zot,eve'.")]
Drinks = Annotated[str, typer.Option(help="The drink deck, or several with the bar deck: rdi1+rdi3.")]
Mode = Annotated[str, typer.Option(help="'none', a mode with teams or Bosses, or several that are taken in turn.")]
Sides = Annotated[str, typer.Option(help="Who plays with whom, by seats: 0+1/2+3. Without it as usual in the mode.")]
Variants = Annotated[str, typer.Option(help="Variants separated by commas, or 'none'; docs/lab.md lists them.")]
Packs = Annotated[list[Path] | None, typer.Option(help="A character of your own; may be given several times.")]
Always = Annotated[str, typer.Option(help="Who of them sits at every table, such as a character of your own.")]
Seed = Annotated[str, typer.Option(help="Any number or text: the same games again.")]
Out = Annotated[Path, typer.Option(help="The folder for what is played; one that holds part of it goes on.")]
Plays = Annotated[bool, typer.Option("--plays", help="Write down what each card played did, for the cards' pages.")]
Decisions = Annotated[bool, typer.Option("--decisions", help="Write down every decision, too.")]
NumberOfWorkers = Annotated[int | None, typer.Option("--workers", min=1, help="Processes; all cores without it.")]
Cluster = Annotated[str | None, typer.Option(help="A Dask scheduler whose workers play, such as tcp://host:8786.")]


@app.command()
def run(
    games: Games,
    out: Out,
    bots: Annotated[str, typer.Option(help="One for all seats, or one a seat; they move on from game to game.")],
    seats: Seats = "4",
    characters: Characters = "all",
    drinks: Drinks = "rdi1",
    mode: Mode = "none",
    sides: Sides = "",
    variants: Variants = "none",
    pack: Packs = None,
    always: Always = "",
    seed: Seed = "1",
    decisions: Decisions = False,
    plays: Plays = False,
    workers: NumberOfWorkers = None,
    on: Cluster = None,
) -> None:
    """Play games and keep their rows as Parquet files."""

    def play(console: Console) -> None:
        from innkeeper.agreed import Agreed
        from innkeeper.lab.run import new_run, read_packs, seats_on_sides
        from innkeeper.lab.running import run_all

        agreed = Agreed(drinks=drinks, sides=seats_on_sides(sides), packs=read_packs(pack))
        asked = new_run(
            games,
            seats,
            characters,
            bots,
            agreed=agreed,
            modes=mode,
            variants=variants,
            always=always,
            seed=seed,
            decisions=decisions,
            plays=plays,
        )
        run_all(asked, out, workers, on, console)
        console.print(f"Kept in {out}. What they show: innkeeper lab report {out}", soft_wrap=True)

    attend(play)


@app.command()
def report(
    folder: Annotated[Path, typer.Argument(help="The folder of a run.")],
    pack: Annotated[list[Path] | None, typer.Option(help="Whose cards to tell of; without it everybody's.")] = None,
) -> None:
    """Write a page about a run, and its tables as CSV."""

    def write(console: Console) -> None:
        from innkeeper.lab.chapters import DECKS
        from innkeeper.lab.folder import Folder
        from innkeeper.lab.report import Report, of_packs

        kept = Folder.open(folder)
        report = Report(kept, of_packs(kept, pack or []))
        page = report.write()
        if report.decks:
            console.print(report.decks.shown(report.names))
            console.print(f"All characters compared: {folder / DECKS}", soft_wrap=True)
        if pack:
            console.print(report.card_pages.shown())
        console.print(f"The report: {page}", soft_wrap=True)

    attend(write)


@app.command()
def compare(
    one: Annotated[str, typer.Argument(help="A pack (a file), a bot (a name), or the folder of a run.")],
    other: Annotated[str, typer.Argument(help="What it is compared with, of the same kind.")],
    games: Games = 2000,
    seats: Annotated[int, typer.Option(min=2, max=10, help="The size of the table.")] = 4,
    bots: Annotated[str, typer.Option(help="Who plays: packs on all seats, beside bots on the others.")] = "regular",
    characters: Characters = "all",
    drinks: Drinks = "rdi1",
    pack: Packs = None,
    seed: Seed = "1",
    workers: NumberOfWorkers = None,
    out: Annotated[Path | None, typer.Option(help="The folder for what is played; not kept without it.")] = None,
) -> None:
    """Compare two packs, bots or finished runs on the same seeds and seats."""

    def weigh(console: Console) -> None:
        from tempfile import TemporaryDirectory

        from innkeeper.lab import comparing
        from innkeeper.lab.folder import Folder
        from innkeeper.lab.run import read_packs

        names = (one, other)
        kind = comparing.kind_of_both(*names)
        if kind == comparing.FOLDER:
            folders = [Folder.open(Path(name)) for name in names]
            found = comparing.compare(*folders)
        else:
            asked = comparing.Asked(games, seats, characters, bots, drinks, read_packs(pack), seed)
            with TemporaryDirectory() as passing:
                folders = comparing.play_both(names, kind, asked, out or Path(passing), workers, console)
                found = comparing.compare(*folders)
        console.print(comparing.shown(found, names))
        if len(found) == 1:
            console.print(comparing.told(found[0]))

    attend(weigh)


@app.command()
def tournament(
    games: Games,
    out: Out,
    bots: Annotated[str, typer.Option(help="The bots that meet, such as 'random,regular'; drawn for each game.")],
    seats: Seats = "4",
    characters: Characters = "all",
    drinks: Drinks = "rdi1",
    pack: Packs = None,
    always: Always = "",
    seed: Seed = "1",
    workers: NumberOfWorkers = None,
    on: Cluster = None,
) -> None:
    """Let bots meet, and rate them."""

    def play(console: Console) -> None:
        from innkeeper.agreed import Agreed
        from innkeeper.lab.run import new_run, read_packs
        from innkeeper.lab.running import run_all
        from innkeeper.lab.tournament import keep, rate, shown

        agreed = Agreed(drinks=drinks, packs=read_packs(pack))
        asked = new_run(games, seats, characters, bots, agreed=agreed, always=always, seed=seed, drawn=True)
        folder = run_all(asked, out, workers, on, console)
        standings = rate(folder)
        console.print(shown(standings))
        console.print(f"Kept in {keep(folder, standings)}.", soft_wrap=True)

    attend(play)


@app.command()
def fit(
    out: Out,
    weights: Annotated[
        str, typer.Option(help="Which: 'all', or names and beginnings, such as 'lead,held,worth'.")
    ] = "all",
    generations: Annotated[int, typer.Option(min=1, help="How often the best lead on.")] = 20,
    candidates: Annotated[int, typer.Option(min=4, help="How many are tried each time.")] = 16,
    games: Annotated[int, typer.Option(min=4, help="How many games each of them plays.")] = 200,
    held_out: Annotated[int, typer.Option(min=4, help="Games at the end that no candidate has played.")] = 4000,
    seats: Annotated[int, typer.Option(min=2, max=10, help="The size of the table.")] = 4,
    against: Annotated[str, typer.Option(help="The bot at the other seats.")] = "regular",
    characters: Characters = "all",
    drinks: Drinks = "rdi1",
    pack: Packs = None,
    seed: Seed = "1",
    workers: NumberOfWorkers = None,
) -> None:
    """Find better weights for the regular, by play."""

    def find(console: Console) -> None:
        from innkeeper.lab.fit import fit_weights, new_fit
        from innkeeper.lab.run import read_packs

        sizes = {"generations": generations, "candidates": candidates, "games": games, "held_out": held_out}
        table = {"seats": seats, "against": against, "drinks": drinks, "packs": read_packs(pack)}
        asked = new_fit(weights, characters, **sizes, **table, seed=seed)
        kept = fit_weights(asked, out, workers, console)
        console.print(f"Kept in {kept}. A bot that plays by it: regular:{kept}", soft_wrap=True)

    attend(find)


def attend(work: Callable[[Console], None]) -> None:
    """Do what is asked; what cannot be done is told in a line."""
    complaint = Console(stderr=True, highlight=False, soft_wrap=True)
    try:
        work(Console(highlight=False))
    except LabError as error:
        complaint.print(str(error), markup=False)
    except ModuleNotFoundError as error:
        complaint.print(f"The lab needs {error.name}: pip install 'innkeeper[lab]'.", markup=False)
    except OSError as error:
        complaint.print(f"{error.filename or 'The lab'}: {error.strerror or error}.", markup=False)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    else:
        return
    raise typer.Exit(1)
