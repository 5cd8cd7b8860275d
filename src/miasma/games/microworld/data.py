"""The types of Microworld's content files, and the checks that span several entries."""

from __future__ import annotations

from typing import Literal

import msgspec

from miasma.core.content import Content, ContentFile, Names, need_languages
from miasma.core.errors import ContentError

Kind = Literal["muscle", "bone", "nerve", "mucosa"]
Source = Literal["rulebook", "public", "designed"]
Effect = dict[str, str | int | bool]

KINDS: tuple[Kind, ...] = ("muscle", "bone", "nerve", "mucosa")

LOOKS = frozenset(
    "angle_of_zero cell_name center color icon marker marker_radius original_name pattern polygon "
    "radius rotation scale step symbol tile_radius viewbox".split()
)
"""What only the picture reads."""

Form = dict[str, object]

GENE_VERBS: dict[str, Form] = {
    "apoptosis": {"verb": "flip_marker", "target": "opponent_adjacent_to_placed"},
    "bloodstream": {"verb": "widen_placement", "cells": "all_free"},
    "replication": {"verb": "set_placement_score", "per": str, "value": int},
    "parasitism": {"verb": "set_placement_score", "per": str, "value": int},
    "inhibition": {"verb": "inhibit_opponent", "turns": 1, "genes": True, "placement_points": True},
    "invasion": {"verb": "widen_placement", "cells": "occupied_adjacent_to_anchor"},
    "displacement": {"verb": "move_anchor", "to": "free_adjacent"},
    "necrosis": {"verb": "seal_tissue", "on": "placed_marker"},
    "transcription": {"verb": "copy_last_gene"},
}
MUTATION_VERBS: dict[str, Form] = {
    "rapid_growth": {"verb": "bonus_if_turn_points", "at_least": int, "bonus": int},
    "dominance": {"verb": "bonus_per_scored_tissue", "bonus": int},
    "barrier": {"verb": "block_cell", "cells": "any", "until": "start_of_own_next_turn"},
    "gene_theft": {"verb": "counter_gene", "take": True},
    "exchange": {"verb": "swap_placed_marker", "with": "opponent_adjacent"},
    "drift": {"verb": "move_placed_marker", "to": "free_adjacent"},
}
GOAL_CONDITIONS: dict[str, Form] = {
    "bone_lover": {"verb": "own_markers_in_kind", "kind": str, "count": int},
    "fifteen_points": {"verb": "score_at_least", "value": int},
    "cell_chain": {"verb": "chain_between_opposite_rims"},
    "four_genes": {"verb": "genes_used_at_least", "count": int},
}
RULE_VERBS: dict[str, list[Form]] = {
    "A": [{"verb": "deal_reserve_gene", "each": 1}, {"verb": "set_gene_limit", "value": int}],
    "B": [{"verb": "draw_goal", "count": 1}],
    "C": [{"verb": "deal_mutations", "draw": 2, "keep": 1}],
    "D": [{"verb": "first_to_score", "value": int, "bonus": int, "reserve_genes": 1}],
    "E": [{"verb": "bonus_on_place_kind", "kind": str, "bonus": int}],
    "F": [{"verb": "bonus_on_fill_tissue", "bonus": int}],
    "G": [{"verb": "tissue_multiplier", "kind": str, "factor": int}],
    "H": [{"verb": "tissue_multiplier", "kind": str, "factor": int}],
}


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Names
    source: Source


class CellKind(Entry, frozen=True, kw_only=True):
    """One of the four kinds of cells (MW-06)."""

    cell_name: Names
    color: str
    pattern: str


class Tile(Entry, frozen=True, kw_only=True):
    """A two-sided quarter of the board."""

    sides: tuple[str, str]
    gene_spots_per_side: int


class Cell(Entry, frozen=True, kw_only=True):
    """A cell of a tile's side, in tile units."""

    tile: str
    side: str
    number: int
    kind: Kind
    gene_spot: bool
    rim: bool
    centre: bool
    slots_a: list[int]
    slots_b: list[int]
    neighbours: list[str]
    marker: tuple[int, int]
    polygon: list[tuple[int, int]]


class Seam(Entry, frozen=True, kw_only=True):
    """Which slots of two neighbouring tiles touch."""

    breaks_a: list[int]
    breaks_b: list[int]
    contacts: list[tuple[int, int]]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quarter of the board."""

    index: int
    id: str
    rotation: int
    opposite: int
    name: Names


class BoardMeta(Entry, frozen=True, kw_only=True):
    """Sizes of the board and of its picture."""

    cells_per_side: int
    cells_on_board: int
    gene_spots_on_board: int
    tile_radius: int
    viewbox: tuple[int, int, int, int]
    center: tuple[int, int]
    scale: float
    marker_radius: int
    positions: list[Position]


class BoardFile(ContentFile, frozen=True):
    """`board.toml`."""

    meta: BoardMeta
    seam: Seam
    kind: list[CellKind]
    tile: list[Tile]
    cell: list[Cell]


class Component(Entry, frozen=True, kw_only=True):
    """How many of a component lie in the box."""

    count: int
    module: Literal["base", "scenario"]


class Faction(Entry, frozen=True, kw_only=True):
    """Virus or antibody (MW-01)."""

    index: int
    text: Names
    markers: int
    starts: bool
    color: str
    symbol: str


class ScoreTrack(Entry, frozen=True, kw_only=True):
    """The ring of points (MW-03, MW-04)."""

    first: int
    last: int
    turn_over_at: int
    spaces: int
    center: tuple[int, int]
    radius: int
    angle_of_zero: int
    step: int


class SetupNumbers(Entry, frozen=True, kw_only=True):
    """The numbers of the basic game."""

    genes_on_board: int
    genes_in_reserve: int
    gene_limit_per_turn: int
    placements_per_player: int


class Preset(Entry, frozen=True, kw_only=True):
    """A named board."""

    sides: list[str]
    text: Names


class ComponentsMeta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Head of `components.toml`."""

    id: str
    name: Names
    original_name: dict[str, str]
    players: list[int]
    source: Source


class ComponentsFile(ContentFile, frozen=True):
    """`components.toml`."""

    meta: ComponentsMeta
    component: list[Component]
    faction: list[Faction]
    score_track: ScoreTrack
    setup: SetupNumbers
    board_preset: list[Preset]


class CountedMeta(Entry, frozen=True, kw_only=True):
    """Head of a file of tokens or tiles."""

    count: int


class Gene(Entry, frozen=True, kw_only=True):
    """A gene token."""

    number: int
    timing: Literal["before", "after", "copied"]
    effects: list[Effect]
    text: Names
    icon: str


class GenesFile(ContentFile, frozen=True):
    """`genes.toml`."""

    meta: CountedMeta
    gene: list[Gene]


class Goal(Entry, frozen=True, kw_only=True):
    """A goal tile (MW-90)."""

    number: int
    conditions: list[Effect]
    effects: list[Effect]
    text: Names


class GoalsFile(ContentFile, frozen=True):
    """`goals.toml`."""

    meta: CountedMeta
    goal: list[Goal]


class MutationsMeta(CountedMeta, frozen=True, kw_only=True):
    """Head of `mutations.toml`."""

    marker_supply: int


class Mutation(Entry, frozen=True, kw_only=True):
    """A mutation tile (MW-100)."""

    number: int
    timing: Literal["turn_points", "final", "after", "reaction"]
    markers: int
    uses_per_turn: int
    effects: list[Effect]
    text: Names


class MutationsFile(ContentFile, frozen=True):
    """`mutations.toml`."""

    meta: MutationsMeta
    mutation: list[Mutation]


class ExtraRule(Entry, frozen=True, kw_only=True):
    """An extra-rule tile A to H (MW-80)."""

    timing: Literal["setup", "during", "final"]
    effects: list[Effect]
    text: Names
    complexity: int


class RulesFile(ContentFile, frozen=True):
    """`rules.toml`."""

    meta: CountedMeta
    rule: list[ExtraRule]


class Scenario(Entry, frozen=True, kw_only=True):
    """A named set of extra rules (MW-140)."""

    number: int
    rules: list[str]
    complexity: int
    board: Literal["any"]
    text: Names


class ScenariosMeta(Entry, frozen=True, kw_only=True):
    """Head of `scenarios.toml`."""

    numbered: int


class ScenariosFile(ContentFile, frozen=True):
    """`scenarios.toml`."""

    meta: ScenariosMeta
    scenario: list[Scenario]


FILES: dict[str, type[ContentFile]] = {
    "board": BoardFile,
    "components": ComponentsFile,
    "genes": GenesFile,
    "goals": GoalsFile,
    "mutations": MutationsFile,
    "rules": RulesFile,
    "scenarios": ScenariosFile,
}


class MicroworldContent:
    """All content of the game, checked."""

    def __init__(self, content: Content) -> None:
        self.board = content.file("board", BoardFile)
        self.components = content.file("components", ComponentsFile)
        self.genes = content.file("genes", GenesFile).gene
        self.goals = content.file("goals", GoalsFile).goal
        self.mutations = content.file("mutations", MutationsFile).mutation
        self.rules = content.file("rules", RulesFile).rule
        self.scenarios = content.file("scenarios", ScenariosFile).scenario
        self._check()

    def _check(self) -> None:
        for name, entries in (
            ("board.toml: cell", self.board.cell),
            ("genes.toml: gene", self.genes),
            ("goals.toml: goal", self.goals),
            ("mutations.toml: mutation", self.mutations),
            ("rules.toml: rule", self.rules),
            ("scenarios.toml: scenario", self.scenarios),
        ):
            for entry in entries:
                need_languages(f"{name} {entry.id}: name", entry.name)
                text = getattr(entry, "text", None)
                if text is not None:
                    need_languages(f"{name} {entry.id}: text", text)
        for gene in self.genes:
            need_effects(f"genes.toml: gene {gene.id}", gene.effects, [GENE_VERBS[gene.id]])
        for goal in self.goals:
            where = f"goals.toml: goal {goal.id}"
            need_effects(where, goal.conditions, [GOAL_CONDITIONS[goal.id]])
            need_effects(where, goal.effects, [{"verb": "gain_points", "value": int}])
        for mutation in self.mutations:
            where = f"mutations.toml: mutation {mutation.id}"
            need_effects(where, mutation.effects, [MUTATION_VERBS[mutation.id]])
            need_range(f"{where}: markers", mutation.markers, 0, 5)
        for rule in self.rules:
            need_effects(f"rules.toml: rule {rule.id}", rule.effects, RULE_VERBS[rule.id])
        letters = {rule.id for rule in self.rules}
        for scenario in self.scenarios:
            if unknown := set(scenario.rules) - letters:
                where = f"scenarios.toml: scenario {scenario.id}"
                raise ContentError(f"{where}: there is no rule {min(unknown)}")
        self._check_board()
        self._check_setup()

    def _check_board(self) -> None:
        sides = {cell.id: cell.side for cell in self.board.cell}
        for cell in self.board.cell:
            where = f"board.toml: cell {cell.id}: neighbours"
            for other in cell.neighbours:
                if sides.get(other) != cell.side or other == cell.id:
                    raise ContentError(f"{where}: {other} is no other cell of side {cell.side}")
                if cell.id not in next(c for c in self.board.cell if c.id == other).neighbours:
                    raise ContentError(f"{where}: {other} does not name {cell.id} in turn")
        tiles = [set(tile.sides) for tile in self.board.tile]
        for preset in self.components.board_preset:
            if not all(len(tile & set(preset.sides)) == 1 for tile in tiles):
                where = f"components.toml: board_preset {preset.id}: sides"
                raise ContentError(f"{where}: must name one side of each tile")

    def _check_setup(self) -> None:
        where = "components.toml: setup"
        numbers = self.components.setup
        if numbers.placements_per_player * 2 != self.board.meta.cells_on_board:
            raise ContentError(
                f"{where} placements_per_player: both players together must fill the board"
            )
        if numbers.genes_on_board != self.board.meta.gene_spots_on_board:
            raise ContentError(f"{where} genes_on_board: must be as many as gene spots")
        if numbers.genes_on_board + numbers.genes_in_reserve != len(self.genes):
            raise ContentError(f"{where} genes_in_reserve: with those on the board it must be all")
        need_range(f"{where} gene_limit_per_turn", numbers.gene_limit_per_turn, 0, len(self.genes))


def need_effects(where: str, effects: list[Effect], wanted: list[dict[str, object]]) -> None:
    """Refuse effects whose verbs or parameters the rules don't know; numbers are free."""
    if len(effects) != len(wanted):
        raise ContentError(f"{where}: must have {len(wanted)} effects, not {len(effects)}")
    for effect, form in zip(effects, wanted, strict=True):
        if effect.keys() != form.keys():
            raise ContentError(f"{where}: the effect needs exactly {', '.join(form)}")
        for key, allowed in form.items():
            value = effect[key]
            fits = type(value) is allowed if isinstance(allowed, type) else value == allowed
            if not fits:
                wish = allowed.__name__ if isinstance(allowed, type) else repr(allowed)
                raise ContentError(f"{where}: {key} must be {wish}, not {value!r}")
            if key == "kind" and value not in KINDS:
                raise ContentError(f"{where}: kind must be one of {', '.join(KINDS)}")
            if key == "per" and value not in ("own_adjacent", "opponent_adjacent"):
                raise ContentError(f"{where}: per must be own_adjacent or opponent_adjacent")
            if allowed is int and isinstance(value, int):
                need_range(f"{where}: {key}", value, 0, 99)


def need_range(where: str, value: int, least: int, most: int) -> None:
    """Refuse a number outside its range."""
    if not least <= value <= most:
        raise ContentError(f"{where}: must be from {least} to {most}, not {value}")
