"""Attacks of people who were let in: they leave and come back to win time, and they talk without end."""

import asyncio
import json
import random
import uuid
from contextlib import AsyncExitStack

from websockets.asyncio.client import ClientConnection

from harness.attacks.tools import GONE, SOURCES, Guest, Siege, Tally, insist
from mokum.remote import Remote

CLOCK = {"type": "live", "bank_ms": 60_000, "increment_ms": 2_000}
SOCKETS = 5
"""Of one talker."""


async def come_and_go(siege: Siege, tally: Tally) -> None:
    """b: a player thinks for a while, leaves, is back at once; also when another one is to move."""
    tally.told["tables"] = []
    goer, stayer = (Remote([siege.address], name, SOURCES[number]) for number, name in enumerate(("Goer", "Stayer")))
    async with goer, stayer:
        while True:
            table = await goer.open_table("routes", 2, clock=CLOCK)
            tally.told["tables"].append(table)
            seen = [one.watch(table) for one in (goer, stayer)]
            await goer.sit(table, 0)
            await stayer.sit(table, 1)
            await goer.act(table, type="Start")
            await asyncio.gather(goer.open_part(table), stayer.open_part(table))
            while seen[0].sight is None or seen[0].sight["phase"] != "over":
                await asyncio.sleep(random.uniform(0.1, 0.8))
                for kind in ("Leave", "ComeBack"):
                    answer = await goer.act(table, type=kind)
                    tally.count(f"{kind} {answer.get('code', 'answer')}", answered=answer["type"] == "answer")
                for one, at in zip((goer, stayer), seen, strict=True):
                    if at.sight and at.sight["moves"] and random.random() < 0.5:
                        await one.play(table, random.choice(at.sight["moves"]))
            for one in (goer, stayer):
                one.unwatch(table)


async def floods(siege: Siege, tally: Tally) -> None:
    """g: one person speaks through several sockets, at a table where others play and they only look on."""
    guest = await insist(siege, SOURCES[2], "Talker")
    if guest is None:
        return
    while True:
        try:
            async with AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(guest.talk()) for _ in range(SOCKETS)]
                heard = [asyncio.create_task(_listen(line, tally)) for line in lines]
                for task in heard:
                    stack.callback(task.cancel)
                await _flood(siege, tally, guest, lines)
                return
        except GONE:
            tally.count("line", answered=False)
            await asyncio.sleep(1)


async def _flood(siege: Siege, tally: Tally, guest: Guest, lines: list[ClientConnection]) -> None:
    tables = [each["table"] for each in await siege.tables()]
    for line in lines:
        for table in tables[:10]:
            await line.send(json.dumps({"type": "watch", "table": table}))
            await asyncio.sleep(0.1)
    async for number in siege.paced(12):
        text = "".join(random.choices("abcdefghijklmnopqrstuvwxyz ", k=random.randrange(20, 480)))
        message = {"type": "chat", "table": random.choice(tables or [siege.finished]), "command": str(uuid.uuid4())}
        await lines[number % len(lines)].send(json.dumps({**message, "text": text}))


async def _listen(line: ClientConnection, tally: Tally) -> None:
    async for data in line:
        message = json.loads(data)
        if message["type"] == "ping":
            await line.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
        elif message["type"] == "answer":
            tally.count("said", answered=True)
        elif message["type"] == "refused":
            tally.count(message["code"], answered=False)
