"""Who has another name from now on: somebody who was asked to choose one, and guests who give way to an account."""

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.errors import BadName, NotAsked
from mokum.people.lookalikes import look, looks
from mokum.people.moderation.schema import measures
from mokum.people.moderation.trail import Trail
from mokum.people.names import Names
from mokum.people.revocations import Renames
from mokum.people.schema import guest_looks, players
from mokum.people.schema import looks as looks_table
from mokum.people.sessions import Sessions
from mokum.people.values import Clock, Player, Session


class Renaming:
    """Only whoever was asked may choose another name: to all others it is how they are known."""

    def __init__(
        self,
        engine: AsyncEngine,
        clock: Clock,
        names: Names,
        trail: Trail,
        *,
        sessions: Sessions,
        renames: Renames,
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._names = names
        self._trail = trail
        self._sessions = sessions
        self._renames = renames

    async def choose(self, session: Session, typed: str) -> Player:
        """They have this name from now on; raises `NotAsked`, `BadName` or `NameTaken`."""
        ref = (await self._sessions.by_id(session.id)).player
        name = await self._choose(ref, self._names.clean(typed))
        self._renames.tell(ref)
        await self.part_guests(name)
        async with self._engine.connect() as connection:
            return await rows.read(connection, ref)

    async def part_guests(self, name: str) -> None:
        """Guests who look like somebody who has this name from now on have another one."""
        async with self._engine.begin() as connection:
            parted = await rows.part_guests(connection, name)
        for guest in parted:
            self._renames.tell(guest)

    async def asked(self, connection: AsyncConnection, player: Player, name: str) -> int | None:
        """The measure that asks a player for another name, if there is one; raises `BadName` where this is not another.

        In the transaction of a caller who holds the player, before the looks of the old name are gone.
        """
        of_them = measures.c.about == player.ref, measures.c.kind == "name", measures.c.ends_at.is_(None)
        asked = select(measures.c.id, measures.c.lifted_at).where(*of_them).order_by(measures.c.id.desc()).limit(1)
        row = (await connection.execute(asked)).one_or_none()
        if row is None:
            return None
        if row.lifted_at is None and await _looks_as_before(connection, player, name):
            raise BadName("unwanted")
        measure: int = row.id
        return measure

    async def has_chosen(self, connection: AsyncConnection, player: str, measure: int | None) -> None:
        """The measure is over, if there was one. Last in the transaction: others wait for the end of the trail."""
        if measure is None:
            return
        of_them = measures.c.about == player, measures.c.kind == "name", measures.c.ends_at.is_(None)
        await connection.execute(update(measures).where(*of_them).values(ends_at=self._clock()))
        await self._trail.add(connection, player, "renamed", player, measure=measure)

    async def sweep(self) -> None:
        """The names of guests who are gone are free."""
        async with self._engine.begin() as connection:
            await rows.free_guest_looks(connection, self._sessions.is_alive())

    async def _choose(self, ref: str, name: str) -> str:
        is_there = self._sessions.is_alive()
        with rows.naming():
            async with self._engine.begin() as connection:
                await rows.hold(connection, ref)
                player = await rows.read(connection, ref)
                measure = await self.asked(connection, player, name)
                if measure is None:
                    raise NotAsked
                name = await self._take(connection, player, name, is_there)
                await self.has_chosen(connection, player.ref, measure)
        return name

    async def _take(self, connection: AsyncConnection, player: Player, name: str, is_there: ColumnElement[bool]) -> str:
        if player.kind == "account":
            await rows.take_looks(connection, player.ref, name)
            renamed = update(players).where(players.c.ref == player.ref)
            await connection.execute(renamed.values(name=name, look=look(name)))
            return name
        await connection.execute(delete(guest_looks).where(guest_looks.c.player == player.ref))
        return await rows.take_guest_looks(connection, player.ref, self._names.numbered(name), is_there)


async def _looks_as_before(connection: AsyncConnection, player: Player, name: str) -> bool:
    """The old name is still theirs, until they have another one."""
    table = looks_table if player.kind == "account" else guest_looks
    asked = select(table.c.look).where(table.c.player == player.ref, table.c.look.in_(looks(name)))
    return (await connection.execute(asked)).first() is not None
