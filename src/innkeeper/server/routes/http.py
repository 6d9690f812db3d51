"""What all who ask over HTTP have in common: their secrets, and how they are refused."""

from http import HTTPStatus
from typing import Annotated, Any, Final

from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter

from innkeeper.server.messages import Refused
from innkeeper.server.refusals import Refusal

BEARER: Final = "Bearer "
Language = Annotated[str, QueryParameter(max_length=16, description="Such as `en` or `ru`.")]
Secret = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer and the secret of a seat.")]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a request may be refused, for the schema."""
    return {
        status: ResponseSpec(Refused, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in statuses
    }


def secret_in(authorization: str | None) -> str:
    """The secret that a request brings along."""
    if authorization is None or not authorization.startswith(BEARER):
        raise Refusal("no-secret", "Give the secret of your seat as header `Authorization: Bearer SECRET`.")
    return authorization.removeprefix(BEARER)


def json_response(written: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """An answer that is written already: once for all, or in another process."""
    return Response(written, media_type=MediaType.JSON, headers=headers)
