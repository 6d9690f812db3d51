"""Seats: empty, a person's or a bot's. A person's seat is held by a secret, of which only a digest is kept."""

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

from innkeeper.server.refusals import Refusal

EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"
USUAL_BOT: Final = "regular"
LONGEST_NAME: Final = 24
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
        self.digest = ""
        self.connections = 0
        self.left_at = 0.0  # when the last connection ended

    def give_to(self, name: str, digest: str) -> None:
        """A person sits down."""
        self.kind, self.name, self.digest, self.bot = PERSON, name, digest, ""

    def give_to_bot(self, bot: str) -> None:
        """A bot sits down; whoever had the seat has it no more."""
        self.kind, self.bot, self.digest = BOT, bot, ""

    def clear(self) -> None:
        """Nobody sits here."""
        self.kind, self.name, self.digest, self.bot = EMPTY, "", "", ""

    def opens_to(self, secret: str) -> bool:
        """Whether this secret holds the seat."""
        return self.kind == PERSON and hmac.compare_digest(self.digest, digest(secret))

    def is_present(self) -> bool:
        return self.kind == PERSON and self.connections > 0

    def is_away(self, now: float, timeout: float) -> bool:
        """A person who has been gone for so many seconds."""
        return self.kind == PERSON and self.connections == 0 and now - self.left_at >= timeout


def proper_name(name: str, taken: list[str]) -> str:
    """A name as it is shown: short, readable and different from all others."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy:
        raise Refusal("bad-name", "A name needs at least one letter.")
    if len(tidy) > LONGEST_NAME:
        raise Refusal("bad-name", f"A name has at most {LONGEST_NAME} letters, not {len(tidy)}.")
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in tidy):
        raise Refusal("bad-name", "A name cannot hold invisible signs.")
    if tidy.casefold() in (other.casefold() for other in taken):
        raise Refusal("name-taken", f"Somebody at this table is called {tidy} already.")
    return tidy


def different(names: list[str]) -> list[str]:
    """The same names, where a second Zot is "Zot 2"."""
    found: list[str] = []
    for name in names:
        number, new = 1, name
        while new in found or (new != name and new in names):
            number += 1
            new = f"{name} {number}"
        found.append(new)
    return found
