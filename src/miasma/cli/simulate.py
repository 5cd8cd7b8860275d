"""`miasma simulate GAME`: many games between computer players."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from miasma.cli.common import (
    AsJson,
    Content,
    GameName,
    Options,
    Seed,
    Workers,
    console,
    find_own_players,
    fresh_seed,
    make_folder,
    read_names,
    read_options,
    write_file,
)
from miasma.core.errors import MiasmaError

if TYPE_CHECKING:
    from rich.table import Table

    from miasma.arena.simulate import GameResult, Simulation
    from miasma.arena.summary import Share, Summary


def add(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command("simulate")(simulate)


def simulate(
    game: GameName,
    agents: Annotated[
        str,
        typer.Option(
            "--agents",
            metavar="A,B",
            help="The players, one per seat: random, greedy, mcts:500, mcts:0.2s, my.module:Mine.",
        ),
    ],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")],
    seed: Seed = None,
    as_json: AsJson = False,
    workers: Workers = 0,
    option: Options = [],  # noqa: B006  # only ever read
    random_options: Annotated[
        bool, typer.Option("--random-options", help="Other options in every round of games.")
    ] = False,
    no_swap: Annotated[
        bool, typer.Option("--no-swap", help="Leave everybody in their seat.")
    ] = False,
    content: Content = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Keep the record of every game here."),
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar="FILE.md", help="Write a balance report with charts."),
    ] = None,
) -> int:
    """Let computer players meet and count who wins, with 95 % intervals.

    Players change seats from game to game, so that each seating comes equally often. The same
    seed gives the same results, whatever the number of workers; players with a budget in seconds
    are the exception.
    """
    from miasma.arena.pool import default_workers
    from miasma.arena.simulate import Simulation
    from miasma.arena.summary import Summary

    find_own_players()
    simulation = Simulation(
        game,
        read_names(agents, "--agents"),
        games,
        fresh_seed(seed),
        read_options(option),
        random_options,
        not no_swap,
        str(content) if content is not None else None,
        keep_records=records is not None,
        gather_facts=report is not None,
    )
    simulation.check()
    for folder in filter(None, (records, report.parent if report else None)):
        make_folder(folder)
    results: list[GameResult] = []
    problem = _play_all(simulation, workers or default_workers(), records, results)
    summary = Summary.of(simulation, results)
    if as_json:
        print(json.dumps(summary.to_dict(), indent=2, ensure_ascii=False))
    else:
        _show(summary)
    if report is not None and results:
        _write_report(summary, report)
    if isinstance(problem, KeyboardInterrupt):
        from miasma.cli.main import complain

        complain(f"stopped after {len(results)} of {games} games")
        return 130
    if problem is not None:
        raise problem
    return 0


def _play_all(
    simulation: Simulation, workers: int, records: Path | None, results: list[GameResult]
) -> BaseException | None:
    """Play with a progress bar; whatever stops it, `results` holds what was played."""
    from miasma.arena.simulate import record_path
    from miasma.arena.simulate import simulate as play
    from miasma.cli.progress import Progress

    try:
        with Progress(simulation.games, "games") as progress:
            for result in play(simulation, workers):
                if records is not None:
                    write_file(record_path(records, simulation, result.index), result.record)
                results.append(result)
                progress.step()
    except (KeyboardInterrupt, MiasmaError) as stop:
        return stop
    return None


def _show(summary: Summary) -> None:
    from rich.markup import escape

    simulation = summary.simulation
    game = simulation.rulebook()
    seats = range(len(simulation.agents))
    names = [game.seat_name(seat) for seat in seats]
    out = console()
    if not summary.results:
        out.print("no game was finished")
        return
    table = _table("player", "games", "won/drawn/lost", "share of wins", "score", "margin")
    by_seat = _table("share of wins", *(f"as {escape(name)}" for name in names))
    for place, label in enumerate(summary.labels):
        table.add_row(escape(label), *_row(summary.agent(place)))
        shares = [summary.agent(place, seat) for seat in seats]
        by_seat.add_row(escape(label), *(_percent(share) for share in shares))
    by_seat.add_row("anybody", *(_percent(summary.seat(seat)) for seat in seats))
    out.print(table)
    out.print()
    out.print(by_seat)
    out.print()
    lengths = summary.lengths
    endings = ", ".join(f"{reason} {count}" for reason, count in summary.reasons.items())
    out.print(
        f"actions per game: {sum(lengths) / len(lengths):.1f} ({lengths[0]} to {lengths[-1]}); "
        f"endings: {endings}; seed {simulation.seed}",
        style="dim",
        markup=False,
    )


def _table(*columns: str) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    return table


def _row(share: Share) -> list[str]:
    return [
        str(share.games),
        f"{share.wins}/{share.draws}/{share.losses}",
        _percent(share),
        f"{share.score:.1f}",
        f"{share.margin:+.1f}",
    ]


def _percent(share: Share) -> str:
    """A share with its 95 % interval."""
    if not share.games:
        return "-"
    low, high = share.interval
    return f"[bold]{100 * share.share:.1f} %[/bold] ({100 * low:.1f}–{100 * high:.1f})"


def _write_report(summary: Summary, path: Path) -> None:
    from miasma.arena.balance import report

    for name, text in report(summary, path.stem).items():
        write_file(path.parent / name, text)
