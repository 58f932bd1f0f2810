"""What a player may always ask for: a copy of everything, and to be forgotten."""

from collections.abc import AsyncIterator, Mapping, Sequence

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.attempts import Attempts
from mokum.people.bot_tokens import BotTokens, remove_all
from mokum.people.bots import Bots, owned_by
from mokum.people.exporting import Pages, written
from mokum.people.familiar import Familiar
from mokum.people.farewells import Farewells
from mokum.people.invitations import forget_invitations
from mokum.people.moderation.moderation import forget
from mokum.people.passkeys import Passkeys
from mokum.people.recovery import Recovery
from mokum.people.revocations import Renames
from mokum.people.schema import (
    attempts,
    ceremonies,
    familiar,
    guest_looks,
    looks,
    passkeys,
    password_resets,
    players,
    recovery_codes,
)
from mokum.people.sessions import Sessions
from mokum.people.ties import Ties, forget_ties
from mokum.people.values import DELETED_NAME, ChosenTie, Export, OwnedBot, Revoked


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
        renames: Renames,
        recovery: Recovery,
        bots: Bots,
        tokens: BotTokens,
        ties: Ties,
        kept: Sequence[Mapping[str, Pages]],
        farewells: Farewells,
    ) -> None:
        self._engine = engine
        self._sessions = sessions
        self._renames = renames
        self._passkeys = passkeys
        self._attempts = attempts
        self._familiar = familiar
        self._recovery = recovery
        self._bots = bots
        self._tokens = tokens
        self._ties = ties
        self._kept = kept
        self._farewells = farewells

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
            ties=await self._chosen_by(ref),
            followers=await self._ties.followers(ref),
            invitations=await self._ties.invitations.of(ref),
        )
        return written(about, ref, {name: pages for each in self._kept for name, pages in each.items()})

    async def _chosen_by(self, ref: str) -> list[ChosenTie]:
        return [ChosenTie(tie.other.ref, tie.other.name, tie.kind, tie.at) for tie in await self._ties.of(ref)]

    async def bots_of(self, owner: str) -> list[OwnedBot]:
        """The bots of a person, with their tokens."""
        bots = await self._bots.of(owner)
        tokens = await self._tokens.of([bot.ref for bot in bots])
        return [OwnedBot(bot, tokens[bot.ref]) for bot in bots]

    async def erase(self, ref: str) -> None:
        """Forgets a person and their bots in one transaction; then they leave all tables."""
        async with self._engine.begin() as connection:
            await rows.hold(connection, ref)  # from now on nobody makes a bot for them
            gone = (ref, *await owned_by(connection, ref))
            revoked = [await self._forget(connection, each) for each in gone]
        for each in revoked:
            self._sessions.revocations.tell(each)
            self._renames.tell(each.player)
        for each in revoked:  # what fails is tried again by whoever lives
            await self._farewells.take(each.player)

    async def _forget(self, connection: AsyncConnection, ref: str) -> Revoked:
        """The reference stays, because games hold it; nobody can sign in as it again."""
        await rows.hold(connection, ref)
        ended = *await self._sessions.close(connection, ref), *await remove_all(connection, ref)
        for table in (passkeys, recovery_codes, password_resets, ceremonies, looks, guest_looks, familiar):
            await connection.execute(delete(table).where(table.c.player == ref))
        await forget_ties(connection, ref)
        await forget_invitations(connection, ref)
        await connection.execute(delete(attempts).where(attempts.c.account == ref))
        nothing = {"look": "", "password": None, "language": "en", "theme": "system", "owner": None}
        gone = update(players).where(players.c.ref == ref)
        await connection.execute(gone.values(kind="deleted", name=DELETED_NAME, shown="nobody", **nothing))
        await forget(connection, ref)
        await self._farewells.owe(connection, ref)
        return Revoked(ref, ended, erased=True)
