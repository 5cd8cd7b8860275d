"""Positions in plain words, and short questions about them.

    s = given(virus="2a2 2a1", antibody="1a3", last="2a2", hand={"antibody": "apoptosis"})
    play(s, "place 2a3", "end")

`given` saves a fresh game, writes the position into the saved fields and loads it again, so every
position enters through the front door. Lists of cells and genes are words in one text. Markers
that a side must have placed by now but that the test does not name count as removed from the
game; genes that it does not name are unseen. Whatever is not named is as at the start of a turn.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import miasma
from miasma.core.events import Event
from miasma.games.microworld.board import Board
from miasma.games.microworld.game import Microworld
from miasma.games.microworld.state import MicroworldState
from miasma.games.microworld.table import BEFORE, NONE, REMOVED

_found = miasma.game("microworld")
assert isinstance(_found, Microworld)
GAME: Microworld = _found
SIDES = ("virus", "antibody")
GENES = [gene.id for gene in GAME.data.genes]
MUTATIONS = [tile.id for tile in GAME.data.mutations]
GOALS = [goal.id for goal in GAME.data.goals]
CELLS = [cell.id for cell in GAME.data.board.cell]

Words = str | Iterable[str]


def words(text: Words) -> list[str]:
    """The words of a text, or a list as it is."""
    return text.split() if isinstance(text, str) else list(text)


def _bits(names: Words, order: list[str]) -> int:
    return sum(1 << order.index(name) for name in words(names))


def _options(rules: str, board: str, open_genes: bool) -> dict[str, object]:
    scenario = "custom" if rules else "basic"
    return {"board": board, "scenario": scenario, "rules": rules, "open_genes": open_genes}


def new_game(given_options: Mapping[str, object], seed: int | None = None) -> MicroworldState:
    """A game with these options, before anything is drawn."""
    state = GAME.start(options=given_options, seed=seed)
    assert isinstance(state, MicroworldState)
    return state


def start(
    rules: str = "", board: str = "reference", *chance: str, open_genes: bool = False
) -> MicroworldState:
    """A real game, with the draws of its setup written out."""
    return play(new_game(_options(rules, board, open_genes)), *chance)


def given(
    *,
    virus: Words = "",
    antibody: Words = "",
    last: str | None = None,
    to_move: str | None = None,
    board: str = "reference",
    rules: str = "",
    hand: Mapping[str, Words] | None = None,
    known: Words = "",
    used: Mapping[str, Words] | None = None,
    arrow: str | None = None,
    tokens: Words | Mapping[str, str] = "",
    reserve: int | None = None,
    flipped: Words = "",
    seals: Mapping[str, str] | None = None,
    scores: tuple[int, int] = (0, 0),
    goal: str | None = None,
    goal_by: str | None = None,
    race_by: str | None = None,
    mutations: Mapping[str, str] | None = None,
    markers: Mapping[str, int] | None = None,
    barrier: str | None = None,
    inhibited: str | None = None,
    turn: int | None = None,
    open_genes: bool = False,
) -> MicroworldState:
    """A position at the start of a turn, before placing."""
    letters = set(rules) | ({"B"} if goal else set()) | ({"C"} if mutations else set())
    options = _options("".join(sorted(letters)), board, open_genes)
    saved = GAME.start(options=options).to_dict()
    p = saved["position"]
    ids = [GAME.side_ids[side] + str(n) for side in p["sides"] for n in range(1, 8)]
    _lay_markers(p, ids, words(virus), words(antibody), last, to_move, turn)
    p["flipped"] = _bits(flipped, ids)
    _lay_genes(p, ids, hand or {}, used or {}, seals or {}, tokens, reserve, open_genes)
    p["known"] = _bits(known, GENES)
    _set_arrow(p, arrow, used or {}, seals or {})
    p["score"] = list(scores)
    if goal:
        p["open_goal"] = GOALS.index(goal)
        p["goal_by"] = NONE if goal_by is None else SIDES.index(goal_by)
    p["race_by"] = NONE if race_by is None else SIDES.index(race_by)
    p["inhibited"] = 0 if inhibited is None else 1 << SIDES.index(inhibited)
    if "C" in letters:
        _deal_mutations(p, mutations or {}, markers or {})
    if barrier is not None:
        owner = p["mutation_of"].index(MUTATIONS.index("barrier"))
        assert owner != p["turn"] % 2, "the own barrier is gone when a turn starts"
        p["barrier_at"] = ids.index(barrier)
        if not (markers and SIDES[owner] in markers):
            p["mutation_markers"][owner] -= 1
    p["phase"] = BEFORE
    saved |= {"history": None, "ply": 0, "agenda": [], "to_act": [p["turn"] % 2]}
    state = GAME.from_dict(saved)
    assert isinstance(state, MicroworldState)
    return state


def _lay_markers(
    p: dict[str, Any],
    ids: list[str],
    virus: list[str],
    antibody: list[str],
    last: str | None,
    to_move: str | None,
    turn: int | None,
) -> None:
    if to_move is None and last is not None:
        to_move = "antibody" if last in virus else "virus"
    if to_move is None:
        to_move = "virus" if len(virus) == len(antibody) else "antibody"
    mover = SIDES.index(to_move)
    if turn is None:
        turn = 2 * max(len(virus) - mover, len(antibody)) + mover
    assert turn > 0, "the opening is played, not given: use start()"
    assert turn % 2 == mover, f"turn {turn} is not one of the {to_move}'s"
    others = antibody if mover == 0 else virus
    anchor = last or others[-1]
    assert anchor in others, f"{anchor} is not the opponent's"
    others.sort(key=lambda cell: cell == anchor)  # stable: the last placed marker comes last
    pieces = [NONE] * len(ids)
    for seat, cells in enumerate((virus, antibody)):
        placements = range(seat, turn, 2)
        assert len(cells) <= len(placements), f"seat {seat} has not placed {len(cells)} markers"
        lost = len(placements) - len(cells)
        for placement in placements[:lost]:
            pieces[placement] = REMOVED
        for placement, cell in zip(placements[lost:], cells, strict=True):
            pieces[placement] = ids.index(cell)
        p["markers"][seat] = _bits(cells, ids)
    p["pieces"] = pieces
    p["turn"] = turn
    p["anchor"] = ids.index(anchor)


def _lay_genes(
    p: dict[str, Any],
    ids: list[str],
    hand: Mapping[str, Words],
    used: Mapping[str, Words],
    seals: Mapping[str, str],
    tokens: Words | Mapping[str, str],
    reserve: int | None,
    open_genes: bool,
) -> None:
    for seat, side in enumerate(SIDES):
        p["hand"][seat] = _bits(hand.get(side, ""), GENES)
        p["used"][seat] = _bits(used.get(side, ""), GENES)
    for place, gene in enumerate(("necrosis", "transcription")):
        if gene in seals:
            cell = ids.index(seals[gene])
            p["seals"][place] = cell
            p["used"][0 if p["markers"][0] >> cell & 1 else 1] |= _bits(gene, GENES)
    seen = p["hand"][0] | p["hand"][1] | p["used"][0] | p["used"][1]
    unseen = [gene for gene in GENES if not seen & _bits(gene, GENES)]
    cells = list(tokens) if isinstance(tokens, Mapping) else words(tokens)
    p["tokens"] = _bits(cells, ids)
    p["reserve"] = len(unseen) - len(cells)
    assert p["reserve"] >= 0, "more tokens than genes"
    assert reserve is None or p["reserve"] == reserve, f"{p['reserve']} genes are in the reserve"
    p["open_tokens"] = [NONE] * len(ids)
    if open_genes:
        assert isinstance(tokens, Mapping), "open genes: say which gene lies where"
        for cell_id, gene in tokens.items():
            p["open_tokens"][ids.index(cell_id)] = GENES.index(gene)
            unseen.remove(gene)
        p["open_reserve"] = _bits(unseen, GENES)
        p["pool"] = 0
    else:
        p["pool"] = _bits(unseen, GENES)


def _set_arrow(
    p: dict[str, Any],
    arrow: str | None,
    used: Mapping[str, Words],
    seals: Mapping[str, str],
) -> None:
    if arrow is None and seals:
        arrow = "necrosis"
    if arrow is None:
        shown = [gene for side in SIDES for gene in words(used.get(side, ""))]
        arrow = next((gene for gene in reversed(shown) if gene != "transcription"), None)
    p["arrow"] = NONE if arrow is None else GENES.index(arrow)


def _deal_mutations(
    p: dict[str, Any], mutations: Mapping[str, str], markers: Mapping[str, int]
) -> None:
    """Who is not named owns a tile without markers, which does nothing."""
    spare = [tile for tile in MUTATIONS if tile not in mutations.values()]
    idle = next((tile for tile in spare if tile in ("gene_theft", "exchange")), spare[0])
    spare.remove(idle)
    for seat, side in enumerate(SIDES):
        tile = MUTATIONS.index(mutations.get(side, idle))
        full = GAME.data.mutations[tile].markers if side in mutations else 0
        p["mutation_of"][seat] = p["kept"][seat] = tile
        p["mutation_markers"][seat] = markers.get(side, full)
        p["offers"][seat] = 1 << tile | _bits(spare.pop(), MUTATIONS)


# -- playing on ---------------------------------------------------------------------------------


def play(state: MicroworldState, *actions: str) -> MicroworldState:
    """Play actions in notation, chance included; `1: keep drift` names the seat."""
    for action in actions:
        seat, colon, notation = action.rpartition(": ")
        state.play(notation, int(seat) if colon else None)
    return state


def told(state: MicroworldState, *actions: str) -> list[Event]:
    """Play actions and return all that happened."""
    state.listen()
    events: list[Event] = []
    for action in actions:
        play(state, action)
        events += state.events or []
    return events


def random_game(seed: int, options: Mapping[str, object] | None = None) -> MicroworldState:
    """A game played at random to its end, with random options unless they are given."""
    rng = Random(seed)
    state = new_game(options or GAME.sample_options(rng, 2), seed)
    while not state.over:
        state.advance(rng)
        if state.to_act:
            seat = rng.choice(state.to_act)
            state.take(rng.choice(state.legal(seat)), seat)
    return state


@functools.cache
def all_boards() -> list[Board]:
    """The 384 boards."""
    return [
        GAME.board(tuple(2 * tile + back for tile, back in zip(tiles, backs, strict=True)))
        for tiles in itertools.permutations(range(4))
        for backs in itertools.product((0, 1), repeat=4)
    ]


# -- asking -------------------------------------------------------------------------------------


def options(state: MicroworldState, seat: int | None = None) -> list[str]:
    """The options of a seat (of whoever is to act) in notation."""
    who = state.to_act[0] if seat is None else seat
    return [str(action) for action in state.options(who)]


def places(state: MicroworldState) -> set[str]:
    """The cells in which the player to move may place."""
    return {option[6:] for option in options(state) if option.startswith("place ")}


def others(state: MicroworldState) -> set[str]:
    """The options that are neither `place` nor `end`."""
    return {option for option in options(state) if not option.startswith(("place ", "end"))}


def why(state: MicroworldState, action: str, seat: int | None = None) -> list[str]:
    """The ids of the rules that forbid an action."""
    return [reason.rule for reason in state.why_not(action, seat)]


def score(state: MicroworldState) -> tuple[int, int]:
    """The points of virus and antibody."""
    return state.score(0), state.score(1)


def marker(state: MicroworldState, cell: str) -> str | None:
    """Whose marker is in a cell."""
    owner = _cell(state, cell)["marker"]
    return None if owner is None else SIDES[owner]


def is_flipped(state: MicroworldState, cell: str) -> bool:
    """Whether a flipped marker is in a cell."""
    return bool(_cell(state, cell)["flipped"])


def has_token(state: MicroworldState, cell: str) -> bool:
    """Whether a gene lies in a cell."""
    return bool(_cell(state, cell)["token"])


def _cell(state: MicroworldState, cell: str) -> dict[str, Any]:
    found = next(c for c in state.view(None)["cells"] if c["id"] == cell)
    assert isinstance(found, dict)
    return found


def hand(state: MicroworldState, side: str) -> set[str]:
    """The unused genes of a player, as that player sees them."""
    seat = SIDES.index(side)
    return set(state.view(seat)["hands"][seat]["genes"])


def used(state: MicroworldState, side: str) -> set[str]:
    """The genes a player has used."""
    return set(state.view(None)["used"][SIDES.index(side)])


def see(state: MicroworldState, field: str) -> Any:
    """A field of what everybody sees."""
    return state.view(None)[field]


def kinds_of(events: Iterable[Event]) -> list[str]:
    """What happened, in order, by kind."""
    return [event.kind for event in events]
