"""From lists of effects to programs: every verb's parameters become numbers (ZD-1500)."""

from __future__ import annotations

from typing import Any

from miasma.core.errors import ContentError
from miasma.games.zeds import effects as words
from miasma.games.zeds.board import (
    ALL_BEDS,
    BESIDE,
    CAMP,
    CITIES,
    GRAVEYARD,
    IN_TUNNEL,
    ON_TRACKS,
    SPACE_IDS,
    SPACES,
    TOWN,
    TRACK_IDS,
)
from miasma.games.zeds.book import Book
from miasma.games.zeds.data import Effect
from miasma.games.zeds.library import ZedsContent
from miasma.games.zeds.pieces import (
    CIVILIAN_SET,
    FIGHTING,
    GUARD,
    HERO_SET,
    HEROIC_SET,
    KINDS,
    LOOTER_SET,
    PIECE_IDS,
    RANGERS,
    RED_DIAMOND,
    REGULAR_SET,
    SPREADER_SET,
    SUPER_SET,
    ZED_SIDE,
)

NUMBERS = {"1d6": words.D6, "1d3": words.D3, "zeds_on_numbers_0_1_2": words.ZEDS_NEAR_TOWN}
FOE_SETS = {"zed": REGULAR_SET, "super": SUPER_SET, "spreader": SPREADER_SET}
SIDES = {"player": words.PLAYER_SIDE, "zed": words.ZEDS_SIDE, "any": words.ANY_SIDE}
WHEN = ("melee", "melee_attack", "melee_defend", "gunfire")
FARTHEST_SPACE = 7
STAY = SPACES
"""The number of no space, in tables of spaces."""


class Programs:
    """Writes programs into a book."""

    content: ZedsContent
    book: Book
    where = ""
    """The file and the entry that is read."""

    def program(self, steps: list[Effect]) -> int:
        """The number of a list of effects."""
        if not steps:
            return 0
        numbers: list[int] = []
        for step in steps:
            self.book.effects.append(self._effect(step))
            numbers.append(len(self.book.effects) - 1)
        self.book.lists.append(numbers)
        return len(self.book.lists) - 1

    def _effect(self, step: Effect) -> list[int]:
        """The verb and its parameters as numbers."""
        parameters = {key: value for key, value in step.items() if key != "verb"}
        try:
            packed: list[int] = getattr(self, f"_verb_{step['verb']}", list)(**parameters)
        except ContentError:
            raise
        except (KeyError, StopIteration, TypeError, ValueError) as error:
            raise ContentError(f"{self.where}: no rule can read {step}") from error
        if not all(isinstance(number, int) for number in packed):
            raise ContentError(f"{self.where}: no rule can read a number of {step}")
        return [words.VERB_IDS.index(step["verb"]), *packed]

    def _track(self, word: str) -> int:
        if word in TRACK_IDS:
            return TRACK_IDS.index(word)
        if word in words.TRACK_WORDS:
            return words.FATED + words.TRACK_WORDS.index(word)
        return {"all": words.ALL_TRACKS, "most_chaos": words.MOST_CHAOS,
                "fewest_chaos": words.FEWEST_CHAOS}[word]  # fmt: skip

    def _filter(self, units: dict[str, Any] | str) -> int:
        if units == "self":
            return words.SELF
        assert isinstance(units, dict)
        kinds = sum(1 << KINDS.index(kind) for kind in units.get("kind", []))
        filter_ = [
            SIDES.get(units.get("side", ""), 0),
            kinds,
            self._area(units.get("at", "")),
            units.get("within", -1),
            int(units.get("not_self", False)),
            words.PICKS.index(units.get("pick", "")),
        ]
        self.book.filters.append([*filter_, *_allowed(filter_[words.SIDE], kinds)])
        return len(self.book.filters) - 1

    def _area(self, at: str) -> int:
        if at in SPACE_IDS and at != "town":
            return 1 << SPACE_IDS.index(at)
        everywhere = (1 << SPACES) - 1 & ~(1 << GRAVEYARD)
        return {
            "": everywhere,
            "town": 1 << TOWN,
            "city_or_town": CITIES | 1 << TOWN,
            "town_or_adjacent": BESIDE[TOWN],
            "hospital": ALL_BEDS,
            "village": self.book.villages,
            "track": ON_TRACKS,
            "surface_track": ON_TRACKS & ~IN_TUNNEL,
            "surface": everywhere & ~IN_TUNNEL & ~(1 << CAMP),
        }[at]

    @staticmethod
    def _foes(kinds: list[str]) -> int:
        return sum(FOE_SETS[kind] for kind in kinds)

    def _faces(self, table: list[dict[str, Any]], key: str) -> list[Any]:
        """What each face of a die gives: the first row that reaches it."""
        return [next(row[key] for row in table if face <= row["max"]) for face in range(1, 7)]

    def _verb_activate(self, track: str, n: int) -> list[int]:
        return [self._track(track), n]

    def _verb_add_infection(
        self, n: int | str = -1, per: str = "", track: str = "", max: int = 0
    ) -> list[int]:
        if per:
            return [-1, int(per == "zeds_on_track"), TRACK_IDS.index(track) if track else 0, max]
        return [_number(n)]

    def _verb_ambush(self, units: Any, reduced: bool) -> list[int]:
        return [self._filter(units), int(reduced)]

    def _verb_at_action_end(self, then: list[Effect]) -> list[int]:
        return [self.program(then)]

    def _verb_bloat(self, track: str, strength: int) -> list[int]:
        return [self._track(track), strength]

    def _verb_block_space(self, space: str) -> list[int]:
        return [SPACE_IDS.index(space)]

    def _verb_cancel_activation(self, scope: str, heal: int = 0) -> list[int]:
        return [int(scope == "group"), heal]

    def _verb_catacomb_vents(self, table: list[dict[str, Any]], limit: int) -> list[int]:
        return [limit, *map(_space_or_stay, self._faces(table, "to"))]

    def _verb_chaos_add(self, space: str, n: int) -> list[int]:
        return [SPACE_IDS.index(space), n]

    def _verb_chaos_remove(
        self, n: int, where: str, infection_each: int, optional: bool = True
    ) -> list[int]:
        return [n, self.book.villages if where == "village" else (1 << SPACES) - 1, infection_each]

    def _verb_choose(self, options: list[list[Effect]]) -> list[int]:
        return [self.program(option) for option in options]

    def _verb_combat_shift(self, n: int, after_hit: int = 0) -> list[int]:
        return [n, after_hit]

    def _verb_convert(
        self, give: dict[str, int], then: list[Effect], repeat: bool = False
    ) -> list[int]:
        return [give.get("supplies", 0), give.get("ammo", 0), self.program(then), int(repeat)]

    def _verb_discard_held(self, n: int) -> list[int]:
        return [n]

    def _verb_extra_actions(self, n: int) -> list[int]:
        return [n]

    def _verb_extra_move(self, n: int, surface_only: bool, not_units: list[str]) -> list[int]:
        return [n, sum(1 << PIECE_IDS.index(unit) for unit in not_units)]

    def _verb_fate_draw(self, then: list[Effect]) -> list[int]:
        return [self.program(then)]

    def _verb_fly(self, where: str) -> list[int]:
        return []

    def _verb_for_each_camp_refugee(self, then: list[Effect]) -> list[int]:
        return [self.program(then)]

    def _verb_for_each_chaos_space(self, track: str, then: list[Effect]) -> list[int]:
        return [self._track(track), self.program(then)]

    def _verb_for_each_space(self, kind: str, where: str, then: list[Effect]) -> list[int]:
        spaces = sum((s.kind == kind) << n for n, s in enumerate(self.content.spaces))
        return [spaces, int(where == "zed_controlled"), self.program(then)]

    def _verb_for_each_zed(self, track: str, then: list[Effect]) -> list[int]:
        return [self._track(track), self.program(then)]

    def _verb_free_action(
        self, units: Any, n: int, kinds: list[str] | None = None, count: int = 0
    ) -> list[int]:
        return [self._filter(units), int(kinds == ["move"]), n, count]

    def _verb_free_gunfire(self, where: str, shift: int, pay_ammo: bool) -> list[int]:
        return [shift]

    def _verb_frenzy(self, kinds: list[str], shift: int) -> list[int]:
        return [self._foes(kinds), shift]

    def _verb_gain(self, supplies: int | str = 0, ammo: int | str = 0) -> list[int]:
        if isinstance(supplies, str) and isinstance(ammo, str):
            raise ValueError("one die at a time")
        return [_number(supplies), _number(ammo)]

    def _verb_give_marker(self, marker: str, to: Any) -> list[int]:
        return [words.MARKERS.index(marker), -1 if to == "track" else self._filter(to)]

    def _verb_give_turn_shift(self, to: Any, n: int, when: str) -> list[int]:
        return [self._filter(to), n, WHEN.index(when)]

    def _verb_gunfire(self, strength: int, target: str, ammo: int) -> list[int]:
        return [strength, int(target == "attackers")]

    def _verb_heal(
        self,
        units: Any,
        n: int = 99,
        full: bool = False,
        count: int = 0,
        lower_infection: bool = True,
    ) -> list[int]:
        return [self._filter(units), 99 if full else n, count, int(lower_infection)]

    def _verb_heal_zeds(self, kinds: list[str], near: str, n: int) -> list[int]:
        return [self._foes(kinds), n]

    def _verb_hit(self, units: Any, n: int) -> list[int]:
        return [self._filter(units), n]

    def _branches(self, value: int, then: list[Effect], otherwise: list[Effect]) -> list[int]:
        return [value, self.program(then), self.program(otherwise)]

    def _verb_if_infection(self, **step: Any) -> list[int]:
        return self._branches(step["min"], step["then"], step.get("else", []))

    def _verb_if_supers(self, **step: Any) -> list[int]:
        return self._branches(step["max"], step["then"], step.get("else", []))

    def _verb_if_unit_at(self, **step: Any) -> list[int]:
        space = SPACE_IDS.index(step["space"])
        return self._branches(space, step["then"], step.get("else", []))

    def _verb_kill(self, units: Any, count: int = 0) -> list[int]:
        return [self._filter(units), count]

    def _verb_lose(self, supplies: int = 0, ammo: int = 0, penalty: bool = True) -> list[int]:
        return [supplies, ammo, int(penalty)]

    def _verb_lose_component(self, fallback: list[Effect]) -> list[int]:
        return [self.program(fallback)]

    def _verb_lose_mix(self, n: int | str, of: list[str]) -> list[int]:
        return [_number(n), sum(1 << words.MIX.index(kind) for kind in of)]

    def _verb_move_refugees(self, dir: str, n: int, only: str = "") -> list[int]:
        return [int(dir == "town"), n, int(only == "next_to_zeds")]

    def _verb_move_zed(self, dir: str, n: int) -> list[int]:
        return [int(dir == "town"), n]

    def _verb_ongoing(self, rule: str, n: int = 0) -> list[int]:
        return []

    def _verb_outbreak(
        self, unchecked: bool, reduce: bool, base_fallback: list[Effect] | None = None
    ) -> list[int]:
        return [int(unchecked), int(reduce), self.program(base_fallback or [])]

    def _verb_override_combat(self, zed_hits: int, player_hits: int, loser: str) -> list[int]:
        return [zed_hits, player_hits, int(loser == "zeds")]

    def _verb_place_unit(self, unit: str, where: str, pick: str = "", track: str = "") -> list[int]:
        pools = words.POOLS
        number = words.POOL + pools.index(unit) if unit in pools else PIECE_IDS.index(unit)
        chosen = int(pick == "choice")
        return [number, chosen, words.PLACES.index(where), self._track(track) if track else -1]

    def _verb_place_zed(
        self,
        track: str = "",
        at: str = "",
        space: str = "",
        n: int = 1,
        zed: str = "",
        prefer: str = "",
    ) -> list[int]:
        tail = [n, int(zed == "super"), int(prefer == "empty")]
        if space:
            return [words.BY_SPACE, SPACE_IDS.index(space), 0, *tail]
        if at == "here":
            return [words.HERE, 0, 0, *tail]
        number = -1 if at == "start" else int(at)
        if number > FARTHEST_SPACE:
            raise ValueError("no track is so long")
        return [words.BY_TRACK, self._track(track), number, *tail]

    def _verb_push_basic_research(self, n: int) -> list[int]:
        return [n]

    def _verb_release(self, units: Any, count: int) -> list[int]:
        return [self._filter(units), count]

    def _verb_remove_marker(self, marker: str) -> list[int]:
        return [words.MARKERS.index(marker)]

    def _verb_replace_super(self, **step: Any) -> list[int]:
        return []

    def _verb_replace_zeds(
        self, kinds: list[str], max_strength: int = 99, limit: int = 99, pick: str = ""
    ) -> list[int]:
        return [self._foes(kinds), max_strength, limit, int(pick == "weakest_all")]

    def _verb_research_reveal(self, n: int) -> list[int]:
        return [n]

    def _verb_retreat(self, units: Any) -> list[int]:
        return [self._filter(units)]

    def _verb_revive(self, **step: Any) -> list[int]:
        return []

    def _verb_roll(self, table: list[dict[str, Any]]) -> list[int]:
        programs = {row["max"]: self.program(row["then"]) for row in table}
        return [
            programs[next(row["max"] for row in table if face <= row["max"])]
            for face in range(1, 7)
        ]

    def _verb_roll_hit(self, units: Any, table: list[dict[str, Any]]) -> list[int]:
        return [self._filter(units), *self._faces(table, "hits")]

    def _verb_set_bridge(self, state: str) -> list[int]:
        return [int(state == "collapsed")]

    def _verb_set_infection(self, n: int) -> list[int]:
        return [n]

    def _verb_strike(self, dice: int, table: list[dict[str, Any]], where: str) -> list[int]:
        hits = [next((r["hits"] for r in table if total <= r["max"]), 0) for total in range(13)]
        return [dice, int(where == "surface"), *hits]

    def _verb_sub_infection(self, n: int) -> list[int]:
        return [n]

    def _verb_surface_zeds(self, map: dict[str, str], limit: int) -> list[int]:
        climbs = [SPACE_IDS.index(a) | SPACE_IDS.index(b) << 6 for a, b in map.items()]
        return [limit, *climbs]

    def _verb_surprise_attack(self, track: str) -> list[int]:
        return [self._track(track)]

    def _verb_teleport_healed(self, **step: Any) -> list[int]:
        return []

    def _verb_to_bed(self, units: Any, hits_left: int) -> list[int]:
        return [self._filter(units)]

    def _verb_tunnel_cave_in(self, escape: dict[str, str]) -> list[int]:
        return [_space_or_stay(escape[str(face)]) for face in range(1, 7)]

    def _verb_turn_flag(self, flag: str) -> list[int]:
        return [1 << words.FLAGS.index(flag)]

    def _verb_turned(self, units: Any) -> list[int]:
        return [self._filter(units)]


def _allowed(side: int, kinds: int) -> list[int]:
    """The units and foes that side and kinds allow; whether refugees, whether villagers."""
    is_player = side in (words.PLAYER_SIDE, words.ANY_SIDE)
    units, foes, fled = (FIGHTING, 0, 1) if is_player else (0, 0, 0)
    if side in (words.ZEDS_SIDE, words.ANY_SIDE):
        foes = ZED_SIDE | (LOOTER_SET if side == words.ANY_SIDE else 0)
    if not kinds:
        return [units, foes, fled, 0]
    unit_sets = (HERO_SET, HEROIC_SET, CIVILIAN_SET, 0b111 << RED_DIAMOND, 1 << RANGERS, 1 << GUARD)
    foe_sets = (LOOTER_SET, REGULAR_SET, SUPER_SET, SPREADER_SET)
    kind_units = sum(unit_sets[n] for n in range(6) if kinds >> n & 1)
    kind_foes = sum(foe_sets[n] for n in range(4) if kinds >> n + 8 & 1)
    kind_fled, kind_stayed = kinds >> 6 & 1, kinds >> 7 & 1
    if side:
        return [units & kind_units, foes & kind_foes, fled & kind_fled, 0]
    return [kind_units, kind_foes, kind_fled, kind_stayed]


def _number(n: int | str) -> int:
    return NUMBERS[n] if isinstance(n, str) else n


def _space_or_stay(word: str) -> int:
    return SPACE_IDS.index(word) if word in SPACE_IDS else STAY
