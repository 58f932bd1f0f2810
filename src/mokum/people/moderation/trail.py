"""The trail: who did what, about whom and why, and who looked at what; written once, each row chained to the last.

Free words stand beside the chain, which holds a salted hash of them: the words about somebody can be forgotten, and
the chain still holds.
"""

import secrets
from hashlib import sha256

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.database.chaining import START, chained
from mokum.people.moderation.schema import trail, trail_end, trail_texts
from mokum.people.moderation.values import Deed, DeedKind
from mokum.people.values import Clock

PAGE = 1000


class Walk(Struct, frozen=True):
    """What a walk over the trail found."""

    count: int
    end: bytes
    """The hash of the last row. Whoever notes it down elsewhere can show later that nothing before it was replaced."""
    broken_at: int | None
    """The first row that is not the one that was written."""
    forgotten: int
    """Rows whose words are gone, because they were about somebody who left."""
    has_known: bool
    """Whether a row has the hash that was asked for: then nothing up to there was replaced since it was noted."""


class Trail:
    """Rows are added in the transaction of the deed itself: no deed without its row, no row without its deed."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    async def add(
        self,
        connection: AsyncConnection,
        by: str,
        deed: DeedKind,
        about: str = "",
        *,
        case: int = 0,
        measure: int = 0,
        text: str = "",
    ) -> int:
        """A new row; whoever adds one waits for the others. `by` is nobody on the server's own machine."""
        number, previous = await _take_end(connection)
        salt, now = secrets.token_bytes(16), self._clock()
        text_hash = sha256(salt + text.encode()).digest()
        link = chained(previous, (number, now, by, deed, about, case, measure, text_hash))
        row = {"at": now, "by": by, "deed": deed, "about": about, "case_id": case, "measure": measure}
        await connection.execute(insert(trail).values(number=number, text_hash=text_hash, hash=link, **row))
        await connection.execute(insert(trail_texts).values(number=number, salt=salt, text=text))
        await connection.execute(update(trail_end).values(hash=link))
        return number

    async def of_case(self, case: int) -> list[Deed]:
        """What was done in a case, in its order."""
        return await self._deeds(trail.c.case_id == case, PAGE)

    async def since(self, number: int, limit: int = PAGE) -> list[Deed]:
        """What was done behind a row, in its order: none is missed, because they are numbered as they are committed."""
        return await self._deeds(trail.c.number > number, limit)

    async def has(self, by: str, deed: DeedKind, case: int, since: int) -> bool:
        """Whether somebody did this in a case since a time."""
        which = trail.c.case_id == case, trail.c.by == by, trail.c.deed == deed, trail.c.at >= since
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(select(exists().where(*which))))

    async def before(self, at: int) -> int:
        """The last row that is older than this; 0 where there is none."""
        asked = select(trail.c.number).where(trail.c.at < at).order_by(trail.c.number.desc()).limit(1)
        async with self._engine.connect() as connection:
            return await connection.scalar(asked) or 0

    async def walk(self, known: bytes = START) -> Walk:
        """Follows the whole chain; `known` is a hash that was noted earlier."""
        number, previous, forgotten, has_known = 0, START, 0, known == START
        async with self._engine.connect() as connection:
            end = (await connection.execute(select(trail_end.c.number, trail_end.c.hash))).one_or_none()
            asked = select(trail, trail_texts.c.salt, trail_texts.c.text).outerjoin(
                trail_texts, trail_texts.c.number == trail.c.number
            )
            while rows := (
                await connection.execute(asked.where(trail.c.number > number).order_by(trail.c.number).limit(PAGE))
            ).all():
                for row in rows:
                    if row.number != number + 1 or not _holds(row, previous):
                        return Walk(number, previous, number + 1, forgotten, has_known)
                    number, previous = row.number, bytes(row.hash)
                    forgotten += row.text is None
                    has_known = has_known or previous == known
        # One row may have been added since the end was read.
        cut = end is not None and (number < end.number or (number == end.number and previous != bytes(end.hash)))
        broken_at = number + 1 if cut or (end is None and number) else None
        return Walk(number, previous, broken_at, forgotten, has_known)

    async def _deeds(self, which: ColumnElement[bool], limit: int) -> list[Deed]:
        asked = select(trail, trail_texts.c.text).outerjoin(trail_texts, trail_texts.c.number == trail.c.number)
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.where(which).order_by(trail.c.number).limit(limit))
            return [
                Deed(row.number, row.at, row.by, row.deed, row.about, row.case_id, row.measure, row.text or "")
                for row in rows
            ]


async def forget_texts(connection: AsyncConnection, player: str) -> None:
    """What was written about somebody."""
    about = select(trail.c.number).where(trail.c.about == player)
    await connection.execute(delete(trail_texts).where(trail_texts.c.number.in_(about)))


async def _take_end(connection: AsyncConnection) -> tuple[int, bytes]:
    """The number of the next row and the hash of the last, which nobody else has until the transaction ends."""
    taking = update(trail_end).values(number=trail_end.c.number + 1).returning(trail_end.c.number, trail_end.c.hash)
    row = (await connection.execute(taking)).one_or_none()
    if row is None:
        first = _inserting(connection).values(one=1, number=0, hash=START).on_conflict_do_nothing()
        await connection.execute(first)
        row = (await connection.execute(taking)).one()
    return row.number, bytes(row.hash)


def _inserting(connection: AsyncConnection):  # type: ignore[no-untyped-def]
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as inserting
    else:
        from sqlalchemy.dialects.sqlite import insert as inserting  # type: ignore[assignment]
    return inserting(trail_end)


def _holds(row: Row[tuple[object, ...]], previous: bytes) -> bool:
    """Whether it is the row that was written after its predecessor, with the words that were written then or none."""
    content = (row.number, row.at, row.by, row.deed, row.about, row.case_id, row.measure, bytes(row.text_hash))
    if bytes(row.hash) != chained(previous, content):
        return False
    return row.text is None or sha256(bytes(row.salt) + row.text.encode()).digest() == bytes(row.text_hash)
