"""Every chapter that gives words their meaning, so that whoever plays a game has them all."""

from innkeeper.rules import (
    changing_drinks,
    changing_rounds,
    changing_turns,
    choosing,
    contest,
    damage,
    daring,
    drink_deck,
    each_choosing,
    events,
    foreign_hands,
    hand,
    moving_components,
    negating,
    payment,
    prizes,
    serving,
    treasure,
)

CHAPTERS = (
    negating, moving_components, damage, payment, drink_deck, changing_drinks, serving, daring, events, choosing,
    each_choosing, contest, changing_rounds, hand, changing_turns, foreign_hands, prizes,
    treasure,
)  # fmt: skip
