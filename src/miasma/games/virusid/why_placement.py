"""Why not? The reasons against a placement, in the order in which they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.reasons import Reason
from miasma.games.virusid.actions import BIRD, PLANE, SHIP, TYPES, WAYS
from miasma.games.virusid.data import SIMPLE
from miasma.games.virusid.rules import infection, reach
from miasma.games.virusid.table import (
    ASK,
    CARD_OF,
    CLOSED_AIR,
    CLOSED_SEA,
    FIRST_STONE,
    FREE,
    GATHERING,
    INFECTING,
    NODE,
    ONE_TIME,
    OWN,
    POINTS,
    RESIST,
    USES,
    WIPED,
)
from miasma.games.virusid.terms import BY_LAND, SPORE_SPREAD
from miasma.games.virusid.view import rulebook

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.virusid.state import VirusidState


def no(rule: str, key: str, **args: object) -> Reason:
    """A reason with its rule."""
    return Reason("virusid", rule, f"why-{key}", args)


class Placement:
    """The reason against one placement at its proper moment."""

    def __init__(self, s: VirusidState, action: Action, seat: int) -> None:
        self.s = s
        self.t = s.t
        self.seat = seat
        self.node = s.t[NODE]
        self.data = rulebook(s).data
        self.city = self.data.city_index[action.args[0]]
        self.kind = [name[0] for name in SIMPLE].index(action.args[1])
        self.way = WAYS.index(action.args[2]) if len(action.args) > 2 else -1
        self.named: dict[str, object] = {
            "city": self.data.cities[self.city].name,
            "kind": self.data.game.spread[self.kind].name,
        }

    def reason(self) -> Reason:
        """The first reason that holds."""
        if self.t[WIPED] >> self.city & 1:
            return no("VR-140", "wiped-out", **self.named)
        if not self.t[FREE + self.kind] >> self.city & 1:
            return no("VR-73", "no-free-field", **self.named)
        return (
            self._elsewhere()
            or self._needs()
            or self._level()
            or self._reach()
            or self._quarantine()
            or self._cull()
            or self._points()
            or no("VR-88", "no-stone")
        )

    def _elsewhere(self) -> Reason | None:
        """The event, the start card or the spread asks for something else."""
        t, terms = self.t, self.s.terms
        if self.node == GATHERING and not t[ASK] >> self.city & 1:
            return no("VR-50", "not-listed", **self.named)
        card = t[CARD_OF + self.seat]
        if self.node == FIRST_STONE and card >= 0 and terms.card_city[card] != self.city:
            start = self.data.cities[terms.card_city[card]].name
            return no("VR-19", "start-city", start=start)
        if self.node == ONE_TIME:
            which = terms.effects[t[ASK]].which
            if which not in (self.kind, TYPES):
                wanted = self.data.game.spread[which].name
                return no("VR-90", "other-type", wanted=wanted)
        return None

    def _needs(self) -> Reason | None:
        for place, kind in enumerate(self.data.game.resistance):
            need = self.s.terms.needs[self.city][place]
            have = self.t[RESIST + self.seat * 3 + place]
            if have < need:
                city = self.named["city"]
                return no("VR-75", "needs", city=city, what=kind.name, need=need, have=have)
        return None

    def _level(self) -> Reason | None:
        if self.node not in (INFECTING, FIRST_STONE):
            return None
        if not reach.level(self.s, self.seat, self.kind):
            rule = "VR-76" if self.node == INFECTING else "VR-19"
            return no(rule, "no-level", kind=self.named["kind"])
        if self.node == INFECTING and self.t[USES + self.kind] <= 0:
            return no("VR-76", "levels-used", kind=self.named["kind"])
        return None

    def _reach(self) -> Reason | None:
        if self.node in (GATHERING, FIRST_STONE):
            return None
        near = reach.by_land(self.s, self.seat) >> self.city & 1
        if self.node == ONE_TIME:
            effect = self.s.terms.effects[self.t[ASK]]
            if near:
                return None
            if effect.verb == SPORE_SPREAD:
                return self._bird(spores=True)
            way = effect.way - 1
            return self._by_land() if effect.way == BY_LAND else self._travel(way)
        if self.way < 0:
            return None if near else self._by_land()
        if near:
            return no("VR-92", "needless", city=self.named["city"])
        return self._no_way() or self._travel(self.way)

    def _by_land(self) -> Reason:
        if self.s.terms.water_borne and self.s.board.ports >> self.city & 1:
            return no("VR-165", "port-closed", city=self.named["city"])
        return no("VR-77", "no-reach", city=self.named["city"])

    def _no_way(self) -> Reason | None:
        """The extended spread itself is missing or used up."""
        spread = (BIRD, SHIP, PLANE)[self.way]
        name = self.data.game.spread[spread].name
        if spread == BIRD and self.s.terms.no_bird:
            return no("VR-163", "no-birds")
        if not reach.level(self.s, self.seat, spread):
            return no("VR-78", "no-way", way=name)
        return no("VR-78", "way-used", way=name) if self.t[USES + spread] <= 0 else None

    def _travel(self, way: int) -> Reason | None:
        if way == 0:
            return self._bird(spores=False)
        return self._ship() if way == 1 else self._plane()

    def _bird(self, spores: bool) -> Reason | None:
        if reach.by_bird(self.s, self.seat, spores) >> self.city & 1:
            return None
        if reach.by_bird(self.s, self.seat, ignore_cull=True) >> self.city & 1:
            return no("VR-182", "bird-cull", city=self.named["city"])
        return no("VR-79", "too-far", city=self.named["city"])

    def _ship(self) -> Reason | None:
        if reach.by_ship(self.s, self.seat) >> self.city & 1:
            return None
        for link, other in self.s.board.sea_of[self.city]:
            if self.t[OWN + self.seat] >> other & 1 and self.t[CLOSED_SEA] >> link & 1:
                return no("VR-184", "sea-closed", route=self.data.board.sea[link].name)
        return no("VR-83", "no-ship-route", city=self.named["city"])

    def _plane(self) -> Reason | None:
        airports = self.s.board.airports
        if not airports >> self.city & 1:
            return no("VR-82", "no-airport", city=self.named["city"])
        if self.t[CLOSED_AIR] >> self.city & 1:
            return no("VR-184", "airport-closed", city=self.named["city"])
        origins = self.t[OWN + self.seat] & airports
        if not origins & ~self.t[CLOSED_AIR]:
            return no("VR-184" if origins else "VR-82", "no-origin-airport")
        return None

    def _quarantine(self) -> Reason | None:
        if self.node == INFECTING and reach.quarantined(self.s) >> self.city & 1:
            return no("VR-84", "quarantine", city=self.named["city"])
        return None

    def _cull(self) -> Reason | None:
        if self.node in (GATHERING, FIRST_STONE):
            return None
        if reach.culled(self.s, self.seat, self.kind) >> self.city & 1:
            return no("VR-180" if self.kind else "VR-181", "cull", **self.named)
        return None

    def _points(self) -> Reason | None:
        if self.node != INFECTING:
            return None
        price = infection.price(self.s, self.city)
        if price > self.t[POINTS]:
            have = self.t[POINTS]
            return no("VR-94", "points", city=self.named["city"], price=price, have=have)
        return None
