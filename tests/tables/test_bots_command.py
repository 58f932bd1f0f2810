"""The command `mokum bots`, and a server that has its bots think elsewhere."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from coroutines import story
from mokum.bootstrap import open_node
from mokum.settings import BadSettings, Settings
from mokum.tables.bots.queue import CONSUMER
from store.places import Place
from tables.bot_turns import check_record, reach, seen
from tables.party import begin
from tables.test_bots import over
from tables.workers import COMMAND, a_site

GAME = "routes"


def settings(**told: Any) -> Settings:
    """As told, and otherwise from the environment."""
    return Settings(**told)


@story
async def test_a_worker_that_is_told_to_stop_stops(postgres_place: Place, tmp_path: Path) -> None:
    async with a_site(postgres_place) as site, site.workers(tmp_path, 2) as workers, site.serving() as (hall, _):
        table = await begin(hall, GAME, 0, bots=4)
        async with seen(hall, table):
            await reach(hall, table, 40)
            workers[0].terminate()
            assert await asyncio.wait_for(workers[0].wait(), 240) == 0
        await over(hall, table)
        await check_record(hall, table)


@story
async def test_the_server_has_workers_think_where_it_is_set(
    postgres_place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_site(postgres_place) as site, site.workers(tmp_path, 1):
        for name, value in site.environment().items():
            monkeypatch.setenv(name, value)
        async with open_node(settings()) as node:
            table = await begin(node.hall, GAME, 0, bots=2)
            await over(node.hall, table)
        async with site.stream() as stream:
            assert (await stream.consumer_info(site.queue, CONSUMER)).delivered.consumer_seq > 0


@story
async def test_workers_need_a_bus_between_nodes() -> None:
    with pytest.raises(BadSettings):
        async with open_node(settings(database="memory:", bus="local:", bots="workers")):
            pass


def test_the_command_says_what_it_needs(tmp_path: Path) -> None:
    """In a process of its own, for a command sets up the logs of its whole process."""
    command = [sys.executable, "-c", COMMAND, "bots", "--database", "memory:", "--bus", "local:"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60)
    assert told.returncode == 2
    assert "MOKUM_BUS" in told.stderr
