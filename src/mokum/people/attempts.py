"""How often a password may be guessed: a moving window over rows, so that all nodes count together.

`limits` counts in memory, Redis, Memcached or MongoDB. Memory is one node's only, and the others are services that we
do not run; the rows that must be kept for an hour are few, and the database is there.
"""

import hashlib

from msgspec import Struct
from sqlalchemy import delete, func, insert, not_, select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ColumnElement

from mokum.people.errors import TooManyAttempts
from mokum.people.familiar import Familiar
from mokum.people.schema import attempts
from mokum.people.tokens import new_reference
from mokum.people.values import Clock, FailedSignIn

MINUTE = 60_000
PER_ACCOUNT, ACCOUNT_WINDOW = 5, 15 * MINUTE
PER_NETWORK, NETWORK_WINDOW = 30, 60 * MINUTE


class Guesses(Struct, frozen=True):
    """How many wrong guesses are heard: the first two in a quarter of an hour, the others in an hour.

    Strangers are those who guess from a region from which the account was never signed in to. What strangers do locks
    out strangers only: where the owner is at home, nobody elsewhere can use up the owner's guesses.
    """

    at_account: int = PER_ACCOUNT
    """At one account, from one network."""
    of_strangers: int = 20
    """At one account, from everywhere that is strange to it."""
    of_network: int = PER_NETWORK
    """From one network: an address, or a /64 of IPv6."""
    of_region: int = 60
    """From one region: a /24, or a /48 of IPv6, which one customer of a provider may have."""
    in_all: int = 1000
    """By strangers, at all accounts."""


def nobody(look: str) -> str:
    """The account of a name that nobody has. Hashed: it may be a password that was typed in the wrong field."""
    return hashlib.sha256(look.encode(errors="replace")).hexdigest()


class Attempts:
    """Guesses at passwords. A guess counts as wrong from its beginning until it is forgiven, so that a hundred at once
    are not a way around the limit.
    """

    def __init__(self, engine: AsyncEngine, clock: Clock, guesses: Guesses, familiar: Familiar) -> None:
        self._engine = engine
        self._clock = clock
        self._guesses = guesses
        self._familiar = familiar

    async def begin(self, account: str, network: str, region: str) -> str:
        """Counts one more guess and returns its id; raises `TooManyAttempts` and forgets it where that is too many."""
        attempt, now = new_reference(), self._clock()
        familiar = await self._familiar.has(account, region)
        told = {"id": attempt, "account": account, "network": network, "region": region, "familiar": familiar}
        async with self._engine.begin() as connection:
            await connection.execute(insert(attempts).values(**told, at=now))
        # Committed before it counts: of two guesses at the same time, at least one sees the other.
        try:
            most, at_it, here = self._guesses, attempts.c.account == account, attempts.c.network == network
            await self._count(here & at_it, most.at_account, ACCOUNT_WINDOW, now)
            await self._count(here, most.of_network, NETWORK_WINDOW, now)
            await self._count(attempts.c.region == region, most.of_region, NETWORK_WINDOW, now)
            if not familiar:
                strange = not_(attempts.c.familiar)
                await self._count(at_it & strange, most.of_strangers, ACCOUNT_WINDOW, now)
                await self._count(strange, most.in_all, NETWORK_WINDOW, now)
        except TooManyAttempts:
            await self.withdraw(attempt)
            raise
        return attempt

    async def withdraw(self, attempt: str) -> None:
        """The guess was not heard, and does not count."""
        await self._delete(attempts.c.id == attempt)

    async def forgive(self, account: str, network: str) -> None:
        """The password was right: what went before were slips of the finger."""
        await self._delete((attempts.c.account == account) & (attempts.c.network == network))

    async def of(self, account: str) -> list[FailedSignIn]:
        """When and from where the account's password was guessed at, of late."""
        asked = select(attempts.c.at, attempts.c.network).where(attempts.c.account == account).order_by(attempts.c.at)
        async with self._engine.connect() as connection:
            return [FailedSignIn(**row._mapping) for row in await connection.execute(asked)]

    async def sweep(self) -> None:
        """Removes what no window reaches any more."""
        await self._delete(attempts.c.at <= self._clock() - NETWORK_WINDOW)

    async def _count(self, which: ColumnElement[bool], most: int, window: int, now: int) -> None:
        asked = select(func.count(), func.min(attempts.c.at)).where(which, attempts.c.at > now - window)
        async with self._engine.connect() as connection:
            count, oldest = (await connection.execute(asked)).one()
        if count > most:
            raise TooManyAttempts(again_at=oldest + window)

    async def _delete(self, which: ColumnElement[bool]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(attempts).where(which))
