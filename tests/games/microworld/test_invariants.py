"""The invariants of the rules page, over every position of a heap of random games.

Each is counted here by itself, from the saved position. `state.invariants()`, which soaking asks,
is tried on broken positions at the end.
"""

from __future__ import annotations

import functools
import itertools
from random import Random
from typing import Any

import pytest
from tests.games.microworld.given import (
    GAME,
    GENES,
    MUTATIONS,
    all_boards,
    given,
    new_game,
    play,
    score,
)

from miasma.core.chance import CHANCE
from miasma.games.microworld.state import MicroworldState
from miasma.games.microworld.table import NAMES_OF_PLACES, NONE, REMOVED

Position = dict[str, Any]


@functools.cache
def games() -> list[list[tuple[MicroworldState, Position]]]:
    """All positions of forty games; the players love genes and mutations."""
    heap = []
    for seed in range(40):
        rng = Random(seed)
        options = GAME.sample_options(rng, 2)
        if seed % 2:
            options |= {"scenario": "custom", "rules": "ABCDEFGH" if seed % 4 == 1 else "AC"}
        state = new_game(options, seed)
        heap.append([(state.clone(), state.position())])
        while not state.over:
            seat = rng.choice(state.to_act)
            legal = state.legal(seat)
            keen = [a for a in legal if str(GAME.vocabulary[a]) != "end"]
            state.play(rng.choice(keen if keen and rng.random() < 0.8 else legal), seat)
            heap[-1].append((state.clone(), state.position()))
    return heap


def positions() -> list[tuple[MicroworldState, Position]]:
    """All positions with a board."""
    return [pair for game in games() for pair in game if pair[0].board.ids]


def count(bits: int) -> int:
    return bits.bit_count()


@pytest.mark.rule("MW-INV-01")
def test_fourteen_markers_each():
    for state, p in positions():
        placed = p["turn"] + (p["placed"] != NONE)
        for seat in (0, 1):
            own = p["pieces"][seat::2]
            supply = own.count(NONE)
            assert supply == 14 - (placed + 1 - seat) // 2
            assert supply + count(p["markers"][seat]) + own.count(REMOVED) == 14
        assert state.over == (placed == 28 and p["placed"] == NONE)


@pytest.mark.rule("MW-INV-02")
def test_nine_genes_each_in_one_place():
    for state, p in positions():
        lying = count(p["tokens"]) + p["reserve"] + (state.view()["phase"] == "draw_gene")
        declared = p["declared"] >= 0
        # Seals are among the used genes: the token lies on the board instead of in front.
        held = [*p["hand"], *p["used"]]
        assert lying + sum(map(count, held)) + declared == 9
        assert count(p["hand"][0] | p["hand"][1] | p["used"][0] | p["used"][1]) == sum(
            map(count, held)
        )
        if state.terms.open_genes and not p["pool"]:
            shown = [gene for gene in p["open_tokens"] if gene >= 0]
            assert len(shown) == len(set(shown)) == count(p["tokens"])
            assert count(p["open_reserve"]) == p["reserve"]


@pytest.mark.rule("MW-INV-03")
def test_one_marker_a_cell_and_none_lost():
    for state, p in positions():
        assert not p["markers"][0] & p["markers"][1]
        standing = [cell for cell in p["pieces"] if cell >= 0]
        assert len(standing) == len(set(standing))
        assert sum(1 << cell for cell in p["pieces"][0::2] if cell >= 0) == p["markers"][0]
        assert sum(1 << cell for cell in p["pieces"][1::2] if cell >= 0) == p["markers"][1]
        if not state.over:
            made = p["turn"] + (p["placed"] != NONE)
            assert len(standing) + p["pieces"].count(REMOVED) == made


@pytest.mark.rule("MW-INV-04")
def test_placements_keep_step_and_only_invasions_remove():
    seen = 0
    for game in games():
        invaded = 0
        for (before, p), (after, q) in itertools.pairwise(game):
            if q["placed"] != NONE and p["placed"] == NONE and before.to_act != (CHANCE,):
                invaded += bool((p["markers"][0] | p["markers"][1]) >> q["placed"] & 1)
            made = [28 // 2 - q["pieces"][seat::2].count(NONE) for seat in (0, 1)]
            assert made[0] - made[1] in (0, 1)
            if not after.over:
                assert q["pieces"].count(REMOVED) == invaded <= 2
        assert q["pieces"].count(NONE) == 0
        seen += invaded
    assert seen >= 5, "the heap holds invasions"


@pytest.mark.rule("MW-INV-05")
def test_there_is_always_a_cell_to_place_in():
    for state, p in positions():
        if state.view()["phase"] == "before":
            (seat,) = state.to_act
            assert any(GAME.vocabulary[action].kind == "place" for action in state.legal(seat))
            assert count(p["markers"][0] | p["markers"][1]) <= p["turn"] <= 27


@pytest.mark.rule("MW-INV-06")
def test_the_board_graph():
    for board in all_boards():
        pairs = {(i, j) for i in range(28) for j in range(28) if board.neighbours[i] >> j & 1}
        assert all((j, i) in pairs and i != j for i, j in pairs)
        assert len(pairs) in (2 * 65, 2 * 66)
        assert {count(bits) for bits in board.neighbours} <= set(range(3, 9))
        assert board.group(1, (1 << 28) - 1) == (1 << 28) - 1, "connected"


@pytest.mark.rule("MW-INV-07")
def test_every_cell_is_in_exactly_one_tissue():
    for board in all_boards():
        assert sum(count(cells) for cells in board.tissue_cells) == 28
        for cell, tissue in enumerate(board.tissue_of):
            assert board.tissue_cells[tissue] >> cell & 1
        for tissue, cells in enumerate(board.tissue_cells):
            assert all(board.tissue_of[c] == tissue for c in range(28) if cells >> c & 1)


@pytest.mark.rule("MW-INV-08")
def test_tissues_pay_no_more_than_their_cells():
    for game in games():
        (before, _), (final, p) = game[-2:]
        clone = before.clone()
        clone.listen()
        clone.play("end")
        told = [event for event in clone.events or [] if event.kind == "tissue"]
        paid = sum(int(str(event.data["points"])) for event in told)
        muscle = count(final.board.kind_cells[0]) if final.terms.factors[0] == 2 else 0
        dominance = sum(
            p["mutation_of"][event.data["seat"]] == MUTATIONS.index("dominance") for event in told
        )
        assert paid <= 28 + muscle + dominance
        assert clone.position() == p, "listening changes nothing"


@pytest.mark.rule("MW-INV-09")
def test_placing_points_of_a_turn_are_bounded():
    """At most 2 × 8; 3a2 with its seven neighbours is the most the reference board has."""
    assert max(count(bits) for board in all_boards() for bits in board.neighbours) <= 8
    state = given(
        virus="2a4 2a7 3a1 3a3 3a4 3a6", antibody="3a5", last="3a5", hand={"virus": "replication"}
    )
    assert score(play(state, "place 3a2", "use replication", "end")) == (12, 0)
    for game in games():
        for (before, p), (after, q) in itertools.pairwise(game):
            if q["turn"] == p["turn"] + 1 and not after.over and before.terms.simple:
                seat = p["turn"] % 2
                assert 0 <= q["score"][seat] - p["score"][seat] <= 16
                assert q["score"][1 - seat] == p["score"][1 - seat]


@pytest.mark.rule("MW-INV-10")
def test_genes_used_in_a_turn_keep_the_limit():
    most = 0
    for state, p in positions():
        most = max(most, p["uses"])
        assert p["uses"] <= (2 if "A" in state.view()["rules"] else 1)
        if p["inhibited"] >> p["turn"] % 2 & 1:
            assert p["uses"] == 0
    assert most == 2


@pytest.mark.rule("MW-INV-11")
def test_mutation_markers_are_held_on_the_board_or_gone():
    for game in games():
        spent = [0, 0]
        for (before, p), (_, q) in itertools.pairwise(game):
            for seat in (0, 1):
                if p["mutation_of"][seat] != NONE:
                    spent[seat] += p["mutation_markers"][seat] - q["mutation_markers"][seat]
                    assert q["mutation_markers"][seat] <= p["mutation_markers"][seat]
                    given_out = GAME.data.mutations[q["mutation_of"][seat]].markers
                    assert q["mutation_markers"][seat] + spent[seat] == given_out
            if q["barrier_at"] != NONE:
                assert MUTATIONS.index("barrier") in q["mutation_of"]
            assert sum(q["mutation_markers"]) <= 5
            assert before.terms.mutations or q["mutation_of"] == [NONE, NONE]


@pytest.mark.rule("MW-INV-12")
def test_the_arrow_shows_a_used_ability():
    shown = set()
    for _, p in positions():
        assert (p["arrow"] == NONE) == (not p["used"][0] | p["used"][1])
        shown.add(p["arrow"])
    assert GENES.index("transcription") not in shown
    assert len(shown) == 9, "unset and the eight abilities all occur"


@pytest.mark.rule("MW-INV-13")
def test_goal_and_race_pay_at_most_once():
    for game in games():
        state = new_game(game[0][0].setup.options)
        state.listen()
        paid = []
        for seat, action in game[-1][0].moves():
            state.play(action, seat)
            paid += [e.kind for e in state.events or []]
        assert paid.count("points-goal") == paid.count("goal-met") <= 1
        assert paid.count("points-race") <= 1
        final = game[-1][1]
        assert (final["goal_by"] != NONE) == ("goal-met" in paid)
        assert (final["race_by"] != NONE) == ("points-race" in paid)


@pytest.mark.rule("MW-INV-14")
def test_seals_lie_on_markers_of_their_users():
    seen = 0
    for state, p in positions():
        for cell, gene in zip(p["seals"], ("necrosis", "transcription"), strict=True):
            if cell == NONE or state.over:
                continue
            seen += 1
            user = next(s for s in (0, 1) if p["used"][s] >> GENES.index(gene) & 1)
            assert p["markers"][user] >> cell & 1
    assert seen, "the heap holds seals"


@pytest.mark.rule("MW-INV-16")
def test_turning_the_board_changes_nothing():
    """The same choices on the board turned by 90, 180 and 270 degrees.

    Open genes are left out: they are laid by cell index, which turning changes.
    """
    closed = [game for game in games() if not game[0][0].terms.open_genes]
    for game in closed[:9]:
        final, p = game[-1]
        sides = [GAME.side_ids[side] for side in p["sides"]]
        for turned in range(1, 4):
            board = "-".join(sides[turned:] + sides[:turned])
            state = GAME.start(options=final.setup.options | {"board": board})
            for (before, _), (seat, action) in zip(game, final.moves(), strict=False):
                if GAME.vocabulary[action].kind != "tile":
                    assert state.legal(seat) == before.legal(seat)
                    state.play(action, seat)
            assert state.outcome == final.outcome


@pytest.mark.rule("MW-INV-17")
def test_same_seed_same_options_same_actions_same_game():
    for game in games()[:10]:
        final = game[-1][0]
        choices = [move for move in final.moves() if move[0] != CHANCE]
        ends = []
        for _ in range(2):
            state = GAME.start(options=final.setup.options, seed=5)
            state.advance()
            for seat, action in choices:
                if seat in state.to_act and action in state.legal(seat):
                    state.play(action, seat)
                    state.advance()
            ends.append(state.to_dict())
        assert ends[0] == ends[1]
        replayed = final.record().replay()
        assert replayed.position() == final.position(), "without any generator"
        assert replayed.setup.seed is None


@pytest.mark.rule("MW-INV-18")
def test_the_pool_is_what_nobody_has_seen():
    for state, p in positions():
        if state.terms.open_genes:
            continue
        unseen = count(p["tokens"]) + p["reserve"] + (state.view()["phase"] == "draw_gene")
        assert count(p["pool"]) == unseen
        declared = str(GAME.vocabulary[p["declared"]]) if p["declared"] >= 0 else ""
        token = "transcription" if declared.startswith("copy") else declared.split()[1:2]
        places = [p["pool"], *p["hand"], *p["used"]]
        for gene, name in enumerate(GENES):
            found = sum(bits >> gene & 1 for bits in places) + (name == token or token == [name])
            assert found == 1


@pytest.mark.rule("MW-INV-19")
def test_somebody_always_has_something_to_do():
    for game in games():
        for state, _ in game[:-1]:
            assert state.to_act
            for seat in state.to_act:
                options = state.options(seat)
                assert options
                for option in options:
                    assert GAME.parse(str(option)).index == option.index
            for seat in {0, 1} - set(state.to_act):
                assert state.legal(seat) == []


@pytest.mark.rule("MW-INV-20")
def test_twenty_eight_placements_and_ends_and_at_most_one_barrier():
    barriers = 0
    for game in games():
        kinds = [GAME.vocabulary[action].kind for _, action in game[-1][0].moves()]
        assert kinds.count("place") == kinds.count("end") == 28
        barriers += kinds.count("barrier")
        for (_, p), (_, q) in itertools.pairwise(game):
            if p["barrier_at"] != NONE != q["barrier_at"]:
                assert p["barrier_at"] == q["barrier_at"], "one after the other"
    assert barriers


# -- the check that soaking asks ----------------------------------------------------------------

BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("MW-INV-01", {"turn": 6}),
    ("MW-INV-03", {"markers": [0b11, 0b11]}),
    ("MW-INV-03", {"flipped": 1 << 20}),
    ("MW-INV-04", {"pieces": [REMOVED] * 4 + [NONE] * 24, "markers": [0, 0]}),
    ("MW-INV-02", {"hand": [1, 1], "pool": 0b111111110}),
    ("MW-INV-18", {"pool": 0b1}),
    ("MW-INV-12", {"arrow": 3}),
    ("MW-INV-12", {"arrow": 8, "used": [1 << 8, 0], "pool": 0xFF, "reserve": 8}),
    ("MW-INV-14", {"seals": [20, NONE], "used": [1 << 7, 0], "arrow": 7, "pool": 0x17F,
                   "reserve": 8}),
    ("MW-INV-10", {"uses": 2}),
    ("MW-INV-10", {"uses": 1, "inhibited": 1}),
    ("MW-INV-11", {"mutation_markers": [1, 0]}),
    ("MW-INV-20", {"barrier_at": 3}),
    ("MW-INV-08", {"score": [-1, 0]}),
    ("MW-INV-13", {"goal_by": 0}),
    ("MW-INV-20", {"phase": 11}),
]  # fmt: skip


@pytest.mark.parametrize(("invariant", "changes"), BROKEN)
def test_a_broken_position_is_found(invariant, changes):
    state = given(virus="1a1 1a2", antibody="1a3 1a4", last="1a3")
    assert state.invariants() == []
    for name, value in changes.items():
        first, count, _, _ = NAMES_OF_PLACES[name]
        state.t[first : first + count] = [value] if count == 1 else value
    broken = state.invariants()
    assert any(sentence.startswith(f"{invariant}:") for sentence in broken), broken


def test_a_position_without_a_cell_to_place_in_is_found():
    cells = [name for name in given(virus="1a1", antibody="1a2").board.ids if name != "4a6"]
    state = given(
        virus=[*cells[:13], "4a7"], antibody=cells[13:26], last="4a7",
        mutations={"virus": "barrier"}, barrier="4a6",
    )  # fmt: skip
    assert state.invariants() == ["MW-INV-05: no cell to place in"]
