"""Content: what is wrong is named by file, entry and field; packs overrule single fields."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.tiny import GAME
from tests.tiny.game import Quarantine

from miasma.core.content import ContentFile, load, need_languages
from miasma.core.errors import ContentError


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cures: int
    name: dict[str, str] = {}
    effects: list[dict[str, Any]] = []


class Deck(ContentFile, frozen=True):
    size: int
    card: list[Card]
    meta: dict[str, int]


BASE = """\
size = 2

[[card]]
id = "mask"
cures = 1
name = {en = "Mask", de = "Maske"}
effects = [{verb = "cure", value = 1}]

[[card]]
id = "test"
cures = 3

[meta]
edition = 1
"""

Write = Callable[[str], Path]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    base = tmp_path / "content"
    base.mkdir()
    (base / "deck.toml").write_text(BASE)
    return base


@pytest.fixture
def pack(tmp_path: Path) -> Write:
    def write(text: str) -> Path:
        place = tmp_path / "pack"
        place.mkdir(exist_ok=True)
        (place / "deck.toml").write_text(text, encoding="utf-8")
        return place

    return write


def read(folder: Path, pack: Path | None = None) -> Deck:
    return load(folder, {"deck": Deck}, pack).file("deck", Deck)


def refused(folder: Path, pack: Path | None = None) -> str:
    with pytest.raises(ContentError) as caught:
        read(folder, pack)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 300
    return message


def test_files_are_read_as_their_types(folder: Path) -> None:
    deck = read(folder)
    assert (deck.size, [card.cures for card in deck.card]) == (2, [1, 3])


def test_the_digest_follows_the_content_and_nothing_else(folder: Path) -> None:
    first = load(folder, {"deck": Deck}).digest
    (folder / "deck.toml").write_text(f"# a remark\n{BASE}")
    assert load(folder, {"deck": Deck}).digest == first
    (folder / "deck.toml").write_text(BASE.replace("cures = 3", "cures = 4"))
    assert load(folder, {"deck": Deck}).digest != first
    assert len(first) == 16


# -- packs --------------------------------------------------------------------------------------


def test_a_pack_overrules_single_fields(folder: Path, pack: Write) -> None:
    place = pack('[[card]]\nid = "mask"\ncures = 7\nname = {de = "Mundschutz"}\n')
    deck = read(folder, place)
    assert [card.cures for card in deck.card] == [7, 3]
    assert deck.card[0].name == {"en": "Mask", "de": "Mundschutz"}
    assert deck.card[0].effects == [{"verb": "cure", "value": 1}]
    assert load(folder, {"deck": Deck}, place).digest != load(folder, {"deck": Deck}).digest


def test_a_pack_overrules_lists_that_are_no_entries_as_a_whole(folder: Path, pack: Write) -> None:
    deck = read(folder, pack('[[card]]\nid = "mask"\neffects = [{verb = "kill"}]\n'))
    assert deck.card[0].effects == [{"verb": "kill"}]


def test_a_pack_that_changes_nothing_is_the_same_content(folder: Path, pack: Write) -> None:
    same = load(folder, {"deck": Deck}, pack("size = 2\n")).digest
    assert same == load(folder, {"deck": Deck}).digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sise = 3", "deck.toml: there is no field 'sise' to overrule"),
        ("[meta]\nyear = 3", "deck.toml: meta: there is no field 'year' to overrule"),
        ('[[card]]\nid = "glove"\ncures = 1', "deck.toml: [[card]]: there is no entry 'glove' to"),
        ('[[card]]\nid = "mask"\nprice = 1', "deck.toml: [[card]] mask: there is no field 'price'"),
        ("[[card]]\ncures = 1", "deck.toml: [[card]]: every entry needs the id it overrules"),
        ("card = []", "deck.toml: [[card]]: every entry needs the id it overrules"),
        ("card = 7", "deck.toml: [[card]]: every entry needs the id it overrules"),
        (
            '[[card]]\nid = "mask"\n[[card]]\nid = "mask"',
            "deck.toml: [[card]]: entry 'mask' stands there twice",
        ),
        (
            '[[card]]\nid = "test"\ncures = "many"',
            "deck.toml: card test cures: Expected `int`, got",
        ),
        ("size = 1.5", "deck.toml: size: Expected `int`, got `float`"),
        ("size = 1979-05-27", "deck.toml: size: Expected `int`"),
        ("meta = 3", "deck.toml: meta: Expected `object`, got `int`"),
        ('[[card]]\nid = "mask"\nname = 3', "deck.toml: card mask name: Expected `object`"),
        ('[[card]]\nid = "mask"\nname = {de = 3}', "deck.toml: card mask name"),
        ("size = ", "deck.toml: is no TOML file: "),
        ("size = 1\nsize = 2", "deck.toml: is no TOML file: "),
        ("x = " + "[" * 100_000, "deck.toml: is no TOML file: "),
    ],
)
def test_what_is_wrong_with_a_pack_is_named(
    folder: Path, pack: Write, text: str, message: str
) -> None:
    assert refused(folder, pack(text)).startswith(message)


def test_dates_where_anything_goes_are_no_trouble(folder: Path, pack: Write) -> None:
    place = pack('[[card]]\nid = "mask"\neffects = [{since = 1979-05-27}]\n')
    assert load(folder, {"deck": Deck}, place).digest


def test_packs_that_are_none(folder: Path, tmp_path: Path) -> None:
    assert refused(folder, tmp_path / "nowhere").endswith("is no folder")
    assert refused(folder, folder / "deck.toml").endswith("is no folder")
    empty = tmp_path / "empty"
    empty.mkdir()
    assert refused(folder, empty).endswith("holds no TOML file")
    (empty / "dekc.toml").write_text("")
    assert refused(folder, empty) == "dekc.toml: this game has no such file; it has deck.toml"


def test_files_that_are_none(folder: Path, pack: Write) -> None:
    place = pack("")
    (place / "deck.toml").write_bytes(b"size = \xff")
    assert refused(folder, place).startswith("deck.toml: is no TOML file")
    (place / "deck.toml").write_bytes(b"#" * 5_000_000)
    assert refused(folder, place) == "deck.toml: is larger than 4 MB"
    (place / "deck.toml").unlink()
    (place / "deck.toml").mkdir()
    assert refused(folder, place).startswith("deck.toml: can't be read (")


# -- the game's own files -----------------------------------------------------------------------


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "deck.toml").unlink()
    assert refused(folder) == "deck.toml: can't be read (No such file or directory)"


def test_an_unknown_field_is_named(folder: Path) -> None:
    (folder / "deck.toml").write_text(BASE + "\n[extra]\n")
    assert refused(folder) == "deck.toml: Object contains unknown field `extra`"


def test_names_need_every_language() -> None:
    need_languages("x", {"en": "Mask", "de": "Maske", "ru": "Маска"})
    for names in ({"en": "Mask", "de": "Maske"}, {"en": "M", "de": "M", "ru": " "}):
        with pytest.raises(ContentError, match=r"^cards.toml: card mask name: has no text in ru$"):
            need_languages("cards.toml: card mask name", names)


def test_the_tiny_game_checks_its_deck_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "mask"\ncopies = 0\n')
    with pytest.raises(ContentError, match="the deck does not last for a game"):
        GAME.with_content(tmp_path)
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "mask"\nname = {ru = ""}\n')
    with pytest.raises(ContentError, match=r"cards.toml: card mask name: has no text in ru"):
        GAME.with_content(tmp_path)
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "mask"\ncures = 2\n')
    changed = GAME.with_content(tmp_path)
    assert GAME.with_content(str(tmp_path)).content_digest == changed.content_digest
    assert isinstance(changed, Quarantine)
    assert (changed.cures, GAME.cures) == ([2, 3, 5], [1, 3, 5])
