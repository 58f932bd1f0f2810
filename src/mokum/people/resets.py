"""Passwords that are set anew by a link in a letter: good once, for 30 minutes; only hashes are stored."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.errors import BadLink
from mokum.people.schema import password_resets
from mokum.people.tokens import hash_secret
from mokum.people.values import Clock

LIFE = 30 * 60_000


class Resets:
    """Who may set which password. That a letter reached its owner has been seen by whoever asks for one."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    async def keep(self, connection: AsyncConnection, player: str, token: str) -> None:
        """One more token, in a transaction of the caller's; raises `NoSuchPlayer`."""
        await rows.hold(connection, player)
        row = {"token": hash_secret(token), "player": player, "expires_at": self._clock() + LIFE}
        await connection.execute(insert(password_resets).values(row))

    async def owner(self, token: str) -> str:
        """Whose password it sets; raises `BadLink`."""
        asked = select(password_resets.c.player).where(
            password_resets.c.token == hash_secret(token), password_resets.c.expires_at > self._clock()
        )
        async with self._engine.connect() as connection:
            player: str | None = await connection.scalar(asked)
        if player is None:
            raise BadLink
        return player

    async def use_up(self, connection: AsyncConnection, player: str, token: str) -> None:
        """Takes it away; of two who come with it one finds nothing: `BadLink`."""
        gone = delete(password_resets).where(
            password_resets.c.player == player,
            password_resets.c.token == hash_secret(token),
            password_resets.c.expires_at > self._clock(),
        )
        if (await connection.execute(gone)).rowcount != 1:
            raise BadLink

    async def sweep(self) -> None:
        """Removes those that nobody came with."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(password_resets).where(password_resets.c.expires_at <= self._clock()))


async def forget_resets(connection: AsyncConnection, player: str) -> None:
    """All of an account, whoever asked for them: none outlives a new password, or the letter box that it went to."""
    await connection.execute(delete(password_resets).where(password_resets.c.player == player))
