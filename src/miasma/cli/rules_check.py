"""`miasma rules-check`: which test proves which rule. Tests are read, not run or imported."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from miasma.cli.common import console
from miasma.core.errors import MiasmaError

SHOWN = 1
"""Tests named per rule unless all are asked for."""


def add(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command("rules-check")(rules_check)


def rules_check(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="One game instead of all.")] = "",
    everything: Annotated[
        bool, typer.Option("--all", help="List every test of each rule.")
    ] = False,
) -> int:
    """Show for every rule id the tests that prove it; exit code 1 if one has none."""
    from miasma.cli.pages import languages_of
    from miasma.cli.places import tests_folder
    from miasma.core.registry import find_game, game_ids

    folder = tests_folder()
    if folder is None:
        raise MiasmaError("rules-check reads the tests, and they come with a checkout only")
    names = [find_game(game).id] if game else [name for name in game_ids() if languages_of(name)]
    proofs = proofs_in(folder)
    out = console()
    report = [check_rules(name, proofs) for name in names]
    for checked in report:
        for rule, tests in checked.proofs.items():
            out.print(f"{rule:<10} {_listed(tests, everything)}", markup=False, soft_wrap=True)
        for line in checked.differences:
            out.print(line, markup=False, soft_wrap=True)
        for line in checked.strangers:
            out.print(line, markup=False)
    count = sum(len(checked.proofs) for checked in report)
    missing = [rule for checked in report for rule, tests in checked.proofs.items() if not tests]
    if missing:
        out.print(f"without a test: {' '.join(missing)}", markup=False, soft_wrap=True)
    out.print(f"{count} ids, {len(missing)} without a test", markup=False)
    odd = any(checked.differences or checked.strangers for checked in report)
    return 1 if missing or odd else 0


def _listed(tests: list[str], everything: bool) -> str:
    if everything or len(tests) <= SHOWN:
        return ", ".join(tests) or "-"
    return f"{', '.join(tests[:SHOWN])} and {len(tests) - SHOWN} more"


@dataclass(slots=True)
class Checked:
    """The rules of one game with their tests, and what doesn't fit."""

    proofs: dict[str, list[str]] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)


def check_rules(game: str, proofs: dict[str, list[str]]) -> Checked:
    """Hold the rules page of a game against the tests, and its languages against English."""
    from miasma.cli.pages import rule_ids
    from miasma.core.registry import find_game
    from miasma.core.text import LANGUAGES

    ids = rule_ids(game)
    checked = Checked({rule: proofs.get(rule, []) for rule in ids})
    checked.differences += [f"{rule}: defined twice" for rule in set(ids) if ids.count(rule) > 1]
    for lang in LANGUAGES:
        there = rule_ids(game, lang)
        for rule in sorted(set(ids) ^ set(there)):
            where = f"missing in {game}.{lang}.md" if rule in ids else f"only in {game}.{lang}.md"
            checked.differences.append(f"{rule}: {where}")
    prefix = f"{find_game(game).rule_prefix}-"
    named = {rule: "tests name" for rule in proofs if rule.startswith(prefix)}
    named |= dict.fromkeys(ids_in_sources(game, prefix), "its sources name")
    checked.strangers += [
        f"{rule}: {who} it, but no page defines it"
        for rule, who in sorted(named.items())
        if rule not in checked.proofs
    ]
    return checked


def ids_in_sources(game: str, prefix: str) -> set[str]:
    """The rule ids that a game's own modules speak of, in code and in comments."""
    room = find_spec(f"miasma.games.{game}")
    if room is None or not room.submodule_search_locations:
        return set()  # a game from elsewhere
    rule = re.compile(rf"\b{re.escape(prefix)}(?:[A-Z]+-)?\d+[a-z]?\b")
    folder = Path(room.submodule_search_locations[0])
    return {
        found
        for path in folder.rglob("*.py")
        for found in rule.findall(path.read_text(encoding="utf-8"))
    }


def proofs_in(folder: Path) -> dict[str, list[str]]:
    """Rule id → tests marked with `@pytest.mark.rule("ID")`, in the files of a folder."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError, OSError) as error:
            raise MiasmaError(f"{path}: can't be read as Python: {error}") from None
        where = path.relative_to(folder)
        for name, rule in _marked(tree):
            tests = found.setdefault(rule, [])
            test = f"{where}::{name}"
            if test not in tests:
                tests.append(test)
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """(test, rule) pairs: marks on the module, on classes, on tests and on their parameters."""
    whole = [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        )
        for rule in _rules_named(node.value)
    ]
    yield from _marked_in(tree.body, "", whole)


def _marked_in(
    body: list[ast.stmt], prefix: str, inherited: list[str]
) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = [rule for mark in node.decorator_list for rule in _rules_named(mark)]
            yield from _marked_in(node.body, f"{prefix}{node.name}::", [*inherited, *marks])
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            marks = [rule for mark in node.decorator_list for rule in _rules_named(mark)]
            for rule in (*inherited, *marks):
                yield f"{prefix}{node.name}", rule


def _rules_named(node: ast.AST) -> Iterator[str]:
    """The ids in every `pytest.mark.rule("…")` inside an expression."""
    for call in ast.walk(node):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr == "rule"
            and isinstance(call.func.value, ast.Attribute)
            and call.func.value.attr == "mark"
        ):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
