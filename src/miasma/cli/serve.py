"""`miasma serve`, `backup`, `restore` and `tables`: the web table from the terminal.

Only `serve` loads the web framework; the others open the database file alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

DATA = Path("miasma-data")

Data = Annotated[Path, typer.Option("--data", help="The folder that holds everything.")]


def add(app: typer.Typer) -> None:
    """Put the commands into the app."""
    app.command("serve")(serve)
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("tables")(tables)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes a free one.")] = 8000,
    data: Data = DATA,
    workers: Annotated[int, typer.Option(help="Thinking processes; 0: one less than cores.")] = 0,
    proxy: Annotated[str, typer.Option(help="Addresses of proxies that are believed.")] = "",
    not_power_safe: Annotated[
        bool, typer.Option("--not-power-safe", help="Don't wait for the disk itself.")
    ] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
) -> None:
    """Open the web table; Ctrl-C stops it."""
    from miasma.server.run import serve as run
    from miasma.server.settings import Settings

    run(
        Settings(
            host=host,
            port=port,
            data=data,
            workers=workers,
            trusted_proxies=proxy,
            power_safe=not not_power_safe,
            log_level=log_level,
        )
    )


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")], data: Data = DATA
) -> None:
    """Write a whole, consistent copy of everything; the server may run meanwhile."""
    from miasma.server.keeping import back_up

    count = back_up(data, file)
    typer.echo(f"{file}: {count} tables")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that backup wrote.")],
    data: Data = DATA,
    force: Annotated[bool, typer.Option("--force", help="Replace what is there.")] = False,
) -> None:
    """Put a backup in place; the server must not run."""
    from miasma.server.keeping import put_back

    count = put_back(file, data, force)
    typer.echo(f"{data}: {count} tables")


def tables(
    data: Data = DATA,
    all: Annotated[bool, typer.Option("--all", help="Also finished ones.")] = False,
) -> None:
    """List the tables of a server."""
    import time

    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from miasma.server.keeping import list_tables

    shown = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for name in ("Table", "Game", "Status", "Plies", "Touched", "Players"):
        shown.add_column(name)
    for row in list_tables(data, all):
        touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.touched))
        # Plain text: names are whatever people call themselves, `[/x]` too.
        players = Text(", ".join(row.players))
        shown.add_row(row.table, Text(row.game), row.status, str(row.plies), touched, players)
    Console().print(shown)
