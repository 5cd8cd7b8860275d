"""`miasma record`: look at a recorded game, check it, turn it into something else."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from miasma.cli.common import (
    Content,
    Language,
    console,
    language,
    make_folder,
    the_game,
    write_file,
)
from miasma.core.errors import MiasmaError, OptionError, RecordError, printable

if TYPE_CHECKING:
    from rich.console import Console

    from miasma.cli.words import House
    from miasma.core.record import Entry, Record
    from miasma.core.state import State

SECONDS = 0.9
"""How long an animation shows a position, unless told otherwise."""
LAST = 4.0
"""How many times as long it shows the last."""

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
Ply = Annotated[
    int | None,
    typer.Option("--ply", metavar="N", min=0, help="After so many actions instead of at the end."),
]
Viewer = Annotated[
    int | None,
    typer.Option("--seat", metavar="N", min=0, help="As this seat sees it; else as a spectator."),
]


class Target(StrEnum):
    """What a record can be turned into."""

    JSON = "json"
    SVG = "svg"
    SVGS = "svgs"
    ANIMATED = "animated"


class Theme(StrEnum):
    """Colours of a picture."""

    DARK = "dark"
    LIGHT = "light"


def add(app: typer.Typer) -> None:
    """Put the commands into the app."""
    group = typer.Typer(
        help="Look at a recorded game, check it, turn it into JSON or SVG.", rich_markup_mode=None
    )
    group.command("show")(show)
    group.command("verify")(verify)
    group.command("export")(export)

    @group.callback(invoke_without_command=True)
    def _alone(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            print(context.get_help())

    app.add_typer(group, name="record")


def read(path: Path, content: Path | None) -> Record:
    """A record from a file, with the rulebook it needs."""
    from miasma.core.record import Record

    record = Record.read(path)
    if content is not None:
        record.game = the_game(record.tags["Game"], content)
    return record


def show(
    file: File, ply: Ply = None, seat: Viewer = None, lang: Language = "", content: Content = None
) -> None:
    """Show a record: its tags, its moves in words, and the board as text."""
    from rich.markup import escape

    from miasma.cli.words import House

    record = read(file, content)
    say = House(language(lang))
    state = _at(record, ply, file)
    out = console()
    for name, value in record.tags.items():
        out.print(f"[dim]{escape(name):<9}[/dim] {escape(printable(value))}", soft_wrap=True)
    if record.comment:
        for line in record.comment.splitlines():
            out.print(printable(line), style="italic", markup=False)
    out.print()
    shown = record.entries if ply is None else record.entries[:ply]
    for line in _lines(state, shown, say):
        out.print(line, soft_wrap=True)
    out.print()
    out.print(
        say("record-position", ply=state.ply, plies=len(record.entries)), style="bold", markup=False
    )
    _board(out, state, seat, say)


def _board(out: Console, state: State, seat: int | None, say: House) -> None:
    from rich.markup import escape

    out.print(state.game.board_text(state, seat, say.lang), soft_wrap=True)
    out.print()
    out.print(escape(state.game.prompt(state, seat, say.lang)))


def _lines(state: State, entries: list[Entry], say: House, depth: int = 0) -> Iterator[str]:
    """The moves in words, with comments and variations below the move they are about."""
    from rich.markup import escape

    from miasma.cli.screen import seat_style
    from miasma.core.chance import CHANCE

    game = state.game
    names = {seat: game.seat_name(seat, say.lang) for seat in range(state.seats)}
    names[CHANCE] = say("record-chance")
    width = max(map(len, names.values()))
    longest = max((len(entry.notation) for entry in entries), default=0)
    indent = "      " * depth
    for number, entry in enumerate(entries, 1):
        style = seat_style(entry.seat) or "dim"
        label = f"{number:>4}" if not depth else "    "
        name = names.get(entry.seat, str(entry.seat))
        meaning = game.describe(game.parse(entry.notation), say.lang)
        yield (
            f"{indent}[dim]{label}[/dim]  [{style}]{escape(name):<{width}}[/]  "
            f"[bold]{escape(entry.notation):<{longest}}[/bold]  [dim]{escape(meaning)}[/dim]"
        )
        for line in entry.comment.splitlines():
            yield f"{indent}      [italic]{escape(printable(line))}[/italic]"
        for variation in entry.variations:
            yield from _lines(state, variation, say, depth + 1)


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records.")],
    content: Content = None,
) -> int:
    """Check records: every action, every variation, the count of plies and the result."""
    from miasma.cli.main import complain

    code = 0
    for file in files:
        try:
            record = read(file, content)
            record.verify()
        except MiasmaError as error:
            text = str(error)
            complain(text if str(file) in text else f"{file}: {text}")
            code = 2
            continue
        result = record.tags.get("Result", "*")
        print(f"{file}: good, {record.tags['Game']}, {len(record.entries)} actions, {result}")
    return code


def export(
    file: File,
    to: Annotated[Target, typer.Option("--to", help="json, svg, svgs (a folder) or animated.")],
    ply: Ply = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="PATH", help="Where to; else standard output.")
    ] = None,
    theme: Annotated[
        Theme | None, typer.Option("--theme", help="dark or light; else as the viewer likes it.")
    ] = None,
    seat: Viewer = None,
    lang: Language = "",
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, max=60, help="Length of a frame when animated.")
    ] = SECONDS,
    content: Content = None,
) -> None:
    """Turn a record into JSON, an SVG of one position, a folder of SVGs, or an animated SVG."""
    record = read(file, content)
    spoken = language(lang)
    if ply is not None and to is not Target.SVG:
        raise OptionError("--ply goes with --to svg: the others show the whole game")
    if to is Target.JSON:
        _at(record, None, file)
        _write(json.dumps(record.to_dict(), indent=2, ensure_ascii=False) + "\n", out)
    elif to is Target.SVG:
        _write(_picture(_at(record, ply, file), seat, spoken, theme), out)
    elif to is Target.SVGS:
        _at(record, None, file)
        _write_folder(record, file, out or file.with_suffix(".svgs"), seat, spoken, theme)
    else:
        from miasma.cli.animated import animate

        _at(record, None, file)
        frames = _frames(record, file, seat, spoken, theme)
        _write(animate(frames, [seconds] * (len(frames) - 1) + [LAST * seconds]), out)


def _at(record: Record, ply: int | None, file: Path) -> State:
    """The position after some actions; at the end only of a record that is whole."""
    try:
        return record.verify() if ply is None else record.at(ply)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None


def _picture(state: State, seat: int | None, lang: str, theme: Theme | None) -> str:
    return state.scene(seat, lang).to_svg(theme.value if theme is not None else None)


def _states(record: Record, file: Path) -> Iterator[State]:
    try:
        yield from record.states()
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None


def _frames(
    record: Record, file: Path, seat: int | None, lang: str, theme: Theme | None
) -> list[str]:
    """The pictures of a game that differ, from the first decision of a seat on."""
    from miasma.core.chance import CHANCE

    frames: list[str] = []
    for state in _states(record, file):
        if not frames and state.to_act[:1] == (CHANCE,) and state.ply < len(record.entries):
            continue
        picture = _picture(state, seat, lang, theme)
        if not frames or frames[-1] != picture:
            frames.append(picture)
    return frames


def _write_folder(
    record: Record, file: Path, folder: Path, seat: int | None, lang: str, theme: Theme | None
) -> None:
    make_folder(folder)
    digits = max(3, len(str(len(record.entries))))
    count = 0
    for state in _states(record, file):
        write_file(folder / f"{state.ply:0{digits}}.svg", _picture(state, seat, lang, theme))
        count += 1
    print(f"{folder}: {count} pictures")


def _write(text: str, out: Path | None) -> None:
    if out is None:
        sys.stdout.write(text)
        return
    write_file(out, text)
    print(out)
