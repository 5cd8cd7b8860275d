"""The five pathogens (VR-160 to VR-172)."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    CITIES,
    GAME,
    STATS,
    asked,
    close,
    dead,
    drawing,
    dying,
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
    start,
    strong,
    table,
    told,
    why,
)

from miasma.core.widgets import Button
from miasma.games.virusid import table as t


def phase_0(state):
    return go_on(state, t.PHASE_0, t.PHASE_2, t.PHASE_3)


@pytest.mark.rule("VR-160")
@pytest.mark.rule("VR-161")
@pytest.mark.rule("VR-166")
@pytest.mark.rule("VR-168")
@pytest.mark.rule("VR-R-11")
@pytest.mark.parametrize(
    ("pathogen", "values"),
    [("bacterium", (1, 1, 1)), ("nanites", (2, 1, 1)), ("fungus", (1, 1, 1)),
     ("vibrio", (2, 1, 1)), ("virus", (0, 0, 0))],
)  # fmt: skip
def test_start_values(pathogen, values):
    state = start(2, "starter red", "gene lethal", "gene cure3", start="expert", pathogen=pathogen)
    red = player(state, "red")
    assert (red["infection"], red["severity"], red["mortality"]) == values


@pytest.mark.rule("VR-161")
@pytest.mark.rule("VR-166")
@pytest.mark.rule("VR-R-11")
@pytest.mark.parametrize(
    ("pathogen", "gained"),
    [
        ("nanites", {"mortality": 1, "medicine": 1}),
        ("vibrio", {"infection": 1}),
        ("virus", {"infection": 1, "severity": 1, "mortality": 1}),
    ],
)
def test_what_a_first_ability_adds_on_the_scales(pathogen, gained):
    state = mutating(give(table(pathogen=pathogen), "red", dna=40))
    play(state, "ability")
    red = player(state, "red")
    scales = {**red["resistances"], **{name: red[name] for name in STATS}}
    assert {name: value for name, value in scales.items() if value} == gained


@pytest.mark.rule("VR-168")
def test_a_hit_that_finds_nothing_to_develop_is_told_as_nothing():
    state = phase_0(give(table(pathogen="virus"), "red", ability=3))
    state.listen()
    play(state, "die 2")
    (roll,) = [event for event in state.events or () if event.kind == "mutation-roll"]
    assert roll.data["hit"] == "no"
    assert node(state) != "free_growth"


@pytest.mark.rule("VR-161")
def test_each_ability_of_nanites_raises_mortality():
    state = mutating(give(table(pathogen="nanites"), "red", dna=40))
    play(state, "ability", "ability", "ability")
    assert player(state, "red")["mortality"] == 3
    assert player(state, "red")["dna"] == 40 - 9 - 13 - 17


@pytest.mark.rule("VR-162")
@pytest.mark.rule("VR-40")
def test_nanites_may_give_dna_to_one_team_mate():
    state = give(table(3, pathogen="nanites"), "red", dna=9, ability=2)
    give(state, "yellow", dna=39)
    phase_0(state)
    assert options(state) == [
        "pass", "donate yellow 1", "donate yellow 2", "donate green 1", "donate green 2",
    ]  # fmt: skip
    assert why(state, "donate yellow 3") == "VR-162"
    assert why(state, "donate red 1") == "VR-162"
    play(state, "donate yellow 2")
    assert player(state, "red")["dna"] == 7
    assert player(state, "yellow")["dna"] == 40  # what it can't hold is lost
    assert node(state) != "donation"
    state.t[t.GONE] = 1 << 1
    phase_0(state)
    assert options(state) == ["pass", "donate green 1", "donate green 2"]
    assert why(state, "donate yellow 1") == "VR-162"
    assert node(phase_0(give(state, "red", ability=0))) != "donation"
    assert node(phase_0(give(state, "red", ability=3, dna=0))) != "donation"


@pytest.mark.rule("VR-163")
def test_a_fungus_never_develops_birds():
    state = mutating(give(table(pathogen="fungus"), "red", dna=40))
    assert "level bird" not in options(state)
    assert why(state, "level bird") == "VR-163"
    assert "level plane" in options(state)
    strong(state, "red")
    put(state, "red", "london s")
    infecting(state)
    assert why(state, "infect istanbul s bird") == "VR-163"


@pytest.mark.rule("VR-164")
def test_spores_of_a_fungus():
    state = strong(table(4, pathogen="fungus"), "red", dna=40, heat=3, cold=2)
    put(state, "red", "london s")
    mark(state, "bird_cull", "london", "paris")
    dead(state, "madrid s")
    mutating(state)
    play(state, "ability")
    assert player(state, "red")["resistances"]["heat"] == 4
    assert player(state, "red")["resistances"]["cold"] == 2
    assert node(state) == "one_time"
    assert "once istanbul s" in options(state)
    assert all(action.endswith(" s") or action == "pass" for action in options(state))
    play(state, "once istanbul s")
    assert node(state) == "mutating"
    play(state, "ability")
    play(state, "pass")
    assert "once madrid l" in options(state)  # under quarantine
    assert all(action.endswith(" l") or action == "pass" for action in options(state))
    mark(state, "livestock_cull", "london", "paris", "madrid", "istanbul")
    give(state, "red", livestock=1)
    play(state, "once berlin l")
    give(state, "red", dna=40)
    mutating(state)
    play(state, "ability")
    assert player(state, "red")["severity"] == 1


@pytest.mark.rule("VR-165")
@pytest.mark.rule("VR-R-09")
def test_vibrio_reaches_every_open_port():
    state = strong(table(pathogen="vibrio"), "red", infection=3)
    infecting(state)
    reached = {action.split()[1] for action in options(state)}
    assert reached == {city.id for city in GAME.data.cities if city.port}
    close(state, "sea_jakarta_sydney")
    infecting(state)
    assert "sydney" not in {action.split()[1] for action in options(state)}
    assert "jakarta" in {action.split()[1] for action in options(state)}
    assert why(state, "infect sydney s") == "VR-165"
    play(state, "infect london s")
    assert state.view()["points_left"] == 2
    play(state, "infect paris s")  # inland: 2 points
    assert node(state) == "mutating"
    dead(state, "rio i")
    infecting(state)
    assert why(state, "infect rio b") == "VR-84"
    put(state, "red", "sydney s")
    give(state, "red", infection=1)
    infecting(state)
    assert "infect sydney i" in options(state)  # by land, for 1
    assert why(state, "infect berlin b") == "VR-94"
    mark(state, "hygiene", "paris")
    give(state, "red", infection=2)
    infecting(state)
    assert why(state, "infect paris b") == "VR-94"  # 3 points


@pytest.mark.rule("VR-166")
@pytest.mark.rule("VR-R-25")
def test_vibrio_is_paid_for_new_cities_inland():
    state = strong(table(pathogen="vibrio"), "red", ability=1)
    put(state, "red", "london s")
    play(infecting(state), "infect paris s")
    assert player(state, "red")["dna"] == 2
    play(state, "infect paris b")
    assert player(state, "red")["dna"] == 3
    put(state, "yellow", "madrid s")
    play(infecting(state), "infect madrid l")
    assert player(state, "red")["dna"] == 4  # yellow was first
    drawing(state, "A02")
    play(state, "once berlin l")
    assert player(state, "red")["dna"] == 4 + 1 + 9


@pytest.mark.rule("VR-166")
def test_a_six_kills_one_more_in_a_port():
    state = give(table(pathogen="vibrio"), "red", ability=2, severity=2, mortality=1)
    put(state, "red", "london s", "paris s")
    dying(give(state, "red", dna=0), 6, 6)
    assert node(state) == "sixth_death"
    assert options(state) == ["kill london s"]
    assert why(state, "kill paris s") == "VR-166"
    play(state, "kill london s")
    assert player(state, "red")["dna"] == 1
    assert state.view()["active"] == 1
    state = give(table(pathogen="vibrio"), "red", ability=1, severity=1, mortality=1)
    put(state, "red", "london s")
    dying(state, 6)
    assert node(state) == "event"  # ability 1 does not do it
    third = mutating(give(table(pathogen="vibrio"), "red", ability=2, dna=16))
    play(third, "ability")
    assert player(third, "red")["severity"] == 1


@pytest.mark.rule("VR-167")
def test_vibrio_is_never_eliminated():
    state = ending(table(2, pathogen="vibrio"))
    assert not state.over
    assert state.view()["active"] == 1
    assert not player(state, "red")["eliminated"]


@pytest.mark.rule("VR-168")
def test_the_virus_rolls():
    state = give(table(pathogen="virus"), "red", strains={"cysts_1": 0})
    phase_0(state)
    assert (asked(state), node(state)) == ("chance", "mutation_die")
    play(state, "die 1")
    assert "strain rash_1" in options(state)
    assert "strain cysts_2" not in options(state)
    assert "symptom cysts_1" in options(state)
    assert why(state, "pass") == "VR-168"
    assert state.view()["mutation_die"] == 1  # it lies on the table for all to see
    play(state, "strain rash_1")
    assert state.view()["mutation_die"] is None
    assert player(state, "red")["strains"][1] == {"id": "rash_1", "symptoms": 0}
    assert player(state, "red")["dna"] == 0
    play(phase_0(state), "die 2")
    assert node(state) != "free_growth"
    play(phase_0(give(state, "red", ability=1)), "die 2")
    assert options(state) == ["symptom cysts_1", "symptom rash_1"]
    assert why(state, "strain nausea_1") == "VR-168"
    for level, hits in ((1, 2), (2, 3), (3, 4)):
        for face in range(2, 7):
            play(phase_0(give(state, "red", ability=level)), f"die {face}")
            assert (node(state) == "free_growth") == (face <= hits)
    bare = phase_0(give(table(pathogen="virus"), "red", ability=3))
    play(bare, "die 3")
    assert node(bare) != "free_growth"  # nothing is available


def prices_of_slots(state):
    """What stands on the strain slots of red's sheet."""
    widgets = state.scene(0).widgets()
    return [w.price for w in widgets if isinstance(w, Button) and w.id.startswith("slot:red")]


@pytest.mark.rule("VR-168")
def test_the_question_names_what_the_roll_can_give():
    full = {"cysts_1": 0, "rash_1": 1, "nausea_1": 2}
    state = play(phase_0(give(table(pathogen="virus"), "red", strains=full)), "die 1")
    assert "strain" not in GAME.prompt(state, 0)
    assert "symptom" in GAME.prompt(state, 0)
    state = play(phase_0(table(pathogen="virus")), "die 1")
    assert "strain" in GAME.prompt(state, 0)
    assert "symptom" not in GAME.prompt(state, 0)
    state = give(table(pathogen="virus"), "red", strains={"cysts_1": 0})
    state = play(phase_0(state), "die 1")
    assert "strain or develop a symptom" in GAME.prompt(state, 0)
    assert prices_of_slots(state) == ["", "", ""]  # nothing of it is paid
    assert prices_of_slots(mutating(state)) == ["2", "10", "15"]


@pytest.mark.rule("VR-169")
def test_free_symptoms_work_like_bought_ones():
    state = strong(table(pathogen="virus"), "red", infection=0, strains={"coughing_1": 0})
    put(state, "red", "london s")
    play(phase_0(state), "die 1", "symptom coughing_1")
    assert node(state) == "one_time"
    play(state, "once paris s")
    assert player(state, "red")["dna"] == 0


@pytest.mark.rule("VR-170")
@pytest.mark.rule("VR-R-15")
def test_water_carries_one_time_spreads_of_vibrio():
    state = give(table(pathogen="vibrio"), "red", medicine=9, heat=9, cold=9)
    drawing(state, "A03")
    assert "once sydney s" in options(state)
    assert "once paris s" not in options(state)
    drawing(state, "B17")  # carnival: Vibrio always takes part
    assert "once rio b" in options(state)
    assert why(state, "once london s") == "VR-50"


@pytest.mark.rule("VR-171")
@pytest.mark.rule("VR-R-24")
def test_migratory_birds_carry_a_fungus_too():
    state = strong(table(4, pathogen="fungus"), "red")
    put(state, "red", "london s")
    drawing(state, "B23")
    assert "once istanbul s" in options(state)
    mark(state, "bird_cull", "paris")
    drawing(state, "B23")
    assert "once istanbul s" not in options(state)


@pytest.mark.rule("VR-172")
def test_vibrio_has_no_start_city():
    state = start(
        2, "starter red", "card start_lagos", "card start_moscow", "deal coughing_1",
        "deal insomnia_1", pathogen="vibrio",
    )  # fmt: skip
    assert node(state) == "one_time"  # the waiting spread, where the stone would be placed
    play(state, "pass")
    assert node(state) == "event"
    assert player(state, "red")["start_card"] == "start_lagos"
    assert player(state, "red")["stock"] == 25
    assert player(state, "red")["resistances"]["heat"] == 6


@pytest.mark.rule("VR-R-25")
def test_a_city_is_new_only_once():
    state = strong(table(pathogen="vibrio"), "red", ability=1)
    put(state, "yellow", "paris s")
    drawing(state, "C04")
    play(state, "heal paris yellow s")
    assert "success" in told(state)
    put(state, "red", "london b")
    before = player(state, "red")["dna"]
    play(infecting(state), "infect paris s")
    assert player(state, "red")["dna"] == before + 1
    assert state.t[t.REACHED] >> CITIES.index("paris") & 1
