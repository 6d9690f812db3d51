"""`innkeeper open`: open the inn until somebody closes it."""

import asyncio
import contextlib
import functools
import gc
import json
import logging
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Collection
from typing import Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from innkeeper.packs import open_box
from innkeeper.server.compiling import compile_engine
from innkeeper.server.limits import USUAL, Limits
from innkeeper.server.loop import new_event_loop
from innkeeper.server.pool import Pool
from innkeeper.server.refusals import Refusal
from innkeeper.server.repeats import Repeats
from innkeeper.server.routes.app import make_app
from innkeeper.server.routes.connections import HttpConnection, Settings
from innkeeper.server.routes.security import Hosts
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.engine import usual_database
from innkeeper.server.storage.shards import ALL, LOST, read_shards
from innkeeper.server.storage.store import Store
from innkeeper.words import bundle, languages

A_TURN: Final = 0.0005  # seconds until a thread gives way: who writes waits for the tables at each statement
HERE: Final = {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}  # where to find an inn that listens everywhere
FRIENDS: Final = (
    "Friends in your network: open a table and let the network in there. Friends elsewhere: see docs/hosting.md."
)
EXTRAS: Final = ("table", "seat", "tables", "reason", "path", "files", "wanted", "repeated")


class Lines(logging.Formatter):
    """A line of JSON for each thing that happens. Secrets never come here."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({name: record.__dict__[name] for name in EXTRAS if name in record.__dict__})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def run(
    host: str,
    port: int,
    database: str | None,
    names: Collection[str] = (),
    browser: bool | None = False,
    limits: Limits = USUAL,
    thinkers: int | None = None,
    shards: str = "0-15",
    compiles: bool = False,
) -> int:
    """Open the inn; the exit status is 1 if it cannot be opened. `browser` None: if somebody sits at a terminal.
    `compiles`: the engine, while the inn is open."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    handler.addFilter(Repeats())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("innkeeper").setLevel(logging.INFO)
    try:
        limits.networks()
        given = (database or usual_database(), names, browser, limits, thinkers, read_shards(shards), compiles)
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(serve(host, port, *given))
    except KeyboardInterrupt:
        return 0
    except Refusal as refusal:
        print(refusal.why, file=sys.stderr)
    except SQLAlchemyError as error:
        print(f"The database cannot be used: {str(error).splitlines()[0]}", file=sys.stderr)
    except OSError as error:
        print(f"The inn cannot be opened at {host}:{port}: {error.strerror or error}.", file=sys.stderr)
    else:
        return 0
    return 1


def open_socket(host: str, port: int) -> socket.socket:
    """Where guests come in. No line waits until what was sent before has arrived: asyncio forgets that here."""
    listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def _places(host: str, port: int, limits: Limits) -> list[tuple[str, int]]:
    """Where to listen: the guests', and one for who reads the metrics."""
    return [(host, port), *([("127.0.0.1", limits.metrics_port)] if limits.metrics_port else [])]


async def open_inn(database: str, thinkers: int | None = None, shards: Collection[int] = ALL) -> Inn:
    """An inn with this database, for the tables of these shards."""
    try:
        inn = Inn(Store(database, shards), open_box(), thinkers=thinkers)
        await inn.open()
    except OSError as error:
        raise Refusal("bad-database", f"The database cannot be used: {error.strerror or error}.") from error
    return inn


async def serve(
    host: str,
    port: int,
    database: str,
    names: Collection[str],
    browser: bool | None,
    limits: Limits,
    thinkers: int | None,
    shards: Collection[int],
    compiles: bool,
) -> None:
    """Serve until told to stop."""
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(open_socket(*at)) for at in _places(host, port, limits)]
        inn = await open_inn(database, thinkers, shards)
        for language in languages():
            bundle(language)  # else the first guest who speaks it would keep all tables waiting
        gc.freeze()  # cards, words and rules stay as long as the inn
        gc.disable()  # it stops every game, and neither games nor closed lines leave garbage: see Inn.sweep
        sys.setswitchinterval(A_TURN)
        shown = f"[{host}]" if ":" in host else host
        app = make_app(inn, [shown, *names], limits)
        server = uvicorn.Server(Settings(app, limits))
        port = sockets[0].getsockname()[1]
        print(f"The inn is open at http://{shown}:{port}", flush=True)
        if Hosts.is_loopback(shown) and not names and not limits.proxies:
            app.state.network.listen = functools.partial(_listen_too, server, port)
        if sys.stdout.isatty() if browser is None else browser:
            address = f"http://{HERE.get(shown, shown)}:{port}/"
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
            if app.state.network.listen is not None:
                print(FRIENDS, flush=True)
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn closes in good order, then hands the signal on
        background = [asyncio.create_task(_close_when_lost(inn.store, server))]
        if compiles:
            background.append(asyncio.create_task(_compile(inn.pool)))
        await server.serve(sockets=sockets)
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        if inn.store.lost.is_set():
            raise Refusal(*LOST)


async def _listen_too(server: uvicorn.Server, port: int, host: str) -> str:
    """Let guests in at one more address, which it gives back."""
    config = server.config
    made = functools.partial(
        HttpConnection, config=config, server_state=server.server_state, app_state=server.lifespan.state
    )
    listening = open_socket(host, port)
    try:
        loop = asyncio.get_running_loop()
        server.servers.append(await loop.create_server(made, sock=listening, backlog=config.backlog))
    except BaseException:
        listening.close()
        raise
    return f"http://{host}:{port}"


async def _compile(pool: Pool) -> None:
    """Compile the engine, and let bots think with it."""
    folder = await compile_engine()
    if folder is not None:
        pool.use(folder)
        print("The engine is compiled: from now on the bots think with it, and the next inn opens with it.", flush=True)


async def _close_when_lost(store: Store, server: uvicorn.Server) -> None:
    """Whose tables another server has taken over serves them no more."""
    await store.lost.wait()
    server.should_exit = True
