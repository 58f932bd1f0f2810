"""Calls as they are kept: each once, with the messages that follow from it, and listed for whom they are for."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.calling import ways, wishes
from mokum.calling.once import insert_once
from mokum.calling.outbox import Draft, add, gather, named
from mokum.calling.schema import notices, parts
from mokum.calling.values import KEPT_FOR, Call, Notice
from mokum.calling.when import due
from mokum.people import players as rows
from mokum.people.errors import NoSuchPlayer
from mokum.people.values import Clock

PAGE = 50
SETTLES = 30_000
"""Milliseconds before somebody is called to a table that was found: perhaps they see it themselves."""
TRIES = 4


class Page(Struct, frozen=True):
    """Some of the list, how many of all are not seen, and where it goes on."""

    notices: list[Notice]
    unseen: int
    next: str | None


class Notices:
    """Of everybody."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine, self._clock = engine, clock

    async def call_out(self, calls: Sequence[Call]) -> None:
        """Keeps calls and the messages that follow from each, in one transaction. What is known already stays."""
        for call in calls:
            try:
                async with self._engine.begin() as connection:
                    await self._call(connection, call)
            except NoSuchPlayer:
                continue  # they left

    async def page(self, player: str, before: str = "", limit: int = PAGE) -> Page:
        """The last calls, from a mark on."""
        mine = select(notices).where(notices.c.player == player, notices.c.at > self._clock() - KEPT_FOR)
        at, _, last = before.partition("-")
        if at.isdecimal() and len(at) < 16:
            mine = mine.where((notices.c.at < int(at)) | ((notices.c.at == int(at)) & (notices.c.id < last)))
        async with self._engine.connect() as connection:
            found = (
                await connection.execute(mine.order_by(notices.c.at.desc(), notices.c.id.desc()).limit(limit + 1))
            ).all()
        shown = found[:limit]
        following = f"{shown[-1].at}-{shown[-1].id}" if len(found) > limit else None
        return Page([as_notice(row) for row in shown], await self.unseen(player), following)

    async def unseen(self, player: str) -> int:
        """How many are not seen."""
        asked = select(func.count()).where(
            notices.c.player == player, notices.c.seen_at.is_(None), notices.c.at > self._clock() - KEPT_FOR
        )
        async with self._engine.connect() as connection:
            return int(await connection.scalar(asked) or 0)

    async def see(self, player: str, ids: Collection[str] | None) -> None:
        """These, or all of them, are seen; nobody sees those of somebody else."""
        mine = update(notices).where(notices.c.player == player, notices.c.seen_at.is_(None))
        if ids is not None:
            mine = mine.where(notices.c.id.in_(ids))
        async with self._engine.begin() as connection:
            await connection.execute(mine.values(seen_at=self._clock()))

    async def of_message(self, message: str) -> list[Notice]:
        """What a message is made of, the first one first."""
        asked = select(notices).join(parts, parts.c.notice == notices.c.id).where(parts.c.message == message)
        async with self._engine.connect() as connection:
            return [as_notice(row) for row in await connection.execute(asked.order_by(notices.c.at, notices.c.id))]

    async def sweep(self) -> None:
        """Forgets those that were kept for long enough."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(notices).where(notices.c.at <= self._clock() - KEPT_FOR))

    async def _call(self, connection: AsyncConnection, call: Call) -> None:
        player = await rows.read(connection, call.player)
        if player.kind not in ("guest", "account"):
            return
        await rows.hold(connection, call.player)
        now, notice = self._clock(), named(call.player, call.kind, call.table, call.turn)
        if not await _keep(connection, notice, call, now):
            return
        wished = await wishes.read(connection, call.player)
        kinds = wishes.ways_for(wished, call.game, call.kind)
        if not kinds:
            return
        at = now + SETTLES if call.kind == "found" else now
        when = due(wished, at)
        for way in await ways.on(connection, call.player, kinds):
            draft = Draft(named(notice, way.id), call.player, way.id, now, when)
            await _put(connection, draft, notice, gathers=when != at)


async def _put(connection: AsyncConnection, draft: Draft, notice: str, *, gathers: bool) -> None:
    """What is held until some time comes in one message; where that one is under way already, in another."""
    for number in range(TRIES if gathers else 0):
        together = replace(draft, id=named(draft.way, draft.due, number))
        if await gather(connection, together, notice):
            return
    if await add(connection, draft):
        await connection.execute(insert(parts).values(message=draft.id, notice=notice))


async def _keep(connection: AsyncConnection, notice: str, call: Call, now: int) -> bool:
    row = {
        "id": notice,
        "player": call.player,
        "kind": call.kind,
        "game": call.game,
        "table_id": call.table,
        "turn": call.turn,
        "by": call.by,
        "at": now,
    }
    return await insert_once(connection, notices, row)


def as_notice(row: Row[Any]) -> Notice:
    """A row as a value."""
    call = Call(row.player, row.kind, row.game, row.table_id, row.turn, row.by)
    return Notice(row.id, call, row.at, row.seen_at is not None)
