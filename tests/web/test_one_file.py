"""A server in one file on a slow disk: a crowd that comes in doesn't keep the moves out, nor moves the crowd."""

import asyncio
from itertools import count
from pathlib import Path

from sqlalchemy import text

from coroutines import story
from harness.services import free_port
from mokum.bootstrap import open_node
from mokum.store import Entry
from mokum.web.node import Node
from store.places import new_id
from wire.nodes import settings_of

COMMIT = 0.1
"""Seconds that a commit takes on such a disk: the file is held for so long."""
CROWD = 6
BEFORE = 3
"""Commits of the crowd that may come before a move: one is under way, one has the next turn, and one comes after a
heartbeat of the node. Without turns there are six and more."""


async def _come_in(node: Node, times: int, commits: list[None]) -> None:
    for _ in range(times):
        async with node.people._engine.begin() as connection:
            await connection.execute(text("UPDATE players SET name = name"))
            await asyncio.sleep(COMMIT)
        commits.append(None)


async def _append(node: Node, table: str, version: int) -> int:
    return (await node.store.append(table, version, [Entry(new_id(), "ann", "move", b"body")]))[-1].version


async def _move(node: Node, crowd: list[asyncio.Task[None]], commits: list[None]) -> list[int]:
    """One move after the other while there is a crowd; how often the crowd wrote while each waited."""
    waits, table, version = [], new_id(), 0
    await node.store.keep_secret(table, bytes(32))  # as a table that was made has it
    version = await _append(node, table, version)  # the first move of all opens its connection
    while not all(one.done() for one in crowd):
        before = len(commits)
        version = await _append(node, table, version)
        waits.append(len(commits) - before)
    return waits


@story
async def test_a_crowd_does_not_keep_moves_out(tmp_path: Path) -> None:
    async with open_node(settings_of(free_port(), f"sqlite:///{tmp_path}/mokum.db")) as node:
        commits: list[None] = []
        crowd = [asyncio.create_task(_come_in(node, 4, commits)) for _ in range(CROWD)]
        waits = await _move(node, crowd, commits)
        await asyncio.gather(*crowd)
    assert len(waits) >= CROWD
    assert max(waits) <= BEFORE, waits


@story
async def test_moves_do_not_keep_the_crowd_out(tmp_path: Path) -> None:
    async with open_node(settings_of(free_port(), f"sqlite:///{tmp_path}/mokum.db")) as node:
        tables = [new_id() for _ in range(CROWD)]
        for table in tables:  # as a table that was made has it
            await node.store.keep_secret(table, bytes(32))
        guest = asyncio.create_task(_come_in(node, 3, []))
        numbers = count()

        async def play(table: str) -> None:
            version = 0
            while not guest.done():
                version, _ = await _append(node, table, version), next(numbers)

        await asyncio.gather(guest, *map(play, tables))
        # Moves of all tables are written together.
        assert CROWD < next(numbers) <= (3 * BEFORE + 1) * CROWD
