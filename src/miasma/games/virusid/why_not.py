"""Why not? For every action that is not legal now, the rules that forbid it, most telling first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.games.virusid import why_chance
from miasma.games.virusid.actions import (
    BIRD,
    LADDERS,
)
from miasma.games.virusid.data import RESISTANCES, SIMPLE, SPREADS
from miasma.games.virusid.rules import build, mutation, stones
from miasma.games.virusid.table import (
    ABILITIES,
    ASK,
    ASK_MORE,
    BUILD,
    BURYING,
    CLEARING,
    DNA,
    DONATION,
    DYING,
    FIRST_STONE,
    FREE,
    FREE_GROWTH,
    GATHERING,
    GENE_OF,
    GONE,
    HEALING,
    HIT,
    INFECTING,
    KILLING,
    LEVELS,
    MARKED,
    MARKING,
    MUTATING,
    NODE,
    ONE_TIME,
    OWN,
    SIXTH_DEATH,
    STEPS,
    SUPPLY,
    TAKE_BACK,
    WIPED,
)
from miasma.games.virusid.terms import ANY_MARKER
from miasma.games.virusid.view import rulebook
from miasma.games.virusid.why_placement import Placement, no

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.reasons import Reason
    from miasma.games.virusid.state import VirusidState

MOMENTS = {
    "first": (FIRST_STONE,),
    "infect": (INFECTING,),
    "once": (ONE_TIME, GATHERING),
    "pass": (ONE_TIME, GATHERING, DONATION, CLEARING),
    "end": (MUTATING, BUILD),
    "level": (MUTATING, BUILD),
    "strain": (MUTATING, BUILD, FREE_GROWTH),
    "symptom": (MUTATING, BUILD, FREE_GROWTH),
    "ability": (MUTATING, BUILD),
    "lethal": (MUTATING,),
    "discard": (MUTATING,),
    "donate": (DONATION,),
    "heal": (HEALING,),
    "kill": (KILLING, SIXTH_DEATH),
    "return": (TAKE_BACK,),
    "corpse": (DYING,),
    "bury": (BURYING,),
    "mark": (MARKING,),
    "unmark": (CLEARING,),
}
"""When each kind of action can be chosen."""
FORCED = {
    FIRST_STONE: "VR-19",
    HEALING: "VR-51",
    DYING: "VR-59",
    BURYING: "VR-50",
    TAKE_BACK: "VR-50",
    MARKING: "VR-50",
}
"""What can't be declined, and the rule that says so."""
EVENTFUL = {"heal": "VR-51", "corpse": "VR-59", "bury": "VR-50"}
"""What a card does to the cities it names, and the rule that says to which."""


def reasons(s: VirusidState, index: int, seat: int) -> list[Reason]:
    """Why a seat can't play an action now."""
    action = rulebook(s).vocabulary[index]
    if s.over:
        return [no("VR-149", "over")]
    if action.chance and seat != CHANCE:
        return [no("VR-203", "chance")]
    if CHANCE in s.to_act:
        if action.chance:
            return [why_chance.reason(s, action)]
        return [no("VR-203", "wait-for-chance")]
    if seat not in s.to_act:
        who = rulebook(s).data.game.colour[s.to_act[0]].name
        return [no("VR-32", "not-asked", who=who)]
    if s.t[NODE] not in MOMENTS[action.kind]:
        return [_moment(s, action)]
    return [_Why(s, action, index, seat).reason()]


def _moment(s: VirusidState, action: Action) -> Reason:
    if s.t[NODE] == BUILD and action.kind in ("lethal", "discard"):
        return no("VR-22", "not-in-a-build")
    if action.kind == "pass" and s.t[NODE] == INFECTING:
        return no("VR-70", "infect-on")
    if action.kind == "end" and s.t[NODE] == INFECTING:
        return no("VR-70", "infect-on")
    if action.kind in ("pass", "end") and s.t[NODE] in (KILLING, SIXTH_DEATH):
        return no("VR-132", "must-die")
    if action.kind in ("pass", "end") and s.t[NODE] == FREE_GROWTH:
        return no("VR-168", "must-grow")
    if action.kind in ("pass", "end") and s.t[NODE] in FORCED:
        return no(FORCED[s.t[NODE]], "must-choose")
    return no("VR-31", "moment")


class _Why:
    """The reason against one action at its proper moment."""

    def __init__(self, s: VirusidState, action: Action, index: int, seat: int) -> None:
        self.s = s
        self.t = s.t
        self.action = action
        self.index = index
        self.seat = seat
        self.data = rulebook(s).data

    def reason(self) -> Reason:
        """The first reason that holds."""
        kind = self.action.kind
        if kind in ("first", "infect", "once"):
            return Placement(self.s, self.action, self.seat).reason()
        if kind in ("level", "strain", "symptom", "ability", "lethal", "discard", "end"):
            return self._development()
        if kind == "donate":
            return self._donation()
        if kind in ("mark", "unmark"):
            return self._marker()
        return self._stone()

    # -- developments ---------------------------------------------------------------------------

    def _development(self) -> Reason:
        kind = self.action.kind
        if kind == "level":
            return self._ladder()
        if kind == "ability":
            return self._ability()
        if kind == "strain":
            return self._strain()
        if kind == "lethal":
            return self._lethal()
        if kind == "end":
            return no("VR-23", "build-unfinished")
        strain = [entry.id for entry in self.data.strains].index(self.action.args[0])
        name = self.data.strains[strain].name
        slot = mutation.slot_of(self.s, self.seat, strain)
        if slot < 0:
            rule = "VR-120" if kind == "discard" else "VR-107"
            return no(rule, "strain-not-owned", strain=name)
        step = self.t[STEPS + self.seat * 3 + slot]
        if step == len(self.s.terms.symptom_costs[strain]):
            return no("VR-107", "ladder-done", what=name)
        return self._price(mutation.symptom_price(self.s, strain, step))

    def _price(self, price: int) -> Reason:
        have = self.t[DNA + self.seat]
        if price > have:
            return no("VR-100", "price", price=price, have=have)
        after = build.bought(self.s, self.seat, self.index)
        left = build.cheapest_completion(after, self.seat)
        return no("VR-23", "build-stuck", have=have, price=price, need=left)

    def _ladder(self) -> Reason:
        ladder = (*SPREADS, *RESISTANCES).index(self.action.args[0])
        entry = self.data.ladders[ladder]
        bought = self.t[LEVELS + self.seat * LADDERS + ladder]
        if ladder == BIRD and self.s.terms.no_bird:
            return no("VR-163", "no-birds")
        if bought == 2:
            return no("VR-101", "both-levels", what=entry.name)
        return self._price(entry.costs[bought])

    def _ability(self) -> Reason:
        ability = self.t[ABILITIES + self.seat]
        if ability == 3:
            name = self.s.setup.options["pathogen"]
            entry = next(kind for kind in self.data.pathogens if kind.id == name)
            return no("VR-108", "ladder-done", what=entry.name)
        return self._price(self.s.terms.ability_costs[ability])

    def _strain(self) -> Reason:
        s, t = self.s, self.t
        strain = [entry.id for entry in self.data.strains].index(self.action.args[0])
        name = self.data.strains[strain].name
        if t[NODE] == FREE_GROWTH and t[ASK] != 1:
            return no("VR-168", "only-symptom")
        if not t[SUPPLY] >> strain & 1:
            return no("VR-18", "strain-taken", strain=name)
        slot = mutation.free_slot(s, self.seat)
        if slot < 0:
            return no("VR-104", "no-slot")
        if not mutation.takeable(s, self.seat) >> strain & 1:
            return no("VR-106", "same-name", strain=name)
        return self._price(s.terms.slot_costs[slot])

    def _lethal(self) -> Reason:
        gene = self.t[GENE_OF + self.seat]
        if gene < 0 or not self.s.terms.lethal_cost[gene]:
            return no("VR-155", "no-lethal-marker")
        price = mutation.lethal_price(self.s, self.seat)
        return self._price(price) if price else no("VR-156", "lethal-used")

    def _donation(self) -> Reason:
        receiver = self.data.game.colours.order.index(self.action.args[0])
        amount = int(self.action.args[1])
        if receiver >= self.s.seats or receiver == self.seat:
            return no("VR-162", "no-team-mate")
        if self.t[GONE] >> receiver & 1:
            return no("VR-162", "gone", who=self.data.game.colour[receiver].name)
        most = self.s.terms.donations[self.t[ABILITIES + self.seat]]
        if amount > most:
            return no("VR-162", "donate-less", most=most)
        return no("VR-162", "price", price=amount, have=self.t[DNA + self.seat])

    # -- stones and markers ---------------------------------------------------------------------

    def _stone(self) -> Reason:
        t, seat, kind = self.t, self.seat, self.action.kind
        city = self.data.city_index[self.action.args[0]]
        named = {"city": self.data.cities[city].name}
        if kind in EVENTFUL:
            if t[WIPED] >> city & 1:
                return no("VR-57", "untouched", **named)
            if t[ASK] != city:
                asked = self.data.cities[t[ASK]].name
                return no(EVENTFUL[kind], "other-city", asked=asked, **named)
        if kind == "heal":
            return no("VR-51", "nobody-there", **named)
        if kind == "bury":
            return no("VR-50", "no-corpse", **named)
        if kind == "corpse":
            healthy = any(t[FREE + place] >> city & 1 for place in range(4))
            if healthy and len(self.action.args) == 3:
                return no("VR-59", "healthy-first", **named)
            return no("VR-59", "nobody-there", **named)
        if not self._own_here(city):
            return no("VR-132" if kind == "kill" else "VR-32", "none-of-yours", **named)
        if t[NODE] == SIXTH_DEATH and not self.s.board.ports >> city & 1:
            return no("VR-166", "no-port", **named)
        if not stones.corpse_at_hand(self.s, city):
            return no("VR-135", "no-corpse-left", **named)
        if t[HIT] >> city & 1 and t[OWN + seat] & ~t[HIT] & stones.mortal(self.s):
            return no("VR-137", "other-city-first", **named)
        return no("VR-132", "none-of-yours", **named)

    def _own_here(self, city: int) -> bool:
        kind = [name[0] for name in SIMPLE].index(self.action.args[1])
        pair = self.s.board.pair_at[city * 4 + kind]
        return stones.first_field(self.s, pair, self.seat) >= 0

    def _marker(self) -> Reason:
        kind = [marker.id for marker in self.data.markers].index(self.action.args[0])
        if self.action.kind == "unmark":
            which = self.t[ASK_MORE]
            if which not in (ANY_MARKER, kind + 1):
                return no("VR-50", "other-removed", marker=self.data.markers[which - 1].name)
            return no("VR-186", "no-marker-there")
        city = self.data.city_index[self.action.args[1]]
        named = {"city": self.data.cities[city].name}
        if kind != self.t[ASK]:
            wanted = self.data.markers[self.t[ASK]].name
            return no("VR-50", "other-marker", marker=wanted)
        if self.t[WIPED] >> city & 1:
            return no("VR-57", "untouched", **named)
        if self.t[MARKED + kind] >> city & 1:
            return no("VR-186", "marked-already", **named)
        if not self.t[ASK_MORE] >> city & 1:
            return no("VR-50", "other-continent", **named)
        return no("VR-50", "not-infected", **named)
