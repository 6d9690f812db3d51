"""What is wrong with a table that somebody is about to open."""

from innkeeper.bots import names as bot_names
from innkeeper.offering import numbers_of
from innkeeper.rules.setup import SetupError, check
from innkeeper.server.messages import OpenTable, Problem
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.characters import RANDOM, dealt, no_such_character
from innkeeper.server.tables.names import tidy
from innkeeper.server.tables.options import CHOSEN, DRAFT, LONGEST_TITLE, Options
from innkeeper.table.box import Box
from innkeeper.words import ENGLISH
from innkeeper.words.modes import objection

LEAST_SEATS, MOST_SEATS = 2, 10


def table_request(data: OpenTable) -> tuple[list[str], list[str], Options]:
    """The characters, the bots and the options of a table to be opened."""
    return [seat.character for seat in data.seats], [seat.bot or "" for seat in data.seats], Options.of(data)


def problems(
    characters: list[str], bots: list[str], options: Options, box: Box, language: str = ENGLISH
) -> list[tuple[str, Problem]]:
    """All that is wrong, each with its word for programs."""
    found: list[tuple[str, Problem]] = []

    def note(code: str, seat: int, why: str, rule: str = "") -> None:
        found.append((code, Problem(seat, why, rule)))

    if not LEAST_SEATS <= len(characters) <= MOST_SEATS:
        note("bad-table", -1, f"{LEAST_SEATS} to {MOST_SEATS} players can sit at a table, not {len(characters)}.")
    for seat, key in enumerate(characters):
        if key != RANDOM and key not in box.characters:
            note("bad-table", seat, no_such_character(key, box), "setup.player.components")
        elif key != RANDOM and options.characters == DRAFT:
            why = f"In a draft nobody has a character before the game starts. Leave {key!r} out, or set characters to"
            note("bad-table", seat, f"{why} {CHOSEN!r}.")
    for seat, name in enumerate(bots):
        if name and name not in bot_names():
            note("no-such-bot", seat, f"There is no bot {name!r}; there are: {', '.join(bot_names())}.")
    if not box.drinks(options.drinks):
        why = f"There is no drink deck {options.drinks!r}; there are: {', '.join(sorted(box.drink_decks))}."
        note("bad-table", -1, why, "setup.drink-deck.shared-and-shuffled")
    for why in options.problems():
        note("bad-option", -1, why)
    try:
        tidy(options.title or "-", "title", LONGEST_TITLE)
    except Refusal as refusal:
        note(refusal.code, -1, refusal.why)
    if not found:
        found += _against_rules(characters, options, box, language)
    return found


def _against_rules(characters: list[str], options: Options, box: Box, language: str) -> list[tuple[str, Problem]]:
    """What the rules or the box do not allow of what is agreed on; who is random is whoever can be."""
    anybody = next(iter(box.characters))
    seated = [anybody if key == RANDOM else key for key in dealt(characters, box, options)]
    try:
        check(options.seated(seated), box)
    except SetupError as error:
        found, why = error.objection, str(error)
        if found is None:
            return [("bad-table", Problem(-1, f"{why[0].upper()}{why[1:]}.", ""))]
        cast, able = [box.characters[key] for key in seated], numbers_of(options.mode, box)
        return [("bad-table", Problem(found.seat, objection(found, options.mode, able, cast, language), found.rule))]
    return []


def refuse_problems(characters: list[str], bots: list[str], options: Options, box: Box) -> None:
    """Refuse a table that cannot be played, with the first thing that is wrong."""
    for code, problem in problems(characters, bots, options, box):
        raise Refusal(code, problem.why)
