"""The action phase: paying, and what each action does (ZD-501 to ZD-506, ZD-530 to ZD-570).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import (
    BUILD_MINEFIELD,
    BUILD_OUTPOST,
    HOSES,
    PEEK,
    RECRUIT,
    REPAIR_BRIDGE,
    SCAVENGER,
    SEARCH_BONUS_ABILITY,
    TRAIN,
)
from miasma.games.zeds.board import (
    BRIDGE_AT,
    CITIES,
    GRAVEYARD,
    LAST_IN_PLAY,
    NEIGHBOURS,
    ON_TRACKS,
    TOWN,
    members,
)
from miasma.games.zeds.effects import AT_ACTION_END, AT_ACTION_START, HIT_WEAKEST, SEARCH_BONUS
from miasma.games.zeds.pieces import CIVILIAN_SET, FOE, HERO_SET, HEROIC_SET, SPECIAL_SET
from miasma.games.zeds.rules import hits, moving, verbs
from miasma.games.zeds.rules.ask import SEAT, ask, ask_piece, draw, leader, owner, roll
from miasma.games.zeds.rules.context import context
from miasma.games.zeds.rules.places import (
    active_rule,
    awake,
    bearer,
    fighters,
    gain,
    put,
    strength,
    works,
    zed_controlled,
    zeds,
)
from miasma.games.zeds.stages import (
    ACTIONS,
    EVENT_CALL,
    HIT,
    HOSED,
    LATE_TEXT,
    PEEKED_AT,
    RETREAT_FOES,
    SEARCH_CHOICE,
    SEARCH_DIE,
    SEARCH_TAKEN,
    SEARCHED,
    SETTLE,
    WEAKEST,
    WEAKEST_HIT,
)
from miasma.games.zeds.table import (
    ACTIVE,
    AMMO,
    ANSWER,
    ARMED,
    ASK_ACTION,
    ASK_GAIN,
    ASK_WEAKEST,
    ASK_WHICH_DIE,
    AT,
    AT_END,
    BARRICADES,
    BRIDGE,
    DEFIANT,
    DICE,
    DIE,
    DRAW_EVENT,
    DUE,
    ENTERED,
    EVENT,
    EVENT_ACTIONS,
    EVENT_PILE,
    FIELD_HEALED,
    FLOOR,
    FREE_ACTIONS,
    FREE_MOVES,
    KEYS_SPENT,
    KEYS_USED,
    LEAD,
    MINES,
    MINES_AT,
    MINES_BUILT,
    NONE,
    OUTPOST_AT,
    OUTPOST_BUILT,
    PASSED,
    PEEKED,
    PLAYER_ACTIONS,
    QUESTION,
    RISING,
    SORT,
    SORT_ACTIONS,
    SORT_OPTION,
    SORT_RESOURCE,
    SUPPLIES,
    TRAINED,
    WHY_HOSES,
    WHY_SEARCH,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


# -- the phase ----------------------------------------------------------------------------------


def event_actions(s: ZedsState) -> int:
    """What the card on the table gives at this level to this many players (ZD-501, ZD-1301)."""
    printed = s.book.event_actions[s.t[EVENT]]
    if printed:
        printed = max(1, printed + s.terms.action_mod)
    return max(0, printed - (s.setup.seats - 1))


def open_phase(s: ZedsState) -> None:
    """Event actions, player markers; then the floor to the lead (ZD-501, ZD-1304)."""
    t = s.t
    t[EVENT_ACTIONS] += event_actions(s)
    t[PLAYER_ACTIONS] = (1 << s.setup.seats) - 1
    t[PASSED] = 0
    t[FLOOR] = t[LEAD]
    if t[ACTIVE] < 0 and s.book.event_when[t[EVENT]] != AT_ACTION_START:
        actions(s, 0)
        return
    plan(s.agenda, WEAKEST, ACTIONS)
    if s.book.event_when[t[EVENT]] == AT_ACTION_START:
        s.agenda.append(todo(EVENT_CALL, AT_ACTION_START))


def weakest(s: ZedsState, _: int) -> None:
    """Research may hit the weakest Zed beside your units (ZD-1517)."""
    if not active_rule(s, HIT_WEAKEST):
        return
    near = 0
    for space in range(LAST_IN_PLAY + 1):
        units = fighters(s, space) & (HERO_SET | HEROIC_SET | CIVILIAN_SET | SPECIAL_SET)
        if units and awake(s, units):
            near |= NEIGHBOURS[space] & ON_TRACKS
    foes = 0
    least = 99
    for space in members(near):
        for foe in members(zeds(s, space)):
            power = strength(s, FOE + foe)
            if power < least:
                least, foes = power, 0
            if power == least:
                foes |= 1 << foe
    if foes:
        ask_piece(s, WEAKEST_HIT, ASK_WEAKEST, foes << FOE, leader(s), 1)


def weakest_hit(s: ZedsState, _: int) -> None:
    """If you like."""
    if s.t[ANSWER] != NONE:
        plan(s.agenda, todo(HIT, s.t[ANSWER] | 1 << 7), SETTLE)


def actions(s: ZedsState, _: int) -> None:
    """Who has the floor acts; when all have passed the phase ends (ZD-502, ZD-1304)."""
    t = s.t
    if t[DUE] or t[RISING]:
        plan(s.agenda, SETTLE, ACTIONS)
        return
    everybody = (1 << s.setup.seats) - 1
    if t[PASSED] == everybody:
        late = t[AT_END]
        t[AT_END] = 0
        if late:
            s.agenda.append(todo(LATE_TEXT, late))
        if s.book.event_when[t[EVENT]] == AT_ACTION_END:
            s.agenda.append(todo(EVENT_CALL, AT_ACTION_END))
        return
    t[QUESTION] = ASK_ACTION
    t[SORT] = SORT_ACTIONS
    s.to_act = SEAT[t[FLOOR]]


def late_text(s: ZedsState, program: int) -> None:
    """What a card left for the end of the action phase."""
    verbs.start_text(s, program, 0)


def pass_floor(s: ZedsState, seat: int) -> None:
    """A seat passes; the floor goes to the next that has not (ZD-1304)."""
    t = s.t
    t[PASSED] |= 1 << seat
    if s.events is not None:
        tell.passed(s, seat)
    seats = s.setup.seats
    for step in range(1, seats):
        other = (seat + step) % seats
        if not t[PASSED] >> other & 1:
            t[FLOOR] = other
            break
    actions(s, 0)


def give_floor(s: ZedsState, seat: int) -> None:
    """The floor goes to another seat (ZD-1304)."""
    if s.events is not None:
        tell.floor(s, s.t[FLOOR], seat)
    s.t[FLOOR] = seat
    actions(s, 0)


def done(s: ZedsState) -> None:
    """An action is under way; after it what it caused is settled and the floor opens again."""
    s.agenda.append(ACTIONS)


# -- paying (ZD-514) ----------------------------------------------------------------------------


def points(s: ZedsState, seat: int) -> int:
    """Actions that a seat could spend on any of its units."""
    return (s.t[PLAYER_ACTIONS] >> seat & 1) + s.t[EVENT_ACTIONS]


def pay(s: ZedsState, seat: int, unit: int, is_move: bool = False, n: int = 1) -> None:
    """Pay actions: a free one of the unit, else the seat's marker, else an event action."""
    t = s.t
    if s.events is not None:
        tell.pays(s, seat, unit, is_move, n)
    while n:
        n -= 1
        if is_move and t[FREE_MOVES + unit]:
            t[FREE_MOVES + unit] -= 1
        elif unit >= 0 and t[FREE_ACTIONS + unit]:
            t[FREE_ACTIONS + unit] -= 1
        elif t[PLAYER_ACTIONS] >> seat & 1:
            t[PLAYER_ACTIONS] &= ~(1 << seat)
        else:
            t[EVENT_ACTIONS] -= 1


# -- actions ------------------------------------------------------------------------------------


def move(s: ZedsState, seat: int, unit: int, space: int) -> None:
    """Move (ZD-507)."""
    pay(s, seat, unit, True)
    done(s)
    moving.set_out(s, unit, space, s.book.move[unit])


def search(s: ZedsState, seat: int, unit: int) -> None:
    """Search: one die, scavengers two (ZD-530, ZD-531)."""
    pay(s, seat, unit)
    done(s)
    dice = 2 if scavenges(s, unit) else 1
    roll(s, todo(SEARCHED, unit), WHY_SEARCH, dice, unit)


def scavenges(s: ZedsState, unit: int) -> bool:
    """Whether a unit rolls two dice: not the dog among Zeds."""
    if not s.book.has[SCAVENGER] >> unit & 1:
        return False
    return not zed_controlled(s, s.t[AT + unit])


def search_bonus(s: ZedsState, unit: int) -> int:
    """What is added to a search roll (ZD-1517, ZD-1606)."""
    t = s.t
    bonus = s.book.search_self_bonus[unit] + active_rule(s, SEARCH_BONUS)
    space = t[AT + unit]
    if space == TOWN or CITIES >> space & 1:
        for other in members(s.book.has[SEARCH_BONUS_ABILITY] & t[ENTERED]):
            if other != unit and s.book.search_range_bonus[other] and works(s, other):
                bonus += s.book.search_range_bonus[other]
    return bonus


def searched(s: ZedsState, unit: int) -> None:
    """One die counts; natural doubles give the result twice (ZD-531)."""
    t = s.t
    if t[DICE] == 1:
        find(s, unit, t[DIE], 1)
    elif t[DIE] == t[DIE + 1]:
        find(s, unit, t[DIE], 2)
    else:
        faces = t[DIE] | t[DIE + 1] << 3
        then = todo(SEARCH_DIE, unit | faces << 6)
        ask(s, then, ASK_WHICH_DIE, SORT_OPTION, 0b11, owner(s, unit), unit)


def search_die(s: ZedsState, arg: int) -> None:
    """The die you chose."""
    unit, faces = arg & 63, arg >> 6
    find(s, unit, faces >> 3 if s.t[ANSWER] else faces & 7, 1)


def find(s: ZedsState, unit: int, face: int, times: int) -> None:
    """The row of the space: nothing, the low gain or the high one (ZD-530)."""
    t = s.t
    book = s.book
    row = book.search_row[t[AT + unit]]
    result = min(6, face + search_bonus(s, unit))
    gained = book.high_gain[row] if result == 6 else book.low_gain[row]
    if s.events is not None:
        tell.note(s, "searched", unit, t[AT + unit], result)
    if result >= 4:
        for _ in range(times):
            if gained[0] >= 0:
                gain(s, gained[0], gained[1])
            elif s.terms.level == 0:
                gain(s, 0, 1)  # ZD-532
            else:
                s.agenda.append(todo(SEARCH_CHOICE, unit))
    gain(s, book.search_extra[unit], 0)


def search_choice(s: ZedsState, unit: int) -> None:
    """Either 1 supply or 1 ammo."""
    ask(s, SEARCH_TAKEN, ASK_GAIN, SORT_RESOURCE, 0b11, owner(s, unit), unit)


def search_taken(s: ZedsState, _: int) -> None:
    """What you take."""
    gain(s, 1 - s.t[ANSWER], s.t[ANSWER])


def heal_patient(s: ZedsState, seat: int, unit: int) -> None:
    """Heal a patient in a bed (ZD-540)."""
    pay(s, seat, unit)
    done(s)
    hits.heal(s, unit, 1, True)


def aid(s: ZedsState, seat: int, helper: int, unit: int) -> None:
    """A field healer heals a unit within range for its price (ZD-540, ZD-546)."""
    t = s.t
    _, supplies, price = s.book.field_heal[helper]
    if price:
        pay(s, seat, helper)
    else:
        t[FIELD_HEALED] |= 1 << helper
    t[SUPPLIES] -= supplies
    done(s)
    hits.heal(s, unit, 1, True)


def barricade(s: ZedsState, seat: int, unit: int, space: int) -> None:
    """Build a barricade (ZD-550); none of your actions takes it down (ZD-553)."""
    t = s.t
    pay(s, seat, unit)
    t[SUPPLIES] -= s.book.barricade_supplies[unit]
    t[BARRICADES] |= 1 << space
    if s.events is not None:
        tell.note(s, "barricade", unit, space)
    done(s)


def outpost(s: ZedsState, seat: int) -> None:
    """Build the outpost (ZD-561)."""
    t = s.t
    unit = bearer(s, BUILD_OUTPOST)
    pay(s, seat, unit)
    t[SUPPLIES] -= s.book.outpost_supplies
    t[OUTPOST_AT] = t[AT + unit]
    t[OUTPOST_BUILT] = 1
    if s.events is not None:
        tell.note(s, "outpost", unit, t[AT + unit])
    done(s)


def mines(s: ZedsState, seat: int) -> None:
    """Lay the minefield (ZD-562)."""
    t = s.t
    unit = bearer(s, BUILD_MINEFIELD)
    pay(s, seat, unit)
    t[SUPPLIES] -= s.book.mines_supplies
    t[AMMO] -= s.book.mines_ammo
    t[MINES_AT] = t[AT + unit]
    t[MINES] = 2
    t[MINES_BUILT] = 1
    if s.events is not None:
        tell.note(s, "minefield", unit, t[AT + unit])
    done(s)


def bridge(s: ZedsState, seat: int, unit: int) -> None:
    """Turn the collapsed bridge to a ferry, or remove the marker (ZD-1501)."""
    t = s.t
    pay(s, seat, unit)
    t[BRIDGE] = 0 if s.book.has[REPAIR_BRIDGE] >> unit & 1 else 2
    if s.events is not None:
        tell.note(s, "bridge", unit, BRIDGE_AT)
    done(s)


def arm(s: ZedsState, refugee: int, civilian: int) -> None:
    """Refugees of the camp take the place of fallen civilians (ZD-570)."""
    t = s.t
    t[ARMED] = 1
    put(s, refugee, GRAVEYARD)
    put(s, civilian, TOWN)
    t[WOUNDS + civilian] = s.book.hits_full[civilian]
    if s.events is not None:
        tell.note(s, "armed", civilian, TOWN, other=refugee)
    done(s)


def train(s: ZedsState, seat: int, civilian: int) -> None:
    """A trained marker for a regular civilian unit (ZD-1608)."""
    t = s.t
    pay(s, seat, bearer(s, TRAIN))
    t[TRAINED] |= 1 << civilian
    t[DEFIANT] &= ~(1 << civilian)
    if s.events is not None:
        tell.note(s, "trained", civilian, t[AT + civilian])
    done(s)


def recruit(s: ZedsState, seat: int, civilian: int) -> None:
    """1 hit less on a regular civilian unit; no Heal (ZD-1608)."""
    t = s.t
    pay(s, seat, bearer(s, RECRUIT))
    t[AMMO] -= s.book.recruit_ammo
    t[WOUNDS + civilian] -= 1
    if s.events is not None:
        tell.note(s, "recruited", civilian, t[AT + civilian])
    done(s)


def hose(s: ZedsState, seat: int, foe: int) -> None:
    """The hoses: two dice against the strength of one Zed (ZD-1609)."""
    pay(s, seat, bearer(s, HOSES))
    done(s)
    roll(s, todo(HOSED, foe), WHY_HOSES, 2, foe)


def hosed(s: ZedsState, foe: int) -> None:
    """It retreats if it is not stronger than the sum."""
    t = s.t
    space = t[AT + foe]
    if strength(s, foe) <= t[DIE] + t[DIE + 1]:
        s.agenda.append(todo(RETREAT_FOES, space | 1 << foe - FOE + 6))


def peek(s: ZedsState, seat: int) -> None:
    """The top event card becomes known to all (`peek`)."""
    pay(s, seat, bearer(s, PEEK))
    done(s)
    draw(s, PEEKED_AT, DRAW_EVENT)


def peeked_at(s: ZedsState, _: int) -> None:
    """There it is."""
    s.t[PEEKED] = s.t[ANSWER]
    if s.events is not None:
        tell.card(s, "peeked", EVENT_PILE, s.t[ANSWER])


def use(s: ZedsState, key: int) -> None:
    """A character action (ZD-504); all of its price is paid first (ZD-1615)."""
    t = s.t
    book = s.book
    if book.key_limit[key]:
        t[KEYS_SPENT] |= 1 << key
    t[KEYS_USED] |= book.key_shares[key]
    t[SUPPLIES] -= book.key_cost_supplies[key]
    if s.events is not None:
        tell.key(s, key)
    done(s)
    verbs.start_text(s, book.key_effects[key], context(book.key_unit[key]))


# -- cards that move a hero (ZD-1536) -----------------------------------------------------------
