"""Where whole games are folded: a worker process beside the node, so that the loop is held by none of them.

`docs/decisions/0012-off-the-loop.md` says why it is a process.
"""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence

import structlog

from mokum.game_folders import SETTING
from mokum.store import Row, StoreUnavailable
from mokum.tables.archive.scribe import LENGTH, Failed, framed, read_answer
from mokum.tables.archive.tasks import AnyTask

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


class TaskFailed(RuntimeError):
    """The worker could not do it, and would not another time: the kind of error, and where it was raised."""

    def __init__(self, error: str, where: str) -> None:
        super().__init__(f"{error} at {where}")
        self.error = error


class Desk:
    """One worker, which does one task after the other. It is started by the first of them."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._most = most_waiting
        self._waiting = 0
        self._turn = asyncio.Lock()
        self._scribe: _Scribe | None = None
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
            self._scribe = await _Scribe.start()
        scribe = self._scribe
        try:
            return await scribe.ask(work)
        finally:
            if not scribe.is_clean:  # an answer that nobody waits for any more would be taken for the next one
                self._scribe = None
                await scribe.end()

    @property
    def worker(self) -> int | None:
        """The id of the process, where there is one."""
        return None if self._scribe is None else self._scribe.process.pid

    async def close(self) -> None:
        """Ends the worker, whatever it does."""
        self._closed = True
        scribe, self._scribe = self._scribe, None
        if scribe is not None:
            await scribe.end()


class _Scribe:
    """A worker and the socket to it."""

    def __init__(
        self, process: "subprocess.Popen[bytes]", reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.process = process
        self.is_clean = True
        """It waits for a task."""
        self._reader = reader
        self._writer = writer

    @classmethod
    async def start(cls) -> "_Scribe":
        """A socket that is its standard input is all that it has of us: when we are gone, however, it reads the end."""
        ours, theirs = socket.socketpair()
        reader, writer = await asyncio.open_unix_connection(sock=ours)
        command = [sys.executable, "-P", "-c", MAIN]
        try:
            with theirs:
                process = subprocess.Popen(  # noqa: S603
                    command, stdin=theirs.fileno(), stdout=subprocess.DEVNULL, env=_environment()
                )
        except OSError:
            writer.close()
            raise
        return cls(process, reader, writer)

    async def ask(self, work: Work) -> bytes:
        """What comes of a task."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send(())
                task = await work(self._send)
                self.is_clean = False
                await self._send(task)
                length = await self._reader.readexactly(LENGTH.size)
                answer = read_answer(await self._reader.readexactly(LENGTH.unpack(length)[0]))
                self.is_clean = True
        except (OSError, EOFError):
            self.is_clean = False
            raise
        if isinstance(answer, Failed):
            raise TaskFailed(answer.error, answer.where)
        return answer.body

    async def _send(self, message: Sequence[Row] | AnyTask) -> None:
        self._writer.write(framed(message))
        await self._writer.drain()

    async def end(self) -> None:
        """At once: what it does, nobody waits for."""
        self._writer.close()
        self.process.kill()
        await asyncio.to_thread(self.process.wait)


def _environment() -> dict[str, str]:
    """Where modules and games are found as here; and no setting of the server, of which some are secret."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MOKUM_") or name == SETTING}
    return {**kept, "PYTHONPATH": os.pathsep.join(place for place in sys.path if place)}
