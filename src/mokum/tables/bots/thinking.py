"""Where bots think: the quick ones in a thread, all others in processes, in fair turns and never for too long."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum

import msgspec
import structlog

from mokum.bots.tips import Tip
from mokum.tables.bots.allowance import MINUTE, Allowance
from mokum.tables.bots.jobs import Job, choose, ponders
from mokum.tables.bots.piece_jobs import PieceJob
from mokum.tables.bots.thinker import MAIN, Thinker
from mokum.tables.bots.tip_jobs import TipJob
from mokum.tables.bots.turnstile import Turnstile
from mokum.tables.chores import Chores

MOST = 4.0
"""Seconds that a bot may think in one turn, with the time that it waits for a process."""
MOST_FOR_TIP = 9.0
"""Seconds that somebody waits for a tip, at most; on a quiet machine it is two."""
MOST_WAITING = 2.0
"""Seconds that a job waits for a process."""
SPARE = 0.5
"""Seconds between two looks whether there is time for what nobody waits for."""
EACH = 30.0
"""Seconds a minute for the tables of one player; more, while nobody else waits."""

_log = structlog.get_logger()
_read_tip: Callable[[bytes], Tip] = msgspec.msgpack.Decoder(Tip).decode


class Why(StrEnum):
    """Why a bot that would have thought has not."""

    NO_PROCESS = "no_process"
    LONG_TURN = "long_turn"
    NODE_BUDGET = "node_budget"
    PLAYER_BUDGET = "player_budget"
    WAITED = "waited"
    LATE = "late"
    FAILED = "failed"


class Thinking:
    """Comes to a move for each job. One that has no time is done in haste, by the bot that looks no further.

    With no processes that is every job of a bot that ponders.
    """

    def __init__(self, processes: int = 1, allowance: Allowance | None = None, program: str = MAIN) -> None:
        self.note: Callable[[Why], None] = lambda why: None
        """Called for each move in haste."""
        self._allowance = allowance or Allowance(max(processes, 1) * MINUTE, EACH)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bot")
        self._to_thread, self._to_process = Turnstile(1), Turnstile(processes)
        self._thinkers = [Thinker(program) for _ in range(processes)]
        self._idle = list(self._thinkers)
        self._chores = Chores()

    def expect(self, bot: str, game: str) -> None:
        """A bot of this name will be asked: if it ponders, the process that is next to think is started."""
        if self._idle and ponders(bot, game):
            self._chores.start(self._idle[-1].get_ready())

    async def choose(self, job: Job, began: float | None = None) -> str:
        """The bot's move. Its turn began at this `time.monotonic()`, or now."""
        if job.ponders:
            found = await self._ponder(job, (time.monotonic() if began is None else began) + MOST)
            if not isinstance(found, Why):
                return found.decode()
            _log.warning("a bot plays in haste", table=job.table, bot=job.bot, why=found.value)
            self.note(found)
            job = job.in_haste()
        await self._to_thread.enter(job)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, choose, job)
        finally:
            self._to_thread.leave()

    async def tip(self, job: TipJob) -> Tip | Why:
        """A tip, or why there is none: nobody gives one in haste."""
        found = await self._ponder(job, time.monotonic() + MOST_FOR_TIP)
        return found if isinstance(found, Why) else _read_tip(found)

    async def find_out(self, job: PieceJob) -> bytes | None:
        """What a piece of an analysis brings to light, in time that nobody else needs. It waits for that."""
        while not self._allowance.has_spare():
            await asyncio.sleep(SPARE)
        await self._to_process.enter(job, in_spare_time=True)
        return await asyncio.shield(self._chores.start(self._think(job)))

    async def _ponder(self, job: Job | TipJob, until: float) -> bytes | Why:
        if (why := self._reason_for_haste(job, until)) is not None:
            return why
        try:
            async with asyncio.timeout(min(MOST_WAITING, until - time.monotonic())):
                await self._to_process.enter(job)
        except TimeoutError:
            return Why.WAITED
        # It is not ended with whoever waits for it: the process is free when it has come to its end.
        thought = self._chores.start(self._think(job))
        done, _ = await asyncio.wait({thought}, timeout=until - time.monotonic())
        if not done:
            return Why.LATE
        return thought.result() or Why.FAILED

    def _reason_for_haste(self, job: Job | TipJob, until: float) -> Why | None:
        if not self._thinkers:
            return Why.NO_PROCESS
        if until <= time.monotonic():
            return Why.LONG_TURN
        if self._allowance.is_all_spent():
            return Why.NODE_BUDGET
        if self._allowance.is_spent_by(job.owner) and self._to_process.do_others_wait(job.owner):
            return Why.PLAYER_BUDGET
        return None

    async def _think(self, job: Job | TipJob | PieceJob) -> bytes | None:
        thinker = self._idle.pop()
        began = time.monotonic()
        try:
            return await thinker.think(job)
        finally:
            if isinstance(job, PieceJob):
                self._allowance.spend_spare(time.monotonic() - began)
            else:
                self._allowance.spend(job.owner, time.monotonic() - began)
            self._idle.append(thinker)
            self._to_process.leave()

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of those that were started."""
        return tuple(thinker.process for thinker in self._thinkers if thinker.process is not None)

    async def close(self) -> None:
        """Ends the processes, whatever they think about."""
        thinkers, self._thinkers = self._thinkers, []
        await asyncio.gather(*(thinker.end() for thinker in thinkers))
        await self._chores.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
