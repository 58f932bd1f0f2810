"""F9: a node stands still while another goes on. When it wakes, what it wanted to write is refused."""

import asyncio
import os
import signal
from pathlib import Path
from uuid import uuid4

from coroutines import story
from web.browsers import Browser
from web.nodes import NATS, serving
from web.test_commands import playing
from web.test_playing import sit_down


@story
async def test_F9_what_a_node_wanted_to_write_before_it_stood_still_is_refused(tmp_path: Path, database: str) -> None:
    place = ("--database", database, "--bus", NATS)
    with serving(*place, folder=tmp_path) as here, serving(*place, folder=tmp_path) as there:
        anna, bram = Browser(here).come_in(), Browser(there).come_in()
        table = anna.open_table()
        async with anna.socket() as one, bram.socket() as two:
            await sit_down(one, two, table)
            now = await playing(two, table)
            seat = now["awaited"][0]
            move = (await (one, two)[seat].up_to(table, now["version"]))["moves"][0]
            if seat == 1:  # it is the one at the node that stands still who is to move
                now = await one.up_to(table, await two.done(table, {"type": "Play", "move": move}))
                while now["awaited"][0] != 0:
                    move = (await two.up_to(table, now["version"]))["moves"][0]
                    now = await one.up_to(table, await two.done(table, {"type": "Play", "move": move}))
            version, moves = now["version"], (await one.up_to(table, now["version"]))["moves"]
            os.kill(here.process.pid, signal.SIGSTOP)
            try:
                stale = asyncio.create_task(
                    one.act(table, {"type": "Play", "move": moves[1]}, str(uuid4()), version=version)
                )
                await asyncio.sleep(0.2)
                elsewhere = Browser(there)
                elsewhere.cookie = anna.cookie
                order = {"command": str(uuid4()), "do": {"type": "Play", "move": moves[0]}, "version": version}
                done = await asyncio.to_thread(elsewhere.post, f"/api/tables/{table}/orders", order)
                assert done["version"] > version
            finally:
                os.kill(here.process.pid, signal.SIGCONT)
            answer = await stale
            assert (answer["type"], answer["code"]) == ("refused", "conflict")
            assert (await one.up_to(table, done["version"]))["version"] >= done["version"]
