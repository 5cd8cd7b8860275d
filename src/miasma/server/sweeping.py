"""What has expired by policy goes: old tables, keys nobody uses, guests who left nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, exists, or_, select

from miasma.server.log import log
from miasma.server.models import chat, entries, keys, mutes, people, seats, tables
from miasma.server.problems import Problem
from miasma.server.table import BROKEN, OVER, PLAYING, WAITING, LiveTable

if TYPE_CHECKING:
    from miasma.server.house import House

MOST_SWEPT = 500


async def sweep(house: House, now: float) -> int:
    """Delete what has expired; gives how many tables went. Broken ones never go."""
    keeping = house.settings.keeping
    limits = {
        WAITING: now - keeping.waiting,
        PLAYING: now - keeping.running,
        OVER: now - keeping.finished,
    }
    rows = await house.shelf.rows(
        select(tables.c.id)
        .where(
            or_(
                *(
                    and_(tables.c.status == status, tables.c.touched < limit)
                    for status, limit in limits.items()
                )
            )
        )
        .order_by(tables.c.touched)
        .limit(MOST_SWEPT)
    )
    gone = 0
    for row in rows:
        try:
            table = await house.tables.get(row["id"])
        except Problem:
            continue
        except Exception as error:
            log.warning("sweep-skipped", table=row["id"], error=repr(error), exc_info=error)
            continue
        gone += await _delete(house, table, limits)
    await _forget_people(house, now - keeping.keys)
    if gone:
        log.info("expired", tables=gone)
    return gone


async def _delete(house: House, table: LiveTable, limits: dict[str, float]) -> bool:
    """Delete a table, if it still is what the list said: whoever comes meanwhile waits."""
    async with table.lock:
        # A record that no longer replays is kept, whatever the list says.
        expired = table.status in limits and table.touched < limits[table.status]
        if not expired or table.watches or table.thoughts or table.gone:
            return False
        before = table.status
        table.status, table.gone = BROKEN, True
        try:
            await house.writer.store(
                *[
                    (delete(owner).where(owner.c.table == table.id), {})
                    for owner in (entries, seats, chat, mutes)
                ],
                (delete(tables).where(tables.c.id == table.id), {}),
            )
        except BaseException:
            table.status, table.gone = before, False
            raise
        house.tables.forget(table.id)
    return True


async def _forget_people(house: House, stale: float) -> None:
    await house.people.note_seen()
    await house.writer.store((delete(keys).where(keys.c.seen < stale), {}))
    await house.writer.store(
        (
            delete(people).where(
                people.c.account.is_(None),
                people.c.created < stale,
                ~exists().where(keys.c.person == people.c.id),
                ~exists().where(seats.c.person == people.c.id),
            ),
            {},
        )
    )
