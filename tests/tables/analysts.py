"""An analyst as a process of its own on a database, so that a test can kill it: `main(url)`."""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mokum.database import Database
from mokum.store import open_store
from mokum.tables.bots.analyst import Analyst
from mokum.tables.bots.thinking import Thinking
from store.places import KEY, START, Place

PROGRAM = "import sys; from tables.analysts import main; main(sys.argv[1])"


def main(url: str) -> None:
    """Works until it is killed; its clock stands still, so that no lease runs out by itself."""
    asyncio.run(_work(url))


async def _work(url: str) -> None:
    store = await open_store(Database(url), key=KEY, clock=lambda: START)
    analyst = Analyst(store, Thinking(1), lambda: START)
    analyst.start(1)
    await asyncio.Event().wait()


@asynccontextmanager
async def a_process(place: Place) -> AsyncIterator[Process]:
    """Whatever becomes of it, it is gone in the end."""
    path = [each for each in sys.path if each]
    program = f"import sys; sys.path[:0] = {path!r}; {PROGRAM}"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, place.url)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
