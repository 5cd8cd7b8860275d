"""`miasma rules GAME`: the rules to read, whole or what they say about one thing."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from miasma.cli.common import GameName, Language, console, language

if TYPE_CHECKING:
    from rich.console import Console

MOST = 8
"""How many places a search shows."""


def add(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command("rules")(rules)


def rules(
    game: GameName,
    about: Annotated[
        list[str],
        typer.Argument(metavar="[ID|WORD]", help="A rule id such as MW-16, or a word."),
    ] = [],  # noqa: B006  # only ever read
    lang: Language = "",
) -> int:
    """Show the rules of a game, or what they say about a rule id or a word."""
    from miasma.core.registry import find_game

    found = find_game(game)
    return 0 if show_rules(console(), found.id, language(lang), " ".join(about)) else 1


def show_rules(out: Console, game: str, lang: str, about: str) -> bool:
    """Show the page, or the places about something; False if there are none."""
    from rich.markdown import Markdown

    from miasma.cli.pages import read_page, readable, search
    from miasma.cli.words import House

    page = read_page(game, lang)
    if not about:
        if out.is_terminal:
            os.environ.setdefault("LESS", "-R")  # colours in the usual pager
            with out.pager(styles=True):
                out.print(Markdown(readable(page)))
        else:
            out.print(Markdown(readable(page)))
        return True
    say = House(lang)
    found = search(page, about)
    if not found:
        out.print(say("rules-none", word=about), markup=False)
        return False
    if len(found) > 1:
        out.print(say("rules-found", count=len(found), word=about), style="dim", markup=False)
    heading = ""
    for passage in found[:MOST]:
        if passage.heading != heading:
            heading = passage.heading
            out.print(f"\n{heading}", style="bold", markup=False)
        out.print(Markdown(passage.text))
    if len(found) > MOST:
        out.print(say("rules-more", count=len(found) - MOST), style="dim", markup=False)
    return True
