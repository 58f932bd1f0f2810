"""What a player may always ask for: a copy of everything, and to be forgotten."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.people import players as rows
from mokum.people.attempts import Attempts
from mokum.people.passkeys import Passkeys
from mokum.people.schema import attempts, ceremonies, looks, passkeys, players
from mokum.people.sessions import Sessions
from mokum.people.values import DELETED_NAME, Export, Revoked

Games = Callable[[str], Awaitable[Sequence[Any]]]
"""What the tables know of a player, by reference; whoever keeps the tables brings it."""


Farewell = Callable[[str], Awaitable[None]]
"""Takes a player away from all tables, before they are forgotten; what it raises stops that."""


async def no_farewell(_: str) -> None:
    """For a house without tables."""


async def no_games(_: str) -> Sequence[Any]:
    """For a house without tables."""
    return ()


class Leaving:
    """Exports and erases. Who asks has been confirmed by the caller."""

    def __init__(
        self,
        engine: AsyncEngine,
        sessions: Sessions,
        passkeys: Passkeys,
        attempts: Attempts,
        *,
        games: Games,
        farewell: Farewell,
    ) -> None:
        self._engine = engine
        self._sessions = sessions
        self._passkeys = passkeys
        self._attempts = attempts
        self._games = games
        self._farewell = farewell

    async def export(self, ref: str) -> Export:
        """All that is stored about the player. Of the password that is that there is one."""
        async with self._engine.connect() as connection:
            player = await rows.read(connection, ref)
            hashed = await rows.password_of(connection, ref)
        return Export(
            player=player,
            has_password=hashed is not None,
            sessions=await self._sessions.of(ref),
            passkeys=await self._passkeys.of(ref),
            failed_sign_ins=await self._attempts.of(ref),
            games=list(await self._games(ref)),
        )

    async def erase(self, ref: str) -> None:
        """Forgets the person. The reference stays, because games hold it; nobody can sign in as it again."""
        await self._farewell(ref)
        async with self._engine.begin() as connection:
            await rows.hold(connection, ref)
            ended = await self._sessions.close(connection, ref)
            for table in (passkeys, ceremonies, looks):
                await connection.execute(delete(table).where(table.c.player == ref))
            await connection.execute(delete(attempts).where(attempts.c.account == ref))
            nothing = {"look": "", "password": None, "language": "en", "theme": "system"}
            gone = update(players).where(players.c.ref == ref)
            await connection.execute(gone.values(kind="deleted", name=DELETED_NAME, **nothing))
        self._sessions.revocations.tell(Revoked(ref, ended, erased=True))
