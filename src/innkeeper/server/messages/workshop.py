"""The workshop: a pack that somebody is writing, what is wrong with it, and how strong it is."""

import msgspec

from innkeeper.server.messages.book import CardShown, CharacterShown
from innkeeper.workshop.strength import Tally


class AskCheck(msgspec.Struct, forbid_unknown_fields=True):
    """Check a pack that somebody is writing."""

    pack: str


class MistakeShown(msgspec.Struct):
    """A mistake at its place: lines from 1 on, columns from 0 on. `card` is the place of the card in the file, or -1,
    `word` the one that cannot stand there, and `repairs` are those that could."""

    line: int
    column: int
    last_line: int
    last_column: int
    card: int
    title: str
    key: str
    message: str
    word: str
    repairs: list[str]


class CardDrafted(msgspec.Struct):
    """A card of the file: from which line to which it stands there, and as it will be printed, unless it is wrong.
    `like` are the numbers of cards of the inn that do something of the kind."""

    line: int
    last_line: int
    card: CardShown | None
    like: list[int]


class PackChecked(msgspec.Struct):
    """A pack as far as it is right. `parts` are the cards of components, `number` is how many cards the deck has."""

    character: CharacterShown | None
    cards: list[CardDrafted]
    parts: list[CardShown]
    number: int
    mistakes: list[MistakeShown]


class AskStrength(msgspec.Struct, forbid_unknown_fields=True):
    """Have some more games played with a pack that is right; `tally` is what the last answer said, or nothing."""

    pack: str
    tally: Tally | None = None


class GainShown(msgspec.Struct):
    """How much more often one wins with a card in the first hand than without, with its interval; and how often it is
    played in a game."""

    title: str
    gain: float
    low: float
    high: float
    played: float


class StrengthShown(msgspec.Struct):
    """How often a character wins among four, with the 95 % interval `low` to `high`; `even` would be fair. `mine` and
    `others` are what is left round by round; `endless` games had no end. Send `tally` to have more games played."""

    games: int
    enough: int
    share: float
    low: float
    high: float
    even: float
    mine: list[float]
    others: list[float]
    endless: int
    cards: list[GainShown]
    tally: Tally
