"""`miasma soak GAME`: random games over all options, every promise checked along the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from miasma.cli.common import (
    Content,
    GameName,
    Options,
    Seed,
    Workers,
    console,
    fresh_seed,
    read_options,
    the_game,
)

if TYPE_CHECKING:
    from rich.console import Console

    from miasma.core.conformance import Failure, Report

SHOWN = 20
"""Kinds of failures told in full, the first of each; all are counted."""

Chunk = tuple[str, int, "str | None", dict[str, object], range]


def add(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command("soak")(soak)


def soak(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")],
    seed: Seed = None,
    workers: Workers = 0,
    option: Options = [],  # noqa: B006  # only ever read
    content: Content = None,
    first: Annotated[
        int, typer.Option("--first", metavar="N", min=0, help="Begin with game number N.")
    ] = 0,
) -> int:
    """Play random games over all options and check the rules' invariants after every action.

    Options that are given are the same in all games; the others are drawn.
    Ends with "N games, 0 failures"; the exit code is 1 if there are any.
    """
    from miasma.arena.pool import default_workers, map_chunks
    from miasma.cli.progress import Progress
    from miasma.core.conformance import Summary, check_rulebook

    rulebook = the_game(game, content)
    fixed = read_options(option)
    rulebook.options_schema.check(fixed)
    luck = fresh_seed(seed)
    crew = workers or default_workers()
    size = max(1, min(25, games // (crew * 4)))
    pack = str(content) if content is not None else None
    chunks: list[Chunk] = [
        (game, luck, pack, fixed, range(start, min(start + size, first + games)))
        for start in range(first, first + games, size)
    ]
    summary = Summary()
    summary.failures += check_rulebook(rulebook)
    out = console()
    stopped = False
    try:
        with Progress(games, "games") as progress:
            for report in map_chunks(play_chunk, chunks, min(crew, len(chunks))):
                summary.add(report)
                progress.step()
    except KeyboardInterrupt:
        stopped = True
    alike = Counter((failure.promise, failure.what) for failure in summary.failures)
    first_of = {(failure.promise, failure.what): failure for failure in reversed(summary.failures)}
    for kind, count in alike.most_common(SHOWN):
        _show(out, first_of[kind], content, option)
        if count > 1:
            out.print(f"  {count} times in all", markup=False)
    if len(alike) > SHOWN:
        out.print(f"… and {len(alike) - SHOWN} kinds more")
    endings = ", ".join(f"{name} {count}" for name, count in summary.endings.most_common())
    out.print(f"{summary.plies} actions, endings: {endings or 'none'}, seed {luck}", style="dim")
    count = len(summary.failures)
    out.print(f"{summary.games} games, {count} failure{'' if count == 1 else 's'}")
    if stopped:
        return 130
    return 1 if summary.failures else 0


def play_chunk(chunk: Chunk) -> Iterator[Report]:
    """What a worker does with its part."""
    from miasma.core.conformance import soak_one

    game, seed, content, fixed, indices = chunk
    pack = Path(content) if content is not None else None
    for index in indices:
        yield soak_one(game, index, seed, pack, fixed=fixed)


def _show(out: Console, failure: Failure, content: Path | None, options: Sequence[str]) -> None:
    out.print(str(failure), style="red", markup=False)
    if failure.trace:
        out.print(failure.trace.rstrip(), style="dim", markup=False)
    if failure.seed:
        seed, _, index = failure.seed.partition("/")
        pack = f" --content {content}" if content is not None else ""
        pack += "".join(f" -o {option}" for option in options)
        out.print(
            f"  again: soak {failure.game} --games 1 --seed {seed} --first {index}{pack}",
            markup=False,
        )
