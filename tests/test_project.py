"""The project as a whole: what no single module can promise."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from miasma.core.text import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
MOST_LINES = 600
MADE = {".git", ".venv", "build", "node_modules", "site", "static"}
"""Folders that a tree without git may hold besides its own."""


def files(*patterns: str) -> list[Path]:
    """The project's files: what git has or would take; without git, what lies there."""
    call = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    if shutil.which("git"):
        listed = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
        if not listed.returncode:
            return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]
    found = {path for pattern in patterns for path in ROOT.glob(f"**/{pattern}") if path.is_file()}
    return sorted(path for path in found if not MADE & set(path.relative_to(ROOT).parts))


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


# -- locks and paths ----------------------------------------------------------------------------


def test_locks_name_no_host() -> None:
    locks = files("*.lock")
    assert len(locks) >= 3
    for lock in locks:
        text = lock.read_text()
        assert "://" not in text, named(lock)
        assert "--hash=sha256:" in text, named(lock)


PATHS = re.compile(
    r"(?<![\w.])/(?:home|Users|root|work|private|var/folders)/[\w.-]+|[A-Z]:\\\\?Users"
)


def test_nothing_names_a_place_on_somebodys_machine() -> None:
    found = [
        f"{named(path)}: {line.strip()}"
        for path in files("*.py", "*.toml", "*.lock", "*.md", "*.ftl", "miasma", ".ci/*")
        for line in path.read_text(encoding="utf-8").splitlines()
        if PATHS.search(line) and path != Path(__file__).resolve()
    ]
    assert not found


# -- code ---------------------------------------------------------------------------------------


def test_files_stay_short_enough_to_read() -> None:
    long = {
        named(path): lines
        for path in files("*.py", "*.ts", "*.css", "miasma")
        if (lines := path.read_text(encoding="utf-8").count("\n")) > MOST_LINES
    }
    assert not long


GAME_IDS = {
    path.name
    for path in (ROOT / "src" / "miasma" / "games").iterdir()
    if (path / "__init__.py").is_file()
} | {"viral", "schwarm", "virusid", "zeds"}


def asks_which_game(source: str) -> Iterator[int]:
    """The lines in which code compares something with the id of a game, or matches it."""
    for node in ast.walk(ast.parse(source)):
        parts: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            parts = [node.value]
        for part in parts:
            for leaf in ast.walk(part):
                if isinstance(leaf, ast.Constant) and leaf.value in GAME_IDS:
                    yield node.lineno if isinstance(node, ast.expr) else part.lineno


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("if game == 'microworld': pass", [1]),
        ("x = 1\nif state.game.id in ('zeds', 'viral'): pass", [2, 2]),
        ("match game:\n    case 'zeds': pass", [2]),
        ("game = find('microworld')", []),
    ],
)
def test_the_question_is_recognised(source: str, lines: list[int]) -> None:
    assert list(asks_which_game(source)) == lines


def test_only_a_game_knows_which_game_it_is() -> None:
    found = [
        f"{named(path)}:{line}"
        for path in files("src/miasma/*.py")
        if "games" not in path.relative_to(ROOT / "src" / "miasma").parts
        for line in asks_which_game(path.read_text(encoding="utf-8"))
    ]
    assert not found


def test_nothing_waits_by_the_clock() -> None:
    found = [
        named(path)
        for path in files("tests/*.py")
        if re.search(r"(?<!def )\bsleep\((?!0\))", path.read_text(encoding="utf-8"))
        and path != Path(__file__).resolve()
    ]
    assert not found


# -- texts --------------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the variables that a message is filled with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a catalog, and every attribute, with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{named(path)}: {entry.content}"
        if not isinstance(entry, Message | Term):
            continue
        parts = {entry.id.name: entry.value}
        parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
        for name, value in parts.items():
            assert name not in found, f"{named(path)}: {name} stands there twice"
            variables = Variables()
            if value is not None:
                variables.visit(value)
            found[name] = variables.names
    return found


CATALOGS = sorted({path.parent for path in files("*.ftl")})


@pytest.mark.parametrize("folder", CATALOGS, ids=named)
def test_all_languages_say_the_same_things(folder: Path) -> None:
    assert sorted(path.name for path in folder.glob("*.ftl")) == sorted(
        f"{lang}.ftl" for lang in LANGUAGES
    )
    english = messages(folder / "en.ftl")
    assert english
    for lang in LANGUAGES[1:]:
        other = messages(folder / f"{lang}.ftl")
        assert other.keys() == english.keys(), f"{lang}: {sorted(other.keys() ^ english.keys())}"
        for name, variables in english.items():
            assert other[name] == variables, f"{lang}: {name} is filled with {other[name]}"


def test_every_room_with_texts_is_looked_at() -> None:
    assert {named(folder) for folder in CATALOGS} >= {
        "src/miasma/text",
        "src/miasma/games/microworld/text",
        "tests/tiny/text",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", CATALOGS, ids=named)
def test_plural_forms_fit_the_language(folder: Path, lang: str) -> None:
    """A choice by number needs the forms of its language: few and many exist in Russian only."""
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    forms = set(re.findall(r"\[(zero|one|two|few|many|other)\]", text))
    assert forms <= ({"one", "few", "many", "other"} if lang == "ru" else {"one", "other"})
