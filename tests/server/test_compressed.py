"""What everybody gets is small: compressed once, and sent only to who does not have it."""

import asyncio
import gzip
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from innkeeper.packs import open_box
from innkeeper.server.routes import page
from innkeeper.server.routes.compressed import accepted
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from tests.server.helpers import visited

PLAIN = {"accept-encoding": "identity"}
SMALL = {"accept-encoding": "gzip, deflate"}


def visit(folder: Path, story: Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with visited(Inn(Store(f"sqlite:///{folder / 'inn.sqlite'}"), open_box())) as guest:
            await story(guest)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("path", "other"),
    [
        ("/inn", "/inn?language=ru"),
        ("/cards?language=ru", "/cards"),
        ("/rules?words=chaser", "/rules?words=round"),
        ("/rules?chapter=turn", "/rules?chapter=turn&language=ru"),
    ],
)
def test_what_can_be_looked_up_is_compressed_and_sent_once(tmp_path: Path, path: str, other: str) -> None:
    async def story(guest: httpx.AsyncClient) -> None:
        plain, small = await guest.get(path, headers=PLAIN), await guest.get(path, headers=SMALL)
        assert "content-encoding" not in plain.headers and small.headers["content-encoding"] == "gzip"
        assert small.json() == plain.json() and int(small.headers["content-length"]) < len(plain.content) / 2
        assert small.headers["cache-control"] == "no-cache" and small.headers["vary"] == "Accept-Encoding"

        tag = small.headers["etag"]
        again = await guest.get(path, headers={**SMALL, "if-none-match": f'"other", {tag}'})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        another = await guest.get(other, headers={**SMALL, "if-none-match": tag})
        assert another.status_code == 200 and another.headers["etag"] != tag

    visit(tmp_path, story)


def test_nothing_of_a_table_is_compressed(tmp_path: Path) -> None:
    """Names that others chose and what nobody else may know would be in one answer: its length would tell."""

    async def story(guest: httpx.AsyncClient) -> None:
        table = (await guest.post("/tables", json={"seats": [{}, {}]}, headers=SMALL)).json()["table"]
        for answer in (
            await guest.post(f"/tables/{table}/seats", json={"name": "Ada"}, headers=SMALL),
            await guest.get(f"/tables/{table}", headers=SMALL),
        ):
            assert "content-encoding" not in answer.headers and answer.headers["cache-control"] == "no-store"

    visit(tmp_path, story)


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("GZIP;q=0.5", ["gzip"]),
        ("br;q=0, gzip; q=0.000, *", []),
        ("identity", []),
        ("", []),
    ],
)
def test_only_what_somebody_understands_is_sent(said: str, understood: list[str]) -> None:
    assert accepted({"accept-encoding": said}) == understood


def test_files_of_the_page_lie_there_compressed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    files = {"a.js": b"long", "a.js.br": b"b", "a.js.gz": gzip.compress(b"long"), "f.woff2": b"font"}
    for name, content in files.items():
        (assets / name).write_bytes(content)
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")

    async def story(guest: httpx.AsyncClient) -> None:
        for said, sent in (("br, gzip", "br"), ("gzip", "gzip"), ("identity", None)):
            async with guest.stream("GET", "/assets/a.js", headers={"accept-encoding": said}) as found:
                assert found.headers.get("content-encoding") == sent and "javascript" in found.headers["content-type"]
                assert "immutable" in found.headers["cache-control"] and found.headers["vary"] == "Accept-Encoding"
        font = await guest.get("/assets/f.woff2", headers={"accept-encoding": "br, gzip"})
        assert "content-encoding" not in font.headers and font.headers["content-type"] == "font/woff2"

    visit(tmp_path, story)
