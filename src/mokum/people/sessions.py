"""Sessions: a browser proves with a random token that it is signed in; we keep only the token's hash."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, delete, insert, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people.errors import NoSuchSession, NotSignedIn
from mokum.people.networks import one_region
from mokum.people.revocations import Revocations
from mokum.people.schema import players, sessions, tickets
from mokum.people.tokens import hash_token, is_reference, new_reference, new_token, printable
from mokum.people.values import Client, Clock, Revoked, Session

DAY = 24 * 60 * 60_000
IDLE, LONGEST = 30 * DAY, 180 * DAY
SEEN_EVERY = 5 * 60_000
"""`seen_at` is written this often at most: one row is not to be written at every request."""
AGENT_LENGTH = 200

_SESSION = [sessions.c[name] for name in Session.__struct_fields__]


def _as_session(row: Row[Any]) -> Session:
    return Session(**row._mapping)


def _is_alive(now: int) -> ColumnElement[bool]:
    return (sessions.c.seen_at > now - IDLE) & (sessions.c.created_at > now - LONGEST)


class Sessions:
    """The sessions of everybody: 30 days after they were last used they end, and after 180 in any case."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self.revocations = Revocations()

    async def open(self, connection: AsyncConnection, player: str, client: Client) -> tuple[Session, str]:
        """A new session and its token, in the transaction of a caller who holds the player."""
        now, token = self._clock(), new_token()
        agent, network = printable(client.agent, AGENT_LENGTH), one_region(client.address)
        session = Session(new_reference(), player, now, now, agent, network)
        await connection.execute(insert(sessions).values(**msgspec.structs.asdict(session), token=hash_token(token)))
        return session, token

    async def check(self, token: str) -> Session:
        """The session of this token, now seen again; raises `NotSignedIn`."""
        return await self._alive(sessions.c.token == hash_token(token))

    async def by_id(self, session: str) -> Session:
        """The session as it is now; raises `NotSignedIn` if it ended meanwhile."""
        return await self._alive(sessions.c.id == session)

    async def of(self, player: str) -> list[Session]:
        """The player's living sessions, the newest first."""
        mine = select(*_SESSION).where(sessions.c.player == player, _is_alive(self._clock()))
        async with self._engine.connect() as connection:
            rows = await connection.execute(mine.order_by(sessions.c.created_at.desc(), sessions.c.id))
            return [_as_session(row) for row in rows]

    async def revoke(self, session: Session, which: str | None = None) -> None:
        """Ends this session or, of the same player's, the one of that id."""
        which = session.id if which is None else which
        if not is_reference(which) or not await self._end(session.player, sessions.c.id == which):
            raise NoSuchSession

    async def revoke_others(self, session: Session) -> None:
        """Ends all sessions of the player but this one."""
        await self._end(session.player, sessions.c.id != session.id)

    async def revoke_all(self, player: str) -> None:
        """Ends all sessions of a player."""
        await self._end(player, true())

    async def close(self, connection: AsyncConnection, player: str, but: str = "") -> tuple[str, ...]:
        """Removes the player's sessions but one, in the transaction of a caller, who tells the listeners after it."""
        return await _remove(connection, player, sessions.c.id != but)

    def is_alive(self) -> ColumnElement[bool]:
        """Of a session: whether it has not ended by now."""
        return _is_alive(self._clock())

    async def sweep(self) -> None:
        """Removes the sessions that ran out."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(sessions).where(~_is_alive(self._clock())))

    async def _end(self, player: str, which: ColumnElement[bool]) -> tuple[str, ...]:
        async with self._engine.begin() as connection:
            ids = await _remove(connection, player, which)
        self.revocations.tell(Revoked(player, ids))
        return ids

    async def _alive(self, which: ColumnElement[bool]) -> Session:
        now = self._clock()
        of_the_living = sessions.join(players, (players.c.ref == sessions.c.player) & (players.c.kind != "deleted"))
        async with self._engine.connect() as connection:
            found = select(*_SESSION).select_from(of_the_living).where(which, _is_alive(now))
            row = (await connection.execute(found)).one_or_none()
        if row is None:
            raise NotSignedIn
        session = _as_session(row)
        if now - session.seen_at < SEEN_EVERY:
            return session
        async with self._engine.begin() as connection:
            await connection.execute(update(sessions).where(sessions.c.id == session.id).values(seen_at=now))
        return msgspec.structs.replace(session, seen_at=now)


async def _remove(connection: AsyncConnection, player: str, which: ColumnElement[bool]) -> tuple[str, ...]:
    """Removes sessions of a player, and the tickets that they hold."""
    removed = delete(sessions).where(sessions.c.player == player, which).returning(sessions.c.id)
    ids = tuple((await connection.scalars(removed)).all())
    await connection.execute(delete(tickets).where(tickets.c.session.in_(ids)))
    return ids
