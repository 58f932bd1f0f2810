"""A new password for an account: by whoever proves who they are, or by a recovery code."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.credentials import Credentials
from mokum.people.errors import NoSuchPlayer, WrongCredentials
from mokum.people.familiar import Familiar
from mokum.people.networks import one_region
from mokum.people.recovery import Recovery, use_up
from mokum.people.schema import players
from mokum.people.sessions import Sessions
from mokum.people.values import Client, Player, Proof, Revoked, Session


class NewPasswords:
    """Each ends all sessions of the account, and opens a new one for whoever asks."""

    def __init__(
        self,
        engine: AsyncEngine,
        sessions: Sessions,
        credentials: Credentials,
        recovery: Recovery,
        familiar: Familiar,
    ) -> None:
        self._engine = engine
        self._sessions = sessions
        self._credentials = credentials
        self._recovery = recovery
        self._familiar = familiar

    async def change(self, player: Player, proof: Proof, password: str, client: Client) -> tuple[Session, str]:
        """By an account that proves who it is."""
        await self._credentials.confirm(player, proof, client)
        hashed = await self._credentials.hash_new(password, player.name)
        async with self._engine.begin() as connection:
            ended = await self._set(connection, player.ref, hashed)
            new, token = await self._sessions.open(connection, player.ref, client)
        self._sessions.revocations.tell(Revoked(player.ref, ended))
        return new, token

    async def recover(self, name: str, code: str, password: str, client: Client) -> tuple[str, Session, str]:
        """By a code, which is used up. Raises as signing in and registering do.

        What is typed as a password is judged before the code is looked at, so that it can be changed without a guess.
        """
        self._credentials.accept(password, name)
        ref = await self._credentials.recover(name, code, self._recovery, client)
        hashed = await self._credentials.hash_new(password, name)
        async with self._engine.begin() as connection:
            await rows.hold(connection, ref)
            if not await use_up(connection, ref, code):
                raise WrongCredentials
            ended = await self._set(connection, ref, hashed)
            await self._familiar.keep(connection, ref, one_region(client.address))
            new, token = await self._sessions.open(connection, ref, client)
        self._sessions.revocations.tell(Revoked(ref, ended))
        return ref, new, token

    async def _set(self, connection: AsyncConnection, ref: str, hashed: str) -> tuple[str, ...]:
        """Which sessions ended."""
        account = update(players).where(players.c.ref == ref, players.c.kind == "account")
        if (await connection.execute(account.values(password=hashed))).rowcount != 1:
            raise NoSuchPlayer
        return await self._sessions.close(connection, ref)
