"""Where games are found."""

from pathlib import Path

import pytest
from tests.tiny import GAME
from tests.tiny.game import Quarantine

import miasma
from miasma.core import registry
from miasma.core.errors import BrokenGame, UnknownGame


def test_the_games_of_the_house_are_found() -> None:
    assert "microworld" in miasma.games()
    assert miasma.games() == sorted(miasma.games())
    for name in miasma.games():
        assert miasma.game(name).id == name
        assert miasma.game(name) is miasma.game(name)


def test_a_registered_game_is_found_like_any_other(tiny: Quarantine) -> None:
    assert "quarantine" in miasma.games()
    assert miasma.game("quarantine") is GAME
    assert repr(GAME) == "<Game quarantine>"


def test_a_game_that_is_not_registered_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    with pytest.raises(UnknownGame):
        miasma.game("quarantine")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("", "its __init__.py has no GAME"),
        ("GAME = 3", "its __init__.py has no GAME"),
        ("import nowhere_at_all", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("GAME =", "SyntaxError: invalid syntax"),
    ],
)
def test_a_game_that_can_not_be_loaded_says_why(
    source: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = f"broken_{tmp_path.name}"
    (tmp_path / place).mkdir()
    (tmp_path / place / "__init__.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_places", lambda: {"broken": place})
    with pytest.raises(BrokenGame, match=f"^the game in {place} can't be loaded: {reason}"):
        miasma.game("broken")


@pytest.mark.parametrize("wrong", ["microwold", "Microworld", "micro_world"])
def test_an_unknown_game_gets_a_hint(wrong: str) -> None:
    with pytest.raises(UnknownGame, match=f"^there is no game '{wrong}'; did you mean microworld"):
        miasma.game(wrong)


@pytest.mark.parametrize("wrong", ["chess", "", "../../etc", "x" * 10_000, "a\nb"])
def test_without_a_hint_the_games_are_listed(wrong: str) -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*microworld") as caught:
        miasma.game(wrong)
    assert "\n" not in str(caught.value)


def test_a_content_pack_makes_another_rulebook(tiny: Quarantine, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("ill_per_player = 9\n")
    changed = miasma.game("quarantine", tmp_path)
    assert isinstance(changed, Quarantine)
    assert (changed.ill_per_player, GAME.ill_per_player) == (9, 4)
    assert changed.content_digest != GAME.content_digest
    assert changed.pack == tmp_path
    assert miasma.game("quarantine", str(tmp_path)).content_digest == changed.content_digest
    assert miasma.game("quarantine") is GAME


def test_a_pack_for_a_game_of_the_house(tmp_path: Path) -> None:
    words, numbers = tmp_path / "words", tmp_path / "numbers"
    for folder in (words, numbers):
        folder.mkdir()
    renamed = '[meta]\nname = {en = "G", de = "Z", ru = "Ц"}\n'
    (words / "goals.toml").write_text(renamed, encoding="utf-8")
    dearer = '[[goal]]\nid = "cell_chain"\neffects = [{verb = "gain_points", value = 6}]\n'
    (numbers / "goals.toml").write_text(dearer, encoding="utf-8")
    house = miasma.game("microworld").content_digest
    assert miasma.game("microworld", words).content_digest == house
    changed = miasma.game("microworld", numbers)
    assert changed.content_digest != house
    assert miasma.game("microworld", numbers) is changed
