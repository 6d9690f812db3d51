"""Modes and variants as who opens a table sees them: what there is, and what each would be at this table."""

from typing import Any

from msgspec import structs

from innkeeper.agreed import variants
from innkeeper.offering import RANDOM, STANDARD, Offer, numbers_of, offers
from innkeeper.rules.modes import MODES, boss_seats
from innkeeper.server.messages import Checked, Give, ModeOffered, ModeShown, VariantOffered
from innkeeper.server.tables.options import Options
from innkeeper.server.tables.validation import problems
from innkeeper.table.box import Box
from innkeeper.words import modes


def show_modes(box: Box, language: str) -> list[ModeShown]:
    """The ways to play, the standard game first."""
    return [_mode(key, numbers_of(key, box), language) for key in (STANDARD, *MODES)]


def _mode(key: str, players: list[int], language: str) -> ModeShown:
    return ModeShown(
        key, modes.name(key, language), modes.about(key, language), players, modes.numbers(players, language)
    )


def checked(characters: list[str], bots: list[str], options: Options, box: Box, language: str) -> Checked:
    """What is wrong with a table, and every mode and variant as it could be played there."""
    found = [problem for _, problem in problems(characters, bots, options, box, language)]
    known = [key if key in box.characters else RANDOM for key in characters]
    offered = [_offered(it, known, box, language) for it in offers(known, bots, box)]
    varied = [_varied(key, it, (characters, bots, options), box, language) for key, it in variants(box).items()]
    return Checked(found, offered, varied, boss_seats(options.mode, options.sides, len(characters)))


def _varied(
    key: str, agreed: dict[str, Any], table: tuple[list[str], list[str], Options], box: Box, language: str
) -> VariantOffered:
    """A variant at a table: what would be wrong with it, where nothing is without it."""
    characters, bots, options = table
    with_it = structs.replace(options, **agreed)
    without = structs.replace(options, **{name: type(value)() for name, value in agreed.items()})
    if not problems(characters, bots, without, box, language):
        for _, problem in problems(characters, bots, with_it, box, language):
            return VariantOffered(key, problem.why, problem.rule)
    return VariantOffered(key, "", "")


def _offered(it: Offer, characters: list[str], box: Box, language: str) -> ModeOffered:
    gives = [Give(seat, key) for seat, key in it.gives.items()]
    if it.objection is None:
        return ModeOffered(it.mode, it.sides, "", "", gives)
    anybody = next(iter(box.characters))
    cast = [box.characters[anybody if key == RANDOM else key] for key in characters]
    why = modes.objection(it.objection, it.mode, numbers_of(it.mode, box), cast, language)
    return ModeOffered(it.mode, it.sides, why, it.objection.rule, gives)
