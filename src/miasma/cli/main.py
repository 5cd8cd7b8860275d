"""The entry: finds the command, and turns whatever goes wrong into one sentence.

Exit codes: 0 done, 1 a check failed, 2 a wrong input or file, 130 stopped with Ctrl-C.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import sys
from typing import TYPE_CHECKING, NoReturn

from miasma.core.errors import MiasmaError, printable

if TYPE_CHECKING:
    import typer

COMMANDS = {
    "games": "games",
    "play": "play",
    "simulate": "simulate",
    "record": "record",
    "rules": "rules",
    "rules-check": "rules_check",
    "soak": "soak",
    "bench": "bench",
    "accelerate": "accelerate",
    "serve": "serve",
    "backup": "serve",
    "restore": "serve",
    "tables": "serve",
}
"""Command → module of this package with a function `add(app)`; only the one named is imported."""

DEBUG = "MIASMA_DEBUG"
"""Set in the environment, it shows tracebacks."""


def main() -> NoReturn:
    """Run the command that was typed, and end the process."""
    sys.exit(run(sys.argv[1:]))


def run(args: list[str]) -> int:
    """Run a command; gives its exit code."""
    if sys.stdout is None:  # closed by the caller: whatever is said goes nowhere
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # until the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows ? and goes on
    try:
        code = _dispatch(args)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader (`| head`) has seen enough
        _give_up_output()
        return 141
    except KeyboardInterrupt:
        complain("stopped")
        return 130
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        code = _explain(error)
        try:
            sys.stdout.flush()
        except OSError:
            _give_up_output()
    return code


def _give_up_output() -> None:
    """Nobody takes what is written: keep Python from complaining when it closes."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _dispatch(args: list[str]) -> int:
    from miasma.cli import kernels

    if kernels.any_compiled() and args[:1] != ["accelerate"] and kernels.is_stale():
        complain("the compiled rules are older than their sources: run accelerate, or its --off")
    if not args:
        from miasma.cli.welcome import welcome

        welcome()
        return 0
    app = build(args[0])
    result = app(args=args, prog_name=program(), standalone_mode=False)
    return result if isinstance(result, int) else 0


def build(only: str = "") -> typer.Typer:
    """The app with one command, or with all if none has that name (for `--help`)."""
    import typer

    app = typer.Typer(
        name="miasma",
        help="Board games about outbreaks: play, study, simulate.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback()
    def _all() -> None:
        """Keep `miasma games` a command of a group even when it is the only one loaded."""

    wanted = [COMMANDS[only]] if only in COMMANDS else list(dict.fromkeys(COMMANDS.values()))
    for module in wanted:
        importlib.import_module(f"miasma.cli.{module}").add(app)
    return app


def program() -> str:
    """What people type to get here."""
    from miasma.cli.places import checkout

    if os.path.basename(sys.argv[0]) == "miasma":
        return "miasma"
    root = checkout()
    if root is None:
        return "python -m miasma"
    near = os.path.samefile(root, os.getcwd())
    return f".{os.sep}miasma" if near else str(root / "miasma")


def _explain(error: Exception) -> int:
    """Say in one sentence what went wrong; gives the exit code."""
    if isinstance(error, MiasmaError):
        complain(str(error))
        return 2
    shown = getattr(error, "format_message", None)
    if shown is not None:  # what typer says about options and arguments
        complain(shown().replace("Value error, ", ""))
        return 2
    if type(error).__name__ == "Exit":
        return int(getattr(error, "exit_code", 0))
    if isinstance(error, OSError):
        place = f": {error.filename}" if error.filename else ""
        complain(f"{error.strerror or error}{place}")
        return 2
    if isinstance(error, MemoryError | RecursionError):
        complain("this is too much for the memory of this machine")
        return 2
    complain(
        f"something is broken inside ({type(error).__name__}: {error}); "
        f"please report it with what {DEBUG}=1 shows"
    )
    return 1


def complain(text: str) -> None:
    """One line on stderr."""
    line = printable(" ".join(text.split()))
    with contextlib.suppress(OSError, ValueError):  # nobody may be there to read it
        print(f"miasma: {line}", file=sys.stderr, flush=True)
