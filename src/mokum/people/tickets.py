"""Tickets: a browser swaps its session for a word that opens one socket within 30 seconds, and no second one."""

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.people.errors import BadTicket, NotSignedIn
from mokum.people.schema import tickets
from mokum.people.sessions import Sessions
from mokum.people.tokens import hash_token, new_token
from mokum.people.values import Clock, Session

LIFE = 30_000


class Tickets:
    """Issues and redeems; only hashes are stored."""

    def __init__(self, engine: AsyncEngine, clock: Clock, sessions: Sessions) -> None:
        self._engine = engine
        self._clock = clock
        self._sessions = sessions

    async def issue(self, session: Session) -> str:
        """A ticket for a session that is still alive."""
        await self._sessions.by_id(session.id)
        ticket = new_token()
        row = {"ticket": hash_token(ticket), "session": session.id, "expires_at": self._clock() + LIFE}
        async with self._engine.begin() as connection:
            await connection.execute(insert(tickets).values(row))
        return ticket

    async def redeem(self, ticket: str, holder: Session | None = None) -> Session:
        """The session of a ticket, once. Where a cookie says who comes, the ticket must be of that same session."""
        # Taken out and looked at in one statement: of two who come with the same ticket, one finds nothing.
        taken = delete(tickets).where(tickets.c.ticket == hash_token(ticket))
        async with self._engine.begin() as connection:
            row = (await connection.execute(taken.returning(tickets.c.session, tickets.c.expires_at))).one_or_none()
        if row is None or row.expires_at <= self._clock() or (holder is not None and holder.id != row.session):
            raise BadTicket
        try:
            return await self._sessions.by_id(row.session)
        except NotSignedIn as error:
            raise BadTicket from error

    async def sweep(self) -> None:
        """Removes the tickets that nobody came with."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(tickets).where(tickets.c.expires_at <= self._clock()))
