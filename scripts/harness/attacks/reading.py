"""Attacks on whatever reads: texts that are dear to look at, messages that are none, heads without end."""

import asyncio
import json
import random
from collections.abc import Callable

from harness.attacks.tools import GONE, Siege, Tally, why_closed

BODY = "[" + "[]," * 10 + '"\\' * 8172
AT_ONCE = 40
FRAME = "[" + "[]," * 10 + '"\\' * 4080


async def dear_texts(siege: Siege, tally: Tally) -> None:
    """a: brackets and half escapes, 16 kB as a body and 8 kB as a first message."""
    async for number in siege.paced(4):
        if number % 3:
            said = await siege.ask("POST", "/api/guests", BODY.encode())
            tally.count(said.status, answered=200 <= said.status < 300)
        else:
            await first_message(siege, tally, FRAME)


async def first_message(siege: Siege, tally: Tally, message: str | bytes) -> None:
    """What becomes of a socket that begins so."""
    try:
        async with siege.socket() as line:
            await line.send(message)
            heard = await line.recv()
            tally.count(json.loads(heard)["type"], answered=True)
    except GONE as error:
        tally.count(why_closed(error), answered=False)


def _hello(ticket: str, version: int = 1) -> str:
    return json.dumps({"type": "hello", "ticket": ticket, "version": version})


HOSTILE: tuple[Callable[[], str | bytes], ...] = (
    lambda: _hello("x" * 43),
    lambda: _hello("\u0000"),
    lambda: _hello("x", 2**40),
    lambda: "",
    lambda: "{",
    lambda: "null",
    lambda: "[" * 8000,
    lambda: '{"type":"hello","type":"hello","ticket":"x","version":1}',
    lambda: '{"type":"hello","ticket":"x","version":1e999}',
    lambda: '{"type":"hello","ticket":"\\ud800","version":1}',
    lambda: json.dumps({"type": "act", "table": "x", "command": "y", "do": {"type": "Start"}}),
    lambda: json.dumps({"type": random.choice(("watch", "chat", "press", "stop", "sync", "pong", "huh")), "table": 1}),
    lambda: '{"type":"hello",' + ",".join(f'"k{number}":0' for number in range(500)) + "}",
    lambda: "9" * 8000,
    lambda: random.randbytes(200),
    lambda: "x" * 9000,
)


def _heads(siege: Siege) -> tuple[bytes, ...]:
    start = f"GET /api/games HTTP/1.1\r\nhost: {siege.host}\r\n".encode()
    many = b"".join(b"x-%d: y\r\n" % number for number in range(150))
    return (
        start + b"x-long: " + b"y" * 20_000 + b"\r\n\r\n",
        start + many + b"\r\n",
        start + b"content-length: 99999999999\r\n\r\n",
        start + b"transfer-encoding: chunked\r\ncontent-length: 3\r\n\r\nxyz",
        b"GET /api/games HTTP/1.1\r\nhost: elsewhere\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\r\n" * 5000,
        start.replace(b"GET", b"BREW") + b"\r\n",
    )


async def storms(siege: Siege, tally: Tally) -> None:
    """i: handshakes without an end, hellos of every bad sort, messages that are none, heads that are too long."""
    raging: set[asyncio.Task[None]] = set()
    async for number in siege.paced(8):
        if len(raging) < AT_ONCE:
            task = asyncio.create_task(_one(siege, tally, number))
            raging.add(task)
            task.add_done_callback(raging.discard)
    await asyncio.gather(*raging, return_exceptions=True)


async def _one(siege: Siege, tally: Tally, number: int) -> None:
    if number % 2:
        heads = _heads(siege)
        said = await siege.say(heads[number // 2 % len(heads)])
        tally.count(said.status, answered=200 <= said.status < 300)
    elif number % 8 == 0:
        try:
            async with siege.socket():
                tally.count("handshake", answered=True)
        except GONE as error:
            tally.count(why_closed(error), answered=False)
    else:
        await first_message(siege, tally, HOSTILE[number // 2 % len(HOSTILE)]())
