"""The engine compiled beside an inn that is open already: bots think with it as soon as it is there."""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import Final

import innkeeper

ROOT: Final = Path(innkeeper.__file__).parents[2]  # of the sources: an installed Innkeeper has none, nor a compiled one
SCRIPT: Final = "hatch_build.py"
LOWEST: Final = 19  # the niceness of who works only where nobody else does
COMMAND: Final = f"""
import os, runpy, sys
if hasattr(os, "nice"):
    os.nice({LOWEST})
runpy.run_path(sys.argv[1], run_name="__main__")
"""


async def compile_engine(root: Path = ROOT) -> Path | None:
    """Where the compiled engine lies, once it is compiled; None if there are no sources here, or no compiler."""
    if not (root / SCRIPT).is_file():
        return None
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        COMMAND,
        str(root / SCRIPT),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,  # with all that it starts it can be ended at once
    )
    try:
        failed = await process.wait()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()
        raise
    folder = root / "build" / "compiled"
    return folder if not failed and list(folder.glob("innkeeper__mypyc.*")) else None
