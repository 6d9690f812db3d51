"""The application: HTTP and WebSockets."""

import logging
from collections.abc import Collection
from http import HTTPStatus
from traceback import clear_frames, walk_tb
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from innkeeper import __version__
from innkeeper.server import messages
from innkeeper.server.limits import USUAL, Limits
from innkeeper.server.messages import Refused
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.lookup import LOOKUP, Schema
from innkeeper.server.routes.network import NETWORK, Network
from innkeeper.server.routes.page import PAGE
from innkeeper.server.routes.rate_limits import LOOK_UP, RateLimits
from innkeeper.server.routes.replays import Replays, show_replay
from innkeeper.server.routes.security import HEADERS, LARGEST_BODY, Hosts, known_host, same_origin
from innkeeper.server.routes.tables import TABLES
from innkeeper.server.routes.workshop import WORKSHOP
from innkeeper.server.services.inn import Inn

LOG: Final = logging.getLogger("innkeeper.server")
DETAILS: Final = {  # who asks for what is not there
    404: "There is nothing at this address; GET /schema/openapi.json tells what there is.",
    413: "What was sent is too large; docs/protocol.md tells how much may be.",
    405: "This cannot be done at this address; GET /schema/openapi.json tells what can.",
}


def _error_response(code: str, why: str, status: int, more: dict[str, str] | None = None) -> Response[Refused]:
    return Response(Refused(code, why), status_code=status, headers={**HEADERS, **(more or {})})


def handle_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
    """A refusal of the inn's own."""
    inn: Inn = request.app.state.inn
    inn.metrics.add("refusals_total", f'code="{refusal.code}"')
    return _error_response(refusal.code, refusal.why, refusal.status)


def handle_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What is wrong with a request, by name."""
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    parts = error.extra if isinstance(error.extra, list) else []
    named = [f"{part.get('key', 'body')}: {part['message']}" for part in parts if isinstance(part, dict)]
    why = "; ".join(named) or DETAILS.get(error.status_code, error.detail)
    _let_go(error)
    return _error_response(code, why, error.status_code, error.headers)


def _let_go(error: BaseException) -> None:
    """An error knows the frames it went through, and they know it and the request: all is to be gone at once."""
    trace, error.__traceback__ = error.__traceback__, None
    known = [error.__cause__, error.__context__]
    for frame, _ in walk_tb(trace):
        known += [it for it in frame.f_locals.values() if isinstance(it, BaseException)]
    clear_frames(trace)
    error.__cause__ = error.__context__ = None
    for other in known:
        if other is not None and other.__traceback__ is not None:
            _let_go(other)


def handle_unexpected_error(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """Something went wrong here; what it was is for the log."""
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return _error_response("internal", "Something went wrong at the inn. It has been noted.", 500)


def handle_recursion_error(request: Request[Any, Any, Any], error: RecursionError) -> Response[Refused]:
    """A body of brackets within brackets cannot be read; any other recursion is a fault of ours."""
    if "deserializing" not in str(error):
        return handle_unexpected_error(request, error)
    return _error_response("bad-request", "body: This is nested too deeply.", 400)


def make_app(inn: Inn, hosts: Collection[str] = (), limits: Limits = USUAL) -> Litestar:
    """The application around an inn that is open; it closes the inn when it shuts down. `hosts`: what it is called."""
    rate_limits, replays = RateLimits(limits, is_at_hand=inn.rooms.is_at_hand), Replays(inn.metrics, inn.box)
    names = Hosts(hosts)
    network = Network(names)
    app = Litestar(
        [TABLES, *LOOKUP, *NETWORK, *WORKSHOP, show_replay, *PAGE],
        dependencies={
            "inn": Provide(lambda: inn, sync_to_thread=False),
            "network": Provide(lambda: network, sync_to_thread=False),
            "rate_limits": Provide(lambda: rate_limits, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: handle_refusal,
            HTTPException: handle_http_error,
            RecursionError: handle_recursion_error,
            Exception: handle_unexpected_error,
        },
        guards=[known_host(names), same_origin, rate_limits.guard()],
        logging_config=None,
        on_shutdown=[replays.pool.close, inn.close],
        openapi_config=OpenAPIConfig(
            "Innkeeper",
            __version__,
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, opt=LOOK_UP),
            render_plugins=[Schema(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
    )
    app.state.inn, app.state.network = inn, network
    _say_what_is_forbidden(app)
    return app


def _say_what_is_forbidden(app: Litestar) -> None:
    """Messages with fields of somebody's own are refused: let the schema say so."""
    for name, schema in (app.openapi_schema.components.schemas or {}).items():
        kind = vars(messages).get(name)
        if kind is not None and kind.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
