"""What people and computer players do at a table: play, take back, resign.

Everything that changes a table is checked here against the rules, stored, and only then shown and
answered. Every request about a move gets exactly one answer.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from miasma.core.errors import IllegalAction, NotationError
from miasma.core.reasons import Reason
from miasma.server.agents import STAND_IN, seconds_of
from miasma.server.hub import Hub
from miasma.server.log import log
from miasma.server.metrics import MOVE_SECONDS, MOVES
from miasma.server.position import RNG, Position, back_to, is_free, last_decision, unfold
from miasma.server.rebuild import note_veiled
from miasma.server.rows import entry_row, seat_item, touch_row
from miasma.server.table import BROKEN, OVER, PLAYING, Asked, LiveTable, Thought
from miasma.server.tables import Tables
from miasma.server.thinking import Thinkers
from miasma.server.words import say
from miasma.server.worker import Case, choose
from miasma.server.writer import EntryRow, Item, Taken, WriterClosed

MOST_PER_PLY = 2
"""Entries a table takes, as a multiple of the longest game: going to and fro has an end."""
REST = 60.0
"""Seconds after which computer players rest at a table where nobody is."""
SHORTEST_THOUGHT = 0.15
"""Seconds a computer player takes at least (and up to twice that) where others may not know
whether it had a choice."""


class ReasonText(msgspec.Struct):
    """A rule that forbids something, and what it says."""

    rule: str
    text: str


class Answer(msgspec.Struct, omit_defaults=True):
    """The answer to a move: accepted, duplicate or refused."""

    answer: str
    move: str
    version: int
    code: str | None = None
    reasons: list[ReasonText] | None = None


class Mover:
    """Who moves: a person (with the id of the move) in a language, or a computer player."""

    __slots__ = ("lang", "move", "person")

    def __init__(self, person: str, move: str, lang: str = "en") -> None:
        self.person = person
        self.move = move
        self.lang = lang


class Play:
    """The doings at all tables."""

    def __init__(
        self, tables: Tables, hub: Hub, thinkers: Thinkers, near: Callable[[str], str] = str
    ) -> None:
        self.tables = tables
        self.hub = hub
        self.thinkers = thinkers
        self.near = near
        """Person → whom their share of the thinking is counted with."""
        self.stopping = False
        self._tasks: set[asyncio.Task[None]] = set()

    # -- playing --------------------------------------------------------------------------------

    async def act(
        self, table: LiveTable, mover: Mover, seat: int, version: int, action: str
    ) -> Answer:
        """A person plays an action."""
        started = time.perf_counter()
        table.looked = time.time()
        async with table.lock:
            answer = self._before(table, mover, seat) or self._stale(table, mover, seat, version)
            if answer is None:
                answer = await self._act(table, mover, seat, action)
        MOVE_SECONDS.observe(time.perf_counter() - started)
        MOVES.labels(answer.answer).inc()
        return answer

    def _before(self, table: LiveTable, mover: Mover, seat: int) -> Answer | None:
        """What is checked of every request about a move, before the rules are asked."""
        if (mover.person, mover.move) in table.moves:
            return Answer("duplicate", mover.move, self._version(table, seat))
        if not 0 <= seat < len(table.seats) or table.seats[seat].person != mover.person:
            return self.refuse(table, mover, "not-your-seat")
        if table.status == BROKEN:
            return self.refuse(table, mover, "broken", seat)
        if table.status == OVER:
            return self.refuse(table, mover, "over", seat)
        if table.seats[seat].standing_in:
            return self.refuse(table, mover, "away", seat)
        if table.status != PLAYING:
            return self.refuse(table, mover, "waiting", seat)
        if table.version > MOST_PER_PLY * table.state.game.max_plies:
            return self.refuse(table, mover, "too-long", seat)
        return None

    def _stale(self, table: LiveTable, mover: Mover, seat: int, version: int) -> Answer | None:
        shown = table.shown_version(seat)
        if version == shown or table.decisions.get(seat, shown) <= version < shown:
            return None
        return self.refuse(table, mover, "stale", seat)

    async def _act(self, table: LiveTable, mover: Mover, seat: int, action: str) -> Answer:
        state = table.state
        game = state.game
        try:
            index = game.parse(action).index
            if seat not in state.to_act or index not in state.legal(seat):
                reasons = state.why_not(index, seat)
                code = "illegal" if seat in state.to_act else "not-your-turn"
                return self.refuse(table, mover, code, seat, reasons)
        except NotationError:
            return self.refuse(table, mover, "unknown-action", seat)
        except IllegalAction as error:
            return self.refuse(table, mover, "illegal", seat, error.reasons)
        return await self._play(table, seat, index, mover)

    async def _play(self, table: LiveTable, seat: int, index: int, mover: Mover | None) -> Answer:
        """Play a legal action for a person or a computer player; the lock is held."""
        assert table.position is not None
        unfolded = unfold(table.position, seat, index)
        now = time.time()
        vocabulary = table.state.game.vocabulary
        version = table.version
        rows: list[EntryRow] = [
            (table.id, version + n, "act", f.seat, vocabulary[f.action].notation, None, None, now)
            for n, f in enumerate(unfolded.fresh, 1)
        ]
        answer = await self._store(table, seat, rows, unfolded.position, mover)
        if answer.answer == "accepted":
            self.kick(table)
            self.hub.publish(table, unfolded.fresh)
        return answer

    async def _store(
        self,
        table: LiveTable,
        seat: int,
        rows: list[EntryRow],
        position: Position,
        mover: Mover | None,
        outcome: dict[str, Any] | None = None,
        extra: Sequence[Item] = (),
    ) -> Answer:
        move = mover.move if mover else ""
        if mover is not None:
            first = rows[0]
            rows[0] = (*first[:5], mover.person, mover.move, first[7])
        version = rows[-1][1]
        seen = touch_row(table, version, position, outcome)
        status = seen[3]
        # The lists follow every few seconds (`Tables.flush`); at once only what they sort by.
        at_once = [(*seen[:6], time.time())] if status != table.stored else []
        public = table.shown_version(None)
        try:
            await self.tables.writer.store(*extra, entries=rows, touches=at_once)
        except WriterClosed:
            return Answer("refused", move, self._version(table, seat), "stopping", [])
        except Taken:
            # Somebody else wrote to this table: their line is the truth, this one was never shown.
            await self.tables.reload(table)
            self.kick(table)
            self.hub.publish_whole(table)
            if mover is not None and (mover.person, mover.move) in table.moves:
                return Answer("duplicate", move, self._version(table, seat))
            return Answer("refused", move, self._version(table, seat), "stale", [])
        if mover is not None:
            table.moves[(mover.person, mover.move)] = version
        if outcome is not None:
            table.outcome = outcome
        table.settle(position, version)
        if table.shown_version(None) != public:
            table.touch()  # when a hidden half was played is nobody's business
        if at_once:
            table.stored = status
            self.tables.due.pop(table.id, None)
        else:
            self.tables.due[table.id] = (*seen[:6], table.touched)
        return Answer("accepted", move, self._version(table, seat))

    def refuse(
        self,
        table: LiveTable,
        mover: Mover,
        code: str,
        seat: int | None = None,
        reasons: list[Reason] | None = None,
    ) -> Answer:
        """A refusal with the reason and the current version."""
        told = [ReasonText(r.rule, r.text(mover.lang)) for r in reasons or ()]
        if not told:
            told = [ReasonText("", say(f"refused-{code}", mover.lang))]
        return Answer("refused", mover.move, self._version(table, seat), code, told)

    def _version(self, table: LiveTable, seat: int | None) -> int:
        known = seat is not None and 0 <= seat < len(table.seats)
        return table.shown_version(seat if known else None)

    # -- taking back ----------------------------------------------------------------------------

    async def undo(self, table: LiveTable, mover: Mover, seat: int, version: int) -> Answer:
        """Go back to a seat's last decision; ask the others where that takes their consent."""
        async with table.lock:
            answer = self._before(table, mover, seat) or self._stale(table, mover, seat, version)
            if answer is not None:
                return answer
            assert table.position is not None
            ply = last_decision(table.position, seat, table.inherited)
            if ply is None:
                return self.refuse(table, mover, "nothing-to-undo", seat)
            others = table.people() - {mover.person}
            assert table.start is not None
            if not others or is_free(table.start, table.position, ply, seat):
                return await self._go_back(table, seat, ply, mover)
            table.asked = Asked(seat, mover.person, ply)
            self.hub.publish_asked(table)
            return Answer("accepted", mover.move, self._version(table, seat), code="asked")

    async def agree(self, table: LiveTable, person: str) -> bool:
        """Somebody agrees to an undo; true if it was the last who had to."""
        async with table.lock:
            asked = table.asked
            if asked is None or person not in table.people():
                return False
            asked.agreed.add(person)
            if table.people() - {asked.person} - asked.agreed or table.status != PLAYING:
                self.hub.publish_asked(table)
                return False
            answer = await self._go_back(table, asked.seat, asked.ply, None)
            return answer.answer == "accepted"

    async def refuse_undo(self, table: LiveTable, person: str) -> bool:
        """Somebody refuses an undo, or takes the wish back."""
        async with table.lock:
            if table.asked is None or person not in table.people():
                return False
            table.asked = None
            self.hub.publish_asked(table)
            return True

    async def _go_back(self, table: LiveTable, seat: int, ply: int, mover: Mover | None) -> Answer:
        assert table.position is not None
        assert table.start is not None
        position = back_to(table.start, table.position, ply)
        row = entry_row(table.id, table.version + 1, "undo", seat, str(ply), time.time())
        veiled = dict(table.veiled)
        note_veiled(table, table.position, ply)
        answer = await self._store(table, seat, [row], position, mover)
        if answer.answer != "accepted":
            table.veiled = veiled
            return answer
        table.logs.clear()
        self.kick(table)
        self.hub.publish_whole(table)
        return answer

    # -- ending ---------------------------------------------------------------------------------

    async def resign(self, table: LiveTable, mover: Mover, seat: int) -> Answer:
        """Give up: the game ends, or with several others left a computer player goes on."""
        async with table.lock:
            answer = self._before(table, mover, seat)
            if answer is not None:
                return answer
            assert table.position is not None
            state = table.state
            row = entry_row(table.id, table.version + 1, "resign", seat, "", time.time())
            outcome: dict[str, Any] | None = None
            extra: list[Item] = []
            if len(table.seats) <= 2 or state.game.cooperative:
                together = state.game.cooperative
                others = [n for n in range(state.seats) if n != seat]
                outcome = {
                    "scores": [0.0 if n == seat or together else 1.0 for n in range(state.seats)],
                    "winners": [] if together else others,
                    "reason": "resigned",
                    "cooperative": together,
                    "by": seat,
                }
            else:
                extra = [
                    seat_item(table.id, seat, replace(table.seats[seat], standing_in=STAND_IN))
                ]
            answer = await self._store(table, seat, [row], table.position, mover, outcome, extra)
            if answer.answer != "accepted":
                return answer
            if extra:
                table.seats[seat].standing_in = STAND_IN
            self.kick(table)
            self.hub.publish_whole(table)
            return answer

    # -- computer players -----------------------------------------------------------------------

    def kick(self, table: LiveTable) -> None:
        """Let computer players think who are to act and don't yet."""
        if self.stopping or table.status != PLAYING:
            return
        for old in list(table.thoughts.values()):
            # The question is no longer asked (somebody went back): the worker has better to do.
            if table.decisions.get(old.seat) != old.decision and not old.playing:
                del table.thoughts[old.seat]
                if old.task is not None:
                    old.task.cancel()
        if not table.watches and time.time() - table.looked > REST:
            return  # nobody is there: whoever comes back wakes the computer players up
        for seat in table.state.to_act:
            if seat < 0:
                continue
            spec = table.seats[seat].player
            thought = table.thoughts.get(seat)
            decision = table.decisions.get(seat, -1)
            if not spec or (thought is not None and thought.decision == decision):
                continue
            fresh = Thought(seat, time.time(), seconds_of(spec), decision)
            table.thoughts[seat] = fresh
            fresh.task = asyncio.create_task(self._think(table, fresh, spec))
            self._tasks.add(fresh.task)
            fresh.task.add_done_callback(self._tasks.discard)

    async def _think(self, table: LiveTable, thought: Thought, spec: str) -> None:
        try:
            action = await self._ask(table, thought, spec)
            async with table.lock:
                thought.playing = True
                if table.thoughts.get(thought.seat) is thought:
                    del table.thoughts[thought.seat]
                if self._still(table, thought) and action in table.state.legal(thought.seat):
                    await self._play(table, thought.seat, action, None)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("thinking-failed", table=table.id, error=repr(error), exc_info=error)
        finally:
            if table.thoughts.get(thought.seat) is thought:
                del table.thoughts[thought.seat]

    def _still(self, table: LiveTable, thought: Thought) -> bool:
        return (
            not self.stopping
            and table.status == PLAYING
            and thought.seat in table.state.to_act
            and table.decisions.get(thought.seat) == thought.decision
            and table.seats[thought.seat].player is not None
        )

    async def _ask(self, table: LiveTable, thought: Thought, spec: str) -> int:
        """What a computer player plays; if it fails, the first option, so that the game goes on."""
        seat = thought.seat
        legal = table.state.legal(seat)
        hidden = not table.state.openly_forced(seat)
        try:
            found = int(
                await self.thinkers.ask(
                    choose, case_of(table), seat, spec,
                    budget=thought.budget, owner=self.near(table.host),
                )
            )  # fmt: skip
        except Exception as error:
            log.warning("no-thought", table=table.id, agent=spec, error=repr(error))
            found = legal[0]
        if hidden:
            # Quick players are not equally quick about one option and about many. How long this
            # one takes tells nothing: it is drawn, whatever there was to choose from.
            pause = thought.since + SHORTEST_THOUGHT + RNG.random() * SHORTEST_THOUGHT
            await asyncio.sleep(max(0.0, pause - time.time()))
        return found

    async def stop(self) -> None:
        """Let no computer player begin anything; wait until none is in the middle."""
        self.stopping = True
        for table in list(self.tables.live.values()):
            # A table that stores something finishes it; one that only thinks may be cut short.
            for thought in list(table.thoughts.values()):
                if thought.task is not None and not table.lock.locked():
                    thought.task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2.0)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def case_of(table: LiveTable, ply: int | None = None) -> Case:
    """A table's position (or an earlier one) for the thinking processes."""
    assert table.position is not None
    line = table.position.line if ply is None else table.position.line[:ply]
    moves = tuple((played.seat, played.action) for played in line)
    return Case(table.id, table.game_id, len(table.seats), table.options, table.base, moves)
