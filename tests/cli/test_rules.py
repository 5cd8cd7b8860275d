"""`rules`: the page whole, one rule, or what it says about a word."""

import pytest

from miasma.cli.pages import passages, read_page, readable, rule_ids, search
from miasma.core.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_page(run, lang):
    done = run("rules", "microworld", "--lang", lang)
    assert done.code == 0
    assert "MW-16" in done.out
    assert "<a id" not in done.out
    assert "pictures/" not in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_found_by_its_id_and_alone(lang):
    page = read_page("microworld", lang)
    for rule in rule_ids("microworld", lang):
        [found] = search(page, rule.lower())
        assert found.rule == rule
        assert found.heading


def test_one_rule(run):
    done = run("rules", "microworld", "mw-16")
    assert done.code == 0
    assert "free cell adjacent to the anchor" in done.out
    assert "MW-17" not in done.out


def test_words_are_found_whole_ones_first(run):
    out = run("rules", "microworld", "score", "track").out
    assert "places with score track:" in out
    assert search("one scorecard\n\nthe score counts\n", "score")[0].text == "the score counts"


def test_a_word_the_rules_do_not_have(run):
    done = run("rules", "microworld", "xyzzy")
    assert done.code == 1
    assert "The rules have nothing about xyzzy." in done.out


def test_a_game_without_a_page(refused, tiny):
    assert "no rules page for quarantine" in refused("rules", "quarantine")


def test_an_unknown_game(refused):
    assert "no game 'chess'" in refused("rules", "chess")


def test_pages_are_cut_at_headings_paragraphs_and_items():
    page = (
        '# T\n\n<a id="x"></a>\nOne\ntwo\n\n- **QU-1** a\n  more\n- b\n\n## U\n![p](q.svg)\n| t |\n'
    )
    assert [(part.heading, part.rule, part.text) for part in passages(page)] == [
        ("T", "", "One\ntwo"),
        ("T", "QU-1", "- **QU-1** a\n  more"),
        ("T", "", "- b"),
        ("U", "", "| t |"),
    ]
    assert "see there" in readable("see [there](#anchor)")
