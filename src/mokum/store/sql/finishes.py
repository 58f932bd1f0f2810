"""Finished games, by player: a projection of the log, written with the row that ends a game."""

from collections.abc import Iterable, Sequence
from typing import Any

from mokum.store.sql.asking import Asking
from mokum.store.sql.listings import LISTING, read_listing
from mokum.store.sql.secrets import FIRST_ID
from mokum.store.values import NEWEST, PAGE, Against, Finished, FinishedGame, Mark, Sought

FINISH = "table_id, seat, player, game, why, rank, points, seats, against, practice, career, ended_at"
PART = "seat, player, game, why, rank, points, seats, against, practice, career"
"""What of it is a `Finished`."""
FINISH_CHANGES = ", ".join(
    f"{name} = excluded.{name}" for name in FINISH.split(", ") if name not in ("table_id", "seat")
)
_VALUES = ", ".join(f"${number}" for number, _ in enumerate(FINISH.split(", "), 1))
_THEIRS = "SELECT o.rank FROM finished o WHERE o.player = ${} AND o.table_id = f.table_id LIMIT 1"
_CHANGE = (
    # As `whole` does; of a plain number each database rounds halves in its own way.
    "SELECT CAST(round(CAST(s.mean AS numeric)) - round(CAST(s.old_mean AS numeric)) AS int) FROM rating_steps s"
    " WHERE s.table_id = f.table_id AND s.player = f.player"
)
_OF_PART = ", ".join(f"f.{name}" for name in PART.split(", "))
_OF_LISTING = ", ".join(f"l.{name}" for name in LISTING.split(", "))


def finish_records(table: str, at: int, finished: Iterable[Finished]) -> list[tuple[object, ...]]:
    """Its players as records, their columns as in FINISH."""
    return [
        (
            *(table, part.seat, part.player, part.game, part.why, part.rank, part.points),
            *(part.seats, part.against.value, part.practice, part.career, at),
        )
        for part in finished
    ]


def _finished(record: Sequence[Any]) -> Finished:
    seat, player, game, why, rank, points, seats, against, practice, career = record
    return Finished(player, seat, game, why, rank, points, seats, Against(against), bool(practice), career)


def question_of(player: str, sought: Sought, before: Mark | None, limit: int) -> tuple[str, list[object]]:
    """Asks only for what is sought, so that each question is answered along its own index."""
    mark = before or NEWEST
    wanted = ["f.player = $1", "(f.ended_at, f.table_id) < ($2, $3)"]
    values: list[object] = [player, mark.updated_at, mark.table, limit]
    if sought.won is not None:
        wanted.append("f.rank = 1" if sought.won else "f.rank > 1")
    for condition, value in (
        ("f.game = ${}", sought.game),
        ("f.ended_at >= ${}", sought.since),
        # Not EXISTS, which a plan for anybody makes a join of: then two busy players' games are compared one by one.
        (f"({_THEIRS}) > 0", sought.opponent),
    ):
        if value:
            values.append(value)
            wanted.append(condition.format(len(values)))
    question = (
        f"SELECT {_OF_PART}, f.ended_at, ({_CHANGE}), {_OF_LISTING}"
        f" FROM finished f JOIN listings l ON l.table_id = f.table_id WHERE {' AND '.join(wanted)}"
        " ORDER BY f.ended_at DESC, f.table_id DESC LIMIT $4"
    )
    return question, values


class SqlFinishes(Asking):
    """Whose game it was is in the row itself; how the table was called and who sat there is in its listing."""

    async def finished_games(
        self, player: str, sought: Sought, before: Mark | None = None, limit: int = PAGE
    ) -> list[FinishedGame]:
        question, values = question_of(player, sought, before, limit)
        found = await self._ask(question, *values)
        return [FinishedGame(read_listing(record[12:]), _finished(record[:10]), *record[10:12]) for record in found]

    async def finish(self, table: str) -> tuple[int, list[Finished]]:
        found = await self._ask(
            f"SELECT {PART}, ended_at FROM finished WHERE table_id = $1 ORDER BY seat",
            table,
        )
        return (found[0][10] if found else 0), [_finished(record[:10]) for record in found]

    async def keep_finish(self, table: str, at: int, finished: Sequence[Finished]) -> None:
        kept = {part.seat for part in finished}
        _, known = await self.finish(table)
        for part in known:
            if part.seat not in kept:
                await self._tell("DELETE FROM finished WHERE table_id = $1 AND seat = $2", table, part.seat)
        for record in finish_records(table, at, finished):
            await self._tell(
                f"INSERT INTO finished ({FINISH}) VALUES ({_VALUES})"
                f" ON CONFLICT (table_id, seat) DO UPDATE SET {FINISH_CHANGES}",
                *record,
            )

    async def tables(self, after: str = "", limit: int = PAGE) -> list[str]:
        found = await self._ask(
            "SELECT table_id FROM ("
            "SELECT table_id FROM (SELECT table_id FROM events WHERE version = 1 AND table_id > $1"
            " ORDER BY table_id LIMIT $2) logs"
            " UNION SELECT table_id FROM (SELECT DISTINCT table_id FROM finished WHERE table_id > $1"
            " ORDER BY table_id LIMIT $2) ends) both_of_them ORDER BY table_id LIMIT $2",
            after or FIRST_ID,
            limit,
        )
        return [str(record[0]) for record in found]
