"""Every chapter that gives words their meaning, so that whoever plays a game has them all."""

from innkeeper.rules import (
    before,
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
    extras,
    foreign_hands,
    gains,
    giving_away,
    hand,
    moving_components,
    negating,
    payment,
    prizes,
    refilling,
    serving,
    traps,
    treasure,
)
from innkeeper.rules.otto import blessed, boxes, gambling, responses, turn

CHAPTERS = (
    negating, before, moving_components, damage, payment, gains, drink_deck, changing_drinks, serving, daring, events,
    choosing, each_choosing, contest, changing_rounds, hand, changing_turns, foreign_hands, prizes, treasure,
    refilling, giving_away, traps, extras, boxes, blessed, gambling, responses, turn,
)  # fmt: skip
