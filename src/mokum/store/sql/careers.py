"""Careers: what the finished games of a player add up to. Games for practice are not among them."""

from collections.abc import Sequence
from typing import Any

from mokum.store.sql.asking import Asking
from mokum.store.values import PAGE, Against, Lived, Met, Places

_LIVED = "SELECT table_id, seats, points, career, ended_at FROM finished"
_TRUE = "points IS NOT NULL AND NOT practice"
_LAST_FIRST = "ORDER BY ended_at DESC, table_id DESC"


def lived_question(against: Against | None) -> str:
    """The last games of a player ($1) at a game ($2), so many ($3)."""
    return f"{_LIVED} WHERE player = $1 AND game = $2 AND {_TRUE}{_but(against, 4)} {_LAST_FIRST} LIMIT $3"


def best_question(against: Against | None) -> str:
    """The best game of a player ($1) at a game ($2): found by the index alone, and only then read."""
    return (
        f"{_LIVED} WHERE (table_id, seat) = (SELECT table_id, seat FROM finished WHERE player = $1 AND game = $2"
        f" AND {_TRUE}{_but(against, 3)} ORDER BY points DESC, ended_at, table_id LIMIT 1)"
    )


ALL_LIVED = f"{_LIVED} WHERE game = $1 AND seats = $2 AND {_TRUE} {_LAST_FIRST}, seat LIMIT $3"
"""The last games of everybody at a game for so many, so many of them."""

# Not a join: a plan for anybody would compare two busy players' games one by one.
MET = (
    "SELECT count(theirs), count(CASE WHEN mine < theirs THEN 1 END), count(CASE WHEN mine > theirs THEN 1 END) FROM ("
    "SELECT l.rank AS mine,"
    " (SELECT o.rank FROM finished o WHERE o.player = $2 AND o.table_id = l.table_id LIMIT 1) AS theirs"
    f" FROM (SELECT table_id, rank FROM finished WHERE player = $1 AND NOT practice {_LAST_FIRST} LIMIT $3) l) games"
)


def _but(against: Against | None, number: int) -> str:
    return f" AND against = ${number}" if against else ""


def _also(against: Against | None) -> tuple[str, ...]:
    return (against.value,) if against else ()


def _lived(record: Sequence[Any]) -> Lived:
    return Lived(str(record[0]), *record[1:])


class SqlCareers(Asking):
    """They are added up when they are asked for: a player's games lie beside each other."""

    async def places(self, player: str, against: Against | None = None) -> list[Places]:
        found = await self._ask(
            "SELECT game, seats, rank, count(*), count(*) - count(points) FROM finished"
            f" WHERE player = $1 AND NOT practice{_but(against, 2)}"
            " GROUP BY game, seats, rank ORDER BY game, seats, rank",
            player,
            *_also(against),
        )
        return [Places(*record) for record in found]

    async def lived(self, player: str, game: str, against: Against | None = None, limit: int = PAGE) -> list[Lived]:
        found = await self._ask(lived_question(against), player, game, limit, *_also(against))
        return [_lived(record) for record in found]

    async def lived_by_all(self, game: str, seats: int, limit: int = PAGE) -> list[Lived]:
        return [_lived(record) for record in await self._ask(ALL_LIVED, game, seats, limit)]

    async def best(self, player: str, game: str, against: Against | None = None) -> Lived | None:
        found = await self._ask(best_question(against), player, game, *_also(against))
        return _lived(found[0]) if found else None

    async def met(self, player: str, other: str, limit: int) -> Met:
        (found,) = await self._ask(MET, player, other, limit)
        return Met(*found)
