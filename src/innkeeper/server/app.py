"""The inn's door to the network: HTTP and WebSockets."""

import logging
from http import HTTPStatus
from typing import Annotated, Any, Final

from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, HeaderParameter, JSONBody

from innkeeper import __version__
from innkeeper.rulebook import UnknownRule, rule
from innkeeper.server import messages
from innkeeper.server.guarding import HEADERS, LARGEST_BODY, Addresses, same_origin
from innkeeper.server.inn import Inn
from innkeeper.server.refusals import Refusal
from innkeeper.server.showing import show_cards, show_table
from innkeeper.server.sockets import Line
from innkeeper.server.table import Options

LOG: Final = logging.getLogger("innkeeper.server")
BEARER: Final = "Bearer "
Secret = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer and the secret of a seat.")]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a request may be refused, for the schema."""
    return {
        status: ResponseSpec(messages.Refused, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in statuses
    }


@post("/tables", responses=refusals(400, 413, 429))
async def open_table(
    request: Request[Any, Any, Any],
    data: JSONBody[messages.OpenTable],
    inn: NamedDependency[Inn],
    addresses: NamedDependency[Addresses],
) -> messages.TableShown:
    """Open a table."""
    _slowly(request, addresses)
    options = Options(data.drinks, data.timeout, data.pace)
    seats = data.seats
    room = await inn.open_table([seat.character for seat in seats], [seat.bot or "" for seat in seats], options)
    return show_table(room.table)


@get("/tables/{table_id:str}", responses=refusals(404, 503))
async def look_at_table(table_id: FromPath[str], inn: NamedDependency[Inn]) -> messages.TableShown:
    """A table as everybody sees it."""
    return show_table((await inn.room(table_id)).table)


@post("/tables/{table_id:str}/seats", responses=refusals(400, 404, 409, 413, 429, 503))
async def take_seat(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: JSONBody[messages.TakeSeat],
    inn: NamedDependency[Inn],
    addresses: NamedDependency[Addresses],
) -> messages.SeatTaken:
    """Sit down; the answer holds the secret of the seat."""
    _slowly(request, addresses)
    seat, secret = await inn.take_seat(table_id, data.seat, data.name, data.character)
    return messages.SeatTaken(seat.number, seat.name, secret)


@delete("/tables/{table_id:str}/seats/{seat:int}", responses=refusals(400, 401, 403, 404, 503))
async def leave_seat(
    table_id: FromPath[str], seat: FromPath[int], inn: NamedDependency[Inn], authorization: Secret = None
) -> None:
    """Give a seat up."""
    await inn.leave(table_id, seat, _secret(authorization))


@post("/tables/{table_id:str}/start", responses=refusals(400, 401, 403, 404, 409, 503))
async def start(
    table_id: FromPath[str], inn: NamedDependency[Inn], authorization: Secret = None
) -> messages.TableShown:
    """Begin the game; bots take the empty seats."""
    room = await inn.start(table_id, _secret(authorization))
    return show_table(room.table)


@get("/health")
async def health() -> messages.Health:
    """The inn is open."""
    return messages.Health("open", __version__)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(inn: NamedDependency[Inn]) -> str:
    """Numbers, as Prometheus reads them."""
    return inn.tally.text(inn.states())


@get("/rules/{rule_id:str}", responses=refusals(404))
async def show_rule(rule_id: FromPath[str]) -> messages.RuleShown:
    """A rule by its id."""
    try:
        found = rule(rule_id)
    except UnknownRule as error:
        raise Refusal("no-such-rule", str(error)) from error
    return messages.RuleShown(found.id, found.rule, found.chapter, found.source)


@get("/cards")
async def cards() -> list[messages.CardShown]:
    """Every card there is."""
    return show_cards()


@get("/protocol")
async def protocol() -> dict[str, Any]:
    """The JSON Schemas of the messages on WebSockets."""
    return messages.protocol()


@websocket("/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], inn: NamedDependency[Inn]) -> None:
    """Play a seat."""
    await Line(socket, inn, "play").serve(table_id)


@websocket("/tables/{table_id:str}/watch")
async def watch(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], inn: NamedDependency[Inn]) -> None:
    """Watch a table."""
    await Line(socket, inn, "watch").serve(table_id)


def _secret(authorization: str | None) -> str:
    if authorization is None or not authorization.startswith(BEARER):
        raise Refusal("no-secret", "Give the secret of your seat as header `Authorization: Bearer SECRET`.")
    return authorization.removeprefix(BEARER)


def _slowly(request: Request[Any, Any, Any], addresses: Addresses) -> None:
    address = request.client.host if request.client is not None else ""
    if not addresses.take(address):
        raise Refusal("inn-full", "Too many tables and seats from one address. Try again in a minute.")


def _told(code: str, why: str, status: int, more: dict[str, str] | None = None) -> Response[messages.Refused]:
    return Response(messages.Refused(code, why), status_code=status, headers={**HEADERS, **(more or {})})


def refuse(request: Request[Any, Any, Any], refusal: Refusal) -> Response[messages.Refused]:
    """A refusal of the inn's own."""
    inn: Inn = request.app.state.inn
    inn.tally.add("refusals_total", f'code="{refusal.code}"')
    return _told(refusal.code, refusal.why, refusal.status)


def explain(_request: Request[Any, Any, Any], error: HTTPException) -> Response[messages.Refused]:
    """What is wrong with a request, by name."""
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    parts = error.extra if isinstance(error.extra, list) else []
    named = [f"{part.get('key', 'body')}: {part['message']}" for part in parts if isinstance(part, dict)]
    return _told(code, "; ".join(named) or error.detail, error.status_code, error.headers)


def apologise(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Refused]:
    """Something went wrong here; what it was is for the log."""
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return _told("internal", "Something went wrong at the inn. It has been noted.", 500)


def make_app(inn: Inn) -> Litestar:
    """The application around an inn that is open; it closes the inn when it shuts down."""
    addresses = Addresses()
    app = Litestar(
        [
            open_table,
            look_at_table,
            take_seat,
            leave_seat,
            start,
            health,
            metrics,
            show_rule,
            cards,
            protocol,
            play,
            watch,
        ],
        dependencies={
            "inn": Provide(lambda: inn, sync_to_thread=False),
            "addresses": Provide(lambda: addresses, sync_to_thread=False),
        },
        exception_handlers={Refusal: refuse, HTTPException: explain, Exception: apologise},
        guards=[same_origin],
        logging_config=None,
        on_shutdown=[inn.close],
        openapi_config=OpenAPIConfig(
            "Innkeeper", __version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=LARGEST_BODY,
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
    )
    app.state.inn = inn
    return app
