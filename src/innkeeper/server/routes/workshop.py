"""The workshop over HTTP: packs are checked, and measured, in the processes that think."""

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from innkeeper.packs import PackError
from innkeeper.packs.foreign import box_with, read_foreign
from innkeeper.packs.schema import pack_schema
from innkeeper.server import messages
from innkeeper.server.languages import spoken
from innkeeper.server.messages import Refused
from innkeeper.server.pool import CHECK, LAB, NoAnswer, Pool
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.compressed import Written, answer
from innkeeper.server.routes.http import Language, json_response, refusals
from innkeeper.server.routes.rate_limits import LOOK_UP, MEASURE, address_of
from innkeeper.server.services.inn import Inn
from innkeeper.server.showing.drafts import show_draft, show_strength
from innkeeper.table.box import Box
from innkeeper.words import ENGLISH
from innkeeper.workshop.strength import Tally, measure

SLICE: Final = 1.0  # seconds that are played for one answer: nobody who plays waits longer for a thinker
BUSY: Final = ("inn-full", "The workshop is busy with others. Try again in a moment.")


def checked(box: Box, pack: str, language: str) -> bytes:
    """What is told of a pack: this is done in another process."""
    return msgspec.json.encode(show_draft(box, pack, language))


def measured(box: Box, pack: str, tally: Tally) -> bytes | Refused:
    """Some more games with a pack, in another process."""
    try:
        own = box_with(box, [pack])
    except PackError as error:
        return Refused("bad-pack", f"This pack cannot be played: {error}")
    return msgspec.json.encode(show_strength(measure(own, read_foreign(pack, box).key, tally, SLICE)))


async def thought_out(pool: Pool, kind: str, *job: Any, owner: object = None) -> bytes:
    """What comes of it; raises Refusal."""
    try:
        found = await pool.run(kind, *job, owner=owner)
    except NoAnswer as error:
        if error.reason == "failed":
            raise
        raise Refusal(*BUSY) from error
    if isinstance(found, Refused):
        raise Refusal(found.code, found.why)
    return bytes(found)


@get("/workshop/words", opt=LOOK_UP, responses=refusals(429))
async def words(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """The words of packs, as a JSON Schema."""
    return answer(request, _words())


@cache
def _words() -> Written:
    return Written.of(msgspec.json.encode(pack_schema()))


@post("/workshop/check", status_code=200, opt=LOOK_UP, responses=refusals(400, 413, 429))
async def check_pack(
    data: JSONBody[messages.AskCheck], inn: NamedDependency[Inn], language: Language = ENGLISH
) -> Response[messages.PackChecked]:
    """What is wrong with a pack, and its cards as they will be printed."""
    return json_response(await thought_out(inn.pool, CHECK, checked, data.pack, spoken(language)))


@post("/workshop/strength", status_code=200, opt=MEASURE, responses=refusals(400, 413, 429))
async def measure_pack(
    request: Request[Any, Any, Any], data: JSONBody[messages.AskStrength], inn: NamedDependency[Inn]
) -> Response[messages.StrengthShown]:
    """Play some games with a pack, and say what all of them have shown. Whoever asks no more has cancelled it."""
    job = (measured, data.pack, data.tally or Tally())
    return json_response(await thought_out(inn.pool, LAB, *job, owner=address_of(request)))


WORKSHOP: Final = [words, check_pack, measure_pack]
