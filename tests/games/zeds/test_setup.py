"""Setting up: levels, tracks, the deal, decks (ZD-001 to ZD-015)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.zeds.given import EVENTS, GAME, STORIES, at, given, options, piece, text, units_in

import miasma
from miasma.core.chance import CHANCE
from miasma.core.errors import OptionError
from miasma.games.zeds.actions import EVENT_CARD
from miasma.games.zeds.board import SPACE_IDS
from miasma.games.zeds.pieces import CIVILIAN, CIVILIANS, HEROES, PIECE_IDS, UNITS
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import (
    ACTIVE,
    AMMO,
    AT,
    BASIC_ON_TOP,
    CARDS_LEFT,
    CHAOS_POOL,
    DEFIANT,
    DISCARDED,
    ENTERED,
    EVENT,
    INFECTION,
    LEAD,
    NONE,
    OWNER,
    PHASE,
    REVEAL,
    STORY_DECK,
    SUPPLIES,
    TURN,
    WEAPONS_LEFT,
    WOUNDS,
)


def ready(level: str, seats: int = 1, seed: int = 1, **more: object) -> ZedsState:
    """A game whose setup is over: the first event card is to be turned up."""
    state = GAME.start(seats, seed=seed, options={"level": level, **more})
    assert isinstance(state, ZedsState)
    rng = Random(seed)
    while state.t[PHASE] < REVEAL:
        actor = state.to_act[0]
        state.play(rng.choice(state.legal(actor)), actor)
    return state


@pytest.mark.rule("ZD-001")
def test_levels_bring_tracks_and_spaces() -> None:
    assert "T7" not in {SPACE_IDS[n] for n in range(51) if ready("III").terms.board_spaces >> n & 1}
    assert ready("III").terms.tracks == [0, 1, 2, 3]
    assert ready("IV").terms.tracks == [0, 1, 2, 3, 4]
    assert not ready("base").terms.board_spaces >> SPACE_IDS.index("bed1") & 1
    with pytest.raises(OptionError, match="epic"):
        GAME.start(options={"level": "I", "length": "epic"})


@pytest.mark.rule("ZD-002")
@pytest.mark.parametrize(("level", "count"), [("base", 4), ("V", 5)])
def test_one_zed_on_every_start(level: str, count: int) -> None:
    foes = ready(level).view(0)["foes"]
    assert [foe["at"] for foe in foes].count("F_start") == 1
    assert len(foes) == count
    assert all(foe["at"].endswith("start") for foe in foes)


@pytest.mark.rule("ZD-1305")
@pytest.mark.parametrize(("seats", "extra"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_more_players_meet_more_zeds(seats: int, extra: int) -> None:
    places = [foe["at"] for foe in ready("I", seats).view(0)["foes"]]
    assert len(places) == 4 + extra
    assert all(places.count(place) <= 2 for place in places)


@pytest.mark.rule("ZD-003")
def test_regular_civilians_are_dealt_to_villages_and_town() -> None:
    s = ready("I")
    for village in ("F4", "M5", "H5", "S5", "S3"):
        (name,) = units_in(s, village)
        assert s.t[DEFIANT] >> piece(name) & 1
    in_town = [name for name in units_in(s, "town") if name.startswith("civ")]
    assert len(in_town) == 1
    spare = [n for n in range(CIVILIAN, CIVILIAN + CIVILIANS) if s.t[AT + n] < 0]
    assert len(spare) == 1
    assert not s.t[ENTERED] >> spare[0] & 1


@pytest.mark.rule("ZD-004")
def test_villagers_from_level_two_on() -> None:
    assert not any(name.startswith("vill") for name in units_in(ready("I"), "F4"))
    assert "villagers_F4" in units_in(ready("II"), "F4")


@pytest.mark.rule("ZD-005")
def test_the_heroes_of_the_base_game() -> None:
    names = {n for n in units_in(ready("base"), "town") if not n.startswith("civ")}
    assert names == {"piazza", "hernandez", "schmidt", "hunt", "furies"}


@pytest.mark.rule("ZD-006")
@pytest.mark.parametrize("seed", range(4))
def test_heroes_are_drawn_from_the_level(seed: int) -> None:
    low = ready("I", seed=seed)
    heroes = [n for n in range(HEROES) if low.t[AT + n] >= 0]
    assert len(heroes) == 4
    assert all(low.book.level_of[hero] <= 1 for hero in heroes)
    high = ready("III", seed=seed)
    there = {PIECE_IDS[n] for n in range(HEROES) if high.t[AT + n] >= 0}
    assert there & {"seaver", "agee", "wright"}


@pytest.mark.rule("ZD-006")
def test_players_may_choose_their_heroes_in_turn() -> None:
    s = GAME.start(2, seed=1, options={"level": "II", "choose_heroes": True})
    s.advance()
    assert s.to_act == (0,)
    s.play("pick hunt", 0)
    assert s.to_act == (1,)
    assert "pick hunt" not in options(s)  # type: ignore[arg-type]


@pytest.mark.rule("ZD-007")
@pytest.mark.rule("ZD-008")
def test_resources_are_rolled_and_heroes_bring_more() -> None:
    s = GAME.start(1, options={"level": "I"})
    assert isinstance(s, ZedsState)
    for kind in ("zed_2_1", "zed_3_1", "zed_3_2", "zed_4_1"):
        s.play(f"zed {kind}", CHANCE)
    for n in range(1, 7):
        s.play(f"join civ{n}", CHANCE)
    s.play("die 5", CHANCE)
    s.play("die 2", CHANCE)
    assert (s.t[SUPPLIES], s.t[AMMO], s.t[INFECTION]) == (7, 4, 0)
    s.play("join johnson", CHANCE)
    assert (s.t[SUPPLIES], s.t[AMMO]) == (9, 7)
    assert (at(s, "johnson"), s.t[WOUNDS + piece("johnson")]) == ("town", 0)
    base = ready("base")
    assert (base.t[SUPPLIES], base.t[AMMO]) == (0, 4)


@pytest.mark.rule("ZD-009")
def test_chaos_and_security() -> None:
    assert [ready(level).t[CHAOS_POOL] for level in ("I", "II", "III", "IV", "V")] == [
        0, 10, 10, 12, 12,
    ]  # fmt: skip
    s = ready("IV")
    assert (at(s, "red_diamond_1"), at(s, "red_diamond_2")) == ("T0", "T2")


@pytest.mark.rule("ZD-010")
@pytest.mark.rule("ZD-101")
@pytest.mark.rule("ZD-1901")
def test_the_event_deck_runs_through_the_acts_to_the_final_card() -> None:
    s = ready("II")
    length = GAME.data.length("II", "short")
    assert length is not None
    seen: list[str] = []
    while s.t[CARDS_LEFT]:
        (index, _), *_ = outcomes = s.chances()
        assert sum(weight for _, weight in outcomes) > 0
        s.take(Random(len(seen)).choice([i for i, _ in outcomes]), CHANCE)
        seen.append(EVENTS[s.t[EVENT]])
        s.agenda.clear()
        s.to_act = ()
        if s.t[CARDS_LEFT]:
            from miasma.games.zeds import stages

            s.agenda.append(stages.OPEN_TURN)
            s.run()
        assert index >= EVENT_CARD
    cards = [GAME.data.events[EVENTS.index(name)] for name in seen]
    assert len(cards) == length.total_cards == s.t[TURN]
    assert len({card.id for card in cards}) == len(cards)
    assert cards[-1].kind == "final"
    assert cards[-10].id == "g14"  # exactly 9 lie below it
    acts = [card.act for card in cards[:-1] if card.id != "g14"]
    assert acts == sorted(acts)
    for act in range(1, 5):
        specials = sum(card.act == act and card.special for card in cards if card.id != "g14")
        assert specials == length.special_by_act[act - 1]


@pytest.mark.rule("ZD-011")
@pytest.mark.rule("ZD-1902")
def test_the_story_deck_is_reshuffled_when_it_is_empty() -> None:
    s = given("I")
    assert "f04" not in [STORIES[n] for n in range(44) if ready("base").t[STORY_DECK] >> n & 1]
    s.t[DISCARDED] = s.t[STORY_DECK]
    s.t[STORY_DECK] = 0
    text(s, "b08")
    assert len(s.chances()) == 9
    empty = given("I")
    empty.t[STORY_DECK] = 0
    text(empty, "b08")
    assert options(empty) == {"pick forest", "pick mountain", "pick highway", "pick suburbs"}


@pytest.mark.rule("ZD-012")
def test_the_research_deck() -> None:
    s = ready("III")
    assert s.view(0)["research"]["active"] == "rs"
    assert (s.t[BASIC_ON_TOP], s.t[WEAPONS_LEFT]) == (3, 4)
    assert s.view(0)["research"]["cards_left"] == 3 + 2 + 1 + 4
    assert ready("II").t[ACTIVE] == NONE


@pytest.mark.rule("ZD-013")
@pytest.mark.parametrize(("level", "colours"), [("base", 1), ("I", 1), ("II", 2), ("V", 5)])
def test_levels_bring_colours(level: str, colours: int) -> None:
    s = ready(level)
    found = {GAME.data.stories[n].color for n in range(44) if s.t[STORY_DECK] >> n & 1}
    assert len(found) == colours


@pytest.mark.rule("ZD-014")
def test_available_units_were_never_in_play() -> None:
    s = given("I", units={"hunt": "graveyard", "piazza": "town", "civ1": "town"}, held="f06")
    play_options = s.options(0)
    assert any(str(action) == "play f06" for action in play_options)
    s.play("play f06", 0)
    offered = options(s)
    assert "pick civ2" in offered
    assert "pick furies" in offered
    assert not offered & {"pick civ1", "pick hunt", "pick bauer"}


@pytest.mark.rule("ZD-015")
@pytest.mark.rule("ZD-1302")
def test_heroes_are_dealt_evenly_from_the_lead_on() -> None:
    s = ready("II", 3)
    assert s.t[LEAD] == 0
    owners = [s.t[OWNER + n] for n in range(UNITS) if n < HEROES and s.t[AT + n] >= 0]
    assert sorted(owners.count(seat) for seat in range(3)) == [1, 1, 2]
    assert all(s.t[OWNER + n] == NONE for n in range(CIVILIAN, CIVILIAN + CIVILIANS))


def test_the_front_door_finds_the_game() -> None:
    assert "zeds" in miasma.games()
