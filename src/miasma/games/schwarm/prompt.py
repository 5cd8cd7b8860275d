"""What is asked now, in one or two plain sentences for the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.text import Catalog, catalog
from miasma.games.schwarm.actions import KINDS
from miasma.games.schwarm.rules import research
from miasma.games.schwarm.table import (
    CARD,
    FIRST_STATION,
    HELD,
    LAID,
    LAYING,
    NUMBER,
    PHASE,
    PICK_CARD,
    ROW_LENGTH,
    SCORE,
    STEPS_LEFT,
    TAKEN,
)
from miasma.games.schwarm.view import PHASES, rulebook

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


def prompt(state: SchwarmState, seat: int | None, lang: str = "en") -> str:
    """What a seat (None: a spectator) is asked now, or what it waits for, or how the game ended."""
    words = catalog(state.setup.game.id, lang)
    if state.over:
        return outcome_text(state, words)
    phase = state.t[PHASE]
    name = PHASES[phase].replace("_", "-")
    if state.to_act == (CHANCE,):
        return words.say(f"prompt-{name}")
    actor = state.to_act[0]
    if seat != actor:
        return words.say("prompt-wait", who=colour(state, actor), doing=words.say(f"doing-{name}"))
    return words.say(f"prompt-{name}", **_facts(state, actor, phase))


def colour(state: SchwarmState, seat: int) -> dict[str, str]:
    """The name of a player's colour."""
    return rulebook(state).data.pieces.colour[seat].name


def _facts(state: SchwarmState, seat: int, phase: int) -> dict[str, object]:
    """The numbers that the question of a phase names."""
    t = state.t
    facts: dict[str, object] = {}
    name = PHASES[phase]
    if phase == PICK_CARD:
        facts["points"] = t[SCORE + seat]
        facts["cards"] = state.terms.quota - t[TAKEN + seat]
        facts["price"] = t[ROW_LENGTH]
    elif phase == FIRST_STATION:
        facts["start"] = "free" if state.terms.free_start else "marked"
    elif name == "sail":
        facts["steps"] = t[STEPS_LEFT]
        facts["offer"] = _offered(state, seat, "launch", "move")
    elif name == "research":
        held = sum(t[HELD + KINDS * seat : HELD + KINDS * seat + KINDS])
        facts["tiles"] = min(research.researchers(state, seat) - t[LAID], held)  # SW-133
        facts["offer"] = "more" if t[LAID] else _offered(state, seat, "staff", "place")
    elif name == "move_buoy":
        facts["field"] = state.board.ids[t[LAYING]]
    elif name == "whale_step":
        facts["steps"] = t[STEPS_LEFT]
    elif name in ("choose_whale", "choose_tsunami", "put_crab", "crab_distance"):
        facts["number"] = t[NUMBER]
    elif name == "play_card":
        facts["first"] = "yes" if t[CARD] < 0 else "no"
    return facts


def _offered(state: SchwarmState, seat: int, one: str, other: str) -> str:
    """Which of two kinds of action a seat may choose from: one of them, or "both"."""
    kinds = {action.kind for action in state.options(seat)}
    if one in kinds and other in kinds:
        return "both"
    return one if one in kinds else other


def outcome_text(state: SchwarmState, words: Catalog) -> str:
    """How the game ended."""
    result = state.result()
    names = [str(colour(state, seat)[words.lang]) for seat in result.winners]
    points = int(max(result.scores))
    if len(names) == 1:
        return words.say("prompt-over", winner=names[0], points=points)
    return words.say("prompt-over-shared", winners=", ".join(names), points=points)
