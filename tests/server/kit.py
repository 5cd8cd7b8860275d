"""A real server process and real sockets for the tests, the benchmarks and nothing else."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from miasma.client import Client

DEADLINE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(check: Callable[[], Any], seconds: float = DEADLINE) -> Any:
    """Ask again and again until the answer is true."""
    end = time.monotonic() + seconds
    pause = threading.Event()  # which nobody sets: it is a breath between two questions
    while time.monotonic() < end:
        found = check()
        if found:
            return found
        pause.wait(0.02)
    raise AssertionError(f"it did not happen within {seconds} s")


class ServerProcess:
    """`python -m miasma.server` on a port of its own."""

    def __init__(self, data: Path, *flags: str, port: int = 0) -> None:
        self.data = data
        self.flags = flags
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}/ws"
        self.process: subprocess.Popen[str] | None = None
        self.environment: dict[str, str] = {}
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / "server.log"

    def start(self) -> ServerProcess:
        # Without kept bytecode every start would compile the libraries anew, for seconds.
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        environment |= self.environment
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable, "-m", "miasma.server", "--port", str(self.port),
                    "--data", str(self.data), "--workers", "1", *self.flags,
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "ready" in line, self.log.read_text()
        return self

    def kill(self) -> None:
        """Kill it as a machine would: no chance to finish anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self._close()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        self._close()
        return code

    def _close(self) -> None:
        assert self.process is not None
        if self.process.stdout is not None:
            self.process.stdout.close()

    def client(self, name: str = "") -> Client:
        return Client(self.url, name)


class Talk:
    """A socket whose answers are found by id; everything else that is heard is kept."""

    def __init__(self, server: ServerProcess, token: str) -> None:
        self.server = server
        self.token = token
        self.ids = itertools.count(1)
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Talk:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self) -> None:
        self.socket = await connect(
            self.server.ws,
            additional_headers=self.headers(),
            proxy=None,
            max_size=None,
            ping_interval=None,
        )

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, say: str, **fields: Any) -> int:
        number = next(self.ids)
        assert self.socket is not None
        await self.socket.send(json.dumps({"say": say, "id": number, **fields}))
        return number

    async def next(self) -> dict[str, Any]:
        assert self.socket is not None
        raw = await asyncio.wait_for(self.socket.recv(), DEADLINE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        found: dict[str, Any] = json.loads(raw)
        self.heard.append(found)
        return found

    async def ask(self, say: str, **fields: Any) -> dict[str, Any]:
        number = await self.send(say, **fields)
        while True:
            found = await self.next()
            if found.get("id") == number:
                return found

    async def until(self, check: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next message of which something is true."""
        while True:
            found = await self.next()
            if check(found):
                return found


LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
