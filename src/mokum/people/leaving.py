"""What a player may always ask for: a copy of everything, and to be forgotten."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

import structlog
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.people import players as rows
from mokum.people.attempts import Attempts
from mokum.people.bot_tokens import BotTokens, remove_all
from mokum.people.bots import Bots
from mokum.people.exporting import Pages, written
from mokum.people.familiar import Familiar
from mokum.people.passkeys import Passkeys
from mokum.people.recovery import Recovery
from mokum.people.schema import (
    attempts,
    ceremonies,
    familiar,
    guest_looks,
    looks,
    passkeys,
    players,
    recovery_codes,
)
from mokum.people.sessions import Sessions
from mokum.people.values import DELETED_NAME, Export, OwnedBot, Revoked

Farewell = Callable[[str], Awaitable[None]]
"""Takes a player and their words away from all tables, before they are forgotten; what it raises stops that."""


async def no_farewell(_: str) -> None:
    """For a server without tables."""


_log = structlog.get_logger()


class Leaving:
    """Exports and erases. Who asks has been confirmed by the caller."""

    def __init__(
        self,
        engine: AsyncEngine,
        sessions: Sessions,
        passkeys: Passkeys,
        attempts: Attempts,
        familiar: Familiar,
        *,
        recovery: Recovery,
        bots: Bots,
        tokens: BotTokens,
        kept: Mapping[str, Pages],
        farewell: Farewell,
    ) -> None:
        self._engine = engine
        self._sessions = sessions
        self._passkeys = passkeys
        self._attempts = attempts
        self._familiar = familiar
        self._recovery = recovery
        self._bots = bots
        self._tokens = tokens
        self._kept = kept
        self._farewell = farewell

    async def export(self, ref: str) -> AsyncIterator[bytes]:
        """All that is stored about the player, as JSON in pieces. Of the password that is that there is one."""
        async with self._engine.connect() as connection:
            player = await rows.read(connection, ref)
            hashed = await rows.password_of(connection, ref)
        about = Export(
            player=player,
            has_password=hashed is not None,
            sessions=await self._sessions.of(ref),
            passkeys=await self._passkeys.of(ref),
            recovery_codes=await self._recovery.of(ref),
            failed_sign_ins=await self._attempts.of(ref),
            familiar_regions=await self._familiar.of(ref),
            bots=await self.bots_of(ref),
        )
        return written(about, ref, self._kept)

    async def bots_of(self, owner: str) -> list[OwnedBot]:
        """The bots of a person, with their tokens."""
        bots = await self._bots.of(owner)
        tokens = await self._tokens.of([bot.ref for bot in bots])
        return [OwnedBot(bot, tokens[bot.ref]) for bot in bots]

    async def erase(self, ref: str) -> tuple[str, ...]:
        """Forgets a person and their bots, and says who they all were."""
        bots = await self._forget_bots(ref)
        await self._forget(ref)
        return ref, *bots, *await self._forget_bots(ref)  # one may have been made meanwhile

    async def _forget_bots(self, owner: str) -> list[str]:
        bots = [bot.ref for bot in await self._bots.of(owner)]
        for bot in bots:
            await self._forget(bot)
        return bots

    async def _forget(self, ref: str) -> None:
        """The reference stays, because games hold it; nobody can sign in as it again."""
        await self._farewell(ref)
        async with self._engine.begin() as connection:
            await rows.hold(connection, ref)
            ended = *await self._sessions.close(connection, ref), *await remove_all(connection, ref)
            for table in (passkeys, recovery_codes, ceremonies, looks, guest_looks, familiar):
                await connection.execute(delete(table).where(table.c.player == ref))
            await connection.execute(delete(attempts).where(attempts.c.account == ref))
            nothing = {"look": "", "password": None, "language": "en", "theme": "system", "owner": None}
            gone = update(players).where(players.c.ref == ref)
            await connection.execute(gone.values(kind="deleted", name=DELETED_NAME, shown="nobody", **nothing))
        self._sessions.revocations.tell(Revoked(ref, ended, erased=True))
        try:  # now nobody can speak as them any more: what they said meanwhile goes too
            await self._farewell(ref)
        except Exception:  # they are forgotten all the same
            _log.exception("what was said during an erasure may be there still", player=ref)
