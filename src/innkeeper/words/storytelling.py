"""What felled somebody, and the key moment of a game, in words."""

from innkeeper.story import Cause, Evening
from innkeeper.words import ENGLISH, say
from innkeeper.words.telling import listed, name_of


def felled(cause: Cause, seat: int, names: list[str], language: str = ENGLISH, me: int = -1) -> str:
    """Who and what did it to a seat; `me` is the seat that listens."""
    return say(
        "story-felled",
        language,
        how=_how(cause, seat),
        who=name_of(names, seat),
        by=name_of(names, cause.by),
        card=cause.card.face.called(language),
        me="who" if seat == me else "none",
    )


def _how(cause: Cause, seat: int) -> str:
    """What is known of a cause."""
    if cause.card.number < 0:
        return "player" if cause.by >= 0 and cause.by != seat else "nothing"
    if cause.by in (-1, seat):
        return "chance" if cause.by < 0 else "own"
    return "drink" if cause.card.face.drink is not None else "card"


def key_moment(evening: Evening, names: list[str], language: str = ENGLISH) -> str:
    """The key moment, and why it is the one; nothing in a game in which nothing happened."""
    key = evening.key()
    if key is None:
        return ""
    way = "down" if key.amount < 0 else "up" if key.amount > 0 else "still"
    what = say("story-key", language, way=way, who=names[key.seat], turn=key.turn, amount=abs(key.amount))
    winners = listed(
        [name for name, side in zip(names, evening.sides, strict=True) if side in evening.winners], language
    )
    why = "story-key-blow" if evening.lead_taken() is None else "story-key-led"
    return f"{what} {felled(key.cause, key.seat, names, language)} {say(why, language, winners=winners)}"
