"""What is asked now, in one plain sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import KIND_BITS, KIND_MASK
from miasma.core.chance import CHANCE
from miasma.core.text import Catalog, catalog
from miasma.games.zeds import sources, tell
from miasma.games.zeds.effects import VERB_IDS
from miasma.games.zeds.pieces import LOOTERS, PIECES, UNITS
from miasma.games.zeds.questions import ABOUT_PIECES, DRAWS, QUESTIONS, ROLLS
from miasma.games.zeds.stages import (
    BLOATED,
    CANNON,
    CHAOS_REMOVED,
    CONVERT_ANSWERED,
    DRIVER_CHOSEN,
    END_TEXT,
    GIVEN,
    MIX_CHOSEN,
    MIX_LOSS,
    NEXT_ENTRY,
    OPEN_PHASE,
    SCENE_FOUND,
    SHORTAGE_HIT,
    STORY_END,
    STORY_TEXT,
    STRUCK,
    UNIT_FOUND,
    VERB_ANSWER,
    VERB_START,
)
from miasma.games.zeds.table import (
    ACTION_PHASE,
    ASK_ACTION,
    ASK_BATS,
    ASK_DEFENDER,
    ASK_DISCARD,
    ASK_HIT,
    ASK_MIX,
    ASK_REPLACE,
    ASK_REVIVE,
    ASK_SHORTAGE,
    ASK_SPACE,
    ASK_SUPER,
    ASK_SURPRISE,
    ASK_TARGET,
    ASK_TEXT,
    ASK_TRACK,
    DRAW,
    DRAW_DIE,
    EVENT,
    EVENT_ACTIONS,
    FIGHT,
    FREE_ACTIONS,
    FREE_MOVES,
    NEXT_TRACK,
    NONE,
    OVER,
    OWNER,
    PASSED,
    PHASE,
    PLAYER_ACTIONS,
    PRFN,
    QUESTION,
    REASON,
    STORY,
    SUBJECT,
    SURVIVED,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


NUMBERED = frozenset(
    {BLOATED, CANNON, CHAOS_REMOVED, CONVERT_ANSWERED, DRIVER_CHOSEN, STRUCK, UNIT_FOUND,
     VERB_ANSWER, VERB_START}
)  # fmt: skip
"""Steps that carry the number of the effect that asks."""
TEXTUAL = frozenset(
    {ASK_BATS, ASK_DISCARD, ASK_MIX, ASK_REPLACE, ASK_REVIVE, ASK_SHORTAGE, ASK_SUPER, ASK_SURPRISE}
)
"""Questions without such a number that a card asks."""


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
    asked = t[QUESTION]
    if asked == ASK_ACTION:
        return _action(state, words)
    if asked in (ASK_TARGET, ASK_SPACE, ASK_TEXT):
        return _of_source(state, words)
    key, about = f"ask-{QUESTIONS[asked]}", _about(state)
    if asked in (ASK_HIT, ASK_MIX, ASK_SHORTAGE):
        about["n"], mixed = still_due(state)
        if mixed:
            key += "-mix"
    said = words.say(key, **about)
    card = _card(state, words.lang)
    return words.say("ask-of", name=card, asked=said) if card else said


def _action(state: ZedsState, words: Catalog) -> str:
    """What to do in the action phase, and what for: nobody is asked to act with nothing."""
    t, seat = state.t, state.to_act[0]
    paid = []
    if t[EVENT_ACTIONS]:
        paid.append(words.say("left-event", n=t[EVENT_ACTIONS]))
    if t[PLAYER_ACTIONS] >> seat & 1:
        paid.append(words.say("left-own-action"))
    names = free_units(state, seat, words.lang)
    said = [words.say("ask-action", left="some" if paid else "free" if names else "none")]
    if paid:
        said.append(words.say("ask-action-left", left=", ".join(paid)))
    if names:
        said.append(words.say("ask-action-free", names=", ".join(names)))
    return " ".join(said)


def _card(state: ZedsState, lang: str) -> str:
    """The card or ability that asks, where the step that waits for the answer knows it."""
    game, then = tell.rulebook(state), state.agenda[-1] if state.agenda else 0
    if state.agenda and then & KIND_MASK in NUMBERED:
        return sources.source(game, then >> KIND_BITS & 1023).name[lang]
    if state.t[QUESTION] == ASK_TRACK and then & KIND_MASK == SCENE_FOUND and state.t[STORY] >= 0:
        return game.data.stories[state.t[STORY]].name[lang]
    return _running(state, lang) if state.t[QUESTION] in TEXTUAL else ""


def _running(state: ZedsState, lang: str) -> str:
    """The card whose text is being carried out; nothing where that is not sure."""
    t, data = state.t, tell.content(state)
    ahead = False  # a story card that only named the scene: its text is still to come
    steps = [then & KIND_MASK for then in reversed(state.agenda)]
    for then, after in zip(steps, [*steps[1:], -1], strict=True):
        if then == STORY_TEXT:
            ahead = True
        elif then == STORY_END and not ahead:
            return data.stories[t[STORY]].name[lang]
        elif then == STORY_END:
            ahead = False
        elif then == END_TEXT:
            own = after in (NEXT_ENTRY, OPEN_PHASE) and t[PHASE] != ACTION_PHASE
            return data.events[t[EVENT]].name[lang] if own and t[EVENT] >= 0 else ""
    if t[QUESTION] == ASK_MIX and t[PHASE] == PRFN:  # ZD-1003
        return tell.piece_name(state, LOOTERS)[lang]
    return ""


def free_units(state: ZedsState, seat: int, lang: str) -> list[str]:
    """The units with free actions that a seat may use."""
    t = state.t
    return [
        tell.piece_name(state, unit)[lang]
        for unit in range(UNITS)
        if (t[FREE_ACTIONS + unit] or t[FREE_MOVES + unit]) and t[OWNER + unit] in (seat, NONE)
    ]


def left(state: ZedsState, seat: int, words: Catalog) -> str:
    """The actions that are lost if a seat ends them now; nothing if there are none."""
    t = state.t
    last = (1 << state.seats) - 1 == t[PASSED] | 1 << seat
    found = []
    if t[EVENT_ACTIONS] and last:
        found.append(words.say("left-event", n=t[EVENT_ACTIONS]))
    if t[PLAYER_ACTIONS] >> seat & 1:
        found.append(words.say("left-own"))
    names = free_units(state, seat, words.lang)
    if names:
        found.append(words.say("left-free", names=", ".join(names)))
    return ", ".join(found)


def effect(state: ZedsState) -> int:
    """The effect that asks for a piece, a space or a choice."""
    if state.t[QUESTION] == ASK_TEXT:
        return state.t[SUBJECT]
    return state.agenda[-1] >> KIND_BITS & 1023


def _of_source(state: ZedsState, words: Catalog) -> str:
    """A question of a card or an ability: its name, and what it does to what is chosen."""
    number, lang = effect(state), words.lang
    game = tell.rulebook(state)
    source = sources.source(game, number)
    key, name = f"ask-{QUESTIONS[state.t[QUESTION]]}", source.name[lang]
    gets = sources.gets(game, number)
    if gets is None or state.t[QUESTION] != ASK_TARGET:
        return words.say(f"{key}-of", name=name, text=source.text.get(lang, "")).strip()
    thing = VERB_IDS[state.book.effects[number][0]] in sources.GIVEN
    said = words.say(f"{key}-for" if thing else f"{key}-gets", name=name, gets=gets[lang])
    more = sources.marker_text(game, number)
    return f"{said} {more[lang]}" if more else said


def gets(state: ZedsState, lang: str) -> str:
    """What happens to the piece that is chosen now; nothing where that goes without saying."""
    asked = state.t[QUESTION]
    if asked == ASK_TARGET:
        return (sources.gets(tell.rulebook(state), effect(state)) or {}).get(lang, "")
    if asked in (ASK_HIT, ASK_SHORTAGE):
        return catalog("zeds", lang).say("gets-hit")
    return catalog("zeds", lang).say("gets-defender") if asked == ASK_DEFENDER else ""


def still_due(state: ZedsState) -> tuple[int, bool]:
    """How many hits or losses are still to be given, and whether they are a mix of several."""
    then, *outer = reversed(state.agenda)
    n = then >> KIND_BITS
    if then & KIND_MASK == GIVEN:
        return n & 31, False
    if then & KIND_MASK != SHORTAGE_HIT:
        return n & 63 if then & KIND_MASK == MIX_CHOSEN else 1, False
    mixed = bool(outer) and outer[0] & KIND_MASK == MIX_LOSS
    return (1 + (outer[0] >> KIND_BITS & 63), True) if mixed else (n, False)


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
