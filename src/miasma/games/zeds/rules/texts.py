"""Verbs that steer a text: rolls, choices, conditions, loops, story draws (ZD-1500).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.zeds import tell
from miasma.games.zeds.board import BRIDGE_AT, CITY_OF, NEAREST_FIRST, NUMBER_OF, START_OF, lowest
from miasma.games.zeds.pieces import FOE, OUT, SUPER_SET, ZED_TYPES
from miasma.games.zeds.rules import arrival, infection, moving, placing, verbs
from miasma.games.zeds.rules.ask import ask, ask_piece, leader, roll
from miasma.games.zeds.rules.context import with_piece, with_space
from miasma.games.zeds.rules.places import (
    all_zeds,
    fighters,
    has_room,
    on_track,
    put,
    send_away,
    zed_controlled,
)
from miasma.games.zeds.stages import (
    ARRIVE,
    CHAOS_REMOVE,
    CHAOS_REMOVED,
    DISCARD_HELD,
    EACH_ZED,
    HELD_CHOSEN,
    RALLIED,
    RALLY,
    STORY_DRAW,
    TEXT_CHOSEN,
    TEXT_ROLLED,
    ZED_CHOSEN,
)
from miasma.games.zeds.table import (
    ACTION_PHASE,
    ANSWER,
    ASK_CHAOS,
    ASK_DISCARD,
    ASK_FIRST,
    ASK_TEXT,
    AT_END,
    BAG,
    BRIDGE,
    CHAOS,
    DIE,
    DISCARDED,
    EVENT_ACTIONS,
    FOES_IN,
    HELD,
    INFECTION,
    NO_ENTRY,
    NONE,
    PHASE,
    PURPOSE_TEXT,
    SORT_CARD,
    SORT_OPTION,
    SORT_SPACE,
    TURN_FLAGS,
    WHY_TEXT,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def verb_choose(s: ZedsState, number: int, packed: int) -> None:
    """`choose`: one of several texts."""
    offer = (1 << len(s.book.effects[number]) - 1) - 1
    then = todo(TEXT_CHOSEN, number | packed << 10)
    ask(s, then, ASK_TEXT, SORT_OPTION, offer, verbs.decider(s, packed), number)


def text_chosen(s: ZedsState, arg: int) -> None:
    """The chosen text is carried out."""
    number, packed = arg & 1023, arg >> 10
    verbs.run(s, s.book.effects[number][1 + s.t[ANSWER]], packed)


def verb_roll(s: ZedsState, number: int, packed: int) -> None:
    """`roll`: one die, then the text of its row."""
    roll(s, todo(TEXT_ROLLED, number | packed << 10), WHY_TEXT)


def text_rolled(s: ZedsState, arg: int) -> None:
    """The row of the face."""
    number, packed = arg & 1023, arg >> 10
    verbs.run(s, s.book.effects[number][s.t[DIE]], packed)


def branch(s: ZedsState, number: int, packed: int, held: bool) -> None:
    """One of two texts."""
    verbs.run(s, s.book.effects[number][2 if held else 3], packed)


def verb_if_unit_at(s: ZedsState, number: int, packed: int) -> None:
    """`if_unit_at`: a player unit that is no refugee is there."""
    branch(s, number, packed, bool(fighters(s, s.book.effects[number][1])))


def verb_if_infection(s: ZedsState, number: int, packed: int) -> None:
    """`if_infection`: infection is at least so high."""
    branch(s, number, packed, s.t[INFECTION] >= s.book.effects[number][1])


def verb_if_supers(s: ZedsState, number: int, packed: int) -> None:
    """`if_supers`: at most so many super Zeds are on the board."""
    count = (all_zeds(s) & SUPER_SET).bit_count()
    branch(s, number, packed, count <= s.book.effects[number][1])


def verb_fate_draw(s: ZedsState, number: int, packed: int) -> None:
    """`fate_draw`: a story draw with a purpose of its own (ZD-201)."""
    program = s.book.effects[number][1]
    s.agenda.append(todo(STORY_DRAW, PURPOSE_TEXT | program << 2 | packed << 12))


def verb_for_each_space(s: ZedsState, number: int, packed: int) -> None:
    """`for_each_space`: every space of a kind in play, nearest town first."""
    spaces, controlled, program = s.book.effects[number][1:4]
    for space in reversed(NEAREST_FIRST):
        there = spaces & s.terms.board_spaces & 1 << space
        if there and (not controlled or zed_controlled(s, space)):
            verbs.run(s, program, with_space(packed, space))


def verb_for_each_chaos_space(s: ZedsState, number: int, packed: int) -> None:
    """`for_each_chaos_space`: of the track that is meant."""
    verbs.with_track_of(s, number, packed, s.book.effects[number][1])


def each_chaos_space(s: ZedsState, number: int, packed: int, track: int) -> None:
    """Every chaos space of the track, nearest town first."""
    program = s.book.effects[number][2]
    for space in range(START_OF[track], CITY_OF[track] + 1):
        if s.t[CHAOS + space]:
            verbs.run(s, program, with_space(packed, space))


def verb_for_each_zed(s: ZedsState, number: int, packed: int) -> None:
    """`for_each_zed`: of the track that is meant."""
    verbs.with_track_of(s, number, packed, s.book.effects[number][1])


def each_zed(s: ZedsState, number: int, packed: int, track: int) -> None:
    """Every Zed-side unit of the track, nearest town first, not on Start."""
    foes = on_track(s, track) & ~s.t[FOES_IN + START_OF[track]]
    s.agenda.append(todo(EACH_ZED, number | packed << 10 | foes << 33))


def next_zed(s: ZedsState, arg: int) -> None:
    """The next of them; members of a mob singly in your order."""
    number, packed, foes = arg & 1023, arg >> 10 & (1 << 23) - 1, arg >> 33
    t = s.t
    for space in NEAREST_FIRST:
        here = t[FOES_IN + space] & foes
        if here & here - 1:
            ask_piece(s, todo(ZED_CHOSEN, arg), ASK_FIRST, here << FOE, leader(s))
            return
        if here:
            do_zed(s, number, packed, foes, lowest(here))
            return


def zed_chosen(s: ZedsState, arg: int) -> None:
    """You choose who of a mob comes first."""
    number, packed, foes = arg & 1023, arg >> 10 & (1 << 23) - 1, arg >> 33
    do_zed(s, number, packed, foes, s.t[ANSWER] - FOE)


def do_zed(s: ZedsState, number: int, packed: int, foes: int, foe: int) -> None:
    """The text for one Zed, then the rest."""
    rest = foes & ~(1 << foe)
    s.agenda.append(todo(EACH_ZED, number | packed << 10 | rest << 33))
    verbs.run(s, s.book.effects[number][2], with_piece(packed, FOE + foe))


def verb_at_action_end(s: ZedsState, number: int, packed: int) -> None:
    """`at_action_end`: a text that waits."""
    s.t[AT_END] = s.book.effects[number][1]


def verb_extra_actions(s: ZedsState, number: int, packed: int) -> None:
    """`extra_actions`: lost after the action phase (ZD-1519)."""
    if s.t[PHASE] <= ACTION_PHASE:
        s.t[EVENT_ACTIONS] += s.book.effects[number][1]


def verb_turn_flag(s: ZedsState, number: int, packed: int) -> None:
    """`turn_flag`: until housekeeping."""
    s.t[TURN_FLAGS] |= s.book.effects[number][1]


def verb_discard_held(s: ZedsState, number: int, packed: int) -> None:
    """`discard_held`: held cards of your choice."""
    s.agenda.append(todo(DISCARD_HELD, s.book.effects[number][1]))


def discard_held(s: ZedsState, n: int) -> None:
    """The next held card to discard."""
    if n and s.t[HELD]:
        ask(s, todo(HELD_CHOSEN, n), ASK_DISCARD, SORT_CARD, s.t[HELD], leader(s))


def held_chosen(s: ZedsState, n: int) -> None:
    """It goes to the discard pile."""
    card = s.t[ANSWER]
    s.t[HELD] &= ~(1 << card)
    s.t[DISCARDED] |= 1 << card
    s.agenda.append(todo(DISCARD_HELD, n - 1))


def verb_block_space(s: ZedsState, number: int, packed: int) -> None:
    """`block_space`: a no-entry marker (ZD-412)."""
    s.t[NO_ENTRY] |= 1 << s.book.effects[number][1]


def verb_set_bridge(s: ZedsState, number: int, packed: int) -> None:
    """`set_bridge`: the bridge collapses (ZD-1501)."""
    s.t[BRIDGE] = 1
    if s.events is not None:
        tell.note(s, "bridge-down", space=BRIDGE_AT)


def verb_chaos_add(s: ZedsState, number: int, packed: int) -> None:
    """`chaos_add`: even where there is some already (ZD-433)."""
    space, n = s.book.effects[number][1:3]
    arrival.put_chaos(s, space, n)


def verb_chaos_remove(s: ZedsState, number: int, packed: int) -> None:
    """`chaos_remove`: up to so many markers, one by one."""
    s.agenda.append(todo(CHAOS_REMOVE, number | s.book.effects[number][1] << 10))


def chaos_remove(s: ZedsState, arg: int) -> None:
    """The next marker, if you like."""
    number, n = arg & 1023, arg >> 10
    spaces = moving.chaotic(s) & s.book.effects[number][2]
    if n and spaces:
        ask(s, todo(CHAOS_REMOVED, arg), ASK_CHAOS, SORT_SPACE, spaces, leader(s), NONE, 1)


def chaos_removed(s: ZedsState, arg: int) -> None:
    """A marker is taken off; it may cost infection."""
    number = arg & 1023
    if s.t[ANSWER] != NONE:
        arrival.take_chaos(s, s.t[ANSWER])
        infection.raise_infection(s, s.book.effects[number][3])
        s.agenda.append(todo(CHAOS_REMOVE, arg - (1 << 10)))


def verb_chaos_rally(s: ZedsState, number: int, packed: int) -> None:
    """`chaos_rally`: a Zed for every chaos space (ZD-1514)."""
    s.agenda.append(todo(RALLY, moving.chaotic(s)))


def rally(s: ZedsState, spaces: int) -> None:
    """The next chaos space, nearest town first; an empty bag ends it."""
    for space in NEAREST_FIRST:
        if spaces >> space & 1:
            if any(s.t[BAG : BAG + ZED_TYPES]):
                s.agenda.append(todo(RALLIED, space | spaces << 6))
                placing.draw_zed(s, 0)
            return


def rallied(s: ZedsState, arg: int) -> None:
    """A Zed weaker than the number of the space comes there, another goes back (ZD-1514)."""
    space, spaces = arg & 63, arg >> 6
    foe = s.t[ANSWER]
    s.agenda.append(todo(RALLY, spaces & ~(1 << space)))
    is_open = not s.t[NO_ENTRY] >> space & 1 and has_room(s, foe, space)  # ZD-412
    if s.book.full[foe] < NUMBER_OF[space] and is_open:
        put(s, foe, space)
        s.agenda.append(todo(ARRIVE, space | 1 << foe - FOE + 7))
    else:
        send_away(s, foe, OUT)


def verb_win(s: ZedsState, number: int, packed: int) -> None:
    """`win`: the final card says it, its Zeds phase decides (ZD-106)."""


def verb_ongoing(s: ZedsState, number: int, packed: int) -> None:
    """`ongoing`: works while the card is active (ZD-587)."""
