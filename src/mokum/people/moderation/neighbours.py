"""Who was here from the same network at the same time: the region that sessions keep, and no more of it."""

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.people.networks import UNKNOWN
from mokum.people.schema import sessions


async def neighbours(engine: AsyncEngine, player: str, among: Collection[str]) -> frozenset[str]:
    """Who of these had a session in a region of the player's while the player had one there."""
    mine, other = sessions.alias(), sessions.alias()
    same = (mine.c.network == other.c.network) & (mine.c.network != UNKNOWN)
    at_once = (mine.c.created_at <= other.c.seen_at) & (other.c.created_at <= mine.c.seen_at)
    asked = select(other.c.player).distinct().where(mine.c.player == player, other.c.player.in_(among), same, at_once)
    async with engine.connect() as connection:
        return frozenset((await connection.scalars(asked)).all())
