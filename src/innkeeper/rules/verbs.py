"""Every chapter that gives words their meaning, so that whoever plays a game has them all."""

from innkeeper.rules import contest, damage, drink_deck, drink_events, drinks, gambling, hand, payment, playing, turn

CHAPTERS = (playing, damage, payment, drink_deck, drinks, drink_events, contest, gambling, hand, turn)
