"""Seats: empty, a person's or a bot's. A person's seat is held by secrets, of which only digests are kept."""

import hashlib
import hmac
import secrets
from typing import Final

EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"
USUAL_BOT: Final = "regular"
LONGEST_SECRET: Final = 128


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain digest cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Seat:
    """A place at a table: whose it is, and whether they are there."""

    def __init__(self, number: int, character: str, bot: str = "") -> None:
        self.number = number
        self.character = character
        self.kind = BOT if bot else EMPTY
        self.bot = bot
        self.name = ""
        self.digests: frozenset[str] = frozenset()  # a secret for each device
        self.holds = False  # wants to be stopped at every window
        self.hurries = False  # is out, and need not follow what bots do
        self.ready = False  # waits for nobody any more, while the table waits
        self.connections = 0
        self.left_at = 0.0  # when the last connection ended
        self.away = False  # gone so long that a bot plays meanwhile

    def give_to(self, name: str, *digests: str) -> None:
        """A person sits down."""
        self.kind, self.name, self.digests, self.bot = PERSON, name, frozenset(digests), ""

    def give_to_bot(self, bot: str) -> None:
        """A bot sits down; whoever had the seat has it no more."""
        self.kind, self.bot, self.digests = BOT, bot, frozenset()

    def opens_to(self, secret: str) -> bool:
        """Whether this secret holds the seat."""
        given = digest(secret)
        return self.kind == PERSON and any(hmac.compare_digest(known, given) for known in self.digests)

    def shown(self) -> tuple[int, str, str, str, str, bool, bool, bool]:
        """What everybody sees of it: number, kind, name, character, bot, whether somebody is there, away, or ready."""
        present = self.is_present()
        return self.number, self.kind, self.name, self.character, self.bot, present, self.away, self.ready

    def is_present(self) -> bool:
        return self.kind == PERSON and self.connections > 0

    def is_awaited(self, now: float, timeout: float) -> bool:
        """A person who is there, or has not been gone for so long."""
        return self.is_present() or (self.is_missing() and now < self.left_at + timeout)

    def is_missing(self) -> bool:
        """A person who is not there."""
        return self.kind == PERSON and self.connections == 0
