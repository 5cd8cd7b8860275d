"""`rules-check`: every rule has a test, in every language the same rules; and it notices."""

import re

import pytest

from miasma.cli import places
from miasma.cli.pages import languages_of, rule_ids
from miasma.cli.rules_check import check_rules, ids_in_sources, proofs_in
from miasma.core.registry import find_game, game_ids


def test_every_rule_of_every_game_has_a_test(run):
    done = run("rules-check")
    assert done.code == 0, done.out[-2000:]
    assert done.lines[-1].endswith(" ids, 0 without a test")
    assert int(done.lines[-1].split()[0]) > 200


@pytest.mark.parametrize("game", [name for name in game_ids() if languages_of(name)])
def test_every_rule_is_named_in_the_code_of_its_game(game):
    """In full, not inside a range: who searches for the id finds the function that enforces it.

    Examples, rulings and invariants only need their tests: they explain the rules.
    """
    prefix = f"{find_game(game).rule_prefix}-"
    rules = [rule for rule in rule_ids(game) if re.fullmatch(rf"{prefix}\d+[a-z]?", rule)]
    assert rules
    named = ids_in_sources(game, prefix)
    assert [rule for rule in rules if rule not in named] == []


def test_all_tests_of_a_rule_can_be_listed(run):
    short, whole = run("rules-check", "microworld"), run("rules-check", "microworld", "--all")
    assert len(whole.out) > len(short.out)
    assert re.search(r"and \d+ more$", short.out, re.MULTILINE)
    assert not re.search(r"and \d+ more$", whole.out, re.MULTILINE)


TESTS = """
import pytest

@pytest.mark.rule("XX-1")
@pytest.mark.rule("XX-2")
def test_two():
    pass

@pytest.mark.rule("XX-3", "XX-4")
class TestThings:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("XX-5"))])
    def test_inside(self, x):
        pass

@pytest.mark.rule("XX-6")
def helper():
    pass
"""


@pytest.fixture
def tests(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_some.py").write_text(TESTS)
    (folder / "test_all.py").write_text(
        'import pytest\npytestmark = [pytest.mark.rule("XX-7")]\ndef test_one(): pass\n'
    )
    return folder


def test_marks_are_read_without_running_anything(tests):
    found = proofs_in(tests)
    assert found == {
        "XX-1": ["test_some.py::test_two"],
        "XX-2": ["test_some.py::test_two"],
        "XX-3": ["test_some.py::TestThings::test_inside"],
        "XX-4": ["test_some.py::TestThings::test_inside"],
        "XX-5": ["test_some.py::TestThings::test_inside"],
        "XX-7": ["test_all.py::test_one"],
    }


@pytest.fixture
def pages(tmp_path, monkeypatch, tiny):
    folder = tmp_path / "pages"
    folder.mkdir()
    for lang in ("en", "de", "ru"):
        (folder / f"quarantine.{lang}.md").write_text("- **QU-01** a\n- **QU-02** b\n")
    monkeypatch.setattr("miasma.cli.pages.rules_folder", lambda: folder)
    return folder


def test_a_rule_without_a_test_is_named_and_fails(run, pages, tests, monkeypatch):
    (tests / "test_some.py").write_text(
        'import pytest\n@pytest.mark.rule("QU-01")\ndef test_it(): pass\n'
    )
    monkeypatch.setattr(places, "tests_folder", lambda: tests)
    done = run("rules-check", "quarantine")
    assert done.code == 1
    assert done.lines[-2:] == ["without a test: QU-02", "2 ids, 1 without a test"]


def test_languages_that_differ_and_marks_of_no_rule_are_found(pages):
    (pages / "quarantine.de.md").write_text("- **QU-01** a\n- **QU-03** c\n")
    (pages / "quarantine.en.md").write_text("- **QU-01** a\n- **QU-02** b\n- **QU-02** b\n")
    checked = check_rules("quarantine", {"QU-01": ["t"], "QU-09": ["u"], "MW-01": ["v"]})
    assert checked.differences == [
        "QU-02: defined twice",
        "QU-02: missing in quarantine.de.md",
        "QU-03: only in quarantine.de.md",
    ]
    assert checked.strangers == ["QU-09: tests name it, but no page defines it"]


def test_without_a_checkout_there_are_no_tests_to_read(refused, monkeypatch):
    monkeypatch.setattr(places, "tests_folder", lambda: None)
    assert "they come with a checkout only" in refused("rules-check")


def test_a_test_file_that_is_no_python_is_named(refused, tests, pages, monkeypatch):
    (tests / "test_some.py").write_text("def (")
    monkeypatch.setattr(places, "tests_folder", lambda: tests)
    assert "test_some.py: can't be read as Python" in refused("rules-check", "quarantine")
