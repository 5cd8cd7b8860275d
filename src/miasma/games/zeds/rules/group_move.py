"""One group of Zeds on its way: room, cards, dice, entering, extra steps (ZD-406 to ZD-421).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import ADVANCE_ON_WIN, BARK, EXTRA_STEP, PERIMETER, TOWN_STAND
from miasma.games.zeds.board import (
    BESIDE,
    CATACOMBS,
    MOUNTAIN,
    NEAREST_FIRST,
    NEIGHBOURS,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_OF,
    TRACK_SETS,
    lowest,
    members,
)
from miasma.games.zeds.effects import (
    BEFORE_GROUP,
    BRAINS,
    DISTRACTION,
    FAST,
    FLAMBE,
    NO_MOVES_MOUNTAIN,
    PESTILENT,
)
from miasma.games.zeds.pieces import CIVILIAN_SET, FOE, LOOTER_SET, SPREADER_SET, STACKING
from miasma.games.zeds.rules import arrival, combat, hits, retreat, stories, tunnel, zeds_phase
from miasma.games.zeds.rules.ask import ask, ask_piece, ask_yes, leader, roll
from miasma.games.zeds.rules.places import (
    active_rule,
    awake,
    bearer,
    fighters,
    lose_game,
    put,
    refugees,
    strength,
    strongest,
    zed_room,
)
from miasma.games.zeds.stages import (
    ARRIVE,
    BARKED,
    DISTRACTED,
    END_ACTIVATION,
    EXTRA_FIRST,
    FRENZY,
    FRENZY_FIRST,
    FRENZY_MOVE,
    GIVE_HITS,
    GROUP_BURNS,
    GROUP_CARDS,
    GROUP_CARDS_DONE,
    GROUP_EXTRA,
    GROUP_LEAVES,
    GROUP_MOVED,
    GROUP_SPITS,
    HIT,
    MINES_ROLLED,
    PERIMETER_ROLLED,
    RETREAT_IF,
    ROOM_TAKEN,
    SPAT,
    SPIT_ROLLED,
)
from miasma.games.zeds.table import (
    ACTIVE,
    ANSWER,
    ASK_CARDS,
    ASK_DISTRACTION,
    ASK_FIRST,
    ASK_SPIT,
    AT,
    BARRICADES,
    CHAOS,
    DEFIANT,
    DIE,
    EXTRA,
    F_FOES_AT,
    FOE_SPACES,
    FOES_IN,
    FRENZY_STEP,
    FRIENDS,
    G_BACK,
    G_DONE,
    G_FLAMED,
    G_FOUGHT,
    G_FROM,
    G_GROUP,
    G_MOVED,
    G_SHIFT,
    G_STEP,
    G_STEPPED,
    G_TO,
    G_TRACK,
    G_WON,
    HELD,
    IN_PLAY,
    LOST_TO_ZEDS,
    MARKER,
    MINES,
    MINES_AT,
    NO_ENTRY,
    NONE,
    SORT_CARDS,
    TURN_FLAGS,
    WHY_BARK,
    WHY_MINES,
    WHY_PERIMETER,
    WHY_SPIT,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def group_leaves(s: ZedsState, _: int) -> None:
    """The catacomb roll comes first, even if the next space is full (ZD-410, ZD-1108)."""
    t = s.t
    t[G_WON] = 0
    t[G_TO] = TOWNWARD[t[G_FROM]]
    if CATACOMBS >> t[G_FROM] & 1:
        tunnel.ask_zed(s)
    else:
        find_room(s, 0)


def find_room(s: ZedsState, _: int) -> None:
    """No room or no entry ahead: the strongest that fit move, the rest stays (ZD-409)."""
    t = s.t
    there = t[G_TO]
    if there == TOWN:
        group_cards(s, 0)
        return
    if (t[NO_ENTRY] or t[TURN_FLAGS]) and (t[NO_ENTRY] >> there & 1 or is_washed(s, there)):
        t[G_GROUP] = 0
        return
    stack = t[G_GROUP] & STACKING
    room = zed_room(s, there)
    if stack.bit_count() > room:
        if room <= 0:
            t[G_GROUP] &= SPREADER_SET  # ZD-407
            if not t[G_GROUP]:
                return
        else:
            first = strongest(s, stack)
            if first & first - 1:
                ask_piece(s, ROOM_TAKEN, ASK_FIRST, first << FOE, leader(s))
                return
            t[G_GROUP] = first | t[G_GROUP] & SPREADER_SET
    group_cards(s, 0)


def is_washed(s: ZedsState, space: int) -> bool:
    """Nobody moves on the Mountain in torrential rain."""
    return bool(s.t[TURN_FLAGS] & NO_MOVES_MOUNTAIN) and TRACK_OF[space] == MOUNTAIN


def room_taken(s: ZedsState, _: int) -> None:
    """You choose among equals who moves on (ZD-409)."""
    t = s.t
    t[G_GROUP] = 1 << t[ANSWER] - FOE | t[G_GROUP] & SPREADER_SET
    group_cards(s, 0)


def group_cards(s: ZedsState, _: int) -> None:
    """A card may cancel the move (ZD-410 step 2)."""
    t = s.t
    if not t[G_GROUP]:
        return
    cards = stories.playable(s, BEFORE_GROUP) if t[HELD] else 0
    if cards:
        ask(s, GROUP_CARDS_DONE, ASK_CARDS, SORT_CARDS, cards, leader(s), t[G_FROM], 1)
    elif t[ACTIVE] >= 0 or t[IN_PLAY] & s.book.hinderers:
        offer_distraction(s, 0)
    else:
        group_goes(s)


def group_cards_done(s: ZedsState, _: int) -> None:
    """The card is played or not."""
    if s.t[ANSWER] == NONE:
        offer_distraction(s, 0)
    else:
        s.agenda.append(GROUP_CARDS)


def offer_distraction(s: ZedsState, _: int) -> None:
    """Regular civilians beside the group may distract it (ZD-1517)."""
    t = s.t
    if not t[G_GROUP]:
        return
    if active_rule(s, DISTRACTION):
        units = 0
        for space in members(NEIGHBOURS[t[G_FROM]]):
            units |= t[FRIENDS + space] & CIVILIAN_SET
        units = awake(s, units & ~t[DEFIANT])
        if units:
            ask_yes(s, todo(DISTRACTED, units), ASK_DISTRACTION, leader(s), t[G_FROM])
            return
    offer_bark(s)


def distracted(s: ZedsState, units: int) -> None:
    """One of some units, if you like, takes a hit and falls back; the group stays (ZD-1517)."""
    t = s.t
    unit = t[ANSWER]
    if units:
        if unit:
            ask_piece(s, DISTRACTED, ASK_DISTRACTION, units, leader(s))
        else:
            offer_bark(s)
        return
    t[G_GROUP] = 0
    plan(s.agenda, todo(HIT, unit | 1 << 7), todo(RETREAT_IF, unit | t[AT + unit] << 6))


def retreat_if(s: ZedsState, arg: int) -> None:
    """A unit that is still where it was falls back."""
    unit, space = arg & 63, arg >> 6
    if s.t[AT + unit] == space:
        retreat.retreat_one(s, unit)


def offer_bark(s: ZedsState) -> None:
    """A barking dog in their space may hold them (ZD-641)."""
    t = s.t
    dog = bearer(s, BARK)
    if dog >= 0 and t[AT + dog] == t[G_FROM] and not STARTS >> t[G_FROM] & 1:
        roll(s, BARKED, WHY_BARK, 1, dog)
    else:
        test_perimeter(s)


def barked(s: ZedsState, _: int) -> None:
    """On 4-6 they stay (ZD-641)."""
    if s.t[DIE] >= s.book.bark_min:
        s.t[G_GROUP] = 0
    else:
        test_perimeter(s)


def test_perimeter(s: ZedsState) -> None:
    """Before Kingman's space or one beside it a die may undo the move (ZD-640).

    On a Start he does nothing: Zeds that leave it ignore him (ZD-308, ZD-309).
    """
    t = s.t
    guard = bearer(s, PERIMETER)
    at = t[AT + guard] if guard >= 0 else NONE
    if 0 <= at <= TOWN and not STARTS >> at & 1 and BESIDE[at] >> t[G_TO] & 1:
        roll(s, PERIMETER_ROLLED, WHY_PERIMETER, 1, guard)
    else:
        group_goes(s)


def perimeter_rolled(s: ZedsState, _: int) -> None:
    """On 5-6 the move is undone (ZD-640)."""
    t = s.t
    if t[DIE] >= s.book.perimeter_min:
        if s.events is not None:
            tell.note(s, "held-off", space=t[G_TO])
        t[G_GROUP] = 0
    else:
        group_goes(s)


def group_goes(s: ZedsState) -> None:
    """It leaves, it enters (ZD-411): barricade (ZD-560), minefield (ZD-563), arrival (ZD-441)."""
    t = s.t
    here, there = t[G_FROM], t[G_TO]
    t[BARRICADES] &= ~(1 << here)
    if t[TURN_FLAGS] & FLAMBE and (t[CHAOS + here] or t[CHAOS + there]):
        t[G_FLAMED] |= t[G_GROUP]  # ZD-651
    if there == TOWN:
        enter_town(s)
        return
    for foe in members(t[G_GROUP]):
        put(s, FOE + foe, there)
        if s.events is not None:
            tell.note(s, "zeds-moved", FOE + foe, there)
    t[G_MOVED] |= t[G_GROUP]
    if t[TURN_FLAGS] & BRAINS or t[G_GROUP] & s.book.foe_has[ADVANCE_ON_WIN]:
        s.agenda.append(GROUP_MOVED)
    if t[MINES_AT] == there and t[MINES]:
        roll(s, MINES_ROLLED, WHY_MINES, 2, there)
    else:
        arrival.arrive(s, there | 1 << 6 | t[G_GROUP] << 7)


def mines_rolled(s: ZedsState, _: int) -> None:
    """The minefield shoots at who enters, then it is turned or used up (ZD-563)."""
    t = s.t
    there = t[G_TO]
    power = s.book.mines_full if t[MINES] == 2 else s.book.mines_reduced
    t[MINES] -= 1
    if not t[MINES]:
        t[MINES_AT] = NONE
    n = s.book.gunfire[t[DIE] + t[DIE + 1]][max(1, min(7, power)) - 1]
    if s.events is not None:
        tell.note(s, "mines", space=there, n=n)
    plan(
        s.agenda,
        todo(GIVE_HITS, n | there << 5 | t[G_GROUP] << 11),
        todo(ARRIVE, there | 1 << 6 | t[G_GROUP] << 7),
    )


def enter_town(s: ZedsState) -> None:
    """The game is lost (ZD-103), unless the Courier calls for a last stand (ZD-648)."""
    t = s.t
    if bearer(s, TOWN_STAND) < 0 or not awake(s, fighters(s, TOWN)):
        lose_game(s, LOST_TO_ZEDS)
        return
    combat.begin(s, TOWN, t[G_GROUP], NONE, 0, 1)
    t[F_FOES_AT] = t[G_FROM]


def group_moved(s: ZedsState, _: int) -> None:
    """Who won as attacker moves on: all under Brains!, berserkers always (ZD-415, ZD-416)."""
    t = s.t
    here = t[G_TO]
    group = t[G_GROUP] & t[FOES_IN + here]
    if not t[G_WON] or not group:
        return
    if not (t[TURN_FLAGS] & BRAINS and t[G_STEP] != FRENZY_STEP):
        group &= s.book.foe_has[ADVANCE_ON_WIN]
    if group:
        t[G_GROUP] = group
        t[G_FROM] = here
        s.agenda.append(GROUP_LEAVES)


def group_extra(s: ZedsState, _: int) -> None:
    """Fast ones go a further space alone (ZD-417), nearest town first (ZD-123)."""
    t = s.t
    fast = s.book.foe_has[EXTRA_STEP]
    if t[MARKER + FAST] >= 0:
        fast |= 1 << t[MARKER + FAST] - FOE
    fast &= t[G_MOVED] & ~t[G_STEPPED] & ~t[G_BACK]
    if not fast:
        return
    for space in reversed(members(t[FOE_SPACES] & TRACK_SETS[t[G_TRACK]])):
        here = t[FOES_IN + space] & fast
        if here & here - 1:
            ask_piece(s, EXTRA_FIRST, ASK_FIRST, here << FOE, leader(s))
            return
        if here:
            step_on(s, lowest(here))
            return


def extra_first(s: ZedsState, _: int) -> None:
    """You choose which of two fast ones goes on first (ZD-123)."""
    step_on(s, s.t[ANSWER] - FOE)


def step_on(s: ZedsState, foe: int) -> None:
    """This one makes its extra step, then the others."""
    t = s.t
    t[G_STEPPED] |= 1 << foe
    t[G_GROUP] = 1 << foe
    t[G_FROM] = t[AT + FOE + foe]
    t[G_STEP] = EXTRA
    plan(s.agenda, GROUP_LEAVES, GROUP_EXTRA)


def group_spits(s: ZedsState, _: int) -> None:
    """A pestilent Zed that moved without a fight spits at the next space (ZD-420)."""
    t = s.t
    foe = t[MARKER + PESTILENT]
    if foe < 0 or not (t[G_MOVED] & ~t[G_FOUGHT]) >> foe - FOE & 1:
        return
    at = t[AT + foe]
    if at < 0:
        return
    there = TOWNWARD[at]
    if there == TOWN:
        return
    targets = fighters(s, there) | refugees(s, there)
    targets |= (t[FOES_IN + there] & LOOTER_SET) << FOE
    if targets:
        ask_piece(s, todo(SPAT, foe), ASK_SPIT, targets, leader(s))


def spat(s: ZedsState, foe: int) -> None:
    """Gunfire of the Zed against the chosen unit."""
    t = s.t
    roll(s, todo(SPIT_ROLLED, foe | t[ANSWER] << 7), WHY_SPIT, 2, t[ANSWER])


def spit_rolled(s: ZedsState, arg: int) -> None:
    """All hits on that unit, no infection (ZD-420)."""
    foe, target = arg & 127, arg >> 7
    t = s.t
    n = s.book.gunfire[t[DIE] + t[DIE + 1]][max(1, min(7, strength(s, foe))) - 1]
    s.agenda.append(todo(HIT, target | n << 7))


def group_burns(s: ZedsState, _: int) -> None:
    """A group that touched chaos in flames takes a hit each (ZD-651)."""
    t = s.t
    for foe in members(hits.in_play(s, t[G_FLAMED])):
        s.agenda.append(todo(HIT, FOE + foe | 1 << 7))
    t[G_FLAMED] = 0


def frenzy(s: ZedsState, arg: int) -> None:
    """Some move once more alone, with columns in their favour (ZD-1504)."""
    for space in NEAREST_FIRST:
        here = s.t[FOES_IN + space] & arg >> 4
        if here & here - 1:
            ask_piece(s, todo(FRENZY_FIRST, arg), ASK_FIRST, here << FOE, leader(s))
            return
        if here:
            run_amok(s, arg, lowest(here))
            return


def frenzy_first(s: ZedsState, arg: int) -> None:
    """You choose who of a mob goes first (ZD-123)."""
    run_amok(s, arg, s.t[ANSWER] - FOE)


def run_amok(s: ZedsState, arg: int, foe: int) -> None:
    """This one, then the others."""
    t = s.t
    space = t[AT + FOE + foe]
    zeds_phase.set_group_aside(s)
    t[G_TRACK] = TRACK_OF[space]
    plan(s.agenda, FRENZY_MOVE, END_ACTIVATION, todo(FRENZY, arg & ~(1 << foe + 4)))
    t[G_DONE] |= 1 << foe
    t[G_GROUP] = 1 << foe
    t[G_FROM] = space
    t[G_STEP] = FRENZY_STEP
    t[G_SHIFT] = arg & 15


def frenzy_move(s: ZedsState, _: int) -> None:
    """One unit's frenzied move."""
    t = s.t
    if is_washed(s, t[G_FROM]):
        return
    plan(s.agenda, GROUP_LEAVES, GROUP_SPITS, GROUP_BURNS)
