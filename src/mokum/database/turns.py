"""Who writes next into a file of SQLite.

SQLite itself lets all who wait try again and again. Where a commit takes long, on a card or a busy disk, a crowd that
comes in keeps the file so busy that moves and heartbeats hardly get through. So within a process they take turns.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """One of several parties that share a turn: its own writers queue up, and the parties alternate."""

    def __init__(self, turn: asyncio.Lock) -> None:
        self._queue = asyncio.Lock()
        self._turn = turn

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """Only its first in the queue waits for the turn: whoever comes next from the other party is not far behind."""
        async with self._queue, self._turn:
            yield
