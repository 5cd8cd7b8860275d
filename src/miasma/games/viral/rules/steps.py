"""What an action sets off, and what each step of the agenda does.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import argument_of, kind_of
from miasma.core.chance import CHANCE
from miasma.games.viral.actions import KEEP, LAY_CRISIS, PLACE, STACK, VIRUS
from miasma.games.viral.rules import (
    bot,
    chance,
    crisis,
    draft,
    events,
    immune,
    pairs,
    points,
    research,
    setup,
)
from miasma.games.viral.table import (
    ACTIVE,
    ASK,
    ASK_BOT,
    ASK_DEAL,
    ASK_EVENT,
    ASK_FIRST,
    ASK_KEEP,
    ASK_STACK,
    ASK_TOKEN,
    BOT_ORGAN,
    BOT_PLACES,
    BOT_SOURCE,
    CHECK_CRISES,
    CHOOSE,
    CHOOSE_ICON,
    CHOOSE_PAIR,
    CLEAN_UP,
    CLEAR_ORGAN,
    CLOSE_ROUND,
    CRISIS_ORDER,
    CURE,
    CURE_PHASE,
    DEAL_CARD,
    DRAFT_PICK,
    DRAW_BOT,
    DRAW_EVENT,
    DRAW_FIRST,
    DRAW_TOKEN,
    EFFECT,
    END_ROUND,
    EVENT_DONE,
    EVENT_PART,
    EVENT_PHASE,
    EVENT_PICK_ORGAN,
    EVENT_PICK_VIRUS,
    FILL_DISPLAY,
    GAIN,
    IMMUNE_PHASE,
    MOVE_RESEARCH,
    MUTATION_PICK,
    NEXT_ICON,
    OPEN_ROUND,
    PICK_ORGAN,
    PICK_VIRUS,
    PLACE_NEXT,
    RELOCATE,
    REPRODUCE,
    RESEARCH_PHASE,
    RESOLVE,
    RESOLVE_CRISIS,
    SCORE_AREA,
    SETUP_PLACE,
    TAKE_CARD,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def apply(s: ViralState, action: int, seat: int) -> None:
    """Carry out a legal action."""
    if seat == CHANCE:
        chance.happen(s, action)
        return
    asked = s.t[ASK]
    if asked == CHOOSE_ICON:
        pairs.choose_icon(s, action)
    elif asked == PICK_ORGAN:
        pairs.pick_organ(s, action)
    elif asked == PICK_VIRUS:
        pairs.pick_virus(s, action)
    elif asked == CHOOSE_PAIR:
        pairs.choose(s, seat, action)
    elif asked == SETUP_PLACE:
        setup.place(s, action - PLACE)
    elif asked == MUTATION_PICK:
        points.pick(s, seat, action)
    elif asked == CRISIS_ORDER:
        crisis.take_token(s, action - LAY_CRISIS)
    elif asked == BOT_ORGAN:
        bot.pick_organ(s, action - PLACE)
    elif asked == BOT_SOURCE:
        bot.pick_source(s, action - VIRUS)
    elif asked == EVENT_PICK_VIRUS:
        events.pick_virus(s, action - VIRUS)
    elif asked == EVENT_PICK_ORGAN:
        events.pick_organ(s, action)
    elif asked == DRAFT_PICK:
        draft.keep(s, seat, action - KEEP)
    else:
        draft.stack(s, seat, action - STACK)


def run(s: ViralState, packed: int) -> None:
    """Carry out a step of the agenda; those of every round come first."""
    kind = kind_of(packed)
    argument = argument_of(packed)
    if kind == SCORE_AREA:
        research.score_area(s, argument)
    elif kind == RESOLVE:
        pairs.resolve(s, argument)
    elif kind == MOVE_RESEARCH:
        research.move_research(s, argument & 7, (argument >> 3) - research.SHIFT)
    elif kind == GAIN:
        points.gain(s, argument & 7, argument >> 3)
    elif kind == TAKE_CARD:
        points.take_card(s, argument)
    elif kind == FILL_DISPLAY:
        points.fill_display(s)
    elif kind == CHOOSE:
        pairs.open_choice(s, argument)
    elif kind == NEXT_ICON:
        pairs.next_icon(s)
    elif kind == CHECK_CRISES:
        crisis.check(s)
    elif kind == RESOLVE_CRISIS:
        immune.resolve_crisis(s, argument)
    elif kind == CLEAR_ORGAN:
        immune.clear_organ(s, argument)
    elif kind == EFFECT:
        events.effect(s, argument)
    elif kind == EVENT_PART:
        verb = REPRODUCE if argument & 8 else RELOCATE
        events.part(s, argument & 7, verb, argument >> 4)
    elif kind == BOT_PLACES:
        bot.places(s, argument)
    elif kind == CURE:
        immune.cure(s, argument)
    else:
        run_phase(s, kind, argument)


def run_phase(s: ViralState, kind: int, argument: int) -> None:
    """Carry out a step that opens or closes a part of the round, or belongs to the set-up."""
    if kind == CLEAN_UP:
        pairs.clean_up(s)
    elif kind == RESEARCH_PHASE:
        research.open_phase(s)
    elif kind == EVENT_PHASE:
        events.open_phase(s)
    elif kind == EVENT_DONE:
        events.done(s)
    elif kind == IMMUNE_PHASE:
        immune.open_phase(s)
    elif kind == CURE_PHASE:
        immune.open_cure(s)
    elif kind == END_ROUND:
        immune.end_round(s)
    elif kind == CLOSE_ROUND:
        immune.close_round(s)
    elif kind == OPEN_ROUND:
        setup.open_round(s)
    elif kind == ASK_BOT:
        chance.ask(s, DRAW_BOT)
    elif kind == PLACE_NEXT:
        setup.place_next(s)
    elif kind == ASK_EVENT:
        chance.ask(s, DRAW_EVENT)
    elif kind == ASK_TOKEN:
        chance.ask(s, DRAW_TOKEN)
    elif kind == ASK_DEAL:
        s.t[ACTIVE] = argument
        chance.ask(s, DEAL_CARD)
    elif kind == ASK_KEEP:
        draft.ask_keep(s)
    elif kind == ASK_STACK:
        draft.ask_stack(s)
    elif kind == ASK_FIRST:
        chance.ask(s, DRAW_FIRST)
