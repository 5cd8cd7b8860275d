"""The fault test: a server killed with SIGKILL at random points while several clients play.

python benchmarks/faults.py --kills 1000

People share tables: two against each other with somebody looking on, and one against a computer
player, who also takes back now and then. Each client resends what was not answered under the same
move id, notes every acknowledged move, and keeps a transcript of everything it was ever told. In
the end every acknowledged move must stand in the stored history exactly once, no version may be
missing or doubled, all that anybody was ever told must be what is stored (a fork would show), and
all readers must get the same record.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.kit import LOST, ServerProcess, Talk, until

from miasma.client import Client, ClientError
from miasma.core.record import Record

UNDO = 0.04
"""How often somebody who plays alone takes back."""


@dataclass
class Result:
    kills: int = 0
    acknowledged: int = 0
    duplicates: int = 0
    resent: int = 0
    undone: int = 0
    games: int = 0
    finished: int = 0
    told: int = 0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


@dataclass
class Acknowledged:
    table: str
    move: str
    kind: str
    seat: int
    action: str
    answer: str


@dataclass
class Told:
    """What an update said was played: the entries after one version up to another."""

    table: str
    since: int
    version: int
    played: list[tuple[int, str]]


class Party:
    """People who sit together, at one table after the other."""

    def __init__(self, clients: list[Client], seats: list[str], result: Result) -> None:
        self.clients = clients
        self.seats = seats
        self.result = result
        self.tables: list[str] = []
        self.lock = asyncio.Lock()

    async def table(self, over: str | None) -> str:
        """The table to play at; a new one after one that is over."""
        async with self.lock:
            if not self.tables or self.tables[-1] == over:
                opened = await again(lambda: self.clients[0].open("microworld", self.seats))
                for client in self.clients[1:]:
                    await again(partial(self.sit, client, opened["invite"]))
                self.tables.append(str(opened["table"]))
                self.result.games += 1
            return self.tables[-1]

    def sit(self, client: Client, invite: str) -> bool:
        _, _, table, code = invite.split("/")
        try:
            client.call("POST", f"/api/tables/{table}/sit", {"invite": code})
        except ClientError as error:
            # The answer of the first try may have been lost, the seat not.
            if error.code != "seat-taken" or not client.table(table)["my_seats"]:
                raise
        return True


async def again(deed: Callable[[], Any]) -> Any:
    """Do something over HTTP until the server is there."""
    while True:
        try:
            return await asyncio.to_thread(deed)
        except ClientError as error:
            if error.status not in (0, 503):
                raise
        except OSError:
            pass
        await asyncio.sleep(0.05)


class Watcher:
    """A client that only looks on, and remembers what it was told."""

    def __init__(self, server: ServerProcess, client: Client, party: Party, seed: int) -> None:
        self.server = server
        self.client = client
        self.party = party
        self.rng = random.Random(seed)
        self.result = party.result
        self.at: str | None = None
        self.shown: dict[str, Any] = {}
        self.told: list[Told] = []
        self.stopping = False

    async def run(self) -> None:
        """Go on until told to stop; after each break connect again."""
        while not self.done():
            try:
                async with Talk(self.server, self.client.token) as talk:
                    await self.converse(talk)
            except LOST:
                await asyncio.sleep(self.rng.random() * 0.05)

    def done(self) -> bool:
        return self.stopping

    async def converse(self, talk: Talk) -> None:
        self.at = await self.party.table(None)
        await self.watch(talk)
        while not self.done():
            if self.shown["status"] == "over":
                self.at = await self.party.table(self.at)
                await self.watch(talk)
            elif not await self.step(talk):
                await self.listen(talk)

    async def step(self, talk: Talk) -> bool:
        """Do something, if there is something to do."""
        return False

    async def watch(self, talk: Talk) -> None:
        answer = await talk.ask("watch", table=self.at, scene=False)
        if answer["say"] != "snapshot":
            self.result.problems.append(f"unexpected answer {answer} to watch")
        self.take_in(talk)

    async def listen(self, talk: Talk) -> None:
        try:
            await asyncio.wait_for(talk.next(), 1.0)
        except TimeoutError:
            await self.watch(talk)  # nothing may be missed by waiting
        self.take_in(talk)

    def take_in(self, talk: Talk) -> None:
        for heard in talk.heard:
            if heard.get("table") != self.at or "choices" not in heard:
                continue
            self.shown = heard
            if heard["say"] == "update" and "played" in heard:
                played = [(ply["seat"], ply["action"]) for ply in heard["played"]]
                self.told.append(Told(heard["table"], heard["from"], heard["version"], played))
        talk.heard.clear()
        talk.raw.clear()


class Player(Watcher):
    """A client that plays, and never gives up."""

    def __init__(self, server: ServerProcess, client: Client, party: Party, seed: int) -> None:
        super().__init__(server, client, party, seed)
        self.notes: list[Acknowledged] = []
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.count = itertools.count(1)

    def done(self) -> bool:
        return self.stopping and self.pending is None

    async def converse(self, talk: Talk) -> None:
        if self.pending is not None:
            self.result.resent += 1
            await self.send(talk)
        await super().converse(talk)

    async def step(self, talk: Talk) -> bool:
        if self.stopping or not self.shown["choices"]:
            return False
        choice = self.rng.choice(self.shown["choices"])
        body = {
            "table": self.at, "move": f"m{next(self.count)}", "version": self.shown["version"],
            "seat": choice["seat"],
        }  # fmt: skip
        if len(self.party.clients) == 1 and self.rng.random() < UNDO:
            self.pending = ("undo", body)
        else:
            self.pending = ("act", {**body, "action": choice["action"]})
        await self.send(talk)
        return True

    async def send(self, talk: Talk) -> None:
        assert self.pending is not None
        kind, sent = self.pending
        answer = await talk.ask(kind, **sent)  # if it is lost, it stays pending
        self.pending = None
        if answer.get("answer") in ("accepted", "duplicate"):
            self.notes.append(
                Acknowledged(sent["table"], sent["move"], kind, sent["seat"],
                             sent.get("action", ""), answer["answer"])
            )  # fmt: skip
            self.result.acknowledged += 1
            self.result.duplicates += answer["answer"] == "duplicate"
            self.result.undone += kind == "undo"
        elif answer.get("code") not in ("stopping", "stale", "nothing-to-undo", "over"):
            self.result.problems.append(f"unexpected answer {answer} to {sent}")
        self.take_in(talk)
        if answer.get("answer") != "accepted":
            await self.watch(talk)


def torture(data: Path, kills: int, clients: int, seed: int, say: bool = False) -> Result:
    """Kill and restart a server while clients play; then compare what everybody knows."""
    result = Result()
    started = time.monotonic()
    server = ServerProcess(data, "--rates", "10000", "--log-level", "error").start()
    everybody: list[Watcher] = []
    numbers = itertools.count(seed * 1000)
    for number in range(0, clients, 3):
        pair = Party(
            [server.client(f"{name} {number}") for name in ("Ann", "Bob")], ["me", "open"], result
        )
        alone = Party([server.client(f"Cat {number}")], ["me", "random"], result)
        for party in (pair, alone):
            for client in party.clients:
                everybody.append(Player(server, client, party, next(numbers)))
        eve = server.client(f"Eve {number}")
        everybody.append(Watcher(server, eve, pair, next(numbers)))
    asyncio.run(_torture(server, everybody, kills, random.Random(seed), result, say))
    check(server, everybody, result)
    if server.stop() != 0:
        result.problems.append("the server did not stop in order")
    result.seconds = round(time.monotonic() - started, 1)
    return result


async def _torture(
    server: ServerProcess,
    everybody: list[Watcher],
    kills: int,
    rng: random.Random,
    result: Result,
    say: bool,
) -> None:
    tasks = [asyncio.create_task(somebody.run()) for somebody in everybody]
    while result.kills < kills:
        before = result.acknowledged
        end = time.monotonic() + 60
        while result.acknowledged < before + 1 and time.monotonic() < end:
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.random() * 0.3)
        await asyncio.to_thread(server.kill)
        result.kills += 1
        await asyncio.to_thread(server.start)
        if say and result.kills % 20 == 0:
            print(f"{result.kills} kills, {result.acknowledged} moves", flush=True)
        for task in tasks:
            if task.done():
                task.result()
    for somebody in everybody:
        somebody.stopping = True
    await asyncio.wait_for(asyncio.gather(*tasks), 120)


Row = tuple[int, str, int, str, str | None]


def check(server: ServerProcess, everybody: list[Watcher], result: Result) -> None:
    """Every acknowledged move is stored exactly once; no gaps, no forks, one record for all."""
    parties = list({id(somebody.party): somebody.party for somebody in everybody}.values())
    for party in parties:
        for table in party.tables:
            # A computer player may still be at it.
            until(partial(_at_rest, party.clients[0], table))
    database = sqlite3.connect(server.data / "miasma.sqlite3")
    stored: dict[str, list[Row]] = {}
    for table, *row in database.execute(
        'SELECT "table", version, kind, seat, action, move FROM entries ORDER BY "table", version'
    ):
        stored.setdefault(table, []).append((row[0], row[1], row[2], row[3], row[4]))
    database.close()
    for table, rows in stored.items():
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
            result.problems.append(f"{table}: versions have gaps or doubles")
    for somebody in everybody:
        _check_told(somebody, stored, result)
        if isinstance(somebody, Player):
            _check_notes(somebody, stored, result)
    stranger = server.client("a stranger")
    for party in parties:
        readers = [*party.clients, stranger]
        for table in party.tables:
            _check_records(table, readers, stored[table], result)


def _at_rest(client: Client, table: str) -> bool:
    shown = client.table(table)
    return shown["status"] == "over" or all(
        shown["seats"][seat]["kind"] == "person" for seat in shown["to_act"]
    )


def _check_notes(player: Player, stored: dict[str, list[Row]], result: Result) -> None:
    by_move: dict[tuple[str, str], list[Row]] = {}
    for table in player.party.tables:
        for row in stored[table]:
            if row[4] is not None:
                by_move.setdefault((table, row[4]), []).append(row)
    for note in player.notes:
        # Two people at a table may use the same id; the seat tells them apart.
        rows = [row for row in by_move.get((note.table, note.move), []) if row[2] == note.seat]
        if len(rows) != 1:
            result.problems.append(f"{note.table}: {note.move} is stored {len(rows)} times")
        elif rows[0][1] != note.kind or (note.kind == "act" and rows[0][3] != note.action):
            result.problems.append(f"{note.table}: {note} is stored as {rows[0]}")


def _check_told(somebody: Watcher, stored: dict[str, list[Row]], result: Result) -> None:
    for told in somebody.told:
        result.told += 1
        rows = stored[told.table][told.since : told.version]
        # What the reader may not know ends in a question mark; who acted is known.
        same = len(rows) == len(told.played) and all(
            row[1] == "act" and row[2] == seat and (row[3] == action or action.endswith("?"))
            for row, (seat, action) in zip(rows, told.played, strict=True)
        )
        if not same:
            result.problems.append(f"{told.table}: {told} was told, {rows} is stored")


def _check_records(table: str, readers: list[Client], rows: list[Row], result: Result) -> None:
    line: list[tuple[int, str]] = []
    for _, kind, seat, action, _ in rows:
        if kind == "undo":
            del line[int(action) :]
        elif kind == "act":
            line.append((seat, action))
    shown = [reader.table(table) for reader in readers]
    if {one["version"] for one in shown} != {len(rows)} or len({o["plies"] for o in shown}) != 1:
        result.problems.append(f"{table}: readers see other versions than {len(rows)}")
    records = [Record.loads(reader.record(table)) for reader in readers]
    for record in records:
        entries = [(entry.seat, entry.notation) for entry in record.entries]
        whole = shown[0]["status"] == "over"
        if len(entries) != len(line) or any(
            seat != actor or (notation != action and (whole or not notation.endswith("?")))
            for (seat, notation), (actor, action) in zip(entries, line, strict=False)
        ):
            result.problems.append(f"{table}: a reader's record is not what is stored")
        if whole:
            record.verify()
    result.finished += shown[0]["status"] == "over"


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
    sys.exit(main())
