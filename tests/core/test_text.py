"""Texts: three languages, plural forms, and what is said when one is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.tiny.game import Quarantine

from miasma.core import text
from miasma.core.errors import TextError
from miasma.core.text import LANGUAGES, add_catalog, catalog, check_language, word


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Texts of an owner called `someone`."""
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.ftl").write_text(f"hello = {lang}: {{ $name }}\n", encoding="utf-8")
    with (tmp_path / "en.ftl").open("a") as english:
        english.write("only-english = English\nattribute =\n    .title = x\n")
    yield tmp_path
    text._folders.pop("someone", None)
    text._bundle.cache_clear()
    catalog.cache_clear()


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "1 карта"),
        (2, "2 карты"),
        (4, "4 карты"),
        (5, "5 карт"),
        (0, "0 карт"),
        (11, "11 карт"),
        (14, "14 карт"),
        (21, "21 карта"),
        (23, "23 карты"),
        (111, "111 карт"),
    ],
)
def test_russian_has_its_plural_forms(tiny: Quarantine, count: int, said: str) -> None:
    assert catalog("quarantine", "ru").say("cards", count=count) == said


def test_words_come_in_the_readers_language(folder: Path) -> None:
    add_catalog("someone", folder)
    for lang in LANGUAGES:
        assert catalog("someone", lang).say("hello", name="you") == f"{lang}: you"
        names = {"en": "Mask", "de": "Maske", "ru": "Маска"}
        assert catalog("someone", lang).say("hello", name=names) == f"{lang}: {names[lang]}"


def test_arguments_may_have_any_name(folder: Path) -> None:
    (folder / "en.ftl").write_text("hello = { $key } { $self }\n")
    add_catalog("someone", folder)
    assert catalog("someone").say("hello", key="a", self="b") == "a b"


def test_a_text_that_only_english_has_is_said_in_english(folder: Path) -> None:
    add_catalog("someone", folder)
    assert catalog("someone", "ru").say("only-english") == "English"
    assert "only-english" in catalog("someone", "de")
    assert "nothing" not in catalog("someone", "de")


@pytest.mark.parametrize("key", ["nothing", "", "attribute", "a b\nc" * 99])
def test_an_unknown_message_is_an_error(folder: Path, key: str) -> None:
    add_catalog("someone", folder)
    with pytest.raises(TextError, match=r"^there is no message '.*' in the texts of someone$"):
        catalog("someone").say(key)


def test_a_missing_or_impossible_argument_is_an_error(folder: Path) -> None:
    add_catalog("someone", folder)
    with pytest.raises(TextError, match=r"message hello .en.: Unknown external: name"):
        catalog("someone").say("hello")
    with pytest.raises(TextError, match=r"message hello .de."):
        catalog("someone", "de").say("hello", name=[1])


@pytest.mark.parametrize("lang", ["fr", "", "EN", "en-GB", "../en"])
def test_an_unknown_language_is_refused_with_those_there_are(lang: str) -> None:
    for call in (check_language, lambda lang: catalog("microworld", lang)):
        with pytest.raises(TextError, match=f"there is no language '{lang}': choose en, de, ru"):
            call(lang)
    assert check_language("ru") == "ru"


def test_a_broken_file_is_named_with_its_line(folder: Path) -> None:
    (folder / "de.ftl").write_text("hello = hallo\n\nbroken = { $x ->\n", encoding="utf-8")
    add_catalog("someone", folder)
    assert catalog("someone").say("hello", name="x")
    with pytest.raises(TextError, match=r"^texts of someone, de.ftl, line 3: can't be read$"):
        catalog("someone", "de")


def test_texts_can_be_moved(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    add_catalog("someone", folder)
    assert catalog("someone").say("hello", name="x") == "en: x"
    other = tmp_path_factory.mktemp("other")
    for lang in LANGUAGES:
        (other / f"{lang}.ftl").write_text("hello = moved\n")
    add_catalog("someone", other)
    assert catalog("someone").say("hello") == "moved"


def test_a_word_is_a_name_in_one_language() -> None:
    assert word({"en": "Mask", "de": "Maske"}, "de") == "Maske"
    assert word({"en": "Mask"}, "ru") == "Mask"
    assert word(7, "ru") == 7


def test_numbers_below_zero_have_a_minus_sign(folder: Path) -> None:
    add_catalog("someone", folder)
    assert catalog("someone", "de").say("hello", name=-1) == "de: −1"
    assert catalog("someone", "de").say("hello", name="A-1") == "de: A-1"
