"""Every chapter that gives words their meaning, so that whoever plays a game has them all."""

from innkeeper.rules import (
    changing_drinks,
    contest,
    damage,
    drink_deck,
    drink_events,
    gambling,
    hand,
    moving_components,
    payment,
    playing,
    turn,
)

CHAPTERS = (
    playing, moving_components, damage, payment, drink_deck, changing_drinks, drink_events, contest, gambling, hand,
    turn,
)  # fmt: skip
