"""Who plays: guests and accounts, how they come in, change and leave."""

from collections.abc import AsyncIterator, Collection, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.attempts import Attempts, Guesses
from mokum.people.bot_tokens import BotTokens
from mokum.people.bots import BotLimits, Bots
from mokum.people.budgets import Budgets
from mokum.people.credentials import Credentials
from mokum.people.device_codes import DeviceCodes
from mokum.people.errors import NameTaken, NoSuchPlayer, OnlyAccounts, OnlyGuests
from mokum.people.exporting import Pages
from mokum.people.familiar import Familiar
from mokum.people.farewells import Farewell, Farewells, no_farewell
from mokum.people.leaving import Leaving
from mokum.people.lookalikes import look
from mokum.people.moderation.measures import find_neutral
from mokum.people.moderation.moderation import Moderation
from mokum.people.names import Names
from mokum.people.networks import one_region
from mokum.people.new_passwords import NewPasswords
from mokum.people.passkeys import Passkeys, Site
from mokum.people.passwords import Passwords
from mokum.people.recovery import Recovery
from mokum.people.renaming import Renaming
from mokum.people.resets import Resets
from mokum.people.revocations import Renames
from mokum.people.schema import guest_looks, players
from mokum.people.sessions import Sessions
from mokum.people.sweeping import sweep_all
from mokum.people.tickets import Tickets
from mokum.people.ties import Ties
from mokum.people.values import (
    Ceremony,
    Client,
    Clock,
    Language,
    OwnedBot,
    Passkey,
    Player,
    Proof,
    Revoked,
    Session,
    Shown,
    SignedIn,
    Theme,
)

MOST_AT_ONCE = 20
"""Guests who come with one name at the same moment, and all get in."""
NOTHING: Mapping[str, Pages] = {}


class People:
    """The door to everything about people. Who asks is told by a session, never by a name or reference in a request.

    Sessions are read with `sessions.check(token)`; `sessions.revocations` tells which of them end early, and `renames`
    who has another name.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        clock: Clock,
        *,
        site: Site | None = None,
        passwords: Passwords | None = None,
        reserved: Iterable[str] = (),
        unwanted: Path | None = None,
        kept: Mapping[str, Pages] = NOTHING,
        farewell: Farewell = no_farewell,
        guesses: Guesses | None = None,
        bots: BotLimits | None = None,
    ) -> None:
        self._engine, self._clock = engine, clock
        self._names = Names(reserved, unwanted)
        self._passwords = passwords or Passwords()
        self._familiar = Familiar(engine, clock)
        self._attempts = Attempts(engine, clock, guesses or Guesses(), self._familiar)
        self.budgets = Budgets(engine, clock)
        self.sessions = Sessions(engine, clock)
        self.renames = Renames()
        self.tickets = Tickets(engine, clock, self.sessions)
        self.passkeys = Passkeys(engine, clock, site or Site())
        limits = bots or BotLimits()
        self.bots = Bots(engine, clock, limits)
        self.tokens = BotTokens(engine, clock, self.sessions.revocations, limits.tokens)
        self.recovery, self.resets = Recovery(engine, clock), Resets(engine, clock)
        self.moderation = Moderation(engine, clock)
        trail = self.moderation.trail
        self.renaming = Renaming(engine, clock, self._names, trail, sessions=self.sessions, renames=self.renames)
        self.ties = Ties(engine, clock, self.sessions)
        self._credentials = Credentials(engine, self._passwords, self._attempts, self.passkeys)
        self.device_codes = DeviceCodes(engine, clock, self.sessions, self._credentials, self._familiar)
        self.new_passwords = NewPasswords(
            engine, self.sessions, self._credentials, self.recovery, resets=self.resets, familiar=self._familiar
        )
        self.farewells = Farewells(engine, clock, farewell)
        self._leaving = Leaving(
            engine,
            self.sessions,
            self.passkeys,
            self._attempts,
            self._familiar,
            renames=self.renames,
            recovery=self.recovery,
            bots=self.bots,
            tokens=self.tokens,
            ties=self.ties,
            kept=(kept, self.moderation.kept),
            farewells=self.farewells,
        )

    async def player(self, ref: str) -> Player:
        """One player, one who left included; raises `NoSuchPlayer`."""
        async with self._engine.connect() as connection:
            return await rows.read(connection, ref)

    async def players(self, refs: Collection[str]) -> dict[str, Player]:
        """Several players at once, by reference."""
        async with self._engine.connect() as connection:
            return await rows.read_all(connection, refs)

    async def named(self, name: str) -> Player:
        """Whoever has an account of this name, however it is typed, or is shown under it; raises `NoSuchPlayer`."""
        async with self._engine.connect() as connection:
            ref = await rows.find_account(connection, name) or await find_neutral(connection, name)
            if ref is None:
                raise NoSuchPlayer
            return await rows.read(connection, ref)

    async def guest(self, name: str, client: Client) -> SignedIn:
        """Somebody who wants to play, in one step. Where a guest of this name is there, a number tells them apart."""
        name = self._names.clean(name)
        for _ in range(MOST_AT_ONCE):
            with suppress(IntegrityError):  # another guest took the same name at the same moment
                async with self._engine.begin() as connection:
                    ref = await rows.add(connection, "guest", name, None, self._clock())
                    session, token = await self.sessions.open(connection, ref, client)
                    called = self._names.numbered(name)
                    name_here = await rows.take_guest_looks(connection, ref, called, self.sessions.is_alive())
                await self.renaming.part_guests(name_here)
                return SignedIn(await self.player(ref), session, token)
        raise NameTaken

    async def register(self, name: str, password: str, client: Client) -> SignedIn:
        """A new account."""
        name = self._names.clean(name)
        hashed = await self._credentials.hash_new(password, name)
        with rows.naming():
            async with self._engine.begin() as connection:
                ref = await rows.add(connection, "account", name, hashed, self._clock())
                await rows.take_looks(connection, ref, name)
                session, token = await self._open(connection, ref, client)
        await self.renaming.part_guests(name)
        return SignedIn(await self.player(ref), session, token)

    async def become_account(self, session: Session, name: str, password: str, client: Client) -> SignedIn:
        """A guest stays: the same reference, and so the same games, with a name of their own and a password.

        Whoever knew the guest's token is signed out; who asks goes on with a new one.
        """
        player = await self._living(session)
        if player.kind != "guest":
            raise OnlyGuests
        name = self._names.clean(name)
        hashed = await self._credentials.hash_new(password, name)
        guest = update(players).where(players.c.ref == session.player, players.c.kind == "guest")
        with rows.naming():
            async with self._engine.begin() as connection:
                account = guest.values(kind="account", name=name, look=look(name), password=hashed)
                if (await connection.execute(account)).rowcount != 1:
                    raise OnlyGuests
                measure = await self.renaming.asked(connection, player, name)
                await rows.take_looks(connection, session.player, name)
                await self._familiar.keep(connection, session.player, session.network)
                await connection.execute(delete(guest_looks).where(guest_looks.c.player == session.player))
                ended = await self.sessions.close(connection, session.player)
                new, token = await self.sessions.open(connection, session.player, client)
                await self.renaming.has_chosen(connection, session.player, measure)
        self.sessions.revocations.tell(Revoked(session.player, ended))
        self.renames.tell(session.player)
        await self.renaming.part_guests(name)
        return SignedIn(await self.player(session.player), new, token)

    async def sign_in(self, name: str, password: str, client: Client) -> SignedIn:
        """An account comes back; raises `WrongCredentials`, `TooManyAttempts` or `Busy`."""
        ref, proven = await self._credentials.sign_in(name, password, client)
        async with self._engine.begin() as connection:
            await rows.hold_password(connection, ref, proven)
            session, token = await self._open(connection, ref, client)
        return SignedIn(await self.player(ref), session, token)

    async def sign_in_with_passkey(self, ceremony: str, response: dict[str, Any], client: Client) -> SignedIn:
        """The same without a name and a password, after `passkeys.ask_to_sign_in`."""
        ref = await self.passkeys.owner(ceremony, response)
        async with self._engine.begin() as connection:
            await rows.hold(connection, ref)
            session, token = await self._open(connection, ref, client)
        return SignedIn(await self.player(ref), session, token)

    async def prefer(
        self, session: Session, language: Language | None = None, theme: Theme | None = None, shown: Shown | None = None
    ) -> Player:
        """Sets what is given and leaves the rest."""
        player = await self._living(session)
        chosen = {"language": language, "theme": theme, "shown": shown}
        player = msgspec.structs.replace(player, **{name: wish for name, wish in chosen.items() if wish})
        async with self._engine.begin() as connection:
            await rows.prefer(connection, player)
        return player

    async def change_password(self, session: Session, proof: Proof, password: str, client: Client) -> SignedIn:
        """A new password; all sessions end, and who asks goes on with a new one."""
        return await self.new_passwords.change(await self._account(session), proof, password, client)

    async def make_recovery_codes(self, session: Session, proof: Proof, client: Client) -> list[str]:
        """New codes for the account that asks. They want a proof, because a code opens the account."""
        return await self.recovery.make((await self.confirm(session, proof, client)).ref)

    async def recover(self, name: str, code: str, password: str, client: Client) -> SignedIn:
        """A new password by a code, which is used up; all sessions end. Raises as `sign_in` and `register` do."""
        return await self.new_passwords.recover(name, code, password, client)

    async def confirm(self, session: Session, proof: Proof, client: Client) -> Player:
        """The account that asks for something grave; raises as `sign_in` does, and `OnlyAccounts`."""
        player = await self._account(session)
        await self._credentials.confirm(player, proof, client)
        return player

    async def ask_for_passkey(self, session: Session, proof: Proof, client: Client) -> Ceremony:
        """The question that makes a browser create a passkey. It wants a proof, because a passkey opens the account."""
        return await self.passkeys.ask_to_register(await self.confirm(session, proof, client))

    async def add_passkey(self, session: Session, ceremony: str, response: dict[str, Any], label: str) -> Passkey:
        """Keeps the passkey that the browser created."""
        player = await self._account(session)
        return await self.passkeys.register(player.ref, ceremony, response, label)

    async def export(self, session: Session, proof: Proof | None, client: Client) -> AsyncIterator[bytes]:
        """All that is stored about the player who asks, as JSON in pieces."""
        player = await self._living(session)
        await self._credentials.confirm(player, proof, client)
        return await self._leaving.export(player.ref)

    async def erase(self, session: Session, proof: Proof | None, client: Client) -> None:
        """Forgets the player who asks."""
        player = await self._living(session)
        await self._credentials.confirm(player, proof, client)
        await self._leaving.erase(player.ref)

    async def make_bot(self, session: Session, name: str) -> Player:
        """A bot of the person who asks; raises `TooManyBots`."""
        owner, name = await self._account(session), self._names.clean(name)
        ref = await self.bots.make(owner.ref, name)
        await self.renaming.part_guests(name)
        return await self.player(ref)

    async def bots_of(self, session: Session) -> list[OwnedBot]:
        """The bots of the person who asks, with their tokens."""
        return await self._leaving.bots_of((await self._living(session)).ref)

    async def remove_bot(self, session: Session, bot: str) -> None:
        """Forgets a bot of the person who asks."""
        found = await self.bots.owned((await self._living(session)).ref, bot)
        await self._leaving.erase(found.ref)

    async def sweep(self) -> None:
        """Removes what ran out; to be called now and then."""
        kept = (self.sessions, self.tickets, self.device_codes, self.resets, self.passkeys.ceremonies, self._attempts)
        await sweep_all((*kept, self._familiar, self.budgets, self.ties, self.ties.invitations, self.renaming))

    def close(self) -> None:
        """Lets the threads go."""
        self._passwords.close()

    async def _open(self, connection: AsyncConnection, ref: str, client: Client) -> tuple[Session, str]:
        """A session of an account, which is at home from now on where it was opened."""
        await self._familiar.keep(connection, ref, one_region(client.address))
        return await self.sessions.open(connection, ref, client)

    async def _living(self, session: Session) -> Player:
        """The player of a session that is alive now, whenever it was read."""
        return await self.player((await self.sessions.by_id(session.id)).player)

    async def _account(self, session: Session) -> Player:
        player = await self._living(session)
        if player.kind != "account":
            raise OnlyAccounts
        return player
