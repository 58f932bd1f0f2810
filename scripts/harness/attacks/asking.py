"""Attacks that ask for dear things over and over: records and replays, tables, rematches, guesses at a password."""

import asyncio
import json
import random
import secrets
import uuid

from harness.attacks.tools import SOURCES, Guest, Said, Siege, Tally, come_in, insist
from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash


def _count(tally: Tally, said: Said, what: str = "") -> bool:
    good = 200 <= said.status < 300
    tally.count(f"{what} {said.status}".strip(), answered=good)
    return good


async def records(siege: Siege, tally: Tally) -> None:
    """c: nobody in particular wants the record of a long game again, and its replay through all eyes."""
    table = f"/api/tables/{siege.finished}"
    async for number in siege.paced(5):
        if number % 2:
            _count(tally, await siege.ask("GET", f"{table}/record"), "record")
        else:
            eyes, first = random.choice(("all", "-1", "0")), random.randrange(1, 200)
            _count(tally, await siege.ask("GET", f"{table}/replay?eyes={eyes}&from={first}"), "replay")


async def tables(siege: Siege, tally: Tally) -> None:
    """d: tables by the hundred from one address, tables of bots alone, and rematch after rematch."""
    await asyncio.gather(_open_many(siege, tally), _rematches(siege, tally))


async def _open_many(siege: Siege, tally: Tally) -> None:
    """Whoever may open no more comes in again under another name."""
    guest: Guest | None = None
    async for number in siege.paced(3):
        if guest is None:
            guest = await come_in(siege, SOURCES[1], f"Opener {number}")
            tally.count("guest" if guest else "no guest", answered=guest is not None)
            continue
        opened = await guest.post("/api/tables", {"command": str(uuid.uuid4()), "game": "routes", "seats": 2})
        if not _count(tally, opened, "open"):
            guest = None
        elif number % 3 == 0:
            await _bots_alone(guest, tally, opened.json["table"])


async def _rematches(siege: Siege, tally: Tally) -> None:
    """A game that is over at once, and the one after it, and the one after that."""
    guest = await insist(siege, SOURCES[1], "Again")
    table = ""
    async for _ in siege.paced(2):
        if guest is None:
            return
        if table:
            table = await _again(guest, tally, table)
            continue
        opened = await guest.post("/api/tables", {"command": str(uuid.uuid4()), "game": "routes", "seats": 2})
        if _count(tally, opened, "open"):
            table = await _give_up(guest, tally, opened.json["table"])


async def _bots_alone(guest: Guest, tally: Tally, table: str) -> None:
    for seat in range(2):
        _count(tally, await guest.order(table, type="SeatBot", seat=seat, bot="greedy"), "bot")
    _count(tally, await guest.order(table, type="Start"), "bots start")


async def _give_up(guest: Guest, tally: Tally, table: str) -> str:
    """A game that is over at once; what comes after it is free."""
    _count(tally, await guest.order(table, type="SeatBot", seat=1, bot="random"), "bot")
    return await _play_none(guest, tally, table)


async def _play_none(guest: Guest, tally: Tally, table: str) -> str:
    part = secrets.token_bytes(CONTRIBUTION_BYTES)
    sealed = contribution_hash(table, 0, part).hex()
    await guest.order(table, type="Sit", seat=0, part_hash=sealed)
    await guest.order(table, type="Start")
    await guest.order(table, type="OpenPart", part=part.hex())
    return table if _count(tally, await guest.order(table, type="Resign"), "resign") else ""


async def _again(guest: Guest, tally: Tally, table: str) -> str:
    """The table after this one, and the one after that; asked for twice, since it costs nothing."""
    for _ in range(2):
        asked = await guest.order(table, type="AskRematch")
        _count(tally, asked, "rematch")
    seen = (await guest.siege.ask("GET", f"/api/tables/{table}", source=guest.source, cookie=guest.cookie)).json
    after = seen.get("rematch", "") if isinstance(seen, dict) else ""
    return await _play_none(guest, tally, after) if after else ""


async def guesses(siege: Siege, tally: Tally) -> None:
    """f: guesses at one account's password, each from another address."""
    async for number in siege.paced(4):
        body = json.dumps({"name": siege.account, "password": f"guess number {number}"}).encode()
        source = f"127.0.{100 + number // 250 % 100}.{1 + number % 250}"
        said = await siege.ask("POST", "/api/login", body, source=source)
        _count(tally, said, said.json.get("code", "") if isinstance(said.json, dict) else "")
