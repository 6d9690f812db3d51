"""What is the same for everybody: written and compressed once, and sent only to who does not have it yet.

Only that is compressed. Where a secret is compressed together with words that somebody else chose, the length tells
something about it (BREACH); here is neither: the page, cards and rules are public, and no answer holds what was asked.
"""

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

LEVEL: Final = 9  # it is done once
WORTH_IT: Final = 400  # bytes; less fits one packet anyway
VARY: Final = {"Vary": "Accept-Encoding"}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first, with how files that are compressed so are called


class Written(NamedTuple):
    """An answer, plain and compressed (empty: not worth it), with a tag by which somebody knows that they have it."""

    plain: bytes
    gzipped: bytes
    tag: str

    @classmethod
    def of(cls, plain: bytes) -> "Written":
        gzipped = gzip.compress(plain, LEVEL, mtime=0) if len(plain) >= WORTH_IT else b""
        return cls(plain, gzipped, f'W/"{hashlib.sha256(plain).hexdigest()[:24]}"')


def accepted(headers: Mapping[str, str]) -> list[str]:
    """The ways to compress that somebody understands, the smallest first."""
    understood = set[str]()
    for one in headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = one.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            understood.add(name.strip())
    return [name for name in ENCODINGS if name in understood]


def answer(request: Request[Any, Any, Any], written: Written, kind: str = MediaType.JSON) -> Response[Any]:
    """An answer that is kept by who asked, and looked for anew each time: nothing, if it is the same."""
    headers = {"Cache-Control": "no-cache", "ETag": written.tag, **VARY}
    known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    if written.tag in known or written.tag.removeprefix("W/") in known:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if written.gzipped and "gzip" in accepted(request.headers):
        headers["Content-Encoding"] = "gzip"
        return Response(written.gzipped, status_code=HTTP_200_OK, media_type=kind, headers=headers)
    return Response(written.plain, status_code=HTTP_200_OK, media_type=kind, headers=headers)
