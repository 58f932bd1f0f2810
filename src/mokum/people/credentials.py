"""Checks the proofs of who somebody is, and counts the wrong ones."""

from contextlib import suppress

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.people import players as rows
from mokum.people.attempts import Attempts, nobody
from mokum.people.errors import Busy, WrongCredentials
from mokum.people.lookalikes import sign_in_look
from mokum.people.names import MOST_TYPED
from mokum.people.networks import one_household, one_region
from mokum.people.passkeys import Passkeys
from mokum.people.passwords import Passwords
from mokum.people.recovery import Recovery
from mokum.people.schema import players
from mokum.people.values import Client, PasskeyProof, Player, Proof


class Credentials:
    """Passwords and passkeys of accounts."""

    def __init__(self, engine: AsyncEngine, passwords: Passwords, attempts: Attempts, passkeys: Passkeys) -> None:
        self._engine = engine
        self._passwords = passwords
        self._attempts = attempts
        self._passkeys = passkeys

    async def hash_new(self, typed: str, name: str) -> str:
        """The hash of a new password for the player of this name; raises `BadPassword` or `Busy`."""
        return await self._passwords.hash(self.accept(typed, name))

    def accept(self, typed: str, name: str) -> str:
        """The password in its one spelling; raises `BadPassword` where it is not good enough for this player."""
        return self._passwords.accept(typed, name)

    async def sign_in(self, name: str, typed: str, client: Client) -> tuple[str, str]:
        """Whose name and password these are, and the hash that proves it; raises `WrongCredentials`."""
        async with self._engine.connect() as connection:
            ref = await rows.find_account(connection, name)
        account = ref or nobody(sign_in_look(name[:MOST_TYPED]))
        return account, await self._check(account, typed, client)

    async def recover(self, name: str, code: str, recovery: Recovery, client: Client) -> str:
        """Whose name and code these are; raises `WrongCredentials`. A wrong code counts as a wrong password does."""
        async with self._engine.connect() as connection:
            ref = await rows.find_account(connection, name)
        account = ref or nobody(sign_in_look(name[:MOST_TYPED]))
        network = one_household(client.address)
        await self._attempts.begin(account, network, one_region(client.address))
        if not await recovery.has(account, code):
            raise WrongCredentials
        await self._attempts.forgive(account, network)
        return account

    async def confirm(self, player: Player, proof: Proof | None, client: Client) -> None:
        """Is it really the player who asks for something grave? A guest's session is all the proof that a guest has."""
        if player.kind == "guest":
            return
        if proof is None:
            raise WrongCredentials
        if isinstance(proof, PasskeyProof):
            await self._passkeys.confirm(player.ref, proof.ceremony, proof.response)
        else:
            await self._check(player.ref, proof.password, client)

    async def _check(self, account: str, typed: str, client: Client) -> str:
        """The hash of the account's password, if this is the password. Takes as long where there is no such account."""
        network = one_household(client.address)
        attempt = await self._attempts.begin(account, network, one_region(client.address))
        async with self._engine.connect() as connection:
            hashed = await rows.password_of(connection, account)
        try:
            right = await self._passwords.verify(hashed, typed)
        except Busy:
            await self._attempts.withdraw(attempt)
            raise
        if hashed is None or not right:
            raise WrongCredentials
        await self._attempts.forgive(account, network)
        return await self._renewed(account, hashed, typed)

    async def _renewed(self, account: str, hashed: str, typed: str) -> str:
        """The hash with today's parameters: now is the one moment at which we know the password."""
        if not self._passwords.is_outdated(hashed):
            return hashed
        with suppress(Busy):  # then at the next sign-in
            renewed = await self._passwords.rehash(typed)
            same = update(players).where(players.c.ref == account, players.c.password == hashed)
            async with self._engine.begin() as connection:
                if (await connection.execute(same.values(password=renewed))).rowcount == 1:
                    return renewed
        return hashed
