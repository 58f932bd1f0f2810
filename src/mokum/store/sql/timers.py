"""Timers as rows, and the heartbeat that all nodes share."""

from typing import ClassVar

from mokum.store.sql.asking import Asking
from mokum.store.store import AGAIN
from mokum.store.values import PAGE, Away, Timer

BEATING = (
    "INSERT INTO pulse (id, beat_at, away_from, away_to) VALUES (1, $1, 0, 0) ON CONFLICT (id) DO UPDATE SET"
    " beat_at = excluded.beat_at,"
    " away_from = CASE WHEN excluded.beat_at - pulse.beat_at > $2 AND pulse.beat_at - pulse.away_to > $3"
    " THEN pulse.beat_at ELSE pulse.away_from END,"
    " away_to = CASE WHEN excluded.beat_at - pulse.beat_at > $2 THEN excluded.beat_at ELSE pulse.away_to END"
    " RETURNING away_from, away_to"
)


class SqlTimers(Asking):
    """Due timers are leased: whoever died with one in hand holds it up for a moment only."""

    LEASING: ClassVar[str]
    """How due timers are taken so that no other node takes them too."""

    async def lease_timers(self, now: int, lease_ms: int, limit: int = PAGE) -> list[Timer]:
        taken = await self._tell(self.LEASING, now, now + lease_ms, limit)
        timers = [Timer(str(table), *rest) for table, *rest in taken]
        return sorted(timers, key=lambda timer: (timer.due_at, timer.table, timer.name))

    async def clear_timer(self, timer: Timer) -> None:
        await self._tell(
            "DELETE FROM timers WHERE table_id = $1 AND name = $2 AND due_at = $3 AND version = $4",
            timer.table,
            timer.name,
            timer.due_at,
            timer.version,
        )

    async def next_due(self) -> int | None:
        due: int | None = (await self._ask("SELECT min(wake_at) FROM timers"))[0][0]
        return due

    async def rouse_timers(self, name: str, now: int) -> None:
        await self._tell("UPDATE timers SET wake_at = $2 WHERE name = $1 AND wake_at > $2", name, now)

    async def lay_timer(self, timer: Timer, at: int | None = None) -> None:
        await self._tell(
            "UPDATE timers SET wake_at = $5 WHERE table_id = $1 AND name = $2 AND due_at = $3 AND version = $4",
            timer.table,
            timer.name,
            timer.due_at,
            timer.version,
            timer.due_at if at is None else at,
        )

    async def beat(self, now: int, gap_ms: int) -> Away:
        found = await self._tell(BEATING, now, gap_ms, AGAIN)
        return Away(*found[0])
