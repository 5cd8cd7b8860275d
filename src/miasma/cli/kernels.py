"""The kernels: which modules are compiled, where the compiled files lie, whether they are fresh."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from miasma.cli.places import package

CORE = (
    "miasma.core.chance",
    "miasma.core.agenda",
    "miasma.core.state",
    "miasma.agents.search",
    "miasma.agents.tryout",
    "miasma.arena.playout",
)
"""What every game's kernel is compiled together with."""

LIBRARY = "miasma.kernel"
"""The name of the shared library with all compiled code, inside the package."""

STAMP = "kernel.stamp"
"""A file in the package that says which sources the compiled files were made of."""


def suffix() -> str:
    """How compiled modules end for this Python."""
    return EXTENSION_SUFFIXES[0]


def modules(games: Sequence[str] = ()) -> list[str]:
    """All modules to compile: the core's and those of some games, or of all in the package."""
    from miasma.core.registry import find_game, game_ids

    found = list(CORE)
    for game_id in games or game_ids():
        found += [name for name in find_game(game_id).kernel if name.startswith("miasma.")]
    return list(dict.fromkeys(found))


def source(module: str) -> Path:
    """The source file of a module, relative to the folder that holds the package."""
    return Path(*module.split(".")).with_suffix(".py")


def digest_of(folder: Path, names: list[str]) -> str:
    """A digest of the sources of some modules."""
    import hashlib

    hasher = hashlib.sha256()
    for name in names:
        hasher.update(f"{name}\n".encode() + (folder / source(name)).read_bytes())
    return hasher.hexdigest()


def compiled_files() -> list[Path]:
    """All compiled files in the package, of any Python."""
    found = []
    for ending in (".so", ".pyd"):
        for path in sorted(package().rglob(f"*{ending}")):
            stem = path.name.split(".")[0]
            if path.with_name(f"{stem}.py").exists() or stem.endswith("__mypyc"):
                found.append(path)
    return found


def any_compiled() -> bool:
    """Whether the rules run compiled; quick, for every start."""
    return (package() / "core" / f"state{suffix()}").exists()


def is_stale() -> bool:
    """Whether sources have changed since they were compiled."""
    stamp = package() / STAMP
    try:
        names, _, made = stamp.read_text(encoding="utf-8").strip().rpartition(" ")
        return digest_of(package().parent, names.split(" ")) != made
    except OSError:
        return True
