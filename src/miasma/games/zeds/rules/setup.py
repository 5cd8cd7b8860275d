"""Setting up (section 3 of the rules).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.board import START_OF, TOWN
from miasma.games.zeds.effects import BASIC, BREAKTHROUGH, POOL
from miasma.games.zeds.pieces import CIVILIAN_SET, HEROES, UNITS, VILLAGER, ZED_TYPES
from miasma.games.zeds.rules import placing, units
from miasma.games.zeds.rules.ask import ask_piece, draw, roll
from miasma.games.zeds.rules.places import gain, put
from miasma.games.zeds.stages import (
    OPEN_TURN,
    SETUP_CHOSEN,
    SETUP_CIVILIAN,
    SETUP_DONE,
    SETUP_EXTRA,
    SETUP_EXTRA_ON,
    SETUP_HERO,
    SETUP_JOINS,
    SETUP_PLACED,
    SETUP_RESOURCES,
    SETUP_ROLLED,
    SETUP_SETTLES,
    SETUP_ZED,
)
from miasma.games.zeds.table import (
    ACTIVE,
    AMMO,
    ANSWER,
    ASK_NEW_UNIT,
    BAG,
    BASIC_ON_TOP,
    BASIC_UNSEEN,
    BREAKTHROUGHS_LEFT,
    BREAKTHROUGHS_UNSEEN,
    CARDS_LEFT,
    CHAOS_POOL,
    CURES_LEFT,
    DEFIANT,
    DIE,
    DRAW_JOIN,
    DRAW_SURGE,
    ENTERED,
    FOES_IN,
    LEAD,
    NONE,
    NORMALS_LEFT,
    OWNER,
    SPECIALS_LEFT,
    STORY_DECK,
    UNUSED,
    WEAPONS_LEFT,
    WHY_SETUP,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def prepare(s: ZedsState) -> None:
    """Plan the setup in its order: Zeds, civilians, resources, heroes, decks (ZD-001 to ZD-015)."""
    t = s.t
    terms = s.terms
    t[CARDS_LEFT] = terms.cards
    t[SPECIALS_LEFT : SPECIALS_LEFT + 4] = terms.special
    t[NORMALS_LEFT : NORMALS_LEFT + 4] = terms.normal
    t[STORY_DECK] = terms.stories
    t[CHAOS_POOL] = terms.chaos
    t[UNUSED] = terms.events  # ZD-013
    t[BAG : BAG + ZED_TYPES] = [len(zeds) for zeds in s.book.zeds_of]
    if terms.level >= 3:
        prepare_research(s)
    steps = [todo(SETUP_ZED, START_OF[track]) for track in terms.tracks]
    steps += [todo(SETUP_EXTRA, n) for n in range(terms.extra_zeds)]
    steps += [todo(SETUP_CIVILIAN, n) for n in range(len(s.book.civilian_spaces))]
    plan(s.agenda, *steps, SETUP_RESOURCES, *hero_steps(s), SETUP_DONE, OPEN_TURN)


def prepare_research(s: ZedsState) -> None:
    """The research deck: basic cards on top, then the mixed ones (ZD-012)."""
    t = s.t
    for card, kind in enumerate(s.book.research_kind):
        if kind == BASIC:
            t[BASIC_UNSEEN] |= 1 << card
        elif kind == BREAKTHROUGH:
            t[BREAKTHROUGHS_UNSEEN] |= 1 << card
        elif kind == 0:
            t[ACTIVE] = card
    t[BASIC_ON_TOP] = s.terms.basic
    t[BREAKTHROUGHS_LEFT] = s.terms.advanced
    t[CURES_LEFT] = 1
    t[WEAPONS_LEFT] = 4


def hero_steps(s: ZedsState) -> list[int]:
    """Who is drawn or chosen, in order: heroes, then a heroic civilian unit (ZD-005, ZD-006)."""
    if s.terms.level == 0:
        return [todo(SETUP_JOINS, unit | n << 6) for n, unit in enumerate(s.book.base_units)]
    return [todo(SETUP_HERO, n) for n in range(s.book.heroes + s.book.heroic_civilians)]


def setup_zed(s: ZedsState, start: int) -> None:
    """A random regular Zed on a Start (ZD-002)."""
    s.agenda.append(todo(SETUP_PLACED, start))
    placing.draw_zed(s, 0)


def setup_placed(s: ZedsState, start: int) -> None:
    """There it is."""
    put(s, s.t[ANSWER], start)
    if s.events is not None:
        tell.note(s, "placed", s.t[ANSWER], start)


def setup_extra(s: ZedsState, n: int) -> None:
    """Three or four players: extra Zeds on Starts of different tracks (ZD-1305)."""
    tracks = 0
    for track in s.terms.tracks:
        if s.t[FOES_IN + START_OF[track]].bit_count() < 2:
            tracks |= 1 << track
    draw(s, SETUP_EXTRA_ON, DRAW_SURGE, tracks)


def setup_extra_on(s: ZedsState, _: int) -> None:
    """Draw it."""
    setup_zed(s, START_OF[s.t[ANSWER]])


def setup_civilian(s: ZedsState, n: int) -> None:
    """The next regular civilians are dealt (ZD-003)."""
    left = CIVILIAN_SET & ~s.t[ENTERED]
    draw(s, todo(SETUP_SETTLES, n), DRAW_JOIN, left)


def setup_settles(s: ZedsState, n: int) -> None:
    """Defiant in a village, the sixth in Town Center; the seventh stays available (ZD-003)."""
    t = s.t
    unit = t[ANSWER]
    space = s.book.civilian_spaces[n]
    t[ENTERED] |= 1 << unit
    t[OWNER + unit] = NONE
    put(s, unit, space)
    if space != TOWN:
        t[DEFIANT] |= 1 << unit
    if s.events is not None:
        tell.note(s, "joined", unit, space)


def setup_resources(s: ZedsState, _: int) -> None:
    """Resources (ZD-008), villagers (ZD-004), security (ZD-009)."""
    t = s.t
    level = s.terms.level
    if level >= 2:
        for unit in range(VILLAGER, UNITS):
            t[ENTERED] |= 1 << unit
            t[OWNER + unit] = NONE
            put(s, unit, s.book.village_of[unit - VILLAGER])
    if level >= 4:
        for packed in s.book.security:
            t[ENTERED] |= 1 << (packed & 63)
            units.give_owner(s, packed & 63)
            put(s, packed & 63, packed >> 6)
    if level == 0:
        t[AMMO] = s.book.base_ammo
    else:
        roll(s, SETUP_ROLLED, WHY_SETUP, 2)


def setup_rolled(s: ZedsState, _: int) -> None:
    """Supplies are the sum, ammo is 6 minus the lower die (ZD-008)."""
    t = s.t
    gain(s, t[DIE] + t[DIE + 1], 6 - min(t[DIE], t[DIE + 1]))


def setup_hero(s: ZedsState, n: int) -> None:
    """The next hero or heroic civilian unit: by chance, or chosen in turn (ZD-006)."""
    if n < s.book.heroes:
        pool = units.available(s, POOL)
        scientists = units.available(s, POOL + 1)
        if n == 0 and s.terms.level >= s.book.scientists_from and scientists:
            pool = scientists
    else:
        pool = units.available(s, POOL + 2)
    then = todo(SETUP_CHOSEN, n)
    if s.terms.choose:
        ask_piece(s, then, ASK_NEW_UNIT, pool, n % s.setup.seats)
    else:
        draw(s, then, DRAW_JOIN, pool)


def setup_chosen(s: ZedsState, n: int) -> None:
    """It joins in Town Center (ZD-007)."""
    setup_joins(s, s.t[ANSWER] | n << 6)


def setup_joins(s: ZedsState, arg: int) -> None:
    """A unit of the setup: heroes are dealt one by one, starting with the lead (ZD-1302)."""
    unit, n = arg & 63, arg >> 6
    units.enter(s, unit, TOWN)
    if unit < HEROES:
        s.t[OWNER + unit] = (s.t[LEAD] + n) % s.setup.seats


def setup_done(s: ZedsState, _: int) -> None:
    """The board is ready."""
    if s.events is not None:
        tell.note(s, "ready")
