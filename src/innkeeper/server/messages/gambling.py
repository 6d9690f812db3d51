"""A gambling game in place of a standard Round, as one guest sees it."""

import msgspec


class GameCard(msgspec.Struct):
    """A card of the Rogues and Warriors Deck; `card` is its number, and -1 of one whose back alone you see.

    `rank` is 1 (Warrior) to 5 (Rogue), also the number of pips, and 0 of a Dragon; `suit` is hawk, wolf, owl, horse,
    wren or hare, `colour` red, green or blue, and `rank_says` and `suit_says` say these in words.
    """

    card: int
    title: str = ""
    rank: int = -1
    rank_says: str = ""
    suit: str = ""
    suit_says: str = ""
    colour: str = ""


class GamblerShown(msgspec.Struct):
    """A player of the game, with the cards and dice that you see of theirs.

    `status` is `acts` (they are asked now), `waits` (for their go), `passed`, `done`, `in`, `folded` (out of this
    game), and at the end `shown`. `hand` is held in secret, `held_up` is seen by all but its player, `open` lies face
    up, `pool` is put aside face down, `looked_at` are cards of the deck that they look at. `worth` says what a hand
    that was shown is worth.
    """

    seat: int
    status: str
    hand: list[GameCard]
    held_up: list[GameCard]
    open: list[GameCard]
    pool: list[GameCard]
    looked_at: list[GameCard]
    kept_dice: list[int]
    rolled_dice: list[int]
    worth: str
    won: bool


class GameShown(msgspec.Struct):
    """A game that is played in place of a standard Round; or, when it is `over`, the hands that were compared in this
    turn. `stages` are its parts in words, `stage` is the place of the one that is going on. `because` says why the best
    hand won. `rule` is one to read about it."""

    id: str
    name: str
    about: str
    rule: str
    starter: int
    stages: list[str]
    stage: int
    deck: int
    middle: list[GameCard]
    gamblers: list[GamblerShown]
    over: bool
    winner: int
    because: str
