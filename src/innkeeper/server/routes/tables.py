"""Tables over HTTP and WebSockets: open one, sit down, play, leave, play again."""

from typing import Any, Final

import msgspec
from litestar import Request, Response, Router, WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from innkeeper.replay import Saved, written
from innkeeper.server import messages
from innkeeper.server.languages import spoken
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.http import Language, Secret, json_response, refusals, secret_in
from innkeeper.server.routes.rate_limits import LAYS, LOOK_UP, OPEN_TABLE, SIT_DOWN, RateLimits
from innkeeper.server.routes.websockets import Session
from innkeeper.server.services.bringing import box_brought
from innkeeper.server.services.handovers import LASTING
from innkeeper.server.services.inn import Inn
from innkeeper.server.showing.modes import checked
from innkeeper.server.showing.packs import show_packs
from innkeeper.server.showing.tables import show_table
from innkeeper.server.tables.validation import table_request
from innkeeper.words import ENGLISH

LARGEST_TABLE: Final = 192 * 1024  # bytes: the packs that are brought along
SEAT: Final = "/tables/{table_id:str}/seats/{seat:int}"


def be_strict(body: bytes) -> None:
    """Refuse what was taken for something that it is not: the library reads 0 as false and "60" as 60."""
    try:
        msgspec.json.decode(body, type=messages.OpenTable)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", f"{error}.") from error


@post("/tables", opt=OPEN_TABLE, responses=refusals(400, 413, 429, 503), request_max_body_size=LARGEST_TABLE)
async def open_table(
    request: Request[Any, Any, Any],
    data: JSONBody[messages.OpenTable],
    inn: NamedDependency[Inn],
    rate_limits: NamedDependency[RateLimits],
) -> messages.TableShown:
    """Open a table."""
    be_strict(await request.body())
    with rate_limits.open_table(request, inn.rooms.open) as opened:
        room = await inn.lobby.open_table(*table_request(data))
        opened(room.table.key)
    return show_table(room.table)


@post(
    "/tables/check",
    status_code=200,
    opt=LOOK_UP,
    responses=refusals(400, 413, 429),
    request_max_body_size=LARGEST_TABLE,
)
async def check_table(
    request: Request[Any, Any, Any],
    data: JSONBody[messages.OpenTable],
    inn: NamedDependency[Inn],
    language: Language = ENGLISH,
) -> messages.Checked:
    """What is wrong with a table before it is opened, and in which modes it can be played."""
    be_strict(await request.body())
    characters, bots, options = table_request(data)
    return checked(characters, bots, options, await box_brought(inn.box, options.packs), spoken(language))


@get("/tables/{table_id:str}", opt=LOOK_UP, responses=refusals(404, 421, 429, 503))
async def look_at_table(table_id: FromPath[str], inn: NamedDependency[Inn]) -> messages.TableShown:
    """A table as everybody sees it, and no earlier than spectators do."""
    return show_table((await inn.rooms.find(table_id)).shown_to_spectators())


@get("/tables/{table_id:str}/packs", opt=LOOK_UP, responses=refusals(400, 404, 421, 429, 503))
async def show_packs_brought(
    table_id: FromPath[str], inn: NamedDependency[Inn], language: Language = ENGLISH
) -> list[messages.PackShown]:
    """The packs that were brought to a table, with every card: nothing of them is a secret."""
    return show_packs((await inn.rooms.find(table_id)).table.box, spoken(language))


@post(
    "/tables/{table_id:str}/bring",
    opt=SIT_DOWN,
    responses=refusals(400, 401, 403, 404, 409, 413, 421, 429, 503),
    request_max_body_size=LARGEST_TABLE,
)
async def bring_pack(
    table_id: FromPath[str], data: JSONBody[messages.BringPack], inn: NamedDependency[Inn], authorization: Secret = None
) -> messages.TableShown:
    """Bring a pack to a table at which you sit, while it waits."""
    return show_table((await inn.lobby.bring(table_id, secret_in(authorization), data.pack)).table)


@post("/tables/{table_id:str}/seats", opt=SIT_DOWN, responses=refusals(400, 404, 409, 421, 413, 429, 503))
async def take_seat(
    table_id: FromPath[str], data: JSONBody[messages.TakeSeat], inn: NamedDependency[Inn]
) -> messages.SeatTaken:
    """Sit down; the answer holds the secret of the seat."""
    seat, secret = await inn.lobby.take_seat(table_id, data.seat, data.name, data.character)
    return messages.SeatTaken(seat.number, seat.name, secret)


@delete(SEAT, opt=LOOK_UP, responses=refusals(400, 401, 403, 404, 421, 429, 503))
async def leave_seat(
    table_id: FromPath[str], seat: FromPath[int], inn: NamedDependency[Inn], authorization: Secret = None
) -> None:
    """Give a seat up."""
    await inn.lobby.leave(table_id, seat, secret_in(authorization))


@post(f"{SEAT}/handover", opt=LOOK_UP, responses=refusals(400, 401, 403, 404, 421, 429, 503))
async def hand_over(
    table_id: FromPath[str], seat: FromPath[int], inn: NamedDependency[Inn], authorization: Secret = None
) -> messages.Handover:
    """Make a code with which another device can take this seat up."""
    return messages.Handover(await inn.lobby.hand_over(table_id, seat, secret_in(authorization)), LASTING)


@post("/tables/{table_id:str}/takeup", opt=SIT_DOWN, responses=refusals(400, 403, 404, 421, 413, 429, 503))
async def take_up(
    table_id: FromPath[str], data: JSONBody[messages.TakeUp], inn: NamedDependency[Inn]
) -> messages.SeatTaken:
    """Take a seat up with a code; the answer holds a secret of this device's own."""
    seat, secret = await inn.lobby.take_up(table_id, data.code)
    return messages.SeatTaken(seat.number, seat.name, secret)


@post("/tables/{table_id:str}/start", opt=LOOK_UP, responses=refusals(400, 401, 403, 404, 409, 421, 429, 503))
async def start(
    table_id: FromPath[str], inn: NamedDependency[Inn], authorization: Secret = None
) -> messages.TableShown:
    """Begin the game, or the draft before it; for who opened the table. Bots take the empty seats."""
    return show_table((await inn.lobby.start(table_id, secret_in(authorization))).table)


@post("/tables/{table_id:str}/rematch", opt=SIT_DOWN, responses=refusals(400, 401, 403, 404, 409, 421, 429, 503))
async def rematch(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    inn: NamedDependency[Inn],
    rate_limits: NamedDependency[RateLimits],
    authorization: Secret = None,
) -> messages.TableShown:
    """A table to play again at, the same for all who ask."""
    secret = secret_in(authorization)
    if (await inn.rooms.find(table_id)).table.next:
        return show_table((await inn.lobby.rematch(table_id, secret)).table)
    with rate_limits.open_table(request, inn.rooms.open) as opened:
        room = await inn.lobby.rematch(table_id, secret)
        opened(room.table.key)
    return show_table(room.table)


@get("/tables/{table_id:str}/game", opt=LOOK_UP, responses=refusals(404, 409, 421, 429, 503))
async def saved_game(table_id: FromPath[str], inn: NamedDependency[Inn]) -> Response[Saved]:
    """The game as a file to be replayed, once it is over (and spectators have seen how it ended)."""
    room = await inn.rooms.find(table_id)
    recorder = room.table.recorder
    if recorder is None or room.shown_to_spectators().state != "over":
        raise Refusal("not-over", "The game is not over yet; its file tells all secrets.")
    headers = {"Content-Disposition": f'attachment; filename="innkeeper-{table_id}.json"'}
    return json_response(written(recorder.saved()), headers)


@get("/tables/{table_id:str}/team-talk", opt=LOOK_UP, responses=refusals(401, 403, 404, 409, 421, 429, 503))
async def team_talk(
    table_id: FromPath[str], inn: NamedDependency[Inn], authorization: Secret = None
) -> list[messages.TeamLine]:
    """What your team has said to each other, for a replay; nobody else may hear it."""
    return await inn.chat.of_team(await inn.rooms.find(table_id), secret_in(authorization))


@websocket("/tables/{table_id:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    inn: NamedDependency[Inn],
    rate_limits: NamedDependency[RateLimits],
) -> None:
    """Play a seat."""
    await Session(socket, inn, "play").serve(table_id, rate_limits.connected(socket))


@websocket("/tables/{table_id:str}/watch")
async def watch(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    inn: NamedDependency[Inn],
    rate_limits: NamedDependency[RateLimits],
) -> None:
    """Watch a table."""
    await Session(socket, inn, "watch").serve(table_id, rate_limits.connected(socket))


HANDLERS: Final = [
    open_table,
    check_table,
    look_at_table,
    show_packs_brought,
    bring_pack,
    take_seat,
    leave_seat,
    hand_over,
    take_up,
    start,
    rematch,
    saved_game,
    team_talk,
    play,
    watch,
]
TABLES: Final = Router("/", route_handlers=HANDLERS, opt=LAYS)
