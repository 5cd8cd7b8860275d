"""The load test: many tables of scripted clients on real sockets against one server process.

python benchmarks/load.py --tables 100 --seconds 20 --spectators 1000 --pace 1500

Every table has a player who makes a move when it is due (`--pace`: moves a second in all; 0: as
soon as the last is answered). The time of a move runs from the moment it was due, whether or not
the client was free to send it: a server that stalls can't hide that behind clients who wait for it.
A move counts when it was acknowledged, that is after it was stored. The spectators watch a table
of their own and hear nothing. Clients run in processes of their own, on the same machine.

`--browsers` seats two people at each table who both get the whole picture, as two browsers do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sqlite3
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from tests.server.kit import ServerProcess
from websockets.asyncio.client import ClientConnection, connect

from miasma.client import Client

SHORTEST_GAME = 35
"""Moves; so many tables are opened before the clock starts that nobody waits for a new one."""
MOST_MOVES = 3_000
"""A second, when playing all out."""


class Choice(msgspec.Struct):
    seat: int
    action: str


class Heard(msgspec.Struct):
    say: str
    table: str = ""
    version: int = 0
    status: str = ""
    answer: str = ""
    choices: list[Choice] | None = None
    code: str = ""
    text: str = ""


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.encode


def socket_to(ws: str, token: str) -> Any:
    return connect(
        ws, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None, max_size=None,
        compression=None, ping_interval=None, open_timeout=60,
    )  # fmt: skip


class Seatholder:
    """One socket: what it knows of its table, and the answer it waits for."""

    def __init__(self, socket: ClientConnection, pictures: bool) -> None:
        self.socket = socket
        self.pictures = pictures
        self.shown = Heard("nothing")
        self.answer: Heard | None = None

    async def watch(self, table: str) -> None:
        if self.shown.table:  # a socket watches a few tables at most, and a quick one ends many
            await self.socket.send(encode({"say": "unwatch", "table": self.shown.table}).decode())
        message = {"say": "watch", "id": 0, "table": table, "scene": self.pictures}
        await self.socket.send(encode(message).decode())
        while self.shown.table != table or self.shown.choices is None:
            await self.hear()

    async def hear(self) -> None:
        heard = decode(await self.socket.recv(decode=False))
        if heard.say in ("update", "snapshot") and heard.choices is not None:
            self.shown = heard
        elif heard.say == "answer":
            self.answer = heard
        elif heard.say not in ("seats", "update", "done"):
            raise AssertionError(heard)


class Table:
    """The players of one table after the other."""

    def __init__(self, ws: str, clients: list[Client], seed: int) -> None:
        self.ws = ws
        self.clients = clients
        self.rng = random.Random(seed)
        self.spare: list[str] = []
        self.laps: list[float] = []
        self.moves = 0

    def open(self) -> str:
        seats = ["me", "me"] if len(self.clients) == 1 else ["me", "open"]
        opened = self.clients[0].open("microworld", seats)
        for client in self.clients[1:]:
            _, _, table, code = opened["invite"].split("/")
            client.call("POST", f"/api/tables/{table}/sit", {"invite": code})
        return str(opened["table"])

    async def sit_down(self) -> None:
        pictures = len(self.clients) > 1
        sockets = [await socket_to(self.ws, client.token) for client in self.clients]
        self.players = [Seatholder(socket, pictures) for socket in sockets]
        self.table = self.spare.pop()
        for player in self.players:
            await player.watch(self.table)

    async def play(self, begin: float, until: float, pause: float) -> None:
        players, table = self.players, self.table
        due = begin + self.rng.random() * pause
        await asyncio.sleep(max(0.0, begin - time.monotonic()))
        while time.monotonic() < until:
            mover = next((p for p in players if p.shown.choices), None)
            if mover is None:
                if players[0].shown.status == "over":
                    table = self.spare.pop() if self.spare else await self.late()
                    for player in players:
                        await player.watch(table)
                else:  # the other's update is under way
                    await asyncio.gather(*(player.hear() for player in players[1:]))
                continue
            if pause:
                await asyncio.sleep(max(0.0, due - time.monotonic()))
            started = due if pause else time.monotonic()
            due += pause
            await self.move(players, mover, table)
            self.laps.append(time.monotonic() - started)
            await self.settle(players)
        for player in players:
            await player.socket.close()

    async def late(self) -> str:
        return await asyncio.to_thread(self.open)

    async def move(self, players: list[Seatholder], mover: Seatholder, table: str) -> None:
        assert mover.shown.choices
        choice = self.rng.choice(mover.shown.choices)
        self.moves += 1
        message = {
            "say": "act", "id": self.moves, "table": table, "move": str(self.moves),
            "version": mover.shown.version, "seat": choice.seat, "action": choice.action,
        }  # fmt: skip
        mover.answer = None
        await mover.socket.send(encode(message).decode())
        while mover.answer is None:
            await mover.hear()
        assert mover.answer.answer == "accepted", mover.answer

    async def settle(self, players: list[Seatholder]) -> None:
        """Let everybody see the move: its update comes before its answer."""
        newest = max(player.shown.version for player in players)
        for player in players:
            while player.shown.version < newest:
                await player.hear()


def playing(
    url: str, ws: str, tables: int, browsers: bool, ready: Any, seconds: float, pause: float,
    out: Any, seed: int,
) -> None:  # fmt: skip
    """One process of players."""

    async def run() -> None:
        found = []
        for number in range(tables):
            clients = [Client(url, f"player {number}") for _ in range(2 if browsers else 1)]
            table = Table(ws, clients, seed * 1000 + number)
            mine = (1 / pause if pause else MOST_MOVES / tables) * seconds
            table.spare = [table.open() for _ in range(int(mine / SHORTEST_GAME) + 1)]
            found.append(table)
        await asyncio.gather(*(table.sit_down() for table in found))
        ready.wait()
        start = time.monotonic() + 2
        await asyncio.gather(*(table.play(start, start + seconds, pause) for table in found))
        out.put([lap for table in found for lap in table.laps])

    asyncio.run(run())


async def look_on(ws: str, token: str, table: str, until: float, ready: Any) -> None:
    async with socket_to(ws, token) as socket:
        await socket.send(encode({"say": "watch", "id": 0, "table": table}).decode())
        await socket.recv()
        with ready.get_lock():
            ready.value += 1
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
            while True:
                await socket.recv()


def spectators(url: str, ws: str, count: int, seconds: float, ready: Any) -> None:
    """One process of people who look on."""

    async def run() -> None:
        client = Client(url, "spectator")
        table = client.open("microworld", ["me", "me"])["table"]
        until = time.monotonic() + seconds
        tasks = []
        for n in range(count):
            tasks.append(asyncio.create_task(look_on(ws, client.token, table, until, ready)))
            if n % 50 == 49:
                await asyncio.sleep(0.05)
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())


def share(laps: list[float], part: float) -> float:
    return round(laps[min(len(laps) - 1, int(len(laps) * part))] * 1000, 1)


def cpu_of(pid: int) -> float:
    """Seconds a process has computed, its children not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


def numbers(server: ServerProcess) -> dict[str, float]:
    """The server's own metrics."""
    with urllib.request.urlopen(server.url + "/metrics", timeout=30) as answer:
        lines = [line for line in answer.read().decode().splitlines() if line[:1] not in "#"]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def within(before: dict[str, float], after: dict[str, float], name: str, part: float) -> float:
    """The bound (ms) of the bucket a share of a histogram's new entries lies within."""
    found = {
        float(key.split('"')[1]): count - before.get(key, 0.0)
        for key, count in after.items()
        if key.startswith(f"{name}_bucket")
    }
    total = max(found.values())
    return round(min(bound for bound, count in found.items() if count >= total * part) * 1000, 1)


def measure(
    tables: int, seconds: float, watching: int, processes: int, pace: float, browsers: bool,
    flags: list[str],
) -> dict[str, Any]:  # fmt: skip
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), "--rates", "100000", *flags).start()
        assert server.process is not None
        pid = server.process.pid
        ready = context.Value("i", 0)
        crowd = context.Process(
            target=spectators, args=(server.url, server.ws, watching, seconds + 120, ready)
        )
        if watching:
            crowd.start()
            end = time.monotonic() + 90
            while ready.value < watching and time.monotonic() < end:
                time.sleep(0.1)
        out = context.Queue()
        all_set = context.Barrier(processes + 1)
        share_of = tables // processes
        workers = [
            context.Process(
                target=playing,
                args=(server.url, server.ws, share_of, browsers, all_set, seconds,
                      tables / pace if pace else 0.0, out, n),
            )
            for n in range(processes)
        ]  # fmt: skip
        for worker in workers:
            worker.start()
        all_set.wait(300)
        time.sleep(2)
        idle = cpu_of(pid)
        before = numbers(server)
        found = [out.get(timeout=seconds + 180) for _ in workers]
        cpu = cpu_of(pid) - idle
        after = numbers(server)
        for worker in workers:
            worker.join()
        looking = ready.value
        rss = memory_of(pid)
        if watching:
            crowd.kill()
            crowd.join()
        server.stop()
        database = sqlite3.connect(Path(folder) / "miasma.sqlite3")
        stored = database.execute("SELECT count(*) FROM entries WHERE move IS NOT NULL").fetchone()
        database.close()
    laps = sorted(lap for some in found for lap in some)
    assert stored[0] >= len(laps), (stored, len(laps))
    return {
        "tables": tables, "browsers": browsers, "pace": pace, "spectators": looking,
        "seconds": seconds, "moves": len(laps), "moves_per_second": round(len(laps) / seconds),
        "p50_ms": share(laps, 0.5), "p90_ms": share(laps, 0.9), "p99_ms": share(laps, 0.99),
        "max_ms": share(laps, 1.0), "server_cpu_us_per_move": round(cpu / len(laps) * 1e6),
        "server_p99_within_ms": within(before, after, "miasma_move_seconds", 0.99),
        "commit_p99_within_ms": within(before, after, "miasma_commit_seconds", 0.99),
        "longest_gc_within_ms": within(before, after, "miasma_gc_seconds", 1.0),
        "server_mb": rss, "flags": flags, "load": [round(load, 1) for load in os.getloadavg()],
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1, help="processes of players")
    parser.add_argument("--pace", type=float, default=0.0, help="moves a second in all; 0: all out")
    parser.add_argument("--browsers", action="store_true", help="two at a table, with pictures")
    parser.add_argument("flags", nargs="*", help="passed on to the server, after --")
    args = parser.parse_args()
    result = measure(
        args.tables, args.seconds, args.spectators, args.processes, args.pace, args.browsers,
        args.flags,
    )  # fmt: skip
    print(json.dumps(result, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
