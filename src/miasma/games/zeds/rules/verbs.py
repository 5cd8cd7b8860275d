"""Texts: lists of effects carried out in order, unit filters, what can have an effect (5.15).

A text is a program of the book; RUN_LIST walks through it with its context packed beside it.
Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from miasma.core.agenda import plan, todo
from miasma.games.zeds.board import (
    ALL_BEDS,
    NEAR,
    NUMBER_OF,
    TRACK_OF,
    TRACK_SPACES,
    lowest,
    members,
)
from miasma.games.zeds.effects import (
    D3,
    D6,
    EACH,
    PICK,
    PICK_ALL,
    PICK_CHOICE,
    PICK_FARTHEST_ON_FATED,
    PICK_ONE_SPACE,
    PICK_STRONGEST_ON_FATED,
    SELF,
    VERB_IDS,
    ZEDS_NEAR_TOWN,
)
from miasma.games.zeds.pieces import FIGHTING, FOE, VILLAGER_SET, VIP_BIT, ZED_SIDE
from miasma.games.zeds.rules import hits, moving, refuge, research, rides, stories, strikes, units
from miasma.games.zeds.rules.ask import ask, ask_piece, owner, roll
from miasma.games.zeds.rules.context import track_in, unit_in
from miasma.games.zeds.rules.places import awake, fighters, strength
from miasma.games.zeds.stages import (
    AIM_SOME,
    END_TEXT,
    RETREAT_FOES,
    RETREAT_UNITS,
    RUN_LIST,
    VERB_ANSWER,
    VERB_PIECE,
    VERB_ROLLED,
    VERB_SOME,
    VERB_SPACE,
    VERB_TO,
)
from miasma.games.zeds.table import (
    AMMO,
    ANSWER,
    ASK_SPACE,
    ASK_TARGET,
    AT,
    DEFIANT,
    DIE,
    FOE_SPACES,
    FOES_IN,
    FRIENDS,
    INFECTION,
    MARKER,
    MOST,
    NONE,
    REFUGEES,
    SORT_SPACE,
    SUPPLIES,
    TEXTS,
    WHY_TEXT,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


Do = Callable[["ZedsState", int, int], None]
"""Carries out an effect (its number) in a context."""
To = Callable[["ZedsState", int, int, int], None]
"""The same for one piece, space or number."""

DO: Final[list[Do]] = []
"""Per verb: what it does. Filled by `steps.py`."""
TO: Final[dict[int, To]] = {}
"""Per verb that aims at pieces, spaces, tracks or numbers: what it does to one of them."""

EVEN_COMATOSE: Final[frozenset[str]] = frozenset({"heal", "kill", "hit"})
"""Verbs whose filters comatose units fit, too (ZD-1522)."""
FOR_FIGHTERS: Final[frozenset[str]] = frozenset({"ambush", "to_bed"})
"""Verbs that refugees are no units for."""


def start_text(s: ZedsState, program: int, packed: int) -> None:
    """Run a text as one effect: what it causes waits until it is finished (ZD-810)."""
    if program:
        s.t[TEXTS] += 1
        plan(s.agenda, todo(RUN_LIST, program | packed << 16), END_TEXT)


def run(s: ZedsState, program: int, packed: int) -> None:
    """Run a list of effects inside a text."""
    if program:
        s.agenda.append(todo(RUN_LIST, program | packed << 16))


def run_list(s: ZedsState, arg: int) -> None:
    """The next effect of a list, finished before the one after it (ZD-109)."""
    program, place, packed = arg & 1023, arg >> 10 & 63, arg >> 16
    numbers = s.book.lists[program]
    if place >= len(numbers):
        return
    if place + 1 < len(numbers):
        s.agenda.append(todo(RUN_LIST, arg + (1 << 10)))
    number = numbers[place]
    DO[s.book.effects[number][0]](s, number, packed)


# -- filters ------------------------------------------------------------------------------------


def fitting(s: ZedsState, number: int, packed: int, even_comatose: bool = False) -> int:
    """The pieces (bits) that a unit filter fits (ZD-1522)."""
    unit = unit_in(packed)
    if number == SELF:
        return 1 << unit
    t = s.t
    _, _, spaces, within, others, _, allowed, fit_foes, civil, villagers = s.book.filters[number]
    if within >= 0:
        spaces &= NEAR[within][t[AT + unit]]
    friends = foes = 0
    for space in members(spaces):
        friends |= t[FRIENDS + space]
    if fit_foes:
        for space in members(spaces & t[FOE_SPACES]):
            foes |= t[FOES_IN + space]
    if civil:
        allowed |= t[REFUGEES] | VIP_BIT
    if villagers:
        allowed |= VILLAGER_SET & ~t[REFUGEES]
    friends &= allowed
    if others:
        friends &= ~(1 << unit)
    if friends and spaces & ALL_BEDS and not even_comatose:
        friends = awake(s, friends)
    return friends | (foes & fit_foes) << FOE


def aim(s: ZedsState, number: int, packed: int, filter_: int, count: int = 0) -> None:
    """Do something to the pieces of a filter: all, or those that are picked (ZD-1522)."""
    pieces = aimed(s, number, packed, filter_)
    pick = s.book.filters[filter_][PICK]
    seat = decider(s, packed)
    if count:
        aim_some(s, number | packed << 10 | count << 33)
    elif pick == PICK_ALL:
        for piece in sorted(members(pieces), reverse=True):  # the agenda turns the order round
            s.agenda.append(todo(VERB_TO, number | packed << 10 | piece << 33))
    elif pick == PICK_ONE_SPACE:
        offer = spaces_of(s, pieces)
        if offer:
            ask(s, todo(VERB_SPACE, number | packed << 10), ASK_SPACE, SORT_SPACE, offer, seat)
    elif pieces:
        pieces = picked(s, pieces, pick, packed)
        if pick != PICK_CHOICE and not pieces & pieces - 1:
            if pieces:
                s.agenda.append(todo(VERB_TO, number | packed << 10 | lowest(pieces) << 33))
        else:
            ask_piece(s, todo(VERB_PIECE, number | packed << 10), ASK_TARGET, pieces, seat)


def decider(s: ZedsState, packed: int) -> int:
    """The seat that chooses for a text: the owner of the acting unit, else the lead (ZD-126)."""
    return owner(s, unit_in(packed))


def aimed(s: ZedsState, number: int, packed: int, filter_: int) -> int:
    """The pieces an effect may aim at: those of its filter that it does something to."""
    verb = VERB_IDS[s.book.effects[number][0]]
    pieces = fitting(s, filter_, packed, verb in EVEN_COMATOSE)
    if verb == "heal":
        return hits.healable(s, pieces)
    if verb == "release":
        return pieces & (s.t[DEFIANT] | VILLAGER_SET)
    if verb in FOR_FIGHTERS:
        return pieces & FIGHTING  # ZD-111
    return pieces


def aim_some(s: ZedsState, arg: int) -> None:
    """Up to so many pieces, chosen one by one; more than one is "up to" (ZD-1522)."""
    number, packed, count, done = arg & 1023, arg >> 10 & (1 << 23) - 1, arg >> 33 & 15, arg >> 37
    filter_ = s.book.effects[number][1]
    pieces = aimed(s, number, packed, filter_) & ~done
    if count and pieces:
        optional = int(count > 1 or bool(done))
        ask_piece(s, todo(VERB_SOME, arg), ASK_TARGET, pieces, decider(s, packed), optional)


def verb_some(s: ZedsState, arg: int) -> None:
    """One was chosen, or no more."""
    piece = s.t[ANSWER]
    if piece == NONE:
        return
    number, packed = arg & 1023, arg >> 10 & (1 << 23) - 1
    rest = arg - (1 << 33) | 1 << piece + 37
    plan(s.agenda, todo(VERB_TO, number | packed << 10 | piece << 33), todo(AIM_SOME, rest))


def verb_piece(s: ZedsState, arg: int) -> None:
    """The picked piece."""
    verb_to(s, arg | s.t[ANSWER] << 33)


def verb_to(s: ZedsState, arg: int) -> None:
    """An effect on one piece, space, track or number."""
    number, packed, what = arg & 1023, arg >> 10 & (1 << 23) - 1, arg >> 33
    TO[s.book.effects[number][0]](s, number, packed, what)


def verb_answer(s: ZedsState, arg: int) -> None:
    """An effect on what was just answered: a track, a space; nothing if there is none."""
    if s.t[ANSWER] != NONE:
        verb_to(s, arg | s.t[ANSWER] << 33)


def verb_space(s: ZedsState, arg: int) -> None:
    """All fitting pieces of the chosen space."""
    number, packed = arg & 1023, arg >> 10
    t = s.t
    space = t[ANSWER]
    pieces = aimed(s, number, packed, s.book.effects[number][1])
    pieces &= t[FRIENDS + space] | t[FOES_IN + space] << FOE
    if VERB_IDS[s.book.effects[number][0]] == "retreat":
        retreat_from(s, space, pieces)
        return
    for piece in sorted(members(pieces), reverse=True):  # the agenda turns the order round
        s.agenda.append(todo(VERB_TO, arg | piece << 33))


def retreat_from(s: ZedsState, space: int, pieces: int) -> None:
    """Some pieces of a space fall back, each side in its own direction; refugees stay."""
    units = pieces & FIGHTING
    plan(
        s.agenda,
        todo(RETREAT_UNITS, space | units << 6),
        todo(RETREAT_FOES, space | pieces >> FOE << 6),
    )


def spaces_of(s: ZedsState, pieces: int) -> int:
    """The spaces (bits) in which pieces stand."""
    found = 0
    for piece in members(pieces):
        found |= 1 << s.t[AT + piece]
    return found


def picked(s: ZedsState, pieces: int, pick: int, packed: int) -> int:
    """Those that a pick leaves: several where you choose (ZD-1522)."""
    t = s.t
    if pick in (PICK_STRONGEST_ON_FATED, PICK_FARTHEST_ON_FATED):
        scene = track_in(packed)
        pieces = sum(1 << p for p in members(pieces) if TRACK_OF[t[AT + p]] == scene)
    if pick == PICK_CHOICE or not pieces:
        return pieces
    found = list(members(pieces))
    if pick == PICK_FARTHEST_ON_FATED:
        far = max(NUMBER_OF[t[AT + p]] for p in found)
        return sum(1 << p for p in found if NUMBER_OF[t[AT + p]] == far)
    best = max(strength(s, p) for p in found)
    found = [p for p in found if strength(s, p) == best]
    near = min(NUMBER_OF[t[AT + p]] for p in found)
    return sum(1 << p for p in found if NUMBER_OF[t[AT + p]] == near)


# -- numbers and tracks -------------------------------------------------------------------------


def with_number(s: ZedsState, number: int, packed: int, n: int) -> None:
    """Do something n times or by n; n may be a die (ZD-1521)."""
    arg = number | packed << 10
    if n in (D6, D3):
        roll(s, todo(VERB_ROLLED, arg | (n == D3) << 33), WHY_TEXT)
    elif n == ZEDS_NEAR_TOWN:
        count = 0
        for space in range(TRACK_SPACES):
            if NUMBER_OF[space] <= 2:
                count += (s.t[FOES_IN + space] & ZED_SIDE).bit_count()
        verb_to(s, arg | count << 33)
    else:
        verb_to(s, arg | n << 33)


def verb_rolled(s: ZedsState, arg: int) -> None:
    """The die gives the number; half of it, rounded up, for a `1d3`."""
    halved, arg = arg >> 33, arg & (1 << 33) - 1
    face = s.t[DIE]
    verb_to(s, arg | (face + 1 >> 1 if halved else face) << 33)


def with_track_of(s: ZedsState, number: int, packed: int, word: int) -> None:
    """Do something on the track that is meant; with `each` on every one (ZD-1521)."""
    arg = number | packed << 10
    if word == EACH:
        for track in reversed(s.terms.tracks):
            s.agenda.append(todo(VERB_TO, arg | track << 33))
    else:
        stories.find_track(s, word, packed, todo(VERB_ANSWER, arg))


# -- what can have an effect --------------------------------------------------------------------


def text_possible(s: ZedsState, program: int, packed: int) -> bool:
    """Whether a text can have an effect (ZD-122, ZD-502): its first part decides."""
    if not program:
        return False
    first = s.book.lists[program][0]
    test = CAN.get(s.book.effects[first][0])
    return test is None or test(s, first, packed)


def possible(s: ZedsState, number: int, packed: int) -> bool:
    """Whether an effect can have one now; verbs without a test always can."""
    effect = s.book.effects[number]
    test = CAN.get(effect[0])
    return test is None or test(s, number, packed)


def can_aim(s: ZedsState, number: int, packed: int) -> bool:
    """Somebody fits."""
    filter_ = s.book.effects[number][1]
    return filter_ == SELF or bool(aimed(s, number, packed, filter_))


def can_fit(s: ZedsState, number: int, packed: int) -> bool:
    """Somebody fits, or it is the acting unit."""
    filter_ = s.book.effects[number][1]
    return filter_ == SELF or bool(fitting(s, filter_, packed))


def can_mark(s: ZedsState, number: int, packed: int) -> bool:
    """Somebody fits who does not bear the marker yet."""
    marker, filter_ = s.book.effects[number][1:3]
    others = fitting(s, filter_, packed)
    bearer_now = s.t[MARKER + marker]
    return bool(others & ~(1 << bearer_now) if bearer_now >= 0 else others)


def can_come(s: ZedsState, number: int, packed: int) -> bool:
    """Somebody is available."""
    return units.can_come(s, s.book.effects[number][1])


def can_fall(s: ZedsState, number: int, packed: int) -> bool:
    """There is infection to lower."""
    return s.t[INFECTION] > 0


def can_convert(s: ZedsState, number: int, packed: int) -> bool:
    """The price is there, and what it buys has an effect."""
    t = s.t
    effect = s.book.effects[number]
    payable = t[SUPPLIES] >= effect[1] and t[AMMO] >= effect[2]
    return payable and text_possible(s, effect[3], packed)


def can_calm(s: ZedsState, number: int, packed: int) -> bool:
    """There is chaos to remove."""
    return bool(moving.chaotic(s) & s.book.effects[number][2])


def can_gain(s: ZedsState, number: int, packed: int) -> bool:
    """There is room on a track."""
    t = s.t
    effect = s.book.effects[number]
    return (effect[1] > 0 and t[SUPPLIES] < MOST) or (effect[2] > 0 and t[AMMO] < MOST)


def can_move_refugees(s: ZedsState, number: int, packed: int) -> bool:
    """Some refugees can move."""
    return bool(refuge.movers(s, s.book.effects[number]))


def can_fire(s: ZedsState, number: int, packed: int) -> bool:
    """There are attackers, or targets for the cannon."""
    return s.book.effects[number][2] == 1 or bool(strikes.cannon_targets(s))


def can_if_unit_at(s: ZedsState, number: int, packed: int) -> bool:
    """A unit is there, and the text has an effect."""
    effect = s.book.effects[number]
    return bool(fighters(s, effect[1])) and text_possible(s, effect[2], packed)


def can_reveal(s: ZedsState, number: int, packed: int) -> bool:
    """A research card is left."""
    return research.cards_left(s) > 0


def can_ride(s: ZedsState, number: int, packed: int) -> bool:
    """A hero could take the Move."""
    return bool(rides.drivers(s, s.book.effects[number]))


def can_shoot_from_town(s: ZedsState, number: int, packed: int) -> bool:
    """Somebody else in Town Center has a target."""
    return bool(strikes.citadel_shooters(s, unit_in(packed)))


CAN: Final[dict[int, Callable[[ZedsState, int, int], bool]]] = {
    VERB_IDS.index("heal"): can_aim,
    VERB_IDS.index("kill"): can_aim,
    VERB_IDS.index("release"): can_aim,
    VERB_IDS.index("free_action"): can_fit,
    VERB_IDS.index("give_marker"): can_mark,
    VERB_IDS.index("place_unit"): can_come,
    VERB_IDS.index("sub_infection"): can_fall,
    VERB_IDS.index("convert"): can_convert,
    VERB_IDS.index("chaos_remove"): can_calm,
    VERB_IDS.index("gain"): can_gain,
    VERB_IDS.index("move_refugees"): can_move_refugees,
    VERB_IDS.index("gunfire"): can_fire,
    VERB_IDS.index("if_unit_at"): can_if_unit_at,
    VERB_IDS.index("research_reveal"): can_reveal,
    VERB_IDS.index("extra_move"): can_ride,
    VERB_IDS.index("fly"): can_ride,
    VERB_IDS.index("free_gunfire"): can_shoot_from_town,
}
"""Per verb that may have no effect: whether it can have one now."""
