"""Who looks at the table, and what that reader may see and do: the facts a picture is drawn from.

Everything the picture shows comes through here, so that nothing secret can slip into it: hands of
others are counts and known genes, offered tiles are the reader's own, options are the reader's
own (see "knowledge" in the rules).
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from miasma.core.actions import Action
from miasma.core.text import catalog
from miasma.games.microworld.actions import (
    NECROSIS,
    TRANSCRIPTION,
    ability_of,
    target_of,
    token_of,
)
from miasma.games.microworld.board import CELLS
from miasma.games.microworld.knowledge import members
from miasma.games.microworld.rules import points
from miasma.games.microworld.table import (
    AFTER,
    ANCHOR,
    BARRIER_AT,
    BEFORE,
    DECLARED,
    DRAW_GENE,
    FLIPPED,
    FRESH,
    HAND,
    INHIBITED,
    MARKERS,
    MUTATION_OF,
    OPEN_TOKENS,
    OVER,
    PHASE,
    PIECES,
    PLACED,
    SCORE,
    SEALS,
    SIDES,
    TOKENS,
    TURN,
    USED,
)
from miasma.games.microworld.view import known_hand, rulebook

if TYPE_CHECKING:
    from miasma.games.microworld.data import Gene, Mutation
    from miasma.games.microworld.state import MicroworldState

SIDES_OF_PLAY = ("virus", "antibody")
SEALING = (NECROSIS, TRANSCRIPTION)
"""The genes that lie on the board as seals, by their place among the seals."""
GAME_ID = "microworld"


@functools.lru_cache(maxsize=8192)
def _said(lang: str, key: str, args: tuple[tuple[str, object], ...]) -> str:
    return catalog(GAME_ID, lang).say(key, **dict(args))


class Piece:
    """A marker on the board."""

    __slots__ = ("cell", "flipped", "last", "number", "seals", "seat")

    def __init__(
        self, seat: int, number: int, cell: int, flipped: bool, last: bool, seals: list[int]
    ) -> None:
        self.seat = seat
        self.number = number
        self.cell = cell
        self.flipped = flipped
        self.last = last
        self.seals = seals

    @property
    def id(self) -> str:
        """The id of its element; it tells the order of placing, which everybody saw."""
        return f"{SIDES_OF_PLAY[self.seat]}-{self.number}"


class Reader:
    """One seat (None: a spectator) looking at one position, in one language.

    `focus` is the first target of an option (`gene-displacement`, `mutation-0`) that the reader
    has chosen already: then the cells light up that complete it.
    """

    def __init__(
        self, state: MicroworldState, seat: int | None, lang: str, focus: str = ""
    ) -> None:
        self.state = state
        self.t = state.t
        self.board = state.board
        self.terms = state.terms
        self.game = rulebook(state)
        self.data = self.game.data
        self.seat = seat
        self.lang = lang
        self.focus = focus
        self.phase = state.t[PHASE]
        acts = seat is not None and seat in state.to_act
        self.options: list[Action] = state.options(seat) if acts and seat is not None else []
        self.lit = self._lit_cells()
        self.targets = {target for action in self.options for target in action.targets[:1]}

    # -- words ----------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> str:
        """A message of the picture, `scene-…`; said once for each set of arguments."""
        return _said(self.lang, f"scene-{key}", tuple(args.items()))

    def word(self, names: dict[str, str]) -> str:
        """A name or text of the content."""
        return names.get(self.lang) or names["en"]

    def faction(self, seat: int) -> str:
        """What a seat is called."""
        return self.word(self.data.components.faction[seat].name)

    def who(self, seat: int) -> str:
        """The side as an argument that messages select by: virus, antibody or you."""
        return "you" if seat == self.seat else SIDES_OF_PLAY[seat]

    # -- what may be done -----------------------------------------------------------------------

    def _lit_cells(self) -> dict[int, int]:
        """Cells to choose now, with the points that placing there would pay (-1: not placing)."""
        lit: dict[int, int] = {}
        for action in self.options:
            target = action.targets[-1]
            if not target.startswith("cell-"):
                continue
            cell = self.board.ids.index(target.removeprefix("cell-"))
            if self.focus:
                if action.targets[0] == self.focus and len(action.targets) > 1:
                    lit[cell] = -1
            elif action.kind == "place":
                lit[cell] = sum(self.gains(cell))
        return lit

    def gains(self, cell: int) -> tuple[int, int, int]:
        """What placing in a cell would pay: placing points, rule E, rule F."""
        return points.placement_worth(self.state, cell)

    # -- what lies on the table -----------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    @property
    def active(self) -> int | None:
        """Whose turn it is; nobody's in the setup and after the end."""
        return self.t[TURN] & 1 if BEFORE <= self.phase < OVER else None

    def sides(self) -> tuple[str, ...]:
        """The tile sides that lie already, by position; an empty string where none lies."""
        found = self.t[SIDES : SIDES + 4]
        return tuple(self.game.side_ids[side] if side >= 0 else "" for side in found)

    def last(self) -> int:
        """The cell of the marker placed last, or -1."""
        return self.t[PLACED] if self.t[PLACED] >= 0 else self.t[ANCHOR]

    def pieces(self) -> list[Piece]:
        """All markers on the board, in order of placing."""
        t = self.t
        last = -1 if self.over else self.last()
        found = []
        for placement in range(CELLS):
            cell = t[PIECES + placement]
            if cell < 0:
                continue
            lying = [gene for place, gene in enumerate(SEALING) if t[SEALS + place] == cell]
            found.append(
                Piece(
                    placement & 1,
                    placement // 2 + 1,
                    cell,
                    bool(t[FLIPPED] >> cell & 1),
                    cell == last,
                    lying,
                )
            )
        return found

    def tokens(self) -> list[tuple[int, int]]:
        """Cells with a gene token, and which gene it is if that is open (else -1)."""
        t = self.t
        cells = t[TOKENS]
        if self.phase == DRAW_GENE:
            cells |= 1 << t[PLACED]
        return [(cell, t[OPEN_TOKENS + cell]) for cell in members(cells)]

    def owner(self, cell: int) -> int | None:
        """Whose marker is in a cell."""
        return next((seat for seat in (0, 1) if self.t[MARKERS + seat] >> cell & 1), None)

    def markers_left(self, seat: int) -> int:
        """Markers not yet placed."""
        total = self.data.components.faction[seat].markers
        return total - sum(self.t[PIECES + p] != -1 for p in range(seat, CELLS, 2))

    def barrier(self) -> tuple[int, int] | None:
        """The blocked cell and the seat whose barrier it is."""
        cell = self.t[BARRIER_AT]
        if cell < 0:
            return None
        mutations = self.t[MUTATION_OF : MUTATION_OF + 2]
        tiles = [self.data.mutations[m].id if m >= 0 else "" for m in mutations]
        return cell, tiles.index("barrier")

    def sealed(self) -> int:
        """Tissues (bits) that carry a seal."""
        return points.sealed_tissues(self.state)

    def tissue_points(self, tissue: int) -> int:
        """What a tissue gives as it stands: above 0 to the virus, below 0 to the antibody."""
        return points.tissue_points(self.state, tissue, self.sealed())

    def count_in(self, tissue: int, seat: int) -> int:
        """Markers of a seat in a tissue that would count at the end."""
        cells = self.board.tissue_cells[tissue] & ~self.t[FLIPPED]
        return (cells & self.t[MARKERS + seat]).bit_count()

    # -- points ---------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """The points a seat has been paid."""
        return self.t[SCORE + seat]

    def pending(self, seat: int) -> int:
        """Points that are due at the end of the turn, as it stands now (MW-70, MW-72, MW-74)."""
        t = self.t
        if self.phase < DRAW_GENE or self.over or seat != t[TURN] & 1 or t[PLACED] < 0:
            return 0
        return points.due(self.state, seat)

    def shows_pending(self, seat: int) -> bool:
        """Whether a seat is between placing and the end of its turn."""
        return self.active == seat and self.t[PLACED] >= 0 and self.phase >= AFTER

    # -- genes and mutations --------------------------------------------------------------------

    def known(self, owner: int) -> list[Gene]:
        """The unused genes of a hand that the reader may know, in the order of the overview."""
        return [self.data.genes[gene] for gene in members(known_hand(self.state, owner, self.seat))]

    def unknown(self, owner: int) -> int:
        """How many more genes a hand holds."""
        return self.t[HAND + owner].bit_count() - len(self.known(owner))

    def is_fresh(self, gene: int) -> bool:
        """Whether a gene of the reader's own came by rule D in this turn (MW-128)."""
        return bool(self.t[FRESH] >> gene & 1)

    def used(self, owner: int) -> list[Gene]:
        """The used genes in front of a player; those lying on markers as seals are not."""
        lying = 0
        for place, gene in enumerate(SEALING):
            cell = self.t[SEALS + place]
            if cell >= 0 and self.owner(cell) is not None:  # its marker may have left at the end
                lying |= 1 << gene
        return [self.data.genes[used] for used in members(self.t[USED + owner] & ~lying)]

    def used_by(self, gene: int) -> int | None:
        """Who has used a gene."""
        return next((seat for seat in (0, 1) if self.t[USED + seat] >> gene & 1), None)

    def declared(self) -> tuple[Gene, Gene, str] | None:
        """The gene use that waits for a reaction: token, ability, cell id or nothing."""
        action = self.t[DECLARED]
        if action < 0:
            return None
        name = target_of(action)
        cell = self.board.ids[self.board.on_board[name]] if name >= 0 else ""
        return self.data.genes[token_of(action)], self.data.genes[ability_of(action)], cell

    def inhibited(self, seat: int) -> bool:
        """Whether a seat is inhibited."""
        return bool(self.t[INHIBITED] >> seat & 1)

    def mutation(self, seat: int) -> Mutation | None:
        """The open mutation tile of a seat."""
        tile = self.t[MUTATION_OF + seat]
        return self.data.mutations[tile] if tile >= 0 else None
