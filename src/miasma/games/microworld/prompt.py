"""What is asked now, in one or two plain sentences for the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.text import Catalog, catalog
from miasma.games.microworld.reader import Reader
from miasma.games.microworld.rules import choices
from miasma.games.microworld.table import (
    AFTER,
    ANCHOR,
    BEFORE,
    BY_BLOODSTREAM,
    BY_INVASION,
    CHOOSE_MUTATION,
    DEAL_MUTATION,
    DRAW_GOAL,
    DRAW_TILE,
    OFFERS,
    PHASE,
    PLACED,
    TURN,
    WIDENED,
)
from miasma.games.microworld.view import rulebook

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState

DRAWS = {DRAW_TILE: "tile", DRAW_GOAL: "goal", DEAL_MUTATION: "mutation"}
DOINGS = {CHOOSE_MUTATION: "mutation", BEFORE: "before", AFTER: "after"}
MUTATION_KINDS = ("barrier", "exchange", "drift")


def prompt(state: MicroworldState, seat: int | None, lang: str = "en") -> str:
    """What a seat (None: a spectator) is asked now, or what it waits for, or how the game ended."""
    words = catalog(state.setup.game.id, lang)
    phase = state.t[PHASE]
    if state.over:
        return outcome_text(state, words, "prompt-over")
    if state.to_act == (CHANCE,):
        return words.say("prompt-chance", draw=DRAWS.get(phase, "gene"))
    if seat is None or seat not in state.to_act:
        return _waiting(state, words)
    if phase == CHOOSE_MUTATION:
        return _choose(state, words, seat)
    if phase == BEFORE:
        return _before(state, words, seat)
    if phase == AFTER:
        return _after(state, words, seat, lang)
    return _reaction(state, words, seat, lang)


def outcome_text(state: MicroworldState, words: Catalog, key: str) -> str:
    """How the game ended: `key` for a victory by points, `key-unused-genes` or `key-draw`."""
    result = state.result()
    high, low = sorted((int(score) for score in result.scores), reverse=True)
    if not result.winners:
        return words.say(f"{key}-draw", high=high, low=low)
    suffix = "" if result.reason == "points" else f"-{result.reason.replace('_', '-')}"
    return words.say(f"{key}{suffix}", winner=_name(state, result.winners[0]), high=high, low=low)


def _name(state: MicroworldState, seat: int) -> dict[str, str]:
    return rulebook(state).data.components.faction[seat].name


def _waiting(state: MicroworldState, words: Catalog) -> str:
    if len(state.to_act) > 1:
        return words.say("prompt-wait-both")
    doing = DOINGS.get(state.t[PHASE], "reaction")
    if doing == "before" and state.t[TURN] == 0:
        doing = "opening"
    return words.say("prompt-wait", other=_name(state, state.to_act[0]), doing=doing)


def _choose(state: MicroworldState, words: Catalog, seat: int) -> str:
    tiles = rulebook(state).data.mutations
    offers = state.t[OFFERS + seat]
    first, second = (tile.name for place, tile in enumerate(tiles) if offers >> place & 1)
    return words.say("prompt-choose-mutation", first=first, second=second)


def _before(state: MicroworldState, words: Catalog, seat: int) -> str:
    t = state.t
    cells = int(choices.placeable(state)).bit_count()
    if t[TURN] == 0:
        return words.say("prompt-before-opening", cells=cells)
    anchor = state.board.ids[t[ANCHOR]]
    args = {"cells": cells, "anchor": anchor, "other": _name(state, 1 - seat)}
    anywhere = not state.free() & state.board.neighbours[t[ANCHOR]]
    if t[WIDENED] & BY_INVASION:
        free = anywhere or t[WIDENED] & BY_BLOODSTREAM
        said = words.say("prompt-before-invasion", reach="all" if free else "near", **args)
    elif t[WIDENED] & BY_BLOODSTREAM:
        said = words.say("prompt-before-bloodstream", **args)
    elif anywhere:
        said = words.say("prompt-before-anywhere", **args)
    else:
        said = words.say("prompt-before", **args)
    if Reader(state, seat, words.lang).inhibited(seat):
        return f"{said} {words.say('prompt-before-inhibited')}"
    if any(action.kind in ("use", "copy") for action in state.options(seat)):
        return f"{said} {words.say('prompt-before-gene')}"
    return said


def _after(state: MicroworldState, words: Catalog, seat: int, lang: str) -> str:
    reader = Reader(state, seat, lang)
    args: dict[str, object] = {
        "cell": state.board.ids[state.t[PLACED]],
        "points": reader.pending(seat),
    }
    kinds = {action.kind for action in state.options(seat)}
    gene = bool(kinds & {"use", "copy"})
    mutation = bool(kinds & set(MUTATION_KINDS))
    if not gene and not mutation:
        return words.say("prompt-after", **args)
    what = "both" if gene and mutation else "gene" if gene else "mutation"
    tile = reader.mutation(seat)
    name = tile.name if tile else ""
    return words.say("prompt-after-more", what=what, mutation=name, **args)


def _reaction(state: MicroworldState, words: Catalog, seat: int, lang: str) -> str:
    use = declared_text(Reader(state, seat, lang), words)
    return words.say("prompt-reaction", other=_name(state, 1 - seat), use=use)


def declared_text(reader: Reader, words: Catalog) -> str:
    """The gene use that waits for a reaction, or nothing."""
    declared = reader.declared()
    if declared is None:
        return ""
    token, ability, cell = declared
    copy = "-copy" if token.id != ability.id else ""
    on = "-on" if cell else ""
    args = {"gene": token.name, "ability": ability.name, "cell": cell}
    return words.say(f"board-use{copy}{on}", **args)
