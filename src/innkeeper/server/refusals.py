"""What the inn says no to: a word for programs, a sentence for people."""

from typing import Final

# How a refusal is told over HTTP.
STATUS: Final = {
    "no-such-table": 404,
    "no-such-rule": 404,
    "no-such-chapter": 404,
    "no-secret": 401,
    "wrong-secret": 403,
    "not-here": 403,
    "not-host": 403,
    "wrong-code": 403,
    "foreign-origin": 403,
    "seat-taken": 409,
    "table-full": 409,
    "name-taken": 409,
    "character-taken": 409,
    "has-begun": 409,
    "not-yet": 409,
    "not-begun": 409,
    "no-team": 409,
    "not-over": 409,
    "not-openable": 409,
    "no-network": 409,
    "other-shard": 421,
    "inn-full": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "not-kept": 503,
    "database-gone": 503,
    "shard-lost": 503,
    "damaged": 503,
    "stopped": 503,
}


class Refusal(Exception):
    """Something that cannot be done now. Nothing has changed."""

    def __init__(self, code: str, why: str) -> None:
        self.code = code
        self.why = why
        super().__init__(why)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)
