"""What is on its way: rows that are leased by whoever sends, as timers are. Whoever dies holds them up for a moment.

A message is taken in hand and that is committed, it is sent, and what came of it is committed. Whoever dies between
leaves a message of which nobody knows whether it was sent; the next one is told so (`is_doubtful`).
"""

import hashlib

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.calling.once import insert_once
from mokum.calling.schema import messages, parts
from mokum.calling.values import KEPT_FOR
from mokum.people.values import Clock

LEASE = 60_000
"""Milliseconds: longer than anything that is sent may take."""
AT_ONCE = 20
CALLS, CONFIRM, RESET = "calls", "confirm", "reset"


class Draft(Struct, frozen=True):
    """A message that is to be sent at some time. Without a purpose of its own it is made of calls."""

    id: str
    player: str
    way: str
    made_at: int
    due: int
    purpose: str = CALLS
    about: str = ""


class Taken(Struct, frozen=True):
    """A message in somebody's hand. `begun` is its fence: who comes late with an older one changes nothing."""

    id: str
    player: str
    way: str
    purpose: str
    about: str
    begun: int
    made_at: int
    is_doubtful: bool
    """Somebody took it in hand before, and nobody knows what came of it."""


def named(*parts: object) -> str:
    """An id that follows from what it is about: the same twice is one row."""
    return hashlib.sha256("\0".join(map(str, parts)).encode()).hexdigest()[:32]


async def add(connection: AsyncConnection, draft: Draft) -> bool:
    """In a transaction of the caller's, who holds the player; says whether it was new."""
    row = {
        "id": draft.id,
        "player": draft.player,
        "way": draft.way,
        "purpose": draft.purpose,
        "about": draft.about,
        "begun": 0,
        "answered": 0,
        "made_at": draft.made_at,
        "wake_at": draft.due,
        "outcome": "",
    }
    return await insert_once(connection, messages, row)


async def gather(connection: AsyncConnection, draft: Draft, notice: str) -> bool:
    """Puts a call into a message that nobody has begun, which is made if there is none; says whether it could."""
    await add(connection, draft)
    waiting = update(messages).where(messages.c.id == draft.id, messages.c.begun == 0)
    if (await connection.execute(waiting.values(wake_at=draft.due))).rowcount != 1:
        return False
    await connection.execute(insert(parts).values(message=draft.id, notice=notice))
    return True


class Outbox:
    """All nodes send from it, in turns."""

    def __init__(self, engine: AsyncEngine, clock: Clock, *, lease: int = LEASE) -> None:
        self._engine, self._clock, self._lease = engine, clock, lease

    async def take(self, limit: int = AT_ONCE) -> list[Taken]:
        """What is due and in nobody's hand."""
        now = self._clock()
        due = (
            select(messages.c.id)
            .where(messages.c.wake_at <= now)
            .order_by(messages.c.wake_at, messages.c.id)
            .limit(limit)
            .with_for_update(skip_locked=True)
            .cte("due")
        )
        taking = (
            update(messages)
            .where(messages.c.id.in_(select(due.c.id)), messages.c.wake_at <= now)
            .values(begun=messages.c.begun + 1, wake_at=now + self._lease)
            .returning(messages)
        )
        async with self._engine.connect() as connection:
            if not (await connection.execute(select(messages.c.id).where(messages.c.wake_at <= now).limit(1))).all():
                return []
        async with self._engine.begin() as connection:
            found = (await connection.execute(taking)).all()
        return [
            Taken(
                row.id,
                row.player,
                row.way,
                row.purpose,
                row.about,
                row.begun,
                row.made_at,
                is_doubtful=row.begun - 1 > row.answered,
            )
            for row in found
        ]

    async def settle(self, taken: Taken, outcome: str) -> None:
        """It is known what came of it, and there is nothing more to do."""
        await self._answer(taken, wake_at=None, settled_at=self._clock(), outcome=outcome)

    async def again(self, taken: Taken, wait: int) -> None:
        """It was not taken; in so many milliseconds it is sent again."""
        await self._answer(taken, wake_at=self._clock() + wait)

    async def sweep(self) -> None:
        """Forgets what is settled for as long as notices are kept."""
        old = select(messages.c.id).where(messages.c.settled_at < self._clock() - KEPT_FOR)
        async with self._engine.begin() as connection:
            await connection.execute(delete(parts).where(parts.c.message.in_(old)))
            await connection.execute(delete(messages).where(messages.c.id.in_(old)))

    async def _answer(self, taken: Taken, **values: object) -> None:
        held = update(messages).where(messages.c.id == taken.id, messages.c.begun == taken.begun)
        async with self._engine.begin() as connection:
            await connection.execute(held.values(answered=taken.begun, **values))
