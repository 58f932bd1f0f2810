"""Attacks that hold something and do nothing with it: bodies a byte at a time, silent sockets, idle connections."""

import asyncio
import contextlib
import random
import time

from harness.attacks.tools import GONE, Siege, Tally, read_answer, why_closed

A_BYTE_EVERY = 6.0
AT_ONCE = 40
HELD = 30.0
"""Seconds after which who is still held is let go, and another comes."""


async def hold(siege: Siege, tally: Tally) -> None:
    """e: all of it at once, so many of each sort."""
    kinds = (trickle_body, trickle_head, be_silent, connect_only)
    holding: set[asyncio.Task[None]] = set()
    async for number in siege.paced(6):
        if len(holding) < AT_ONCE * len(kinds):
            task = asyncio.create_task(kinds[number % len(kinds)](siege, tally))
            holding.add(task)
            task.add_done_callback(holding.discard)
    for task in holding:
        task.cancel()
    await asyncio.gather(*holding, return_exceptions=True)


async def trickle_body(siege: Siege, tally: Tally) -> None:
    """A byte, and after six seconds one more."""
    head = f"POST /api/guests HTTP/1.1\r\nhost: {siege.host}\r\norigin: {siege.address}\r\ncontent-length: 900\r\n\r\n"
    await _trickle(siege, tally, head.encode(), b'{"name": "' + b"x" * 800, A_BYTE_EVERY)


async def trickle_head(siege: Siege, tally: Tally) -> None:
    """The same before there is a body."""
    await _trickle(siege, tally, b"", b"GET /api/games HTTP/1.1\r\n" + b"x-y: z\r\n" * 99, 0.5)


async def _trickle(siege: Siege, tally: Tally, at_once: bytes, slowly: bytes, every: float) -> None:
    began = time.monotonic()
    said = b""
    try:
        async with siege.line() as (reader, writer):
            writer.write(at_once)
            for byte in slowly:
                writer.write(bytes((byte,)))
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(every):
                        said = await reader.read(4096)
                        break
                if time.monotonic() - began > HELD:
                    tally.count("held", answered=True)
                    return
    except OSError:
        pass
    tally.count(read_answer(said).status or "cut", answered=False)


async def be_silent(siege: Siege, tally: Tally) -> None:
    """A socket that never says hello."""
    try:
        async with siege.socket() as line:
            async with asyncio.timeout(HELD):
                await line.recv()
    except TimeoutError:
        tally.count("held", answered=True)
    except GONE as error:
        tally.count(why_closed(error), answered=False)


async def connect_only(siege: Siege, tally: Tally) -> None:
    """A connection on which nothing is said; all from one address."""
    try:
        async with siege.line("127.0.0.2") as (reader, _), asyncio.timeout(HELD * random.uniform(0.5, 1)):
            said = await reader.read(4096)
            tally.count(read_answer(said).status or "cut", answered=False)
    except TimeoutError:
        tally.count("held", answered=True)
    except OSError as error:
        tally.count(type(error).__name__, answered=False)
