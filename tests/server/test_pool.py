"""Veterans and hints think in processes of their own: bounded, replaced when they die, and never in anybody's way."""

import asyncio
import contextlib
import logging
import os
import select
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TextIO

import pytest

from innkeeper import bots
from innkeeper.bots import Budget, Regular, Veteran, answer, answer_anyway
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.server import worker
from innkeeper.server.messages import ViewShown
from innkeeper.server.metrics import Metrics
from innkeeper.server.pool import BOT, HINT, Job, Limit, NoAnswer, Pool, Process
from innkeeper.server.routes.hints import ask_veteran
from innkeeper.server.services.bots import decided
from innkeeper.server.services.inn import Inn
from innkeeper.table.chance import Dice
from tests.server.helpers import CAST, SWIFT, UNHURRIED, asked_first, attended, heard, refused, served, until, with_inn
from tests.server.jobs import Patient, die, own_id, stumble, wait_at

NONE = {BOT: Limit(1, 0.0), HINT: Limit(0, 0.0)}  # nobody waits, nothing lasts


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


@asynccontextmanager
async def a_pool(limits: dict[str, Limit] = UNHURRIED) -> AsyncIterator[Pool]:
    """A pool of one process."""
    pool = Pool(Metrics(), open_box(), 1, limits)
    try:
        yield pool
    finally:
        await pool.close()


async def met_at(pipe: Path) -> TextIO:
    """Wait for somebody who reads at the other end."""
    async with asyncio.timeout(120):
        while True:
            with contextlib.suppress(OSError):
                return os.fdopen(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK), "w")
            await asyncio.sleep(0.01)


def no_answer(reason: str) -> "pytest.RaisesExc[NoAnswer]":
    return pytest.raises(NoAnswer, check=lambda error: error.reason == reason)


def asked_at(seed: int, *, every: int = 40) -> Iterator[tuple[Game, int]]:
    """Some decisions of a game between regulars."""
    game, dice = Game.new(Setup(CAST), seed, open_box()), Dice(seed).seeded()
    for number in range(400):
        question = game.next()
        if question is None:
            return
        if number % every == 0:
            yield game, question.seat
        game.choose(question.seat, answer(Regular(), game, question.seat, dice))


# What is thought


def test_a_veteran_decides_the_same_as_in_this_process() -> None:
    async def story() -> None:
        async with a_pool() as pool:
            for game, seat in asked_at(3):
                veteran = Veteran(Budget(trials=16))
                here = answer_anyway(veteran, game, seat, Dice(5).seeded())
                assert await decided(pool, "t", veteran, game, seat, Dice(5).seeded()) == here
            assert pool.metrics.numbers["thinking_jobs_total", 'kind="bot"'] > 5

    asyncio.run(story())


def test_nothing_that_the_seat_cannot_know_is_sent() -> None:
    """However the hidden cards lie and whatever others did in secret, another process is sent the same."""
    for seed in range(3):
        for game, seat in asked_at(seed, every=7):
            other = game.redeal(seat, Dice(100).seeded())
            sent = [Worlds(truth, seat, Dice(1).seeded()).to_data() for truth in (game, other)]
            assert sent[0] == sent[1]
            assert isinstance(sent[0]["game"], dict) and not sent[0]["game"]["log"], "it holds what was done in secret"


def test_who_does_not_search_needs_no_process() -> None:
    async def story() -> None:
        async with a_pool() as pool:
            game, seat = next(asked_at(1))
            assert (await decided(pool, "t", Regular(), game, seat, Dice(1)))[1]
            assert not pool.crew

    asyncio.run(story())


# Who waits for whom


def test_other_tables_go_on_while_a_bot_of_ones_own_thinks(
    tmp_path: Path, pipe: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots._BOTS, "patient", Patient)
    monkeypatch.setattr(Patient, "pipe", pipe)

    async def story(inn: Inn) -> None:
        inn.pool.limits = UNHURRIED
        slow = await inn.lobby.open_table(CAST[:2], ["", "patient"], SWIFT)
        key, secret = slow.table.key, (await inn.lobby.take_seat(slow.table.key, None, "Ada", None))[1]
        await inn.lobby.start(key, secret, seed=7)
        ada = inn.lobby.arrive(slow, secret)

        async def play() -> None:
            while True:
                await until(lambda: slow.table.asked[0] is not None)
                await inn.games.choose(slow, ada, slow.table.decisions[0], 0)

        playing = asyncio.create_task(play())
        with await met_at(pipe) as told:
            entries = slow.table.entries
            room, _, _ = await attended(inn)
            seat = asked_first(room.table)
            assert await inn.games.choose(room, seat, room.table.decisions[seat.number], 0)
            assert slow.table.entries == entries, "the bot still thinks"
            told.write("0")
        await until(lambda: slow.table.entries > entries)
        playing.cancel()
        assert not inn.metrics.numbers["bot_failures_total", ""]

    with_inn(tmp_path, story, thinkers=1)


def test_beyond_the_bound_nobody_waits(pipe: Path) -> None:
    async def story() -> None:
        async with a_pool() as pool:
            first = asyncio.create_task(pool.run(BOT, wait_at, pipe))
            with await met_at(pipe) as told:
                second = asyncio.create_task(pool.run(BOT, own_id))
                hint = asyncio.create_task(pool.run(HINT, own_id))
                await until(lambda: bool(pool.queues[BOT] and pool.queues[HINT]))
                assert 'innkeeper_thinking_waiting{kind="bot"} 1\n' in pool.metrics.text(Counter())
                for kind in (BOT, HINT):
                    with no_answer("full"):
                        await pool.run(kind, own_id)
                told.write("at last")
            assert await first == "at last"
            assert await second == await hint
            assert not any(pool.queues.values())

    asyncio.run(story())


def test_hints_and_bots_take_turns(pipe: Path) -> None:
    """However many hints wait, bots are not left to wait for all of them, nor the other way round."""
    done: list[str] = []

    async def story() -> None:
        async with a_pool({BOT: Limit(9, 600.0), HINT: Limit(9, 600.0)}) as pool:

            async def one(kind: str) -> None:
                await pool.run(kind, own_id)
                done.append(kind)

            first = asyncio.create_task(pool.run(HINT, wait_at, pipe))
            with await met_at(pipe):
                rest = [asyncio.create_task(one(kind)) for kind in [HINT] * 3 + [BOT] * 9]
                await until(lambda: len(pool.queues[BOT]) == 9)
            await asyncio.gather(first, *rest)

    asyncio.run(story())
    assert done == [*[BOT] * 4, HINT, *[BOT] * 4, HINT, BOT, HINT]


def test_who_asked_and_has_left_is_not_thought_for(pipe: Path) -> None:
    async def story() -> None:
        async with a_pool() as pool:
            first = asyncio.create_task(pool.run(BOT, wait_at, pipe))
            with await met_at(pipe):
                second = asyncio.create_task(pool.run(BOT, die))
                await until(lambda: bool(pool.queues[BOT]))
                second.cancel()
                await until(lambda: not pool.queues[BOT])
            await first
            assert await pool.run(BOT, own_id)
            assert not pool.metrics.numbers["thinking_restarts_total", ""]

    asyncio.run(story())


def test_what_a_seat_is_asked_no_more_is_not_thought_about(pipe: Path) -> None:
    async def story() -> None:
        async with a_pool({BOT: Limit(9, 600.0), HINT: Limit(1, 600.0)}) as pool:
            first = asyncio.create_task(pool.run(BOT, wait_at, pipe, owner="Ada"))
            with await met_at(pipe):
                second, third, bob = [
                    asyncio.create_task(pool.run(BOT, own_id, owner=it)) for it in ("Ada", "Ada", "Bob")
                ]
                with no_answer("past"):
                    await second
            assert await first == "" and await third == await bob

    asyncio.run(story())


def test_a_bot_that_nobody_has_time_for_answers_as_a_regular_does(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with a_pool(NONE) as pool:
            game, seat = next(asked_at(1))
            usual = answer(Regular(), game, seat, Dice(1))
            for _ in range(3):
                assert await decided(pool, "t", Veteran(), game, seat, Dice(1)) == (usual, True)
            assert pool.metrics.numbers["bot_fallbacks_total", 'reason="late"'] == 3

    with caplog.at_level(logging.WARNING, "innkeeper.server"):
        asyncio.run(story())
    assert "a regular answers" in caplog.text


def test_a_hint_that_nobody_has_time_for_is_refused(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        inn.pool.limits = NONE
        room, _, _ = await attended(inn)
        seat = asked_first(room.table)
        with refused("too-many-hints"):
            await ask_veteran(inn.pool, room, seat, room.table.decisions[seat.number], "en")
        assert inn.metrics.numbers["hints_refused_total", 'reason="full"'] == 1

    with_inn(tmp_path, story)


# Mishaps


def test_a_job_whose_process_dies_is_done_by_the_next(pipe: Path) -> None:
    async def story() -> None:
        async with a_pool() as pool:
            doomed = await pool.run(BOT, own_id)
            job = asyncio.create_task(pool.run(BOT, wait_at, pipe))
            with await met_at(pipe):
                os.kill(doomed, signal.SIGKILL)
                await until(lambda: pool.metrics.numbers["thinking_restarts_total", ""] == 1)
            with await met_at(pipe) as told:
                told.write("the same")
            assert await job == "the same"
            assert await pool.run(BOT, own_id) != doomed

    asyncio.run(story())


def test_a_job_that_kills_whoever_does_it_is_given_up() -> None:
    async def story() -> None:
        async with a_pool() as pool:
            with no_answer("lost"):
                await pool.run(BOT, die)
            assert await pool.run(BOT, own_id)

    asyncio.run(story())


def test_a_job_that_fails_is_logged_here_and_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with a_pool() as pool:
            with no_answer("failed"):
                await pool.run(BOT, stumble)
            with no_answer("failed"):
                await pool.run(BOT, lambda _box: 1)  # no other process can find it
            assert await pool.run(BOT, own_id)

    asyncio.run(story())
    assert "the candle fell over" in caplog.text and "cannot be sent" in caplog.text


def test_a_job_that_lasts_too_long_costs_its_process(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("innkeeper.server.pool.STUCK", 0.0)

    async def story() -> None:
        async with a_pool() as pool, Process(pool.packs, pool.path) as process:
            job = Job(BOT, worker.framed((wait_at, (pipe,))))
            assert not await pool._do(process, job)
            with no_answer("late"):
                await job.answer

    asyncio.run(story())


def test_a_process_that_cannot_be_begun_leaves_the_bots_to_the_regular(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "COMMAND", ("-c", "raise SystemExit(1)"))

    async def story() -> None:
        async with a_pool() as pool:
            job = asyncio.create_task(pool.run(BOT, own_id))
            await until(lambda: pool.metrics.numbers["thinking_restarts_total", ""] > 0)
            assert not job.done()
            with no_answer("full"):
                await pool.run(BOT, own_id)
            await pool.close()
            with no_answer("closed"):
                await job
            with no_answer("closed"):
                await pool.run(BOT, own_id)

    monkeypatch.setattr("innkeeper.server.pool.RETRY_DELAY", 0.0)
    asyncio.run(story())


# The end


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_when_the_pool_is_closed_its_processes_are_gone(pipe: Path) -> None:
    async def story() -> None:
        async with a_pool() as pool:
            process = await pool.run(BOT, own_id)
            job = asyncio.create_task(pool.run(BOT, wait_at, pipe))
            with await met_at(pipe):
                await pool.close()
                assert is_gone(process)
                with no_answer("closed"):
                    await job

    asyncio.run(story())


def test_a_process_ends_with_who_began_it_whatever_it_does(pipe: Path) -> None:
    command = [sys.executable, *worker.COMMAND, *sys.path]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(worker.framed([]) + worker.framed((wait_at, (pipe,))))
        process.stdin.flush()
        with pipe.open("w"):  # it is at work
            process.stdin.close()
            assert process.wait(60) == 0


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells when somebody else's child ends")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_process_outlives_the_server(tmp_path: Path, end: signal.Signals) -> None:
    with served(f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log", "--thinkers", "1") as server:
        table = server.client.open_table([{}, {"bot": "regular"}], pace="swift")
        chair = server.client.sit_down(table, "Ada")
        chair.start()
        with server.socket(f"/tables/{table}/play") as line:
            line.send(f'{{"type": "hello", "secret": "{chair.secret}"}}')
            while (question := heard(line, ViewShown).question) is None:
                pass
            line.send(f'{{"type": "ask-hint", "decision": {question.decision}}}')
            asyncio.run(until(lambda: bool(children_of(server.process.pid))))
        children = children_of(server.process.pid)
        watched = select.poll()
        for child in children:
            watched.register(os.pidfd_open(child), select.POLLIN)
        server.process.send_signal(end)
        server.process.wait(60)
        assert len(children) == 1 and watched.poll(60_000), "it is still there"
