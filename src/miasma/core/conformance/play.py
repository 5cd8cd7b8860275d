"""Playing games with all promises checked along the way."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from miasma.core.conformance import pictures, rules, saves, secrecy, words
from miasma.core.conformance.depth import SOAK, Depth
from miasma.core.conformance.report import Failure, Report, Summary
from miasma.core.conformance.rulebook import check_rulebook
from miasma.core.conformance.walk import NONE_FIXED, Walk, bare, fingerprint
from miasma.core.game import Game
from miasma.core.registry import find_game

Promise = Callable[[Walk], Iterator[str]]

RULES: dict[str, Promise] = {
    "waiting": rules.waiting,
    "listing": rules.listing,
    "offering": rules.offering,
    "chance": rules.chancing,
    "invariants": rules.keeping_invariants,
    "commuting": rules.committing,
}
SAVES: dict[str, Promise] = {
    "clone": saves.cloning,
    "save": saves.saving,
    "record": saves.recording,
    "refusal": saves.refusing,
    "seed": rules.following_the_seed,
    "evaluation": rules.judging,
}
WORDS: dict[str, Promise] = {
    "view": words.looking,
    "description": words.describing,
    "events": words.telling,
    "why not": words.explaining,
    "board text": words.writing,
}
PICTURES: dict[str, Promise] = {
    "scene": pictures.drawing,
    "targets": pictures.aiming,
    "event targets": pictures.pointing,
    "changes": pictures.changing,
    "svg": pictures.painting,
}
SECRETS: dict[str, Promise] = {"imagining": secrecy.imagining}
AFTER_A_STEP: dict[str, Promise] = {"step": saves.stepping, "secrecy": secrecy.hiding}
AT_THE_END: dict[str, Promise] = {"ending": rules.ending, "undo": saves.going_back}

MARKS = 3
"""How many earlier positions are kept to be gone back to."""


def promises() -> list[str]:
    """The names of all promises that are checked along a game."""
    tables = (RULES, SAVES, WORDS, PICTURES, SECRETS, AFTER_A_STEP, AT_THE_END)
    return ["start", "play", "reading", *(name for table in tables for name in table)]


def walk_through(walk: Walk) -> Report:
    """Play one game to its end and check what is due in each position."""
    report = walk.report
    if not walk.begin():
        return report
    _inspect(walk)
    while not walk.state.over and walk.state.ply < walk.game.max_plies:
        if not _step(walk):
            return report
        _inspect(walk)
    _ask_all(walk, AT_THE_END)
    _ask_all(walk, SAVES)
    return report


def _step(walk: Walk) -> bool:
    """Play the next action; False if that fails."""
    state = walk.state
    try:
        before = state.clone()
        actor, action = walk.choose()
        chosen = walk.game.vocabulary[action]
        report = walk.report
        report.kinds[chosen.kind] = report.kinds.get(chosen.kind, 0) + 1
        seat = actor if len(state.to_act) > 1 or walk.dice.random() < 0.5 else None
        state.play(walk.dice.choice((action, chosen, str(chosen))), seat)
        report.plies += 1
        walk.last = before, actor, action
        walk.print_before, walk.print = walk.print, fingerprint(state)
    except Exception as error:
        walk.fail("play", f"raised {type(error).__name__}: {error}", traceback.format_exc())
        return False
    return True


def _inspect(walk: Walk) -> None:
    """Check what is due in the position."""
    depth = walk.depth
    _ask_all(walk, RULES)
    if walk.last is not None:
        _ask_all(walk, AFTER_A_STEP)
    for table, stride in (
        (SAVES, depth.saves),
        (SECRETS, depth.secrets),
        (WORDS, depth.words),
        (PICTURES, depth.pictures),
    ):
        if walk.due(stride):
            _ask_all(walk, table)
    try:
        if fingerprint(walk.state) != walk.print:
            walk.fail("reading", "something that only reads changed the state")
            walk.print = fingerprint(walk.state)
        if walk.dice.random() < 0.1:
            walk.marks[walk.state.ply] = bare(walk.state)
            if len(walk.marks) > MARKS:
                del walk.marks[next(iter(walk.marks))]
    except Exception as error:
        walk.fail("reading", f"raised {type(error).__name__}: {error}", traceback.format_exc())


def _ask_all(walk: Walk, table: dict[str, Promise]) -> None:
    for name, promise in table.items():
        walk.ask(name, promise)


def check_game(
    game: Game,
    seed: int = 0,
    depth: Depth = SOAK,
    games: int = 1,
    tables: Sequence[int] | None = None,
) -> list[Failure]:
    """Check a rulebook, then random games of it for every number of seats, or for some."""
    found = check_rulebook(game)
    for number in range(games):
        for seats in tables or range(game.seats[0], game.seats[1] + 1):
            found += walk_through(Walk(game, seats, f"{seed}/{number}/{seats}", depth)).failures
    return found


def soak_one(
    game_id: str,
    index: int,
    seed: int = 0,
    pack: Path | None = None,
    depth: Depth = SOAK,
    fixed: Mapping[str, object] = NONE_FIXED,
) -> Report:
    """Play one checked game: always the same one for the same seed, index and fixed options."""
    game = find_game(game_id, pack)
    least, most = game.seats
    seats = least + index % (most - least + 1)
    return walk_through(Walk(game, seats, f"{seed}/{index}", depth, fixed))


def soak(
    game_id: str,
    games: int,
    seed: int = 0,
    pack: Path | None = None,
    depth: Depth = SOAK,
    progress: Callable[[Report], None] | None = None,
) -> Summary:
    """Play many checked games, one after the other; `progress` hears of each."""
    summary = Summary()
    for failure in check_rulebook(find_game(game_id, pack)):
        summary.failures.append(failure)
    for index in range(games):
        report = soak_one(game_id, index, seed, pack, depth)
        summary.add(report)
        if progress is not None:
            progress(report)
    return summary
