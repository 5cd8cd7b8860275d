"""What several commands share: consoles, languages, and reading what was typed."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from miasma.core.errors import AgentError, MiasmaError, OptionError, shown
from miasma.core.registry import find_game
from miasma.core.text import LANGUAGES, check_language

if TYPE_CHECKING:
    from rich.console import Console

    from miasma.core.game import Game

MAX_SEED = 2**63 - 1

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `games` lists them.")]
Options = Annotated[
    list[str],
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; can be repeated."
    ),
]
Content = Annotated[
    Path | None,
    typer.Option("--content", metavar="DIR", help="A content pack that overrules the game's data."),
]
Language = Annotated[
    str, typer.Option("--lang", metavar="LANG", help=f"Language: {', '.join(LANGUAGES)}.")
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=MAX_SEED, help="The same luck every time."),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers", metavar="N", min=0, max=1024, help="Processes; 0: one per processor."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]


def console(stderr: bool = False) -> Console:
    """A console that writes what it is given: no guessing at numbers or paths to colour."""
    from rich.console import Console

    class Quiet(Console):
        """Leaves a reader that has gone (`| head`) to `main.run`, which knows the exit code."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Quiet(stderr=stderr, highlight=False)


def language(given: str) -> str:
    """The language asked for, else the one of the environment, else English."""
    if given:
        return check_language(given)
    for name in ("MIASMA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def the_game(name: str, content: Path | None = None) -> Game:
    """The game with this id, with a content pack laid over it if one is named."""
    return find_game(name, content)


def read_options(words: Sequence[str]) -> dict[str, object]:
    """`name=value` pairs as a mapping; the game checks names and values."""
    found: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise OptionError(f"option {shown(word)} is not of the form name=value")
        if found.get(name, value) != value:
            raise OptionError(f"option {name} is given twice: {found[name]} and {value}")
        found[name] = value
    return found


def read_names(text: str, what: str) -> tuple[str, ...]:
    """A list with commas."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise AgentError(f"{what} {shown(text)}: a name is missing between commas")
    return names


def fresh_seed(given: int | None) -> int:
    """The seed asked for, or one that nobody knows."""
    return given if given is not None else secrets.randbelow(2**32)


def find_own_players() -> None:
    """Let `my.module:Mine` be found in the folder where the command is typed."""
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    from miasma.core.files import write_whole

    write_whole(path, text)


def make_folder(path: Path) -> None:
    """Make a folder, with those above it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MiasmaError(f"can't make the folder {path}: {error.strerror or error}") from None
