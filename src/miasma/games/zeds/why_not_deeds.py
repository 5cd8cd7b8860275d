"""Why can't this be done: searching, healing, building, research, abilities, cards, the floor?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from miasma.games.zeds import tell
from miasma.games.zeds.abilities import BUILD_OUTPOST, HOSES, NO_BUILD, PEEK, REPAIR_BRIDGE, TRAIN
from miasma.games.zeds.board import (
    ALL_BEDS,
    BRIDGE_AT,
    CAMP,
    DISTANCE,
    LAST_IN_PLAY,
    NEIGHBOURS,
    OFFICES,
    ON_TRACKS,
    ROOMS,
    SPACE_IDS,
    STARTS,
    TOWN,
    TRACK_OF,
    TRACK_SETS,
)
from miasma.games.zeds.effects import GAS_GRENADE, KEYS
from miasma.games.zeds.pieces import PIECE_IDS
from miasma.games.zeds.rules import melee, places, research, verbs
from miasma.games.zeds.rules.context import context
from miasma.games.zeds.table import (
    ACTIVE,
    AMMO,
    ARMED,
    AT,
    BARRICADES,
    BRIDGE,
    HEALED,
    HELD,
    KEYS_SPENT,
    KEYS_USED,
    MINES_BUILT,
    OUTPOST_AT,
    OUTPOST_BUILT,
    OWNED,
    OWNER,
    PEEKED,
    PLAYED,
    RESEARCHED,
    SUPPLIES,
    TRAINED,
    WOUNDS,
)
from miasma.games.zeds.why_not_at_all import Why, no, on_start, unable

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.zeds.state import ZedsState


def _search(s: ZedsState, action: Action, seat: int) -> Why:
    name = action.args[0]
    found = unable(s, name, seat)
    if found:
        return found
    space = s.t[AT + PIECE_IDS.index(name)]
    where = tell.space_name(s, space)
    if ROOMS >> space & 1:
        return no("ZD-534", "search-indoors", space=where)
    if STARTS >> space & 1:
        return no("ZD-308", "on-start")
    if s.book.search_row[space] < 0:
        return no("ZD-530", "search-unnamed", space=where)
    return no("ZD-530", "search-controlled", space=where)


def _heal(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 1:
        return no("ZD-503", "level", level="I")
    unit = PIECE_IDS.index(action.args[0])
    who = tell.piece_name(s, unit)
    if not ALL_BEDS >> max(0, t[AT + unit]) & 1:
        return no("ZD-540", "not-in-bed", unit=who)
    if t[OWNER + unit] not in (seat, -1):
        return no("ZD-1301", "not-your-unit", unit=who)
    return _healable(s, unit) or no("ZD-502", "no-actions")


def _healable(s: ZedsState, unit: int) -> Why:
    t = s.t
    who = tell.piece_name(s, unit)
    if t[HEALED] >> unit & 1:
        return no("ZD-542", "healed-already", unit=who)
    if not t[WOUNDS + unit]:
        return no("ZD-541", "not-wounded", unit=who)
    return None


def _aid(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 1:
        return no("ZD-503", "level", level="I")
    helper, unit = (PIECE_IDS.index(name) for name in action.args)
    reach, supplies, price = s.book.field_heal[helper]
    found = unable(s, action.args[0], seat, acts=bool(price)) or on_start(s, helper)
    if found:
        return found
    if t[SUPPLIES] < supplies:
        return no("ZD-540", "no-supplies", need=supplies)
    if not 0 <= t[AT + unit] <= LAST_IN_PLAY or DISTANCE[t[AT + helper]][t[AT + unit]] > reach:
        return no("ZD-546", "too-far-to-heal", unit=tell.piece_name(s, unit))
    return _healable(s, unit) or no("ZD-504", "used-already")


def _barricade(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 2:
        return no("ZD-503", "level", level="II")
    name, goal = action.args
    unit, space = PIECE_IDS.index(name), SPACE_IDS.index(goal)
    found = unable(s, name, seat) or on_start(s, unit)
    if found:
        return found
    where = tell.space_name(s, space)
    if places.has(s, unit, NO_BUILD):
        return no("ZD-550", "no-build", unit=tell.piece_name(s, unit))
    if t[SUPPLIES] < s.book.barricade_supplies[unit]:
        return no("ZD-550", "no-supplies", need=s.book.barricade_supplies[unit])
    if DISTANCE[t[AT + unit]][space] > s.book.barricade_range[unit]:
        return no("ZD-550", "build-elsewhere", unit=tell.piece_name(s, unit), space=where)
    if places.zed_controlled(s, space):
        return no("ZD-564", "build-controlled", space=where)
    return no("ZD-552", "one-per-track", space=where)


def _kingman(s: ZedsState, action: Action, seat: int) -> Why:
    """The outpost and the minefield."""
    t = s.t
    rule = "ZD-561" if action.kind == "outpost" else "ZD-562"
    if s.terms.level < 2:
        return no("ZD-503", "level", level="II")
    unit = places.lowest_bearer(s, BUILD_OUTPOST)
    found = unable(s, PIECE_IDS[unit], seat)
    if found:
        return found
    at = t[AT + unit]
    if t[OUTPOST_BUILT] if action.kind == "outpost" else t[MINES_BUILT]:
        return no(rule, "built-already")
    if not ON_TRACKS >> at & 1:
        return no(rule, "build-on-track")
    if places.zed_controlled(s, at):
        return no("ZD-564", "build-controlled", space=tell.space_name(s, at))
    built = t[BARRICADES] | (1 << t[OUTPOST_AT] if t[OUTPOST_AT] >= 0 else 0)
    if action.kind == "outpost" and built & TRACK_SETS[TRACK_OF[at]]:
        return no("ZD-552", "one-per-track", space=tell.space_name(s, at))
    need = s.book.outpost_supplies if action.kind == "outpost" else s.book.mines_supplies
    if t[SUPPLIES] < need:
        return no(rule, "no-supplies", need=need)
    return no(rule, "no-ammo", unit=tell.piece_name(s, unit))


def _bridge(s: ZedsState, action: Action, seat: int) -> Why:
    if not s.t[BRIDGE]:
        return no("ZD-1501", "bridge-whole")
    name = action.args[0]
    unit = PIECE_IDS.index(name)
    found = unable(s, name, seat)
    if found:
        return found
    if s.t[BRIDGE] == 2 and not places.has(s, unit, REPAIR_BRIDGE):
        return no("ZD-1501", "bridge-ferry")
    return no("ZD-1501", "bridge-far", space=tell.space_name(s, BRIDGE_AT))


def _research(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 3:
        return no("ZD-503", "level", level="III")
    unit = research.scientist_in_lab(s)
    if unit < 0:
        return no("ZD-580", "no-scientist")
    if t[OWNER + unit] not in (seat, -1):
        return no("ZD-1301", "not-your-unit", unit=tell.piece_name(s, unit))
    if t[RESEARCHED]:
        return no("ZD-584", "researched-already")
    if not research.cards_left(s):
        return no("ZD-586", "no-research-left")
    need = s.book.research_supplies[t[ACTIVE]]
    if t[SUPPLIES] < need + len(action.args):
        return no("ZD-582", "no-supplies", need=need + len(action.args))
    return no("ZD-1517", "no-research-supply") if action.args else no("ZD-502", "no-actions")


def _grenade(s: ZedsState, action: Action, seat: int) -> Why:
    if not s.t[OWNED] >> GAS_GRENADE & 1:
        return no("ZD-597", "no-grenade")
    name, goal = action.args
    unit, space = PIECE_IDS.index(name), SPACE_IDS.index(goal)
    found = unable(s, name, seat) or on_start(s, unit)
    if found:
        return found
    if not melee.wields(s, unit):
        return no("ZD-593", "no-superweapon", unit=tell.piece_name(s, unit))
    if not NEIGHBOURS[s.t[AT + unit]] >> space & 1:
        return no("ZD-597", "not-adjacent", unit=tell.piece_name(s, unit))
    return no("ZD-597", "no-zeds-there", space=tell.space_name(s, space))


def _arm(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 2:
        return no("ZD-503", "level", level="II")
    refugee, civilian = (PIECE_IDS.index(name) for name in action.args)
    if t[ARMED]:
        return no("ZD-570", "armed-already")
    if t[AT + refugee] != CAMP:
        return no("ZD-570", "not-in-camp", unit=tell.piece_name(s, refugee))
    return no("ZD-570", "not-fallen", unit=tell.piece_name(s, civilian))


def _hauser(s: ZedsState, action: Action, seat: int) -> Why:
    """Training and recruiting."""
    t = s.t
    unit = places.lowest_bearer(s, TRAIN)
    found = unable(s, PIECE_IDS[unit], seat) or on_start(s, unit)
    if found:
        return found
    civilian = PIECE_IDS.index(action.args[0])
    who = tell.piece_name(s, civilian)
    if action.kind == "train":
        if t[TRAINED] >> civilian & 1 or t[TRAINED].bit_count() >= s.book.trained_markers:
            return no("ZD-1608", "trained-already", unit=who)
        if not 0 <= t[AT + civilian] <= LAST_IN_PLAY:
            return no("ZD-112", "not-in-play", unit=who)
        if DISTANCE[t[AT + unit]][t[AT + civilian]] > 1:
            return no("ZD-1608", "train-range", unit=who)
        return no("ZD-506", "comatose", unit=who)
    if t[AT + unit] != TOWN:
        return no("ZD-1608", "recruit-in-town")
    if t[AMMO] < s.book.recruit_ammo:
        return no("ZD-1608", "no-ammo", unit=tell.piece_name(s, unit))
    return no("ZD-1608", "not-wounded", unit=who)


def _hose(s: ZedsState, action: Action, seat: int) -> Why:
    unit = places.lowest_bearer(s, HOSES)
    found = unable(s, PIECE_IDS[unit], seat) or on_start(s, unit)
    if found:
        return found
    foe = PIECE_IDS.index(action.args[0])
    whom = tell.piece_name(s, foe)
    if s.t[AT + foe] < 0:
        return no("ZD-1609", "target-gone", foe=whom)
    if STARTS >> s.t[AT + foe] & 1:
        return no("ZD-1609", "target-on-start", foe=whom)
    return no("ZD-1609", "hose-range", foe=whom)


def _peek(s: ZedsState, action: Action, seat: int) -> Why:
    unit = places.lowest_bearer(s, PEEK)
    found = unable(s, PIECE_IDS[unit], seat) or on_start(s, unit)
    if found:
        return found
    return no("ZD-1603", "peeked-already") if s.t[PEEKED] >= 0 else None


def _use(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    key = KEYS.index(action.args[0])
    unit = s.book.key_unit[key]
    found = unable(s, PIECE_IDS[unit], seat, acts=False) or on_start(s, unit)
    if found:
        return found
    if t[KEYS_SPENT] >> key & 1 or t[KEYS_USED] & s.book.key_shares[key]:
        return no("ZD-504", "used-already")
    if s.book.key_office[key] and not OFFICES >> t[AT + unit] & 1:
        return no("ZD-504", "needs-office", unit=tell.piece_name(s, unit))
    if t[SUPPLIES] < s.book.key_cost_supplies[key]:
        return no("ZD-1615", "no-supplies", need=s.book.key_cost_supplies[key])
    return no("ZD-502", "no-effect")


def _bed(s: ZedsState, action: Action, seat: int) -> Why:
    """Discharging and burying."""
    unit = PIECE_IDS.index(action.args[0])
    who = tell.piece_name(s, unit)
    if s.terms.level < 1:
        return no("ZD-503", "level", level="I")
    if not ALL_BEDS >> max(0, s.t[AT + unit]) & 1:
        if action.kind == "bury":
            return no("ZD-513", "not-in-bed", unit=who)
        return no("ZD-512", "not-in-bed", unit=who)
    return no("ZD-512", "comatose", unit=who)


def _play(s: ZedsState, action: Action, seat: int) -> Why:
    data = tell.content(s)
    number = next(n for n, card in enumerate(data.stories) if card.id == action.args[0])
    card = data.stories[number]
    if not s.t[HELD] >> number & 1:
        return no("ZD-205", "not-held", card=card.name)
    if s.t[PLAYED] >> number & 1:
        return no("ZD-122", "played-already", card=card.name)
    if card.play not in ("any_time", "action", "hero_move"):
        return no("ZD-121", "not-now", card=card.name)
    if verbs.text_possible(s, s.book.card_effects[number], context()):
        return None
    return no("ZD-122", "card-no-effect", card=card.name)


def _floor(s: ZedsState, action: Action, seat: int) -> Why:
    if s.seats == 1:
        return no("ZD-1304", "alone")
    other = int(action.args[0]) - 1
    if other >= s.seats:
        return no("ZD-1304", "no-such-player")
    return no("ZD-1304", "own-floor") if other == seat else no("ZD-1304", "has-passed")


BY_KIND: Final[dict[str, Callable[[ZedsState, Action, int], Why]]] = {
    "search": _search,
    "heal": _heal,
    "aid": _aid,
    "barricade": _barricade,
    "outpost": _kingman,
    "mines": _kingman,
    "bridge": _bridge,
    "research": _research,
    "grenade": _grenade,
    "arm": _arm,
    "train": _hauser,
    "recruit": _hauser,
    "hose": _hose,
    "peek": _peek,
    "use": _use,
    "discharge": _bed,
    "bury": _bed,
    "play": _play,
    "floor": _floor,
}
