"""Tables belong to shards by the first sign of their ids; each shard is served by one server at a time."""

import re
import secrets
from collections.abc import Collection
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from innkeeper.server.refusals import Refusal

SIGNS: Final = "0123456789abcdef"  # of the shards 0 to 15
ALL: Final = range(len(SIGNS))
RANGE: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?", re.ASCII)
LOST: Final = ("shard-lost", "Another server has taken over the tables of this one, which therefore closes.")


def shard_of(key: str) -> int:
    """The shard of a table. Ids of before there were shards may begin with any sign; all those are in the first."""
    return max(0, SIGNS.find(key[:1]))


def new_key(shards: Collection[int]) -> str:
    """An id for a table in one of these shards."""
    return SIGNS[secrets.choice(sorted(shards))] + secrets.token_urlsafe(9)[1:]


def read_shards(written: str) -> frozenset[int]:
    """Shards as they are given on the command line: `0-7`, or `0-3,8`."""
    found: set[int] = set()
    for part in written.split(","):
        match = RANGE.fullmatch(part.strip())
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, -1)
        if not 0 <= first <= last < len(SIGNS):
            raise Refusal(
                "bad-shards", f"Shards are numbers from 0 to {len(SIGNS) - 1}, such as 0-7 or 0-3,8; not {part!r}."
            )
        found.update(range(first, last + 1))
    return frozenset(found)


class Claim:
    """The epochs of our shards. Who claims a shard begins its next epoch, and nobody before it can write any more."""

    def __init__(self, shards: Collection[int], backend: str) -> None:
        ours = ", ".join(str(shard) for shard in sorted(shards))
        lasting = " FOR SHARE" if backend == "postgresql" else ""  # till the transaction ends; SQLite has one writer
        self.begin = text(f"UPDATE shards SET epoch = epoch + 1 WHERE shard IN ({ours})")
        self.look = text(f"SELECT shard, epoch FROM shards WHERE shard IN ({ours}) ORDER BY shard{lasting}")
        self.touch = text(f"UPDATE shards SET epoch = epoch WHERE shard = {min(shards)}")  # changes nothing, but writes
        self.epochs: list[tuple[int, int]] = []

    async def take(self, connection: AsyncConnection) -> None:
        """Begin the next epoch of our shards."""
        await connection.execute(self.begin)
        self.epochs = await self._read(connection)

    async def check(self, connection: AsyncConnection) -> None:
        """Refuse, at the end of a transaction that has written, if somebody else has claimed one of them."""
        if await self._read(connection) != self.epochs:
            raise Refusal(*LOST)

    @property
    def holds(self) -> str:
        """A condition in SQL: nobody else has claimed one of them."""
        ours = ", ".join(f"({shard}, {epoch})" for shard, epoch in self.epochs)
        return f"(SELECT COUNT(*) FROM shards WHERE (shard, epoch) IN (VALUES {ours})) = {len(self.epochs)}"

    async def _read(self, connection: AsyncConnection) -> list[tuple[int, int]]:
        return [(row.shard, row.epoch) for row in await connection.execute(self.look)]
