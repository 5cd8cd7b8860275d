"""A scripted player at a real terminal: a pseudo-terminal with a process behind it."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

PROMPT = re.compile(r"(?:^|\n)> $")
PATIENCE = 60.0
"""Seconds after which something is wrong for certain."""

_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")


class Keyboard:
    """Types into a command and reads what it shows."""

    def __init__(self, *args: str, rows: int = 60, columns: int = 100, **environment: str) -> None:
        call = [sys.executable, "-m", "miasma", *args]
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            plain = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
            os.execve(call[0], call, {**plain, "TERM": "xterm", **environment})
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, size)
        self.raw = ""
        self.shown = ""
        self.code: int | None = None
        self._read_from = 0

    def __enter__(self) -> "Keyboard":
        return self

    def __exit__(self, *_error: object) -> None:
        if self.code is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.screen)

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self.screen, text.encode() + b"\r")

    def press(self, code: bytes) -> None:
        """Press a key."""
        os.write(self.screen, code)

    def interrupt(self) -> None:
        """Press Ctrl-C, then Enter: it wakes a read that began just before the signal."""
        self.press(b"\x03")
        with contextlib.suppress(OSError):
            self.press(b"\r")

    def settle(self) -> None:
        """Type something without Enter and see it: now the command waits for the keyboard."""
        self.press(b"abc")
        self.read_until("abc$")

    def read_until(self, wanted: str | re.Pattern[str]) -> str:
        """What is shown until something wanted stands there, or until the end."""
        pattern = re.compile(wanted) if isinstance(wanted, str) else wanted
        end = time.monotonic() + PATIENCE
        while True:
            found = pattern.search(self.shown, self._read_from)
            if found:
                text = self.shown[self._read_from : found.end()]
                self._read_from = found.end()
                return text
            if not self._more(end):
                raise AssertionError(f"{pattern.pattern!r} never came:\n{self.shown[-3000:]}")

    def read_to_end(self) -> str:
        """The rest, and the exit code in `code`."""
        end = time.monotonic() + PATIENCE
        while self._more(end):
            pass
        _, status = os.waitpid(self.pid, 0)
        self.code = os.waitstatus_to_exitcode(status)
        return self.shown[self._read_from :]

    def _more(self, end: float) -> bool:
        left = end - time.monotonic()
        if left <= 0 or not select.select([self.screen], [], [], left)[0]:
            raise AssertionError(f"nothing came for too long:\n{self.shown[-3000:]}")
        try:
            piece = os.read(self.screen, 65536)
        except OSError:
            return False
        self.raw += piece.decode(errors="replace")
        self.shown = _CODES.sub("", self.raw)
        return bool(piece)
