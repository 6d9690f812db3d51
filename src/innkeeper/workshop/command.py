"""`innkeeper workshop`: make a character at the terminal: begin, check, read, play, ask how strong it is, compare."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from innkeeper.packs import PackError, open_box
from innkeeper.packs.foreign import box_with, read_foreign, read_right
from innkeeper.table.box import Box
from innkeeper.words.wording import kind_names, text
from innkeeper.workshop.strength import EVEN, Share, Tally, difference, gains, measure, strength

TEMPLATE: Final = Path(__file__).with_name("template.yaml")
SLICE: Final = 1.0  # seconds until it is told how far it has come
MOST_GAINS: Final = 8  # cards that are told of

app = typer.Typer(
    help="Make a character of your own; docs/workshop.md tells how.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
PackFile = Annotated[Path, typer.Argument(help="The file of the character.")]
Games = Annotated[int, typer.Option(min=1, max=100_000, help="How many games.")]


@app.command()
def new(
    file: PackFile,
    key: Annotated[str, typer.Option("--id", help="What the character is called in files: small letters.")] = "mira",
    name: Annotated[str, typer.Option(help="What the table calls it.")] = "Mira",
) -> None:
    """Begin a character: a whole deck to be changed card by card."""
    written = TEMPLATE.read_text("utf-8").replace("character: mira", f"character: {key}").replace("Mira", name, 1)
    if name != "Mira":
        written = "".join(line for line in written.splitlines(True) if not line.startswith(("names:", "epithet")))
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(written)
    except OSError as error:
        raise PackError(f"{file}: cannot be written: {error.strerror or error}") from error
    Console(highlight=False).print(f"{file} is there: 40 cards to change. Then: innkeeper workshop check {file}")


@app.command()
def check(file: PackFile) -> None:
    """Tell every mistake, with line, card, key and what was probably meant."""
    pack = read_foreign(read_right(file, open_box()), open_box())
    number = sum(card.copies for card in pack.cards)
    Console(highlight=False).print(f"OK: {pack.name}, {number} cards of {len(pack.cards)} titles.")


@app.command()
def show(
    file: PackFile,
    language: Annotated[str, typer.Option(help="In which language: en or ru.")] = "en",
) -> None:
    """Show the cards as they will be printed."""
    box, key = opened(file)
    character = box.characters[key]
    faces = [*character.deck, *character.charts, *(face for deck in character.side_decks.values() for face in deck)]
    title = f"{character.called(language)} {character.epithet_in(language)}".strip()
    table = Table("", "Card", "Kind", "Text", title=Text(title), title_justify="left", show_lines=True)
    for face, copies in Counter(faces).items():
        kinds = "\n".join(kind_names(face, language))
        table.add_row(f"{copies}×", Text(face.called(language)), kinds, Text(text(face, language)))
    Console().print(table)


@app.command()
def play(
    file: PackFile,
    opponents: Annotated[str, typer.Option(help="How many, or who: 'gog,zot'.")] = "3",
    bot: Annotated[str, typer.Option(help="How they play: random, regular or veteran.")] = "regular",
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers and pipes.")] = False,
) -> None:
    """Sit down as this character, with bots, at this terminal."""
    from innkeeper.terminal import command

    _, key = opened(file)
    seats = [name.strip() for name in opponents.split(",") if name.strip()]
    raise typer.Exit(command.run(key, seats, "rdi1", None, plain, resume=False, bot=bot, packs=[file]))


@app.command()
def ask(file: PackFile, games: Games = 1000) -> None:
    """Ask the lab: how often it wins among four regulars, and which cards matter most."""
    console = Console(highlight=False)
    tally = measured(file, games, console)
    console.print(told(strength(tally), f"of {tally.games} games of four; {EVEN:.0%} would be even"))
    if tally.endless:
        console.print(f"{tally.endless} games would never have ended, and were stopped.")
    console.print(cards_table(tally))


@app.command()
def compare(old: PackFile, new: PackFile, games: Games = 1000) -> None:
    """Compare two versions: the same seats, opponents and shuffles for both."""
    console = Console(highlight=False)
    before, after = (strength(measured(file, games, console)) for file in (old, new))
    console.print(told(before, str(old)))
    console.print(told(after, str(new)))
    gain = difference(after, before)
    sure = "that is no chance" if gain.low > 0 or gain.high < 0 else "that may be chance"
    console.print(f"{gain.share:+.1%} ({gain.low:+.1%} to {gain.high:+.1%}): {sure}.")


def opened(file: Path) -> tuple[Box, str]:
    """A box with the pack of this file, and the id of its character. Raises PackError."""
    written = read_right(file, open_box())
    return box_with(open_box(), [written]), read_foreign(written, open_box()).key


def measured(file: Path, games: int, console: Console) -> Tally:
    """So many games, with a line that tells how far they have come."""
    box, key = opened(file)
    tally = Tally()
    with console.status("The first games are being played …") as status:
        while tally.games < games:
            measure(box, key, tally, SLICE, games)
            status.update(f"{tally.games} of {games} games: {told(strength(tally), '')}")
    return tally


def told(share: Share, of: str) -> str:
    """A share with its interval, in a line."""
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}) {of}".rstrip()


def cards_table(tally: Tally) -> Table:
    """The cards that matter most."""
    table = Table(
        "Card", "In the first hand", "95 %", "Played a game", title="Cards that matter most", title_justify="left"
    )
    for it in gains(tally)[:MOST_GAINS]:
        span = f"{it.gain.low:+.1%} to {it.gain.high:+.1%}"
        table.add_row(Text(it.title), f"{it.gain.share:+.1%}", span, f"{it.played:.1f}")
    return table
