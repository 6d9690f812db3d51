"""What docs/protocol.md says is so."""

import re
from pathlib import Path

import msgspec
import pytest

from innkeeper.server.messages import FromGuest, FromInn, protocol
from tests.server.helpers import served

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.S)
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_are_messages_with_every_field(example: str) -> None:
    message = msgspec.json.decode(example, type=FromGuest | FromInn)
    assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(example)


def test_there_is_an_example_of_every_message() -> None:
    found = {type(msgspec.json.decode(example, type=FromGuest | FromInn)) for example in EXAMPLES}
    assert found == {*FromInn.__args__, *FromGuest.__args__}


def test_every_message_is_in_the_published_schema() -> None:
    assert {kind.__name__ for kind in (*FromGuest.__args__, *FromInn.__args__)} <= set(protocol()["$defs"])


def test_the_program_plays_a_whole_game_in_less_than_forty_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = PROGRAMS
    assert len(program.splitlines()) < 40
    with served(f"sqlite:///{tmp_path / 'inn.sqlite'}", tmp_path / "log") as inn:
        exec(program.replace("http://127.0.0.1:8765", inn.address), {})
    assert "won by" in capsys.readouterr().out
