"""Why can't I? The reasons in the order of the rules page; the first that applies is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.reasons import Reason
from miasma.games.microworld.actions import (
    APOPTOSIS,
    BARRIER,
    BLOODSTREAM,
    DISPLACEMENT,
    DRIFT,
    EXCHANGE,
    INVASION,
    TRANSCRIPTION,
    ability_of,
    target_of,
    token_of,
)
from miasma.games.microworld.table import (
    AFTER,
    ANCHOR,
    ARROW,
    BEFORE,
    BY_INVASION,
    CHOOSE_MUTATION,
    FRESH,
    HAND,
    INHIBITED,
    KEPT,
    MARKERS,
    MUTATED,
    MUTATION_MARKERS,
    MUTATION_OF,
    OFFERS,
    OVER,
    PHASE,
    PLACED,
    REACTION,
    TAKEN,
    TURN,
    USED,
    USES,
    WIDENED,
)
from miasma.games.microworld.view import rulebook

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.microworld.state import MicroworldState

BEFORE_GENES = (BLOODSTREAM, INVASION, DISPLACEMENT)
MUTATION_KINDS = {
    "barrier": (BARRIER, "MW-107"),
    "exchange": (EXCHANGE, "MW-117"),
    "drift": (DRIFT, "MW-122"),
}


def reasons(s: MicroworldState, index: int, seat: int) -> list[Reason]:
    """Why a seat can't play an action now."""
    action = s.setup.game.vocabulary[index]
    found = _general(s, action, seat) or _special(s, action, index, seat)
    return [found] if found else []


def _no(rule: str, key: str, **args: object) -> Reason:
    return Reason("microworld", rule, f"why-{key}", args)


def _general(s: MicroworldState, action: Action, seat: int) -> Reason | None:
    """Game over, or not this seat's decision."""
    if s.t[PHASE] == OVER:
        return _no("MW-60", "over")
    if action.kind == "keep" and _has_chosen(s, seat):
        return _no("MW-100", "chosen-already")
    if seat not in s.to_act or action.chance != (seat == CHANCE):
        if s.to_act == (CHANCE,) or action.chance:
            return _no("MW-15", "chance-acts")
        return _no("MW-15", "not-your-decision")
    if action.kind == "keep":
        return _keep(s, action, seat)
    if action.kind in ("counter", "pass"):
        return _no("MW-112", "nothing-to-react")
    if s.t[PHASE] == CHOOSE_MUTATION:
        return _no("MW-15", "choose-first")
    if s.t[PHASE] == REACTION:
        return _no("MW-15", "react-first")
    return None


def _has_chosen(s: MicroworldState, seat: int) -> bool:
    """Whether a seat waits for the other one's secret choice."""
    return s.t[PHASE] == CHOOSE_MUTATION and seat in (0, 1) and s.t[KEPT + seat] >= 0


def _keep(s: MicroworldState, action: Action, seat: int) -> Reason:
    if s.t[MUTATION_OF + seat] >= 0:
        return _no("MW-100", "chosen-already")
    if s.t[PHASE] == CHOOSE_MUTATION and s.t[OFFERS + seat]:
        return _no("MW-100", "not-offered", mutation=_mutation_name(s, action.args[0]))
    return _no("MW-100", "no-choice-now")


def _mutation_name(s: MicroworldState, mutation_id: str) -> dict[str, str]:
    return next(m.name for m in rulebook(s).data.mutations if m.id == mutation_id)


def _special(s: MicroworldState, action: Action, index: int, seat: int) -> Reason | None:
    if action.kind == "place":
        return _place(s, action.args[0], index)
    if action.kind == "end":
        return _no("MW-15", "place-first")
    if action.kind in ("use", "copy"):
        return _gene(s, index, seat)
    if action.kind in MUTATION_KINDS:
        return _mutation(s, action, seat)
    return _no("MW-15", "not-now")


def _place(s: MicroworldState, name: str, index: int) -> Reason | None:
    t = s.t
    if t[PHASE] == AFTER:
        return _no("MW-15", "placed-already")
    cell = s.board.on_board[index]
    if cell < 0:
        return _no("MW-02", "not-on-board", cell=name)
    if t[TURN] == 0:
        return _no("MW-12", "opening-needs-gene", cell=name)
    if s.blocked() >> cell & 1:
        return _no("MW-108", "barred", cell=name)
    if s.occupied() >> cell & 1:
        if not t[WIDENED] & BY_INVASION:
            return _no("MW-18", "occupied", cell=name)
        if cell == t[ANCHOR]:
            return _no("MW-48a", "invade-anchor", cell=name)
        return _no("MW-48", "invade-far", cell=name, anchor=s.board.ids[t[ANCHOR]])
    return _no("MW-16", "not-adjacent", cell=name, anchor=s.board.ids[t[ANCHOR]])


def _gene(s: MicroworldState, index: int, seat: int) -> Reason | None:
    t = s.t
    genes = rulebook(s).data.genes
    token, ability = token_of(index), ability_of(index)
    name = genes[token].name
    if t[USED + seat] >> token & 1:
        return _no("MW-30", "gene-used", gene=name)
    if not t[HAND + seat] >> token & 1:
        return _no("MW-27", "gene-not-held", gene=name)
    if t[INHIBITED] >> seat & 1:
        return _no("MW-47", "inhibited")
    if t[USES] >= s.terms.gene_limit:
        rule = "MW-85" if s.terms.deal_genes else "MW-28"
        return _no(rule, "gene-limit", limit=s.terms.gene_limit)
    if t[FRESH] >> token & 1:
        return _no("MW-128", "gene-fresh", gene=name)
    if token == TRANSCRIPTION and t[ARROW] < 0:
        return _no("MW-56", "arrow-unset")
    if token == TRANSCRIPTION and t[ARROW] != ability:
        return _no("MW-55", "arrow-elsewhere", gene=genes[t[ARROW]].name)
    return _window(s, token, ability) or _target(s, index, ability)


def _window(s: MicroworldState, token: int, ability: int) -> Reason | None:
    """The wrong window; named is the ability, because a copy has no window of its own (MW-55)."""
    t = s.t
    name = rulebook(s).data.genes[ability].name
    if ability not in BEFORE_GENES:
        return _no("MW-32", "gene-after", gene=name) if t[PHASE] == BEFORE else None
    if t[TURN] == 0:
        return _no("MW-14", "gene-opening", gene=name)
    if t[PHASE] == AFTER:
        if t[TAKEN] >> token & 1:
            if token == TRANSCRIPTION:
                return _no("MW-33", "copy-just-taken", gene=name)
            return _no("MW-33", "gene-just-taken", gene=name)
        return _no("MW-32", "gene-before", gene=name)
    return None


def _target(s: MicroworldState, index: int, ability: int) -> Reason | None:
    target = target_of(index)
    if ability == INVASION:
        return _no("MW-34", "nothing-to-invade")
    name = rulebook(s).data.board.cell[target].id if target >= 0 else ""
    cell = s.board.on_board[target] if target >= 0 else -1
    if target >= 0 and cell < 0:
        return _no("MW-02", "not-on-board", cell=name)
    if ability == APOPTOSIS:
        return _no("MW-43", "flip-target", cell=name)
    if ability == DISPLACEMENT:
        near = s.free() & s.board.neighbours[s.t[ANCHOR]]
        if near >> cell & 1:
            return _no("MW-50a", "displace-no-room", cell=name)
        return _no("MW-50", "displace-target", cell=name, anchor=s.board.ids[s.t[ANCHOR]])
    return None


def _mutation(s: MicroworldState, action: Action, seat: int) -> Reason | None:
    t = s.t
    tile, rule = MUTATION_KINDS[action.kind]
    name = rulebook(s).data.mutations[tile].name
    if t[MUTATION_OF + seat] != tile:
        return _no("MW-100", "mutation-not-owned", mutation=name)
    if not t[MUTATION_MARKERS + seat]:
        return _no("MW-102", "no-mutation-marker", mutation=name)
    if t[MUTATED]:
        return _no(rule, "mutated-already", mutation=name)
    if t[PHASE] == BEFORE:
        return _no(rule, "mutation-after", mutation=name)
    cell_name = action.args[0]
    index = next(i for i, cell in enumerate(rulebook(s).data.board.cell) if cell.id == cell_name)
    cell = s.board.on_board[index]
    if cell < 0:
        return _no("MW-02", "not-on-board", cell=cell_name)
    if tile == BARRIER:
        return _no("MW-111", "barrier-no-room", cell=cell_name)
    near = s.board.neighbours[t[PLACED]] >> cell & 1
    if tile == EXCHANGE and not (near and t[MARKERS + 1 - seat] >> cell & 1):
        return _no("MW-117", "exchange-target", cell=cell_name)
    if tile == DRIFT and not (near and not s.occupied() >> cell & 1):
        return _no("MW-122", "drift-target", cell=cell_name)
    return _no("MW-110", "barred", cell=cell_name)
