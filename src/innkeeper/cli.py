"""The `innkeeper` command. Each of its commands opens only the room it needs, so that all of them start quickly."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(
    help="Innkeeper, a digital Red Dragon Inn. An unofficial fan project.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Packs = Annotated[
    list[Path] | None, typer.Option(help="A pack with a character of your own; may be given several times.")
]


@app.command()
def play(
    character: Annotated[str | None, typer.Option(help="Who you are, such as 'fiona'.")] = None,
    opponents: Annotated[str, typer.Option(help="How many (1 to 9), or who: 'gog,zot,eve'; asked without it.")] = "",
    bot: Annotated[str, typer.Option(help="How they play: random, regular or veteran.")] = "regular",
    drinks: Annotated[str, typer.Option(help="The drink deck, or several with the bar deck: rdi1+rdi3.")] = "rdi1",
    mode: Annotated[
        str, typer.Option(help="Teams and Bosses: two-headed-dragon, boss-battle …; without it, alone.")
    ] = "",
    sides: Annotated[str, typer.Option(help="Who plays with whom in a mode: '1,2/3,4', yours being seat 1.")] = "",
    variants: Annotated[
        str, typer.Option(help="Variants to play with, separated by commas: 'prizes', 'otto', 'gambling-games' …")
    ] = "none",
    seed: Annotated[str | None, typer.Option(help="Any number or text: the same table again.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers and pipes.")] = False,
    pack: Packs = None,
    new: Annotated[bool, typer.Option("--new", help="A new game, even if one is waiting to be resumed.")] = False,
    hint: Annotated[bool, typer.Option("--hint", help="Say at each choice what a veteran would do, and why.")] = False,
) -> None:
    """Sit down at the table and play."""
    from innkeeper.terminal import command

    seats = [name.strip() for name in opponents.split(",") if name.strip()]
    agreed = {"drinks": drinks, "mode": mode, "sides": sides, "variants": variants}
    raise typer.Exit(
        command.run(
            character, seats, seed=seed, plain=plain, resume=not new, hints=hint, bot=bot, packs=pack or (), **agreed
        )
    )


@app.command()
def rule(
    words: Annotated[list[str], typer.Argument(help="A rule's id, or words to look for.")],
    limit: Annotated[int, typer.Option(min=1, help="How many rules to show.")] = 5,
) -> None:
    """Look a rule up."""
    from innkeeper.rulebook import command

    raise typer.Exit(command.run(words, limit))


@app.command()
def judge(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    pack: Packs = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Play scenarios and say whether the rules hold."""
    from innkeeper.judge import command

    raise typer.Exit(command.run(paths, as_json, pack or ()))


@app.command()
def cards(
    character: Annotated[str | None, typer.Argument(help="Whose cards; everybody's without it.")] = None,
    check: Annotated[Path | None, typer.Option(help="Check this pack.")] = None,
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON Schema of a pack.")] = False,
    stats: Annotated[bool, typer.Option("--stats", help="Count the cards and the words they use.")] = False,
) -> None:
    """List the cards, or check a pack of your own."""
    from innkeeper.packs import command

    raise typer.Exit(command.run(character, check, schema, stats))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[str | None, typer.Option(help="Tell only what this seat could know.")] = None,
) -> None:
    """Check a saved game and tell it."""
    from innkeeper import replay

    raise typer.Exit(replay.run(file, seat))


@app.command(name="open")
def open_inn(
    host: Annotated[str, typer.Option(help="The address to listen on; others reach only 0.0.0.0 or ::.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = 8765,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; a file of yours without it.")
    ] = None,
    shards: Annotated[
        str, typer.Option(help="Whose tables it serves, if several servers share the inn: such as '0-7' of 0 to 15.")
    ] = "0-15",
    name: Annotated[
        list[str] | None, typer.Option(help="A name by which others call this machine; may be given several times.")
    ] = None,
    browser: Annotated[
        bool | None, typer.Option("--browser/--no-browser", help="Open the page; usual at a terminal.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy (address or network) whose X-Forwarded-For counts; may be given several times."),
    ] = None,
    tables_an_address: Annotated[
        int | None,
        typer.Option(min=1, envvar="INNKEEPER_TABLES_AN_ADDRESS", help="Unfinished tables of one address."),
    ] = None,
    connections_an_address: Annotated[
        int | None, typer.Option(min=1, envvar="INNKEEPER_CONNECTIONS_AN_ADDRESS", help="Connections of one address.")
    ] = None,
    requests_an_address: Annotated[
        float | None,
        typer.Option(min=1, envvar="INNKEEPER_REQUESTS_AN_ADDRESS", help="Requests a second of one address."),
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="Tell /metrics there, on this machine, and nowhere else.")
    ] = None,
    thinkers: Annotated[
        int | None, typer.Option(min=1, help="Processes in which veterans think; one for each core but one without it.")
    ] = None,
    compiles: Annotated[
        bool, typer.Option("--compile", help="Compile the engine meanwhile, if there are sources and a compiler.")
    ] = False,
) -> None:
    """Open the inn: a server for tables that people and bots share."""
    from innkeeper.server import command
    from innkeeper.server.limits import Limits

    bounds = {"requests": requests_an_address, "tables": tables_an_address, "connections": connections_an_address}
    given: dict[str, Any] = {name: bound for name, bound in bounds.items() if bound is not None}
    limits = Limits(**given, proxies=tuple(proxy or ()), metrics_port=metrics_port)
    raise typer.Exit(command.run(host, port, database, name or (), browser, limits, thinkers, shards, compiles))


@app.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []})
def lab(context: typer.Context) -> None:
    """Play thousands of games between bots, and see what they show: run, report, compare, tournament, fit."""
    from innkeeper.lab import command

    command.app(context.args, prog_name="innkeeper lab")


@app.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []})
def workshop(context: typer.Context) -> None:
    """Make a character of your own: new, check, show, play, ask, compare."""
    from innkeeper.workshop import command

    command.app(context.args, prog_name="innkeeper workshop")


def _say_version(wanted: bool) -> None:
    if wanted:
        from innkeeper import __version__

        typer.echo(f"innkeeper {__version__}")
        raise typer.Exit


@app.callback()
def main_options(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Innkeeper, a digital Red Dragon Inn. An unofficial fan project."""


def main() -> None:
    """What the `innkeeper` command runs. A pack with a mistake is told in one line."""
    try:
        app()
    except Exception as error:
        from innkeeper.packs import PackError

        if not isinstance(error, PackError):
            raise
        typer.echo(str(error), err=True)
        sys.exit(2)
