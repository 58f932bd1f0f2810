"""The ways of people, as rows: browsers, letter boxes, services; each on, off, unconfirmed or failed."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.calling.errors import NoSuchWay, TooManyWays
from mokum.calling.schema import ways
from mokum.calling.values import Way, WayKind, WayState
from mokum.people import players as rows
from mokum.people.errors import NotSignedIn
from mokum.people.resets import forget_resets
from mokum.people.schema import sessions
from mokum.people.values import Clock, Session

MOST_BROWSERS = 10
WEEK = 7 * 24 * 60 * 60_000
"""After so many milliseconds in which nothing could be sent by it, a way switches itself off."""
DAY = WEEK // 7
"""For so long a letter that confirms an address can be opened."""
_LIVES = (ways.c.session == "") | exists().where(sessions.c.id == ways.c.session)


class Reached(Struct, frozen=True):
    """A way with all that is needed to send by it."""

    way: Way
    address: str
    keys: bytes


class KeptWays:
    """Of everybody."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine, self._clock = engine, clock

    async def of(self, player: str) -> list[Way]:
        """The player's own, the first one first."""
        mine = select(ways).where(ways.c.player == player, _LIVES).order_by(ways.c.added_at, ways.c.id)
        async with self._engine.connect() as connection:
            return [_as_way(row) for row in await connection.execute(mine)]

    async def reached(self, way: str) -> Reached | None:
        """One of them, whosoever it is; None where it is gone, or its session has ended."""
        return await self._one(ways.c.id == way)

    async def own(self, player: str, way: str) -> Reached:
        """One of the player's; raises `NoSuchWay`."""
        found = await self._one((ways.c.id == way) & (ways.c.player == player))
        if found is None:
            raise NoSuchWay
        return found

    async def letter_boxes(self, address: str) -> list[Way]:
        """The confirmed ones of this address, of whomever."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(ways).where(
                    ways.c.kind == "mail", func.lower(ways.c.address) == address.lower(), ways.c.state != "unconfirmed"
                )
            )
            return [_as_way(row) for row in found]

    async def letter_box(self, player: str) -> Way | None:
        """The player's confirmed address. Where it is off for calls, it is good for a forgotten password."""
        found = await self._one((ways.c.player == player) & (ways.c.kind == "mail") & (ways.c.state != "unconfirmed"))
        return None if found is None else found.way

    async def put_browser(self, way: Way, address: str, keys: bytes, session: Session) -> None:
        """A browser is known by its address, and is one person's: who said it last. Raises `TooManyWays`."""
        async with self._engine.begin() as connection:
            await rows.hold(connection, way.player)
            if await connection.scalar(select(sessions.c.id).where(sessions.c.id == session.id)) is None:
                raise NotSignedIn
            older = (ways.c.session == session.id) & (ways.c.kind == "push")
            await connection.execute(delete(ways).where((ways.c.id == way.id) | older))
            mine = select(func.count()).where(ways.c.player == way.player, ways.c.kind == "push", _LIVES)
            if int(await connection.scalar(mine) or 0) >= MOST_BROWSERS:
                raise TooManyWays
            await connection.execute(insert(ways).values(_row(way, address, keys)))

    async def put_unconfirmed(self, connection: AsyncConnection, way: Way) -> Way:
        """An address that a letter goes to, in a caller's transaction. Until it is opened the older one counts."""
        await rows.hold(connection, way.player)
        unconfirmed = (ways.c.player == way.player) & (ways.c.kind == "mail") & (ways.c.state == "unconfirmed")
        same = select(ways).where(unconfirmed, ways.c.address == way.name)
        known = (await connection.execute(same)).first()
        if known is not None:
            await connection.execute(update(ways).where(ways.c.id == known.id).values(added_at=way.added_at))
            return _as_way(known)
        await connection.execute(delete(ways).where(unconfirmed))
        await connection.execute(insert(ways).values(_row(way, way.name, b"")))
        return way

    async def confirm(self, way: str) -> str | None:
        """The address counts from now on, and the one before does not; None where the letter is too old."""
        async with self._engine.begin() as connection:
            row = (await connection.execute(select(ways).where(ways.c.id == way, ways.c.kind == "mail"))).one_or_none()
            if row is None or (row.state == "unconfirmed" and row.added_at <= self._clock() - DAY):
                return None
            if row.state == "unconfirmed":
                await rows.hold(connection, row.player)
                others = (ways.c.player == row.player) & (ways.c.kind == "mail") & (ways.c.id != way)
                await connection.execute(delete(ways).where(others))
                await forget_resets(connection, row.player)
                await connection.execute(update(ways).where(ways.c.id == way).values(state="on"))
            address: str = row.address
            return address

    async def put_service(self, way: Way, address: str, keys: bytes) -> None:
        """In the place of an older one."""
        async with self._engine.begin() as connection:
            await rows.hold(connection, way.player)
            older = (ways.c.player == way.player) & (ways.c.kind == "service")
            await connection.execute(delete(ways).where(older))
            await connection.execute(insert(ways).values(_row(way, address, keys)))

    async def switch(self, player: str, way: str, state: WayState) -> None:
        """Raises `NoSuchWay`, also for an address that is not confirmed."""
        mine = update(ways).where(ways.c.id == way, ways.c.player == player, ways.c.state != "unconfirmed", _LIVES)
        async with self._engine.begin() as connection:
            if (await connection.execute(mine.values(state=state, failing_since=None))).rowcount != 1:
                raise NoSuchWay

    async def remove(self, way: str, player: str | None = None) -> None:
        """Forgets it; of a player only their own, or raises `NoSuchWay`."""
        gone = delete(ways).where(ways.c.id == way)
        async with self._engine.begin() as connection:
            if player is None:
                await connection.execute(gone)
            elif (await connection.execute(gone.where(ways.c.player == player))).rowcount != 1:
                raise NoSuchWay
            else:
                await forget_resets(connection, player)

    async def worked(self, way: str) -> None:
        """Something was sent by it."""
        async with self._engine.begin() as connection:
            failing = update(ways).where(ways.c.id == way, ways.c.failing_since.is_not(None))
            await connection.execute(failing.values(failing_since=None))

    async def failed(self, way: str) -> None:
        """Nothing could be sent by it; after a week of that it is switched off."""
        now, here = self._clock(), update(ways).where(ways.c.id == way)
        async with self._engine.begin() as connection:
            await connection.execute(here.where(ways.c.failing_since.is_(None)).values(failing_since=now))
            long_ago = ways.c.failing_since <= now - WEEK
            await connection.execute(here.where(long_ago, ways.c.state == "on").values(state="failed"))

    async def sweep(self) -> None:
        """Forgets browsers whose session has ended, and addresses that nobody confirmed."""
        unopened = (ways.c.state == "unconfirmed") & (ways.c.added_at <= self._clock() - DAY)
        async with self._engine.begin() as connection:
            await connection.execute(delete(ways).where(~_LIVES | unopened))

    async def _one(self, which: ColumnElement[bool]) -> Reached | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(ways).where(which, _LIVES))).first()
        return None if row is None else Reached(_as_way(row), row.address, row.keys)


async def on(connection: AsyncConnection, player: str, kinds: Collection[WayKind]) -> list[Way]:
    """The player's ways of these kinds that are on, in a transaction of the caller's."""
    mine = select(ways).where(ways.c.player == player, ways.c.kind.in_(kinds), ways.c.state == "on", _LIVES)
    return [_as_way(row) for row in await connection.execute(mine)]


def _row(way: Way, address: str, keys: bytes) -> dict[str, object]:
    return {name: getattr(way, name) for name in Way.__struct_fields__} | {"address": address, "keys": keys}


def _as_way(row: Row[Any]) -> Way:
    return Way(**{name: getattr(row, name) for name in Way.__struct_fields__})
