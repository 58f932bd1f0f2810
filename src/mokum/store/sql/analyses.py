"""Analyses of finished games: their pieces are leased like timers, and gone once there is a report."""

from typing import ClassVar

from mokum.store.sql.asking import Asking
from mokum.store.values import Analysis, PieceLease, Working

# What was begun by halves, because somebody died between two statements, is not there: it is begun again.
KNOWN = (
    "SELECT * FROM (SELECT table_id, state, plan, report, pieces,"
    " (SELECT count(*) FROM analysis_pieces p WHERE p.table_id = a.table_id) AS kept,"
    " (SELECT count(found) FROM analysis_pieces p WHERE p.table_id = a.table_id) AS done"
    " FROM analyses a WHERE table_id = $1) AS k WHERE state <> 'working' OR kept = pieces"
)
BEGINNING = (
    "INSERT INTO analyses (table_id, wanted_by, state, pieces, plan, report) VALUES ($1, $2, 'working', $3, $4, $5)"
    " ON CONFLICT DO NOTHING"
)
CUTTING = (
    "INSERT INTO analysis_pieces (table_id, number, wake_at, tries)"
    " WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers"
    " WHERE n + 1 < (SELECT pieces FROM analyses WHERE table_id = $1))"
    " SELECT table_id, n, $2, 0 FROM analyses, numbers WHERE table_id = $1 AND state = 'working' ON CONFLICT DO NOTHING"
)
OVER = "table_id IN (SELECT table_id FROM analyses WHERE table_id = $1 AND state <> 'working')"


class SqlAnalyses(Asking):
    """Whoever died with a piece in hand holds it up for a moment only."""

    LEASING_PIECES: ClassVar[str]
    """How pieces are taken so that nobody else takes them too."""

    async def begin_analysis(self, table: str, wanted_by: str, plan: bytes, pieces: int, at: int) -> None:
        await self._tell("DELETE FROM analyses WHERE table_id = $1 AND state = 'failed'", table)
        await self._tell(BEGINNING, table, wanted_by, pieces, plan, b"")
        await self._tell(CUTTING, table, at)

    async def analysis(self, table: str) -> Analysis | None:
        found = await self._ask(KNOWN, table)
        if not found:
            return None
        name, state, plan, report, pieces, _, done = found[0]
        is_done = state == Working.DONE
        return Analysis(str(name), Working(state), bytes(plan), bytes(report), pieces if is_done else done, pieces)

    async def analyses_under_way(self, player: str) -> int:
        counting = "SELECT count(*) FROM analyses WHERE wanted_by = $1 AND state = 'working'"
        count: int = (await self._ask(counting, player))[0][0]
        return count

    async def lease_pieces(self, now: int, lease_ms: int, limit: int = 1) -> list[PieceLease]:
        taken = await self._tell(self.LEASING_PIECES, now, now + lease_ms, limit)
        return sorted(
            (PieceLease(str(table), number, tries) for table, number, tries in taken),
            key=lambda lease: (lease.table, lease.number),
        )

    async def keep_finding(self, table: str, number: int, found: bytes) -> None:
        keeping = "UPDATE analysis_pieces SET found = $3 WHERE table_id = $1 AND number = $2 AND found IS NULL"
        await self._tell(keeping, table, number, found)

    async def findings(self, table: str) -> list[tuple[int, bytes]]:
        asking = "SELECT number, found FROM analysis_pieces WHERE table_id = $1 AND found IS NOT NULL ORDER BY number"
        return [(number, bytes(found)) for number, found in await self._ask(asking, table)]

    async def finish_analysis(self, table: str, report: bytes) -> None:
        state = Working.DONE if report else Working.FAILED
        ending = "UPDATE analyses SET state = $2, wanted_by = '', plan = $3, report = $4"
        await self._tell(f"{ending} WHERE table_id = $1 AND state = 'working'", table, state.value, b"", report)
        await self._tell(f"DELETE FROM analysis_pieces WHERE {OVER}", table)
