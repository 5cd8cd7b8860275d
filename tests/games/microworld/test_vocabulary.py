"""The vocabulary and its notation: 469 actions of seats, 27 of chance."""

from __future__ import annotations

import pytest
from tests.games.microworld.given import CELLS, GAME, GENES, GOALS, MUTATIONS, given, play, start

import miasma

PLAIN = ["bloodstream", "invasion", "replication", "parasitism", "inhibition", "necrosis"]


def table() -> list[str]:
    """Every notation in the order of the rules page."""
    found = [f"place {cell}" for cell in CELLS]
    for word in ("use", "copy"):
        found += [f"{word} {g} {c}" for g in ("apoptosis", "displacement") for c in CELLS]
        found += [f"{word} {gene}" for gene in PLAIN]
    found += [f"{m} {cell}" for m in ("barrier", "exchange", "drift") for cell in CELLS]
    found += ["end", "counter", "pass", *(f"keep {tile}" for tile in MUTATIONS)]
    found += [f"tile {side}" for side in ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")]
    found += [f"gene {gene}" for gene in GENES]
    return found + [f"goal {goal}" for goal in GOALS] + [f"mutation {m}" for m in MUTATIONS]


def test_the_vocabulary_is_the_table_of_the_rules_page():
    assert [str(action) for action in GAME.vocabulary] == table()
    assert len(GAME.vocabulary) == 496
    assert GAME.vocabulary.seat_actions == 469


def test_content_ids_are_in_the_order_of_the_files():
    assert GENES == [
        "apoptosis", "bloodstream", "replication", "parasitism", "inhibition", "invasion",
        "displacement", "necrosis", "transcription",
    ]  # fmt: skip
    assert GOALS == ["bone_lover", "fifteen_points", "cell_chain", "four_genes"]
    assert MUTATIONS == [
        "rapid_growth", "dominance", "barrier", "gene_theft", "exchange", "drift",
    ]  # fmt: skip
    assert len(CELLS) == 56


@pytest.mark.rule("MW-INV-19")
def test_every_action_parses_back_and_needs_no_position():
    for index, action in enumerate(GAME.vocabulary):
        assert action.index == index
        assert GAME.parse(str(action)) is action
        assert GAME.parse(f"  {str(action).upper().replace(' ', '   ')} ") is action


@pytest.mark.parametrize(
    "text", ["", "place", "place 3c5", "use transcription", "use apoptosis", "gene", "place 3b5 x"]
)
def test_what_is_no_action_is_refused(text):
    with pytest.raises(miasma.NotationError):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("state", "action", "targets"),
    [
        (lambda: given(virus="2a4", antibody="3a5"), "place 3a2", ("cell-3a2",)),
        (
            lambda: play(
                given(virus="2a4", antibody="3a5", hand={"virus": "apoptosis"}), "place 3a2"
            ),
            "use apoptosis 3a5", ("gene-apoptosis", "cell-3a5"),
        ),
        (
            lambda: given(
                virus="2a4", antibody="3a5", hand={"virus": "transcription"},
                used={"virus": "displacement"},
            ),
            "copy displacement 3a6", ("gene-transcription", "cell-3a6"),
        ),
        (
            lambda: play(
                given(virus="2a4 3a1", antibody="3a5", last="2a4", mutations={"antibody": "drift"}),
                "place 2a3",
            ),
            "drift 2a2", ("mutation-1", "cell-2a2"),
        ),
        (
            lambda: play(
                given(virus="2a4", antibody="3a5", mutations={"virus": "barrier"}), "place 3a2"
            ),
            "barrier 1a1", ("mutation-0", "cell-1a1"),
        ),
        (lambda: play(given(virus="2a4", antibody="3a5"), "place 3a2"), "end", ("button-end",)),
        (lambda: play(start(board="random"), "tile 3b"), "tile 4a", ("quarter-1",)),
        (
            lambda: play(given(virus="2a4", antibody="3a5", tokens="3a2"), "place 3a2"),
            "gene necrosis", ("spot-3a2",),
        ),
        (lambda: start("A"), "gene necrosis", ("reserve",)),
        (lambda: play(start(open_genes=True), "gene invasion"), "gene necrosis", ("spot-1a4",)),
        (lambda: start("B"), "goal cell_chain", ("goal",)),
        (lambda: start("C"), "mutation drift", ("offers",)),
    ],
)  # fmt: skip
def test_options_light_up_what_they_aim_at(state, action, targets):
    there = state()
    found = next(a for a in there.options(there.to_act[0]) if str(a) == action)
    assert found.targets == targets


def test_with_open_genes_the_last_two_draws_lie_in_the_reserve():
    state = start(open_genes=True)
    for gene in GENES[:7]:
        play(state, f"gene {gene}")
    assert {action.targets for action in state.options(state.to_act[0])} == {("reserve",)}


def test_a_board_uses_at_most_245_seat_actions():
    """28 of 56 cells: what an encoder for nets may count on."""
    on_board = set(start().board.ids)
    count = sum(
        not action.args or action.args[-1] not in CELLS or action.args[-1] in on_board
        for action in GAME.vocabulary
        if not action.chance
    )
    assert count == 245
