"""A pool of processes that think for bots, hints and the workshop, so that the server's own stays free.

Jobs wait in a queue a kind, each with a bound; beyond it, and after a job has waited or lasted too long, there is no
answer, and whoever asked goes on without one. A process that dies is replaced, and its job is done once more.
"""

import asyncio
import contextlib
import logging
import pickle
import sys
from collections import deque
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from innkeeper.machine import cores
from innkeeper.server import worker
from innkeeper.server.metrics import Metrics
from innkeeper.table.box import Box

LOG: Final = logging.getLogger("innkeeper.server")
BOT: Final = "bot"
HINT: Final = "hint"
CHECK: Final = "check"  # of a pack that somebody is writing
LAB: Final = "lab"  # some games with it
PAST: Final = "past"
TURNS: Final = (BOT, BOT, BOT, BOT, HINT, CHECK, LAB)  # a hint takes as long as four decisions
TO_START: Final = 60.0  # seconds that a process may take until it is ready
STUCK: Final = 60.0  # seconds after which a job that was begun ends with its process
RETRY_DELAY: Final = 5.0  # seconds until another is begun after one that never was
Result = TypeVar("Result")


class Limit(NamedTuple):
    """How many jobs may wait for each process, and for how many seconds an answer is awaited."""

    waiting: int
    seconds: float


LIMITS: Final = {BOT: Limit(16, 3.0), HINT: Limit(4, 10.0), CHECK: Limit(8, 30.0), LAB: Limit(4, 20.0)}


class NoAnswer(Exception):
    """There was nobody to think, or not in time; the reason is a word: full, late, past, lost, failed or closed."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


def packed(function: Callable[..., object], given: tuple[object, ...]) -> bytes:
    """A job as it is sent. Raises NoAnswer if it cannot be, as with a bot whose class no other process could find."""
    try:
        return worker.framed((function, given))
    except Exception as error:
        LOG.exception("this cannot be sent to another process")
        raise NoAnswer("failed") from error


class Job:
    """Something to be thought about, and where the answer is awaited."""

    def __init__(self, kind: str, frame: bytes, owner: object = None) -> None:
        self.kind = kind
        self.frame = frame
        self.owner = owner
        self.begun = 0  # how often
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def fail(self, reason: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(NoAnswer(reason))


class Pool:
    """At most so many processes (all cores but one, if nobody says), begun when there is something to do."""

    def __init__(
        self, metrics: Metrics, box: Box, processes: int | None = None, limits: dict[str, Limit] = LIMITS
    ) -> None:
        self.metrics = metrics
        self.box = box
        self.most = processes or max(1, cores() - 1)
        self.limits = limits
        self.queues: dict[str, deque[Job]] = {kind: deque() for kind in limits}
        self.turns = deque([kind for kind in TURNS if kind in limits] or limits)
        self.added = asyncio.Event()
        self.idle = 0
        self.crew: set[asyncio.Task[None]] = set()
        self.path = tuple(sys.path)  # where its processes find modules
        self.closed = False

    def use(self, folder: Path) -> None:
        """Have modules found here first from now on. Who works already does one more job, and is replaced."""
        self.path = (str(folder), *self.path)

    def check(self, kind: str) -> None:
        """Raise NoAnswer if no more jobs of this kind may wait: know it before a job is made ready."""
        if self.closed:
            raise NoAnswer("closed")
        if len(self.queues[kind]) >= self.limits[kind].waiting * self.most:
            raise NoAnswer("full")

    async def run(self, kind: str, function: Callable[..., Result], *given: object, owner: object = None) -> Result:
        """What a function comes to in another process, where it is given the box first. Raises NoAnswer.

        What the same owner has waiting is past.
        """
        self.check(kind)
        job = Job(kind, packed(function, given), owner)
        for older in self.queues[kind]:
            if owner is not None and older.owner == owner:
                older.fail(PAST)
        self._add(job)
        try:
            async with asyncio.timeout(self.limits[kind].seconds):
                result: Result = await job.answer
        except TimeoutError:
            raise NoAnswer("late") from None
        finally:
            job.answer.cancel()
            with contextlib.suppress(ValueError):
                self.queues[kind].remove(job)
                self._count(kind)
        self.metrics.add("thinking_jobs_total", f'kind="{kind}"')
        return result

    async def close(self) -> None:
        """End all processes; whoever waits for an answer gets none."""
        self.closed = True
        for task in self.crew:
            task.cancel()
        await asyncio.gather(*self.crew, return_exceptions=True)
        for queue in self.queues.values():
            for job in queue:
                job.fail("closed")

    def _add(self, job: Job) -> None:
        queue = self.queues[job.kind]
        if job.begun:
            queue.appendleft(job)
        else:
            queue.append(job)
        self._count(job.kind)
        self.added.set()
        if len(self.crew) < self.most and sum(map(len, self.queues.values())) > self.idle:
            task = asyncio.create_task(self._keep_working())
            self.crew.add(task)
            task.add_done_callback(self._gone)

    def _gone(self, task: "asyncio.Task[None]") -> None:
        self.crew.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a thinker has left", exc_info=task.exception())

    async def _keep_working(self) -> None:
        """Have a process do one job after another; when it is gone, or of the past, the next one."""
        while True:
            path = self.path
            try:
                async with Process(self.packs, path) as process:
                    while await self._do(process, await self._next()):
                        if self.path is not path:
                            break
            except (OSError, EOFError):
                LOG.exception("no process can be begun to think in")
                await asyncio.sleep(RETRY_DELAY)
            if self.path is path:
                self.metrics.add("thinking_restarts_total")

    @cached_property
    def packs(self) -> bytes:
        """What each process is sent first."""
        return worker.framed(self.box.packs)

    async def _next(self) -> Job:
        """The next job, of each kind in turn."""
        self.idle += 1
        try:
            while True:
                for _ in range(len(self.turns)):
                    kind = self.turns[0]
                    self.turns.rotate(-1)
                    while self.queues[kind]:
                        job = self._taken(kind)
                        if not job.answer.done():
                            return job
                self.added.clear()
                await self.added.wait()
        finally:
            self.idle -= 1

    def _taken(self, kind: str) -> Job:
        job = self.queues[kind].popleft()
        self._count(kind)
        return job

    def _count(self, kind: str) -> None:
        self.metrics.put("thinking_waiting", f'kind="{kind}"', len(self.queues[kind]))

    async def _do(self, process: "Process", job: Job) -> bool:
        """Have a job done; False if the process is of no use any more."""
        job.begun += 1
        try:
            async with asyncio.timeout(STUCK):
                what, result = await process.ask(job.frame)
        except asyncio.CancelledError:
            job.fail("closed")
            raise
        except TimeoutError:
            job.fail("late")
            return False
        except (OSError, EOFError):
            LOG.warning("a process that was thinking is gone, and is replaced")
            if job.begun > 1:
                job.fail("lost")
            elif not job.answer.done():
                self._add(job)
            return False
        if what == worker.FAILED:
            job.fail("failed")
        elif not job.answer.done():
            job.answer.set_result(result)
        return True


class Process:
    """A process of its own, ready to work once it has been entered; it is ended at the latest when that is over."""

    process: asyncio.subprocess.Process

    def __init__(self, packs: bytes, path: Sequence[str]) -> None:
        self.packs = packs
        self.path = path

    async def __aenter__(self) -> "Process":
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *worker.COMMAND,
            *self.path,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # what is typed at the server's terminal is not for it
        )
        try:
            async with asyncio.timeout(TO_START):
                await self.ask(self.packs)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    async def ask(self, frame: bytes) -> tuple[str, Any]:
        """Send something, and wait for what comes of it. Raises OSError or EOFError if the process is gone."""
        assert self.process.stdin is not None
        self.process.stdin.write(frame)
        await self.process.stdin.drain()
        return await self._heard()

    async def _heard(self) -> tuple[str, Any]:
        """The next that it says; what it has logged is logged here."""
        assert self.process.stdout is not None
        while True:
            length = worker.LENGTH.unpack(await self.process.stdout.readexactly(worker.LENGTH.size))
            what, said = pickle.loads(await self.process.stdout.readexactly(*length))
            if what != worker.LOGGED:
                return what, said
            logging.getLogger(said.name).handle(said)
