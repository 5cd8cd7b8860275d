"""The board as text: a true map on every board, never too wide, never telling a secret."""

from __future__ import annotations

import itertools
import re
from random import Random

import pytest
from rich.text import Text

import miasma
from miasma.core.chance import CHANCE
from miasma.core.text import LANGUAGES
from miasma.games.microworld import terminal_map
from miasma.games.microworld.game import Microworld
from miasma.games.microworld.state import MicroworldState
from miasma.games.microworld.terminal import COLUMNS
from miasma.games.microworld.terminal_board import escape
from miasma.games.microworld.terminal_map import HEIGHT, LABEL, WIDTH, board_map, board_samples

_found = miasma.game("microworld")
assert isinstance(_found, Microworld)
GAME: Microworld = _found
READERS: tuple[int | None, ...] = (0, 1, None)

BOARDS = [
    tuple(2 * tile + up for tile, up in zip(tiles, ups, strict=True))
    for tiles in itertools.permutations(range(4))
    for ups in itertools.product((0, 1), repeat=4)
]


# -- the map ------------------------------------------------------------------------------------


def test_there_are_384_boards() -> None:
    assert len(set(BOARDS)) == 384


@pytest.mark.parametrize("first", range(4))
def test_texts_of_cells_never_overlap_on_any_board(first: int) -> None:
    for sides in BOARDS[first::4]:
        drawn = board_map(GAME, GAME.board(sides))
        taken: set[tuple[int, int]] = set()
        for cell, slot in enumerate(drawn.slots):
            starts = ((slot.row, slot.upper), (slot.row + 1, slot.lower))
            mine = {(row, left + i) for row, left in starts for i in range(LABEL)}
            assert len(mine) == 2 * LABEL
            assert not mine & taken
            assert all(drawn.cells[row][column] == cell for row, column in mine)
            taken |= mine


@pytest.mark.rule("MW-07")
@pytest.mark.parametrize("first", range(4))
def test_cells_share_a_border_on_the_map_exactly_if_they_are_adjacent(first: int) -> None:
    for sides in BOARDS[first::4]:
        board = GAME.board(sides)
        samples = board_samples(GAME, board)
        touching: set[tuple[int, int]] = set()
        for row, column in itertools.product(range(HEIGHT + 1), range(WIDTH + 1)):
            here = samples[row][column]
            below = samples[row + 1][column] if row < HEIGHT else -1
            beside = samples[row][column + 1] if column < WIDTH else -1
            for there in (below, beside):
                if here != there and min(here, there) >= 0:
                    touching |= {(here, there), (there, here)}
        cells = range(len(board.ids))
        adjacent = {(i, j) for i in cells for j in cells if board.neighbours[i] >> j & 1}
        assert touching == adjacent


def test_quarters_lie_where_they_belong() -> None:
    board = GAME.board((0, 2, 4, 6))
    slots = board_map(GAME, board).slots
    for cell, slot in enumerate(slots):
        upper, right = slot.row < HEIGHT // 2, slot.upper > WIDTH // 2
        assert (upper, right) == ((True, True), (True, False), (False, False), (False, True))[
            cell // 7
        ]


def test_thick_lines_part_tissues_and_thin_lines_cells_of_one() -> None:
    board = GAME.board((0, 2, 4, 6))
    drawn = board_map(GAME, board)
    thin, thick = set("─│╭╮╰╯├┤┬┴┼"), set("━┃┏┓┗┛┣┫┳┻╋")
    samples = board_samples(GAME, board)
    for row, line in enumerate(drawn.lines):
        for column, sign in enumerate(line):
            around = {samples[row + a][column + b] for a in (0, 1) for b in (0, 1)}
            tissues = {board.tissue_of[cell] if cell >= 0 else -1 for cell in around}
            if sign in thin:
                assert len(tissues) == 1
            elif sign in thick:
                assert len(tissues) > 1
            elif sign == " ":
                assert len(around) == 1


def test_the_table_of_lines() -> None:
    lines = terminal_map.LINES
    assert len(lines) == len(set(lines)) == 81
    assert (lines[0], lines[1 * 27 + 1 * 3], lines[2 * 9 + 2]) == (" ", "│", "━")
    assert (lines[2 * 27 + 2 * 9 + 2 * 3 + 2], lines[1 * 9 + 1 * 3]) == ("╋", "╭")


# -- whole texts --------------------------------------------------------------------------------


def plain(state: MicroworldState, seat: int | None, lang: str = "en") -> list[str]:
    """The lines without colours, as Rich would print them."""
    return Text.from_markup(GAME.board_text(state, seat, lang)).plain.split("\n")


def map_of(lines: list[str]) -> list[str]:
    """The lines of the map, without the space before it; the map comes last during play."""
    found = [line[1:].ljust(WIDTH) for line in lines[-HEIGHT:]]
    assert found[HEIGHT // 2][0] in "┣┠├┡┢"
    return found


def texts(state: MicroworldState, lines: list[str]) -> dict[str, tuple[str, str]]:
    """What stands in each cell: its two lines."""
    drawn = map_of(lines)
    slots = board_map(GAME, state.board).slots
    return {
        name: (
            drawn[slot.row][slot.upper : slot.upper + LABEL],
            drawn[slot.row + 1][slot.lower : slot.lower + LABEL].strip(),
        )
        for name, slot in zip(state.board.ids, slots, strict=True)
    }


def started(seed: int) -> tuple[MicroworldState, Random]:
    rng = Random(seed)
    state = GAME.start(seed=seed, options=GAME.sample_options(rng, 2))
    assert isinstance(state, MicroworldState)
    return state, rng


def advance(state: MicroworldState, rng: Random) -> None:
    actor = rng.choice(state.to_act)
    state.play(rng.choice(state.legal(actor)), actor)


def played(*moves: str, board: str = "reference", rules: str = "") -> MicroworldState:
    scenario = "custom" if rules else "basic"
    state = GAME.start(options={"board": board, "scenario": scenario, "rules": rules})
    assert isinstance(state, MicroworldState)
    for move in moves:
        state.play(move)
    return state


@pytest.mark.parametrize("seed", range(8))
def test_no_line_is_too_wide_and_no_markup_is_broken(seed: int) -> None:
    state, rng = started(seed)
    while True:
        lang = LANGUAGES[(state.ply + seed) % 3]
        lines = plain(state, READERS[state.ply % 3], lang)
        assert max(map(len, lines)) <= COLUMNS <= 80
        assert not any("[/]" in line or "[bold" in line for line in lines)
        if state.over:
            return
        advance(state, rng)


@pytest.mark.rule("MW-INV-15")
@pytest.mark.parametrize("seed", range(6))
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(seed: int) -> None:
    state, rng = started(seed)
    while not state.over:
        for seat in READERS:
            world = state.imagine(seat, Random(seed))
            assert GAME.board_text(state, seat) == GAME.board_text(world, seat)
            assert GAME.prompt(state, seat) == GAME.prompt(world, seat)
        advance(state, rng)


@pytest.mark.parametrize("seed", range(8))
def test_exactly_the_cells_to_choose_show_what_placing_there_pays(seed: int) -> None:
    state, rng = started(seed)
    while not state.over:
        if state.to_act != (CHANCE,) and state.view()["phase"] == "before":
            shown = {
                name: int(found[1])
                for name, (_, text) in texts(state, plain(state, state.active)).items()
                if (found := re.search(r"\+(\d+)$", text))
            }
            assert shown == {a.args[0]: pays(state, a.args[0]) for a in places(state)}
            waiting = texts(state, plain(state, 1 - state.active))
            assert not any("+" in text for _, text in waiting.values())
        advance(state, rng)


def places(state: MicroworldState) -> list[miasma.Action]:
    return [action for action in state.options(state.active) if action.kind == "place"]


def pays(state: MicroworldState, cell: str) -> int:
    """What a placement pays, found by playing it: at once by rule E, at the end of the turn."""
    world = state.clone()
    world.listen()
    world.play(f"place {cell}")
    assert world.events is not None
    at_once = [e.data["points"] for e in world.events if e.kind == "points-nerve"]
    world.advance(Random(1))
    view = world.view()
    return int(sum(int(str(n)) for n in at_once) + view["pending_points"] + view["pending_fill"])


@pytest.mark.parametrize("seed", range(6))
def test_everything_on_the_board_is_shown(seed: int) -> None:
    state, rng = started(seed)
    while not state.over:
        if state.board.ids:
            seen = texts(state, plain(state, None))
            view = state.view()
            last = view["placed"] or view["anchor"]
            for cell in view["cells"]:
                label, text = seen[cell["id"]]
                assert label == f"{cell['id']} {cell['kind'][:3]}"
                letter = {None: "", 0: "V", 1: "A"}[cell["marker"]]
                wrap = "×{}×" if cell["flipped"] else ("*{}*", "({})")[cell["marker"] or 0]
                assert (wrap.format(letter) in text) == bool(letter)
                assert (">" in text) == (cell["id"] == last)
                assert ("#" in text) == (cell["id"] in view["seals"].values())
                assert ("‡" in text) == (cell["id"] == view["barrier"])
                if cell["token"] and not letter:
                    name = next(
                        (g.name["en"][:3] for g in GAME.data.genes if g.id == cell["gene"]), "?"
                    )
                    assert name in text
                elif cell["token"] and len(text) < LABEL:
                    assert "?" in text
        advance(state, rng)


def test_the_opening_shows_the_seven_genes_to_place_on() -> None:
    seen = texts(played(), plain(played(), 0))
    assert {name for name, (_, text) in seen.items() if text == "{?} +0"} == set(
        "1a3 1a4 2a2 2a7 3a5 3a7 4a3".split()
    )


def test_targets_are_marked_after_placing() -> None:
    state = played("mutation exchange", "mutation drift", "mutation barrier", "mutation dominance",
                   rules="C")  # fmt: skip
    state.play("keep exchange", 0)
    state.play("keep dominance", 1)
    for move in ("place 4a3", "end", "place 4a1", "end", "place 3a1"):
        state.play(move)
    seen = texts(state, plain(state, 0))
    assert {name for name, (_, text) in seen.items() if "!" in text} == {"4a1"}
    assert seen["4a1"][1] == "(A)!"
    assert seen["3a1"][1] == ">*V*<"
    assert not any("!" in text for _, text in texts(state, plain(state, 1)).values())


def test_only_the_own_hand_is_named() -> None:
    state = played("place 3a7", "end", "place 3a6", "end", "place 3a5", "gene necrosis")
    own, other = ("\n".join(plain(state, seat)) for seat in (0, 1))
    assert "genes: Necrosis" in own
    assert "genes: 1 face down" in other
    assert "genes: Necrosis" not in other


def test_genes_show_the_arrow_and_who_has_used_them() -> None:
    moves = ("place 3a7", "end", "place 3a6", "end", "place 3a5", "gene necrosis", "use necrosis")
    lines = plain(played(*moves), 1)
    assert any("→ Necrosis [V]" in line for line in lines)
    assert any(line.strip().endswith("used: Necrosis") for line in lines)
    assert texts(played(*moves), lines)["3a5"][1] == ">*V*#<"


def test_offered_tiles_are_shown_to_their_owner_alone() -> None:
    moves = ("mutation exchange", "mutation drift", "mutation barrier", "mutation dominance")
    state = played(*moves, rules="C")
    assert "mutation: one of Exchange and Drift" in "\n".join(plain(state, 0))
    assert "Drift" not in "\n".join(plain(state, 1))
    state.play("keep drift", 0)
    assert "mutation: Drift, chosen in secret" in "\n".join(plain(state, 0))
    assert "Drift" not in "\n".join(plain(state, 1))
    assert "mutation: chosen in secret" in "\n".join(plain(state, 1))


@pytest.mark.rule("MW-62")
@pytest.mark.parametrize("seed", range(12))
def test_the_final_scoring_adds_up(seed: int) -> None:
    state, rng = started(seed)
    before = [0, 0]
    while not state.over:
        before = [state.score(0), state.score(1)]
        tail = state.clone()
        tail.listen()
        advance(state, rng)
    tail.listen()
    tail.play(state.moves()[-1][1])
    assert tail.events is not None
    paid = [e for e in tail.events if e.kind.startswith("points-")]
    for event in paid:
        before[int(str(event.data["seat"]))] += int(str(event.data["points"]))
    lines = plain(state, None)
    table = lines[next(i for i, line in enumerate(lines) if "Final scoring" in line) :]
    for seat, letter in enumerate(("\\*V\\*", "\\(A\\)")):
        given = [int(n) for line in table for n in re.findall(rf"{letter} \+(\d+)", line)]
        assert before[seat] + sum(given) == state.score(seat)


def test_before_the_tiles_lie_the_text_says_so() -> None:
    state = GAME.start(seed=1)
    assert "No tile lies yet." in GAME.board_text(state, None)
    state.play("tile 3b")
    assert "So far: 3b" in GAME.board_text(state, 1)
    assert "Bisher: 3b" in GAME.board_text(state, 1, "de")


def test_brackets_in_content_stay_text() -> None:
    for text in ("[red]", "a [bold] b", "\\[x]", "[V] [/]", "[1]"):
        assert Text.from_markup(escape(text)).plain == text
