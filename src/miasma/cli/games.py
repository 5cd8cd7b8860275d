"""`miasma games`: what there is to play."""

from __future__ import annotations

import typer

from miasma.cli.common import Language, console, language


def add(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command("games")(games)


def games(lang: Language = "") -> None:
    """List the games with seats, length and weight."""
    from rich.table import Table

    from miasma.cli.words import House, blurb
    from miasma.core.errors import BrokenGame
    from miasma.core.registry import find_game, game_ids

    say = House(language(lang))
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for key, justify in (
        ("games-name", "left"),
        ("games-seats", "right"),
        ("games-minutes", "right"),
        ("games-weight", "right"),
        ("games-about", "left"),
    ):
        table.add_column(say(key), justify="right" if justify == "right" else "left")
    broken: list[BrokenGame] = []
    for game_id in game_ids():
        try:
            game = find_game(game_id)
        except BrokenGame as error:
            broken.append(error)
            continue
        least, most = game.seats
        together = f" {say('games-together')}" if game.cooperative else ""
        table.add_row(
            f"[bold]{game_id}[/bold]",
            f"{least}" if least == most else f"{least}–{most}",
            "–".join(map(str, game.minutes)),
            say("games-weight-of", weight=f"{game.weight:.1f}"),
            f"[bold]{game.title}[/bold]{together}. {blurb(game, say.lang)}".rstrip(),
        )
    out = console()
    out.print(table)
    out.print()
    out.print(say("games-next"), style="dim")
    if broken:
        raise broken[0]
