"""Saving a game and going on with it."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from miasma.cli.places import kept_games
from miasma.cli.table import Table
from miasma.core.errors import MiasmaError, RecordError
from miasma.core.game import Game
from miasma.core.record import Record
from miasma.core.state import State

SUFFIX = ".miasma"


def file_name(game: Game) -> str:
    """A name for a game that is saved now."""
    return f"{game.id}-{time.strftime('%Y-%m-%d-%H%M%S')}{SUFFIX}"


def keep(table: Table, wanted: Path | None) -> Path | None:
    """Save a game that is being left: where it was to be saved, else wherever there is room."""
    record = table.record()
    name = file_name(table.game)
    places = [wanted] if wanted is not None else []
    places += [kept_games() / name, Path(name), Path(tempfile.gettempdir()) / name]
    for path in places:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            record.write(path)
        except (MiasmaError, OSError):
            continue
        return path.resolve()
    return None


def read_game(path: Path, game: Game) -> tuple[Record, State, tuple[str, ...]]:
    """A saved game: its record, the state it starts from, and who played it."""
    record = Record.read(path)
    if record.tags["Game"] != game.id:
        raise RecordError(
            f"{path}: is a game of {record.tags['Game']}, not of {game.id}: name that game instead"
        )
    record.game = game
    try:
        record.verify()
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    start = record.start()
    seed = record.tags.get("Seed", "")
    state = game.start(
        start.seats, int(seed) if seed.isdecimal() and len(seed) < 20 else None, start.setup.options
    )
    players = tuple(name.strip() for name in record.tags.get("Players", "").split(","))
    return record, state, players if len(players) == state.seats and all(players) else ()
