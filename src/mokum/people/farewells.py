"""Those who were forgotten, and are still to be taken away from all tables: whichever node lives does it."""

from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people.schema import farewells
from mokum.people.values import Clock

Farewell = Callable[[str], Awaitable[None]]
"""Takes a player and their words away from all tables; done again, it does no more."""

SILENT = 40_000
"""Milliseconds after which no open connection speaks as somebody whose sessions have ended, at any node.

The message that ends them may be lost: so it is longer than a socket takes that looks for itself (`web/socket.py`).
"""
LEASE = 30_000
"""Milliseconds after which another node takes up what one of them began."""
AT_ONCE = 20

_log = structlog.get_logger()


async def no_farewell(_: str) -> None:
    """For a server without tables."""


class Farewells:
    """Rows that are written with the erasure, so that a node may die at any moment after it.

    Each is taken twice: at once, and when all connections are closed, because something may have been said meanwhile.
    """

    def __init__(self, engine: AsyncEngine, clock: Clock, farewell: Farewell) -> None:
        self._engine, self._clock, self._farewell = engine, clock, farewell

    async def owe(self, connection: AsyncConnection, player: str) -> None:
        """In the transaction that forgets them."""
        await connection.execute(insert(farewells).values(player=player, due_at=self._clock() + SILENT))

    async def take(self, player: str) -> bool:
        """Whether it went well; else it is tried again."""
        try:
            await self._farewell(player)
        except Exception:
            _log.exception("somebody who was erased is still at a table", player=player)
            return False
        return True

    async def sweep(self) -> None:
        """Takes those that are due; to be called again and again."""
        now = self._clock()
        due = select(farewells.c.player, farewells.c.due_at).where(farewells.c.due_at <= now)
        async with self._engine.connect() as connection:
            found = (await connection.execute(due.order_by(farewells.c.due_at).limit(AT_ONCE))).all()
        for player, due_at in found:
            if await self._lease(player, due_at, now) and await self.take(player):
                async with self._engine.begin() as connection:
                    await connection.execute(delete(farewells).where(farewells.c.player == player))

    async def _lease(self, player: str, due_at: int, now: int) -> bool:
        same = farewells.c.player == player, farewells.c.due_at == due_at
        async with self._engine.begin() as connection:
            leased = await connection.execute(update(farewells).where(*same).values(due_at=now + LEASE))
        return leased.rowcount == 1
