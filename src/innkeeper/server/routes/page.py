"""The page that browsers show: one document for all its addresses, and the files it is made of."""

import mimetypes
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from innkeeper.server.routes.compressed import ENCODINGS, VARY, accepted
from innkeeper.server.routes.rate_limits import FILE

FOLDER: Final = Path(__file__).parents[2] / "page"  # built from web/
METHODS: Final = [HttpMethod.GET, HttpMethod.HEAD]
ADDRESSES: Final = [
    "/",
    "/t/{table_id:str}",
    "/watch/{table_id:str}",
    "/replay",
    "/replay/{table_id:str}",
    "/rulebook",
    "/deck",
    "/learn",
    "/learn/{lesson:str}",
    "/about",
    "/workshop",
]
mimetypes.add_type("font/woff2", ".woff2")  # not every Python knows it
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}  # their names change with what they hold
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Innkeeper</title>
<h1>The inn is open, but its page has not been built.</h1>
<p>Run <code>make play</code> in the folder of Innkeeper: it builds the page and opens it.</p>
<p>Programs can play already; docs/protocol.md says how.</p>
</html>
"""


@route(ADDRESSES, http_method=METHODS, include_in_schema=False, opt=FILE)
async def document() -> Response[bytes]:
    """The document, at each of its addresses."""
    try:
        written = (FOLDER / "index.html").read_bytes()
    except OSError:
        written = NOT_BUILT.encode()
    return Response(written, media_type=MediaType.HTML)


@route("/assets/{file:path}", http_method=METHODS, include_in_schema=False, opt=FILE)
async def asset(request: Request[Any, Any, Any], file: FromPath[Path]) -> Response[bytes]:
    """A file whose name tells what it holds: it never changes."""
    return _file(FOLDER / "assets", str(file).lstrip("/"), accepted(request.headers), FOREVER)


@route("/{file:str}", http_method=METHODS, include_in_schema=False, opt=FILE)
async def other_file(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    """A file with a name that others know: an icon, the manifest."""
    return _file(FOLDER, file, accepted(request.headers), {})


def _file(folder: Path, name: str, encodings: list[str], headers: dict[str, str]) -> Response[bytes]:
    """A file in this folder, and from nowhere else; compressed, if that lies beside it and is understood."""
    try:
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()):
            raise NotFoundException("There is no such file.")
        written, how = path.read_bytes(), dict[str, str]()
        for encoding in encodings:
            with suppress(FileNotFoundError):
                written = path.with_name(path.name + ENCODINGS[encoding]).read_bytes()
                how = {"Content-Encoding": encoding}
                break
    except (OSError, ValueError):
        raise NotFoundException("There is no such file.") from None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(written, media_type=kind, headers={**headers, **how, **VARY})


PAGE: Final = [document, asset, other_file]
