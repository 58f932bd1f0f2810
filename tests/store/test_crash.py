"""An acknowledged move is on disk: processes are killed while they write, and nothing acknowledged is lost."""

import os
import signal
import subprocess
import sys

import pytest

from coroutines import story
from store.places import Place, new_id

TABLES = 6
ACKNOWLEDGED = 60


def acknowledged_before_the_kill(url: str, tables: list[str]) -> dict[str, int]:
    """The last version of each table that a process printed before it was killed in the middle of writing."""
    command = [sys.executable, "-m", "store.appending", url, *tables]
    where = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, env=where, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(ACKNOWLEDGED)]
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.readlines()
    assert child.returncode == -signal.SIGKILL
    said = [line.split() for line in lines if line.endswith("\n")]
    return {table: int(version) for table, version in said}


@pytest.mark.parametrize("kills", [2, pytest.param(12, marks=pytest.mark.long)])
@story
async def test_what_was_acknowledged_before_a_kill_is_there(durable_place: Place, kills: int) -> None:
    for _ in range(kills):
        tables = [new_id() for _ in range(TABLES)]
        acknowledged = acknowledged_before_the_kill(durable_place.url, tables)
        assert sum(acknowledged.values()) >= ACKNOWLEDGED
        async with durable_place.node() as store:
            for table in tables:
                rows = await store.read(table)  # and the chain is whole
                assert len(rows) >= acknowledged.get(table, 0)
                assert len(rows) % 2 == 0, "two rows are appended together or not at all"
