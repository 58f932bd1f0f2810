"""A new password for an account: by whoever proves who they are, by a recovery code, or by a link in a letter."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.credentials import Credentials
from mokum.people.errors import NoSuchPlayer, WrongCredentials
from mokum.people.familiar import Familiar
from mokum.people.networks import one_region
from mokum.people.recovery import Recovery, use_up
from mokum.people.resets import Resets, forget_resets
from mokum.people.schema import players
from mokum.people.sessions import Sessions
from mokum.people.values import Client, Player, Proof, Revoked, SignedIn


class NewPasswords:
    """Each ends all sessions of the account and all links in letters, and opens a new session for whoever asks."""

    def __init__(
        self,
        engine: AsyncEngine,
        sessions: Sessions,
        credentials: Credentials,
        recovery: Recovery,
        *,
        resets: Resets,
        familiar: Familiar,
    ) -> None:
        self._engine = engine
        self._sessions = sessions
        self._credentials = credentials
        self._recovery = recovery
        self._resets = resets
        self._familiar = familiar

    async def change(self, player: Player, proof: Proof, password: str, client: Client) -> SignedIn:
        """By an account that proves who it is."""
        await self._credentials.confirm(player, proof, client)
        hashed = await self._credentials.hash_new(password, player.name)
        async with self._engine.begin() as connection:
            ended = await self._set(connection, player.ref, hashed)
            new, token = await self._sessions.open(connection, player.ref, client)
        self._sessions.revocations.tell(Revoked(player.ref, ended))
        return SignedIn(player, new, token)

    async def recover(self, name: str, code: str, password: str, client: Client) -> SignedIn:
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
            player = await rows.read(connection, ref)
            new, token = await self._sessions.open(connection, ref, client)
        self._sessions.revocations.tell(Revoked(ref, ended))
        return SignedIn(player, new, token)

    async def reset(self, token: str, password: str, client: Client) -> SignedIn:
        """By the link of a letter, which is used up. Raises `BadLink`, or as registering does."""
        ref = await self._resets.owner(token)
        async with self._engine.connect() as connection:
            player = await rows.read(connection, ref)
        hashed = await self._credentials.hash_new(password, player.name)
        async with self._engine.begin() as connection:
            await rows.hold(connection, ref)
            await self._resets.use_up(connection, ref, token)
            ended = await self._set(connection, ref, hashed)
            await self._familiar.keep(connection, ref, one_region(client.address))
            new, opened = await self._sessions.open(connection, ref, client)
        self._sessions.revocations.tell(Revoked(ref, ended))
        return SignedIn(player, new, opened)

    async def _set(self, connection: AsyncConnection, ref: str, hashed: str) -> tuple[str, ...]:
        """Which sessions ended."""
        account = update(players).where(players.c.ref == ref, players.c.kind == "account")
        if (await connection.execute(account.values(password=hashed))).rowcount != 1:
            raise NoSuchPlayer
        await forget_resets(connection, ref)
        return await self._sessions.close(connection, ref)
