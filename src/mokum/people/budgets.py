"""Budgets for what is rare and costly. They are rows of the database, so that all nodes count together.

What is asked many times a second is counted in the memory of each node (`web/limits.py`): a row for each message would
cost more than the message.
"""

import hashlib
from functools import cache

from msgspec import Struct
from sqlalchemy import TextClause, delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people.schema import budgets
from mokum.people.values import Clock


class Rate(Struct, frozen=True):
    """`count` in every `seconds` on average, and up to `burst` at once."""

    count: float
    seconds: float
    burst: int

    @property
    def step(self) -> int:
        """Milliseconds in which one comes back."""
        return round(self.seconds * 1000 / self.count)

    @property
    def span(self) -> int:
        """Milliseconds in which all of them do."""
        return self.step * self.burst


class Share(Struct, frozen=True):
    """One of a budget: what is asked for, and who asks for it."""

    what: str
    who: str
    rate: Rate

    @property
    def id(self) -> bytes:
        """Hashed: who asks may be an address."""
        return hashlib.sha256(f"{self.what}\0{self.who}".encode()).digest()


_IN_HASTE = text("SET LOCAL synchronous_commit TO off")
"""Whatever a crash forgets of a budget is a gift: nobody waits for the disk because of it."""


class _Spent(Exception):
    """One of the budgets has nothing left."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        self.wait = wait


class Budgets:
    """One row for each budget that is not whole: when it is whole again (the algorithm is known as GCRA)."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    async def take(self, *shares: Share) -> int:
        """Takes one of each budget or of none; says how many milliseconds to wait for, and 0 where it was taken.

        The narrowest budget comes first: then nodes that take the same ones wait for each other, never in a circle.
        """
        now = self._clock()
        values: dict[str, object] = {"now": now}
        for place, share in enumerate(shares):
            step, burst = share.rate.step, share.rate.burst
            row = {"id": share.id, "whole": now + step, "step": step, "burst": burst}
            values.update({f"{name}{place}": value for name, value in row.items()})
        try:
            async with self._engine.begin() as connection:
                if connection.dialect.name == "postgresql":
                    await connection.execute(_IN_HASTE)
                taken = {bytes(row.id) for row in await connection.execute(_taking(len(shares)), values)}
                if refused := [share for share in shares if share.id not in taken]:
                    raise _Spent(await _wait(connection, refused, now))
        except _Spent as spent:  # what the others gave is rolled back
            return spent.wait
        return 0

    async def sweep(self) -> None:
        """Removes those that are whole again."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(budgets).where(budgets.c.whole_at <= self._clock()))


@cache
def _taking(count: int) -> TextClause:
    """One statement, and so one lock for each row: it returns the budgets that had something left.

    A budget whose size is set anew begins whole.
    """
    rows = ", ".join(f"(:id{place}, :whole{place}, :step{place}, :burst{place})" for place in range(count))
    after = (
        "CASE WHEN budgets.whole_at > :now AND budgets.step = excluded.step AND budgets.burst = excluded.burst"
        " THEN budgets.whole_at ELSE CAST(:now AS BIGINT) END + excluded.step"
    )
    return text(
        # Only numbers of ours are put into it.
        f"INSERT INTO budgets (id, whole_at, step, burst) VALUES {rows} ON CONFLICT (id) DO UPDATE"  # noqa: S608
        f" SET whole_at = {after}, step = excluded.step, burst = excluded.burst"
        f" WHERE {after} <= :now + excluded.step * excluded.burst RETURNING id"
    )


async def _wait(connection: AsyncConnection, refused: list[Share], now: int) -> int:
    asked = select(budgets.c.id, budgets.c.whole_at).where(budgets.c.id.in_([share.id for share in refused]))
    whole_at = {bytes(row.id): row.whole_at for row in await connection.execute(asked)}
    waits: list[int] = [whole_at[share.id] + share.rate.step - share.rate.span - now for share in refused]
    return max(1, *waits)
