"""Nothing a reader receives may depend on what the reader can't know.

Two servers play two games that look the same to one reader and differ in what is hidden from that
reader: other genes dealt, other tiles kept. Every byte the reader gets over the socket and from
every address it can ask is compared; only ids and times may differ.
"""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.kit import ServerProcess, Talk
from tests.server.scripted import SCRIPT

from miasma.client import Client
from miasma.core.chance import CHANCE
from miasma.core.registry import find_game
from miasma.core.state import State
from miasma.server.position import Position, unfold

GAME = find_game("microworld")
Line = list[tuple[int, int]]
SETS: list[dict[str, Any]] = [
    {"scenario": "custom", "rules": "C"},
    {"scenario": "basic"},
    *(GAME.sample_options(Random(seed), 2) for seed in range(4)),
]
READERS = (None, 0, 1)
TRIES = 300


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    found = []
    for name in ("one", "other"):
        folder = tmp_path_factory.mktemp(name)
        server = ServerProcess(folder, "--rates", "1000", "--plugin", "tests.server.scripted")
        server.environment = {SCRIPT: str(folder / "script.json")}
        found.append(server.start())
    yield found
    for server in found:
        assert server.stop() == 0


def a_game(options: dict[str, Any], rng: Random) -> tuple[Line, list[int]]:
    """A whole game by random choices, as a server would play it, and where it waits for one."""
    start = GAME.start(2, None, options)
    position = unfold(Position(start)).position
    while not position.state.over:
        seat = rng.choice(position.state.to_act)
        position = unfold(position, seat, rng.choice(position.state.legal(seat))).position
    line = [(ply.seat, ply.action) for ply in position.line]
    return line, [n for n, ply in enumerate(position.line) if ply.decided]


def twin_of(line: Line, options: dict[str, Any], reader: int | None, rng: Random) -> Line | None:
    """Another game that the reader can't tell from this one, if one is found."""
    start = GAME.start(2, None, options)
    now = start.clone()
    for seat, action in line:
        now.take(action, seat)
    for _ in range(TRIES):
        found = _try_twin(line, start, now, reader, rng)
        if found is not None and found != line:
            return found
    return None


def _try_twin(line: Line, start: State, now: State, reader: int | None, rng: Random) -> Line | None:
    here, there = start.clone(), start.clone()
    found: Line = []
    for seat, action in line:
        hidden = GAME.mask(here, now, seat, GAME.vocabulary[action], reader) is not None
        here.take(action, seat)
        options = [action]
        if hidden and rng.random() < 0.5:
            others = there.legal(seat)
            rng.shuffle(others)
            options = [*others, action]
        for option in options:
            if option not in there.legal(seat):
                continue
            world = there.clone()
            world.take(option, seat)
            if world.view(reader) == here.view(reader):
                there = world
                found.append((seat, option))
                break
        else:
            return None
    return found


def a_pair(options: dict[str, Any], reader: int | None) -> tuple[Line, Line]:
    """The longest part of a running game that has a twin."""
    for seed in range(20):
        rng = Random(f"{seed} {options} {reader}")
        line, decisions = a_game(options, rng)
        while len(decisions) > 5:
            line = line[: decisions[-1]]  # the game still runs
            other = twin_of(line, options, reader, rng)
            if other is not None:
                return line, other
            decisions = decisions[: len(decisions) * 3 // 4]
    raise AssertionError("this game has no secrets")


class Witness:
    """Everything one reader gets from one server while a line is played."""

    def __init__(self, server: ServerProcess, line: Line, reader: int | None) -> None:
        self.server = server
        self.line = line
        self.reader = reader
        self.got: list[str] = []
        Path(server.environment[SCRIPT]).write_text(json.dumps(line))

    async def watch(self, options: dict[str, Any]) -> list[str]:
        ann, bob, eve = (self.server.client(name) for name in ("Ann", "Bob", "Eve"))
        opened = ann.open("microworld", ["me", "open"], options)
        self.table = opened["table"]
        bob.join(self.server.url + opened["invite"])
        self.players = [ann, bob]
        self.client = eve if self.reader is None else self.players[self.reader]
        async with Talk(self.server, self.client.token) as talk:
            await talk.ask("watch", table=self.table)
            await asyncio.to_thread(self.play, 0)
            await asyncio.to_thread(self.ask_everything)
            await asyncio.to_thread(self.take_back)
            await asyncio.to_thread(self.play, 1)
            await talk.ask("watch", table=self.table, scene=False, view=True)
            await talk.ask("lang", lang="de")
            # Who comes and goes is told after a moment, not with the moves.
            self.got += [raw for raw in talk.raw if not raw.startswith('{"say":"seats"')]
        return [self.plain(text) for text in self.got]

    def play(self, lap: int) -> None:
        """Play the decisions of the line; chance and open forced moves follow by themselves."""
        while True:
            shown = self.players[0].table(self.table)
            if shown["plies"] >= len(self.line) or shown["status"] != "playing":
                return
            seat, action = self.line[shown["plies"]]
            if seat == CHANCE:
                return
            mover = self.players[seat]
            mine = mover.table(self.table)
            notation = GAME.vocabulary[action].notation
            body = {"move": f"{lap}-{shown['plies']}", "version": mine["version"], "seat": seat}
            self.keep(mover, "POST", "actions", {**body, "action": notation})

    def take_back(self) -> None:
        """Everybody agrees that seat 0 goes back."""
        mine = self.players[0].table(self.table)
        if not mine["can"]["undo"]:
            return
        body = {"move": "back", "version": mine["version"], "seat": 0}
        self.keep(self.players[0], "POST", "undo", body)
        self.keep(self.players[1], "POST", "undo/agree", None)

    def ask_everything(self) -> None:
        shown = json.loads(self.keep(self.client, "GET", "", None))
        for path in ("view", "log", "record", "chat", "log?lang=ru"):
            self.keep(self.client, "GET", path, None)
        for ply in range(0, shown["plies"] + 1, max(1, shown["plies"] // 12)):
            self.keep(self.client, "GET", f"at/{ply}", None)
        self.keep(self.client, "GET", "?seat=0", None)
        self.keep(self.client, "GET", "?seat=1", None)
        self.keep(self.client, "GET", "analysis?ply=4", None)
        self.keep(self.client, "GET", "chances", None)
        self.keep(self.client, "POST", "branch", {"ply": 4})
        for seat in (0, 1):
            for target in [piece["id"] for piece in shown["scene"]["pieces"]][:20]:
                self.keep(self.client, "POST", "why", {"seat": seat, "target": target})

    def keep(self, client: Client, method: str, path: str, body: Any) -> str:
        """Ask over HTTP; what the reader asked is kept byte for byte."""
        slash = "" if not path or path.startswith("?") else "/"
        request = urllib.request.Request(
            f"{self.server.url}/api/tables/{self.table}{slash}{path}",
            None if body is None else json.dumps(body).encode(),
            {"Authorization": f"Bearer {client.token}", "Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = str(answer.read().decode())
        except urllib.error.HTTPError as refused:
            text = f"{refused.code} {refused.read().decode()}"
        if client is self.client:
            self.got.append(f"{method} {path}: {text}")
        return text

    def plain(self, text: str) -> str:
        """Without what differs between any two tables."""
        text = text.replace(self.table, "TABLE")
        text = re.sub(r"/join/TABLE/[\w-]+", "INVITE", text)
        return re.sub(r'"(created|touched|at|since)":[\d.e+]+', r'"\1":TIME', text)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("options", SETS, ids=lambda o: str(o.get("rules") or o.get("scenario")))
def test_two_worlds_that_look_the_same_sound_the_same(
    servers: list[ServerProcess], options: dict[str, Any], reader: int | None
) -> None:
    lines = a_pair(options, reader)
    got = [
        asyncio.run(Witness(server, line, reader).watch(options))
        for server, line in zip(servers, lines, strict=True)
    ]
    assert len(got[0]) == len(got[1]) > 30
    for here, there in zip(*got, strict=True):
        assert here == there
