"""`miasma play GAME`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from miasma.cli.common import (
    Content,
    GameName,
    Language,
    Options,
    Seed,
    console,
    find_own_players,
    fresh_seed,
    language,
    read_names,
    read_options,
    the_game,
)
from miasma.core.errors import MiasmaError, OptionError

if TYPE_CHECKING:
    from miasma.cli.table import Chair, Table
    from miasma.core.game import Game

OPPONENT = "mcts:1s"
"""Who sits opposite if nobody is named."""


def add(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command("play")(play)


def play(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="A,B",
            help="Who plays, by seat: human, or a computer player such as mcts:2s, greedy, random.",
        ),
    ] = "",
    option: Options = [],  # noqa: B006  # only ever read
    lang: Language = "",
    content: Content = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Where the game is saved.")
    ] = None,
) -> int:
    """Play a game in the terminal, against the computer or with others at one screen."""
    from miasma.cli.main import program
    from miasma.cli.screen import Screen
    from miasma.cli.session import Session

    find_own_players()
    spoken = language(lang)
    rulebook = the_game(game, content)
    if resume is not None:
        if option:
            raise OptionError("a game that goes on keeps its options: leave --option out")
        table = _resumed(rulebook, resume, seats)
        save = save or resume
    else:
        table = _new(rulebook, seats, read_options(option), seed)
    return Session(table, Screen(console()), spoken, program(), save).run()


def _new(game: Game, seats: str, options: dict[str, object], seed: int | None) -> Table:
    from miasma.cli.table import HUMAN, Table

    names = read_names(seats, "--seats") if seats else (HUMAN, *[OPPONENT] * (game.seats[0] - 1))
    state = game.start(len(names), fresh_seed(seed), options)
    return Table(game, state, _chairs(names, seed))


def _resumed(game: Game, path: Path, seats: str) -> Table:
    from miasma.cli.keep import read_game
    from miasma.cli.table import HUMAN, Table

    record, state, players = read_game(path, game)
    names = read_names(seats, "--seats") if seats else players
    names = names or (HUMAN, *[OPPONENT] * (state.seats - 1))
    if len(names) != state.seats:
        raise OptionError(f"{path} is a game of {state.seats} seats, --seats names {len(names)}")
    table = Table(game, state, _chairs(names))
    table.follow(record.entries)
    if table.state.over:
        raise MiasmaError(f"{path}: this game is over; see it with: record show {path}")
    return table


def _chairs(names: tuple[str, ...], seed: int | None = None) -> list[Chair]:
    """Who sits where; with a seed given by name, computer players repeat themselves too."""
    from miasma.agents.catalogue import find_agent
    from miasma.arena.match import derive
    from miasma.cli.table import HUMAN, Chair

    chairs = []
    for seat, name in enumerate(names):
        luck = {} if seed is None else {"seed": derive(seed, "player", seat)}
        chairs.append(Chair(name) if name == HUMAN else Chair(name, find_agent(name, **luck)))
    return chairs
