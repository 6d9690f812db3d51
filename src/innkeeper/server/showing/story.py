"""What facts changed, and how a game went, for all who see its end."""

from innkeeper.game import Game
from innkeeper.server.messages import ChangeTold, EveningTold, FallTold, SwingTold
from innkeeper.story import OUT, Change, Evening, Fall, Swing
from innkeeper.table.card import Card
from innkeeper.words import storytelling


def show_change(change: Change, names: list[str], language: str, listener: int) -> ChangeTold:
    """A change; of who is out it is told what did it."""
    seat, what, amount, cause = change
    says = storytelling.felled(cause, seat, names, language, listener) if what == OUT else ""
    return ChangeTold(seat, what, amount, cause.by, number_of(cause.card), says)


def show_evening(game: Game, names: list[str], language: str) -> EveningTold:
    """How a game went that is over."""
    evening = Evening(game)
    curves = [evening.curve(seat) for seat in range(len(names))]
    key = evening.key()
    return EveningTold(
        turns=evening.turns,
        fortitude=[[at.fortitude for at in curve] for curve in curves],
        alcohol=[[at.alcohol for at in curve] for curve in curves],
        gold=[[at.gold for at in curve] for curve in curves],
        falls=[_fall(fall, names, language) for fall in evening.falls],
        swings=[_swing(swing) for swing in evening.notable()],
        key=None if key is None else _swing(key),
        key_says=storytelling.key_moment(evening, names, language),
    )


def _fall(fall: Fall, names: list[str], language: str) -> FallTold:
    seat, turn, how, cause = fall
    says = storytelling.felled(cause, seat, names, language)
    return FallTold(seat, turn, how, cause.by, number_of(cause.card), says)


def _swing(swing: Swing) -> SwingTold:
    return SwingTold(swing.seat, swing.turn, swing.amount, swing.cause.by, number_of(swing.cause.card))


def number_of(card: Card) -> int:
    """The number of a card; -1 without one."""
    return card.face.number if card.number >= 0 else -1
