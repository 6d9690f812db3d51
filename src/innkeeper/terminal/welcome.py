"""Sitting down: what the player asked for, and the session that comes of it."""

from typing import Final

from innkeeper.agreed import NONE, Agreed
from innkeeper.table.box import MIXED, Box
from innkeeper.terminal import seating, teams
from innkeeper.terminal.session import Session
from innkeeper.words import say

USUAL_BOT: Final = "regular"


class Wanted:
    """What the player asked for on the command line or at the door."""

    def __init__(
        self,
        character: str | None,
        opponents: list[str],
        drinks: str,
        seed: str | None,
        resume: bool,
        box: Box,
        hints: bool = False,
        bot: str = USUAL_BOT,
        mode: str = "",
        sides: str = "",
        variants: str = NONE,
    ) -> None:
        self.character = seating.RANDOM if character is None else seating.known_character(character, box)
        self.asks = character is None  # who plays is to be asked first
        self.variants = {"bar_deck": MIXED in drinks} | seating.known_variants(variants, box)
        self.opponents = seating.wanted_opponents(opponents or (["1"] if self.variants.get("otto") else []), box)
        self.named = opponents not in ([], seating.OPPONENTS)  # the opponents were chosen, not left as they are
        self.drinks = seating.known_drinks(drinks, box)
        self.seed = seed
        self.resume = resume
        self.box = box
        self.hints = hints  # at each choice it is said what a veteran would do
        self.bot = seating.known_bot(bot)  # who plays the opponents
        self.mode = seating.known_mode(mode)  # empty: everybody plays alone
        self.sides = seating.known_sides(sides)
        if not self.asks:
            self.agreed()

    def agreed(self) -> Agreed:
        """What is agreed on, with the Bar Deck for several Drink Decks; CannotSeat: the rules do not allow it."""
        own = self.box.brought
        agreed = Agreed(drinks=self.drinks, mode=self.mode, sides=self.sides, packs=own, **self.variants)
        return seating.agree(self.character, self.opponents, agreed, self.box)


def begin(wanted: Wanted) -> Session:
    """A new game with those asked for."""
    seed = seating.seed_number(wanted.seed)
    setup = seating.seat_everybody(wanted.character, wanted.opponents, wanted.agreed(), seed, wanted.box)
    return Session.new(setup, seed, wanted.box)


def waiting_line(session: Session) -> str:
    """Who plays in a game that waits to be resumed."""
    view = session.view()
    return say("terminal-waiting", names=teams.roster(view), who=view.seats[view.seat].name, turn=view.turn)
