"""Where whole games are folded: a worker process beside the node, so that the loop is held by none of them.

`docs/decisions/0012-off-the-loop.md` says why it is a process.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import structlog

from mokum.store import Row, StoreUnavailable
from mokum.tables.archive.tasks import AnyTask
from mokum.tables.companion import Companion

MOST_WAITING = 16
"""Tasks that wait for their turn or have it; whoever comes then is asked to come again."""
TRIES = 2
"""A worker that died is replaced once for a task, which perhaps killed it."""
PATIENCE = 60.0
"""Seconds that a task may take, with its rows and perhaps the start of a worker."""
MAIN = "from mokum.tables.archive.scribe import main; main()"

Send = Callable[[Sequence[Row]], Awaitable[None]]
Work = Callable[[Send], Awaitable[AnyTask]]
"""Sends the rows, page by page, and then says what is wanted of them. It may be called once more."""

_log = structlog.get_logger()


class NoScribe(StoreUnavailable):
    """Nobody can do it now. To whoever asks that is the same as a store that does not answer: ask again."""


class Desk:
    """One worker, which does one task after the other. It is started by the first of them."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._most = most_waiting
        self._waiting = 0
        self._turn = asyncio.Lock()
        self._scribe: Companion | None = None
        self._closed = False

    async def ask(self, work: Work, *, in_any_case: bool = False) -> bytes:
        """What comes of a task; raises NoScribe. `in_any_case` it waits, however many do."""
        if self._waiting >= self._most and not in_any_case:
            raise NoScribe("too many wait")
        self._waiting += 1
        try:
            async with self._turn:
                for _ in range(TRIES):
                    try:
                        return await self._ask(work)
                    except TimeoutError:
                        _log.error("a whole game took too long to fold")
                        break
                    except (OSError, EOFError) as error:
                        _log.warning("the worker for whole games is gone", error=type(error).__name__)
                raise NoScribe("the worker gave no answer")
        finally:
            self._waiting -= 1

    async def _ask(self, work: Work) -> bytes:
        if self._closed:
            raise NoScribe("the server closes")
        if self._scribe is None:
            self._scribe = await Companion.start(MAIN)
        scribe = self._scribe
        try:
            async with asyncio.timeout(PATIENCE):
                await scribe.send(())
                return await scribe.ask(await work(scribe.send))
        except (OSError, EOFError):  # a timeout is one of them
            scribe.is_clean = False
            raise
        finally:
            if not scribe.is_clean:
                self._scribe = None
                await scribe.end()

    @property
    def worker(self) -> int | None:
        """The id of the process, where there is one."""
        return None if self._scribe is None else self._scribe.pid

    async def close(self) -> None:
        """Ends the worker, whatever it does."""
        self._closed = True
        scribe, self._scribe = self._scribe, None
        if scribe is not None:
            await scribe.end()
