"""Codes for a second device: somebody who is signed in shows one as a picture, and the phone that reads it signs in."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.people import players as rows
from mokum.people.credentials import Credentials
from mokum.people.errors import BadDeviceCode
from mokum.people.familiar import Familiar
from mokum.people.networks import one_region
from mokum.people.schema import device_codes, sessions
from mokum.people.sessions import Sessions
from mokum.people.tokens import hash_token, new_token
from mokum.people.values import Client, Clock, DeviceCode, Proof, Session, SignedIn

LIFE = 120_000
"""Milliseconds: long enough to fetch a phone."""


class DeviceCodes:
    """Each opens one session. It is worth nothing once the session that made it has ended; only hashes are stored."""

    def __init__(
        self, engine: AsyncEngine, clock: Clock, sessions: Sessions, credentials: Credentials, familiar: Familiar
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._sessions = sessions
        self._credentials = credentials
        self._familiar = familiar

    async def make(self, session: Session, proof: Proof | None, client: Client) -> DeviceCode:
        """A new code, shown once; an older one of this session is worth nothing. An account proves who it is."""
        alive = await self._sessions.by_id(session.id)
        async with self._engine.connect() as connection:
            player = await rows.read(connection, alive.player)
        await self._credentials.confirm(player, proof, client)
        code = DeviceCode(new_token(), self._clock() + LIFE)
        row = {"code": hash_token(code.code), "session": alive.id, "expires_at": code.expires_at}
        async with self._engine.begin() as connection:
            await connection.execute(delete(device_codes).where(device_codes.c.session == alive.id))
            await connection.execute(insert(device_codes).values(row))
        return code

    async def use(self, code: str, client: Client) -> SignedIn:
        """Signs in whoever made the code, once; raises `BadDeviceCode`."""
        taken = delete(device_codes).where(device_codes.c.code == hash_token(code))
        async with self._engine.begin() as connection:
            # Taken out and looked at in one statement: of two who come with the same code, one finds nothing.
            row = (await connection.execute(taken.returning(*device_codes.c))).one_or_none()
        if row is None or row.expires_at <= self._clock():
            raise BadDeviceCode
        made_by = select(sessions.c.player).where(sessions.c.id == row.session, self._sessions.is_alive())
        async with self._engine.begin() as connection:
            ref = await connection.scalar(made_by)
            if ref is None:
                raise BadDeviceCode
            # Whoever ends all sessions holds the player, too: what was so before may not be so any more.
            await rows.hold(connection, ref)
            if await connection.scalar(made_by) is None:
                raise BadDeviceCode
            player = await rows.read(connection, ref)
            if player.kind == "account":
                await self._familiar.keep(connection, ref, one_region(client.address))
            session, token = await self._sessions.open(connection, ref, client)
        return SignedIn(player, session, token)

    async def sweep(self) -> None:
        """Removes the codes that nobody came with."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(device_codes).where(device_codes.c.expires_at <= self._clock()))
