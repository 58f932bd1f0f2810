"""The database goes away under a running node: the clocks of those who play stand still meanwhile."""

import asyncio
import time
from pathlib import Path

import pytest

from coroutines import story
from mokum.tables.node.pulse import GAP
from web.browsers import Browser
from web.nodes import NATS, cut_off, serving
from web.test_commands import playing
from web.test_playing import sit_down

BANK = 600_000
GONE = GAP / 1000 + 2.5


@pytest.mark.long
@story
async def test_time_without_the_database_is_given_back(tmp_path: Path, database: str) -> None:
    place = ("--database", database, "--bus", NATS)
    with serving(*place, folder=tmp_path) as here, serving(*place, folder=tmp_path) as there:
        anna, bram = Browser(here).come_in(), Browser(there).come_in()
        table = anna.open_table(clock={"type": "live", "bank_ms": BANK})
        async with anna.socket() as one, bram.socket() as two:
            await sit_down(one, two, table)
            now = await playing(one, table)
            began = time.monotonic()
            await asyncio.to_thread(cut_off, database)
            await asyncio.sleep(GONE)
            await asyncio.to_thread(cut_off, database, again=True)
            credited = [await one.until(lambda message: message.get("what", {}).get("type") == "ClockCredited")]
            credited += [await one.until(lambda message: message.get("what", {}).get("type") == "ClockCredited")]
            away = 1000 * (time.monotonic() - began)
            assert {message["what"]["seat"] for message in credited} == set(now["awaited"]) == {0, 1}
            for message in credited:
                assert GONE * 1000 <= message["what"]["ms"] <= away + 3000, "from the last heartbeat before"
            after = await two.up_to(table, credited[-1]["seq"])
            assert [seat["bank_ms"] - BANK for seat in after["seats"]] == [
                message["what"]["ms"] for message in sorted(credited, key=lambda message: message["what"]["seat"])
            ]
            moves = (await one.up_to(table, after["version"]))["moves"]
            await one.done(table, {"type": "Play", "move": moves[0]})
