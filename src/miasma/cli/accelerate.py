"""`miasma accelerate`: compile the kernels in place with mypyc, or undo it.

Everything is built and compared with plain Python in a folder of its own; only then the compiled
files are put beside their sources, each at once. Python prefers them there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from miasma.cli import kernels
from miasma.cli.common import console
from miasma.cli.places import package
from miasma.core.errors import MiasmaError
from miasma.core.files import write_whole

BUILD = Path(__file__).with_name("build_kernels.py")
FLAGS = "-fno-semantic-interposition"
"""Lets the compiler inline functions of the library into each other: 12 % faster."""
DEBIAN = "apt-get install gcc libc6-dev python3-dev"


def add(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command("accelerate")(accelerate)


def accelerate(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="Only these games; without a name all of them."),
    ] = None,
    thorough: Annotated[
        bool,
        typer.Option("--thorough", help="Compile twice, with what was counted in between."),
    ] = False,
    off: Annotated[bool, typer.Option("--off", help="Back to plain Python.")] = False,
    status: Annotated[bool, typer.Option("--status", help="Say how things stand.")] = False,
) -> int:
    """Compile the rules and the search to machine code, in place.

    The games stay the same, only quicker; the tests and records prove it. It needs a C compiler
    and takes two or three minutes for all games, half a minute for a small one; --thorough makes
    them a tenth faster still and takes several times as long.
    """
    out = console()
    if status:
        return _status()
    if off:
        count = turn_off()
        out.print(f"plain Python again: {count} compiled files removed")
        return 0
    check_tools()
    names = kernels.modules(games or ())
    with out.status(f"compiling {len(names)} modules …"):
        count = compile_in_place(names, thorough)
    out.print(f"compiled {len(names)} modules; games and records are the same as before")
    out.print(f"{count} files lie beside their sources; --off removes them", style="dim")
    return 0


def _status() -> int:
    files = kernels.compiled_files()
    if not files:
        print("plain Python: nothing is compiled")
        return 0
    here = [path for path in files if path.name.endswith(kernels.suffix())]
    other = len(files) - len(here)
    print(f"compiled for this Python: {len(here)} files" + (f"; for others: {other}" * bool(other)))
    if here and kernels.is_stale():
        print("out of date: sources have changed since; run accelerate again, or --off")
        return 1
    return 0


def check_tools() -> None:
    """Refuse at once if something is missing, with the command that gets it."""
    for name in ("mypyc", "setuptools"):
        if find_spec(name) is None:
            raise MiasmaError(
                f"{name} is missing: get it with 'pip install mypy setuptools' "
                "(in a checkout './miasma accelerate' does it by itself)"
            )
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")
    compiler = compiler or shutil.which("clang")
    if not compiler:
        raise MiasmaError(
            f"a C compiler is missing: install one (on Debian and Ubuntu: {DEBIAN}) and try again"
        )
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not headers.is_file():
        raise MiasmaError(
            f"Python's C headers are missing ({headers}): install them "
            f"(on Debian and Ubuntu: {DEBIAN}) and try again"
        )


def compile_in_place(names: list[str], thorough: bool) -> int:
    """Build, compare with plain Python, and put the files into the package; gives their number."""
    with tempfile.TemporaryDirectory(prefix="miasma-accelerate-") as place:
        folder = Path(place)
        files = build(folder, names, thorough)
        made = kernels.digest_of(folder, names)
        compare(folder, files)
        turn_off()
        try:
            for file in files:
                _put(folder / file, package().parent / file)
            write_whole(package() / kernels.STAMP, f"{' '.join(names)} {made}\n")
            if not _digest(package().parent)["compiled"]:
                raise MiasmaError("the compiled kernels are not found where they were put")
        except BaseException:  # Ctrl-C as well: half of them would be worse than none
            turn_off()
            raise
    return len(files)


def build(folder: Path, names: list[str], thorough: bool) -> list[Path]:
    """Compile a copy of the package in a folder; gives the compiled files, relative to it."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(package(), folder / "miasma", ignore=ignored)
    call = [sys.executable, str(BUILD), *["--thorough"] * thorough, kernels.LIBRARY]
    call += [str(kernels.source(name)) for name in names]
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()}
    done = subprocess.run(
        call, cwd=folder, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    if done.returncode:
        said = [line for line in f"{done.stdout}\n{done.stderr}".splitlines() if "error" in line]
        reason = said[0].strip() if said else f"exit code {done.returncode}"
        raise MiasmaError(f"the kernels don't compile: {reason}")
    shutil.rmtree(folder / "build", ignore_errors=True)
    return [path.relative_to(folder) for path in folder.rglob(f"*{kernels.suffix()}")]


def compare(folder: Path, files: list[Path]) -> None:
    """Play the same games compiled and in plain Python: they must be the same."""
    compiled = _digest(folder)
    aside = folder / "compiled"
    for file in files:
        (aside / file).parent.mkdir(parents=True, exist_ok=True)
        os.replace(folder / file, aside / file)
    plain = _digest(folder)
    for file in files:
        os.replace(aside / file, folder / file)
    if not compiled["compiled"] or plain["compiled"]:
        raise MiasmaError("the compiled kernels are not what Python imports: nothing was changed")
    if compiled["games"] != plain["games"]:
        raise MiasmaError("compiled, the games are not the same: nothing was changed; report it")


def _digest(folder: Path) -> dict[str, object]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    call = [sys.executable, "-m", "miasma.arena.digest"]
    done = subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise MiasmaError(f"the compiled kernels don't run: {last}")
    found: dict[str, object] = json.loads(done.stdout)
    return found


def _put(source: Path, target: Path) -> None:
    """Copy a file so that it is there whole or not at all."""
    beside = target.with_name(f".{target.name}.new")
    try:
        shutil.copy(source, beside)
        os.replace(beside, target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise MiasmaError(f"can't write {target}: {error.strerror or error}") from None


def turn_off() -> int:
    """Remove all compiled files; gives how many there were."""
    files = kernels.compiled_files()
    # The stamp first: without it whatever is left counts as out of date.
    (package() / kernels.STAMP).unlink(missing_ok=True)
    for path in files:
        try:
            path.unlink()
        except OSError as error:
            raise MiasmaError(f"can't remove {path}: {error.strerror or error}") from None
    return len(files)
