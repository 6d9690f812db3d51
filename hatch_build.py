"""Compiles the engine with mypyc, and has the page built for a wheel.

`python hatch_build.py` puts a copy of the package with the compiled engine beside it into build/compiled; run anything
with PYTHONPATH=build/compiled to use it; `python hatch_build.py ready` prints that folder if it is there and of these
sources, and builds nothing. Building a wheel does the same and packs the result. Without a working C
compiler both go on in pure Python. Only what changed is built again, and one build waits for another.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "innkeeper"
WORKSHOP = ROOT / "build" / "mypyc"  # mypyc works here, and keeps what makes the next build quick
COMPILED = ROOT / "build" / "compiled"  # what others use: only ever whole builds
STAMP = COMPILED / ".fingerprint"  # of what it was compiled from
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

# What is compiled, within the package. (An __init__.py never is.) msgspec Structs lose their class keywords when
# compiled, so modules that define them stay out.
ENGINE = (
    "table/**/*.py",
    "vocabulary/amounts.py",
    "vocabulary/components.py",
    "vocabulary/conditions.py",
    "vocabulary/effects/*.py",
    "vocabulary/plays.py",
    "vocabulary/terms.py",
    "rules/**/*.py",
    "variants/**/*.py",
    "game.py",
    "looking.py",
    "view.py",
    "seen_game.py",
    "sight.py",
    "arena/actions.py",
    "arena/asked.py",
    "arena/blank.py",
    "arena/encoding.py",
    "arena/games.py",
    "arena/sitting.py",
    "arena/things.py",
    "bots/aims.py",
    "bots/candidates.py",
    "bots/choosing.py",
    "bots/control.py",
    "bots/deeds.py",
    "bots/eyes.py",
    "bots/gamblers.py",
    "bots/hands.py",
    "bots/lead.py",
    "bots/outlook.py",
    "bots/prospects.py",
    "bots/random_bot.py",
    "bots/regular.py",
    "bots/teams.py",
    "bots/tree.py",
    "bots/trial.py",
    "bots/weights.py",
    "bots/worth*.py",
    "words/asking.py",
    "words/deeds.py",
    "words/games.py",
    "words/going.py",
    "words/passing.py",
    "words/saying.py",
    "words/telling.py",
    "words/why.py",
    "server/showing/asking.py",
    "server/showing/foreseeing.py",
    "server/showing/shared.py",
    "server/showing/views.py",
)
# What the engine may import, compiled or not: a change here calls for a new build.
SEEN_BY_ENGINE = (
    *ENGINE,
    "vocabulary/**/*.py",
    "words/__init__.py",
    "words/patterns.py",
    "story/*.py",
    "server/messages/*.py",
    "__init__.py",
)

# What a module does as it is imported is run once and is long: made fast, it would take half the time of a build.
MYPYC = r"""
import re
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(["--config-file=", *sys.argv[1:]], group_name="innkeeper", opt_level="3", debug_level="0")
if sys.platform != "win32":
    for source in {Path(name) for module in modules for name in module.sources if "__native" in name}:
        slow = r'__attribute__((cold, optimize("O0"))) \g<0>'
        source.write_text(re.sub(r"^char CPyDef_\w+_____top_level__\(void\) {", slow, source.read_text(), flags=re.M))
    for options in {id(module.extra_compile_args): module.extra_compile_args for module in modules}.values():
        options += ["-fvisibility=hidden", "-w"]  # functions call each other directly; no time is spent on warnings
setup(name="innkeeper", packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""
TRY_COMPILER = """
from setuptools import Extension, setup
setup(name="probe", py_modules=[], ext_modules=[Extension("probe", ["probe.c"])],
      script_args=["--quiet", "build_ext", "--build-lib", "lib", "--build-temp", "tmp"])
"""


class NoCompiler(Exception):
    """There is no C compiler here, or no Python headers for it."""


class BuildHook(BuildHookInterface[Any]):
    """What hatchling calls while it makes a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the page and the compiled engine to the wheel; leave editable installs to the sources."""
        if version == "editable":
            return
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
        try:
            build()
        except NoCompiler as reason:
            self.app.display_warning(f"{reason} The wheel is pure Python.")
            return
        for library in sorted(COMPILED.rglob(f"*{SUFFIX}")):
            build_data["force_include"][str(library)] = library.relative_to(COMPILED).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def engine_modules() -> list[Path]:
    """The modules that are compiled, relative to the package's parent folder."""
    left = _matching(("**/__init__.py",))
    return [path.relative_to(PACKAGE.parent) for path in _matching(ENGINE) if path not in left]


def build() -> bool:
    """Bring build/compiled up to date; say whether there was anything to compile."""
    with _alone():
        fingerprint = _fingerprint()
        fresh = _is_fresh(fingerprint)
        if not fresh:
            _try_compiler()
            _mirror(PACKAGE, WORKSHOP / "innkeeper")
            _compile()
        _mirror(PACKAGE, COMPILED / "innkeeper")
        if not fresh:
            _hand_over_libraries()
            STAMP.write_text(fingerprint)
        return not fresh


def ready() -> bool:
    """Whether build/compiled can be used as it is; what is not compiled there is brought up to date."""
    try:
        with _alone(wait=False):
            if not _is_fresh(_fingerprint()):
                return False
            _mirror(PACKAGE, COMPILED / "innkeeper")
            return True
    except BlockingIOError:  # it is being built
        return False


def _is_fresh(fingerprint: str) -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint


def _matching(globs: tuple[str, ...]) -> list[Path]:
    return sorted({path for glob in globs for path in PACKAGE.glob(glob)})


def _fingerprint() -> str:
    digest = hashlib.sha256(f"{sys.version} {SUFFIX} mypy {version('mypy')}".encode())
    for path in [Path(__file__), *_matching(SEEN_BY_ENGINE)]:
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


@contextlib.contextmanager
def _alone(wait: bool = True) -> Iterator[None]:
    """Wait until no other build is at work, or raise BlockingIOError."""
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / ".lock", "w") as lock:
        with contextlib.suppress(ImportError):  # where there is no fcntl, nobody waits
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


def _try_compiler() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        if _run(TRY_COMPILER, [], Path(folder)).returncode:
            shutil.rmtree(COMPILED, ignore_errors=True)
            raise NoCompiler("No C compiler with Python's headers was found.")


def _compile() -> None:
    modules = [path.as_posix() for path in engine_modules()]
    wanted = {path.removesuffix(".py") + SUFFIX for path in modules}
    for library in (WORKSHOP / "innkeeper").rglob(f"*{SUFFIX}"):
        if library.relative_to(WORKSHOP).as_posix() not in wanted:
            library.unlink()
    done = _run(MYPYC, modules, WORKSHOP)
    if done.returncode:
        raise SystemExit(f"The engine could not be compiled:\n{done.stdout}")


def _run(script: str, arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": "", "MYPYPATH": ""}
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def _mirror(source: Path, target: Path) -> None:
    """Make target hold what source holds, touching only what differs; compiled libraries are left alone."""
    here = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and _is_source(path)}
    if target.is_dir():
        for path in [path for path in target.rglob("*") if path.is_file() and _is_source(path)]:
            if path.relative_to(target) not in here:
                path.unlink()
    for name in here:
        _copy(source / name, target / name)


def _is_source(path: Path) -> bool:
    return "__pycache__" not in path.parts and path.suffix != ".so" and not path.name.endswith(SUFFIX)


def _copy(source: Path, target: Path) -> None:
    """Copy by replacing, so that whoever has the old file open keeps it."""
    content = source.read_bytes()
    if target.is_file() and target.read_bytes() == content:
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f".{target.name}.new")
    fresh.write_bytes(content)
    fresh.chmod(source.stat().st_mode)
    fresh.replace(target)


def _hand_over_libraries() -> None:
    """Put the libraries of the workshop into build/compiled, and take away those that are no more."""
    libraries = [*WORKSHOP.glob(f"*{SUFFIX}"), *(WORKSHOP / "innkeeper").rglob(f"*{SUFFIX}")]
    made = {path.relative_to(WORKSHOP) for path in libraries}
    for library in COMPILED.rglob(f"*{SUFFIX}"):
        if library.relative_to(COMPILED) not in made:
            library.unlink()
    for name in made:
        _copy(WORKSHOP / name, COMPILED / name)


def main() -> None:
    """Build for the command line: a missing compiler is said, and is no error."""
    if sys.argv[1:] == ["ready"]:
        print(COMPILED if ready() else "")
        return
    if not engine_modules():
        print("There is no engine to compile yet.")
        return
    try:
        print("The engine was compiled." if build() else "The compiled engine is up to date.")
    except NoCompiler as reason:
        print(f"{reason} Innkeeper runs in pure Python, only slower.")


if __name__ == "__main__":
    main()
