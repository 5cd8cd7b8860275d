"""Hits, saving rolls, infectors (ZD-605, ZD-618 to ZD-629).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import (
    FORESIGHT,
    LUCKY_SAVE,
    OFFICE_HEAL_INFECTION,
    OFFICE_SAVE_BONUS,
)
from miasma.games.zeds.board import (
    CAMP,
    GRAVEYARD,
    HOSPITAL,
    LAST_IN_PLAY,
    OFFICES,
    ON_TRACKS,
    START_OF,
    TOWN,
    TRACK_OF,
    TRACK_SPACES,
    lowest,
    members,
)
from miasma.games.zeds.effects import FALLEN_RISE, SAVE_BONUS, TOUGH
from miasma.games.zeds.pieces import (
    CIVILIAN_SET,
    FIGHTERS,
    FOE,
    HEROES,
    SPREADER,
    SPREADER_SET,
    UNITS,
    VIP,
)
from miasma.games.zeds.rules import infection
from miasma.games.zeds.rules.ask import ask, ask_piece, ask_yes, owner, roll
from miasma.games.zeds.rules.places import (
    active_rule,
    bearer,
    eliminate,
    free_beds,
    is_comatose,
    kill,
    patients,
    put,
)
from miasma.games.zeds.stages import (
    BED_DECLINED,
    BED_FREED,
    FORESEE,
    GIVE_HITS,
    GIVEN,
    HIT,
    INFECTOR_ROLLED,
    RESISTED,
    SAVE,
    SAVE_ROLLED,
)
from miasma.games.zeds.table import (
    ANSWER,
    ANYWHERE,
    ASK_DECLINE,
    ASK_DISCHARGE,
    ASK_HIT,
    AT,
    DEALT,
    DICE,
    DIE,
    F_UNIT,
    FIGHT,
    FOES_IN,
    G_BACK,
    HEALED,
    LAST_HEALED,
    MARKER,
    NONE,
    REFUGEES,
    RISING,
    SORT_DISCHARGE,
    TURN_FLAGS,
    WHY_INFECTOR,
    WHY_RESIST,
    WHY_SAVE,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def give_hits(s: ZedsState, arg: int) -> None:
    """Hits on a group, given one by one by you; an infector last (ZD-605)."""
    n, space, group = arg & 31, arg >> 5 & 63, arg >> 11
    t = s.t
    if space == ANYWHERE:
        group = in_play(s, group)
    else:
        group &= t[FOES_IN + space]
    if not n or not group:
        t[DEALT] += n
        return
    seat = owner(s, t[F_UNIT] if t[FIGHT] >= 0 else NONE)
    targets = group & ~SPREADER_SET or group
    ask_piece(s, todo(GIVEN, arg), ASK_HIT, targets << FOE, seat)


def in_play(s: ZedsState, foes: int) -> int:
    """Those of some foes that are on the board."""
    found = 0
    for foe in members(foes):
        if s.t[AT + FOE + foe] >= 0:
            found |= 1 << foe
    return found


def given(s: ZedsState, arg: int) -> None:
    """The chosen foe takes one hit, then the next is given."""
    if arg & 31 > 1:
        s.agenda.append(todo(GIVE_HITS, arg - 1))
    hit(s, s.t[ANSWER] | 1 << 7)


def hit(s: ZedsState, arg: int) -> None:
    """A piece takes hits (ZD-618); infectors and refugees roll at once (ZD-626, ZD-627)."""
    piece, n = arg & 127, arg >> 7
    t = s.t
    book = s.book
    space = t[AT + piece]
    if space < 0 or space == GRAVEYARD or n <= 0:
        t[DEALT] += n
        return
    if piece >= SPREADER:
        t[DEALT] += n
        roll(s, todo(INFECTOR_ROLLED, piece), WHY_INFECTOR, 1, piece)
    elif FIGHTERS <= piece < UNITS:
        if t[REFUGEES] >> piece & 1 or piece == VIP:  # ZD-1011, ZD-1015
            lose_last(s, piece)
    elif t[WOUNDS + piece] >= book.hits_total[piece]:
        kill(s, piece)  # ZD-625: comatose
    elif book.resist_min[piece] or book.resist_low[piece] or t[MARKER + TOUGH] == piece:
        roll(s, todo(RESISTED, arg), WHY_RESIST, 1, piece)  # ZD-612, ZD-619
    else:
        suffer(s, piece, n)


def resisted(s: ZedsState, arg: int) -> None:
    """A die for one hit: tough units ignore it on a high one, tough Zeds on a low one."""
    piece, n = arg & 127, arg >> 7
    t = s.t
    book = s.book
    face = t[DIE]
    low = book.resist_low[piece] or (
        book.marker_numbers[TOUGH] if t[MARKER + TOUGH] == piece else 0
    )
    if (book.resist_min[piece] and face >= book.resist_min[piece]) or face <= low:
        if s.events is not None:
            tell.note(s, "resisted", piece, t[AT + piece])
    elif suffer(s, piece, 1):
        t[DEALT] += n - 1
        return
    if n > 1:
        s.agenda.append(todo(HIT, piece | n - 1 << 7))


def suffer(s: ZedsState, piece: int, n: int) -> bool:
    """Hits take effect; whether the last one was among them."""
    t = s.t
    t[DEALT] += n
    total = s.book.hits_total[piece]
    t[WOUNDS + piece] = min(total, t[WOUNDS + piece] + n)
    if s.events is not None:
        tell.note(s, "hit", piece, t[AT + piece], n)
    if t[WOUNDS + piece] < total:
        return False
    if piece >= FOE:
        eliminate(s, piece)
    else:
        lose_last(s, piece)
    return True


def lose_last(s: ZedsState, unit: int) -> None:
    """The last hit: death in the hospital (ZD-625), else a saving roll (ZD-621, ZD-622)."""
    t = s.t
    space = t[AT + unit]
    if CIVILIAN_SET >> unit & 1 and t[TURN_FLAGS] & FALLEN_RISE and ON_TRACKS >> space & 1:
        grave = space  # ZD-650: one for each of them
        while t[RISING] >> grave & 1:
            grave += TRACK_SPACES
        t[RISING] |= 1 << grave
    if HOSPITAL >> space & 1:
        kill(s, unit)
    else:
        s.agenda.append(todo(SAVE, unit))


def infector_rolled(s: ZedsState, infector: int) -> None:
    """1-3 back to the Start of its track unharmed, 4-6 killed (ZD-626)."""
    t = s.t
    if t[DIE] >= s.book.saved:
        eliminate(s, infector)
        return
    start = START_OF[TRACK_OF[t[AT + infector]]]
    if s.events is not None:
        tell.note(s, "sent-back", infector, start)
    put(s, infector, start)
    t[G_BACK] |= 1 << infector - FOE


# -- saving rolls -------------------------------------------------------------------------------


def save(s: ZedsState, unit: int) -> None:
    """Roll to save a unit; the lucky one rolls twice (ZD-621, ZD-622, ZD-629)."""
    dice = 2 if s.book.has[LUCKY_SAVE] >> unit & 1 else 1
    roll(s, todo(SAVE_ROLLED, unit), WHY_SAVE, dice, unit)


def save_bonus(s: ZedsState) -> int:
    """What is added to your saving rolls (ZD-629)."""
    bonus = active_rule(s, SAVE_BONUS)
    agent = bearer(s, OFFICE_SAVE_BONUS)
    if agent >= 0 and OFFICES >> s.t[AT + agent] & 1:
        bonus += s.book.save_bonus
    return bonus


def save_rolled(s: ZedsState, unit: int) -> None:
    """Dead, or saved: to Town Center in the base game (ZD-621), else to a bed (ZD-622)."""
    t = s.t
    face = max(t[DIE : DIE + t[DICE]]) + save_bonus(s)
    if face < s.book.saved:
        kill(s, unit)
    elif s.terms.level == 0:
        t[WOUNDS + unit] = 0 if unit < HEROES else s.book.hits_full[unit]
        if s.events is not None:
            tell.note(s, "saved", unit, TOWN)
        put(s, unit, TOWN)
    else:
        take_bed(s, unit)


def take_bed(s: ZedsState, unit: int) -> None:
    """Look for a bed; patients may leave to make room (ZD-623)."""
    seat = owner(s, unit)
    if free_beds(s):
        ask_yes(s, todo(BED_DECLINED, unit), ASK_DECLINE, seat, unit)
    elif patients(s):
        ask(s, todo(BED_FREED, unit), ASK_DISCHARGE, SORT_DISCHARGE, 0, seat, unit, 1)
    else:
        kill(s, unit)


def bed_freed(s: ZedsState, unit: int) -> None:
    """A patient has left, or nobody has and the unit dies."""
    if s.t[ANSWER] == NONE:
        kill(s, unit)
    else:
        take_bed(s, unit)


def bed_declined(s: ZedsState, unit: int) -> None:
    """The graveyard instead of a bed, if you like (ZD-624); else comatose, infection +1."""
    if s.t[ANSWER]:
        kill(s, unit)
        return
    lay_in_bed(s, unit, s.book.hits_total[unit])
    infection.raise_infection(s, 1)  # ZD-840


def lay_in_bed(s: ZedsState, unit: int, wounds: int) -> None:
    """A unit takes the free bed with the lowest number."""
    t = s.t
    bed = lowest(free_beds(s))
    t[WOUNDS + unit] = wounds
    if s.events is not None:
        tell.note(s, "bed", unit, bed)
    put(s, unit, bed)


def discharge(s: ZedsState, unit: int) -> None:
    """A patient goes to Town Center (ZD-512)."""
    if s.events is not None:
        tell.note(s, "discharged", unit)
    put(s, unit, TOWN)


def heal(s: ZedsState, unit: int, n: int, lowers: bool) -> None:
    """Undo hits step by step (ZD-543); one heal a turn (ZD-542), which lowers infection."""
    t = s.t
    was_comatose = is_comatose(s, unit)
    t[WOUNDS + unit] = max(0, t[WOUNDS + unit] - n)
    t[HEALED] |= 1 << unit
    t[LAST_HEALED] = unit
    if s.events is not None:
        tell.note(s, "healed", unit, t[AT + unit], n)
    if lowers:
        professor = bearer(s, OFFICE_HEAL_INFECTION)
        strong = professor >= 0 and bool(OFFICES >> t[AT + professor] & 1)
        infection.lower_infection(s, s.book.heal_infection if strong else 1)  # ZD-544
    if was_comatose and unit >= FIGHTERS:
        put(s, unit, CAMP)  # ZD-547
    elif was_comatose and s.book.has[FORESIGHT] >> unit & 1:
        s.agenda.append(FORESEE)


def healable(s: ZedsState, units: int) -> int:
    """Those of some units that are wounded and not yet healed this turn (ZD-541, ZD-542)."""
    t = s.t
    found = 0
    for unit in members(units & ~t[HEALED]):
        if t[WOUNDS + unit] and 0 <= t[AT + unit] <= LAST_IN_PLAY:
            found |= 1 << unit
    return found
