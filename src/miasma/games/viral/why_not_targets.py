"""Why can't I choose this virus or organ?"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from miasma.core.reasons import Reason
from miasma.games.viral.rules import crisis, icons, pieces
from miasma.games.viral.table import (
    ABSORB,
    ABSORBED,
    ACTIVE,
    ASK,
    ATTACK,
    BOT_ORGAN,
    BOT_SOURCE,
    CARRIERS,
    CRISIS_ORDER,
    INFECT,
    MAGNET,
    MOVE,
    ORIGIN,
    PER_COLOUR,
    PROTECT,
    RELOCATE,
    SETUP_PLACE,
    SHIELDS,
    SUPPLY,
    VERB,
    ZONE,
)
from miasma.games.viral.terms import COLOUR
from miasma.games.viral.view import rulebook

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.viral.state import ViralState


def no(rule: str, key: str, **args: object) -> Reason:
    """A reason of this game."""
    return Reason("viral", rule, f"why-{key}", args)


def _organ_name(s: ViralState, organ: int) -> dict[str, str]:
    return rulebook(s).data.organs[organ].name


def _area_words(s: ViralState, area: int) -> dict[str, object]:
    return {"area": rulebook(s).data.areas[area].name, "number": area + 1}


# -- viruses --------------------------------------------------------------------------------------


def virus(s: ViralState, action: Action) -> Reason:
    """Why a virus can't be named for the icon, the event or the bot's card."""
    t = s.t
    colour_id, _, number = action.args[0].rpartition("-")
    colours = [colour.id for colour in rulebook(s).data.colours]
    owner = colours.index(colour_id)
    token = owner * PER_COLOUR + int(number) - 1
    bit = 1 << token
    if owner >= s.terms.players or not s.terms.in_play[owner] & bit:
        return no("VI-002", "virus-not-in-game")
    if t[SUPPLY] & bit:
        return no("VI-022", "virus-on-mat")
    if t[ABSORBED] & bit:
        return no("VI-171", "virus-absorbed")
    organ = pieces.organ_of(t, token)
    player = s.terms.bot if t[ASK] == BOT_SOURCE else t[ACTIVE]
    found = _wrong_owner(s, owner, player) or _wrong_place(s, token, organ, player)
    return found or _same_as_another(s, token, organ)


def _wrong_owner(s: ViralState, owner: int, player: int) -> Reason | None:
    verb = s.t[VERB]
    if verb == ATTACK:
        return no("VI-131", "own-virus") if owner == player else None
    if verb == MAGNET or owner == player:
        return None
    if s.t[ASK] == BOT_SOURCE:
        return no("VI-407", "not-bots-virus")
    rules = {
        PROTECT: "VI-100",
        MOVE: "VI-110",
        INFECT: "VI-121",
        ABSORB: "VI-170",
        RELOCATE: "VI-198",
    }
    return no(rules[verb], "not-your-virus")


def _wrong_place(s: ViralState, token: int, organ: int, player: int) -> Reason | None:
    t = s.t
    verb, area = t[VERB], t[ZONE]
    name = {"organ": _organ_name(s, organ)}
    if verb == PROTECT and t[SHIELDS] >> token & 1:
        return no("VI-100", "protected-already")
    if verb in (INFECT, RELOCATE):
        if area >= 0 and s.terms.area_organs[area] == [organ]:
            rule = {INFECT: "VI-125", RELOCATE: "VI-200"}[verb]
            return no(rule, "no-other-organ", **name)
        return None
    if area >= 0 and verb != MAGNET and s.terms.area_of[organ] != area:
        return no("VI-066", "outside-area", **_area_words(s, area), **name)
    here = t[organ]
    own = here & pieces.visible(s, player)
    if verb == ATTACK and not own:
        return no("VI-130", "no-virus-there", **name)
    if verb == ABSORB and here == 1 << token:
        return no("VI-170", "no-company", **name)
    if verb == MAGNET and not icons.magnet_exits(s, player, token, organ, area):
        if own == 1 << token:
            return no("VI-142", "only-anchor", **name)
        return no("VI-142", "out-of-pull", **name)
    return None


def _same_as_another(s: ViralState, token: int, organ: int) -> Reason:
    """Interchangeable viruses are offered once (VI-600)."""
    t = s.t
    same = t[organ] & COLOUR[token // PER_COLOUR] & ~t[CARRIERS]
    same &= t[SHIELDS] if t[SHIELDS] >> token & 1 else ~t[SHIELDS]
    lowest = (same & -same).bit_length() - 1
    return no("VI-600", "same-virus", number=lowest % PER_COLOUR + 1)


# -- organs ---------------------------------------------------------------------------------------


def place(s: ViralState, organ: int) -> Reason:
    """Why a virus can't be placed in an organ."""
    t = s.t
    name = {"organ": _organ_name(s, organ)}
    if t[ASK] == SETUP_PLACE:
        if t[organ]:
            return no("VI-006", "organ-taken", **name)
        return no("VI-007", "area-taken", **_area_words(s, s.terms.area_of[organ]))
    area = t[ZONE]
    if area >= 0 and s.terms.area_of[organ] != area:
        rule = "VI-405" if t[ASK] == BOT_ORGAN else "VI-066"
        if t[VERB] == RELOCATE:
            rule = "VI-199"
        return no(rule, "outside-area", **_area_words(s, area), **name)
    return no("VI-123", "same-organ", **name)


def to(s: ViralState, organ: int) -> Reason:
    """Why a virus can't go to an organ."""
    t = s.t
    origin, verb, area = t[ORIGIN], t[VERB], t[ZONE]
    names: dict[str, object] = {"organ": _organ_name(s, organ), "from": _organ_name(s, origin)}
    if verb == RELOCATE:
        if s.terms.area_of[organ] != area:
            return no("VI-198", "outside-area", **_area_words(s, area), organ=names["organ"])
        return no("VI-200", "must-change-organ", organ=names["organ"])
    if organ == origin:
        return no("VI-086", "must-change-organ", organ=names["organ"])
    if s.terms.exits[origin] >> organ & 1:
        return no("VI-142", "no-anchor", **names)
    if s.terms.exits[organ] >> origin & 1:
        return no("VI-082", "against-arrow", **names)
    if _mixes_vessels(s, origin, organ):
        return no("VI-085", "mixed-vessels", **names)
    return no("VI-080", "no-link", **names)


def _mixes_vessels(s: ViralState, origin: int, organ: int) -> bool:
    """Whether a blood vessel and the duct, one after the other, lead there (VI-085)."""
    data = rulebook(s).data
    blood = {(data.organ_index(v.start), data.organ_index(v.end)) for v in data.board.vessel}
    duct = {
        link
        for entry in data.board.duct
        for link in itertools.permutations(map(data.organ_index, entry.organs), 2)
    }
    return any(
        ((origin, middle) in first and (middle, organ) in second)
        for first, second in ((blood, duct), (duct, blood))
        for middle in range(len(data.organs))
    )


def crisis_site(s: ViralState, organ: int) -> Reason:
    """Why a crisis token can't go on an organ."""
    t = s.t
    name = {"organ": _organ_name(s, organ)}
    if crisis.in_crisis(t) >> organ & 1:
        return no("VI-033", "has-token", **name)
    if t[ASK] == CRISIS_ORDER:
        return no("VI-030", "not-qualified", threshold=s.terms.threshold, **name)
    return no("VI-066", "outside-area", **_area_words(s, t[ZONE]), **name)
