"""Dependencies point one way, and the engine depends on nothing but the standard library and msgspec."""

import ast
import sys
from pathlib import Path

import innkeeper

PACKAGE = Path(innkeeper.__file__).parent
# Each floor may use those before it. What is on none of them may use the whole engine.
FLOORS = [{"vocabulary", "table"}, {"rules"}, {"variants"}, {"view", "looking", "data", "game"}]
ENGINE = set().union(*FLOORS)
# The same of the server. Rooms on one floor know nothing of each other.
SERVER = [
    {"compiling", "languages", "messages", "metrics", "refusals", "repeats", "worker"},
    {"client", "limits", "loop", "pool", "tables"},
    {"storage"},
    {"services"},
    {"showing"},
    {"routes"},
    {"command"},
]
LIBRARIES = {  # the rooms that may use them
    "asyncpg": {"storage"},
    "litestar": {"routes"},
    "sqlalchemy": {"storage", "command"},
    "uvicorn": {"routes", "command"},
    "websockets": {"routes", "client"},
}
OUTSIDE = {"msgspec", "mypy_extensions"}
NEVER = {"random", "time", "datetime", "os", "io", "pathlib", "socket", "secrets", "uuid"}  # no clock, no I/O, own dice


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    """The full names of all that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def engine_files() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if room_of(path) in ENGINE]


def test_the_engine_uses_only_its_own_floors() -> None:
    for path in engine_files():
        floor = next(number for number, rooms in enumerate(FLOORS) if room_of(path) in rooms)
        allowed = set().union(*FLOORS[: floor + 1])
        used = {name.split(".")[1] for name in imports(path) if name.startswith("innkeeper.")}
        assert used <= allowed, f"{path} uses {used - allowed}"


def server_files() -> list[tuple[str, Path]]:
    """The files of the server, each with its room."""
    server = PACKAGE / "server"
    found = [(path.relative_to(server).parts[0].removesuffix(".py"), path) for path in sorted(server.rglob("*.py"))]
    return [(room, path) for room, path in found if room != "__init__"]


def test_every_room_of_the_server_is_on_one_floor() -> None:
    assert sorted(room for floor in SERVER for room in floor) == sorted({room for room, _ in server_files()})


def test_the_rooms_of_the_server_use_only_those_on_floors_beneath() -> None:
    """So what people do at a table, and what is shown of it, is the same whichever way they come in."""
    beneath = {room: set().union(*SERVER[:floor]) for floor, rooms in enumerate(SERVER) for room in rooms}
    for room, path in server_files():
        names = [name.split(".") for name in imports(path)]
        used = {name[2] for name in names if name[:2] == ["innkeeper", "server"]}
        assert used <= beneath[room] | {room}, f"{path} uses {used - beneath[room] - {room}}"


def test_each_library_of_the_server_is_known_in_its_own_rooms_only() -> None:
    for room, path in server_files():
        used = {name.split(".")[0] for name in imports(path)}
        foreign = {library for library in used & set(LIBRARIES) if room not in LIBRARIES[library]}
        assert not foreign, f"{path} uses {foreign}"


def test_the_engine_uses_no_library_but_msgspec() -> None:
    for path in engine_files():
        used = {name.split(".")[0] for name in imports(path)} - {"innkeeper"}
        foreign = {name for name in used if name not in sys.stdlib_module_names} - OUTSIDE
        assert not foreign, f"{path} uses {foreign}"
        assert not used & NEVER, f"{path} uses {used & NEVER}"
