"""What goes on beside who asked for it, and is waited for when the inn closes."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Done = TypeVar("Done")


class Tasks:
    """The tasks that are not done yet."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def begin(self, doing: Coroutine[Any, Any, Done]) -> "asyncio.Task[Done]":
        """Begin something; whoever wants its result awaits it."""
        task = asyncio.create_task(doing)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def shielded(self, doing: Coroutine[Any, Any, Done]) -> Done:
        """Carry something out to its end, even if who asked for it goes away meanwhile."""
        return await asyncio.shield(self.begin(doing))
