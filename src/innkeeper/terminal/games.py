"""A gambling game at the terminal: what everybody has in it, in a line."""

from innkeeper.seen_game import SeenGame, seen_game
from innkeeper.table.gambling import BROW, HELD, LOOKED_AT, OPEN, POOL
from innkeeper.view import View
from innkeeper.words import ENGLISH, games, say
from innkeeper.words.telling import listed


def told(view: View, language: str = ENGLISH) -> str:
    """Which game it is, how far it has come, and what each has."""
    seen = seen_game(view)
    assert seen is not None
    stage = say(f"stage-{seen.stages[seen.stage]}", language)
    before = [face.called(language) for face in seen.middle]
    line = say("terminal-game", language, game=games.name(seen.key, language), stage=stage)
    parts = [*before, *[_of(seat.number, seen, language) for seat in view.seats if not seat.out]]
    return " ".join([line, "; ".join(part for part in parts if part)]).strip()


def _of(seat: int, seen: SeenGame, language: str) -> str:
    """What somebody has: titles where they are seen, else how many; nothing, if they have nothing."""
    has: list[str] = []
    for which in (HELD, BROW, OPEN, POOL, LOOKED_AT):
        number = seen.how_many(seat, which)
        if number and seen.sees(seat, which):
            has.append(listed([face.called(language) for face in seen.cards(seat, which)], language))
        elif number:
            has.append(say("terminal-game-cards", language, number=number))
    dice = seen.kept_dice(seat)
    if dice:
        has.append(say("terminal-game-dice", language, dice=games.dice(dice)))
    if not has:
        return ""
    return say("terminal-game-of", language, who=seen.view.seats[seat].called(language), has=", ".join(has))
