"""What happened, told as events; called by the rules only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.events import Event
from miasma.games.microworld.actions import ability_of, target_of, token_of
from miasma.games.microworld.table import MUTATION_OF, OPEN_GOAL, SCORE

if TYPE_CHECKING:
    from miasma.games.microworld.data import MicroworldContent
    from miasma.games.microworld.state import MicroworldState

Words = dict[str, object]


def _data(s: MicroworldState) -> MicroworldContent:
    return s.setup.game.data  # type: ignore[attr-defined,no-any-return]


def _who(s: MicroworldState, seat: int) -> Words:
    return {"seat": seat, "who": _data(s).components.faction[seat].name}


def _tell(
    s: MicroworldState,
    kind: str,
    data: Words,
    targets: tuple[str, ...] = (),
    private: Words | None = None,
    audience: tuple[int | None, ...] = (),
) -> None:
    if s.events is not None:
        s.events.append(Event(kind, data, private or {}, audience, targets))


def _cell(s: MicroworldState, cell: int) -> str:
    return s.board.ids[cell]


def tile_laid(s: MicroworldState, position: int, side: int) -> None:
    """A tile side was laid."""
    where = _data(s).board.meta.positions[position].name
    name = [name for tile in _data(s).board.tile for name in tile.sides][side]
    _tell(s, "tile", {"side": name, "where": where}, (f"quarter-{position}",))


def goal_drawn(s: MicroworldState) -> None:
    """The goal of rule B was drawn."""
    goal = _data(s).goals[s.t[OPEN_GOAL]]
    _tell(s, "goal", {"goal": goal.name, "text": goal.text}, ("goal",))


def mutation_dealt(s: MicroworldState, seat: int, mutation: int) -> None:
    """A mutation tile was dealt; only its owner sees which."""
    name = _data(s).mutations[mutation].name
    _tell(s, "dealt-mutation", _who(s, seat), ("offers",), {"mutation": name}, (seat,))


def kept(s: MicroworldState, seat: int) -> None:
    """The first of two players has chosen a mutation in secret."""
    _tell(s, "kept", _who(s, seat))


def revealed(s: MicroworldState) -> None:
    """Both mutations are shown."""
    for seat in (0, 1):
        name = _data(s).mutations[s.t[MUTATION_OF + seat]].name
        _tell(s, "revealed", {**_who(s, seat), "mutation": name}, (f"mutation-{seat}",))


def placed(s: MicroworldState, seat: int, cell: int, replaced: bool) -> None:
    """A marker was placed."""
    kind = "invaded" if replaced else "placed"
    _tell(s, kind, {**_who(s, seat), "cell": _cell(s, cell)}, (f"cell-{_cell(s, cell)}",))


def laid_aside(s: MicroworldState, cell: int) -> None:
    """The opening gene went to the reserve, unseen."""
    _tell(s, "laid-aside", {"cell": _cell(s, cell)}, ("reserve",))


def took_gene(s: MicroworldState, seat: int, gene: int, cell: int) -> None:
    """A gene was taken from the board; with open genes everybody sees it."""
    data = {**_who(s, seat), "cell": _cell(s, cell)}
    _gene(s, "took-gene", data, seat, gene, (f"cell-{_cell(s, cell)}",))


def reserve_gene(s: MicroworldState, seat: int, gene: int) -> None:
    """A gene came from the reserve."""
    _gene(s, "reserve-gene", _who(s, seat), seat, gene, ("reserve",))


def _gene(
    s: MicroworldState, kind: str, data: Words, seat: int, gene: int, targets: tuple[str, ...]
) -> None:
    audience: tuple[int | None, ...] = (0, 1, None) if s.terms.open_genes else (seat,)
    secret: Words = {"gene": _data(s).genes[gene].name}
    _tell(s, kind, data, targets, secret, audience)


def declared(s: MicroworldState, seat: int, action: int) -> None:
    """A gene was declared with its target."""
    genes = _data(s).genes
    token, ability, name = token_of(action), ability_of(action), target_of(action)
    data = {**_who(s, seat), "gene": genes[token].name, "ability": genes[ability].name}
    kind = "copies" if token != ability else "uses"
    targets: tuple[str, ...] = (f"gene-{genes[token].id}",)
    if name >= 0:
        cell = _cell(s, s.board.on_board[name])
        data["cell"] = cell
        kind += "-on"
        targets += (f"cell-{cell}",)
    _tell(s, kind, data, targets)


def countered(s: MicroworldState, seat: int, token: int) -> None:
    """A gene was countered and stolen."""
    gene = _data(s).genes[token]
    _tell(s, "countered", {**_who(s, seat), "gene": gene.name}, (f"mutation-{seat}",))


def mutation_used(s: MicroworldState, seat: int, origin: int, cell: int) -> None:
    """A mutation was used."""
    mutation = _data(s).mutations[s.t[MUTATION_OF + seat]]
    data = {**_who(s, seat), "from": _cell(s, origin), "cell": _cell(s, cell)}
    targets = (f"mutation-{seat}", f"cell-{_cell(s, cell)}")
    _tell(s, f"mutation-{mutation.id.replace('_', '-')}", data, targets)


def points(s: MicroworldState, seat: int, value: int, source: str) -> None:
    """Points were paid."""
    data = {**_who(s, seat), "points": value, "score": s.t[SCORE + seat]}
    _tell(s, f"points-{source}", data, (f"score-{seat}",))


def goal_met(s: MicroworldState, seat: int) -> None:
    """The goal was met."""
    goal = _data(s).goals[s.t[OPEN_GOAL]].name
    _tell(s, "goal-met", {**_who(s, seat), "goal": goal}, ("goal",))


def tissue(s: MicroworldState, number: int, value: int) -> None:
    """A tissue was scored at the end."""
    seat = 0 if value > 0 else 1
    board = s.board
    kind = _data(s).board.kind[board.tissue_kinds[number]]
    cells = [i for i in range(len(board.ids)) if board.tissue_cells[number] >> i & 1]
    data = {
        **_who(s, seat),
        "kind": kind.name,
        "points": abs(value),
        "size": len(cells),
        "first": board.ids[cells[0]],
    }
    _tell(s, "tissue", data, tuple(f"cell-{board.ids[cell]}" for cell in cells))


def over(s: MicroworldState) -> None:
    """The game has ended."""
    result = s.result()
    data: Words = {"virus": s.t[SCORE], "antibody": s.t[SCORE + 1]}
    if not result.winners:
        _tell(s, "draw", data)
        return
    data |= _who(s, result.winners[0])
    _tell(s, f"won-{result.reason.replace('_', '-')}", data)
