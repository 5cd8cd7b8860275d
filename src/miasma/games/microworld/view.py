"""What each seat may see: plain data that starts from nothing (see "knowledge" in the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miasma.games.microworld.board import CELLS
from miasma.games.microworld.knowledge import members
from miasma.games.microworld.rules import points
from miasma.games.microworld.table import (
    ANCHOR,
    ARROW,
    ASKED,
    BARRIER_AT,
    CHOOSE_MUTATION,
    DECLARED,
    DRAW_GENE,
    DRAW_OPEN_GENE,
    FILLED,
    FLIPPED,
    FRESH,
    GOAL_BY,
    HAND,
    INHIBITED,
    KEPT,
    KNOWN,
    MARKERS,
    MUTATED,
    MUTATION_MARKERS,
    MUTATION_OF,
    NONE,
    OFFERS,
    OPEN_GOAL,
    OPEN_RESERVE,
    OPEN_TOKENS,
    PHASE,
    PIECES,
    PLACED,
    RACE_BY,
    REMOVED,
    RESERVE,
    SCORE,
    SEALS,
    SIDES,
    TOKENS,
    TURN,
    USED,
    USES,
    WIDENED,
)

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.microworld.game import Microworld
    from miasma.games.microworld.state import MicroworldState

PHASES = (
    "draw_tile",
    "draw_open_gene",
    "deal_gene",
    "draw_goal",
    "deal_mutation",
    "choose_mutation",
    "before",
    "draw_gene",
    "after",
    "reaction",
    "draw_race_gene",
    "over",
)


def rulebook(s: MicroworldState) -> Microworld:
    """The game as its own type."""
    return s.setup.game  # type: ignore[return-value]


def look(s: MicroworldState, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know."""
    t = s.t
    game = rulebook(s)
    data = game.data
    goal = t[OPEN_GOAL]
    return {
        "phase": PHASES[t[PHASE]],
        "turn": t[TURN],
        "active": t[TURN] & 1,
        "board": [game.side_ids[side] for side in t[SIDES : SIDES + 4] if side >= 0],
        "cells": [_cell(s, cell) for cell in range(len(s.board.ids))],
        "anchor": _id(s, t[ANCHOR]),
        "placed": _id(s, t[PLACED]),
        "barrier": _id(s, t[BARRIER_AT]),
        "pieces": [
            "removed" if cell == REMOVED else s.board.ids[cell]
            for cell in t[PIECES : PIECES + CELLS]
            if cell != NONE
        ],
        "scores": [t[SCORE], t[SCORE + 1]],
        "track": [shown_score(s, owner) for owner in (0, 1)],
        "pending_points": points.placing_points(s, t[TURN] & 1) if t[PLACED] >= 0 else 0,
        "pending_fill": s.terms.fill_bonus if t[FILLED] else 0,
        "hands": [_hand(s, owner, seat) for owner in (0, 1)],
        "used": [_genes(s, t[USED + owner]) for owner in (0, 1)],
        "arrow": data.genes[t[ARROW]].id if t[ARROW] >= 0 else None,
        "gene_uses": t[USES],
        "gene_limit": s.terms.gene_limit,
        "widened": t[WIDENED],
        "inhibited": [bool(t[INHIBITED] >> owner & 1) for owner in (0, 1)],
        "reserve": {
            "count": t[RESERVE],
            "genes": _genes(s, t[OPEN_RESERVE]) if s.terms.open_genes else [],
        },
        "seals": {
            name: _id(s, t[SEALS + place])
            for place, name in enumerate(("necrosis", "transcription"))
        },
        "rules": list(game.rules_in_play(s.setup.options)),
        "goal": data.goals[goal].id if goal >= 0 else None,
        "goal_by": t[GOAL_BY] if t[GOAL_BY] >= 0 else None,
        "race_by": t[RACE_BY] if t[RACE_BY] >= 0 else None,
        "mutations": [_mutation(s, owner, seat) for owner in (0, 1)],
        "mutated": bool(t[MUTATED]),
        "declared": str(game.vocabulary[t[DECLARED]]) if t[DECLARED] >= 0 else None,
    }


def shown_score(s: MicroworldState, seat: int) -> dict[str, Any]:
    """Where on the ring a score marker stands and whether it is turned (MW-04, MW-R-01)."""
    track = rulebook(s).data.components.score_track
    score = s.t[SCORE + seat]
    return {"space": score % track.spaces, "turned": score >= track.turn_over_at}


def _id(s: MicroworldState, cell: int) -> str | None:
    return s.board.ids[cell] if cell >= 0 else None


def _genes(s: MicroworldState, genes: int) -> list[str]:
    return [rulebook(s).data.genes[gene].id for gene in members(genes)]


def _cell(s: MicroworldState, cell: int) -> dict[str, Any]:
    t = s.t
    owner = next((seat for seat in (0, 1) if t[MARKERS + seat] >> cell & 1), None)
    gene = t[OPEN_TOKENS + cell]
    return {
        "id": s.board.ids[cell],
        "kind": rulebook(s).data.board.kind[s.board.kinds[cell]].id,
        "tissue": s.board.tissue_of[cell],
        "marker": owner,
        "flipped": bool(t[FLIPPED] >> cell & 1),
        "token": bool(t[TOKENS] >> cell & 1),
        "gene": rulebook(s).data.genes[gene].id if gene >= 0 else None,
    }


def known_hand(s: MicroworldState, owner: int, seat: int | None) -> int:
    """The genes of a hand that a seat may know (MW-35, MW-113)."""
    hand = s.t[HAND + owner]
    return hand if owner == seat or s.terms.open_genes else hand & s.t[KNOWN]


def _hand(s: MicroworldState, owner: int, seat: int | None) -> dict[str, Any]:
    known = known_hand(s, owner, seat)
    return {
        "count": s.t[HAND + owner].bit_count(),
        "genes": _genes(s, known),
        "fresh": _genes(s, known & s.t[FRESH]),
    }


def _mutation(s: MicroworldState, owner: int, seat: int | None) -> dict[str, Any]:
    t = s.t
    data = rulebook(s).data
    tile = t[MUTATION_OF + owner]
    own = owner == seat
    return {
        "id": data.mutations[tile].id if tile >= 0 else None,
        "markers": t[MUTATION_MARKERS + owner],
        "chosen": t[KEPT + owner] >= 0,
        "kept": data.mutations[t[KEPT + owner]].id if own and t[KEPT + owner] >= 0 else None,
        "offers": [data.mutations[m].id for m in members(t[OFFERS + owner])] if own else [],
    }


def aim(s: MicroworldState, action: Action, seat: int) -> tuple[str, ...]:
    """The elements an option lights up, where they depend on seat or position."""
    if action.kind in ("barrier", "exchange", "drift"):
        return (f"mutation-{seat}", *action.targets[1:])
    if action.kind == "tile":
        return (f"quarter-{sum(side >= 0 for side in s.t[SIDES : SIDES + 4])}",)
    if action.kind == "gene" and s.t[PHASE] == DRAW_GENE:
        return (f"spot-{s.board.ids[s.t[PLACED]]}",)
    if action.kind == "gene" and s.t[PHASE] == DRAW_OPEN_GENE:
        return _open_gene_target(s)
    return action.targets


def _open_gene_target(s: MicroworldState) -> tuple[str, ...]:
    t = s.t
    for cell in range(CELLS):
        if t[TOKENS] >> cell & 1 and t[OPEN_TOKENS + cell] == NONE:
            return (f"spot-{s.board.ids[cell]}",)
    return ("reserve",)


def mask(
    before: MicroworldState, now: MicroworldState, actor: int, action: Action, seat: int | None
) -> str | None:
    """Chance lines and secret choices that a seat may not read in a running record."""
    phase = before.t[PHASE]
    if action.kind == "gene" and not before.terms.open_genes and before.t[ASKED] != seat:
        return "gene ?"
    if action.kind == "mutation" and before.t[ASKED] != seat:
        return "mutation ?"
    if phase == CHOOSE_MUTATION and now.t[PHASE] == CHOOSE_MUTATION and actor != seat:
        return "keep ?"
    return None
