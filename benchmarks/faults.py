"""The fault test: a server killed with SIGKILL at random points while several clients play.

python benchmarks/faults.py --kills 1000

Each client plays at tables of its own, resends what was not answered under the same move id, and
notes every acknowledged move. In the end every acknowledged move must stand in the stored history
exactly once, no version may be missing or doubled, and all readers must see the same record.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.kit import LOST, ServerProcess, Talk

from miasma.client import Client, ClientError
from miasma.core.record import Record


@dataclass
class Result:
    kills: int = 0
    acknowledged: int = 0
    duplicates: int = 0
    resent: int = 0
    games: int = 0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


@dataclass
class Acknowledged:
    table: str
    move: str
    action: str
    seat: int
    version: int
    answer: str


class Player:
    """A client that never gives up."""

    def __init__(self, server: ServerProcess, client: Client, seed: int, result: Result) -> None:
        self.server = server
        self.client = client
        self.rng = random.Random(seed)
        self.result = result
        self.notes: list[Acknowledged] = []
        self.tables: list[str] = []
        self.count = 0
        self.stopping = False

    async def run(self) -> None:
        """Play until told to stop; after each break connect again and go on."""
        pending: dict[str, Any] | None = None
        while not self.stopping or pending is not None:
            try:
                async with Talk(self.server, self.client.token) as talk:
                    while not self.stopping or pending is not None:
                        table = await self.open_table()
                        shown = await talk.ask("watch", table=table, scene=False)
                        pending = await self.play(talk, table, shown, pending)
            except Pending as left:
                pending = left.message
            except (*LOST, ClientError):  # also while a table was being opened
                pass
            await asyncio.sleep(self.rng.random() * 0.02)

    async def open_table(self) -> str:
        if not self.tables:
            opened = await asyncio.to_thread(self.client.open, "microworld", ["me", "me"])
            self.tables.append(opened["table"])
            self.result.games += 1
        return self.tables[-1]

    async def play(
        self, talk: Talk, table: str, shown: dict[str, Any], pending: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        while True:
            if pending is None:
                if self.stopping:
                    return None
                if shown["status"] == "over":
                    opened = await asyncio.to_thread(self.client.open, "microworld", ["me", "me"])
                    self.tables.append(opened["table"])
                    self.result.games += 1
                    return None
                pending = self.decide(table, shown)
            else:
                self.result.resent += 1
            try:
                answer = await talk.ask("act", **pending)
            except LOST:
                raise Pending(pending) from None
            shown = self.note(talk, pending, answer, shown)
            pending = None
            if shown["say"] == "again":
                shown = await talk.ask("watch", table=table, scene=False)

    def decide(self, table: str, shown: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        choice = self.rng.choice(shown["choices"])
        return {
            "table": table, "move": f"m{self.count}", "version": shown["version"],
            "seat": choice["seat"], "action": choice["action"],
        }  # fmt: skip

    def note(
        self, talk: Talk, sent: dict[str, Any], answer: dict[str, Any], shown: dict[str, Any]
    ) -> dict[str, Any]:
        if answer.get("answer") in ("accepted", "duplicate"):
            self.notes.append(
                Acknowledged(
                    sent["table"], sent["move"], sent["action"], sent["seat"],
                    answer["version"], answer["answer"],
                )
            )  # fmt: skip
            self.result.acknowledged += 1
            self.result.duplicates += answer["answer"] == "duplicate"
        elif answer.get("code") not in ("stopping", "stale"):
            self.result.problems.append(f"unexpected answer {answer} to {sent}")
        for heard in reversed(talk.heard):
            if heard["say"] in ("update", "snapshot") and heard["table"] == sent["table"]:
                if heard["version"] == answer["version"]:
                    latest: dict[str, Any] = heard
                    return latest
                break
        return {"say": "again"}


class Pending(Exception):
    """The connection broke while an answer was awaited."""

    def __init__(self, message: dict[str, Any]) -> None:
        self.message = message


def torture(data: Path, kills: int, clients: int, seed: int, say: bool = False) -> Result:
    """Kill and restart a server while clients play; then compare what everybody knows."""
    result = Result()
    started = time.monotonic()
    server = ServerProcess(data, "--rates", "10000", "--log-level", "error").start()
    players = [
        Player(server, server.client(f"player {n}"), seed * 1000 + n, result)
        for n in range(clients)
    ]
    asyncio.run(_torture(server, players, kills, random.Random(seed), result, say))
    check(server, players, result)
    server.stop()
    result.seconds = time.monotonic() - started
    return result


async def _torture(
    server: ServerProcess,
    players: list[Player],
    kills: int,
    rng: random.Random,
    result: Result,
    say: bool,
) -> None:
    tasks = [asyncio.create_task(player.run()) for player in players]
    while result.kills < kills:
        before = result.acknowledged
        end = time.monotonic() + 30
        while result.acknowledged < before + 1 and time.monotonic() < end:
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.random() * 0.15)
        await asyncio.to_thread(server.kill)
        result.kills += 1
        await asyncio.to_thread(server.start)
        if say and result.kills % 20 == 0:
            print(f"{result.kills} kills, {result.acknowledged} moves", flush=True)
        for task in tasks:
            if task.done():
                task.result()
    for player in players:
        player.stopping = True
    await asyncio.wait_for(asyncio.gather(*tasks), 60)


def check(server: ServerProcess, players: list[Player], result: Result) -> None:
    """Every acknowledged move is stored exactly once; no gaps, no forks, one record for all."""
    database = sqlite3.connect(server.data / "miasma.sqlite3")
    stored: dict[str, list[tuple[Any, ...]]] = {}
    for row in database.execute(
        'SELECT "table", version, kind, seat, action, move FROM entries ORDER BY "table", version'
    ):
        stored.setdefault(row[0], []).append(row[1:])
    database.close()
    for table, rows in stored.items():
        versions = [row[0] for row in rows]
        if versions != list(range(1, len(versions) + 1)):
            result.problems.append(f"{table}: versions have gaps or doubles")
    for player in players:
        for note in player.notes:
            same = [row for row in stored.get(note.table, []) if row[4] == note.move]
            if len(same) != 1:
                result.problems.append(f"{note.table}: {note.move} is stored {len(same)} times")
            elif (same[0][2], same[0][3]) != (note.seat, note.action):
                result.problems.append(f"{note.table}: {note.move} is stored as {same[0]}")
            elif note.answer == "accepted" and not same[0][0] <= note.version:
                result.problems.append(f"{note.table}: {note.move} has version {same[0][0]}")
        watcher = server.client("a stranger")
        for table in player.tables:
            notations = [(row[2], row[3]) for row in stored[table] if row[1] == "act"]
            shown = player.client.table(table)
            if shown["version"] != len(stored[table]):
                result.problems.append(f"{table}: the server shows version {shown['version']}")
            if watcher.table(table)["version"] != shown["version"]:
                result.problems.append(f"{table}: two readers see two versions")
            if shown["status"] == "over":
                record = Record.loads(player.client.record(table))
                if [(e.seat, e.notation) for e in record.entries] != notations:
                    result.problems.append(f"{table}: the record is not what is stored")
                record.verify()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--clients", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result = torture(Path(folder), args.kills, args.clients, args.seed, say=True)
    print(json.dumps({**result.__dict__, "problems": result.problems[:20]}, indent=2))
    return 1 if result.problems else 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    sys.exit(main())
