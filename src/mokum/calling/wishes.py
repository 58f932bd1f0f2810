"""What people wish to be called for, and when."""

from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.calling.errors import BadWishes
from mokum.calling.schema import wishes
from mokum.calling.values import ALL_GAMES, Kind, Quiet, Rule, WayKind, Wishes
from mokum.calling.when import is_zone
from mokum.people import players as rows

_read_rules = msgspec.json.Decoder(tuple[Rule, ...]).decode


class Wishing:
    """One row for each who wishes anything."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str) -> Wishes:
        """At first: nothing."""
        async with self._engine.connect() as connection:
            return await read(connection, player)

    async def keep(self, player: str, wished: Wishes) -> None:
        """In the place of the ones before; raises `BadWishes`."""
        if not is_zone(wished.zone):
            raise BadWishes
        async with self._engine.begin() as connection:
            await rows.hold(connection, player)
            await _write(connection, player, wished)

    async def stop(self, player: str, way: WayKind, kind: Kind | None) -> None:
        """Nothing of this kind, or nothing at all, comes by this way any more."""
        async with self._engine.begin() as connection:
            await rows.hold(connection, player)
            known = await read(connection, player)
            left = [
                Rule(rule.game, rule.kind, tuple(each for each in rule.ways if each != way))
                if kind in (None, rule.kind)
                else rule
                for rule in known.rules
            ]
            await _write(connection, player, msgspec.structs.replace(known, rules=tuple(left)))


async def read(connection: AsyncConnection, player: str) -> Wishes:
    """What a player wishes, in a transaction of the caller's."""
    row = (await connection.execute(select(wishes).where(wishes.c.player == player))).one_or_none()
    return Wishes() if row is None else _as_wishes(row)


def ways_for(wished: Wishes, game: str, kind: Kind) -> tuple[WayKind, ...]:
    """By which ways somebody is called for this."""
    ruled = {rule.game: rule.ways for rule in wished.rules if rule.kind == kind}
    return ruled.get(game, ruled.get(ALL_GAMES, ()))


async def _write(connection: AsyncConnection, player: str, wished: Wishes) -> None:
    await connection.execute(delete(wishes).where(wishes.c.player == player))
    quiet = wished.quiet
    row = {
        "player": player,
        "rules": msgspec.json.encode(wished.rules).decode(),
        "zone": wished.zone,
        "quiet_begins": None if quiet is None else quiet.begins,
        "quiet_ends": None if quiet is None else quiet.ends,
        "together": wished.together,
    }
    await connection.execute(insert(wishes).values(row))


def _as_wishes(row: Row[Any]) -> Wishes:
    quiet = None if row.quiet_begins is None else Quiet(row.quiet_begins, row.quiet_ends)
    return Wishes(_read_rules(row.rules), row.zone, quiet, row.together)
