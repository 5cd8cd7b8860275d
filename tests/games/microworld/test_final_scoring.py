"""End of the game and final scoring: MW-60 … MW-69."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.microworld.given import (
    GAME,
    given,
    marker,
    play,
    random_game,
    score,
    see,
    start,
    told,
    words,
)

VIRUS = "1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6"
ANTIBODY = "1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6"
KIND_OF = {cell.id: cell.kind for cell in GAME.data.board.cell}


def final(virus: str = VIRUS, antibody: str = ANTIBODY, place: str = "4a7", **more):
    """The antibody places its last marker; placing pays nothing, so only tissues do."""
    more.setdefault("last", words(virus)[-1])
    state = given(
        virus=virus, antibody=antibody, turn=27, inhibited="antibody", to_move="antibody", **more
    )
    return play(state, f"place {place}", "end")


def scored(virus: str, antibody: str, place: str, **more) -> tuple[int, int]:
    """The points of the final scoring with an otherwise empty board."""
    return score(final(virus, antibody, place, **more))


@pytest.mark.rule("MW-60")
def test_the_game_ends_after_the_antibodys_fourteenth_placement():
    rng = Random(60)
    state = start(board="mixed")
    ends = 0
    while not state.over:
        state.advance(rng)
        seat = state.to_act[0]
        action = rng.choice(state.options(seat))
        ends += action.kind == "end"
        last = seat
        state.play(action)
    assert (ends, last) == (28, 1)
    assert len(see(state, "pieces")) == 28
    assert state.to_act == ()
    assert state.legal(0) == state.legal(1) == []


@pytest.mark.rule("MW-61")
def test_seals_are_noted_before_flipped_markers_leave():
    assert score(final(flipped="1a5", seals={"necrosis": "1a5"})) == (9, 5)
    assert score(final(flipped="1a5")) == (9, 9), "unsealed: 2 : 1 in bone 4"
    state = final(flipped="1a5 2a2")
    assert marker(state, "1a5") is marker(state, "2a2") is None


@pytest.mark.rule("MW-62")
def test_the_majority_gets_all_cells_occupied_or_not():
    assert scored("1a2 3a3", "3a6", "3a7", last="3a3") == (7, 6), "bone 4 and nerve 3; muscle"
    assert scored("3a3", "3a7", "3a6", last="3a3") == (3, 6), "one of three, two of six"


@pytest.mark.rule("MW-63")
def test_the_size_of_the_lead_does_not_matter():
    for virus in ("2a3", "2a3 2a4 3a1", "2a2 2a3 2a4 3a1 4a1 4a4 1a1"):
        assert scored(virus, "2a5", "2a6", last="2a3")[0] == 7


@pytest.mark.rule("MW-64")
def test_equal_numbers_give_nothing():
    assert scored("3a3 4a3", "4a2", "3a7", last="3a3") == (3, 6)
    assert scored("3a3", "4a2", "3a7", last="3a3") == (0, 6), "1 : 1 in the nerve tissue"
    assert scored("3a3", "", "3a7", last="3a3") == (3, 6), "0 : 0 everywhere else"


@pytest.mark.rule("MW-65")
def test_a_sealed_tissue_gives_nothing_to_anybody():
    assert scored("3a3", "", "3a7", last="3a3", seals={"necrosis": "3a3"}) == (0, 6)
    assert score(final(seals={"necrosis": "2a1"})) == (9, 9), "nerve 2 was tied anyway"
    assert score(final(seals={"necrosis": "1a1"})) == (2, 9)


@pytest.mark.rule("MW-66")
def test_each_tissue_is_scored_once_and_by_itself():
    """An own count over the final boards of random games."""
    for seed in range(25):
        state = random_game(seed)
        before = state.record().at(state.ply - 1)
        before.listen()
        before.play("end")
        events = [event for event in before.events or [] if event.kind == "tissue"]
        assert len({event.targets for event in events}) == len(events)
        for seat in (0, 1):
            paid = sum(int(str(e.data["points"])) for e in events if e.data["seat"] == seat)
            assert paid == _count(before, seat)


def _count(state, seat: int) -> int:
    """The final scoring, from the view alone."""
    view = state.view(None)
    factors = {
        "mucosa": 0 if "G" in view["rules"] else 1,
        "muscle": 2 if "H" in view["rules"] else 1,
    }
    standing: dict[int, list[int]] = {}
    sealed = {cell for cell in view["seals"].values() if cell}
    total = 0
    for cell in view["cells"]:
        standing.setdefault(cell["tissue"], [0, 0, 0, 0])
        row = standing[cell["tissue"]]
        row[2] += 1
        row[3] |= cell["id"] in sealed
        if cell["marker"] is not None:
            row[cell["marker"]] += 1
    for tissue, (virus, antibody, size, seal) in standing.items():
        lead = virus - antibody if seat == 0 else antibody - virus
        kind = next(c["kind"] for c in view["cells"] if c["tissue"] == tissue)
        value = 0 if seal or lead <= 0 else size * factors.get(kind, 1)
        if value and view["mutations"][seat]["id"] == "dominance":
            value += 1
        total += value
    return total


@pytest.mark.rule("MW-R-32")
@pytest.mark.rule("MW-09")
def test_a_cell_standing_alone_is_a_tissue_worth_one():
    assert scored("3b4", "", "3b3", board="flip_side", last="3b4")[0] == 1
    assert scored("3a3", "", "3a6", board="cross", last="3a3")[0] == 1
    assert scored("3b4", "", "3b3", board="flip_side", last="3b4", mutations={
        "virus": "dominance"})[0] == 2  # fmt: skip


@pytest.mark.rule("MW-67")
@pytest.mark.parametrize(("scores", "winner"), [((1, 0), 0), ((0, 1), 1)])
def test_more_points_win(scores, winner):
    state = final(scores=scores, hand={"virus" if winner else "antibody": "invasion necrosis"})
    assert state.outcome == {
        "scores": [9 + scores[0], 9 + scores[1]], "winners": [winner], "reason": "points",
    }  # fmt: skip


@pytest.mark.rule("MW-68")
@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        ({"virus": "invasion"}, 0),
        ({"antibody": "invasion"}, 1),
        ({"virus": "invasion necrosis", "antibody": "apoptosis"}, 0),
    ],
)
def test_a_tie_goes_to_more_unused_genes(hands, winner):
    state = final(hand=hands)
    assert state.outcome == {"scores": [9, 9], "winners": [winner], "reason": "unused_genes"}


@pytest.mark.rule("MW-68")
def test_used_genes_don_t_break_a_tie():
    state = final(hand={"virus": "invasion"}, used={"antibody": "bloodstream replication"})
    assert state.outcome is not None
    assert state.outcome.winners == [0]


@pytest.mark.rule("MW-69")
@pytest.mark.parametrize("hands", [{}, {"virus": "invasion", "antibody": "necrosis"}])
def test_still_tied_is_a_draw(hands):
    state = final(hand=hands)
    assert state.outcome == {"scores": [9, 9], "winners": [], "reason": "draw"}
    assert state.outcome.rewards() == [0.5, 0.5]


@pytest.mark.rule("MW-67")
@pytest.mark.rule("MW-68")
@pytest.mark.rule("MW-69")
@pytest.mark.parametrize(
    ("more", "kind"),
    [
        ({"scores": (1, 0)}, "won-points"),
        ({"hand": {"virus": "invasion"}}, "won-unused-genes"),
        ({}, "draw"),
    ],
)
def test_the_end_is_told(more, kind):
    state = given(virus=VIRUS, antibody=ANTIBODY, last="1a2", inhibited="antibody", **more)
    assert told(state, "place 4a7", "end")[-1].kind == kind
