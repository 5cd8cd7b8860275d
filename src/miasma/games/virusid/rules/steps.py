"""What an action sets off, and what each step of the agenda does.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import argument_of, kind_of
from miasma.core.chance import CHANCE
from miasma.games.virusid import tell
from miasma.games.virusid.actions import (
    BURY,
    CORPSE,
    DONATE,
    END,
    HEAL,
    INFECT,
    KILL,
    MARK,
    ONCE,
    PASS,
    RETURN,
    UNMARK,
)
from miasma.games.virusid.rules import (
    build,
    chance,
    effects,
    event,
    infection,
    markers,
    mortality,
    mutation,
    nodes,
    pathogen,
    setup,
    turn,
)
from miasma.games.virusid.table import (
    ASK_BACK,
    ASK_BURY,
    ASK_CARD,
    ASK_CLEAR,
    ASK_CORPSE,
    ASK_GATHERING,
    ASK_GENE,
    ASK_MARK,
    ASK_ONCE,
    ASK_STARTER,
    ASK_STRAIN,
    BUILD,
    DEAL_CARD,
    DEAL_GENE,
    DEAL_STARTER,
    DEAL_STRAIN,
    DEATHS,
    DNA,
    DRAW_EVENT,
    EFFECT,
    END_TURN,
    EQUIP,
    HEAL_CITY,
    INCOME,
    NODE,
    NONE,
    OPEN_BUILD,
    OPEN_FIRST,
    OPEN_TURN,
    OPEN_WAITING,
    PHASE_0,
    PHASE_2,
    PHASE_3,
    PHASE_4,
    SIX,
    START_VALUES,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState


def apply(s: VirusidState, action: int, seat: int) -> None:
    """Carry out a legal action."""
    s.offered = None
    if seat == CHANCE:
        chance.happen(s, action)
    elif action < INFECT:
        setup.place_first(s, action, seat)
    elif action < ONCE:
        infection.infect(s, action)
    elif action < PASS:
        effects.place_once(s, action, seat)
    elif action == PASS:
        if s.events is not None:
            tell.passed(s, seat)
    elif action == END:
        end(s, seat)
    elif action < DONATE:
        mutation.act(s, action, seat)
    elif action < HEAL:
        pathogen.donate(s, action, seat)
    elif action < KILL:
        event.heal(s, action)
    elif action < RETURN:
        mortality.kill(s, action)
    elif action < CORPSE:
        effects.take_back(s, action, seat)
    elif action < BURY:
        effects.place_corpse(s, action)
    elif action < MARK:
        effects.bury(s, action)
    elif action < UNMARK:
        markers.mark(s, action)
    else:
        markers.clear(s, action)


def end(s: VirusidState, seat: int) -> None:
    """The end of phase 3, or of a build: there DNA above the maximum is lost (VR-24)."""
    if s.t[NODE] == BUILD:
        s.t[DNA + seat] = min(s.t[DNA + seat], s.terms.dna_max)
        if s.events is not None:
            tell.built(s, seat)
    else:
        turn.end_mutation(s)


def run(s: VirusidState, packed: int) -> None:
    """Carry out a step of the agenda."""
    kind = kind_of(packed)
    argument = argument_of(packed)
    if kind == EFFECT:
        effects.carry_out(s, argument)
    elif kind == HEAL_CITY:
        event.ask_heal(s, argument)
    elif kind == INCOME:
        event.income(s)
    elif kind == PHASE_2:
        infection.open_phase(s)
    elif kind == PHASE_3:
        mutation.open_phase(s)
    elif kind == PHASE_4:
        mortality.open_phase(s)
    elif kind == DEATHS:
        mortality.ask_death(s)
    elif kind == SIX:
        mortality.ask_sixth(s)
    elif kind == END_TURN:
        turn.end_turn(s)
    elif kind == OPEN_TURN:
        turn.open_turn(s, argument)
    elif kind == DRAW_EVENT:
        event.ask_draw(s)
    elif kind == PHASE_0:
        pathogen.open_phase(s)
    elif kind >= ASK_ONCE:
        run_question(s, kind, argument)
    else:
        run_setup(s, kind, argument)


def run_question(s: VirusidState, kind: int, argument: int) -> None:
    """Ask what an effect leaves to a player."""
    if kind == ASK_ONCE:
        effects.ask_once(s, argument)
    elif kind == ASK_GATHERING:
        effects.ask_gathering(s, argument)
    elif kind == ASK_BACK:
        effects.ask_back(s, argument)
    elif kind == ASK_MARK:
        markers.ask_mark(s, argument)
    elif kind == ASK_CLEAR:
        markers.ask_clear(s, argument)
    elif kind == ASK_CORPSE:
        effects.ask_corpse(s, argument)
    elif kind == ASK_BURY:
        effects.ask_bury(s, argument)


def run_setup(s: VirusidState, kind: int, argument: int) -> None:
    """Carry out a step of the setup."""
    if kind == DEAL_STARTER:
        nodes.ask_chance(s, ASK_STARTER, NONE)
    elif kind == DEAL_CARD:
        nodes.ask_chance(s, ASK_CARD, argument)
    elif kind == DEAL_STRAIN:
        nodes.ask_chance(s, ASK_STRAIN, argument)
    elif kind == DEAL_GENE:
        nodes.ask_chance(s, ASK_GENE, argument)
    elif kind == EQUIP:
        setup.equip(s, argument)
    elif kind == START_VALUES:
        setup.set_start_values(s, argument)
    elif kind == OPEN_BUILD:
        build.ask(s, argument)
    elif kind == OPEN_FIRST:
        setup.ask_first(s, argument)
    elif kind == OPEN_WAITING:
        setup.next_waiting(s, argument)
