"""A script that `miasma accelerate` runs in a copy of the package: compile it there.

`python build_kernels.py [--thorough] LIBRARY SOURCE...`. Thorough means twice: the first library
counts which ways the games take; knowing them, the compiler makes the second a tenth faster. That
is gcc's way of doing it: with another compiler, or where it fails, the library is compiled once.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

COUNT = ["-fprofile-generate", "-fprofile-update=single"]
USE = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]
GAMES = """\
from miasma.arena import bench, digest
from miasma.core.registry import game_ids
for game_id in game_ids():
    digest.digest(game_id)
bench.run(game_ids(), rounds=1, seconds=0.3)
"""


def main(library: str, sources: list[str], thorough: bool) -> None:
    """Compile, with what was counted if that is wished and can be."""
    extensions = mypycify(
        ["--ignore-missing-imports", *sources],
        opt_level="3" if thorough else "2",
        debug_level="0",
        group_name=library,
    )
    usual = [list(extension.extra_compile_args) for extension in extensions]

    def build(flags: list[str]) -> None:
        for extension, common in zip(extensions, usual, strict=True):
            extension.extra_compile_args = [*common, *flags]
            extension.extra_link_args = flags
        compile_all(extensions)

    build(USE if thorough and counted(build) else [])


def compile_all(extensions: list[Extension]) -> None:
    """Let setuptools compile everything anew, in place."""
    command = ["-q", "build_ext", "--inplace", "--force"]
    setup(name="kernel", packages=[], ext_modules=extensions, script_args=command)


def is_gcc() -> bool:
    """Whether the compiler that setuptools takes is gcc."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    asked = [*str(compiler).split(), "-v"]
    try:
        found = subprocess.run(asked, capture_output=True, text=True)
    except OSError:
        return False
    return "gcc version" in found.stderr


def counted(build: Callable[[list[str]], None]) -> bool:
    """Compile a library that counts and play games with it; whether there are counts now."""
    if not is_gcc():
        return False
    try:
        build(COUNT)
    except SystemExit:  # setuptools's way to say that it failed
        return False
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd()), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", GAMES], env=environment, capture_output=True)
    return done.returncode == 0 and any(Path("build").rglob("*.gcda"))


if __name__ == "__main__":
    wished = [word for word in sys.argv[1:] if word != "--thorough"]
    main(wished[0], wished[1:], "--thorough" in sys.argv)
