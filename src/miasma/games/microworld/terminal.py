"""The whole table as text: the board's map, the players, genes, goal, rules, tissues, a legend.

Plain Rich markup, at most `COLUMNS` wide; without its colours it still says everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.text import Catalog, catalog
from miasma.games.microworld import terminal_board as draw
from miasma.games.microworld.board import CELLS
from miasma.games.microworld.prompt import declared_text, outcome_text
from miasma.games.microworld.reader import Reader
from miasma.games.microworld.table import (
    ARROW,
    BEFORE,
    GOAL_BY,
    MUTATION_MARKERS,
    OPEN_GOAL,
    RACE_BY,
    RESERVE,
    TURN,
    USED,
)
from miasma.games.microworld.terminal_board import Run, chip, initial, kind_name, paint

if TYPE_CHECKING:
    from miasma.games.microworld.data import Gene
    from miasma.games.microworld.state import MicroworldState

COLUMNS: Final = 79
INDENT: Final = 5
Item = list[Run]


def board_text(state: MicroworldState, seat: int | None, lang: str = "en") -> str:
    """The position as a seat (None: a spectator) may see it, as lines of Rich markup."""
    return Table(state, seat, lang).text()


def width_of(item: Item) -> int:
    """The characters an item takes."""
    return sum(len(text) for text, _ in item)


def flow(items: list[Item], between: str, indent: int, first: Item | None = None) -> list[str]:
    """Lines of items one after the other, broken between items, the later lines indented."""
    mark = between.rstrip()
    lines: list[Item] = [[*(first or [(" " * indent, "")])]]
    fresh = True
    pieces = _short(items, between, COLUMNS - indent - len(mark))
    for place, (item, before) in enumerate(pieces, 1):
        room = COLUMNS - width_of(lines[-1]) - (0 if fresh else len(before))
        room -= len(mark) if place < len(pieces) else 0
        if not fresh and width_of(item) > room:
            lines[-1].append((before.rstrip(), ""))
            lines.append([(" " * indent, "")])
            fresh = True
        if not fresh:
            lines[-1].append((before, ""))
        lines[-1].extend(item)
        fresh = False
    return [paint(line) for line in lines]


def _short(items: list[Item], between: str, room: int) -> list[tuple[Item, str]]:
    """Each item with what stands before it; one too long for a line becomes its words."""
    found: list[tuple[Item, str]] = []
    for item in items:
        if width_of(item) <= room:
            found.append((item, between))
            continue
        words: list[Item] = [[(word, style)] for text, style in item for word in text.split()]
        found += [(word, between if n == 0 else " ") for n, word in enumerate(words)]
    return found


def sentence(text: str) -> list[Item]:
    """The words of a text as items, so that they can flow."""
    return [[(word, "")] for word in text.split()]


class Table:
    """One position for one reader, told line by line."""

    def __init__(self, state: MicroworldState, seat: int | None, lang: str) -> None:
        self.state = state
        self.reader = Reader(state, seat, lang)
        self.view = state.view(seat)
        self.drawing = draw.Drawing(self.reader) if state.board.ids else None
        self.words: Catalog = catalog(state.setup.game.id, lang)

    def say(self, key: str, **args: object) -> str:
        """A message of the text board."""
        return self.words.say(f"board-{key}", **args)

    def text(self) -> str:
        """All lines; the board comes last, next to the question that follows it."""
        blocks = [self.heading(), [*self.player(0), *self.player(1), *self.declared()]]
        blocks.append([*self.genes(), *self.extras()])
        if self.reader.over:
            blocks += [self.legend(), self.board(), self.tissues(), self.result()]
        else:
            blocks += [self.tissues(), self.legend(), self.board()]
        told = ["\n".join(line.rstrip() for line in block) for block in blocks if block]
        return "\n\n".join(told)

    def board(self) -> list[str]:
        """The map, or what lies of it already."""
        if self.drawing:
            return [f" {line}" for line in self.drawing.lines()]
        sides = self.view["board"]
        return [" " + self.say("laying", count=len(sides), sides=" ".join(sides))]

    # -- heading --------------------------------------------------------------------------------

    def heading(self) -> list[str]:
        """Which turn it is, on which board, with which rules."""
        reader = self.reader
        if reader.over:
            said = self.say("over")
        elif reader.phase < BEFORE:
            said = self.say("setup")
        else:
            said = self.say("turn", turn=self.state.t[TURN] + 1, turns=CELLS)
        items: list[Item] = [[(said, "bold")]]
        if len(self.view["board"]) == 4:
            items.append([(self.say("name", sides="-".join(self.view["board"])), "")])
        scenario = str(self.view["options"]["scenario"])
        names = {entry.id: entry.name for entry in reader.data.scenarios}
        if scenario in names:
            items.append([(reader.word(names[scenario]), "")])
        else:
            items.append([(self.words.say("option-scenario-custom"), "")])
        if self.view["options"]["open_genes"]:
            items.append([(self.words.say("option-open_genes"), "")])
        return flow(items, " · ", 1)

    # -- players --------------------------------------------------------------------------------

    def player(self, seat: int) -> list[str]:
        """A player's points, markers, genes and mutation, as far as the reader may see them."""
        reader = self.reader
        acts = "▶" if seat in self.state.to_act else " "
        name = reader.faction(seat)
        first: Item = [(f"{acts}", "bold"), chip(reader, seat), (f" {name}", "bold")]
        if seat == reader.seat:
            first.append((f" ({self.say('you')})", ""))
        first.append((": ", ""))
        items: list[Item] = [[(self._points(reader.score(seat)), "bold")]]
        if reader.shows_pending(seat):
            items.append([(self.say("pending", points=reader.pending(seat)), "")])
        if not reader.over:
            items.append([(self.say("left", markers=reader.markers_left(seat)), "")])
        if reader.inhibited(seat):
            items.append([(self.say("inhibited"), "bold")])
        lines = flow(items, " · ", INDENT, first)
        lines += flow(self._holdings(seat), " · ", INDENT)
        mutation = self._mutation(seat)
        return lines + (flow(mutation, " · ", INDENT) if mutation else [])

    def _points(self, points: int) -> str:
        return self.words.say("n-points", points=points)

    def _holdings(self, seat: int) -> list[Item]:
        reader = self.reader
        known = [reader.word(gene.name) for gene in reader.known(seat)]
        hidden = reader.unknown(seat)
        parts = list(known)
        if hidden:
            parts.append(self.say("hand-hidden", count=hidden))
        held = ", ".join(parts) or self.say("hand-none")
        items: list[Item] = [[(f"{self.say('hand')}: ", ""), (held, "bold" if known else "")]]
        used = [
            reader.word(gene.name) for n, gene in self._all_genes() if reader.used_by(n) == seat
        ]
        if used:
            items.append([(f"{self.say('used')}: ", ""), (", ".join(used), "")])
        return items

    def _mutation(self, seat: int) -> list[Item]:
        if "C" not in self.view["rules"]:
            return []
        shown = self.view["mutations"][seat]
        names = {tile.id: self.reader.word(tile.name) for tile in self.reader.data.mutations}
        items: list[Item] = []
        if shown["id"]:
            items.append([(names[shown["id"]], "bold")])
            left = self.state.t[MUTATION_MARKERS + seat]
            tile = self.reader.mutation(seat)
            if tile and tile.markers:
                items.append([(self.say("mutation-markers", markers=left), "")])
        elif shown["kept"]:
            items.append([(names[shown["kept"]], "bold"), (f", {self.say('mutation-chosen')}", "")])
        elif shown["chosen"]:
            items.append([(self.say("mutation-chosen"), "")])
        elif len(shown["offers"]) == 2:
            first, second = (names[tile] for tile in shown["offers"])
            items.append([(self.say("mutation-offers", first=first, second=second), "")])
        else:
            items.append([(self.say("mutation-choosing"), "")])
        items[0].insert(0, (f"{self.say('mutation')}: ", ""))
        return items

    def declared(self) -> list[str]:
        """The gene use that waits for a reaction."""
        use = declared_text(self.reader, self.words)
        return flow(sentence(self.say("declared", use=use)), " ", 1) if use else []

    # -- genes, reserve, goal, rules ------------------------------------------------------------

    def _all_genes(self) -> list[tuple[int, Gene]]:
        return list(enumerate(self.reader.data.genes))

    def genes(self) -> list[str]:
        """All nine genes by their moment, with the arrow and who has used them; the reserve."""
        reader = self.reader
        lines: list[str] = []
        heads = [self.say(f"genes-{timing}") for timing in ("before", "after", "copied")]
        heads.append(self.say("reserve"))
        indent = max(map(len, heads)) + 3
        for timing, head in zip(("before", "after", "copied"), heads, strict=False):
            items = [self._gene(n) for n, gene in self._all_genes() if gene.timing == timing]
            lines += flow(items, " · ", indent, [(f" {head}:".ljust(indent), "")])
        said = self.say("reserve-count", count=self.state.t[RESERVE])
        if self.view["reserve"]["genes"]:
            names = {gene.id: reader.word(gene.name) for gene in reader.data.genes}
            said = ", ".join(names[gene] for gene in self.view["reserve"]["genes"])
        return [*lines, *flow([[(said, "")]], "", indent, [(f" {heads[3]}:".ljust(indent), "")])]

    def _gene(self, number: int) -> Item:
        reader = self.reader
        name = reader.word(reader.data.genes[number].name)
        user = reader.used_by(number)
        arrow = self.state.t[ARROW] == number
        item: Item = [(f"→ {name}" if arrow else name, "bold" if arrow else "")]
        if user is not None:
            item.append((f" [{initial(reader, user)}]", ""))
        return item

    def extras(self) -> list[str]:
        """The goal and the extra rules in play."""
        reader, t = self.reader, self.state.t
        lines: list[str] = []
        if t[OPEN_GOAL] >= 0:
            goal = reader.data.goals[t[OPEN_GOAL]]
            if t[GOAL_BY] >= 0:
                note = self.say("goal-met", who=reader.faction(t[GOAL_BY]))
            else:
                note = self.say("goal-open", points=reader.terms.goal_points[t[OPEN_GOAL]])
            head: Item = [(f" {self.say('goal')}: ", ""), (reader.word(goal.name), "bold")]
            head.append((f" ({note}). ", ""))
            lines += flow(sentence(reader.word(goal.text)), " ", INDENT, head)
        rules = {rule.id: rule for rule in reader.data.rules}
        items: list[Item] = []
        for letter in self.view["rules"]:
            item: Item = [(letter, "bold"), (f" {reader.word(rules[letter].name)}", "")]
            if letter == "D" and t[RACE_BY] >= 0:
                note = self.say("race-met", who=reader.faction(t[RACE_BY]))
                item.append((f" ({note})", ""))
            items.append(item)
        if items:
            lines += flow(items, " · ", INDENT, [(f" {self.say('rules')}: ", "")])
        return lines

    # -- tissues --------------------------------------------------------------------------------

    def tissues(self) -> list[str]:
        """Each tissue with its standing; at the end with the points it gave."""
        board = self.reader.board
        if not board.ids:
            return []
        sizes = [cells.bit_count() for cells in board.tissue_cells]
        order = sorted(range(len(sizes)), key=lambda n: (-sizes[n], board.tissue_kinds[n], n))
        told = [self._tissue(tissue, sizes[tissue]) for tissue in order]
        widest = max(map(width_of, told))
        columns = (COLUMNS - 1) // (widest + 2)
        height = -(-len(told) // columns)
        width = (COLUMNS - 1) // columns
        said = self.say("scoring" if self.reader.over else "tissues")
        lines = flow(sentence(said), " ", 1)
        for row in range(height):
            runs: Item = [(" ", "")]
            for item in told[row::height]:
                runs += [*item, (" " * (width - width_of(item)), "")]
            runs.pop()
            lines.append(paint(runs))
        return lines

    def _tissue(self, tissue: int, size: int) -> Item:
        reader = self.reader
        board = reader.board
        kind = board.tissue_kinds[tissue]
        factor = reader.terms.factors[kind]
        times = f"×{factor}" if factor != 1 else ""
        first = next(i for i, of in enumerate(board.tissue_of) if of == tissue)
        counts = [reader.count_in(tissue, seat) for seat in (0, 1)]
        sealed = reader.sealed() >> tissue & 1
        ground = f"{draw.INK} on {draw.GROUNDS[kind]}"
        item: Item = [
            (f" {draw.TEXTURES[kind]} ", ground),
            (f" {kind_name(reader, kind)[:11]} {size}{times} {board.ids[first]}", ""),
            (f" {counts[0]}:{counts[1]}", "bold"),
        ]
        if sealed:
            item.append((draw.SEAL, draw.SEAL_STYLE))
        value = reader.tissue_points(tissue)
        if reader.over and value:
            winner = 0 if value > 0 else 1
            item += [(" ", ""), chip(reader, winner), (f" +{abs(value)}", "bold")]
        elif reader.over:
            item.append((" –", ""))
        return item

    def result(self) -> list[str]:
        """Who has won."""
        if not self.reader.over:
            return []
        said = outcome_text(self.state, self.words, "board-result")
        return flow([[(word, "bold")] for word in said.split()], " ", 1)

    # -- legend ---------------------------------------------------------------------------------

    def legend(self) -> list[str]:
        """What the signs mean that are to be seen now."""
        if not self.drawing:
            return []
        reader, t = self.reader, self.state.t
        pieces = reader.pieces()
        covered = {piece.cell for piece in pieces}
        one = chip(reader, 0)
        lit = f"bold {draw.INK} on {draw.LIT_GROUND}"
        gene = (f"{draw.GENE[0]}{draw.DORMANT}{draw.GENE[1]}", draw.GENE_STYLE)
        under = (draw.DORMANT, draw.GENE_STYLE)
        tokens = {cell for cell, _ in reader.tokens()}
        last: Item = [(draw.LAST[0], "bold"), one, (draw.LAST[1], "bold")]
        signs: list[tuple[str, Item, bool]] = [
            ("place", [("+2", lit)], bool(self.drawing.gains)),
            ("target", [(draw.TARGET, lit)], bool(self.drawing.targets)),
            ("last", last, any(piece.last for piece in pieces)),
            ("gene", [gene], bool(tokens - covered)),
            ("dormant", [one, under], bool(tokens & covered)),
            ("flipped", [chip(reader, 0, True)], any(piece.flipped for piece in pieces)),
            ("seal", [(draw.SEAL, draw.SEAL_STYLE)], bool(reader.sealed())),
            ("barrier", [(draw.BARRIER, draw.BARRIER_STYLE)], reader.barrier() is not None),
            ("arrow", [("→", "bold")], t[ARROW] >= 0),
        ]
        items = [
            [*sign, (f" {self.say(f'legend-{key}')}", "")] for key, sign, seen in signs if seen
        ]
        used = [seat for seat in (0, 1) if t[USED + seat]]
        for seat in used[:1]:
            said = self.say("legend-used", who=reader.faction(seat))
            items.append([(f"[{initial(reader, seat)}] {said}", "")])
        items.append([(self.say("legend-lines"), "")])
        return flow(items, " · ", INDENT, [(f" {self.say('legend')}: ", "bold")])
