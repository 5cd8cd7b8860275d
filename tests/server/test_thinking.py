"""The computer players: fair, never stuck, and telling nothing by the time they take."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest
from tests.server.test_storage import in_house, open_table

from miasma.agents.agent import Agent, Estimate
from miasma.core.actions import Action
from miasma.core.registry import find_game
from miasma.core.state import State
from miasma.server import play as playing
from miasma.server import thinking, worker
from miasma.server.house import House
from miasma.server.position import Position, unfold
from miasma.server.table import Seat, Thought
from miasma.server.thinking import HINTS_EACH, MOST_HINTS, Busy, Thinkers, Turns
from miasma.server.worker import Case


async def in_turn(turns: Turns, owner: str, hint: bool, order: list[str]) -> None:
    async with turns.turn(owner, hint):
        order.append(owner)
        await asyncio.sleep(0)


def test_nobody_s_second_job_comes_before_another_s_first() -> None:
    async def run() -> list[str]:
        turns, order = Turns(1), []  # type: ignore[var-annotated]
        jobs = [in_turn(turns, "crowd", False, order) for _ in range(10)]
        jobs += [in_turn(turns, "asker", True, order), in_turn(turns, "ann", False, order)]
        await asyncio.gather(*jobs)
        return order

    assert asyncio.run(run()) == ["crowd", "ann", *["crowd"] * 9, "asker"]


def test_hints_are_limited_for_each_and_for_all() -> None:
    async def run() -> None:
        turns = Turns(1)
        order: list[str] = []
        async with turns.turn("busy", False):
            mine = [asyncio.create_task(in_turn(turns, "ann", True, order)) for _ in range(9)]
            await asyncio.sleep(0)
            waiting = sum(not task.done() for task in mine)
            assert waiting == HINTS_EACH
            others = [asyncio.create_task(in_turn(turns, f"p{n}", True, order)) for n in range(20)]
            await asyncio.sleep(0)
            assert turns.waiting_hints == MOST_HINTS
            others[-1].cancel()
        found = await asyncio.gather(*mine, *others, return_exceptions=True)
        assert sum(isinstance(error, Busy) for error in found) > 0
        assert len(order) == MOST_HINTS
        assert turns.free == 1

    asyncio.run(run())


def test_whoever_goes_while_waiting_takes_no_turn_away() -> None:
    async def run() -> None:
        turns, order = Turns(1), []  # type: ignore[var-annotated]
        async with turns.turn("first", False):
            gone = asyncio.create_task(in_turn(turns, "gone", False, order))
            stays = asyncio.create_task(in_turn(turns, "stays", False, order))
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.gather(gone, stays, return_exceptions=True)
        assert order == ["stays"]
        assert turns.free == 1

    asyncio.run(run())


def die() -> None:
    os._exit(1)


def test_a_killed_process_is_replaced() -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        thinkers.start()
        with pytest.raises(thinking.ThinkingFailed):
            await thinkers.ask(die, budget=5.0, owner="ann")
        assert await thinkers.ask(os.getpid, budget=5.0, owner="ann") != os.getpid()
        await asyncio.to_thread(thinkers.stop)

    asyncio.run(run())


class Fails:
    """Thinking that goes wrong in whatever way."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def ask(self, *_: Any, **__: Any) -> int:
        raise self.error


@pytest.mark.parametrize("error", [IndexError("agent"), ValueError("pickle"), Busy()])
def test_whatever_goes_wrong_the_game_goes_on(tmp_path: Any, error: Exception) -> None:
    async def play(house: House) -> None:
        table = await house.tables.get(await open_table(house))
        house.play.thinkers = Fails(error)  # type: ignore[assignment]
        seat = table.state.to_act[0]
        thought = Thought(seat, time.time(), 0.1, table.decisions[seat])
        found = await house.play._ask(table, thought, "random")
        assert found == table.state.legal(seat)[0]

    in_house(tmp_path, play)


def test_computer_players_rest_where_nobody_is(tmp_path: Any) -> None:
    async def play(house: House) -> None:
        game = find_game("microworld")
        chairs = [Seat("agent", agent="random"), Seat("person", "ann", "Ann")]
        opened = await house.tables.open(game, chairs, {}, "ann", False, False)
        table = opened.table
        assert table.state.to_act == (0,)
        table.looked = time.time() - 2 * playing.REST
        house.play.kick(table)
        assert not table.thoughts
        table.looked = time.time()
        house.play.kick(table)
        assert list(table.thoughts) == [0]
        # Somebody goes back: nobody thinks on about what is no longer asked.
        task = table.thoughts[0].task
        table.decisions = {0: 99}
        house.play.kick(table)
        assert task is not None
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    in_house(tmp_path, play)


# -- a quick answer would tell ----------------------------------------------------------------


def reactions() -> tuple[State, State]:
    """Two positions that look the same: one seat may pass or counter, or can only pass."""
    game = find_game("microworld")
    found: dict[bool, State] = {}
    for seed in range(400):
        position = unfold(Position(game.start(2, seed, {"scenario": "basic"}))).position
        for _ in range(120):
            state = position.state
            if state.over:
                break
            seat = state.to_act[0]
            if not state.openly_forced(seat):
                found.setdefault(len(state.legal(seat)) == 1, state)
            if len(found) == 2:
                return found[False], found[True]
            legal = state.legal(seat)
            position = unfold(position, seat, legal[seed % len(legal)]).position
    raise AssertionError("nobody has to hide anything")


class Spy(Agent):
    """Notes how it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.analysed = 0

    def choose(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        if len(legal) > 1:
            self.analyse(state, seat)
        return state.game.vocabulary[legal[0]]

    def analyse(self, state: State, seat: int) -> list[Estimate]:
        self.analysed += 1
        return []


@pytest.mark.parametrize("single", [False, True])
def test_one_option_is_thought_about_like_many_where_it_is_secret(
    monkeypatch: pytest.MonkeyPatch, single: bool
) -> None:
    state = reactions()[single]
    spy = Spy()
    monkeypatch.setattr(worker, "find_agent", lambda _: spy)
    monkeypatch.setattr(worker, "state_of", lambda _: state.clone())
    case = Case("t", "microworld", 2, {}, None, ())
    worker.choose(case, state.to_act[0], "spy")
    assert spy.analysed == 1


@pytest.mark.parametrize("single", [False, True])
def test_the_time_of_an_answer_is_drawn_where_the_options_are_secret(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, single: bool
) -> None:
    state = reactions()[single]
    waited: list[float] = []

    async def play(house: House) -> None:
        table = await house.tables.get(await open_table(house))
        assert table.position is not None
        table.position = Position(state, table.position.line)
        house.play.thinkers = Fails(IndexError())  # type: ignore[assignment]

        async def sleep(seconds: float) -> None:
            waited.append(seconds)

        thought = Thought(state.to_act[0], time.time(), 0.1, 0)
        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "sleep", sleep)
            await house.play._ask(table, thought, "random")

    in_house(tmp_path, play)
    assert len(waited) == 1
    assert 0 < waited[0] <= 2 * playing.SHORTEST_THOUGHT
