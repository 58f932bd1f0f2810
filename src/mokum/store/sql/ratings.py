"""Ratings: what rated games did, in the order in which they ended. Changed in turns, so that nothing counts twice."""

from collections.abc import Sequence
from typing import Any

import msgspec

from mokum.store.append import Append
from mokum.store.rating_values import HeldRating, RatedGame, RatingStep
from mokum.store.sql.asking import Asking, Told, Writing
from mokum.store.values import NEWEST, PAGE, Mark, Rated, RatedSeat

RATED = "table_id, game, pace, seats, ended_at, done"
RATED_CHANGES = ", ".join(f"{name} = excluded.{name}" for name in RATED.split(", ")[1:])
STEP = "table_id, player, game, pace, ended_at, mean, deviation, games, old_mean, old_deviation, old_at"
HELD = "player, mean, deviation, games, rated_at"
TAKING_TURN = "UPDATE rating_turn SET turn = turn + 1 WHERE turn = $1 RETURNING turn"
KEEPING_STEP = f"INSERT INTO rating_steps ({STEP}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
KEEPING = (
    f"INSERT INTO ratings (game, pace, {HELD}, resting) VALUES ($1, $2, $3, $4, $5, $6, $7, false)"
    " ON CONFLICT (player, game, pace) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,"
    " games = excluded.games, rated_at = excluded.rated_at, resting = false"
)
UNRATED = f"SELECT {RATED} FROM rated WHERE done = false AND ended_at < $1 ORDER BY ended_at, table_id LIMIT $2"
COURSE = (
    f"SELECT {STEP} FROM rating_steps WHERE player = $1 AND game = $2 AND pace = $3"
    " ORDER BY ended_at DESC, table_id DESC LIMIT $4"
)
_HIGHER_THAN_ALL = HeldRating("", 1e9, 0, 0, 0)
_seats = msgspec.json.Decoder(tuple[RatedSeat, ...])


def leaders_question(least: int) -> str:
    """The number is in the text: only so does a plan for anybody know that the index holds all who have as many."""
    return (
        f"SELECT {HELD} FROM ratings WHERE game = $1 AND pace = $2 AND games >= {least:d} AND resting = false"
        " AND rated_at >= $3"
        " AND (mean, player) < ($4, $5) ORDER BY mean DESC, player DESC LIMIT $6"
    )


def resting_question(least: int) -> str:
    """The number is in the text for the same reason."""
    return (
        "UPDATE ratings SET resting = true WHERE (player, game, pace) IN (SELECT player, game, pace FROM ratings"
        f" WHERE games >= {least:d} AND resting = false AND rated_at < $1 ORDER BY rated_at LIMIT $2) RETURNING 1"
    )


def rated_record(append: Append) -> tuple[object, ...] | None:
    """What an append tells of the end of a rated game as a record, its columns as in RATED."""
    return None if append.rated is None else _record(append.table, append.at, append.rated)


def _record(table: str, at: int, rated: Rated) -> tuple[object, ...]:
    return table, rated.game, rated.pace, msgspec.json.encode(rated.seats).decode(), at, False


def _rated_game(record: Sequence[Any]) -> RatedGame:
    table, game, pace, seats, ended_at, _ = record
    return RatedGame(str(table), ended_at, Rated(game, pace, _seats.decode(seats)))


def _step(record: Sequence[Any]) -> RatingStep:
    return RatingStep(str(record[0]), *record[1:])


class SqlRatings(Asking):
    """A player's rating is what their last step led to; it is kept by itself so that leaders are found."""

    async def rated(self, table: str) -> RatedGame | None:
        found = await self._ask(f"SELECT {RATED} FROM rated WHERE table_id = $1", table)
        return _rated_game(found[0]) if found else None

    async def keep_rated(self, table: str, at: int, rated: Rated | None) -> None:
        if rated is None:
            await self._tell("DELETE FROM rated WHERE table_id = $1", table)
        else:
            await self._tell(
                f"INSERT INTO rated ({RATED}) VALUES ($1, $2, $3, $4, $5, $6)"
                f" ON CONFLICT (table_id) DO UPDATE SET {RATED_CHANGES}",
                *_record(table, at, rated),
            )

    async def unrated(self, before: int, limit: int = PAGE) -> list[RatedGame]:
        return [_rated_game(record) for record in await self._ask(UNRATED, before, limit)]

    async def rated_last(self, since: Mark, limit: int = PAGE) -> list[RatedGame]:
        return await self._done(">=", since, "DESC", limit)

    async def rated_first(self, after: Mark, limit: int = PAGE) -> list[RatedGame]:
        return await self._done(">", after, "ASC", limit)

    async def _done(self, where: str, mark: Mark, order: str, limit: int) -> list[RatedGame]:
        found = await self._ask(
            f"SELECT {RATED} FROM rated WHERE done = true AND (ended_at, table_id) {where} ($1, $2)"
            f" ORDER BY ended_at {order}, table_id {order} LIMIT $3",
            mark.updated_at,
            mark.table,
            limit,
        )
        return [_rated_game(record) for record in found]

    async def rating_turn(self) -> int:
        return int((await self._ask("SELECT turn FROM rating_turn"))[0][0])

    async def keep_ratings(self, turn: int, games: Sequence[str], steps: Sequence[RatingStep]) -> bool:
        last = {step.kind: step.after for step in steps}
        told: list[Writing] = [
            (KEEPING_STEP, [msgspec.structs.astuple(step) for step in steps]),
            (KEEPING, [(game, pace, *msgspec.structs.astuple(held)) for (_, game, pace), held in last.items()]),
            ("UPDATE rated SET done = true WHERE table_id = $1", [(table,) for table in games]),
        ]
        return await self._tell_all(_turn(turn), told)

    async def undo_ratings(self, turn: int, games: Sequence[str], steps: Sequence[RatingStep]) -> bool:
        back = {step.kind: step.before for step in sorted(steps, key=lambda step: (step.ended_at, step.table))[::-1]}
        kept = [(kind[1], kind[2], *msgspec.structs.astuple(held)) for kind, held in back.items() if held is not None]
        told: list[Writing] = [
            ("DELETE FROM rating_steps WHERE table_id = $1", [(table,) for table in games]),
            ("DELETE FROM ratings WHERE player = $1 AND game = $2 AND pace = $3", list(back)),
            (KEEPING, kept),
            ("UPDATE rated SET done = false WHERE table_id = $1", [(table,) for table in games]),
        ]
        return await self._tell_all(_turn(turn), told)

    async def ratings(self, game: str, pace: str, players: Sequence[str]) -> dict[str, HeldRating]:
        if not players:
            return {}
        places = ", ".join(f"${number}" for number, _ in enumerate(players, 3))
        found = await self._ask(
            f"SELECT {HELD} FROM ratings WHERE game = $1 AND pace = $2 AND player IN ({places})", game, pace, *players
        )
        return {record[0]: HeldRating(*record) for record in found}

    async def leaders(
        self, game: str, pace: str, *, least: int, since: int, below: HeldRating | None = None, limit: int = PAGE
    ) -> list[HeldRating]:
        last = below or _HIGHER_THAN_ALL
        found = await self._ask(leaders_question(least), game, pace, since, last.mean, last.player, limit)
        return [HeldRating(*record) for record in found]

    async def rest_ratings(self, least: int, before: int, limit: int = PAGE) -> int:
        return len(await self._tell(resting_question(least), before, limit))

    async def rating_steps(self, table: str) -> list[RatingStep]:
        found = await self._ask(f"SELECT {STEP} FROM rating_steps WHERE table_id = $1 ORDER BY player", table)
        return [_step(record) for record in found]

    async def rating_course(self, player: str, game: str, pace: str, limit: int = PAGE) -> list[RatingStep]:
        return [_step(record) for record in await self._ask(COURSE, player, game, pace, limit)]

    async def rating_steps_of(self, player: str, before: Mark | None = None, limit: int = PAGE) -> list[RatingStep]:
        mark = before or NEWEST
        found = await self._ask(
            f"SELECT {STEP} FROM rating_steps WHERE player = $1 AND (ended_at, table_id) < ($2, $3)"
            " ORDER BY ended_at DESC, table_id DESC LIMIT $4",
            player,
            mark.updated_at,
            mark.table,
            limit,
        )
        return [_step(record) for record in found]


def _turn(turn: int) -> Told:
    return TAKING_TURN, (turn,)
