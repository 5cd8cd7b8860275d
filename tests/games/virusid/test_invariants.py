"""The invariants: they hold in play, and a broken table is noticed."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.virusid.given import (
    CITIES,
    GAME,
    drawing,
    dying,
    give,
    infecting,
    mark,
    node,
    play,
    put,
    strong,
    table,
    wipe_out,
)

from miasma.core.chance import CHANCE, pick
from miasma.core.conformance import soak_one
from miasma.games.virusid import table as t


def broken(state) -> set[str]:
    return {sentence.split(":")[0] for sentence in state.invariants()}


def damaged(place: int, value: int):
    state = put(table(), "red", "london s")
    state.t[place] = value
    return state


@pytest.mark.parametrize(
    ("id", "place", "value"),
    [
        ("VR-INV-01", t.STOCK, 20),
        ("VR-INV-01", t.CORPSES, 3),
        ("VR-INV-02", t.FIELDS + 109, 0),
        ("VR-INV-02", t.OWN, 0),
        ("VR-INV-02", t.FREE, 0),
        ("VR-INV-03", t.INFECTION, 9),
        ("VR-INV-03", t.LEVELS + 3, 3),
        ("VR-INV-03", t.SUPPLY, 0),
        ("VR-INV-04", t.RESEARCH, 25),
        ("VR-INV-05", t.UNSEEN + 1, 0),
        ("VR-INV-05", t.TURN, 5),
        ("VR-INV-06", t.CLOSED_AIR, 1),
        ("VR-INV-06", t.CLOSED_SEA, (1 << 14) - 1),
        ("VR-INV-07", t.WIPED, 1),
        ("VR-INV-08", t.CONTINENT, 40),
        ("VR-INV-09", t.PLACED, 9),
        ("VR-INV-10", t.TO_DIE, 4),
    ],
)
def test_a_broken_table_is_noticed(id, place, value):
    assert id in broken(damaged(place, value))


@pytest.mark.rule("VR-INV-09")
@pytest.mark.parametrize("place", [t.PLACED, t.POINTS, t.USES, t.USES + 4])
def test_a_stone_without_its_point_or_level_is_noticed(place):
    state = play(infecting(put(strong(table(), "red"), "red", "london s")), "infect paris s")
    assert state.invariants() == []
    state.t[place] = -1 if place == t.USES + 4 else state.t[place] + 1
    assert broken(state) == {"VR-INV-09"}


@pytest.mark.rule("VR-INV-10")
@pytest.mark.parametrize("place", [t.TO_DIE, t.THROWN, t.TO_THROW])
def test_a_death_without_its_die_is_noticed(place):
    state = put(give(table(), "red", severity=2, mortality=5), "red", "london s", "paris s")
    play(dying(state, 1, 2), "kill london s")
    state.t[t.TURN] = 0
    assert state.invariants() == []
    state.t[place] += 1
    assert broken(state) == {"VR-INV-10"}


@pytest.mark.rule("VR-INV-03")
@pytest.mark.rule("VR-INV-04")
@pytest.mark.rule("VR-INV-05")
def test_a_sound_table_is_not_blamed():
    state = put(table(), "red", "london s")
    assert state.invariants() == []
    wipe_out(state, "madrid")
    mark(state, "hygiene", "london")
    assert state.invariants() == []
    drawing(state, "A07")
    state.t[t.TURN] = 1
    assert state.invariants() == []
    assert "VR-INV-13" in broken(give(table(pathogen="fungus"), "red", bird=1))


@pytest.mark.rule("VR-INV-07")
@pytest.mark.rule("VR-INV-08")
@pytest.mark.rule("VR-INV-11")
@pytest.mark.rule("VR-INV-12")
@pytest.mark.parametrize("seed", range(6))
def test_wiped_out_cities_and_continents_along_random_games(seed):
    rng = Random(seed)
    options = GAME.options_schema.sample(rng)
    state = GAME.start(2 + seed % 3, options=options)
    gone: dict[str, list[object]] = {}
    last = None
    while not state.over:
        seat = state.to_act[0]
        action = pick(state.chances(), rng) if seat == CHANCE else rng.choice(state.legal(seat))
        view = state.view()
        named = str(GAME.vocabulary[action]).split()
        if named[0] == "infect" and not view["necrosis"]:
            assert not view["cities"][CITIES.index(named[1])]["quarantine"]
        state.play(action, seat)
        now = state.view()
        for place, id in enumerate(CITIES):
            entry = now["cities"][place]
            if id in gone:
                assert entry["fields"] == gone[id]
            elif entry["wiped_out"]:
                gone[id] = entry["fields"]
        if last is not None:
            for continent, left in now["continents"].items():
                assert left <= last["continents"][continent]
        last = now
        assert state.invariants() == [], state.invariants()
    assert node(state) == "over"
    assert state.view()["turn"] <= {2: 46, 3: 60, 4: 80}[state.seats] + 1


@pytest.mark.rule("VR-INV-14")
def test_same_seed_same_game():
    records = []
    for _ in range(2):
        rng = Random(3)
        state = GAME.start(3, seed=11)
        while not state.over and state.ply < 200:
            state.advance()
            if not state.over:
                seat = state.to_act[0]
                state.play(rng.choice(state.legal(seat)), seat)
        records.append(state.record().dumps())
    assert records[0] == records[1]


@pytest.mark.parametrize("index", range(3))
def test_a_share_of_the_soak(index):
    report = soak_one("virusid", index, seed=17)
    assert not report.failures, str(report.failures[0])
