"""The engine is compiled while the inn is open, in nobody's way, and bots think with it at once."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from innkeeper.packs import open_box
from innkeeper.server.compiling import LOWEST, compile_engine
from innkeeper.server.metrics import Metrics
from innkeeper.server.pool import BOT, Pool
from tests.server.helpers import UNHURRIED, until
from tests.server.jobs import first_place, own_id

DONE = """
import os, pathlib
folder = pathlib.Path(__file__).parent / "build" / "compiled"
folder.mkdir(parents=True)
(folder / "innkeeper__mypyc.so").write_text(str(os.nice(0)))
"""
ENDLESS = """
import os, pathlib, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
(pathlib.Path(__file__).parent / "child.new").write_text(f"{os.getpid()} {child.pid}")
os.rename(pathlib.Path(__file__).parent / "child.new", pathlib.Path(__file__).parent / "child")
time.sleep(600)
"""


def test_it_is_compiled_at_the_lowest_priority(tmp_path: Path) -> None:
    (tmp_path / "hatch_build.py").write_text(DONE)
    folder = asyncio.run(compile_engine(tmp_path))
    assert folder == tmp_path / "build" / "compiled"
    assert (folder / "innkeeper__mypyc.so").read_text() == str(LOWEST)


@pytest.mark.parametrize("script", [None, "", "raise SystemExit(1)"], ids=["no sources", "no compiler", "failed"])
def test_where_it_cannot_be_compiled_all_goes_on_without(tmp_path: Path, script: str | None) -> None:
    if script is not None:
        (tmp_path / "hatch_build.py").write_text(script)
    assert asyncio.run(compile_engine(tmp_path)) is None


def test_an_inn_that_closes_leaves_no_compiler_behind(tmp_path: Path) -> None:
    (tmp_path / "hatch_build.py").write_text(ENDLESS)

    async def story() -> None:
        compiling = asyncio.create_task(compile_engine(tmp_path))
        await until((tmp_path / "child").is_file)
        compiling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await compiling
        await until(lambda: not any(map(is_at_work, map(int, (tmp_path / "child").read_text().split()))))

    asyncio.run(story())


def is_at_work(process: int) -> bool:
    """Whether a process is there; one that has ended may wait to be asked how."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_who_thinks_already_is_replaced_after_one_more_job(tmp_path: Path) -> None:
    async def story() -> None:
        pool = Pool(Metrics(), open_box(), 1, UNHURRIED)
        try:
            before = await pool.run(BOT, own_id)
            pool.use(tmp_path)
            assert await pool.run(BOT, own_id) == before
            assert await pool.run(BOT, first_place) == str(tmp_path)
            assert await pool.run(BOT, own_id) != before and not Path(f"/proc/{before}/cwd").exists()
            assert "thinking_restarts_total" not in str(pool.metrics.numbers), "nothing went wrong"
        finally:
            await pool.close()

    asyncio.run(story())
