"""The vocabulary: 469 actions of the players and 27 of chance, in the order of the rules page.

The kernel speaks the index; blocks of 56 run through the cells of all tile sides in file order.
Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.microworld.board import NAMES

if TYPE_CHECKING:
    from miasma.core.actions import Vocabulary
    from miasma.games.microworld.data import MicroworldContent

# Genes, in file order.
APOPTOSIS: Final = 0
BLOODSTREAM: Final = 1
REPLICATION: Final = 2
PARASITISM: Final = 3
INHIBITION: Final = 4
INVASION: Final = 5
DISPLACEMENT: Final = 6
NECROSIS: Final = 7
TRANSCRIPTION: Final = 8
GENES: Final = 9

# Mutations, in file order.
RAPID_GROWTH: Final = 0
DOMINANCE: Final = 1
BARRIER: Final = 2
GENE_THEFT: Final = 3
EXCHANGE: Final = 4
DRIFT: Final = 5
MUTATIONS: Final = 6

# Goals, in file order.
BONE_LOVER: Final = 0
FIFTEEN_POINTS: Final = 1
CELL_CHAIN: Final = 2
FOUR_GENES: Final = 3
GOALS: Final = 4

# First index of each block.
PLACE: Final = 0
USE_APOPTOSIS: Final = 56
USE_DISPLACEMENT: Final = 112
USE_BLOODSTREAM: Final = 168
USE_INVASION: Final = 169
USE_REPLICATION: Final = 170
USE_PARASITISM: Final = 171
USE_INHIBITION: Final = 172
USE_NECROSIS: Final = 173
COPY: Final = 174
"""A copy is the same ability used through Transcription: `COPY_SHIFT` above its use."""
COPY_SHIFT: Final = 118
BLOCK: Final = 292
SWAP: Final = 348
MOVE: Final = 404
END: Final = 460
COUNTER: Final = 461
PASS: Final = 462
KEEP: Final = 463
TILE: Final = 469
GENE: Final = 477
GOAL: Final = 486
MUTATION: Final = 490

PLAIN_USE: Final[tuple[int, ...]] = (
    -1,
    USE_BLOODSTREAM,
    USE_REPLICATION,
    USE_PARASITISM,
    USE_INHIBITION,
    USE_INVASION,
    -1,
    USE_NECROSIS,
    -1,
)
"""For each gene without a target its use."""


def ability_of(action: int) -> int:
    """The ability that a use or a copy stands for."""
    if action >= COPY:
        action -= COPY_SHIFT
    if action < USE_DISPLACEMENT:
        return APOPTOSIS
    if action < USE_BLOODSTREAM:
        return DISPLACEMENT
    return PLAIN_USE.index(action)


def token_of(action: int) -> int:
    """The gene token that a use or a copy spends (MW-58)."""
    return TRANSCRIPTION if action >= COPY else ability_of(action)


def target_of(action: int) -> int:
    """The name index of the cell a use or a copy aims at, or -1."""
    if action >= COPY:
        action -= COPY_SHIFT
    return (action - USE_APOPTOSIS) % NAMES if action < USE_BLOODSTREAM else -1


def build_vocabulary(content: MicroworldContent) -> Vocabulary:
    """All actions with their notation and the picture's elements they light up."""
    from miasma.core.actions import VocabularyBuilder

    words = VocabularyBuilder()
    cells = [cell.id for cell in content.board.cell]
    genes = [gene.id for gene in content.genes]
    for cell in cells:
        words.seat("place", cell, targets=(f"cell-{cell}",))
    for kind in ("use", "copy"):
        token = "gene-transcription" if kind == "copy" else ""
        for gene in ("apoptosis", "displacement"):
            for cell in cells:
                targets = (token or f"gene-{gene}", f"cell-{cell}")
                words.seat(kind, gene, cell, targets=targets)
        for gene in (
            "bloodstream",
            "invasion",
            "replication",
            "parasitism",
            "inhibition",
            "necrosis",
        ):
            words.seat(kind, gene, targets=(token or f"gene-{gene}",))
    for kind in ("barrier", "exchange", "drift"):
        for cell in cells:
            words.seat(kind, cell, targets=("mutation-0", f"cell-{cell}"))
    for kind in ("end", "counter", "pass"):
        words.seat(kind, targets=(f"button-{kind}",))
    for mutation in content.mutations:
        words.seat("keep", mutation.id, targets=(f"offer-{mutation.id}",))
    for tile in content.board.tile:
        for side in tile.sides:
            words.chance("tile", side, targets=("quarter-0",))
    for gene in genes:
        words.chance("gene", gene, targets=("reserve",))
    for goal in content.goals:
        words.chance("goal", goal.id, targets=("goal",))
    for mutation in content.mutations:
        words.chance("mutation", mutation.id, targets=("offers",))
    return words.build()
