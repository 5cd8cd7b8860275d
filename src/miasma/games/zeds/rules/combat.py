"""Melee: contact, the defender, the table, its result (ZD-601 to ZD-617, ZD-640 to ZD-649).

One fight is under way at a time; a fight that a retreat causes puts the outer one aside on the
agenda. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import (
    ALWAYS_WINS_VS_PLAYERS,
    ALWAYS_WINS_VS_ZEDS,
    ASSASSIN,
    BULL_CHARGE,
    CITY_DEFENCE_DIE,
    COMPANION_DIE,
    IGNORE_TERRAIN,
    NO_INFECTION_MELEE,
    REROLL_MELEE,
    STEALTH,
    SUPERWEAPON_AFTER_CITY,
    TRAPS,
)
from miasma.games.zeds.board import CATACOMBS, CITIES, STARTS, TOWN, lowest, members
from miasma.games.zeds.effects import (
    ALPHA,
    CARDIO,
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
from miasma.games.zeds.pieces import FIGHTERS, FOE, LOOTER_SET, REGULAR_SET, ZED_SIDE
from miasma.games.zeds.rules import infection, stories
from miasma.games.zeds.rules.ask import ask, ask_piece, ask_yes, best_two, leader, owner, roll
from miasma.games.zeds.rules.places import (
    bearer,
    fighters,
    group_strength,
    is_comatose,
    lose_game,
    strength,
    zeds,
)
from miasma.games.zeds.stages import (
    ASSASSIN_ANSWERED,
    ASSASSIN_ROLLED,
    ATTACKER_BACK,
    BULL_ANSWERED,
    BULL_ROLLED,
    CARDIO_ANSWERED,
    CHOOSE_DEFENDER,
    CONTACT,
    DEFENDER_CHOSEN,
    END_FIGHT,
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
    RESTORE_FIGHT,
    RETREAT_FOES,
    RETREAT_LOOTER,
    RETREAT_ONE,
    RETREAT_UNITS,
    SERIES,
    SERIES_CHOSEN,
    SERIES_STEALTH,
    SNEAK_STAYS,
    STEALTH_ROLLED,
    TRAPS_ANSWERED,
    TRAPS_ROLLED,
    WON_CARDS_DONE,
    YIELD,
)
from miasma.games.zeds.table import (
    ANSWER,
    ANYWHERE,
    ASK_BULL,
    ASK_CARDIO,
    ASK_CARDS,
    ASK_DEFENDER,
    ASK_FALL_BACK,
    ASK_REROLL,
    ASK_SERIES,
    ASK_TRAPS,
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
    DEFIANT,
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
    F_SERIES,
    F_SHIFT,
    F_STOP,
    F_TOTAL,
    F_UNIT,
    F_ZED_HITS,
    FIGHT,
    FOES_IN,
    FRIENDS,
    G_FLAMED,
    G_FOUGHT,
    G_SHIFT,
    G_WON,
    IN_CITY,
    LOST_TO_ZEDS,
    MARKER,
    NO_FIGHT,
    NONE,
    OUTPOST_AT,
    OWNED,
    SHIFT,
    SHIFT_WHEN,
    SHIFTED,
    SORT_CARDS,
    TURN_FLAGS,
    WHY_ASSASSIN,
    WHY_BULL,
    WHY_MELEE,
    WHY_STEALTH,
    WHY_TRAPS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def begin(s: ZedsState, space: int, foes: int, unit: int, attacks: int, own: int) -> None:
    """Open a fight; one that is under way waits on the agenda until this one is over."""
    t = s.t
    if t[FIGHT] >= 0:
        s.agenda.extend(t[FIGHT:F_STOP])
        s.agenda.append(RESTORE_FIGHT)
    t[FIGHT:F_STOP] = NO_FIGHT
    t[FIGHT] = space
    t[F_FOES] = foes
    t[F_FOES_AT] = space
    t[F_UNIT] = unit
    t[F_ATTACK] = attacks
    t[F_OWN] = own
    plan(s.agenda, CONTACT, END_FIGHT)


def restore_fight(s: ZedsState, _: int) -> None:
    """The outer fight goes on."""
    size = F_STOP - FIGHT
    s.t[FIGHT:F_STOP] = s.agenda[-size:]
    del s.agenda[-size:]


def end_fight(s: ZedsState, _: int) -> None:
    """The fight is over."""
    s.t[FIGHT:F_STOP] = NO_FIGHT


def attack(s: ZedsState, piece: int, space: int, back: int) -> None:
    """A player unit or looters attack the foes of a space; `back` says how it falls back."""
    t = s.t
    foes = t[FOES_IN + space]
    if piece >= FOE:
        foes &= ZED_SIDE
    elif CATACOMBS >> space & 1 and foes & foes - 1:
        s.agenda.append(todo(SERIES, piece | back + 1 << 6 | space << 12))
        return
    begin(s, space, foes, piece, 1, 0)
    t[F_BACK] = back


def series(s: ZedsState, arg: int) -> None:
    """In the catacombs a unit fights the Zeds there one by one in your order (ZD-1114)."""
    unit, space, begun = arg & 63, arg >> 12 & 63, arg >> 18
    t = s.t
    foes = t[FOES_IN + space]
    if t[AT + unit] != space or not foes:
        return
    if s.book.has[STEALTH] >> unit & 1 and not begun:
        roll(s, todo(SERIES_STEALTH, arg), WHY_STEALTH, 1, unit)
    else:
        ask_piece(s, todo(SERIES_CHOSEN, arg), ASK_SERIES, foes << FOE, owner(s, unit))


def series_stealth(s: ZedsState, arg: int) -> None:
    """Who sneaks meets nobody (ZD-642)."""
    if s.t[DIE] <= s.book.stealth_fight:
        series(s, arg | 1 << 18)


def series_chosen(s: ZedsState, arg: int) -> None:
    """A melee with one of them, then the next."""
    t = s.t
    unit, back, space = arg & 63, (arg >> 6 & 63) - 1, arg >> 12 & 63
    s.agenda.append(todo(SERIES, arg | 1 << 18))
    begin(s, space, 1 << t[ANSWER] - FOE, unit, 1, 0)
    t[F_BACK] = back
    t[F_SERIES] = 1


def defend(s: ZedsState, space: int, group: int, own: int) -> None:
    """Arriving foes attack those who defend a space (ZD-413, ZD-441)."""
    begin(s, space, group, NONE, 0, own)


def looters_meet(s: ZedsState, looter: int, space: int, back: int) -> None:
    """Looters come into a space: they fight Zeds as humans, player units as Zeds (ZD-609)."""
    if STARTS >> space & 1:
        return
    if zeds(s, space):
        attack(s, FOE + looter, space, back)
    elif fighters(s, space):
        defend(s, space, 1 << looter, 0)


# -- step 1: contact ----------------------------------------------------------------------------


def contact(s: ZedsState, _: int) -> None:
    """Stealth, traps, cardio, bull charge: what may settle a fight before it begins (ZD-601)."""
    t = s.t
    space, unit = t[FIGHT], t[F_UNIT]
    sneaks = s.book.has[STEALTH]
    if t[F_ATTACK]:
        if unit < FOE and sneaks >> unit & 1 and not t[F_SERIES]:
            roll(s, STEALTH_ROLLED, WHY_STEALTH, 1, unit)
        elif charges(s, unit):
            ask_yes(s, BULL_ANSWERED, ASK_BULL, owner(s, unit), unit)
        else:
            meet(s, 0)
        return
    there = fighters(s, space)
    if there and not there & ~sneaks:
        roll(s, STEALTH_ROLLED, WHY_STEALTH, 1, lowest(there))  # ZD-642
        return
    trapper = bearer(s, TRAPS)
    if t[F_OWN] and trapper >= 0 and t[AT + trapper] == space and space != TOWN:
        ask_yes(s, TRAPS_ANSWERED, ASK_TRAPS, owner(s, trapper), trapper)
    else:
        offer_flight(s)


def offer_flight(s: ZedsState) -> None:
    """Cardio: the defenders may run instead of fighting (ZD-649)."""
    t = s.t
    space = t[FIGHT]
    runs = t[TURN_FLAGS] & CARDIO and t[F_FOES] & ZED_SIDE and space != TOWN
    if runs and fighters(s, space):
        ask_yes(s, CARDIO_ANSWERED, ASK_CARDIO, leader(s), space)
    else:
        choose_defender(s, 0)


def stealth_rolled(s: ZedsState, _: int) -> None:
    """A 1 means melee, anything else that they coexist (ZD-642)."""
    t = s.t
    if t[DIE] > s.book.stealth_fight:
        if s.events is not None:
            tell.note(s, "sneaked", space=t[FIGHT])
        t[F_DONE] = 1
    elif t[F_ATTACK]:
        meet(s, 0)
    else:
        choose_defender(s, 0)


def traps_answered(s: ZedsState, _: int) -> None:
    """Roll for the traps, if you like (ZD-643)."""
    if s.t[ANSWER]:
        roll(s, TRAPS_ROLLED, WHY_TRAPS)
    else:
        offer_flight(s)


def traps_rolled(s: ZedsState, _: int) -> None:
    """On 4-6 one of them is hit and everybody falls back; else melee (ZD-643)."""
    t = s.t
    if t[DIE] < s.book.traps_min:
        choose_defender(s, 0)
        return
    if s.events is not None:
        tell.note(s, "trapped", space=t[FIGHT])
    plan(s.agenda, todo(GIVE_HITS, 1 | t[FIGHT] << 5 | t[F_FOES] << 11), YIELD)


def cardio_answered(s: ZedsState, _: int) -> None:
    """They run, or they fight (ZD-649)."""
    if s.t[ANSWER]:
        yield_space(s, 0)
    else:
        choose_defender(s, 0)


def yield_space(s: ZedsState, _: int) -> None:
    """The defenders leave without a fight, if any attacker is left; nobody has won."""
    t = s.t
    t[F_DONE] = 1
    if t[F_FOES] & t[FOES_IN + t[FIGHT]]:
        withdraw(s)


def charges(s: ZedsState, unit: int) -> bool:
    """Whether a bull charge is possible: against regular Zeds only (ZD-644)."""
    t = s.t
    if unit >= FOE or not s.book.has[BULL_CHARGE] >> unit & 1:
        return False
    return not t[F_FOES] & ~REGULAR_SET


def bull_answered(s: ZedsState, _: int) -> None:
    """Charge, or fight."""
    if s.t[ANSWER]:
        roll(s, BULL_ROLLED, WHY_BULL)
    else:
        meet(s, 0)


def bull_rolled(s: ZedsState, _: int) -> None:
    """On 4-6 one Zed is hit and all fall back without a melee (ZD-644)."""
    t = s.t
    if t[DIE] < s.book.bull_min:
        meet(s, 0)
        return
    t[F_DONE] = 1
    space, foes = t[FIGHT], t[F_FOES]
    plan(
        s.agenda,
        todo(GIVE_HITS, 1 | space << 5 | foes << 11),
        todo(RETREAT_FOES, space | foes << 6),
    )


# -- step 2: who defends ------------------------------------------------------------------------


def choose_defender(s: ZedsState, _: int) -> None:
    """You choose one defending unit if there are several (ZD-601 step 2)."""
    t = s.t
    space = t[FIGHT]
    units = fighters(s, space)
    if space == TOWN:
        units = awake(s, units)
    if units & ~s.book.has[STEALTH]:
        units &= ~s.book.has[STEALTH]  # ZD-1610
    pieces = units or (t[FOES_IN + space] & LOOTER_SET) << FOE
    if not pieces:
        t[F_DONE] = 1
        return
    ask_piece(s, DEFENDER_CHOSEN, ASK_DEFENDER, pieces, leader(s))


def awake(s: ZedsState, units: int) -> int:
    """Those of some units that are not comatose."""
    found = 0
    for unit in members(units):
        if not is_comatose(s, unit):
            found |= 1 << unit
    return found


def defender_chosen(s: ZedsState, _: int) -> None:
    """The chosen unit defends; everybody in the space has been attacked (ZD-509)."""
    t = s.t
    t[F_UNIT] = t[ANSWER]
    t[DEFIANT] &= ~t[FRIENDS + t[FIGHT]]
    meet(s, 0)


def meet(s: ZedsState, _: int) -> None:
    """The two sides meet: the assassin rolls (ZD-1607), cards may be played (step 3)."""
    t = s.t
    unit = t[F_UNIT]
    if unit < FOE and s.book.has[ASSASSIN] >> unit & 1 and t[F_FOES] & ZED_SIDE:
        roll(s, ASSASSIN_ROLLED, WHY_ASSASSIN, 1, unit)
    else:
        s.agenda.append(FIGHT_CARDS)


def assassin_rolled(s: ZedsState, _: int) -> None:
    """1 normal melee, 2 she may go back, 3-6 an assassin's strike (ZD-1607)."""
    t = s.t
    face = 1 << t[DIE]
    if face & s.book.assassin_step and t[FIGHT] != TOWN:
        ask_yes(s, ASSASSIN_ANSWERED, ASK_FALL_BACK, owner(s, t[F_UNIT]), t[F_UNIT])
        return
    if not face & (s.book.assassin_normal | s.book.assassin_step):
        t[F_ASSASSIN] = 1
    s.agenda.append(FIGHT_CARDS)


def assassin_answered(s: ZedsState, _: int) -> None:
    """She goes back where she came from, or toward town alone; another unit then defends."""
    t = s.t
    unit, space = t[F_UNIT], t[FIGHT]
    if not t[ANSWER]:
        s.agenda.append(FIGHT_CARDS)
    elif t[F_ATTACK]:
        t[F_DONE] = 1
        go_back(s)
    else:
        if fighters(s, space) & ~(1 << unit):
            plan(s.agenda, todo(RETREAT_ONE, unit), CHOOSE_DEFENDER)
        else:
            t[F_DONE] = 1
            s.agenda.append(todo(RETREAT_ONE, unit))


# -- steps 3 to 7: cards, column, dice, result --------------------------------------------------


def fight_cards(s: ZedsState, _: int) -> None:
    """Held cards that belong into a melee (ZD-121), one after another."""
    t = s.t
    if not is_on(s):
        return
    cards = 0
    if t[F_UNIT] < FOE:
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
            found.append((BY_TERRAIN, ground))
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
    if t[F_OWN]:
        if t[G_FLAMED]:
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
    if not (t[F_ATTACK] or zeds_lose) and unit < FOE and t[F_FOES] & ZED_SIDE:
        cards = stories.playable(s, ZEDS_WON)
    if cards:
        ask(s, WON_CARDS_DONE, ASK_CARDS, SORT_CARDS, cards, owner(s, unit), t[FIGHT], 1)
    else:
        take_results(s, 0)


# -- steps 9 to 14: what comes of it ------------------------------------------------------------


def take_results(s: ZedsState, _: int) -> None:
    """Infection, then hits on the Zeds, on the human, retreat, hold, after-hits (ZD-601)."""
    t = s.t
    t[F_DONE] = 1
    infection.raise_infection(s, fight_infection(s))
    if t[F_OWN]:
        t[G_FOUGHT] = 1
        t[G_WON] = 1 - t[F_LOSER]
    plan(
        s.agenda,
        todo(GIVE_HITS, t[F_ZED_HITS] | t[F_FOES_AT] << 5 | t[F_FOES] << 11),
        todo(HIT, t[F_UNIT] | t[F_HUMAN_HITS] << 7),  # ZD-606
        MELEE_RETREAT,
        MELEE_HOLD,
        MELEE_AFTER,
    )


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
    """The loser falls back, unless the other side was wiped out (ZD-607)."""
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
    """All defenders of this fight's space fall back; who sneaks may stay (ZD-630)."""
    t = s.t
    space = t[FIGHT]
    units = fighters(s, space)
    if not units:
        for looter in members(t[FOES_IN + space] & LOOTER_SET):
            s.agenda.append(todo(RETREAT_LOOTER, looter))
        return
    sneaks = units & s.book.has[STEALTH]
    if sneaks and t[F_UNIT] != lowest(sneaks):
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
