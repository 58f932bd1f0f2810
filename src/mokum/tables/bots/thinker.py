"""A process in which bots think, one job after the other, as the node has it."""

import asyncio
from contextlib import suppress

import structlog

from mokum.tables.bots.jobs import Job
from mokum.tables.bots.piece_jobs import PieceJob
from mokum.tables.bots.tip_jobs import TipJob
from mokum.tables.companion import Companion, TaskFailed

MAIN = "from mokum.tables.bots.brain import main; main()"
PATIENCE = 10.0
"""Seconds that a job may take, perhaps with the start of a process; then the process is ended."""
PATIENCE_FOR_PIECE = 60.0
"""Seconds that a piece of an analysis may take; a second or two is usual."""
TRIES = 2
"""A process that died is replaced once for a job, which perhaps killed it."""

_log = structlog.get_logger()


class Thinker:
    """Its process is started when a job is foreseen or at the first one, and again by the first one after it died."""

    def __init__(self, program: str = MAIN) -> None:
        self._program = program
        self._brain: Companion | None = None
        self._is_over = False
        self._starting = asyncio.Lock()

    @property
    def process(self) -> int | None:
        """The id of the process, where there is one."""
        return None if self._brain is None else self._brain.pid

    async def get_ready(self) -> None:
        """Starts the process, which takes a second or two: whoever has a job soon need not wait for that."""
        with suppress(OSError, EOFError):  # the job will tell
            await self._awake()

    async def think(self, job: Job | TipJob | PieceJob) -> bytes | None:
        """What came of it, as the process wrote it; None where it came to nothing, which is logged."""
        for _ in range(TRIES):
            if self._is_over:
                break
            try:
                return await self._ask(job)
            except TaskFailed as error:
                _log.error("a bot failed", table=job.table, bot=job.bot, error=str(error))
                return None
            except TimeoutError:
                _log.error("a bot did not come to an end", table=job.table, bot=job.bot)
                return None
            except (OSError, EOFError) as error:
                _log.warning("a process in which bots think is gone", error=type(error).__name__)
        return None

    async def _ask(self, job: Job | TipJob | PieceJob) -> bytes:
        brain = await self._awake()
        try:
            async with asyncio.timeout(PATIENCE_FOR_PIECE if isinstance(job, PieceJob) else PATIENCE):
                return await brain.ask(job)
        finally:
            if not brain.is_clean:
                self._brain = None
                await brain.end()

    async def _awake(self) -> Companion:
        async with self._starting:
            if self._is_over:
                raise EOFError
            if self._brain is not None and self._brain.is_gone:
                await self._brain.end()
                self._brain = None
            if self._brain is None:
                self._brain = await Companion.start(self._program)
            return self._brain

    async def end(self) -> None:
        """Ends the process for good, whatever it thinks about."""
        self._is_over = True
        async with self._starting:
            brain, self._brain = self._brain, None
        if brain is not None:
            await brain.end()
