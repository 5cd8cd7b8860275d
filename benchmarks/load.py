"""The load test: many tables of scripted clients on real sockets against one server process.

python benchmarks/load.py --tables 100 --seconds 20 --spectators 1000

Each table is played by one client through a socket of its own: it waits for the answer of a move,
then plays the next, all out or at a pace (`--pace 1600`: that many a second in all). A move counts
when it was acknowledged, that is after it was stored. The spectators watch a table of their own and
hear nothing. Clients run in processes of their own.
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
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from tests.server.kit import ServerProcess
from websockets.asyncio.client import connect

from miasma.client import Client


class Choice(msgspec.Struct):
    seat: int
    action: str


class Heard(msgspec.Struct):
    say: str
    version: int = 0
    status: str = ""
    answer: str = ""
    code: str | None = None
    choices: list[Choice] | None = None
    id: int | str | None = None


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.encode


async def play(
    ws: str,
    client: Client,
    table: str,
    begin: float,
    until: float,
    pause: float,
    laps: list[float],
    seed: int,
) -> int:
    """Play at table after table, one move every `pause` seconds; notes how long answers took."""
    rng = random.Random(seed)
    moves = 0
    headers = {"Authorization": f"Bearer {client.token}"}
    async with connect(
        ws, additional_headers=headers, proxy=None, max_size=None, compression=None,
        ping_interval=None,
    ) as socket:  # fmt: skip
        due = begin + rng.random() * pause
        await asyncio.sleep(max(0.0, begin - time.monotonic()))
        while time.monotonic() < until:
            if not table:
                opened = await asyncio.to_thread(client.open, "microworld", ["me", "me"])
                table = opened["table"]
            await socket.send(
                encode({"say": "watch", "id": 0, "table": table, "scene": False}).decode()
            )
            shown = decode(await socket.recv())
            while shown.say not in ("snapshot",):
                shown = decode(await socket.recv())
            while shown.choices and time.monotonic() < until:
                choice = rng.choice(shown.choices)
                moves += 1
                if pause:
                    await asyncio.sleep(max(0.0, due - time.monotonic()))
                    due = max(due + pause, time.monotonic())
                message = encode(
                    {
                        "say": "act", "id": moves, "table": table, "move": str(moves),
                        "version": shown.version, "seat": choice.seat, "action": choice.action,
                    }
                ).decode()  # fmt: skip
                started = time.perf_counter()
                await socket.send(message)
                answered, version = False, 0
                while True:
                    heard = decode(await socket.recv())
                    if heard.say in ("update", "snapshot"):
                        shown = heard
                    elif heard.say == "answer":
                        laps.append(time.perf_counter() - started)
                        assert heard.answer == "accepted", heard
                        answered, version = True, heard.version
                    elif heard.say != "seats":
                        raise AssertionError(heard)
                    if answered and shown.version >= version:
                        break
            table = ""
    return moves


async def look_on(ws: str, token: str, table: str, until: float, ready: Any) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(
        ws, additional_headers=headers, proxy=None, max_size=None, compression=None,
        ping_interval=None, open_timeout=60,
    ) as socket:  # fmt: skip
        await socket.send(encode({"say": "watch", "id": 0, "table": table}).decode())
        await socket.recv()
        with ready.get_lock():
            ready.value += 1
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
            while True:
                await socket.recv()


def players(
    url: str, ws: str, tables: int, begin: float, seconds: float, pause: float, out: Any, seed: int
) -> None:
    """One process of players."""

    async def run() -> None:
        clients = [Client(url, f"player {n}") for n in range(tables)]
        first = [client.open("microworld", ["me", "me"])["table"] for client in clients]
        laps: list[float] = []
        start = max(begin, time.monotonic() + 2)
        counts = await asyncio.gather(
            *(
                play(ws, client, first[n], start, start + seconds, pause, laps, seed * 1000 + n)
                for n, client in enumerate(clients)
            )
        )
        out.put((sum(counts), laps))

    asyncio.run(run())


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
    return laps[min(len(laps) - 1, int(len(laps) * part))] * 1000


def cpu_of(pid: int) -> float:
    """Seconds a process has computed, its children not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(
    tables: int, seconds: float, watching: int, processes: int, pace: float, flags: list[str]
) -> dict[str, Any]:
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), "--rates", "100000", *flags).start()
        ready = context.Value("i", 0)
        crowd = context.Process(
            target=spectators, args=(server.url, server.ws, watching, seconds + 120, ready)
        )
        if watching:
            crowd.start()
            end = time.monotonic() + 90
            while ready.value < watching and time.monotonic() < end:
                time.sleep(0.1)
        assert server.process is not None
        idle = cpu_of(server.process.pid)
        out = context.Queue()
        # Time for the clients to start and to introduce themselves.
        begin = time.monotonic() + 5 + tables * 0.04
        workers = [
            context.Process(
                target=players,
                args=(
                    server.url,
                    server.ws,
                    tables // processes,
                    begin,
                    seconds,
                    tables / pace if pace else 0.0,
                    out,
                    n,
                ),
            )
            for n in range(processes)
        ]
        for worker in workers:
            worker.start()
        found = [out.get(timeout=seconds + 180) for _ in workers]
        for worker in workers:
            worker.join()
        looking = ready.value
        if watching:
            crowd.kill()
            crowd.join()
        cpu = cpu_of(server.process.pid) - idle
        rss = (
            int(
                next(
                    line
                    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
                    if line.startswith("VmRSS")
                ).split()[1]
            )
            // 1024
        )
        server.stop()
        database = sqlite3.connect(Path(folder) / "miasma.sqlite3")
        stored = database.execute("SELECT count(*) FROM entries WHERE move IS NOT NULL").fetchone()
        database.close()
    moves = sum(count for count, _ in found)
    laps = sorted(lap for _, some in found for lap in some)
    assert stored[0] >= len(laps), (stored, len(laps))
    return {
        "tables": tables, "pace": pace, "spectators": looking, "seconds": seconds, "moves": moves,
        "moves_per_second": round(len(laps) / seconds), "p50_ms": round(share(laps, 0.5), 1),
        "p90_ms": round(share(laps, 0.9), 1), "p99_ms": round(share(laps, 0.99), 1),
        "server_cpu_us_per_move": round(cpu / max(1, len(laps)) * 1e6),
        "max_ms": round(laps[-1] * 1000, 1), "server_mb": rss,
        "stored": stored[0], "flags": flags, "load_before": round(os.getloadavg()[0], 1),
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.0, help="moves a second in all; 0: all out")
    parser.add_argument("flags", nargs="*", help="passed on to the server, after --")
    args = parser.parse_args()
    result = measure(
        args.tables, args.seconds, args.spectators, args.processes, args.pace, args.flags
    )
    print(json.dumps(result, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
