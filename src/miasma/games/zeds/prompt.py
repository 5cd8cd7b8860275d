"""What is asked now, in one plain sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.text import Catalog, catalog
from miasma.games.zeds import tell
from miasma.games.zeds.pieces import PIECES
from miasma.games.zeds.questions import ABOUT_PIECES, DRAWS, QUESTIONS, ROLLS
from miasma.games.zeds.table import (
    ASK_ACTION,
    DRAW,
    DRAW_DIE,
    EVENT_ACTIONS,
    FIGHT,
    NEXT_TRACK,
    OVER,
    PHASE,
    PLAYER_ACTIONS,
    QUESTION,
    REASON,
    SUBJECT,
    SURVIVED,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def prompt(state: ZedsState, seat: int | None, lang: str = "en") -> str:
    """The line above the board."""
    words = catalog("zeds", lang)
    t = state.t
    if t[PHASE] == OVER:
        return words.say("prompt-won" if t[REASON] == SURVIVED else "prompt-lost")
    if state.to_act == (CHANCE,):
        return chance(state, words)
    asked = question(state, words)
    if state.seats == 1:
        return asked
    who = state.game.seat_name(state.to_act[0], lang)
    if state.to_act[0] == seat:
        return words.say("prompt-yours", what=asked)
    return words.say("prompt-theirs", who=who, what=asked)


def chance(state: ZedsState, words: Catalog) -> str:
    """What chance is to roll or to draw."""
    t = state.t
    if t[DRAW] == DRAW_DIE:
        return words.say(f"roll-{ROLLS[t[QUESTION]]}", **_about(state))
    return words.say(f"draw-{DRAWS[t[DRAW]]}")


def question(state: ZedsState, words: Catalog) -> str:
    """What a seat is asked."""
    t = state.t
    if t[QUESTION] == ASK_ACTION:
        seat = state.to_act[0]
        own = t[PLAYER_ACTIONS] >> seat & 1
        return words.say("ask-action", event=t[EVENT_ACTIONS], own=own)
    return words.say(f"ask-{QUESTIONS[t[QUESTION]]}", **_about(state))


def _about(state: ZedsState) -> dict[str, object]:
    """The names that a question may use."""
    t = state.t
    found: dict[str, object] = {"unit": "", "space": "", "track": ""}
    subject = t[SUBJECT]
    if 0 <= subject < PIECES and t[QUESTION] in ABOUT_PIECES:
        found["unit"] = tell.piece_name(state, subject)
    if t[FIGHT] >= 0:
        found["space"] = tell.space_name(state, t[FIGHT])
    if t[NEXT_TRACK] >= 0:
        found["track"] = tell.content(state).tracks[t[NEXT_TRACK]].name
    return found
