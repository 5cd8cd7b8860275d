"""Computer partners: what they look at, and that they help each other."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.virusid.given import (
    CITIES,
    GAME,
    dead,
    dying,
    give,
    infecting,
    put,
    start,
    strong,
    table,
    wipe_out,
)

import miasma
from miasma.games.virusid import table as t
from miasma.games.virusid.evaluate import evaluate, named, threatened
from miasma.games.virusid.rules import stones


def best(state) -> str:
    return str(miasma.agent("greedy", seed=1).choose(state, state.to_act[0]))


def test_all_win_and_lose_together():
    state = put(table(3), "red", "london s")
    assert len(set(GAME.evaluate_all(state))) == 1
    assert GAME.evaluate_all(state)[0] == GAME.evaluate(state, 2)
    state.t[t.ENDED] = t.WON
    assert evaluate(state) == 1.0
    state.t[t.ENDED] = t.CURED
    assert evaluate(state) == 0.0


def later(state, turns_gone: int):
    """The same table after so many cards."""
    state.t[t.TURN] = turns_gone
    for segment, cards in enumerate(state.terms.deck_cards):
        drawn = min(cards, turns_gone)
        turns_gone -= drawn
        state.t[t.CARDS_LEFT + segment] -= drawn
        if not state.t[t.CARDS_LEFT + segment]:
            state.t[t.SEGMENT] = segment + 1
            state.t[t.RESEARCH_LEFT + segment] = 0
    return state


def test_partners_do_not_crowd_one_city():
    # Red may add a fourth stone to Paris or go to London, where nobody is.
    state = give(table(4), "red", infection=1, medicine=6, small_animal=1)
    put(state, "red", "paris s")
    put(state, "yellow", "paris b")
    put(state, "green", "paris l")
    assert best(infecting(later(state, 60))) == "infect london s"


def test_the_last_missing_city_is_gone_to_by_plane():
    # Everything but Tokyo is infected; red may add a stone to London or fly.
    state = strong(table(4), "red", infection=1, plane=1)
    for number, id in enumerate(CITIES):
        if id != "tokyo":
            put(
                state,
                "yellow" if id != "london" else "red",
                f"{id} {GAME.data.cities[number].fields[0][0]}",
            )
    assert best(infecting(later(state, 60))).startswith("infect tokyo")


def test_a_way_to_the_missing_city_is_bought():
    def gain(**levels: int) -> float:
        state = strong(table(4), "red", infection=1)
        for number, id in enumerate(CITIES):
            if id != "tokyo":
                put(
                    state,
                    "red" if number % 2 else "yellow",
                    f"{id} {GAME.data.cities[number].fields[0][0]}",
                )
        later(state, 60)
        before = evaluate(state)
        return evaluate(give(state, "red", **levels)) - before

    assert gain(plane=1) > gain(bird=1)  # Tokyo has an airport and no land link


def test_partners_protect_a_lone_infected_that_cards_to_come_heal():
    state = table()
    strong(state, "red", infection=1, small_animal=1, livestock=0, insect=0, blood=0)
    # London holds two, Moscow one; both are named by cards to come, Madrid's other field is dead.
    put(state, "red", "london s", "moscow b")
    put(state, "yellow", "london s", "paris s", "paris b", "istanbul s", "istanbul l")
    put(state, "yellow", "berlin l", "berlin b", "stockholm s", "stockholm l")
    wipe_out(state, "novosibirsk")
    assert threatened(state) >> CITIES.index("moscow") & 1
    assert not threatened(state) >> CITIES.index("london") & 1
    assert best(infecting(state)) == "infect moscow s"


def test_those_die_who_leave_the_city_infected():
    state = give(table(), "red", severity=1, mortality=1)
    put(state, "red", "london s", "london s", "rome s")
    assert best(dying(state, 1)) == "kill london s"


def test_those_die_whose_continent_still_lacks_corpses():
    state = give(table(), "red", severity=1, mortality=1)
    put(state, "red", "london s", "london s", "new_york s", "new_york s")
    state.t[t.CONTINENT + 1] = 0
    assert best(dying(state, 1)) == "kill new_york s"


def test_deaths_are_timed():
    def gain(turns_gone: int, left: int) -> float:
        state = put(table(), "red", "london s", "london s", "paris s", "paris b")
        put(state, "yellow", "moscow s", "moscow b", "berlin l", "berlin b")
        give(state, "red", severity=3, mortality=1)
        state.t[t.CONTINENT : t.CONTINENT + 4] = [0, left, 0, 0]
        before = evaluate(later(state, turns_gone))
        return evaluate(give(state, "red", mortality=2)) - before

    assert gain(36, 5) > 0  # late, and people must still die
    assert gain(36, 0) < 0  # nobody needs to die any more
    assert gain(0, 5) < gain(36, 5)  # early there is time


def test_quarantine_is_feared_until_there_is_necrosis():
    def worth(steps: int) -> float:
        state = put(table(), "red", "london s", "paris s")
        give(state, "red", strains={"rash_1": steps})
        before = evaluate(state)
        return evaluate(dead(state, "rome s")) - before

    assert worth(0) < worth(4)


def test_the_look_at_the_deck_is_renewed_by_a_draw():
    state = start(2)
    first = named(state)
    assert named(state.clone()) is first
    state.t[t.CARDS_LEFT] -= 1
    assert named(state) is not first
    assert named(start(3)).deck != first.deck


@pytest.mark.parametrize("pathogen", ["bacterium", "vibrio"])
def test_greedy_partners_come_further_than_random_ones(pathogen):
    def covered(name: str) -> int:
        rng = Random(5)
        state = start(2, pathogen=pathogen)
        state.advance(rng)
        team = [miasma.agent(name, seed=seat) for seat in range(2)]
        while not state.over and state.t[t.TURN] < 14:
            seat = state.to_act[0]
            state.play(team[seat].choose(state, seat), seat)
            state.advance(rng)
        return (int(stones.infected(state)) | state.t[t.WIPED]).bit_count()

    assert covered("greedy") > covered("random") + 3
