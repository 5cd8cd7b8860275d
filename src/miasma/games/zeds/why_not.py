"""Why can't I? The first rule that forbids an action, in the order in which a player would ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.reasons import Reason
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import (
    BUILD_OUTPOST,
    HOSES,
    NO_BUILD,
    NO_GUNFIRE,
    PEEK,
    REPAIR_BRIDGE,
    SCIENTIST,
    SURFACE_ONLY,
    TOWN_ENTRY_FREE,
    TRAIN,
)
from miasma.games.zeds.board import (
    ALL_BEDS,
    BRIDGE_AT,
    CAMP,
    DISTANCE,
    LAB,
    LAST_IN_PLAY,
    NEIGHBOURS,
    OFFICES,
    ON_TRACKS,
    ROOMS,
    SPACE_IDS,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_OF,
    TRACK_SETS,
    TUNNEL,
)
from miasma.games.zeds.effects import GAS_GRENADE, KEYS
from miasma.games.zeds.pieces import FIGHTERS, FOE, PIECE_IDS, VIP
from miasma.games.zeds.rules import (
    deeds,
    errands,
    group_move,
    gunfire,
    melee,
    moving,
    places,
    research,
    verbs,
)
from miasma.games.zeds.rules.context import context
from miasma.games.zeds.table import (
    ACTIVE,
    AMMO,
    ARMED,
    AT,
    BARRICADES,
    BRIDGE,
    DEFIANT,
    FREE_MOVES,
    HEALED,
    HELD,
    KEYS_SPENT,
    KEYS_USED,
    MINES_BUILT,
    NO_ENTRY,
    OUTPOST_AT,
    OUTPOST_BUILT,
    OVER,
    OWNED,
    OWNER,
    PEEKED,
    PHASE,
    PLAYED,
    REFUGEES,
    RESEARCHED,
    SORT,
    SORT_ACTIONS,
    SUPPLIES,
    TRAINED,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.zeds.state import ZedsState

Why = Reason | None


def reasons(s: ZedsState, index: int, seat: int) -> list[Reason]:
    """Why a seat can't play an action now."""
    action = s.setup.game.vocabulary[index]
    found = _general(s, action, seat)
    if found is None:
        asker = BY_KIND.get(action.kind)
        found = asker(s, action, seat) if asker else None
    return [found or _no("ZD-502", "not-possible")]


def _no(rule: str, key: str, **args: object) -> Reason:
    return Reason("zeds", rule, f"why-{key}", args)


def _general(s: ZedsState, action: Action, seat: int) -> Why:
    """The game is over, chance acts, somebody else decides, or another question is asked."""
    if s.t[PHASE] == OVER:
        return _no("ZD-105", "over")
    if action.chance or seat == CHANCE or CHANCE in s.to_act:
        return _no("ZD-1903", "chance")
    if seat not in s.to_act:
        return _no("ZD-126", "not-your-decision")
    if s.t[SORT] != SORT_ACTIONS:
        return _no("ZD-1801", "answer-first")
    if action.kind in ("pick", "go", "stay", "option", "yes", "no", "ok"):
        return _no("ZD-1801", "nothing-asked")
    return None


def _unit(s: ZedsState, name: str, seat: int, acts: bool = True) -> Why:
    """Why a unit can't act at all."""
    t = s.t
    unit = PIECE_IDS.index(name)
    who = tell.piece_name(s, unit)
    at = t[AT + unit]
    if at == CAMP:
        return _no("ZD-1021", "in-camp", unit=who)
    if not 0 <= at <= LAST_IN_PLAY:
        return _no("ZD-112", "not-in-play", unit=who)
    if places.is_comatose(s, unit):
        return _no("ZD-506", "comatose", unit=who)
    if t[OWNER + unit] not in (seat, -1):
        return _no("ZD-1301", "not-your-unit", unit=who)
    if unit >= FIGHTERS and not (unit == VIP or t[REFUGEES] >> unit & 1):
        return _no("ZD-1011", "villagers", unit=who)
    if unit < FIGHTERS and places.is_stuck(s, unit):
        return _no("ZD-435", "stuck", unit=who)
    if acts and not errands.affords(s, unit, deeds.points(s, seat)):
        return _no("ZD-502", "no-actions")
    return None


def _stands(s: ZedsState, name: str) -> Why:
    """Why a unit can do nothing but move where it stands (ZD-308, ZD-520, ZD-534)."""
    at = s.t[AT + PIECE_IDS.index(name)]
    if STARTS >> at & 1:
        return _no("ZD-308", "on-start")
    if ROOMS >> at & 1:
        return _no("ZD-520", "indoors")
    return None


def _move(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    name, goal = action.args
    unit, space = PIECE_IDS.index(name), SPACE_IDS.index(goal)
    who, where = tell.piece_name(s, unit), tell.space_name(s, space)
    found = _unit(s, name, seat, acts=not t[FREE_MOVES + unit])
    if found:
        return found
    if t[DEFIANT] >> unit & 1:
        return _no("ZD-509", "defiant", unit=who)
    if group_move.is_washed(s, t[AT + unit]) or group_move.is_washed(s, space):
        return _no("ZD-1500", "rain")
    if not s.terms.board_spaces >> space & 1:
        return _no("ZD-001", "no-such-space", space=where)
    if space == t[AT + unit]:
        return _no("ZD-507", "there-already", unit=who, space=where)
    if unit >= FIGHTERS:
        return _refugee(s, unit, space)
    return _space(s, unit, space)


def _refugee(s: ZedsState, unit: int, space: int) -> Why:
    there = TOWNWARD[s.t[AT + unit]]
    if space == TOWN == TOWNWARD[there] and places.bearer(s, TOWN_ENTRY_FREE) >= 0:
        space = there  # ZD-507: only the city space can be in the way
    if space != there:
        return _no("ZD-1013", "refugees-townward")
    if places.closed(s, space):
        return _closed(s, space)
    return _no("ZD-1006", "refugees-zeds", space=tell.space_name(s, space))


def _closed(s: ZedsState, space: int) -> Reason:
    if s.t[NO_ENTRY] >> space & 1:
        return _no("ZD-412", "no-entry", space=tell.space_name(s, space))
    return _no("ZD-1501", "bridge-down", space=tell.space_name(s, space))


def _space(s: ZedsState, unit: int, space: int) -> Why:
    """Why a fighting unit can't end its move in a space."""
    who, where = tell.piece_name(s, unit), tell.space_name(s, space)
    if places.closed(s, space):
        return _closed(s, space)
    if (OFFICES | 1 << LAB) >> space & 1 and not places.has(s, unit, SCIENTIST):
        return _no("ZD-510", "scientists-only", space=where)
    if TRACK_OF[space] == TUNNEL and places.has(s, unit, SURFACE_ONLY):
        return _no("ZD-511", "surface-only", unit=who)
    if ALL_BEDS >> space & 1 and not places.open_beds(s) >> space & 1:
        return _no("ZD-1602", "bed-closed", space=where)
    if moving.full(s) >> space & 1:
        return _no("ZD-305", "full", space=where)
    points = s.book.move[unit]
    if moving.reached(s.t[AT + unit], points, moving.graph(s, unit), 0, 0, 0) >> space & 1:
        return _no("ZD-507", "way-blocked", unit=who, space=where)
    return _no("ZD-507", "too-far", unit=who, space=where, points=points)


def _shoot(s: ZedsState, action: Action, seat: int) -> Why:
    name, target = action.args
    return _unit(s, name, seat) or _stands(s, name) or _target(s, name, target, True)


def _target(s: ZedsState, name: str, target: str, pays: bool) -> Why:
    t = s.t
    unit, foe = PIECE_IDS.index(name), PIECE_IDS.index(target)
    who, whom = tell.piece_name(s, unit), tell.piece_name(s, foe)
    if places.has(s, unit, NO_GUNFIRE) or unit >= FIGHTERS:
        return _no("ZD-523", "no-gunfire", unit=who)
    if t[AT + foe] < 0:
        return _no("ZD-520", "target-gone", foe=whom)
    if STARTS >> t[AT + foe] & 1:
        return _no("ZD-520", "target-on-start", foe=whom)
    if not gunfire.targets(s, unit) >> foe - FOE & 1:
        if s.book.long_range[unit] > 1:
            return _no("ZD-521", "out-of-range", unit=who, foe=whom)
        return _no("ZD-520", "out-of-range", unit=who, foe=whom)
    if pays and not gunfire.can_pay(s, unit):
        return _no("ZD-520", "no-ammo", unit=who)
    return None


def _craft(s: ZedsState, action: Action, seat: int) -> Why:
    name = "piazza"
    found = _unit(s, name, seat) or _stands(s, name) or _target(s, name, action.args[0], False)
    return found or _no("ZD-502", "no-actions")


def _search(s: ZedsState, action: Action, seat: int) -> Why:
    name = action.args[0]
    found = _unit(s, name, seat)
    if found:
        return found
    space = s.t[AT + PIECE_IDS.index(name)]
    where = tell.space_name(s, space)
    if ROOMS >> space & 1:
        return _no("ZD-534", "search-indoors", space=where)
    if STARTS >> space & 1:
        return _no("ZD-308", "on-start")
    if s.book.search_row[space] < 0:
        return _no("ZD-530", "search-unnamed", space=where)
    return _no("ZD-530", "search-controlled", space=where)


def _heal(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 1:
        return _no("ZD-503", "level", level="I")
    unit = PIECE_IDS.index(action.args[0])
    who = tell.piece_name(s, unit)
    if not ALL_BEDS >> max(0, t[AT + unit]) & 1:
        return _no("ZD-540", "not-in-bed", unit=who)
    if t[OWNER + unit] not in (seat, -1):
        return _no("ZD-1301", "not-your-unit", unit=who)
    return _healable(s, unit) or _no("ZD-502", "no-actions")


def _healable(s: ZedsState, unit: int) -> Why:
    t = s.t
    who = tell.piece_name(s, unit)
    if t[HEALED] >> unit & 1:
        return _no("ZD-542", "healed-already", unit=who)
    if not t[WOUNDS + unit]:
        return _no("ZD-541", "not-wounded", unit=who)
    return None


def _aid(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 1:
        return _no("ZD-503", "level", level="I")
    helper, unit = (PIECE_IDS.index(name) for name in action.args)
    reach, supplies, price = s.book.field_heal[helper]
    found = _unit(s, action.args[0], seat, acts=bool(price)) or _stands_off_start(s, helper)
    if found:
        return found
    if t[SUPPLIES] < supplies:
        return _no("ZD-540", "no-supplies", need=supplies)
    if not 0 <= t[AT + unit] <= LAST_IN_PLAY or DISTANCE[t[AT + helper]][t[AT + unit]] > reach:
        return _no("ZD-546", "too-far-to-heal", unit=tell.piece_name(s, unit))
    return _healable(s, unit) or _no("ZD-504", "used-already")


def _stands_off_start(s: ZedsState, unit: int) -> Why:
    return _no("ZD-308", "on-start") if STARTS >> s.t[AT + unit] & 1 else None


def _barricade(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 2:
        return _no("ZD-503", "level", level="II")
    name, goal = action.args
    unit, space = PIECE_IDS.index(name), SPACE_IDS.index(goal)
    found = _unit(s, name, seat) or _stands_off_start(s, unit)
    if found:
        return found
    where = tell.space_name(s, space)
    if places.has(s, unit, NO_BUILD):
        return _no("ZD-550", "no-build", unit=tell.piece_name(s, unit))
    if t[SUPPLIES] < s.book.barricade_supplies[unit]:
        return _no("ZD-550", "no-supplies", need=s.book.barricade_supplies[unit])
    if DISTANCE[t[AT + unit]][space] > s.book.barricade_range[unit]:
        return _no("ZD-550", "build-elsewhere", unit=tell.piece_name(s, unit), space=where)
    if places.zed_controlled(s, space):
        return _no("ZD-564", "build-controlled", space=where)
    return _no("ZD-552", "one-per-track", space=where)


def _kingman(s: ZedsState, action: Action, seat: int) -> Why:
    """The outpost and the minefield."""
    t = s.t
    rule = "ZD-561" if action.kind == "outpost" else "ZD-562"
    if s.terms.level < 2:
        return _no("ZD-503", "level", level="II")
    unit = places.lowest_bearer(s, BUILD_OUTPOST)
    found = _unit(s, PIECE_IDS[unit], seat)
    if found:
        return found
    at = t[AT + unit]
    if t[OUTPOST_BUILT] if action.kind == "outpost" else t[MINES_BUILT]:
        return _no(rule, "built-already")
    if not ON_TRACKS >> at & 1:
        return _no(rule, "build-on-track")
    if places.zed_controlled(s, at):
        return _no("ZD-564", "build-controlled", space=tell.space_name(s, at))
    built = t[BARRICADES] | (1 << t[OUTPOST_AT] if t[OUTPOST_AT] >= 0 else 0)
    if action.kind == "outpost" and built & TRACK_SETS[TRACK_OF[at]]:
        return _no("ZD-552", "one-per-track", space=tell.space_name(s, at))
    need = s.book.outpost_supplies if action.kind == "outpost" else s.book.mines_supplies
    if t[SUPPLIES] < need:
        return _no(rule, "no-supplies", need=need)
    return _no(rule, "no-ammo", unit=tell.piece_name(s, unit))


def _bridge(s: ZedsState, action: Action, seat: int) -> Why:
    if not s.t[BRIDGE]:
        return _no("ZD-1501", "bridge-whole")
    name = action.args[0]
    unit = PIECE_IDS.index(name)
    found = _unit(s, name, seat)
    if found:
        return found
    if s.t[BRIDGE] == 2 and not places.has(s, unit, REPAIR_BRIDGE):
        return _no("ZD-1501", "bridge-ferry")
    return _no("ZD-1501", "bridge-far", space=tell.space_name(s, BRIDGE_AT))


def _research(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 3:
        return _no("ZD-503", "level", level="III")
    unit = research.scientist_in_lab(s)
    if unit < 0:
        return _no("ZD-580", "no-scientist")
    if t[OWNER + unit] not in (seat, -1):
        return _no("ZD-1301", "not-your-unit", unit=tell.piece_name(s, unit))
    if t[RESEARCHED]:
        return _no("ZD-584", "researched-already")
    if not research.cards_left(s):
        return _no("ZD-586", "no-research-left")
    need = s.book.research_supplies[t[ACTIVE]]
    if t[SUPPLIES] < need + len(action.args):
        return _no("ZD-582", "no-supplies", need=need + len(action.args))
    return _no("ZD-1517", "no-research-supply") if action.args else _no("ZD-502", "no-actions")


def _grenade(s: ZedsState, action: Action, seat: int) -> Why:
    if not s.t[OWNED] >> GAS_GRENADE & 1:
        return _no("ZD-597", "no-grenade")
    name, goal = action.args
    unit, space = PIECE_IDS.index(name), SPACE_IDS.index(goal)
    found = _unit(s, name, seat) or _stands_off_start(s, unit)
    if found:
        return found
    if not melee.wields(s, unit):
        return _no("ZD-593", "no-superweapon", unit=tell.piece_name(s, unit))
    if not NEIGHBOURS[s.t[AT + unit]] >> space & 1:
        return _no("ZD-597", "not-adjacent", unit=tell.piece_name(s, unit))
    return _no("ZD-597", "no-zeds-there", space=tell.space_name(s, space))


def _arm(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    if s.terms.level < 2:
        return _no("ZD-503", "level", level="II")
    refugee, civilian = (PIECE_IDS.index(name) for name in action.args)
    if t[ARMED]:
        return _no("ZD-570", "armed-already")
    if t[AT + refugee] != CAMP:
        return _no("ZD-570", "not-in-camp", unit=tell.piece_name(s, refugee))
    return _no("ZD-570", "not-fallen", unit=tell.piece_name(s, civilian))


def _hauser(s: ZedsState, action: Action, seat: int) -> Why:
    """Training and recruiting."""
    t = s.t
    unit = places.lowest_bearer(s, TRAIN)
    found = _unit(s, PIECE_IDS[unit], seat) or _stands_off_start(s, unit)
    if found:
        return found
    civilian = PIECE_IDS.index(action.args[0])
    who = tell.piece_name(s, civilian)
    if action.kind == "train":
        if t[TRAINED] >> civilian & 1 or t[TRAINED].bit_count() >= s.book.trained_markers:
            return _no("ZD-1608", "trained-already", unit=who)
        if not 0 <= t[AT + civilian] <= LAST_IN_PLAY:
            return _no("ZD-112", "not-in-play", unit=who)
        if DISTANCE[t[AT + unit]][t[AT + civilian]] > 1:
            return _no("ZD-1608", "train-range", unit=who)
        return _no("ZD-506", "comatose", unit=who)
    if t[AT + unit] != TOWN:
        return _no("ZD-1608", "recruit-in-town")
    if t[AMMO] < s.book.recruit_ammo:
        return _no("ZD-1608", "no-ammo", unit=tell.piece_name(s, unit))
    return _no("ZD-1608", "not-wounded", unit=who)


def _hose(s: ZedsState, action: Action, seat: int) -> Why:
    unit = places.lowest_bearer(s, HOSES)
    found = _unit(s, PIECE_IDS[unit], seat) or _stands_off_start(s, unit)
    if found:
        return found
    foe = PIECE_IDS.index(action.args[0])
    whom = tell.piece_name(s, foe)
    if s.t[AT + foe] < 0:
        return _no("ZD-1609", "target-gone", foe=whom)
    if STARTS >> s.t[AT + foe] & 1:
        return _no("ZD-1609", "target-on-start", foe=whom)
    return _no("ZD-1609", "hose-range", foe=whom)


def _peek(s: ZedsState, action: Action, seat: int) -> Why:
    unit = places.lowest_bearer(s, PEEK)
    found = _unit(s, PIECE_IDS[unit], seat) or _stands_off_start(s, unit)
    if found:
        return found
    return _no("ZD-1603", "peeked-already") if s.t[PEEKED] >= 0 else None


def _use(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    key = KEYS.index(action.args[0])
    unit = s.book.key_unit[key]
    found = _unit(s, PIECE_IDS[unit], seat, acts=False) or _stands_off_start(s, unit)
    if found:
        return found
    if t[KEYS_SPENT] >> key & 1 or t[KEYS_USED] & s.book.key_shares[key]:
        return _no("ZD-504", "used-already")
    if s.book.key_office[key] and not OFFICES >> t[AT + unit] & 1:
        return _no("ZD-504", "needs-office", unit=tell.piece_name(s, unit))
    if t[SUPPLIES] < s.book.key_cost_supplies[key]:
        return _no("ZD-1615", "no-supplies", need=s.book.key_cost_supplies[key])
    return _no("ZD-502", "no-effect")


def _bed(s: ZedsState, action: Action, seat: int) -> Why:
    """Discharging and burying."""
    unit = PIECE_IDS.index(action.args[0])
    who = tell.piece_name(s, unit)
    if s.terms.level < 1:
        return _no("ZD-503", "level", level="I")
    if not ALL_BEDS >> max(0, s.t[AT + unit]) & 1:
        if action.kind == "bury":
            return _no("ZD-513", "not-in-bed", unit=who)
        return _no("ZD-512", "not-in-bed", unit=who)
    return _no("ZD-512", "comatose", unit=who)


def _play(s: ZedsState, action: Action, seat: int) -> Why:
    data = tell.content(s)
    number = next(n for n, card in enumerate(data.stories) if card.id == action.args[0])
    card = data.stories[number]
    if not s.t[HELD] >> number & 1:
        return _no("ZD-205", "not-held", card=card.name)
    if s.t[PLAYED] >> number & 1:
        return _no("ZD-122", "played-already", card=card.name)
    if card.play not in ("any_time", "action", "hero_move"):
        return _no("ZD-121", "not-now", card=card.name)
    if verbs.text_possible(s, s.book.card_effects[number], context()):
        return None
    return _no("ZD-122", "card-no-effect", card=card.name)


def _floor(s: ZedsState, action: Action, seat: int) -> Why:
    if s.seats == 1:
        return _no("ZD-1304", "alone")
    other = int(action.args[0]) - 1
    if other >= s.seats:
        return _no("ZD-1304", "no-such-player")
    return _no("ZD-1304", "own-floor") if other == seat else _no("ZD-1304", "has-passed")


BY_KIND: dict[str, Callable[[ZedsState, Action, int], Why]] = {
    "move": _move,
    "shoot": _shoot,
    "craft": _craft,
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
