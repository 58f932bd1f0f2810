"""Several processes are one site; and one that goes leaves nobody behind."""

import asyncio
import json
import signal
from pathlib import Path
from uuid import uuid4

import pytest

from coroutines import story
from mokum.catalog import game as find_game
from mokum.kernel.verifying import verify
from web.browsers import Browser, Json, Socket
from web.nodes import NATS, cut_off, serving
from web.test_commands import one_move
from web.test_playing import sit_down

PACE = 0.11
"""Seconds between two messages of a player who keeps the limits."""


async def play(socket: Socket, table: str) -> Json:
    """Plays whatever is legal until the end."""
    now = await socket.up_to(table, 0)
    while now["phase"] != "over":
        if now["phase"] == "playing" and now["moves"]:
            await asyncio.sleep(PACE)
            answer = await socket.act(table, {"type": "Play", "move": now["moves"][0]})
            now = await socket.up_to(table, answer.get("seq", 0))
        else:
            now = await socket.up_to(table, now["version"] + 1)
    return now


@pytest.mark.long
@story
async def test_a_whole_game_over_two_nodes(tmp_path: Path, database: str) -> None:
    place = ("--database", database, "--bus", NATS)
    with serving(*place, folder=tmp_path) as here, serving(*place, folder=tmp_path) as there:
        anna, bram = Browser(here).come_in(), Browser(there).come_in()
        secrets = (anna.cookie.partition("=")[2], bram.cookie.partition("=")[2])
        table = anna.open_table(seats=4)
        async with anna.socket() as one, bram.socket() as two:
            await sit_down(one, two, table, bots=2)
            ends = await asyncio.gather(play(one, table), play(two, table))
            assert ends[0]["result"] == ends[1]["result"]
            verify(bram.ask("GET", f"/api/tables/{table}/record").body.decode(), find_game)
            # B14, B18: what is newer and what has ended is known on every node.
            again = Browser(there)
            again.cookie, again.player = anna.cookie, anna.player
            async with again.socket() as newer:
                await newer.watch(table)
                assert await one.closed() == 4001
                await asyncio.to_thread(anna.post, "/api/logout")
                assert await newer.closed() == 4003
        assert not any(secret in log.read_text() for secret in secrets for log in tmp_path.glob("*.log"))


@story
async def test_a_node_that_closes_says_1012_and_everything_goes_on_after_it(tmp_path: Path) -> None:
    with serving(folder=tmp_path) as node:
        anna, bram = Browser(node).come_in(), Browser(node).come_in()
        table = anna.open_table()
        async with anna.socket() as one, bram.socket() as two:
            await sit_down(one, two, table)
            for _ in range(6):
                await one_move(one, two, table)
            before = anna.get(f"/api/tables/{table}")
            assert await asyncio.to_thread(node.terminate) in {0, -signal.SIGTERM}
            assert [await one.closed(), await two.closed()] == [1012, 1012]
    with serving(folder=tmp_path, port=node.port):
        assert anna.get(f"/api/tables/{table}") == before
        async with anna.socket() as one, bram.socket() as two:
            assert (await one.watch(table, before["version"] - 2))["seq"] == before["version"]
            await two.watch(table)
            await one_move(one, two, table)
    lines = [json.loads(line) for line in (tmp_path / f"{node.port}.log").read_text().splitlines() if line[0] == "{"]
    assert not [line for line in lines if line["level"] in {"error", "critical"}]


@pytest.mark.long
@story
async def test_while_the_database_is_away_nothing_is_lost_and_nobody_is_thrown_out(
    tmp_path: Path, database: str
) -> None:
    with serving("--database", database, folder=tmp_path) as node:
        anna = Browser(node).come_in()
        table, command = anna.open_table(), str(uuid4())
        bot = {"type": "SeatBot", "seat": 1, "bot": "random"}
        async with anna.socket() as socket:
            version = (await socket.watch(table))["seq"]
            await asyncio.to_thread(cut_off, database)
            assert (await socket.act(table, bot, command))["code"] == "retry"
            answers = {path: anna.ask("GET", path) for path in ("/api/me", "/api/tables", "/api/ready", "/api/health")}
            assert {path: answered.status for path, answered in answers.items()} == {
                "/api/me": 503,
                "/api/tables": 503,
                "/api/ready": 503,
                "/api/health": 200,
            }
            assert answers["/api/me"].json["code"] == "retry"
            await asyncio.to_thread(cut_off, database, again=True)
            answer = await socket.act(table, bot, command)
            while answer.get("code") == "retry":
                await asyncio.sleep(0.3)
                answer = await socket.act(table, bot, command)
            assert answer["type"] == "answer"
            assert (await socket.up_to(table, answer["seq"]))["seats"][1]["bot"] == "random"
            assert anna.get(f"/api/tables/{table}")["version"] == answer["seq"] > version
