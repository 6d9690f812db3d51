"""Dependencies point one way, and the engine depends on nothing but the standard library and msgspec."""

import ast
import sys
from pathlib import Path

import innkeeper

PACKAGE = Path(innkeeper.__file__).parent
# Each floor may use those before it. What is on none of them may use the whole engine.
FLOORS = [{"vocabulary", "table"}, {"rules"}, {"variants"}, {"view", "looking", "data", "game"}]
ENGINE = set().union(*FLOORS)
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


def test_only_the_server_itself_and_its_routes_know_the_routes() -> None:
    """What people do at a table, and what is shown of it, is the same whichever way they come in."""
    server = PACKAGE / "server"
    for path in [*server.glob("*/*.py"), server / "limits.py"]:
        if path.parent.name != "routes":
            assert not [name for name in imports(path) if name.startswith("innkeeper.server.routes")], path


def test_the_engine_uses_no_library_but_msgspec() -> None:
    for path in engine_files():
        used = {name.split(".")[0] for name in imports(path)} - {"innkeeper"}
        foreign = {name for name in used if name not in sys.stdlib_module_names} - OUTSIDE
        assert not foreign, f"{path} uses {foreign}"
        assert not used & NEVER, f"{path} uses {used & NEVER}"
