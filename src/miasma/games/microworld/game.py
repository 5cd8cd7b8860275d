"""Microworld as a Game: options, content, setup."""

from __future__ import annotations

import functools
import re
from importlib import resources
from random import Random
from typing import TYPE_CHECKING

from miasma.core.actions import Action, Vocabulary
from miasma.core.errors import OptionError, shown
from miasma.core.game import Game
from miasma.core.options import Choice, Flag, Letters, OptionsSchema, Value, Values
from miasma.core.poster import Poster
from miasma.core.state import Setup, State
from miasma.core.text import catalog
from miasma.games.microworld import actions, data, evaluate, view
from miasma.games.microworld.board import PER_SIDE, Board, blank_board
from miasma.games.microworld.rules import steps
from miasma.games.microworld.state import MicroworldState
from miasma.games.microworld.table import POOL, RESERVE, SIDES, new_table
from miasma.games.microworld.terms import Terms

if TYPE_CHECKING:
    from miasma.core.scene import Scene

ALL_GENES = (1 << actions.GENES) - 1
PRESETS = ("reference", "flip_side", "mixed", "cross")
SCENARIOS = ("basic", *(f"s{number:02}" for number in range(1, 11)), "custom")
PER = {"own_adjacent": 0, "opponent_adjacent": 1}


class Microworld(Game):
    """Virus against antibody on a round slice of tissue, for exactly two."""

    id = "microworld"
    title = "Microworld"
    seats = (2, 2)
    minutes = (10, 20)
    weight = 1.8
    poster = Poster(box=(150, 105, 380, 482), seed=5)
    rule_prefix = "MW"
    content_types = data.FILES
    looks = Game.looks | data.LOOKS
    options_schema = OptionsSchema(
        (
            Choice("board", "random", ("random", *PRESETS), r"([1-4][ab])(-[1-4][ab]){3}",
                   "2b-4b-1a-3b", form=r"(?!.*([1-4]).*\1)[1-4][ab](-[1-4][ab]){3}"),
            Choice("scenario", "basic", SCENARIOS),  # MW-82
            Letters("rules", letters="ABCDEFGH", needs={"scenario": ("custom",)}),
            Flag("open_genes", False),
        )
    )  # fmt: skip
    kernel = (
        "miasma.games.microworld.board",
        "miasma.games.microworld.terms",
        "miasma.games.microworld.table",
        "miasma.games.microworld.actions",
        "miasma.games.microworld.knowledge",
        "miasma.games.microworld.evaluate",
        "miasma.games.microworld.state",
        "miasma.games.microworld.rules.chance",
        "miasma.games.microworld.rules.choices",
        "miasma.games.microworld.rules.genes",
        "miasma.games.microworld.rules.mutations",
        "miasma.games.microworld.rules.pieces",
        "miasma.games.microworld.rules.points",
        "miasma.games.microworld.rules.steps",
        "miasma.games.microworld.rules.turn",
    )

    def read_content(self) -> None:
        """See `Game.read_content`."""
        self.data = data.MicroworldContent(self.content)
        self.side_ids = [side for tile in self.data.board.tile for side in tile.sides]
        self.board = functools.cache(self._assemble)
        self._blank = blank_board()
        self._terms: dict[tuple[Value, ...], Terms] = {}

    def build_vocabulary(self) -> Vocabulary:
        """See `Game.build_vocabulary`."""
        return actions.build_vocabulary(self.data)

    # -- options --------------------------------------------------------------------------------

    def check_options(self, options: Values, seats: int) -> Values:
        """See `Game.check_options`: MW-02 (each tile once)."""
        board = str(options["board"])
        if re.fullmatch(r"[1-4].*", board) and len({side[0] for side in board.split("-")}) != 4:
            raise OptionError(f"option board can't be {shown(board)}: each tile lies there once")
        return options

    def sample_options(self, rng: Random, seats: int) -> Values:
        """See `Game.sample_options`: half of the games with a free set of rules."""
        custom = rng.random() < 0.5
        letters = "".join(rule for rule in "ABCDEFGH" if rng.random() < 0.5)
        sides = [f"{tile}{rng.choice('ab')}" for tile in rng.sample("1234", 4)]
        board = rng.choice(("random", "random", rng.choice(PRESETS), "-".join(sides)))
        return {
            "board": board,
            "scenario": "custom" if custom else rng.choice(SCENARIOS[:-1]),
            "rules": letters if custom else "",
            "open_genes": rng.random() < 0.25,
        }

    def rules_in_play(self, options: Values) -> tuple[str, ...]:
        """The letters of the extra rules in play (MW-80, MW-83, MW-140)."""
        if options["scenario"] == "custom":
            return tuple(str(options["rules"]))
        return next(tuple(s.rules) for s in self.data.scenarios if s.id == options["scenario"])

    def terms(self, options: Values) -> Terms:
        """The numbers in force; a scenario changes nothing but its extra rules (MW-141)."""
        terms = Terms()
        numbers = self.data.components.setup
        terms.gene_limit = numbers.gene_limit_per_turn
        terms.reserve = numbers.genes_in_reserve
        terms.open_genes = bool(options["open_genes"])
        terms.fixed_sides = self._fixed_sides(str(options["board"]))
        replication, parasitism = (
            self.data.genes[gene].effects[0] for gene in (actions.REPLICATION, actions.PARASITISM)
        )
        terms.replication = (PER[str(replication["per"])], int(replication["value"]))
        terms.parasitism = (PER[str(parasitism["per"])], int(parasitism["value"]))
        self._read_goals(terms)
        self._read_mutations(terms)
        rules = {rule.id: rule for rule in self.data.rules}
        for letter in self.rules_in_play(options):  # they overrule what stands by now (MW-81)
            self._read_rule(terms, letter, rules[letter].effects)
        terms.simple = not (
            terms.race_score or terms.draw_goal or terms.mutations or terms.fill_bonus
        )
        return terms

    def _read_goals(self, terms: Terms) -> None:
        for index, goal in enumerate(self.data.goals):
            condition = goal.conditions[0]
            terms.goal_counts[index] = int(condition.get("count", condition.get("value", 0)))
            terms.goal_points[index] = int(goal.effects[0]["value"])
            if "kind" in condition:
                terms.goal_kind = data.KINDS.index(condition["kind"])

    def _read_mutations(self, terms: Terms) -> None:
        tiles = self.data.mutations
        terms.mutation_markers = [tile.markers for tile in tiles]
        growth = tiles[actions.RAPID_GROWTH].effects[0]
        terms.growth_threshold = int(growth["at_least"])
        terms.growth_bonus = int(growth["bonus"])
        terms.dominance_bonus = int(tiles[actions.DOMINANCE].effects[0]["bonus"])

    def _read_rule(self, terms: Terms, letter: str, effects: list[data.Effect]) -> None:
        first = effects[0]
        if letter == "A":
            terms.deal_genes = True
            terms.gene_limit = int(effects[1]["value"])  # MW-85
        elif letter == "B":
            terms.draw_goal = True
        elif letter == "C":
            terms.mutations = True
        elif letter == "D":
            terms.race_score, terms.race_bonus = int(first["value"]), int(first["bonus"])
        elif letter == "E":
            kind = data.KINDS.index(first["kind"])
            terms.kind_bonus[kind] = int(first["bonus"])
        elif letter == "F":
            terms.fill_bonus = int(first["bonus"])
        else:
            kind = data.KINDS.index(first["kind"])
            terms.factors[kind] = int(first["factor"])  # MW-136, MW-137

    def _fixed_sides(self, board: str) -> tuple[int, ...]:
        if board == "random":
            return ()
        presets = {preset.id: preset.sides for preset in self.data.components.board_preset}
        return tuple(self.side_ids.index(s) for s in presets.get(board) or board.split("-"))

    # -- setup ----------------------------------------------------------------------------------

    def deal(self, setup: Setup) -> State:
        """See `Game.deal`."""
        key = tuple(setup.options.values())
        terms = self._terms.get(key)
        if terms is None:
            terms = self._terms[key] = self.terms(setup.options)
        t = new_table()
        t[POOL] = ALL_GENES  # MW-05
        t[RESERVE] = terms.reserve
        if terms.fixed_sides:
            t[SIDES : SIDES + 4] = list(terms.fixed_sides)
        state = MicroworldState(setup, terms, self._blank, t)
        steps.prepare(state)
        return state

    def _assemble(self, sides: tuple[int, ...]) -> Board:
        """Put four tile sides together (MW-02, MW-07, MW-08)."""
        file = self.data.board
        cells = [file.cell[side * PER_SIDE + n] for side in sides for n in range(PER_SIDE)]
        index = {cell.id: i for i, cell in enumerate(cells)}
        neighbours = [0] * len(cells)
        for i, cell in enumerate(cells):
            for name in cell.neighbours:
                neighbours[i] |= 1 << index[name]
        contacts = {tuple(contact) for contact in file.seam.contacts}
        for position in range(len(sides)):
            ours = range(position * PER_SIDE, (position + 1) * PER_SIDE)
            following = (position + 1) % len(sides)
            for i in ours:
                for j in range(following * PER_SIDE, (following + 1) * PER_SIDE):
                    slots = ((b, a) for b in cells[i].slots_b for a in cells[j].slots_a)
                    if any(slot in contacts for slot in slots):
                        neighbours[i] |= 1 << j
                        neighbours[j] |= 1 << i
        rims = [0] * len(sides)
        spots = 0
        for i, cell in enumerate(cells):
            rims[i // PER_SIDE] |= cell.rim << i
            spots |= cell.gene_spot << i
        kinds = [data.KINDS.index(cell.kind) for cell in cells]
        return Board(sides, [cell.id for cell in cells], kinds, neighbours, rims, spots)

    # -- the edge -------------------------------------------------------------------------------

    def mask(
        self, before: State, now: State, actor: int, action: Action, seat: int | None
    ) -> str | None:
        """See `Game.mask`."""
        assert isinstance(before, MicroworldState)
        assert isinstance(now, MicroworldState)
        return view.mask(before, now, actor, action, seat)

    def evaluate(self, state: State, seat: int) -> float:
        """See `Game.evaluate`."""
        assert isinstance(state, MicroworldState)
        return evaluate.evaluate(state, seat)

    def draw(self, state: State, seat: int | None, lang: str) -> Scene:
        """See `Game.draw`."""
        from miasma.games.microworld.scene import draw

        assert isinstance(state, MicroworldState)
        return draw(state, seat, lang)

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """See `Game.seat_name`."""
        return self.data.components.faction[seat].name[lang]

    def value_name(self, option: str, value: str, lang: str = "en") -> str:
        """See `Game.value_name`: scenarios, boards and extra rules are named in the content."""
        named = {
            "scenario": {entry.id: entry.name for entry in self.data.scenarios},
            "board": {entry.id: entry.name for entry in self.data.components.board_preset},
            "rules": {entry.id: entry.name for entry in self.data.rules},
        }
        names = named.get(option, {}).get(value)
        return names[lang] if names else super().value_name(option, value, lang)

    def describe(self, action: Action, lang: str = "en") -> str:
        """See `Game.describe`."""
        words = catalog(self.id, lang)
        if action.kind in ("use", "copy"):
            gene = next(g for g in self.data.genes if g.id == action.args[0])
            cell = action.args[1] if len(action.args) > 1 else ""
            key = f"action-{action.kind}-on" if cell else f"action-{action.kind}"
            return words.say(key, gene=gene.name, text=gene.text, cell=cell)
        names: dict[str, list[tuple[str, dict[str, str]]]] = {
            "gene": [(gene.id, gene.name) for gene in self.data.genes],
            "goal": [(goal.id, goal.name) for goal in self.data.goals],
            "mutation": [(tile.id, tile.name) for tile in self.data.mutations],
        }
        if action.kind in names:
            return words.say(f"action-{action.kind}", name=dict(names[action.kind])[action.args[0]])
        if action.kind == "keep":
            tile = next(m for m in self.data.mutations if m.id == action.args[0])
            return words.say("action-keep", name=tile.name, text=tile.text)
        return words.say(f"action-{action.kind}", cell=action.args[0] if action.args else "")

    def board_text(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.board_text`."""
        from miasma.games.microworld.terminal import board_text

        assert isinstance(state, MicroworldState)
        return board_text(state, seat, lang)

    def prompt(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.prompt`."""
        from miasma.games.microworld.prompt import prompt

        assert isinstance(state, MicroworldState)
        return prompt(state, seat, lang)


GAME = Microworld(resources.files("miasma.games.microworld"))
