"""Anything may be asked over HTTP: what comes back is what the schema says, and who is refused is told why."""

import random
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
)

from innkeeper.packs import open_box
from innkeeper.server.client import Chair
from innkeeper.server.messages import Refused
from innkeeper.server.routes.app import make_app
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from tests.fuzz.helpers import pestered, tells_nothing
from tests.server.helpers import Served, answers

SCHEMA = schemathesis.openapi.from_dict(make_app(Inn(Store("sqlite://"), open_box())).openapi_schema.to_schema())
ANYTHING = settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
HOUSE_RULES = [positive_data_acceptance]  # a schema does not tell which names, characters and games there are
IN_ANY_CASE = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
PATIENCE = 60.0  # seconds: packs are read in a process that has to be begun, on a busy machine, too
TOLD_ONCE = ("seats", "takeup")  # whose answers hold a secret


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("inn")


@pytest.fixture(scope="module")
def inn(folder: Path) -> Iterator[Served]:
    with pestered(folder) as found:
        yield found


@pytest.fixture(scope="module")
def over(inn: Served) -> Chair:
    """A seat at a table whose game is over."""
    chair = a_chair(inn)
    chair.start()
    assert chair.play(answers(random.Random(1))).over
    return chair


def a_chair(inn: Served, characters: str = "chosen") -> Chair:
    """A seat at a table of its own, at which nobody has begun."""
    table = inn.client.open_table([{}, {"bot": "random"}], pace="swift", characters=characters)
    return inn.client.sit_down(table, "Ada")


def says_why(_context: object, response: schemathesis.Response, _case: schemathesis.Case[Any]) -> None:
    """Who is refused is told in words of the inn's own, and nobody is told what goes on inside."""
    if response.status_code >= 400:
        refused = msgspec.json.decode(response.content, type=Refused)
        assert refused.code
        assert len(refused.why) > 10 and refused.why != HTTPStatus(response.status_code).phrase, refused
        assert "Traceback" not in refused.why and "innkeeper." not in refused.why, refused


@SCHEMA.parametrize()
@ANYTHING
def test_anything_is_answered_as_the_schema_says(case: schemathesis.Case[Any], inn: Served) -> None:
    case.call_and_validate(
        base_url=inn.address, excluded_checks=HOUSE_RULES, additional_checks=[says_why], timeout=PATIENCE
    )


@SCHEMA.include(path_regex="table_id").parametrize()
@ANYTHING
def test_so_it_is_at_tables_that_are_there(
    case: schemathesis.Case[Any], inn: Served, over: Chair, folder: Path
) -> None:
    before, drafting, playing = a_chair(inn), a_chair(inn, "draft"), a_chair(inn)
    drafting.start()
    playing.start()
    for chair in (before, drafting, playing, over):
        case.path_parameters.update(table_id=chair.table, seat=0)
        case.headers["Authorization"] = f"Bearer {chair.secret}"
        response = case.call(base_url=inn.address, timeout=PATIENCE)
        case.validate_response(response, checks=IN_ANY_CASE, additional_checks=[says_why])
        ended = case.path.endswith("game") and chair is over  # its file tells the seed
        assert ended or case.path.endswith(TOLD_ONCE) or tells_nothing(response.text, folder)
