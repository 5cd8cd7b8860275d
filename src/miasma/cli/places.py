"""Where things lie: the checkout, rules pages, tests, and where games are kept."""

from __future__ import annotations

import os
from pathlib import Path

import miasma

RULES_IN_PACKAGE = "rules_pages"


def package() -> Path:
    """The folder of the installed package."""
    return Path(miasma.__file__).resolve().parent


def checkout() -> Path | None:
    """The checkout this package runs from, or None if it was installed."""
    root = package().parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "miasma").is_file() else None


def rules_folder() -> Path:
    """The folder of the rules pages: in a checkout `docs/rules`, else inside the package."""
    for folder in package().parents:
        pages = folder / "docs" / "rules"
        if pages.is_dir() and (folder / "pyproject.toml").is_file():
            return pages
    return package() / RULES_IN_PACKAGE


def tests_folder() -> Path | None:
    """The tests of a checkout."""
    root = checkout()
    tests = root / "tests" if root is not None else None
    return tests if tests is not None and tests.is_dir() else None


def kept_games() -> Path:
    """Where games are kept that were left without saving."""
    base = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return Path(base) / "miasma"
