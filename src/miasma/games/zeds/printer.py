"""From the content to the book: names become numbers, lists of effects become programs."""

from __future__ import annotations

from typing import Any

from miasma.core.errors import ContentError
from miasma.games.zeds import effects as words
from miasma.games.zeds.abilities import FORESIGHT
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
from miasma.games.zeds.data import Effect, Unit, Villager, Zed, ZedsContent
from miasma.games.zeds.pieces import (
    FOE,
    KINDS,
    PIECE_IDS,
    PIECES,
    REGULAR_SET,
    SPREADER_SET,
    SUPER_SET,
    UNITS,
)

COLOURS = ("blue", "green", "yellow", "orange", "red")
NUMBERS = {"1d6": words.D6, "1d3": words.D3, "zeds_on_numbers_0_1_2": words.ZEDS_NEAR_TOWN}
FOE_SETS = {"zed": REGULAR_SET, "super": SUPER_SET, "spreader": SPREADER_SET}
SIDES = {"player": words.PLAYER_SIDE, "zed": words.ZEDS_SIDE, "any": words.ANY_SIDE}
WHEN = ("melee", "melee_attack", "melee_defend", "gunfire")
STAY = SPACES
"""The number of no space, in tables of spaces."""


def print_book(content: ZedsContent) -> Book:
    """The book of some content."""
    return _Printer(content).book


class _Printer:
    def __init__(self, content: ZedsContent) -> None:
        self.content = content
        self.book = Book()
        self.book.filters.append([0, 0, 0, -1, 0, 0])  # SELF
        self._spaces()
        self._tables()
        for index in range(PIECES):
            self._piece(index, content.piece(index))
        self.book.zed_type = content.zed_types
        self._markers()
        self._setup()
        self._cards()

    # -- numbers --------------------------------------------------------------------------------

    def _spaces(self) -> None:
        book = self.book
        rows = [row.id for row in self.content.game.search]
        for number, space in enumerate(self.content.spaces):
            book.named |= space.named << number
            book.villages |= (space.kind == "village") << number
            book.terrain.append(space.terrain)
            book.zed_limit.append(space.zed_limit or 99)
            book.player_limit.append(space.player_limit or 99)
            book.singles |= (space.player_limit == 1) << number
            book.crowds |= (space.player_limit == 0) << number
            book.search_row.append(rows.index(space.search) if space.search else -1)

    def _tables(self) -> None:
        book, game = self.book, self.content.game
        for total in range(13):
            for row in game.melee_row:
                if row.range[0] <= total <= row.range[1]:
                    book.melee_hits.append(list(row.results))
                    book.melee_loser.append(row.zeds_lose_from_column)
            for fire in game.gunfire_row:
                if fire.range[0] <= total <= fire.range[1]:
                    book.gunfire.append(fire.hits_by_column)
            if total < 2:
                book.melee_hits.append([])
                book.melee_loser.append(0)
                book.gunfire.append([])
        for row_of_search in game.search:
            book.low_gain.append(_gain(row_of_search.low_gain))
            book.high_gain.append(_gain(row_of_search.high_gain))
        book.saved = min(game.rescue_roll.saved)
        book.epilogues = [
            (entry.min, entry.outcome == "win", int("cure" in entry.requires))
            for entry in game.epilogue
        ]

    # -- pieces ---------------------------------------------------------------------------------

    def _piece(self, index: int, entry: Unit | Villager | Zed) -> None:
        book = self.book
        if isinstance(entry, Villager):
            book.move[index] = entry.move
            book.level_of[index] = entry.level
            return
        book.full[index], book.reduced[index] = entry.full, entry.reduced
        book.hits_full[index] = entry.hits_full
        book.hits_total[index] = entry.hits_full + entry.hits_reduced
        book.level_of[index] = entry.level
        if index < UNITS and isinstance(entry, Unit):
            book.move[index] = entry.move
        for ability in entry.abilities:
            self._ability(index, entry.id, dict(ability))

    def _ability(self, index: int, name: str, ability: Effect) -> None:
        kind = ability.pop("type")
        book = self.book
        number = words.ABILITIES.index(kind)
        if kind == "peek" and ability["deck"] == "fate":
            number = FORESIGHT
        if index < FOE:
            book.has[number] |= 1 << index
        else:
            book.foe_has[number] |= 1 << index - FOE
        reader = getattr(self, f"_read_{kind}", None)
        if reader is not None:
            reader(index, ability)

    def _read_shift(self, u: int, ability: Effect) -> None:
        book, when, n = self.book, ability["when"], ability["n"]
        if when == "melee_as_raider":
            book.shift_raider[u - FOE] += n
            return
        table = (book.shift_melee, book.shift_attack, book.shift_defend, book.shift_gunfire)
        table[WHEN.index(when)][u] += n

    def _read_resist(self, u: int, ability: Effect) -> None:
        self.book.resist_min[u] = ability["min"]

    def _read_resist_low(self, u: int, ability: Effect) -> None:
        self.book.resist_low[u] = ability["max"]

    def _read_melee_infection(self, u: int, ability: Effect) -> None:
        self.book.melee_infection[u] = ability["n"]

    def _read_long_range(self, u: int, ability: Effect) -> None:
        self.book.long_range[u] = ability["range"]
        self.book.long_shift[u] = ability.get("shift", 0)
        self.book.long_strengths[u] = ability.get("strengths", [])

    def _read_gunfire_strength(self, u: int, ability: Effect) -> None:
        self.book.gun_full[u], self.book.gun_reduced[u] = ability["full"], ability["reduced"]

    def _read_gunfire_cost(self, u: int, ability: Effect) -> None:
        self.book.gun_supplies[u], self.book.gun_ammo[u] = ability["supplies"], ability["ammo"]

    def _read_craft_ammo(self, u: int, ability: Effect) -> None:
        self.book.craft_actions = ability["actions"]

    def _read_search_bonus(self, u: int, ability: Effect) -> None:
        own = ability["who"] == "self"
        table = self.book.search_self_bonus if own else self.book.search_range_bonus
        table[u] = ability["n"]

    def _read_scavenger(self, u: int, ability: Effect) -> None:
        if ability.get("allow_zed_controlled"):
            self.book.bold_searchers |= 1 << u

    def _read_ignore_chaos(self, u: int, ability: Effect) -> None:
        self.book.oddities |= 1 << u

    def _read_surface_only(self, u: int, ability: Effect) -> None:
        self.book.oddities |= 1 << u

    def _read_search_extra(self, u: int, ability: Effect) -> None:
        self.book.search_extra[u] = ability["supplies"]

    def _read_traps(self, u: int, ability: Effect) -> None:
        self.book.traps_min = ability["min"]

    def _read_bark(self, u: int, ability: Effect) -> None:
        self.book.bark_min = ability["min"]

    def _read_bull_charge(self, u: int, ability: Effect) -> None:
        self.book.bull_min = ability["min"]

    def _read_perimeter(self, u: int, ability: Effect) -> None:
        self.book.perimeter_min = ability["min"]

    def _read_stealth(self, u: int, ability: Effect) -> None:
        self.book.stealth_fight = ability["fight_on"]
        self.book.oddities |= 1 << u

    def _read_assassin(self, u: int, ability: Effect) -> None:
        book = self.book
        book.assassin_normal = sum(1 << face for face in ability["normal"])
        book.assassin_step = sum(1 << face for face in ability["may_fall_back"])
        book.assassin_shift = ability["shift"]

    def _read_build_outpost(self, u: int, ability: Effect) -> None:
        self.book.outpost_supplies = ability["supplies"]

    def _read_build_minefield(self, u: int, ability: Effect) -> None:
        self.book.mines_supplies, self.book.mines_ammo = ability["supplies"], ability["ammo"]

    def _read_cheap_barricade(self, u: int, ability: Effect) -> None:
        self.book.barricade_supplies[u] = ability["supplies"]
        self.book.barricade_range[u] = ability["range"]

    def _read_heal_field(self, u: int, ability: Effect) -> None:
        self.book.field_heal[u] = [ability["range"], ability["supplies"], ability["action"]]

    def _read_recruit(self, u: int, ability: Effect) -> None:
        self.book.recruit_ammo = ability["ammo"]

    def _read_office_heal_infection(self, u: int, ability: Effect) -> None:
        self.book.heal_infection = ability["n"]

    def _read_office_save_bonus(self, u: int, ability: Effect) -> None:
        self.book.save_bonus = ability["n"]

    def _read_research_bonus(self, u: int, ability: Effect) -> None:
        self.book.research_bonus = ability["n"]

    def _read_order_lowers_infection(self, u: int, ability: Effect) -> None:
        self.book.order_lowers = ability["n"]

    def _read_eat_bonus(self, u: int, ability: Effect) -> None:
        self.book.eat_bonus[u] = ability["n"]

    def _read_town_rampage(self, u: int, ability: Effect) -> None:
        self.book.rampage_hits = ability["hits"]

    def _read_on_enter(self, u: int, ability: Effect) -> None:
        self.book.on_enter[u] = self.program(ability["effects"])

    def _read_on_arrival(self, u: int, ability: Effect) -> None:
        self.book.on_arrival[u] = self.program(ability["effects"])

    def _read_character_action(self, u: int, ability: Effect) -> None:
        book = self.book
        key = words.KEYS.index(ability["key"])
        book.key_unit[key] = u
        book.key_limit[key] = int(ability["limit"] == "game")
        book.key_cost_supplies[key] = ability.get("cost", {}).get("supplies", 0)
        book.key_office[key] = int(ability.get("requires") == "office")
        book.key_shares[key] = 1 << words.KEYS.index(ability.get("shares", ability["key"]))
        book.key_effects[key] = self.program(ability["effects"])

    def _markers(self) -> None:
        book, markers = self.book, self.content.markers
        book.trained_strength = markers["trained"].effects[0]["n"]
        book.trained_markers = markers["trained"].count
        for place, name in enumerate(words.MARKERS):
            effect = markers[name].effects[0]
            book.marker_numbers[place] = abs(int(effect.get("n") or effect.get("max") or 0))
        book.terrain_barricade = markers["barricade"].effects[0]["n"]
        book.terrain_outpost = markers["outpost"].effects[0]["n"]
        mines = markers["minefield"].effects[0]
        book.mines_full, book.mines_reduced = mines["full"], mines["reduced"]
        numbers = {"shift": "n", "gunfire_rout": "hits", "grenade": "hits", "defend_extra_hit": "n"}
        for place, component in enumerate(self.content.components):
            if component.id != words.COMPONENTS[place]:
                raise ContentError(f"research.toml: component {component.id}: out of order")
            effect = component.effects[0]
            book.component_numbers[place] = effect[numbers[effect["verb"]]]

    def _setup(self) -> None:
        book, game = self.book, self.content.game
        base, setup = game.base_setup, game.setup
        book.base_units = [PIECE_IDS.index(u) for u in (*base.heroes, base.heroic_civilian)]
        book.base_ammo = base.ammo
        book.heroes, book.heroic_civilians = setup.heroes, setup.heroic_civilians
        book.scientists_from = setup.scientists_from_level
        villages = [SPACE_IDS.index(name) for name in setup.villages_with_defiant_civilians]
        book.civilian_spaces = villages + [TOWN] * setup.civilians_in_town
        book.village_of = [SPACE_IDS.index(v.start) for v in self.content.units_file.villager]
        book.security = [
            PIECE_IDS.index(guards.unit) | SPACE_IDS.index(guards.space) << 6
            for guards in setup.red_diamond
        ]
        book.credits = [
            (credit.points, credit.min_level, words.CREDITED.index(credit.per))
            for credit in game.credit
        ]
        book.epilogue_ids = [entry.id for entry in game.epilogue]

    # -- cards ----------------------------------------------------------------------------------

    def _cards(self) -> None:
        book = self.book
        for event in self.content.events:
            book.event_act.append(event.act)
            book.event_special.append(int(event.special))
            book.event_kind.append(words.CARD_KINDS.index(event.kind))
            book.event_colour.append(1 << COLOURS.index(event.color))
            book.event_prfn.append(event.prfn)
            book.event_infection.append(int(event.infection == "roll"))
            book.event_eat.append(words.EAT_DIE if event.eat == "die" else int(event.eat))
            book.event_zeds.append([self._track(word) for word in event.zeds])
            book.event_actions.append(event.actions)
            book.event_when.append(words.WHENS.index(event.when))
            book.event_effects.append(self.program(event.effects))
        for story in self.content.stories:
            book.card_where.append(self._track(story.where))
            book.card_play.append(words.PLAYS.index(story.play))
            book.card_keep.append(sum(1 << face for face in story.keep_on))
            book.card_effects.append(self.program(story.effects))
            book.place_in_hand.append(len(book.hand))
            if story.hold:
                book.hand.append(len(book.card_effects) - 1)
        for card in self.content.research:
            book.research_kind.append(words.RESEARCH_KINDS.index(card.kind))
            book.research_roll.append(card.next_roll)
            book.research_supplies.append(card.next_supplies)
            book.research_effects.append(self.program(card.effects))
            ongoing = [step for step in card.effects if step["verb"] == "ongoing"]
            rule = words.RULES.index(ongoing[0]["rule"]) + 1 if ongoing else 0
            book.active_rule.append(rule)
            book.active_rule_n.append(ongoing[0].get("n", 0) if ongoing else 0)

    # -- programs -------------------------------------------------------------------------------

    def program(self, steps: list[Effect]) -> int:
        """The number of a list of effects."""
        if not steps:
            return 0
        numbers: list[int] = []
        for step in steps:
            parameters = {key: value for key, value in step.items() if key != "verb"}
            verb = step["verb"]
            packed: list[int] = getattr(self, f"_verb_{verb}", list)(**parameters)
            self.book.effects.append([words.VERB_IDS.index(verb), *packed])
            numbers.append(len(self.book.effects) - 1)
        self.book.lists.append(numbers)
        return len(self.book.lists) - 1

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
        self.book.filters.append(filter_)
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
            return [-1, int(per == "zeds_on_track"), self._track(track) if track else 0, max]
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


def _number(n: int | str) -> int:
    return NUMBERS[n] if isinstance(n, str) else n


def _gain(gain: dict[str, Any]) -> list[int]:
    if "choice" in gain:
        return [-1, -1]
    return [gain.get("supplies", 0), gain.get("ammo", 0)]


def _space_or_stay(word: str) -> int:
    return SPACE_IDS.index(word) if word in SPACE_IDS else STAY
