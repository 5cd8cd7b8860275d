"""The rules pages: the same ids in three languages, and tables that say what the content says."""

from __future__ import annotations

import re

import pytest
from tests.games.zeds.pages import LANGUAGES, PAGES, filled

from miasma.cli.rules_check import check_rules, proofs_in
from miasma.core.text import catalog


def page(lang: str) -> str:
    return (PAGES / f"zeds.{lang}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_say_what_the_content_says(lang: str) -> None:
    assert page(lang) == filled(page(lang), lang)


@pytest.mark.rule("ZD-102")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_phases_are_called_as_in_the_game(lang: str) -> None:
    names = re.findall(r"^\| [1-7] \| ([^|]+) \|", page(lang), re.MULTILINE)[:7]
    say = catalog("zeds", lang).say
    phases = ("reveal", "prfn", "infection", "eat", "zeds", "action", "housekeeping")
    assert names == [say(f"phase-{phase}") for phase in phases]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_within_a_page_lead_somewhere(lang: str) -> None:
    anchors = set(re.findall(r'<a id="([a-z-]+)">', page(lang)))
    assert set(re.findall(r"\]\(#([a-z-]+)\)", page(lang))) <= anchors
    for picture in re.findall(r"\]\((pictures/[^)]+)\)", page(lang)):
        assert (PAGES / picture).is_file(), picture


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_named_is_defined(lang: str) -> None:
    text = page(lang)
    defined = set(re.findall(r"^- \*\*(ZD-[A-Z0-9-]+)\*\*", text, re.MULTILINE))
    assert set(re.findall(r"ZD-(?:EX-|INV-)?\d+", text)) <= defined


def test_every_rule_has_a_test() -> None:
    checked = check_rules("zeds", proofs_in(PAGES.parents[1] / "tests"))
    assert [rule for rule, tests in checked.proofs.items() if not tests] == []
    assert len(checked.proofs) == 343
    assert not checked.differences
    assert not checked.strangers
