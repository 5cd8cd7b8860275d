"""What is asked names all that is on offer, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.schwarm.given import GAME, given, options, play

HOME = {"yellow": "A3(2)", "red": "I5"}
FULL = {"yellow": "A3(3)", "red": "I5"}


def acting(card: str, **more):
    more.setdefault("stations", HOME)
    return play(given(2, hand={"yellow": card}, **more), f"play {card}")


def asked(state, lang: str = "en") -> str:
    return GAME.prompt(state, state.to_act[0], lang)


@pytest.mark.rule("SW-130", "SW-131")
def test_research_names_a_researcher_or_tiles_only_if_they_are_on_offer():
    staff = acting("researcher")
    assert asked(staff) == "Add a researcher to one of your stations."
    assert asked(staff, "de") == "Setze einen Forscher auf eine deiner Stationen."
    assert asked(staff, "ru") == "Поставьте исследователя на одну из своих станций."
    lay = acting("researcher", stations=FULL, bare="B3 C3", held={"yellow": "four four"})
    assert not options(lay, "staff")
    assert asked(lay) == "Lay up to 2 tiles: choose tile, field and turn."
    assert asked(lay, "de") == "Lege bis zu 2 Plättchen: Wähle Plättchen, Feld und Drehung."
    assert asked(lay, "ru") == "Выложите до 2 жетонов: выберите жетон, поле и поворот."
    both = acting("researcher", bare="B3 C3", held={"yellow": "three four"})
    assert asked(both).startswith("Add a researcher, or lay up to 2 tiles: ")
    assert asked(both, "de").startswith("Setze einen Forscher ein oder lege bis zu 2 Plättchen: ")
    assert asked(both, "ru").startswith("Поставьте исследователя или выложите до 2 жетонов: ")
    nowhere = acting("researcher", held={"yellow": "four"})
    assert not options(nowhere, "place")
    assert asked(nowhere) == asked(staff)


@pytest.mark.rule("SW-133")
def test_research_counts_no_more_tiles_than_researchers_and_than_the_player_has():
    few = acting("researcher", stations=FULL, bare="B3 C3", held={"yellow": "four"})
    assert asked(few) == "Lay 1 tile: choose tile, field and turn."
    assert asked(few, "de").startswith("Lege 1 Plättchen: ")
    assert asked(few, "ru").startswith("Выложите 1 жетон: ")
    many = acting(
        "researcher", stations=FULL, bare="all", held={"yellow": "four four four three three"}
    )
    assert asked(many).startswith("Lay up to 3 tiles: ")
    play(many, "place NESW B3")
    assert asked(many) == "Lay up to 2 more tiles, or stop."
    assert asked(many, "ru") == "Выложите ещё до 2 жетонов или остановитесь."
    play(many, "place NESW C3")
    assert asked(many) == "Lay 1 more tile, or stop."
    assert asked(many, "de") == "Lege noch 1 Plättchen oder höre auf."


@pytest.mark.rule("SW-110")
def test_a_ship_that_may_be_launched_is_named():
    harbour = acting("ship")
    assert not options(harbour, "move")
    assert asked(harbour) == (
        "Launch a ship next to one of your stations; then it may sail up to 3 steps."
    )
    assert asked(harbour, "de").startswith("Setze ein Schiff neben einer deiner Stationen ein; ")
    assert asked(harbour, "ru").startswith("Спустите корабль рядом со своей станцией; ")
    both = acting("ship", ships={"yellow": "B3"}, bare="all")
    assert asked(both).startswith("Launch a ship if you like, then move your ships: 3 steps left.")
    assert asked(both, "de").startswith("Setze ein Schiff ein, wenn du magst, und ziehe deine ")
    assert asked(both, "ru").startswith("Можете спустить корабль, затем ведите корабли: ")
    play(both, "move 1 E")
    assert asked(both).startswith("Move your ships: 2 steps left.")
    assert asked(both, "de").startswith("Ziehe deine Schiffe: noch 2 Felder.")
    assert asked(both, "ru").startswith("Ведите корабли: осталось 2 поля.")


def test_an_order_card_behind_no_card_is_free():
    done: dict[str, Any] = {"stations": HOME, "taken": {"yellow": 5}}
    free = given(2, row="", **done)
    assert asked(free) == "You have 20 FP. Take an order card for free."
    assert asked(free, "de") == "Du hast 20 FP. Nimm kostenlos eine Reihenfolgekarte."
    assert asked(free, "ru") == "У вас 20 ОИ. Возьмите карту порядка бесплатно."
    dear = given(2, row="ship ship", **done)
    assert asked(dear) == "You have 20 FP. Take an order card for 2 FP."
