"""./miasma test: every check that a change must pass, cheapest first, tests last.

With arguments it only runs pytest with these arguments.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PYTHON = sys.executable

Step = tuple[str, list[str] | Callable[[], None]]

# The C compiler and Python's headers: a test compiles the kernels with mypyc.
COMPILER = ["gcc", "libc6-dev", "python3-dev"]
# The browser that tests/e2e/ plays in, with letters for three languages.
BROWSER = ["chromium", "fonts-noto-core"]


def main(args: list[str]) -> int:
    os.chdir(ROOT)
    pytest = [PYTHON, "-m", "pytest"]
    steps: list[Step] = [("system tools", need_system_tools)]
    if args:
        steps += [
            ("browser client", [PYTHON, "tools/web.py"]),
            ("pytest", [*pytest, *args]),
        ]
    else:
        steps += [
            ("ruff check", [str(BIN / "ruff"), "check"]),
            ("ruff format --check", [str(BIN / "ruff"), "format", "--check"]),
            ("mypy --strict", [PYTHON, "-m", "mypy"]),
            ("mypy --strict miasma (the launcher)", [PYTHON, "-m", "mypy", "miasma"]),
            ("import contracts", [str(BIN / "lint-imports"), "--no-logo"]),
            ("locks", [PYTHON, "tools/lock.py", "--check"]),
            ("changelog fragments", check_changelog),
            ("docs", [PYTHON, "tools/docs.py"]),
            ("browser client: svelte-check, eslint, vitest", [PYTHON, "tools/web.py", "--check"]),
            ("pytest", [*pytest, "-n", "auto", "--ignore=tests/e2e"]),
            # Apart: the browser's driver keeps an event loop running in its process.
            ("pytest in the browser", [*pytest, "tests/e2e"]),
        ]
    for number, (name, step) in enumerate(steps, start=1):
        # pytest comes last and prints its own time, so that its summary ends the output.
        print(f"\n── {number}/{len(steps)} {name} ".ljust(80, "─"), flush=True)
        started = time.monotonic()
        code = run(step)
        seconds = time.monotonic() - started
        if code:
            print(f"\nFAILED at step {number} of {len(steps)}: {name} ({seconds:.1f} s)")
            return code
        if not name.startswith("pytest"):
            print(f"ok, {seconds:.1f} s", flush=True)
    return 0


def run(step: list[str] | Callable[[], None]) -> int:
    """Run one step; return its exit code."""
    if isinstance(step, list):
        return subprocess.run(step).returncode
    try:
        step()
    except StepFailed as failure:
        print(failure)
        return 1
    return 0


class StepFailed(Exception):
    """A step that can't pass, with the sentence that says why."""


def need_system_tools() -> None:
    """Make sure that mypyc can compile and that there is a browser to test in."""
    if not can_compile():
        apt_install(COMPILER, "A C compiler or Python's C headers are missing")
        if not can_compile():
            raise StepFailed(
                f"The C headers of {os.path.realpath(sys.executable)} are still missing: "
                "they come with the development package of that Python."
            )
    if not shutil.which("chromium"):
        apt_install(BROWSER, "Chromium is missing, in which the browser tests run")


def apt_install(packages: list[str], problem: str) -> None:
    """As root on Debian, install what is missing; otherwise name the command."""
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if not shutil.which("apt-get"):
        raise StepFailed(f"{problem}: install it first.")
    if os.geteuid() != 0:
        raise StepFailed(f"{problem}. Install it with:\n  sudo " + " ".join(command))
    print("installing " + " ".join(packages), flush=True)
    for call in (["apt-get", "update"], command):
        done = subprocess.run(
            call,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            raise StepFailed(done.stdout[-2000:] + f"\n{' '.join(call)} failed.")


def can_compile() -> bool:
    """Tell whether there is a C compiler that finds the headers of this Python and of libc."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not compiler:
        return False
    call = [compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    done = subprocess.run(call, input="#include <Python.h>\n", capture_output=True, text=True)
    return done.returncode == 0


def check_changelog() -> None:
    """Let towncrier read the fragments; it refuses names that it would otherwise overlook."""
    done = subprocess.run(
        [str(BIN / "towncrier"), "build", "--draft", "--version", "next"],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise StepFailed(done.stdout + done.stderr)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
