"""What a seat may do: sorted lists of actions (ZD-502, ZD-1801).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.zeds.abilities import (
    BUILD_OUTPOST,
    HOSES,
    NO_BUILD,
    PEEK,
    REPAIR_BRIDGE,
    TRAIN,
)
from miasma.games.zeds.actions import (
    AID,
    ARM,
    BARRICADE,
    BRIDGE_ACTION,
    BURY,
    DISCHARGE,
    END_OF,
    FLOOR_TO,
    GO,
    GRENADE,
    HEAL,
    HELPER_SET,
    HELPER_UNITS,
    HOSE,
    MINES_ACTION,
    NO,
    OK,
    OPTION,
    OUTPOST,
    PASS,
    PEEK_ACTION,
    PICK_CARD,
    PICK_COMPONENT,
    PICK_PIECE,
    PICK_RESOURCE,
    PICK_SPACE,
    PICK_TRACK,
    PLAY,
    RECRUIT_ACTION,
    RESEARCH,
    RESEARCH_SUPPLY,
    SHOOT,
    SITE_OF,
    SITES,
    STAY,
    TRAIN_ACTION,
    USE,
    YES,
)
from miasma.games.zeds.board import (
    BRIDGE_AT,
    BRIDGE_SIDES,
    CAMP,
    GRAVEYARD,
    NEAR,
    NEIGHBOURS,
    OFFICES,
    ON_TRACKS,
    TOWN,
    TRACK_OF,
    TRACK_SETS,
    members,
)
from miasma.games.zeds.effects import (
    ANY_TIME,
    FOR_SUPPLY,
    GAS_GRENADE,
    HERO_MOVE,
    IN_ACTIONS,
)
from miasma.games.zeds.pieces import (
    CIVILIAN,
    CIVILIAN_SET,
    CIVILIANS,
    FIGHTING,
    FOES,
    UNITS,
    VIP,
    VIP_BIT,
)
from miasma.games.zeds.rules import deeds, gunfire, hits, melee, moving, research, stories, verbs
from miasma.games.zeds.rules.context import ALONE
from miasma.games.zeds.rules.errands import affords, errands, gifts, usable
from miasma.games.zeds.rules.places import (
    active_rule,
    awake,
    bearer,
    is_comatose,
    on_starts,
    patients,
    zed_controlled,
    zeds,
)
from miasma.games.zeds.table import (
    ACTIVE,
    AMMO,
    ARMED,
    AT,
    BARRICADES,
    BRIDGE,
    CARDS_LEFT,
    FIELD_HEALED,
    FREE_ACTIONS,
    FRIENDS,
    HELD,
    KEYS_SPENT,
    KEYS_USED,
    MINES_BUILT,
    NONE,
    OFFER,
    OPTIONAL,
    OUTPOST_AT,
    OUTPOST_BUILT,
    OWNED,
    OWNER,
    PASSED,
    PEEKED,
    REFUGEES,
    SORT,
    SORT_CARD,
    SORT_CARDS,
    SORT_GO,
    SORT_OPTION,
    SORT_SHOOT,
    SORT_YES_NO,
    SUPPLIES,
    TRAINED,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.book import Book
    from miasma.games.zeds.state import ZedsState


FIRST: Final[list[int]] = [
    PICK_PIECE, PICK_SPACE, PICK_TRACK, PICK_CARD, PICK_COMPONENT, PICK_RESOURCE, OPTION, GO
]  # fmt: skip
"""Per sort of answer: the first action."""


def answers(s: ZedsState) -> list[int]:
    """The answers to the question that was asked (ZD-1801)."""
    t = s.t
    sort = t[SORT]
    if sort == SORT_YES_NO:
        return [YES, NO]
    offer = t[OFFER]
    found: list[int]
    if sort <= SORT_OPTION and sort != SORT_CARD:
        first = FIRST[sort]
        found = [first + n for n in members(offer)]
    elif sort == SORT_CARD:
        found = [PICK_CARD + s.book.place_in_hand[card] for card in members(offer)]
    elif sort == SORT_GO:
        found = [GO + END_OF[space] for space in members(offer)]
        if t[OPTIONAL]:
            found.append(STAY)
        return found
    elif sort == SORT_SHOOT:
        return shots(s, offer)
    else:
        found = discharges(s) if sort != SORT_CARDS else []
        found += [PLAY + s.book.place_in_hand[card] for card in members(offer)]
    if t[OPTIONAL]:
        found.append(OK)
    return found


def shots(s: ZedsState, units: int) -> list[int]:
    """The shots that some units could make."""
    found: list[int] = []
    for unit in members(units):
        base = SHOOT + unit * FOES
        for foe in members(gunfire.targets(s, unit)):
            found.append(base + foe)
    return found


def discharges(s: ZedsState) -> list[int]:
    """Patients that may leave their beds, one way or the other (ZD-512, ZD-513)."""
    if s.terms.level == 0:
        return []
    units = members(patients(s))
    found = [DISCHARGE + unit for unit in units if not is_comatose(s, unit)]
    found += [BURY + unit for unit in units]
    return found


# -- the action phase ---------------------------------------------------------------------------


def actions(s: ZedsState, seat: int) -> list[int]:
    """Everything that the seat with the floor may do (ZD-502)."""
    t = s.t
    level = s.terms.level
    spare = deeds.points(s, seat)
    chaos = moving.chaotic(s)
    ready = usable(s, seat, chaos)
    doers = ready & FIGHTING & ~on_starts(s)  # ZD-308
    found: list[int] = []
    if spare or gifts(s):
        found = errands(s, ready, doers, spare, chaos)
    if level:
        found += beyond_base(s, seat, doers, spare)
    if doers & s.book.key_units:
        found += keys(s, doers)
    if level:
        found += discharges(s)  # also right after a heal (ZD-545)
    if t[HELD]:
        cards = stories.playable(s, ANY_TIME) | stories.playable(s, IN_ACTIONS)
        cards |= stories.playable(s, HERO_MOVE)
        found += [PLAY + s.book.place_in_hand[card] for card in members(cards)]
    found.append(PASS)
    if s.setup.seats > 1:
        for other in range(s.setup.seats):
            if other != seat and not t[PASSED] >> other & 1:
                found.append(FLOOR_TO + other)
    return found


def beyond_base(s: ZedsState, seat: int, doers: int, spare: int) -> list[int]:
    """What higher levels add (ZD-503): hospital, buildings, research, single heroes' actions."""
    level = s.terms.level
    found: list[int] = []
    if patients(s) or doers & HELPER_SET:
        found = heals(s, seat, doers, spare)
    if level >= 2:
        found += builds(s, seat, doers, spare)
        if level >= 3:
            found += labs(s, seat, spare)
            if s.t[OWNED] >> GAS_GRENADE & 1:
                found += grenades(s, doers, spare)
        found += helping(s, seat, doers, spare)
    return found


def heals(s: ZedsState, seat: int, doers: int, spare: int) -> list[int]:
    """Patients to heal (ZD-540), then who field healers can help (ZD-546)."""
    t = s.t
    found: list[int] = []
    for unit in members(hits.healable(s, patients(s))):
        if t[OWNER + unit] in (seat, NONE) and affords(s, unit, spare):
            found.append(HEAL + unit)
    for place, helper in enumerate(HELPER_UNITS):
        if not doers >> helper & 1:
            continue
        reach, supplies, price = s.book.field_heal[helper]
        if t[SUPPLIES] < supplies or (price and not affords(s, helper, spare, price)):
            continue
        if not price and t[FIELD_HEALED] >> helper & 1:
            continue
        near = 0
        for space in members(NEAR[reach][t[AT + helper]]):
            near |= t[FRIENDS + space]
        for unit in members(hits.healable(s, near & (FIGHTING | t[REFUGEES] | VIP_BIT))):
            found.append(AID + place * UNITS + unit)
    return found


def builds(s: ZedsState, seat: int, doers: int, spare: int) -> list[int]:
    """Barricades (ZD-550), outpost and minefield (ZD-561, ZD-562), the bridge (ZD-1501)."""
    t = s.t
    book = s.book
    found: list[int] = []
    built = t[BARRICADES]
    if t[OUTPOST_AT] >= 0:
        built |= 1 << t[OUTPOST_AT]
    sites = ON_TRACKS & s.terms.board_spaces
    for track in s.terms.tracks:
        if built & TRACK_SETS[track]:  # ZD-552
            sites &= ~TRACK_SETS[track]
    supplies = t[SUPPLIES]
    for unit in members(doers & ~book.has[NO_BUILD]) if supplies and sites else []:
        if supplies < book.barricade_supplies[unit] or not (spare or t[FREE_ACTIONS + unit]):
            continue
        for space in members(NEAR[book.barricade_range[unit]][t[AT + unit]] & sites):
            if not zed_controlled(s, space):  # ZD-564
                found.append(BARRICADE + unit * SITES + SITE_OF[space])
    engineer = bearer(s, BUILD_OUTPOST)
    if engineer >= 0 and doers >> engineer & 1 and affords(s, engineer, spare):
        at = t[AT + engineer]
        if ON_TRACKS >> at & 1 and not zed_controlled(s, at):
            free = not built & TRACK_SETS[TRACK_OF[at]]
            if not t[OUTPOST_BUILT] and free and t[SUPPLIES] >= book.outpost_supplies:
                found.append(OUTPOST)
            paid = t[SUPPLIES] >= book.mines_supplies and t[AMMO] >= book.mines_ammo
            if not t[MINES_BUILT] and paid:
                found.append(MINES_ACTION)
    if t[BRIDGE]:
        for unit in members(doers):
            if can_mend(s, unit) and affords(s, unit, spare):
                found.append(BRIDGE_ACTION + unit)
    return found


def can_mend(s: ZedsState, unit: int) -> bool:
    """Whether a unit stands where it can repair the bridge (ZD-1501)."""
    beside = bool(BRIDGE_SIDES >> s.t[AT + unit] & 1)
    if s.book.has[REPAIR_BRIDGE] >> unit & 1:
        return beside or s.t[AT + unit] == BRIDGE_AT
    return beside and s.t[BRIDGE] == 1


def labs(s: ZedsState, seat: int, spare: int) -> list[int]:
    """Research for an action, or for a supply (ZD-580, ZD-1517)."""
    if not research.can_research(s):
        return []
    t = s.t
    found: list[int] = []
    unit = research.scientist_in_lab(s)
    if t[OWNER + unit] in (seat, NONE):
        if affords(s, unit, spare):
            found.append(RESEARCH)
        if active_rule(s, FOR_SUPPLY) and t[SUPPLIES] > s.book.research_supplies[t[ACTIVE]]:
            found.append(RESEARCH_SUPPLY)
    return found


def grenades(s: ZedsState, doers: int, spare: int) -> list[int]:
    """Gas grenades at adjacent track spaces with Zeds (ZD-597)."""
    t = s.t
    found: list[int] = []
    for unit in members(doers):
        if melee.wields(s, unit) and affords(s, unit, spare):
            for space in members(NEIGHBOURS[t[AT + unit]] & ON_TRACKS):
                if zeds(s, space):
                    found.append(GRENADE + unit * SITES + SITE_OF[space])
    return found


def helping(s: ZedsState, seat: int, doers: int, spare: int) -> list[int]:
    """Arming refugees, training, recruiting, hoses, the look ahead (ZD-570, ZD-1608, ZD-1609)."""
    t = s.t
    found: list[int] = []
    if not t[ARMED]:
        fallen = members(t[FRIENDS + GRAVEYARD] & CIVILIAN_SET)
        for refugee in members(t[FRIENDS + CAMP]):
            for civilian in fallen:
                found.append(ARM + (refugee - VIP) * CIVILIANS + civilian - CIVILIAN)
    sergeant = bearer(s, TRAIN)
    if sergeant >= 0 and doers >> sergeant & 1 and affords(s, sergeant, spare):
        found += sergeants(s, sergeant)
    brigade = bearer(s, HOSES)
    if brigade >= 0 and doers >> brigade & 1 and affords(s, brigade, spare):
        for space in members(NEIGHBOURS[t[AT + brigade]] & ON_TRACKS):
            for foe in members(zeds(s, space)):
                found.append(HOSE + foe - 2)
        found.sort()
    agent = bearer(s, PEEK)
    unseen = t[PEEKED] < 0 and t[CARDS_LEFT]
    if agent >= 0 and doers >> agent & 1 and unseen and affords(s, agent, spare):
        found.append(PEEK_ACTION)
    return found


def sergeants(s: ZedsState, sergeant: int) -> list[int]:
    """Whom Hauser can train, then whom he can recruit (ZD-1608)."""
    t = s.t
    found: list[int] = []
    if t[TRAINED].bit_count() < s.book.trained_markers:
        near = 0
        for space in members(NEAR[1][t[AT + sergeant]]):
            near |= t[FRIENDS + space]
        for civilian in members(awake(s, near & CIVILIAN_SET & ~t[TRAINED])):
            found.append(TRAIN_ACTION + civilian - CIVILIAN)
    if t[AT + sergeant] == TOWN and t[AMMO] >= s.book.recruit_ammo:
        for civilian in range(CIVILIAN, CIVILIAN + CIVILIANS):
            if 0 <= t[AT + civilian] <= TOWN and t[WOUNDS + civilian]:
                found.append(RECRUIT_ACTION + civilian - CIVILIAN)
    return found


_KEPT: Final = 20_000


def keys_of(book: Book, units: int) -> list[int]:
    """The character actions that some units have; sets asked for lately are remembered."""
    known = book.keys_by_units.get(units)
    if known is None:
        if len(book.keys_by_units) > _KEPT:
            book.keys_by_units.clear()
        known = [key for key, unit in enumerate(book.key_unit) if units >> unit & 1]
        book.keys_by_units[units] = known
    return known


def keys(s: ZedsState, doers: int) -> list[int]:
    """Character actions of some units (ZD-504)."""
    t = s.t
    book = s.book
    found: list[int] = []
    spent = t[KEYS_SPENT]
    used = t[KEYS_USED]
    for key in keys_of(book, doers & book.key_units):
        if spent >> key & 1 or used & book.key_shares[key]:
            continue
        unit = book.key_unit[key]
        if book.key_office[key] and not OFFICES >> t[AT + unit] & 1:
            continue  # other actions, as Overtime, are possible anywhere (ZD-1613)
        if t[SUPPLIES] < book.key_cost_supplies[key]:
            continue
        if verbs.text_possible(s, book.key_effects[key], ALONE[unit]):
            found.append(USE + key)
    return found
