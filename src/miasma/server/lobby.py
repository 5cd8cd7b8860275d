"""Around the tables: opening, sitting down, leaving, coming back, talking, playing again."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select

from miasma.core.errors import MiasmaError
from miasma.core.game import Game
from miasma.core.registry import find_game
from miasma.server.agents import STAND_IN, check_agent
from miasma.server.hub import Hub
from miasma.server.models import chat, entries, mutes, people, seats, tables
from miasma.server.origin import Origin
from miasma.server.past import known_plies, past_of, position_at
from miasma.server.people import Person, same
from miasma.server.play import Play
from miasma.server.position import RNG
from miasma.server.problems import Problem, conflict, forbidden, not_found
from miasma.server.rows import digest, seat_item, touch_row
from miasma.server.table import BROKEN, OVER, PLAYING, WAITING, LiveTable, Seat
from miasma.server.tables import Opened, Tables
from miasma.server.views import Reader, agent_name, viewpoint
from miasma.server.wire import SeatWish, TableLine, TableList
from miasma.server.writer import Item, Taken

PAGE = 30
CHAT_PAGE = 100
INSERT_CHAT = insert(chat)


class Lobby:
    """What happens around the tables."""

    def __init__(self, tables: Tables, hub: Hub, play: Play) -> None:
        self.tables = tables
        self.hub = hub
        self.play = play

    # -- opening --------------------------------------------------------------------------------

    async def open(
        self,
        person: Person,
        game: Game,
        wishes: Sequence[SeatWish],
        options: dict[str, Any],
        listed: bool,
        hints: bool,
        base: dict[str, Any] | None = None,
        moves: Sequence[tuple[int, int]] = (),
        origin: Origin | None = None,
    ) -> Opened:
        """Open a table."""
        chairs = [self._chair(person, wish) for wish in wishes]
        if all(chair.kind == "agent" for chair in chairs):
            raise Problem(400, "bad-seat", "Somebody has to sit at a table: me, or an open seat.")
        try:
            opened = await self.tables.open(
                game, chairs, options, person.id, listed, hints, base, moves, origin=origin
            )
        except MiasmaError as error:
            raise Problem(400, "bad-options", str(error)) from None
        self.play.kick(opened.table)
        return opened

    def _chair(self, person: Person, wish: SeatWish) -> Seat:
        if wish.kind == "me":
            return Seat("person", person.id, person.name)
        if wish.kind == "open":
            return Seat("open")
        if wish.kind == "agent":
            return Seat("agent", agent=check_agent(wish.agent))
        raise Problem(400, "bad-seat", "A seat is for me, open, or for an agent.")

    # -- seats ----------------------------------------------------------------------------------

    async def sit(
        self, table: LiveTable, person: Person, seat: int | None, invite: str | None
    ) -> tuple[int, str]:
        """Take an open seat; gives it, and the secret with which it can be claimed elsewhere."""
        async with table.lock:
            invited = table.listed or table.host == person.id
            if not invited and not same(invite or "", table.invite):
                raise forbidden("invite-needed", "This table is private: use its invite link.")
            free = [n for n, chair in enumerate(table.seats) if chair.kind == "open"]
            if not free or (seat is not None and seat not in free):
                raise conflict("seat-taken", "This seat is taken.")
            number = free[0] if seat is None else seat
            fresh = Seat("person", person.id, person.name)
            secret = self.tables.new_claim(fresh)
            await self._change_seats(table, {number: fresh})
            return number, secret

    async def new_claim(self, table: LiveTable, person: Person, seat: int) -> str:
        """A new secret link for a seat of mine, for another device; an older one ends."""
        async with table.lock:
            if table.gone or seat not in table.seats_of(person.id):
                raise forbidden("not-your-seat", "This seat is not yours.")
            fresh = replace(table.seats[seat])
            secret = self.tables.new_claim(fresh)
            await self.tables.writer.store(seat_item(table.id, seat, fresh))
            table.seats[seat] = fresh
            return secret

    async def claim(self, table: LiveTable, person: Person, secret: str) -> int:
        """Take a seat over with its secret link, on whatever device."""
        async with table.lock:
            hashed = digest(secret)
            for number, chair in enumerate(table.seats):
                if chair.secret is not None and same(hashed.hex(), chair.secret.hex()):
                    fresh = replace(chair, person=person.id, standing_in=None)
                    await self._change_seats(table, {number: fresh})
                    return number
            raise forbidden("wrong-secret", "This link opens no seat at this table.")

    async def leave(self, table: LiveTable, person: Person, seat: int | None) -> None:
        """Leave a seat: before the game it is open again, in the game a computer player plays."""
        async with table.lock:
            mine = self._mine(table, person, seat)
            fresh = {}
            for number in mine:
                if table.status == WAITING:
                    fresh[number] = Seat("open")
                else:
                    fresh[number] = replace(table.seats[number], standing_in=STAND_IN)
            await self._change_seats(table, fresh)

    async def come_back(self, table: LiveTable, person: Person, seat: int | None) -> None:
        """Come back to a seat that a computer player holds."""
        async with table.lock:
            mine = self._mine(table, person, seat)
            await self._change_seats(
                table, {number: replace(table.seats[number], standing_in=None) for number in mine}
            )

    def _mine(self, table: LiveTable, person: Person, seat: int | None) -> list[int]:
        mine = table.seats_of(person.id)
        if not mine or (seat is not None and seat not in mine):
            raise forbidden("not-your-seat", "This seat is not yours.")
        if table.status in (OVER, BROKEN):
            raise conflict("over", "The game is over.")
        return mine if seat is None else [seat]

    async def _change_seats(self, table: LiveTable, fresh: dict[int, Seat]) -> None:
        """Store changed seats, then show them; the lock is held."""
        if table.gone:
            raise not_found()
        chairs = [fresh.get(number, chair) for number, chair in enumerate(table.seats)]
        items: list[Item] = [seat_item(table.id, number, chair) for number, chair in fresh.items()]
        table.touch()
        touches = []
        if table.position is not None:
            touches.append(touch_row(table, table.version, table.position, None, chairs))
        await self.tables.writer.store(*items, touches=touches)
        table.seats[:] = chairs
        if touches:
            table.status = table.stored = touches[0][3]
            self.tables.due.pop(table.id, None)
        self.play.kick(table)
        self.hub.publish_all(table)

    async def rename(self, person: Person) -> None:
        """Show a person's new name where they sit."""
        for table in list(self.tables.live.values()):
            mine = table.seats_of(person.id)
            for number in mine:
                table.seats[number].name = person.name
            if mine:
                self.hub.publish_seats(table)

    def move_seats(self, old: str, person: Person) -> None:
        """After a guest logged in: the seats in memory follow those in the database."""
        for table in list(self.tables.live.values()):
            mine = table.seats_of(old)
            if table.host == old:
                table.host = person.id
            if old in table.muted:
                table.muted.add(person.id)
            for number in mine:
                table.seats[number].person = person.id
                table.seats[number].name = person.name
            if mine:
                for who, move in [key for key in table.moves if key[0] == old]:
                    known = table.moves.pop((who, move))
                    table.moves.setdefault((person.id, move), known)
                self.hub.publish_all(table)

    # -- talk -----------------------------------------------------------------------------------

    async def say(self, table: LiveTable, person: Person, text: str) -> dict[str, Any]:
        """Say something at a table."""
        words = "".join(c if c.isprintable() or c == "\n" else " " for c in text).strip()
        if not words:
            raise Problem(400, "empty", "There is nothing to say.")
        mine = table.seats_of(person.id)
        line = {
            "n": 0,
            "name": person.name,
            "seat": mine[0] if mine else None,
            "text": words,
            "at": time.time(),
        }
        async with table.lock:
            if table.gone:
                raise not_found()
            line["n"] = table.chat_count = table.chat_count + 1
            row = {"table": table.id, "person": person.id, **line}
            await self.tables.writer.store((INSERT_CHAT, row))
            self.hub.publish_chat(table, line)
        return line

    async def heard(self, table: LiveTable, person: Person, after: int) -> list[dict[str, Any]]:
        """What was said after a line; the last hundred lines at most.

        Whoever has muted the chat gets nothing for as long as it is muted, as over the socket; when
        it is heard again, also what was said meanwhile.
        """
        if person.id in table.muted:
            return []
        rows = await self.tables.shelf.rows(
            select(chat)
            .where(chat.c.table == table.id, chat.c.n > after)
            .order_by(chat.c.n.desc())
            .limit(CHAT_PAGE)
        )
        return [
            {key: row[key] for key in ("n", "name", "seat", "text", "at")} for row in reversed(rows)
        ]

    async def mute(self, table: LiveTable, person: Person, on: bool) -> None:
        """Hear a table's chat no more, or again."""
        row = {"table": table.id, "person": person.id}
        if on and person.id not in table.muted:
            with contextlib.suppress(Taken):
                await self.tables.writer.store((insert(mutes).values(**row), {}))
            table.muted.add(person.id)
        elif not on:
            where = and_(mutes.c.table == table.id, mutes.c.person == person.id)
            await self.tables.writer.store((delete(mutes).where(where), {}))
            table.muted.discard(person.id)

    # -- again ----------------------------------------------------------------------------------

    async def rematch(self, table: LiveTable, person: Person) -> Opened:
        """A new table with the same people and options; whoever asks second gets the same one.

        Everybody gets the secret links of their own seats only, when they ask.
        """
        fresh = await self._rematch(table, person)
        again = await self.tables.get(fresh)
        claims = {
            seat: await self.new_claim(again, person, seat) for seat in again.seats_of(person.id)
        }
        return Opened(again, claims)

    async def _rematch(self, table: LiveTable, person: Person) -> str:
        async with table.lock:
            seated = bool(table.seats_of(person.id))
            if table.rematch is not None and seated:
                return table.rematch
            if table.status != OVER or not seated:
                raise conflict("not-over", "A rematch comes after the game, for those who played.")
            if table.game is None:
                raise conflict("broken", "This game can't be played any more.")
            chairs = [Seat(seat.kind, seat.person, seat.name, seat.agent) for seat in table.seats]
            # In one transaction with the link to it: there is never a second one.
            opened = await self.tables.open(
                table.game, chairs, table.options, person.id, table.listed, table.hints,
                rematch_of=table.id,
            )  # fmt: skip
            fresh = table.rematch = opened.table.id
            self.play.kick(opened.table)
            self.hub.publish_seats(table)
            return fresh

    async def branch(
        self, table: LiveTable, person: Person, ply: int, wishes: Sequence[SeatWish] | None
    ) -> Opened:
        """A new table that starts from an earlier moment of this one."""
        if table.position is None or table.game is None or table.start is None:
            raise conflict("broken", "This table can only be looked at.")
        alone = table.alone(person.id)
        if table.status != OVER and not alone:
            raise forbidden("secret", "You may not know this position while others still play.")
        seen_from = viewpoint(table, Reader(person.id))
        then = position_at(table, seen_from, ply)
        if then is None:
            raise not_found("ply")
        if then.state.over:
            raise conflict("over", "The game is over there.")
        if wishes is None:
            mine = table.seats_of(person.id) or [0]
            wishes = [
                SeatWish("me")
                if number in mine
                else SeatWish("agent", chair.player if chair.player else STAND_IN)
                for number, chair in enumerate(table.seats)
            ]
        if any(wish.kind == "open" for wish in wishes):
            raise Problem(400, "bad-seat", "A branch is played alone against computer players.")
        if len(wishes) != len(table.seats):
            raise Problem(400, "bad-seat", f"This game has {len(table.seats)} seats.")
        moves = [(played.seat, played.action) for played in then.line]
        base, past = table.base, past_of(table, seen_from)
        whole = table.status == OVER or len(table.seats_of(person.id)) == len(table.seats)
        if not whole and self._hidden(table, seen_from, len(moves)):
            # What the asker can't know is imagined anew: the branch tells nothing.
            base = then.state.imagine(seen_from, RNG).to_dict()
            past = past_of(table, seen_from, len(moves))
            moves = []
        origin = Origin(table.id, ply, seen_from, past, len(moves))
        return await self.open(
            person, table.game, wishes, table.options, False, True, base, moves, origin
        )

    def _hidden(self, table: LiveTable, seen_from: int | None, plies: int) -> bool:
        known = known_plies(table, seen_from)
        return (
            len(known) != (table.position.length if table.position else 0)
            or table.base is not None
            or any(notation.endswith("?") for ply, _, notation in known if ply <= plies)
        )

    # -- lists ----------------------------------------------------------------------------------

    async def list(self, person: Person, scope: str, before: float | None, lang: str) -> TableList:
        """Tables, newest first; a page of them."""
        newest = select(func.max(entries.c.version)).where(entries.c.table == tables.c.id)
        query = (
            select(tables, newest.scalar_subquery().label("newest"))
            .order_by(tables.c.touched.desc())
            .limit(PAGE)
        )
        if before is not None:
            query = query.where(tables.c.touched < before)
        sat = select(seats.c.table).where(seats.c.person == (person.id or "-"))
        mine = tables.c.id.in_(sat)
        if scope == "mine":
            query = query.where(mine)
        elif scope == "finished":
            query = query.where(tables.c.status == OVER, or_(tables.c.listed.is_(True), mine))
        else:
            query = query.where(tables.c.listed.is_(True), tables.c.status.in_((WAITING, PLAYING)))
        rows = await self.tables.shelf.rows(query)
        ids = [row["id"] for row in rows]
        seat_rows = await self.tables.shelf.rows(
            select(seats, people.c.name)
            .join(people, people.c.id == seats.c.person, isouter=True)
            .where(seats.c.table.in_(ids))
            .order_by(seats.c.seat)
        )
        for row in rows:
            if row["id"] not in self.tables.live and (row["newest"] or 0) != row["version"]:
                # Played on until the server was killed: the row is behind its entries.
                with contextlib.suppress(Problem):
                    await self.tables.get(row["id"])
        # Where the rows are in their order: a table in play is ahead of its row, and asking from
        # there would give the same page again.
        more = rows[-1]["touched"] if len(rows) >= PAGE else None
        return TableList([self._line(row, seat_rows, person, lang) for row in rows], more)

    def _line(self, row: Any, seat_rows: Sequence[Any], person: Person, lang: str) -> TableLine:
        chairs = [seat for seat in seat_rows if seat["table"] == row["id"]]
        try:
            title = find_game(row["game"]).title
        except MiasmaError:
            title = row["game"]
        live = self.tables.live.get(row["id"])
        status, to_act = row["status"], row["to_act"] or ()
        plies, touched_at = row["plies"], row["touched"]
        if live is not None:
            status, touched_at = live.status, live.touched
            if live.position is not None:
                to_act = live.state.to_act
                plies = live.position.length - live.state.unseen(None)
        return TableLine(
            table=row["id"],
            game=row["game"],
            title=title,
            status=status,
            reason=live.reason if live is not None else row["reason"],
            listed=row["listed"],
            seats=[
                {
                    "kind": chair["kind"],
                    "name": chair["name"] or agent_name(chair["agent"], lang),
                    "agent": chair["agent"],
                    "you": bool(person.id) and chair["person"] == person.id,
                    "standing_in": chair["standing_in"],
                }
                for chair in chairs
            ],
            open_seats=sum(chair["kind"] == "open" for chair in chairs),
            plies=plies,
            created=row["created"],
            touched=touched_at,
            my_turn=status == PLAYING
            and any(
                n in to_act and not chair["standing_in"] and chair["person"] == person.id
                for n, chair in enumerate(chairs)
            ),
            outcome=row["outcome"],
        )
