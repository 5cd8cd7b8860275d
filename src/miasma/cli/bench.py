"""`miasma bench`: how fast the games and the search are on this machine."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from miasma.cli.common import AsJson, console


def add(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command("bench")(bench)


def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="One game instead of all.")] = "",
    as_json: AsJson = False,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=1000, help="How often.")] = 7,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.001, max=60, help="Length of each measurement.")
    ] = 0.25,
) -> None:
    """Measure moves, clones and search iterations per second, beside python-chess.

    Everything takes turns in short rounds; medians are shown.
    """
    from miasma.arena.bench import run
    from miasma.cli.progress import Progress
    from miasma.core.registry import find_game, game_ids

    names = [find_game(game).id] if game else game_ids()
    with Progress(rounds, "rounds") as progress:
        found = run(names, rounds, seconds, progress.step).to_dict()
    if as_json:
        print(json.dumps(found, indent=2))
        return
    _show(found)


def _show(found: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("random moves/s", "× python-chess", "clone µs", "mcts iterations/s"):
        table.add_column(column, justify="right")
    for name, rates in found["games"].items():
        ratio = rates["ratio_to_python_chess"]
        table.add_row(
            name,
            f"{rates['moves_per_s']:,}",
            f"{ratio:.1f}" if ratio is not None else "-",
            f"{rates['clone_us']:.2f}",
            f"{rates['mcts_iterations_per_s']:,}",
        )
    chess = found["python_chess_moves_per_s"]
    if chess is not None:
        table.add_row("python-chess", f"{chess:,}", "1.0", "-", "-")
    out = console()
    out.print(table)
    kernel = "compiled kernels" if found["compiled"] else "plain Python, kernels not compiled"
    out.print(
        f"{kernel}; Python {found['python']}; median of {found['rounds']} rounds", style="dim"
    )
    if chess is None:
        out.print("python-chess is not installed: pip install chess", style="dim")
