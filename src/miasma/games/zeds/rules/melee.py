"""The melee itself: cards, column, dice, result and what comes of it (ZD-602 to ZD-615).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import (
    ALWAYS_WINS_VS_PLAYERS,
    ALWAYS_WINS_VS_ZEDS,
    CITY_DEFENCE_DIE,
    COMPANION_DIE,
    IGNORE_TERRAIN,
    NO_INFECTION_MELEE,
    REROLL_MELEE,
    STEALTH,
    SUPERWEAPON_AFTER_CITY,
)
from miasma.games.zeds.board import CITIES, TOWN, lowest, members
from miasma.games.zeds.effects import (
    ALPHA,
    CIVIL_LEADER,
    IN_ATTACK,
    IN_DEFENCE,
    IN_MELEE,
    KNUCKLES,
    NO_TERRAIN,
    SMART,
    TOXIC,
    WELL_ARMED,
    ZED_SNACK,
    ZEDS_WON,
)
from miasma.games.zeds.pieces import FIGHTERS, FOE, LOOTER_SET, ZED_SIDE
from miasma.games.zeds.rules import hits, infection, stories
from miasma.games.zeds.rules.ask import ask, ask_yes, best_two, owner, roll
from miasma.games.zeds.rules.places import (
    bearer,
    fighters,
    group_strength,
    is_comatose,
    lose_game,
    strength,
)
from miasma.games.zeds.stages import (
    ATTACKER_BACK,
    FIGHT_CARDS,
    FIGHT_CARDS_DONE,
    GIVE_HITS,
    HIT,
    HOLD,
    MELEE_AFTER,
    MELEE_HOLD,
    MELEE_RETREAT,
    MELEE_ROLLED,
    REROLL_ANSWERED,
    RETREAT_FOES,
    RETREAT_LOOTER,
    RETREAT_ONE,
    RETREAT_UNITS,
    SNEAK_STAYS,
    WON_CARDS_DONE,
)
from miasma.games.zeds.table import (
    ANSWER,
    ANYWHERE,
    ASK_CARDS,
    ASK_REROLL,
    AT,
    BARRICADES,
    BY_ABILITY,
    BY_ALPHA,
    BY_ASSASSIN,
    BY_CARD,
    BY_COMPONENT,
    BY_FLAMES,
    BY_FRENZY,
    BY_LEADER,
    BY_SMART,
    BY_TERRAIN,
    BY_TURN,
    BY_WELL_ARMED,
    DIE,
    F_AFTER,
    F_ASSASSIN,
    F_ATTACK,
    F_BACK,
    F_COLUMN,
    F_DONE,
    F_FOES,
    F_FOES_AT,
    F_HUMAN_HITS,
    F_LOSER,
    F_OWN,
    F_REROLLED,
    F_SHIFT,
    F_TOTAL,
    F_UNIT,
    F_ZED_HITS,
    FIGHT,
    FOES_IN,
    G_FLAMED,
    G_FOUGHT,
    G_SHIFT,
    G_WON,
    HELD,
    IN_CITY,
    LOST_TO_ZEDS,
    MARKER,
    NONE,
    OUTPOST_AT,
    OWN_MOVE,
    OWNED,
    SHIFT,
    SHIFT_WHEN,
    SHIFTED,
    SORT_CARDS,
    TURN_FLAGS,
    WHY_MELEE,
    WHY_STEALTH,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


COMES_OF_IT: Final[tuple[int, ...]] = (MELEE_AFTER, MELEE_HOLD, MELEE_RETREAT)
"""What follows the hits of a melee, last first, as the agenda has it (ZD-601)."""


def fight_cards(s: ZedsState, _: int) -> None:
    """Held cards that belong into a melee (ZD-121), one after another."""
    t = s.t
    if not is_on(s):
        return
    cards = 0
    if t[HELD] and t[F_UNIT] < FOE:
        cards = stories.playable(s, IN_MELEE)
        cards |= stories.playable(s, IN_ATTACK if t[F_ATTACK] else IN_DEFENCE)
    if cards:
        ask(s, FIGHT_CARDS_DONE, ASK_CARDS, SORT_CARDS, cards, owner(s, t[F_UNIT]), t[FIGHT], 1)
    else:
        throw(s)


def fight_cards_done(s: ZedsState, _: int) -> None:
    """A card was played, and another may follow; or the dice fall."""
    if s.t[ANSWER] == NONE:
        throw(s)
    else:
        s.agenda.append(FIGHT_CARDS)


def is_on(s: ZedsState) -> bool:
    """Whether both sides are still there; else the fight is settled."""
    t = s.t
    t[F_FOES] &= t[FOES_IN + t[F_FOES_AT]]
    if t[F_FOES] and t[AT + t[F_UNIT]] == t[FIGHT]:
        return True
    t[F_DONE] = 1
    return False


def throw(s: ZedsState) -> None:
    """Two dice, and one more for each helper (ZD-647)."""
    t = s.t
    if not is_on(s):
        return
    t[F_COLUMN] = column(s)
    if s.events is not None:
        tell.fight(s)
    roll(s, MELEE_ROLLED, WHY_MELEE, 2 + extra_dice(s), t[FIGHT])


def extra_dice(s: ZedsState) -> int:
    """A hermit beside a defender, the radio for defenders of the city (ZD-647)."""
    t = s.t
    unit, space = t[F_UNIT], t[FIGHT]
    if t[F_ATTACK] or unit >= FOE:
        return 0
    dice = 0
    hermit = bearer(s, COMPANION_DIE)
    if hermit >= 0 and hermit != unit and space != TOWN and t[AT + hermit] == space:
        dice += 1
    if (space == TOWN or CITIES >> space & 1) and bearer(s, CITY_DEFENCE_DIE) >= 0:
        dice += 1
    return dice


def base_column(s: ZedsState) -> int:
    """The column by the ratio of strengths, outermost first (ZD-602)."""
    t = s.t
    zed, human = group_strength(s, t[F_FOES]), strength(s, t[F_UNIT])
    if zed >= 3 * human:
        return 0
    if zed >= 2 * human:
        return 1
    if zed > human:
        return 2
    if zed == human:
        return 3
    if human >= 3 * zed:
        return 6
    return 5 if human >= 2 * zed else 4


def shifts(s: ZedsState) -> list[tuple[int, int]]:
    """Every shift of the melee with its reason; right is good for the humans (ZD-613)."""
    t = s.t
    book = s.book
    unit, foes, space = t[F_UNIT], t[F_FOES], t[FIGHT]
    found: list[tuple[int, int]] = []
    ground = terrain(s, space)
    raider = foes & LOOTER_SET
    if ground:
        if not t[F_ATTACK] and not foes & book.foe_has[IGNORE_TERRAIN]:
            found.append((BY_TERRAIN, ground))  # ZD-603
        elif t[F_ATTACK] and raider:
            found.append((BY_TERRAIN, -ground))  # ZD-609
    for looter in members(raider):
        if book.shift_raider[looter]:
            found.append((BY_ABILITY, -book.shift_raider[looter]))
    if unit >= FOE:
        if book.shift_raider[unit - FOE]:
            found.append((BY_ABILITY, book.shift_raider[unit - FOE]))
    else:
        own = book.shift_melee[unit]
        own += book.shift_attack[unit] if t[F_ATTACK] else book.shift_defend[unit]
        if own:
            found.append((BY_ABILITY, own))
        add_markers(s, unit, found, 1 if t[F_ATTACK] else 2)
        if t[F_ATTACK] and t[OWNED] >> KNUCKLES & 1 and wields(s, unit):
            found.append((BY_COMPONENT, book.component_numbers[KNUCKLES]))  # ZD-594
        if t[F_ASSASSIN]:
            found.append((BY_ASSASSIN, book.assassin_shift))
    if t[F_SHIFT]:
        found.append((BY_CARD, t[F_SHIFT]))
    for marker, reason in ((SMART, BY_SMART), (ALPHA, BY_ALPHA)):
        foe = t[MARKER + marker]
        if foe >= 0 and foes >> foe - FOE & 1:
            found.append((reason, -book.marker_numbers[marker]))
    if t[F_OWN] == OWN_MOVE:
        if t[G_FLAMED] & foes:
            found.append((BY_FLAMES, -2))
        if t[G_SHIFT]:
            found.append((BY_FRENZY, -t[G_SHIFT]))
    return found


def add_markers(s: ZedsState, unit: int, found: list[tuple[int, int]], when: int) -> None:
    """Shifts of a unit by its markers and for this turn (ZD-613, ZD-614)."""
    t = s.t
    if t[MARKER + WELL_ARMED] == unit:
        found.append((BY_WELL_ARMED, s.book.marker_numbers[WELL_ARMED]))
    if t[MARKER + CIVIL_LEADER] == unit:
        found.append((BY_LEADER, s.book.marker_numbers[CIVIL_LEADER]))
    if t[SHIFTED] == unit and (t[SHIFT_WHEN] == when or (t[SHIFT_WHEN] == 0 and when < 3)):
        found.append((BY_TURN, t[SHIFT]))


def terrain(s: ZedsState, space: int) -> int:
    """The best terrain shift of a space (ZD-303, ZD-551, ZD-561)."""
    t = s.t
    if t[TURN_FLAGS] & NO_TERRAIN:
        return 0
    if t[OUTPOST_AT] == space:
        return max(s.book.terrain[space], s.book.terrain_outpost)
    if t[BARRICADES] >> space & 1:
        return max(s.book.terrain[space], s.book.terrain_barricade)
    return s.book.terrain[space]


def wields(s: ZedsState, unit: int) -> bool:
    """Whether a unit may use the superweapon (ZD-593)."""
    if unit >= FIGHTERS:
        return False
    return not s.book.has[SUPERWEAPON_AFTER_CITY] >> unit & 1 or bool(s.t[IN_CITY])


def column(s: ZedsState) -> int:
    """The final column: ratio plus all shifts, clamped at the end only (ZD-602)."""
    total = base_column(s)
    for _, n in shifts(s):
        total += n
    return max(0, min(6, total))


def melee_rolled(s: ZedsState, _: int) -> None:
    """The dice lie; some may roll once more (ZD-646)."""
    t = s.t
    t[F_TOTAL] = best_two(s)
    unit = t[F_UNIT]
    if unit < FOE and s.book.has[REROLL_MELEE] >> unit & 1 and not t[F_REROLLED]:
        ask_yes(s, REROLL_ANSWERED, ASK_REROLL, owner(s, unit), unit)
    else:
        read_table(s)


def reroll_answered(s: ZedsState, _: int) -> None:
    """All dice again, and that counts; or not."""
    t = s.t
    if t[ANSWER]:
        t[F_REROLLED] = 1
        roll(s, MELEE_ROLLED, WHY_MELEE, 2 + extra_dice(s), t[FIGHT])
    else:
        read_table(s)


def read_table(s: ZedsState) -> None:
    """Hits and loser (ZD-604); some always win (ZD-612)."""
    t = s.t
    book = s.book
    at, total, unit = t[F_COLUMN], t[F_TOTAL], t[F_UNIT]
    t[F_ZED_HITS], t[F_HUMAN_HITS] = book.melee_hits[total][at]
    zeds_lose = at >= book.melee_loser[total]
    winner = unit < FOE and book.has[ALWAYS_WINS_VS_ZEDS] >> unit & 1 and t[F_FOES] & ZED_SIDE
    doom = t[F_FOES] & book.foe_has[ALWAYS_WINS_VS_PLAYERS]
    if winner and not doom:
        zeds_lose = True
    elif doom and not winner:
        zeds_lose = False
    t[F_LOSER] = int(zeds_lose)
    if t[F_ASSASSIN]:
        t[F_HUMAN_HITS] = 0
    if s.events is not None:
        tell.melee(s)
    cards = 0
    if t[HELD] and not (t[F_ATTACK] or zeds_lose) and unit < FOE and t[F_FOES] & ZED_SIDE:
        cards = stories.playable(s, ZEDS_WON)
    if cards:
        ask(s, WON_CARDS_DONE, ASK_CARDS, SORT_CARDS, cards, owner(s, unit), t[FIGHT], 1)
    else:
        take_results(s, 0)


def take_results(s: ZedsState, _: int) -> None:
    """Infection, then hits on the Zeds, on the human, retreat, hold, after-hits (ZD-601)."""
    t = s.t
    t[F_DONE] = 1
    if s.terms.level:
        infection.raise_infection(s, fight_infection(s))
    if t[F_OWN]:
        t[G_FOUGHT] |= t[F_FOES]
        t[G_WON] = 1 - t[F_LOSER]
    s.agenda += COMES_OF_IT
    if t[F_HUMAN_HITS]:
        s.agenda.append(todo(HIT, t[F_UNIT] | t[F_HUMAN_HITS] << 7))  # ZD-606
    if t[F_ZED_HITS]:
        hits.give_hits(s, t[F_ZED_HITS] | t[F_FOES_AT] << 5 | t[F_FOES] << 11)


def fight_infection(s: ZedsState) -> int:
    """How much a melee raises infection (ZD-610)."""
    t = s.t
    unit, foes = t[F_UNIT], t[F_FOES] & ZED_SIDE
    if not foes or t[F_ASSASSIN]:
        return 0
    if unit < FOE and s.book.has[NO_INFECTION_MELEE] >> unit & 1:
        return 0
    worst = 1
    for foe in members(foes):
        worst = max(worst, s.book.melee_infection[FOE + foe])
        if t[MARKER + TOXIC] == FOE + foe:
            worst = max(worst, s.book.marker_numbers[TOXIC])
    return worst


def melee_retreat(s: ZedsState, _: int) -> None:
    """The loser falls back, unless the winner was wiped out (ZD-607); who wins stays (ZD-608)."""
    t = s.t
    space, unit = t[FIGHT], t[F_UNIT]
    foes = t[F_FOES] & t[FOES_IN + t[F_FOES_AT]]
    if t[F_ATTACK]:
        humans = t[AT + unit] == space and not (unit < FOE and is_comatose(s, unit))
    elif unit >= FOE:
        humans = bool(t[FOES_IN + space] & LOOTER_SET)
    else:
        humans = bool(fighters(s, space))
    if not foes or not humans:
        if foes and space == TOWN and not t[F_LOSER]:
            lose_game(s, LOST_TO_ZEDS)
        return
    if t[F_LOSER]:
        if space != TOWN:  # ZD-648: they are still in the city space they came from
            s.agenda.append(todo(RETREAT_FOES, space | foes << 6))
    elif t[F_ATTACK]:
        go_back(s)
    elif space == TOWN:
        lose_game(s, LOST_TO_ZEDS)  # ZD-648
    else:
        withdraw(s)


def go_back(s: ZedsState) -> None:
    """The attacker of this fight falls back (ZD-631, ZD-635)."""
    t = s.t
    unit = t[F_UNIT]
    if unit >= FOE:
        s.agenda.append(todo(RETREAT_LOOTER, unit - FOE))
    elif t[F_BACK] >= 0:
        s.agenda.append(todo(ATTACKER_BACK, unit | t[F_BACK] << 6))
    else:
        s.agenda.append(todo(RETREAT_ONE, unit))


def withdraw(s: ZedsState) -> None:
    """All defenders of this fight's space fall back (ZD-1115); who sneaks may stay (ZD-630)."""
    t = s.t
    space = t[FIGHT]
    units = fighters(s, space)
    if t[F_FOES] & ZED_SIDE:
        for looter in members(t[FOES_IN + space] & LOOTER_SET):
            s.agenda.append(todo(RETREAT_LOOTER, looter))
    if not units:
        return
    sneaks = units & s.book.has[STEALTH]
    found = t[F_UNIT] == NONE and not units & ~sneaks  # alone, before he had to defend (ZD-642)
    if sneaks and not found and t[F_UNIT] != lowest(sneaks):
        rest = units & ~sneaks
        arg = space | rest << 6
        roll(s, todo(SNEAK_STAYS, arg), WHY_STEALTH, 1, lowest(sneaks))
    else:
        s.agenda.append(todo(RETREAT_UNITS, space | units << 6))


def sneak_stays(s: ZedsState, arg: int) -> None:
    """The others fall back; who sneaks stays on 2-6 (ZD-630, ZD-1610)."""
    if s.t[DIE] <= s.book.stealth_fight:
        arg |= (fighters(s, arg & 63) & s.book.has[STEALTH]) << 6
    s.agenda.append(todo(RETREAT_UNITS, arg))


def melee_hold(s: ZedsState, _: int) -> None:
    """Zeds that hold the space after a melee won (ZD-431, ZD-601 step 13)."""
    t = s.t
    space = t[FIGHT]
    if not t[F_LOSER] and space != TOWN and t[F_FOES] & ZED_SIDE:
        s.agenda.append(todo(HOLD, space | t[F_FOES] << 6))


def melee_after(s: ZedsState, _: int) -> None:
    """After-hits: Zed Snack (ZD-598), then a card's price (ZD-601 step 14)."""
    t = s.t
    unit = t[F_UNIT]
    if t[F_AFTER] and unit < FOE:
        s.agenda.append(todo(HIT, unit | t[F_AFTER] << 7))
    snack = t[OWNED] >> ZED_SNACK & 1 and not t[F_ATTACK] and t[F_FOES] & ZED_SIDE
    if snack and wields(s, unit):
        hits_due = s.book.component_numbers[ZED_SNACK]
        s.agenda.append(todo(GIVE_HITS, hits_due | ANYWHERE << 5 | t[F_FOES] << 11))
