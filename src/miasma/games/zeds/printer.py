"""From the content to the book: names become numbers, lists of effects become programs."""

from __future__ import annotations

from typing import Any

from miasma.core.errors import ContentError
from miasma.games.zeds import effects as words
from miasma.games.zeds.abilities import FORESIGHT
from miasma.games.zeds.board import (
    SPACE_IDS,
    TOWN,
)
from miasma.games.zeds.book import Book
from miasma.games.zeds.data import Effect, Unit, Villager, Zed
from miasma.games.zeds.library import ZedsContent
from miasma.games.zeds.pieces import (
    FOE,
    PIECE_IDS,
    PIECES,
    UNITS,
    ZED,
)
from miasma.games.zeds.programs import WHEN, Programs

COLOURS = ("blue", "green", "yellow", "orange", "red")


def print_book(content: ZedsContent) -> Book:
    """The book of some content."""
    return _Printer(content).book


class _Printer(Programs):
    def __init__(self, content: ZedsContent) -> None:
        self.content = content
        self.book = Book()
        self.book.filters.append([0, 0, 0, -1, 0, 0, 0, 0, 0, 0])  # SELF
        self._spaces()
        self._tables()
        for index in range(PIECES):
            self._piece(index, content.piece(index))
        self.book.zed_type = content.zed_types
        for number, kind in enumerate(content.zed_types):
            self.book.zeds_of[kind].append(ZED + number)
        self._markers()
        self._setup()
        self._cards()

    # -- numbers --------------------------------------------------------------------------------

    def _spaces(self) -> None:
        book = self.book
        rows = [row.id for row in self.content.game.search]
        for number, space in enumerate(self.content.spaces):
            book.named |= space.named << number  # ZD-302, ZD-1102
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
        self.where = f"units.toml: {name}"
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
        self.book.hinderers |= 1 << u

    def _read_bull_charge(self, u: int, ability: Effect) -> None:
        self.book.bull_min = ability["min"]

    def _read_perimeter(self, u: int, ability: Effect) -> None:
        self.book.perimeter_min = ability["min"]
        self.book.hinderers |= 1 << u

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
        book.key_units |= 1 << u
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
        for number, event in enumerate(self.content.events):
            self.where = f"events.toml: event {event.id}"
            book.event_act.append(event.act)
            book.event_special.append(int(event.special))
            if 1 <= event.act <= 4:
                book.event_sets[event.act][int(event.special)] |= 1 << number
            kind = words.CARD_KINDS.index(event.kind)
            book.event_kind.append(kind)
            book.event_kinds[kind] |= 1 << number
            book.event_colour.append(1 << COLOURS.index(event.color))
            book.event_prfn.append(event.prfn)
            book.event_infection.append(int(event.infection == "roll"))
            book.event_eat.append(words.EAT_DIE if event.eat == "die" else int(event.eat))
            book.event_zeds.append([self._track(word) for word in event.zeds])
            book.event_actions.append(event.actions)
            book.event_when.append(words.WHENS.index(event.when))
            book.event_effects.append(self.program(event.effects))
        for story in self.content.stories:
            self.where = f"fate.toml: fate {story.id}"
            book.card_where.append(self._track(story.where))
            book.card_play.append(words.PLAYS.index(story.play))
            book.card_keep.append(sum(1 << face for face in story.keep_on))
            book.card_effects.append(self.program(story.effects))
            book.place_in_hand.append(len(book.hand))
            if story.hold:
                book.hand.append(len(book.card_effects) - 1)
        for card in self.content.research:
            self.where = f"research.toml: research {card.id}"
            book.research_kind.append(words.RESEARCH_KINDS.index(card.kind))
            book.research_roll.append(card.next_roll)
            book.research_supplies.append(card.next_supplies)
            book.research_effects.append(self.program(card.effects))
            ongoing = [step for step in card.effects if step["verb"] == "ongoing"]
            rule = words.RULES.index(ongoing[0]["rule"]) + 1 if ongoing else 0
            book.active_rule.append(rule)
            book.active_rule_n.append(ongoing[0].get("n", 0) if ongoing else 0)


def _gain(gain: dict[str, Any]) -> list[int]:
    if "choice" in gain:
        return [-1, -1]
    return [gain.get("supplies", 0), gain.get("ammo", 0)]
