"""How often a password may be guessed: a moving window over rows, so that all nodes count together.

`limits` counts in memory, Redis, Memcached or MongoDB. Memory is one node's only, and the others are services that we
do not run; the rows that must be kept for an hour are few, and the database is there.
"""

import hashlib

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ColumnElement

from mokum.people.errors import TooManyAttempts
from mokum.people.schema import attempts
from mokum.people.tokens import new_reference
from mokum.people.values import Clock, FailedSignIn

MINUTE = 60_000
PER_ACCOUNT, ACCOUNT_WINDOW = 5, 15 * MINUTE
PER_NETWORK, NETWORK_WINDOW = 30, 60 * MINUTE


def nobody(look: str) -> str:
    """The account of a name that nobody has. Hashed: it may be a password that was typed in the wrong field."""
    return hashlib.sha256(look.encode(errors="replace")).hexdigest()


class Attempts:
    """Guesses at passwords. A guess counts as wrong from its beginning until it is forgiven, so that a hundred at once
    are not a way around the limit.
    """

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    async def begin(self, account: str, network: str) -> str:
        """Counts one more guess and returns its id; raises `TooManyAttempts` and forgets it where that is too many."""
        attempt, now = new_reference(), self._clock()
        async with self._engine.begin() as connection:
            await connection.execute(insert(attempts).values(id=attempt, account=account, network=network, at=now))
        # Committed before it counts: of two guesses at the same time, at least one sees the other.
        try:
            here = attempts.c.network == network
            await self._count(here & (attempts.c.account == account), PER_ACCOUNT, ACCOUNT_WINDOW, now)
            await self._count(here, PER_NETWORK, NETWORK_WINDOW, now)
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
