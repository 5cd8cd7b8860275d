"""The table: everything that lies on it, as one flat list of ints with named places.

A name that ends in nothing special is one place; names marked "per seat" take the seat added
(`t[HAND + seat]`), names marked "per …" likewise. Sets of cells and of genes are bit sets.
Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

from miasma.games.microworld.board import CELLS

NONE: Final = -1
REMOVED: Final = -2

PHASE: Final = 0
TURN: Final = 1  # finished turns; the active seat is its parity
ANCHOR: Final = 2  # cell of the marker that the other player placed last
MARKERS: Final = 3  # per seat: cells with a marker
FLIPPED: Final = 5  # cells with a flipped marker
TOKENS: Final = 6  # cells that hold a gene token
RESERVE: Final = 7  # tokens beside the board
POOL: Final = 8  # genes never yet sampled
HAND: Final = 9  # per seat: unused genes
KNOWN: Final = 11  # held genes that the other player knows
USED: Final = 12  # per seat: genes whose use took effect
ARROW: Final = 14  # ability used last
INHIBITED: Final = 15  # seats (bits) that are inhibited
SCORE: Final = 16  # per seat
RACE_BY: Final = 18  # seat that took rule D
OPEN_GOAL: Final = 19  # the goal tile of rule B
GOAL_BY: Final = 20  # seat that met it
MUTATION_OF: Final = 21  # per seat
MUTATION_MARKERS: Final = 23  # per seat: markers left
BARRIER_AT: Final = 25  # cell
OFFERS: Final = 26  # per seat: the two tiles dealt
KEPT: Final = 28  # per seat: the tile chosen
SEALS: Final = 30  # cell under the Necrosis token, cell under a Transcription that copied it
DECLARED: Final = 32  # the gene use that waits for a reaction
ASKED: Final = 33  # the seat that a chance action is for
OPEN_RESERVE: Final = 34  # open genes: the genes in the reserve
SIDES: Final = 35  # per position: the tile side
# What a turn starts afresh.
TURN_START: Final = 39
PLACED: Final = 39  # cell of the marker placed this turn
USES: Final = 40  # genes used this turn
FRESH: Final = 41  # genes that came by rule D this turn
TAKEN: Final = 42  # genes taken by this turn's placement
WIDENED: Final = 43  # Bloodstream, Invasion in effect
PER: Final = 44  # placing points per own (0) or opposing (1) marker
VALUE: Final = 45  # and how many for each
OWN_ADJACENT: Final = 46  # own markers beside the placed one when it was placed (cells)
OPPOSING_ADJACENT: Final = 47  # the other's
FILLED: Final = 48  # rule F is due
TURN_POINTS: Final = 49  # what the active player got this turn
MUTATED: Final = 50  # the mutation was used this turn
TURN_STOP: Final = 51
PIECES: Final = 51  # per placement: the cell the marker is in now
OPEN_TOKENS: Final = 79  # per cell, open genes: the gene lying there
SIZE: Final = OPEN_TOKENS + CELLS

PLACES_OF_TURN: Final = slice(TURN_START, TURN_STOP)
NEW_TURN: Final[list[int]] = [NONE, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]

# Values of WIDENED.
BY_BLOODSTREAM: Final = 1
BY_INVASION: Final = 2

# Values of PHASE: what is being asked.
DRAW_TILE: Final = 0
DRAW_OPEN_GENE: Final = 1
DEAL_GENE: Final = 2
DRAW_GOAL: Final = 3
DEAL_MUTATION: Final = 4
CHOOSE_MUTATION: Final = 5
BEFORE: Final = 6
DRAW_GENE: Final = 7
AFTER: Final = 8
REACTION: Final = 9
DRAW_RACE_GENE: Final = 10
OVER: Final = 11

# Steps of the agenda.
ASK_TILE: Final = 0
ASK_OPEN_GENE: Final = 1
ASK_RESERVE_GENE: Final = 2  # argument: seat
ASK_GOAL: Final = 3
ASK_MUTATION: Final = 4  # argument: seat
ASK_KEEP: Final = 5
OPEN_TURN: Final = 6
TAKE_TOKEN: Final = 7
CHECK_GOALS: Final = 8
OPEN_AFTER: Final = 9
ASK_RACE_GENE: Final = 10  # argument: seat
GAIN: Final = 11  # argument: seat + 2 * points
CHECK_FIFTEEN: Final = 12  # argument: seat
PAY_FILL: Final = 13
PAY_GROWTH: Final = 14
END_TURN: Final = 15
RESUME: Final = 16  # back to the window the active player was in


def _bare() -> list[int]:
    t = [0] * SIZE
    for place in (
        ANCHOR, ARROW, RACE_BY, OPEN_GOAL, GOAL_BY, MUTATION_OF, MUTATION_OF + 1, BARRIER_AT,
        KEPT, KEPT + 1, SEALS, SEALS + 1, DECLARED, ASKED, SIDES, SIDES + 1, SIDES + 2, SIDES + 3,
    ):  # fmt: skip
        t[place] = NONE
    for place in range(PIECES, SIZE):
        t[place] = NONE
    t[PLACES_OF_TURN] = NEW_TURN
    return t


BARE: Final[list[int]] = _bare()


def new_table() -> list[int]:
    """A bare table."""
    return BARE[:]


SOME_CELLS: Final = (1 << CELLS) - 1
SOME_GENES: Final = (1 << 9) - 1
MANY: Final = 9_999

NAMES_OF_PLACES: Final[dict[str, tuple[int, int, int, int]]] = {
    "phase": (PHASE, 1, 0, OVER), "turn": (TURN, 1, 0, CELLS),
    "anchor": (ANCHOR, 1, NONE, CELLS - 1), "markers": (MARKERS, 2, 0, SOME_CELLS),
    "flipped": (FLIPPED, 1, 0, SOME_CELLS), "tokens": (TOKENS, 1, 0, SOME_CELLS),
    "reserve": (RESERVE, 1, 0, 9), "pool": (POOL, 1, 0, SOME_GENES),
    "hand": (HAND, 2, 0, SOME_GENES), "known": (KNOWN, 1, 0, SOME_GENES),
    "used": (USED, 2, 0, SOME_GENES), "arrow": (ARROW, 1, NONE, 8),
    "inhibited": (INHIBITED, 1, 0, 3), "score": (SCORE, 2, 0, MANY),
    "race_by": (RACE_BY, 1, NONE, 1), "open_goal": (OPEN_GOAL, 1, NONE, MANY),
    "goal_by": (GOAL_BY, 1, NONE, 1), "mutation_of": (MUTATION_OF, 2, NONE, 5),
    "mutation_markers": (MUTATION_MARKERS, 2, 0, MANY),
    "barrier_at": (BARRIER_AT, 1, NONE, CELLS - 1), "offers": (OFFERS, 2, 0, (1 << 6) - 1),
    "kept": (KEPT, 2, NONE, 5), "seals": (SEALS, 2, NONE, CELLS - 1),
    "declared": (DECLARED, 1, NONE, MANY), "asked": (ASKED, 1, NONE, 1),
    "open_reserve": (OPEN_RESERVE, 1, 0, SOME_GENES), "sides": (SIDES, 4, NONE, 7),
    "placed": (PLACED, 1, NONE, CELLS - 1), "uses": (USES, 1, 0, MANY),
    "fresh": (FRESH, 1, 0, SOME_GENES), "taken": (TAKEN, 1, 0, SOME_GENES),
    "widened": (WIDENED, 1, 0, BY_BLOODSTREAM | BY_INVASION), "per": (PER, 1, 0, 1),
    "value": (VALUE, 1, 0, MANY), "own_adjacent": (OWN_ADJACENT, 1, 0, SOME_CELLS),
    "opposing_adjacent": (OPPOSING_ADJACENT, 1, 0, SOME_CELLS), "filled": (FILLED, 1, 0, 1),
    "turn_points": (TURN_POINTS, 1, 0, MANY), "mutated": (MUTATED, 1, 0, 1),
    "pieces": (PIECES, CELLS, REMOVED, CELLS - 1),
    "open_tokens": (OPEN_TOKENS, CELLS, NONE, 8),
}  # fmt: skip
"""Where each named thing lies, how many places it takes, and from what to what they may hold."""
