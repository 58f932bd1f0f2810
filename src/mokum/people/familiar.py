"""Where accounts are at home: the regions from which each was signed in to."""

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people.schema import familiar
from mokum.people.values import Clock, FamiliarRegion

KEPT = 90 * 24 * 60 * 60_000
"""A region from which nobody signs in for so long is a strange one again."""


class Familiar:
    """A region is as coarse as a session shows it: enough to tell the owner from the rest of the world."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    async def has(self, account: str, region: str) -> bool:
        """Was this account signed in to from there?"""
        here = (familiar.c.player == account) & (familiar.c.region == region)
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(select(exists().where(here))))

    async def keep(self, connection: AsyncConnection, account: str, region: str) -> None:
        """It was so now, in the transaction of a caller who holds the player."""
        here, now = {"player": account, "region": region}, self._clock()
        known = update(familiar).filter_by(**here).values(seen_at=now)
        if not (await connection.execute(known)).rowcount:
            await connection.execute(insert(familiar).values(**here, seen_at=now))

    async def of(self, account: str) -> list[FamiliarRegion]:
        """All of an account's, the latest first."""
        asked = select(familiar.c.region, familiar.c.seen_at).where(familiar.c.player == account)
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.order_by(familiar.c.seen_at.desc(), familiar.c.region))
            return [FamiliarRegion(**row._mapping) for row in rows]

    async def sweep(self) -> None:
        """Forgets those of long ago."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(familiar).where(familiar.c.seen_at <= self._clock() - KEPT))
