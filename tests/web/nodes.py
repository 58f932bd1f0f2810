"""Nodes of a site as they are really run: `mokum serve` in processes of their own, on PostgreSQL and NATS."""

import asyncio
import base64
import os
import secrets
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url

from cli.processes import PATIENCE
from harness.foreseen import unforeseen_name
from harness.services import free_port
from web.servers import OpenServer

POSTGRESQL = os.environ.get("MOKUM_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/postgres")
NATS = os.environ.get("MOKUM_TEST_NATS", "nats://127.0.0.1:4222")
KEY = base64.b64encode(secrets.token_bytes(32)).decode()
SERVE = """
import sys
from harness.foreseen import foreseen
from mokum.cli.app import app
with foreseen(sys.argv.pop(1)):
    app()
"""
SCRIPTS = Path(__file__).parents[2] / "scripts"
_started: Counter[Path] = Counter()
"""No two nodes of a folder have the same luck, nor does one that is started again."""


class Node(OpenServer):
    """A process that serves."""

    def __init__(self, port: int, process: "subprocess.Popen[bytes]") -> None:
        self.port = port
        self.origin = f"http://localhost:{port}"
        self.process = process

    def terminate(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


def cut_off(database: str, *, again: bool = False) -> None:
    """Takes the database away from everybody, or gives it back."""
    name = make_url(database).database
    asyncio.run(_do(POSTGRESQL, f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {again}"))
    if not again:
        ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        asyncio.run(_do(POSTGRESQL, ended))


async def _do(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def new_database() -> Iterator[str]:
    """A database that is dropped in the end. Without a server the test fails: it is not skipped."""
    name = f"mokum_web_{unforeseen_name()}"
    asyncio.run(_do(POSTGRESQL, f"CREATE DATABASE {name}"))
    try:
        yield make_url(POSTGRESQL).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_do(POSTGRESQL, f"DROP DATABASE {name} WITH (FORCE)"))


@contextmanager
def serving(*arguments: str, folder: Path, port: int = 0, program: str = SERVE) -> Iterator[Node]:
    """A node that answers that it is ready. Its log is a file in the folder. `program` is called with its luck."""
    port = port or free_port()
    _started[folder] += 1
    luck = f"{folder.name} {_started[folder]}"
    command = [sys.executable, "-c", program, luck, "serve", "--port", str(port), *arguments]
    paths = os.pathsep.join(filter(None, (str(SCRIPTS), os.environ.get("PYTHONPATH", ""))))
    environment = {**os.environ, "MOKUM_KEY": KEY, "PYTHONPATH": paths}
    with (folder / f"{port}.log").open("ab") as log:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT)
        node = Node(port, process)
        try:
            _wait(node, folder / f"{port}.log")
            yield node
        finally:
            process.kill()
            process.wait()


def _wait(node: Node, log: Path) -> None:
    from web.browsers import Browser

    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert node.process.poll() is None, f"the node did not start: {log.read_text()[-2000:]}"
        try:
            if Browser(node).ask("GET", "/api/ready").status == 200:
                return
        except OSError:
            pass
        time.sleep(0.05)
    pytest.fail("the node is not ready")
