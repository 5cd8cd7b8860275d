"""What everybody sees, as plain data: nothing in this game is secret (ZD-1904)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miasma.games.zeds.board import CAMP, GRAVEYARD, SPACE_IDS, SPACES, TRACK_IDS, TRACKS, members
from miasma.games.zeds.effects import COMPONENTS, FLAGS, KEYS, MARKERS
from miasma.games.zeds.pieces import (
    FOE,
    OUT,
    PIECE_IDS,
    PIECES,
    SUPER,
    SUPERS,
    UNITS,
    VILLAGER,
    VIP,
)
from miasma.games.zeds.rules import credits, melee, places, research
from miasma.games.zeds.table import (
    ACTIVE,
    AMMO,
    AT,
    BAG,
    BARRICADES,
    BASIC_ON_TOP,
    BRIDGE,
    CARDS_LEFT,
    CHAOS,
    CHAOS_POOL,
    CURE,
    DEFIANT,
    DICE,
    DIE,
    DISCARDED,
    ELWOOD,
    ENTRY,
    EVENT,
    EVENT_ACTIONS,
    F_ATTACK,
    F_COLUMN,
    F_FOES,
    F_HUMAN_HITS,
    F_LOSER,
    F_TOTAL,
    F_UNIT,
    F_ZED_HITS,
    FIGHT,
    FLOOR,
    FREE_ACTIONS,
    FREE_MOVES,
    HELD,
    INFECTION,
    KEYS_SPENT,
    KEYS_USED,
    LEAD,
    MARKER,
    MINES,
    MINES_AT,
    NEXT_TRACK,
    NO_ENTRY,
    OUTPOST_AT,
    OVER,
    OWNED,
    OWNER,
    PASSED,
    PEEKED,
    PHASE,
    PLAYED,
    PLAYER_ACTIONS,
    QUESTION,
    REFUGEES,
    RESEARCHED,
    SCENE,
    STORY,
    STORY_DECK,
    SUPERWEAPON,
    SUPPLIES,
    TOP_STORY,
    TRAINED,
    TURN,
    TURN_FLAGS,
    WOUNDS,
)
from miasma.games.zeds.tell import PHASES, rulebook

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.zeds.state import ZedsState

BRIDGES = ("whole", "collapsed", "ferry")
CURES = ("none", "final_component", "cure")


def look(s: ZedsState) -> dict[str, Any]:
    """Everything on the table, in words; then as it is kept, since nothing is hidden."""
    t = s.t
    data = rulebook(s).data
    return {
        "phase": PHASES[t[PHASE]],
        "question": t[QUESTION],
        "turn": t[TURN],
        "lead": t[LEAD],
        "floor": t[FLOOR],
        "passed": list(members(t[PASSED])),
        "event": data.events[t[EVENT]].id if t[EVENT] >= 0 else None,
        "entry": t[ENTRY],
        "peeked": data.events[t[PEEKED]].id if t[PEEKED] >= 0 else None,
        "cards_left": t[CARDS_LEFT],
        "supplies": t[SUPPLIES],
        "ammo": t[AMMO],
        "infection": t[INFECTION],
        "chaos_left": t[CHAOS_POOL],
        "elwood": bool(t[ELWOOD]),
        "event_actions": t[EVENT_ACTIONS],
        "player_actions": list(members(t[PLAYER_ACTIONS])),
        "keys_used": [KEYS[key] for key in members(t[KEYS_USED] | t[KEYS_SPENT])],
        "flags": [FLAGS[flag] for flag in members(t[TURN_FLAGS])],
        "held": [data.stories[card].id for card in members(t[HELD])],
        "played": [data.stories[card].id for card in members(t[PLAYED])],
        "discarded": [data.stories[card].id for card in members(t[DISCARDED])],
        "story_deck": t[STORY_DECK].bit_count(),
        "top_story": data.stories[t[TOP_STORY]].id if t[TOP_STORY] >= 0 else None,
        "story": data.stories[t[STORY]].id if t[STORY] >= 0 else None,
        "scene": TRACK_IDS[t[SCENE]] if t[SCENE] >= 0 else None,
        "research": _research(s),
        "dice": t[DIE : DIE + t[DICE]],
        "spaces": [space for number in range(SPACES) if (space := _space(s, number))],
        "units": [_unit(s, unit) for unit in range(UNITS) if t[AT + unit] >= 0],
        "foes": [_foe(s, foe) for foe in range(FOE, PIECES) if t[AT + foe] >= 0],
        "bag": {zed.id: t[BAG + n] for n, zed in enumerate(data.units_file.zed)},
        "pool": [PIECE_IDS[SUPER + n] for n in range(SUPERS) if t[AT + SUPER + n] == OUT],
        "bridge": BRIDGES[t[BRIDGE]],
        "next_track": TRACK_IDS[t[NEXT_TRACK]] if t[NEXT_TRACK] >= 0 else None,
        "zeds_on_tracks": [places.on_track(s, track).bit_count() for track in range(TRACKS)],
        "fight": _fight(s),
        "score": credits.score(s) if t[PHASE] == OVER else None,
        "table": s.position(),
        "agenda": list(s.agenda),
    }


def _research(s: ZedsState) -> dict[str, Any] | None:
    t = s.t
    if s.terms.level < 3:
        return None
    data = rulebook(s).data
    return {
        "active": data.research[t[ACTIVE]].id,
        "cards_left": research.cards_left(s),
        "basic_left": t[BASIC_ON_TOP],
        "components": [COMPONENTS[n] for n in members(t[OWNED])],
        "superweapon": bool(t[SUPERWEAPON]),
        "cure": CURES[t[CURE]],
        "success": bool(t[RESEARCHED]),
    }


def _space(s: ZedsState, space: int) -> dict[str, Any] | None:
    """What lies on a space besides pieces, if anything does."""
    t = s.t
    found: dict[str, Any] = {}
    if t[CHAOS + space]:
        found["chaos"] = t[CHAOS + space]
    if t[BARRICADES] >> space & 1:
        found["barricade"] = True
    if t[OUTPOST_AT] == space:
        found["outpost"] = True
    if t[MINES_AT] == space and t[MINES]:
        found["minefield"] = t[MINES]
    if t[NO_ENTRY] >> space & 1:
        found["no_entry"] = True
    return {"id": SPACE_IDS[space], **found} if found else None


def markers_of(s: ZedsState, piece: int) -> list[str]:
    """The markers that a piece bears."""
    t = s.t
    found = [name for n, name in enumerate(MARKERS[:-1]) if t[MARKER + n] == piece]
    if piece < UNITS:
        if t[TRAINED] >> piece & 1:
            found.append("trained")
        if t[DEFIANT] >> piece & 1:
            found.append("defiant")
        if t[AT + piece] not in (GRAVEYARD, CAMP) and places.is_comatose(s, piece):
            found.append("ecg")
    return found


def hit_markers(s: ZedsState, piece: int) -> int:
    """The hit markers on the side that a piece shows."""
    wounds, full = s.t[WOUNDS + piece], s.book.hits_full[piece]
    return wounds - full if wounds >= full else wounds


def is_refugee(s: ZedsState, unit: int) -> bool:
    """Whether a unit shows its refugee side."""
    return unit == VIP or (unit >= VILLAGER and bool(s.t[REFUGEES] >> unit & 1))


def _unit(s: ZedsState, unit: int) -> dict[str, Any]:
    t = s.t
    return {
        "id": PIECE_IDS[unit],
        "at": SPACE_IDS[t[AT + unit]],
        "strength": places.strength(s, unit),
        "reduced": places.is_reduced(s, unit),
        "hits": hit_markers(s, unit),
        "markers": markers_of(s, unit),
        "refugee": is_refugee(s, unit),
        "owner": t[OWNER + unit] if t[OWNER + unit] >= 0 else None,
        "free_actions": t[FREE_ACTIONS + unit],
        "free_moves": t[FREE_MOVES + unit],
    }


def _foe(s: ZedsState, foe: int) -> dict[str, Any]:
    return {
        "id": PIECE_IDS[foe],
        "at": SPACE_IDS[s.t[AT + foe]],
        "strength": places.strength(s, foe),
        "reduced": places.is_reduced(s, foe),
        "hits": hit_markers(s, foe),
        "markers": markers_of(s, foe),
    }


def _fight(s: ZedsState) -> dict[str, Any] | None:
    t = s.t
    if t[FIGHT] < 0:
        return None
    found: dict[str, Any] = {
        "space": SPACE_IDS[t[FIGHT]],
        "foes": [PIECE_IDS[FOE + foe] for foe in members(t[F_FOES])],
        "unit": PIECE_IDS[t[F_UNIT]] if t[F_UNIT] >= 0 else None,
        "human_attacks": bool(t[F_ATTACK]),
        "column": t[F_COLUMN],
        "total": t[F_TOTAL],
    }
    if t[F_UNIT] >= 0 and t[F_FOES]:
        found["shifts"] = [list(shift) for shift in melee.shifts(s)]
    if t[F_TOTAL]:
        found["hits"] = [t[F_ZED_HITS], t[F_HUMAN_HITS]]
        found["zeds_lose"] = bool(t[F_LOSER])
    return found


def aim(s: ZedsState, action: Action) -> tuple[str, ...]:
    """The elements an option lights up."""
    return action.targets
