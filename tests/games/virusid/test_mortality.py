"""Phase 4 and the end of the game (VR-130 to VR-149)."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    CITIES,
    GAME,
    asked,
    city,
    close,
    dead,
    drawing,
    dying,
    ended,
    ending,
    give,
    go_on,
    infecting,
    mark,
    mutating,
    node,
    options,
    play,
    player,
    put,
    stones_in,
    strong,
    table,
    why,
    wipe_out,
)

from miasma.games.virusid import table as t
from miasma.games.virusid.rules import stones


@pytest.mark.rule("VR-130")
@pytest.mark.rule("VR-131")
@pytest.mark.rule("VR-136")
@pytest.mark.rule("VR-EX-05")
def test_severity_dice_and_mortality():
    state = give(table(), "red", severity=4, mortality=1)
    put(state, "red", "london s", "paris s")
    dying(state, 1, 2, 4)
    assert asked(state) == "chance"
    play(state, "die 6")
    assert state.view()["dice"] == [1, 2, 4, 6]
    assert state.view()["to_die"] == 1
    play(state, "kill paris s")
    assert player(state, "red")["dna"] == 1
    assert player(state, "red")["stock"] == 24
    assert state.view()["active"] == 1


@pytest.mark.rule("VR-131")
def test_without_mortality_the_dice_are_thrown_for_nothing():
    state = dying(put(give(table(), "red", severity=2, mortality=0), "red", "london s"), 1, 1)
    assert state.view()["active"] == 1
    state = dying(put(give(table(), "red", severity=0, mortality=3), "red", "london s"))
    assert state.view()["active"] == 1
    many = give(table(), "red", severity=10, mortality=1)
    many.t[t.EXTRA_SEVERITY] = 2
    put(many, "red", "london s")
    dying(many, *[6] * 9)
    assert asked(many) == "chance"
    play(many, "die 6")
    assert many.view()["active"] == 1


@pytest.mark.rule("VR-132")
@pytest.mark.rule("VR-133")
def test_only_own_infected_die_and_nobody_may_decline():
    state = give(table(), "red", severity=1, mortality=6)
    put(state, "red", "london s")
    put(state, "yellow", "london b", "paris s")
    dying(state, 3)
    assert options(state) == ["kill london s"]
    assert why(state, "pass") == "VR-132"
    assert why(state, "kill paris s") == "VR-132"
    play(state, "kill london s")
    assert stones_in(state, "london") == ["dead", None, None, "yellow"]


@pytest.mark.rule("VR-134")
def test_corpses_come_from_the_continent_then_from_the_supply():
    state = give(table(), "red", severity=2, mortality=5)
    put(state, "red", "london s", "paris s")
    state.t[t.CONTINENT + 1] = 1
    supply = state.view()["corpses"]
    dying(state, 1, 1)
    play(state, "kill london s")
    assert (state.view()["continents"]["europe"], state.view()["corpses"]) == (0, supply)
    play(state, "kill paris s")
    assert (state.view()["continents"]["europe"], state.view()["corpses"]) == (0, supply - 1)


@pytest.mark.rule("VR-135")
@pytest.mark.rule("VR-R-05")
@pytest.mark.rule("VR-R-19")
def test_without_a_grey_stone_nobody_dies():
    state = give(table(), "red", severity=2, mortality=5)
    put(state, "red", "london s", "lima s")
    state.t[t.CONTINENT + 1] = 0
    state.t[t.CORPSES] = 0
    dying(state, 1, 1)
    assert options(state) == ["kill lima s"]
    assert why(state, "kill london s") == "VR-135"
    play(state, "kill lima s")
    assert state.view()["active"] == 1  # the second success lapses


@pytest.mark.rule("VR-137")
@pytest.mark.rule("VR-R-04")
@pytest.mark.rule("VR-EX-16")
@pytest.mark.rule("VR-INV-10")
def test_deaths_in_different_cities_first():
    state = give(table(4), "red", severity=3, mortality=5)
    put(state, "red", "london s", "london s", "london b", "paris s")
    dying(state, 1, 1, 1)
    play(state, "kill london s")
    assert options(state) == ["kill paris s"]
    assert why(state, "kill london b") == "VR-137"
    play(state, "kill paris s")
    assert options(state) == ["kill london s", "kill london b"]
    play(state, "kill london b")
    assert state.view()["active"] == 1


@pytest.mark.rule("VR-138")
def test_killing_the_last_infected_is_no_research_success():
    state = give(table(), "red", severity=1, mortality=5)
    put(state, "red", "london s", "paris s")
    play(dying(state, 1), "kill paris s")
    assert state.view()["research"] == 0
    assert city(state, "paris")["quarantine"]


@pytest.mark.rule("VR-139")
@pytest.mark.rule("VR-36")
@pytest.mark.rule("VR-INV-06")
@pytest.mark.rule("VR-INV-07")
def test_a_wiped_out_city_loses_its_markers_but_not_its_sea_blocks():
    state = give(table(4), "red", severity=1, mortality=5)
    put(state, "red", "cape_town s", "lagos s")
    for marker in ("livestock_cull", "small_animal_cull", "bird_cull", "hygiene"):
        mark(state, marker, "cape_town")
    close(state, "cape_town", "sea_lagos_cape_town")
    dead(state, "cape_town l")
    play(dying(state, 1), "kill cape_town s")
    town = city(state, "cape_town")
    assert town["wiped_out"]
    assert town["markers"] == []
    assert not town["airport_blocked"]
    assert state.view()["blocked_sea"] == ["sea_lagos_cape_town"]
    assert state.invariants() == []


@pytest.mark.rule("VR-35")
def test_the_state_of_a_field():
    state = put(table(), "red", "london s")
    dead(state, "london b")
    assert stones_in(state, "london") == ["red", None, None, "dead"]


# -- the end --------------------------------------------------------------------------------------


def covered(seats: int = 2):
    """Every city infected by red and yellow, no corpse left on the continents."""
    state = table(seats)
    for number, id in enumerate(CITIES):
        kind = GAME.data.cities[number].fields[0][0]
        fields = city(state, id)["fields"]
        kind = fields[0]["type"][0]
        put(state, "red" if number % 2 else "yellow", f"{id} {kind}")
    gone = sum(state.t[t.CONTINENT : t.CONTINENT + 4])
    state.t[t.CONTINENT : t.CONTINENT + 4] = [0, 0, 0, 0]
    state.t[t.CORPSES] += gone
    return state


@pytest.mark.rule("VR-141")
@pytest.mark.rule("VR-149")
@pytest.mark.rule("VR-R-30")
def test_all_win_together():
    state = ending(covered())
    assert state.over
    assert ended(state).winners == [0, 1]
    assert ended(state).scores == [1, 1]
    assert ended(state).reason == "win"
    assert ended(state)["cooperative"]


@pytest.mark.rule("VR-141")
def test_a_corpse_left_or_a_city_uncovered_is_no_victory():
    state = covered()
    state.t[t.CONTINENT] = 1
    assert not ending(state).over
    state = covered()
    stones.take_back(state, 1, state.board.field_pair[0])
    assert not ending(state).over
    wipe_out(state, "anchorage")
    assert ended(ending(state)).reason == "win"


@pytest.mark.rule("VR-142")
@pytest.mark.parametrize(("seats", "lost"), [(2, 1), (3, 2), (4, 2)])
def test_too_many_without_infected_lose(seats, lost):
    state = table(seats)
    colours = ["red", "yellow", "green", "blue"][:seats]
    for colour in colours[: seats - lost + 1]:
        put(state, colour, {"red": "london s", "yellow": "paris s", "green": "rome s"}[colour])
    assert not ending(state).over
    state = table(seats)
    for colour in colours[: seats - lost]:
        put(state, colour, {"red": "london s", "yellow": "paris s"}[colour])
    assert ended(ending(state)).reason == "eliminated"
    assert ended(state).winners == []


@pytest.mark.rule("VR-143")
def test_the_markers_meet():
    state = put(table(), "red", "paris s")
    cure = state.t[t.CURE]
    state.t[t.RESEARCH] = cure - 1
    drawing(state, "C04")
    assert state.to_act
    play(state, "heal paris red s")
    assert ended(state).reason == "cure"
    assert state.view()["research"] == state.view()["cure"] == cure
    state = table()
    state.t[t.RESEARCH] = cure - 1
    drawing(state, "M1")
    assert ended(state).reason == "cure"
    assert state.view()["research"] == cure  # field by field: they never pass each other


@pytest.mark.rule("VR-144")
@pytest.mark.rule("VR-39")
@pytest.mark.rule("VR-INV-12")
def test_an_empty_deck_loses():
    state = put(table(), "red", "london s")
    put(state, "yellow", "paris s")
    state.t[t.SEGMENT] = len(state.terms.deck_letters)
    for place in range(6):
        state.t[t.CARDS_LEFT + place] = 0
    ending(state)
    assert ended(state).reason == "deck"
    assert ended(state).scores == [0, 0]


@pytest.mark.rule("VR-144")
def test_the_draw_after_massive_research_can_be_the_one_too_many():
    state = table()
    last = len(state.terms.deck_letters) - 1
    state.t[t.SEGMENT] = last
    state.t[t.CARDS_LEFT + last] = state.t[t.RESEARCH_LEFT + last] = 1
    go_on(state, t.DRAW_EVENT, t.PHASE_2, t.PHASE_3)
    play(state, "draw M2")
    assert ended(state).reason == "deck"


@pytest.mark.rule("VR-145")
@pytest.mark.rule("VR-R-06")
def test_victory_comes_before_elimination():
    state = covered()
    for number, id in enumerate(CITIES):
        if not number % 2:
            continue
        field = city(state, id)["fields"][0]
        pair = state.board.pair_at[number * 4 + ["s", "l", "i", "b"].index(field["type"][0])]
        stones.take_back(state, 0, pair)
        stones.place(state, 1, pair)
    assert player(state, "red")["stock"] == 25
    assert ended(ending(state)).reason == "win"


@pytest.mark.rule("VR-146")
@pytest.mark.rule("VR-147")
@pytest.mark.rule("VR-R-17")
@pytest.mark.rule("VR-40")
def test_an_eliminated_player_only_resolves_events():
    state = put(table(3), "red", "london s")
    put(state, "green", "paris s")
    give(state, "yellow", strains={"rash_1": 4})
    ending(state)
    assert player(state, "yellow")["eliminated"]
    assert state.view()["active"] == 1
    assert state.view()["necrosis"] == [1]
    state.t[t.SEGMENT] = state.terms.deck_letters.index(2)
    play(state, "draw C20")  # everybody with infected takes one back
    assert asked(state) == "green"
    play(state, "return paris s", "return london s")
    assert ended(state).reason == "eliminated"  # judged at the end of this turn


@pytest.mark.rule("VR-148")
@pytest.mark.rule("VR-R-18")
def test_until_the_end_of_the_turn_nobody_is_out():
    state = strong(table(3), "red", dna=20)
    put(state, "yellow", "paris s")
    put(state, "green", "rome s")
    drawing(state, "A03")  # one-time spreads: red has no reach
    assert asked(state) != "red" or node(state) != "one_time"
    state = strong(table(3), "red", dna=20)
    drawing(state, "B17")
    assert node(state) == "mutating"
    assert not player(state, "red")["eliminated"]
    assert not options(infecting(state), "infect")
    play(mutating(state), "level ship")


@pytest.mark.rule("VR-30")
@pytest.mark.rule("VR-31")
def test_a_turn_has_its_phases_in_order():
    state = strong(table(), "red", infection=1, severity=1, mortality=1)
    put(state, "red", "london s")
    put(state, "yellow", "paris s")
    drawing(state, "A07")
    seen = [state.view()["phase"]]
    play(state, options(state)[0])
    seen.append(state.view()["phase"])
    assert why(state, "infect paris b") == "VR-31"
    play(state, "end")
    seen.append(state.view()["phase"])
    assert seen == [2, 3, 4]
    play(state, "die 6")
    assert (state.view()["active"], node(state)) == (1, "event")
