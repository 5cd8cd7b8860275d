"""Everything that goes over the wire during full games, held against what the reader may know."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from tests.server.kit import ServerProcess, Talk
from tests.server.test_play import two_at_a_table

from miasma.core.record import Record
from miasma.core.scene import Scene
from miasma.core.state import State

GAMES = 3


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


class Witness:
    """A reader who keeps everything and rebuilds the scene from the changes."""

    def __init__(self, talk: Talk, seat: int | None) -> None:
        self.talk = talk
        self.seat = seat
        self.moments: dict[int, dict[str, Any]] = {}
        self.played: dict[int, list[tuple[int, str]]] = {}
        self.scene: Any = None

    def take_in(self) -> None:
        for heard in self.talk.heard:
            if heard["say"] == "snapshot":
                self.scene = Scene.from_dict(heard["scene"])
            elif heard["say"] == "update" and "scene" in heard:
                self.scene = self.scene.changed(heard["scene"])
                played = [(p["seat"], p["action"]) for p in heard["played"]]
                self.played[heard["plies"]] = played
            else:
                continue
            self.moments[heard["plies"]] = {
                "scene": plain(self.scene.to_dict()),
                "choices": heard["choices"],
            }
        self.talk.heard.clear()


async def play(server: ServerProcess, seed: int) -> tuple[list[Witness], str]:
    ann, bob, table = two_at_a_table(server, options={"scenario": "basic"})
    eve = server.client("Eve")
    rng = random.Random(seed)
    async with (
        Talk(server, ann.token) as one,
        Talk(server, bob.token) as two,
        Talk(server, eve.token) as three,
    ):
        readers = [Witness(one, 0), Witness(two, 1), Witness(three, None)]
        for reader in readers:
            await reader.talk.ask("watch", table=table)
        status, count = "playing", 0
        while status != "over":
            shown = await one.ask("watch", table=table)
            status = shown["status"]
            if status == "over":
                break
            mover = readers[shown["to_act"][0]]
            mine = await mover.talk.ask("watch", table=table)
            choice = rng.choice(mine["choices"])
            answer = await mover.talk.ask(
                "act", table=table, move=f"{seed}-{count}", version=mine["version"],
                seat=choice["seat"], action=choice["action"],
            )  # fmt: skip
            assert answer["answer"] == "accepted"
            count += 1
            for reader in readers:
                await reader.talk.ask("ping")
                reader.take_in()
    return readers, ann.record(table)


@pytest.mark.parametrize("seed", range(GAMES))
def test_nobody_receives_what_they_may_not_know(server: ServerProcess, seed: int) -> None:
    readers, text = asyncio.run(play(server, seed))
    record = Record.loads(text)
    record.verify()
    rng = random.Random(seed)
    compared = hidden = 0
    for reader in readers:
        for ply, state in enumerate(record.states()):
            seen = reader.moments.get(ply)
            if seen is None or state.over:
                continue
            # What a reader gets must follow from what the reader knows: a world that differs in
            # everything the reader can't know must give the very same.
            other = state.imagine(reader.seat, rng)
            assert seen["scene"] == plain(other.scene(reader.seat, "en").to_dict())
            expected = options(other, reader.seat)
            assert [choice["action"] for choice in seen["choices"]] == expected
            compared += 1
            if ply in reader.played:
                told = reader.played[ply]
                excerpt = state.excerpt(reader.seat).entries[-len(told) :]
                assert told == [(entry.seat, entry.notation) for entry in excerpt]
                hidden += sum(entry.hidden for entry in excerpt)
    assert compared > 60
    assert hidden > 0


def options(state: State, seat: int | None) -> list[str]:
    if seat is None or seat not in state.to_act:
        return []
    return [action.notation for action in state.options(seat)]


def test_records_of_running_games_hide_what_is_hidden(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server)
    eve = server.client("Eve")
    rng = random.Random(9)
    hidden = 0
    for number in range(40):
        turn = ann.table(table)
        if turn["status"] == "over":
            break
        mover = (ann, bob)[turn["to_act"][0]]
        mine = mover.table(table)
        choice = rng.choice(mine["choices"])
        body = {"move": f"r{number}", "version": mine["version"], "seat": choice["seat"]}
        mover.call("POST", f"/api/tables/{table}/actions", {**body, "action": choice["action"]})
        texts = [client.record(table) for client in (ann, bob, eve)]
        hidden += sum(text.count("?") for text in texts)
        mask = [set(text.split("\n")) for text in texts]
        # A spectator knows no more than either player.
        assert texts[2].count("?") >= max(texts[0].count("?"), texts[1].count("?"))
        assert mask[2] - mask[0] - mask[1] <= {line for line in mask[2] if "?" in line}
    assert hidden > 0
