"""Whose a unit is: signs on the counters, words in the tooltips, a panel for each player."""

from __future__ import annotations

import pytest
from tests.games.zeds.given import given, play

from miasma.core.elements import Element
from miasma.core.scene import Scene
from miasma.core.text import LANGUAGES
from miasma.core.widgets import Panel
from miasma.games.zeds.pieces import PIECE_IDS
from miasma.games.zeds.scene_art import SIGN_EDGE, SIGNS
from miasma.games.zeds.scene_players import ON_COUNTER
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import OWNER

LED = ("hunt", "piazza", "schmidt", "hernandez")
"""One hero for each of four players, in the order of the seats."""
PLACES = {"hunt": "S1", "piazza": "F0", "schmidt": "M0", "hernandez": "town", "civ1": "S3"}


def table(seats: int) -> ZedsState:
    """A table at which the heroes are dealt round; the civilians are everybody's."""
    state = given("II", seats=seats, units=PLACES)
    for n, unit in enumerate(LED):
        state.t[OWNER + PIECE_IDS.index(unit)] = n % seats
    state.t[OWNER + PIECE_IDS.index("civ1")] = -1
    return state


def counter(scene: Scene, unit: str) -> Element:
    """A unit's counter."""
    found = scene.find(f"unit-{unit}")
    assert isinstance(found, Element)
    return found


def signs(scene: Scene, unit: str) -> list[Element]:
    """The owners' signs on a counter."""
    return [part for part in counter(scene, unit).walk() if part.attributes.get("d") in ON_COUNTER]


def panel(scene: Scene, name: str) -> Panel:
    """A panel by its id."""
    found = scene.find(name)
    assert isinstance(found, Panel), name
    return found


@pytest.mark.rule("ZD-1302")
def test_a_counter_bears_the_sign_of_its_player() -> None:
    scene = table(4).scene(0)
    for seat, unit in enumerate(LED):
        (sign,) = signs(scene, unit)
        assert sign.attributes["d"] == ON_COUNTER[seat]
        assert sign.attributes["fill"] == f"var(--zd-seat-{seat})"
        assert sign.attributes.keys() == {"d", "fill", "stroke", "stroke-width"}  # cheap to paint
    assert not signs(scene, "civ1")


def test_signs_differ_in_shape_and_colour() -> None:
    assert len(set(SIGNS)) == len(SIGNS) == 4
    for theme, colours in table(4).scene(0).stage.palette.items():
        fills = [colours[f"--zd-seat-{seat}"] for seat in range(4)]
        assert len({*fills, SIGN_EDGE}) == 5, theme


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_plays_alone_sees_no_signs(lang: str) -> None:
    scene, looked_on = table(1).scene(0, lang), table(1).scene(None, lang)
    shared = table(2).scene(None, lang)
    for unit in LED:
        assert not signs(scene, unit)
        alone, together = counter(looked_on, unit), counter(shared, unit)
        assert len(together.children) == len(alone.children) + 1
        assert together.tip != alone.tip
    own = panel(scene, "panel-own")
    assert (own.symbol, own.accent, own.subtitle) == ("", "", "")
    assert not any(id.startswith("player-") for id in scene.ids())
    assert "seat" not in scene.to_svg()


@pytest.mark.rule("ZD-1302")
@pytest.mark.parametrize(
    ("lang", "own", "other", "everybody"),
    [
        ("en", "Your unit.", "Player 2’s unit.", "Every player may use it."),
        ("de", "Deine Einheit.", "Einheit von Spieler 2.", "Alle dürfen sie einsetzen."),
        ("ru", "Ваш отряд.", "Отряд игрока 2.", "Доступен всем игрокам."),
    ],
)
def test_a_tooltip_says_whose_a_unit_is(lang: str, own: str, other: str, everybody: str) -> None:
    state = table(3)
    scene = state.scene(0, lang)
    assert own in counter(scene, "hunt").tip
    assert other in counter(scene, "piazza").tip
    assert everybody in counter(scene, "civ1").tip
    assert own not in counter(state.scene(None, lang), "hunt").tip


@pytest.mark.rule("ZD-1302")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_villagers_belong_to_nobody(lang: str) -> None:
    solo, shared = (given("II", seats=n, units={"villagers_S3": "S3"}) for n in (1, 3))
    tips = [counter(state.scene(0, lang), "villagers_S3").tip for state in (solo, shared)]
    assert tips[0] == tips[1]


def test_each_other_player_has_a_panel_with_the_sign_and_the_units() -> None:
    state = table(3)
    for seat in (0, 1, 2, None):
        scene = state.scene(seat)
        for other in range(3):
            name = "panel-own" if other == seat else f"player-{other + 1}"
            shown = panel(scene, name)
            assert (shown.seat, shown.symbol) == (other, f"zd-seat-{other}")
            assert shown.accent == f"var(--zd-seat-{other})"
        assert (f"player-{(seat or 0) + 1}" in scene.ids()) == (seat is None)
    (units,) = panel(state.scene(1), "player-1").children
    assert units.to_dict()["text"] == "Mayor Hernandez, Sheriff Hunt"


@pytest.mark.rule("ZD-1304")
def test_a_panel_says_what_its_player_can_still_do() -> None:
    state = table(2)
    state.t[OWNER + PIECE_IDS.index("hunt")] = 0
    assert panel(state.scene(0), "player-2").subtitle == "own action left"
    assert panel(state.scene(1), "player-1").subtitle == "leads · own action left"
    assert panel(state.scene(0), "panel-own").subtitle == "leads · own action left"
    play(state, "pass")
    assert panel(state.scene(1), "player-1").subtitle == "leads · has passed"
    assert panel(state.scene(1), "player-1").state == "idle"
    assert panel(state.scene(0), "player-2").state == "current"
