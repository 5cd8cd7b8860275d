"""Secrets: two worlds that differ only in what a seat can't know look the same to that seat.

A world is a whole history. Another one is made from it by changing draws or secret choices that
the seat has not seen, as long as every visible action stays legal; then everything that the seat
is ever given must be equal, byte for byte.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from tests.games.microworld.given import GAME, GENES, MUTATIONS, given, new_game, play, start

import miasma
from miasma.core.chance import CHANCE
from miasma.core.events import seen_by
from miasma.core.options import Values
from miasma.games.microworld.state import MicroworldState

Moves = list[tuple[int, str]]
Viewer = int | None


@dataclass
class Ply:
    """One action of a history: in which phase, for whom, by whom, what."""

    phase: str
    asked: int
    seat: int
    notation: str


@functools.cache
def history(seed: int, rules: str) -> tuple[Values, list[Ply]]:
    """A random game whose players love genes."""
    rng = Random(seed)
    options = GAME.sample_options(rng, 2)
    options |= {"scenario": "custom", "rules": rules, "open_genes": False}
    state = new_game(options)
    plies = []
    while not state.over:
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        keen = [a for a in legal if str(GAME.vocabulary[a]) != "end"]
        action = rng.choice(keen if keen and rng.random() < 0.5 else legal)
        asked = state.position()["asked"]
        phase = state.view()["phase"]
        plies.append(Ply(phase, asked, seat, str(GAME.vocabulary[action])))
        state.play(action, seat)
    return options, plies


def replay(options: Values, moves: Moves) -> MicroworldState:
    state = new_game(options)
    for seat, notation in moves:
        state.play(notation, seat)
    return state


def hidden_plies(plies: list[Ply], viewer: Viewer) -> list[int]:
    """The draws and secret choices that a viewer has not seen, by number."""
    choosing = (
        plies[-1].phase == "choose_mutation"
        and sum(ply.phase == "choose_mutation" for ply in plies) == 1
    )
    return [
        n
        for n, ply in enumerate(plies)
        if (ply.seat == CHANCE and ply.notation[:4] in ("gene", "muta") and ply.asked != viewer)
        or (ply.phase == "choose_mutation" and choosing and ply.seat != viewer)
    ]


def other_worlds(
    options: Values, plies: list[Ply], target: int, viewer: Viewer
) -> Iterator[tuple[MicroworldState, Moves]]:
    """All histories in which one hidden ply is another, and the rest as the viewer saw it."""
    hidden = hidden_plies(plies, viewer)
    assert target in hidden
    kind, _, value = plies[target].notation.partition(" ")
    names = GENES if kind == "gene" else MUTATIONS
    for other in names:
        if other == value:
            continue
        swapped = {value: other, other: value}
        moves: Moves = []
        for n, ply in enumerate(plies):
            word, _, name = ply.notation.partition(" ")
            if n in hidden and word in (kind, "keep" if kind == "mutation" else kind):
                name = swapped.get(name, name)
            moves.append((ply.seat, f"{word} {name}".strip()))
        try:
            yield replay(options, moves), moves
        except miasma.IllegalAction:
            continue


def assert_alike(
    one: MicroworldState, two: MicroworldState, moves: Moves, others: Moves, viewer: Viewer
) -> None:
    """Everything the viewer is given is the same in both worlds."""
    assert one.to_dict() != two.to_dict(), "two worlds"
    assert json.dumps(one.view(viewer)) == json.dumps(two.view(viewer))
    assert one.excerpt(viewer).dumps() == two.excerpt(viewer).dumps()
    if viewer is not None:
        assert one.legal(viewer) == two.legal(viewer)
        assert [(str(a), a.targets) for a in one.options(viewer)] == [
            (str(a), a.targets) for a in two.options(viewer)
        ]
        for action in range(len(GAME.vocabulary)):
            assert one.why_not(action, viewer) == two.why_not(action, viewer)
    for seat in (0, 1):
        assert one.forced(seat) == two.forced(seat), "who plays at once tells nothing"
    for k in range(3):
        first, second = one.imagine(viewer, Random(k)), two.imagine(viewer, Random(k))
        assert first.to_dict() == second.to_dict()
        assert first.invariants() == []
        assert json.dumps(first.view(viewer)) == json.dumps(one.view(viewer))
        if viewer is not None:
            assert first.legal(viewer) == one.legal(viewer)
    options = one.setup.options
    told = []
    for world in (moves, others):
        state = GAME.start(options=options)
        state.listen()
        heard = []
        for seat, notation in world:
            state.play(notation, seat)
            heard.append([event.to_dict() for event in seen_by(state.events or [], viewer)])
        told.append(json.dumps(heard))
    assert told[0] == told[1]


def find(plies: list[Ply], kind: str, viewer: Viewer) -> Iterator[tuple[int, int]]:
    """Where a kind of secret can be tried: (how many plies are played, which one is secret)."""
    for n in hidden_plies_at_all(plies, viewer):
        ply = plies[n]
        name = ply.notation.split()[-1]
        # The gene is known from when it is declared on, the tile from when it is revealed.
        shown = next(
            (
                m
                for m in range(n + 1, len(plies))
                if plies[m].notation.split()[:2] in (["use", name], ["keep", name])
                or (plies[m].notation.startswith("copy") and name == "transcription")
            ),
            len(plies),
        )
        keeps = [m for m, other in enumerate(plies) if other.phase == "choose_mutation"]
        if kind == "hand gene" and ply.phase == "draw_gene" and shown - n > 3:
            yield (n + shown) // 2, n
        elif kind == "gene just drawn" and ply.phase == "draw_gene":
            yield n + 1, n
        elif kind == "gene of rule A" and ply.phase == "deal_gene":
            yield max(n + 1, (n + shown) // 2), n
        elif kind == "gene of rule D" and ply.phase == "draw_race_gene":
            yield n + 1, n
            yield max(n + 1, (n + shown) // 2), n
        elif kind == "offer" and ply.phase == "deal_mutation":
            yield n + 1, n
            yield keeps[0], n
        elif kind == "choice" and ply.phase == "deal_mutation":
            if plies[keeps[0]].seat != viewer:
                yield keeps[0] + 1, n
        elif kind == "rejected tile" and ply.phase == "deal_mutation" and shown == len(plies):
            yield keeps[1] + 1, n
            yield (keeps[1] + len(plies)) // 2, n
        elif kind == "which of two was used" and ply.phase in ("draw_gene", "deal_gene"):
            yield min(len(plies) - 1, shown + 2), n


def hidden_plies_at_all(plies: list[Ply], viewer: Viewer) -> list[int]:
    return [
        n
        for n, ply in enumerate(plies)
        if ply.seat == CHANCE and ply.notation[:4] in ("gene", "muta") and ply.asked != viewer
    ]


KINDS = {
    "hand gene": "",
    "gene just drawn": "",
    "gene of rule A": "AF",
    "gene of rule D": "DEF",
    "offer": "ABC",
    "choice": "C",
    "rejected tile": "CE",
    "which of two was used": "A",
    "everything at once": "ABCDEFGH",
}


@pytest.mark.rule("MW-INV-15")
@pytest.mark.rule("MW-35")
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("kind", KINDS)
def test_worlds_that_differ_in_a_secret_look_the_same(kind: str, viewer: Viewer):
    worlds = 0
    for seed in range(60):
        options, plies = history(seed, KINDS[kind])
        wanted = [k for k in KINDS if k != kind] if kind == "everything at once" else [kind]
        places = [place for k in wanted for place in find(plies, k, viewer)]
        Random(seed).shuffle(places)
        for played, target in places[:2]:
            past = plies[:played]
            one = replay(options, [(ply.seat, ply.notation) for ply in past])
            moves = [(ply.seat, ply.notation) for ply in past]
            for two, others in list(other_worlds(options, past, target, viewer))[:2]:
                assert_alike(one, two, moves, others, viewer)
                worlds += 1
        if worlds >= 12:
            return
    assert worlds >= 12, "enough worlds were compared"


@pytest.mark.rule("MW-INV-15")
@pytest.mark.parametrize("seed", range(8))
def test_permuting_all_unknown_tokens_changes_no_view(seed):
    """`imagine` deals everything anew that a seat can't know; the seat sees no difference."""
    rng = Random(seed)
    options, plies = history(seed, "ABCDEFGH")
    for _ in range(6):
        played = rng.randrange(1, len(plies))
        state = replay(options, [(ply.seat, ply.notation) for ply in plies[:played]])
        for viewer in (0, 1, None):
            for k in range(4):
                world = state.imagine(viewer, Random(k))
                assert world.invariants() == []
                assert world.view(viewer) == state.view(viewer)
                assert world.to_act == state.to_act
                assert world.setup.seed is None
                assert world.imagined
                if viewer is not None:
                    assert world.legal(viewer) == state.legal(viewer)


def test_imagined_worlds_are_fair():
    """Every way of filling the unknown hand is equally likely: 7 unseen genes, 1 is held."""
    state = given(
        virus="2a4", antibody="3a5", last="3a5", hand={"virus": "necrosis", "antibody": "invasion"}
    )
    rng = Random(1)
    held = [state.imagine(0, rng).view(1)["hands"][1]["genes"][0] for _ in range(4000)]
    share = {gene: held.count(gene) / len(held) for gene in GENES}
    assert share["necrosis"] == 0
    assert all(0.105 < share[gene] < 0.145 for gene in GENES if gene != "necrosis")


def test_imagined_worlds_keep_what_is_known():
    """A stolen gene, and how many genes came by rule D this turn."""
    state = given(
        virus="2a4", antibody="3a5", last="3a5", hand={"antibody": "invasion necrosis"},
        known="invasion",
    )  # fmt: skip
    for k in range(20):
        world = state.imagine(0, Random(k))
        assert "invasion" in world.view(1)["hands"][1]["genes"]
        assert world.view(1)["hands"][1]["count"] == 2
    fresh = given(virus="1a1", antibody="3a7", last="3a7", rules="DE", scores=(9, 0),
                  hand={"virus": "necrosis", "antibody": "apoptosis"})  # fmt: skip
    play(fresh, "place 3a3", "gene replication")
    for k in range(20):
        for viewer in (1, None):
            world = fresh.imagine(viewer, Random(k))
            assert len(world.view(0)["hands"][0]["fresh"]) == 1
            assert world.invariants() == []
            assert not set(world.view(1)["hands"][1]["fresh"])


def test_a_running_record_shows_hidden_lines_as_question_marks():
    deal = ["mutation drift", "mutation barrier", "mutation exchange", "mutation dominance"]
    state = start("AC", "reference", "gene invasion", "gene necrosis", *deal, "0: keep drift")
    lines = {
        seat: [entry.notation for entry in state.excerpt(seat).entries] for seat in (0, 1, None)
    }
    assert lines[0] == [
        "gene invasion", "gene ?", "mutation drift", "mutation barrier", "mutation ?",
        "mutation ?", "keep drift",
    ]  # fmt: skip
    assert lines[1] == [
        "gene ?", "gene necrosis", "mutation ?", "mutation ?", "mutation exchange",
        "mutation dominance", "keep ?",
    ]  # fmt: skip
    assert lines[None] == ["gene ?"] * 2 + ["mutation ?"] * 4 + ["keep ?"]
    play(state, "1: keep exchange")
    assert [e.notation for e in state.excerpt(None).entries][-2:] == ["keep drift", "keep exchange"]
    assert "barrier" not in state.excerpt(1).dumps()


def test_with_open_genes_nothing_of_the_genes_is_masked():
    state = start(open_genes=True)
    for gene in GENES:
        play(state, f"gene {gene}")
    assert "?" not in state.excerpt(1).dumps()
    assert state.excerpt(None).entries == state.record().entries
