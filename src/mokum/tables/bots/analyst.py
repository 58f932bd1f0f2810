"""Works on analyses of finished games in spare time, piece by piece.

The database says what is to be done and keeps what was found: so any node or worker takes any piece, and may die at any
moment; nothing has to be told on the way.
"""

import asyncio
import zlib
from collections.abc import Callable
from contextlib import suppress

import structlog

from mokum.store import Store, StoreError, Working
from mokum.store.values import PieceLease
from mokum.tables.bots.piece_jobs import PieceJob
from mokum.tables.bots.thinking import Thinking
from mokum.tables.log.plans import read_plan, report_of

LEASE = 30_000
"""Milliseconds for which a piece is this analyst's; then another one takes it too, and whoever is first counts."""
IDLE = 1.0
"""Seconds after which pieces that other nodes put down are looked for."""
TRIES = 10
"""Times that a piece is begun. Whatever ends every process that takes it, the analysis has failed."""

_log = structlog.get_logger()


class Analyst:
    """As many pieces at once as there are processes. Trouble is waited out, until this is closed."""

    def __init__(self, store: Store, thinking: Thinking, clock: Callable[[], int], lease: int = LEASE) -> None:
        self._store, self._thinking, self._clock, self._lease = store, thinking, clock, lease
        self._roused = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, at_once: int) -> None:
        """Begin."""
        self._tasks = [asyncio.create_task(self._go_on()) for _ in range(at_once)]

    def rouse(self) -> None:
        """There is something to be done here: need not be looked for."""
        self._roused.set()

    async def _go_on(self) -> None:
        while True:
            try:
                worked = await self.work()
            except StoreError as error:
                _log.warning("analyses wait", error=repr(error))
                worked = False
            except Exception:  # one game's trouble stays its own
                _log.exception("a piece of an analysis failed")
                worked = False
            if not worked:
                self._roused.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._roused.wait(), IDLE)

    async def work(self) -> bool:
        """Works on the piece that waits longest; says whether there was one."""
        leases = await self._store.lease_pieces(self._clock(), self._lease)
        for lease in leases:
            await self._work_on(lease)
        return bool(leases)

    async def _work_on(self, lease: PieceLease) -> None:
        known = await self._store.analysis(lease.table)
        if known is None or known.state is not Working.WORKING:
            return
        if lease.tries > TRIES:
            _log.error("an analysis failed", table=lease.table, piece=lease.number)
            await self._store.finish_analysis(lease.table, b"")
            return
        job = PieceJob(lease.table, read_plan(known.plan).piece(lease.number))
        found = await self._thinking.find_out(job)
        if found is not None:
            await self._store.keep_finding(lease.table, lease.number, found)
            await finish(self._store, lease.table)

    async def close(self) -> None:
        """Work no more; what is in hand is somebody else's soon."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def finish(store: Store, table: str) -> bool:
    """Puts the report together if everything was found out; says whether it did."""
    known = await store.analysis(table)
    if known is None or known.state is not Working.WORKING or known.done < known.of:
        return False
    found = await store.findings(table)
    report = await asyncio.to_thread(report_of, read_plan(known.plan), found)
    await store.finish_analysis(table, zlib.compress(report))
    return True
