"""Every chapter that gives words their meaning, so that whoever plays a game has them all."""

from innkeeper.rules import (
    changing_drinks,
    choosing,
    contest,
    damage,
    drink_deck,
    events,
    gambling,
    hand,
    moving_components,
    payment,
    playing,
    serving,
    turn,
)

CHAPTERS = (
    playing, moving_components, damage, payment, drink_deck, changing_drinks, serving, events, choosing, contest,
    gambling, hand, turn,
)  # fmt: skip
