"""Attack 12, rows F6: a database that can be read and not written. Who asks is told, who moves is told to try again,
nothing is lost, and the log says what happened without saying to whom."""

import asyncio
import json
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from sqlalchemy import make_url

from coroutines import story
from web.browsers import Answered, Browser, new_name
from web.nodes import NATS, POSTGRESQL, Node, _do, serving
from web.test_commands import playing
from web.test_playing import sit_down

PATIENCE = 30.0


def until(ask: Callable[[], Answered], status: int) -> Answered:
    """The first answer with this status; there is time enough for it."""
    end = time.monotonic() + PATIENCE
    while (answered := ask()).status != status:
        assert time.monotonic() < end, answered.body
        time.sleep(0.1)
    return answered


def noted(log: Path) -> list[dict[str, Any]]:
    """The lines that tell of requests which the database did not answer."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "a request found no database"]


@contextmanager
def full_disk(node: Node, file: Path) -> Iterator[None]:
    """The node can write no file beyond what it has written: the system refuses it, as it does on a full disk."""
    size = file.with_name(file.name + "-wal").stat().st_size
    before = resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(database: str) -> Iterator[None]:
    """From now on, whoever connects may only read."""
    name = make_url(database).database
    ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    asyncio.run(_do(POSTGRESQL, f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    asyncio.run(_do(POSTGRESQL, ended))
    try:
        yield
    finally:
        asyncio.run(_do(POSTGRESQL, f"ALTER DATABASE {name} RESET default_transaction_read_only"))
        asyncio.run(_do(POSTGRESQL, ended))


def test_attack_12_a_node_on_a_full_disk_is_not_ready_and_is_so_again_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "mokum.db"
    with serving("--file", str(file), folder=tmp_path) as node:
        anna = Browser(node).come_in()
        with full_disk(node, file):
            assert until(lambda: anna.ask("GET", "/api/ready"), 503).json["code"] == "no_store"
            assert anna.ask("GET", "/api/health").status == 200
            assert anna.get("/api/tables") == {"tables": [], "next": None}  # what is there can be read
        until(lambda: anna.ask("GET", "/api/ready"), 200)


def test_attack_12_a_node_whose_postgresql_only_reads_is_not_ready_and_says_so_in_its_log(
    tmp_path: Path, database: str
) -> None:
    with serving("--database", database, "--bus", NATS, folder=tmp_path) as node:
        log = tmp_path / f"{node.port}.log"
        anna = Browser(node).come_in()
        with read_only(database):
            assert until(lambda: anna.ask("GET", "/api/ready"), 503).json["code"] == "no_store"
            until(lambda: Browser(node).ask("GET", "/api/tables"), 200)  # what is there can be read
            # The first requests may find connections that are gone: what is new only reads.
            refused = ("POST", "/api/guests", "25006")
            end = time.monotonic() + PATIENCE
            while refused not in [(line["method"], line["route"], line["why"]) for line in noted(log)]:
                assert Browser(node).ask("POST", "/api/guests", {"name": new_name()}).json["code"] == "retry"
                assert time.monotonic() < end
        until(lambda: anna.ask("GET", "/api/ready"), 200)


def counted(browser: Browser) -> float:
    text = browser.ask("GET", "/metrics").body.decode()
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith("mokum_database_errors_total"))


def test_attack_12_a_request_that_finds_no_database_leaves_one_line_that_names_nobody(tmp_path: Path) -> None:
    file = tmp_path / "mokum.db"
    with serving("--file", str(file), folder=tmp_path) as node:
        log = tmp_path / f"{node.port}.log"
        anna = Browser(node).come_in()
        table = anna.open_table()
        assert (noted(log), counted(anna)) == ([], 0)
        name = new_name("Wilhelmina")
        with full_disk(node, file):
            until(lambda: anna.ask("GET", "/api/ready"), 503)
            asked = [
                ("POST", "/api/guests", {"name": name}),
                ("POST", "/api/tables", {"command": str(uuid4()), "game": "routes", "seats": 2}),
                ("POST", f"/api/tables/{table}/orders", {"command": str(uuid4()), "do": {"type": "Start"}}),
                ("POST", "/api/tickets", None),
            ]
            said = [Browser(node).ask(*each) if each[1] == "/api/guests" else anna.ask(*each) for each in asked]
            refused = [each for each, answer in zip(asked, said, strict=True) if answer.status == 503]
            assert ("POST", "/api/guests", {"name": name}) in refused
            assert asked[2] in refused
            lines = noted(log)
            assert [line["route"] for line in lines] == [each[1].replace(table, "{table}") for each in refused]
            assert counted(anna) == len(refused)
            for line in lines:
                assert line.keys() == {"event", "level", "timestamp", "method", "route", "why"}
                assert line["level"] == "warning"
        text = "\n".join(line for line in log.read_text().splitlines() if "found no database" in line)
        token = anna.cookie.partition("=")[2]
        for secret in (name, anna.name, anna.player, token, "127.0.0.1", table, "INSERT", "SELECT"):
            assert secret not in text


@story
async def test_F6_on_a_full_disk_moves_are_told_to_try_again_and_none_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "mokum.db"
    with serving("--file", str(file), folder=tmp_path) as node:
        anna, bram = Browser(node).come_in(), Browser(node).come_in()
        table = anna.open_table(clock={"type": "live", "bank_ms": 600_000})
        async with anna.socket() as one, bram.socket() as two:
            await sit_down(one, two, table)
            now = await playing(one, table)
            sockets = (one, two)
            refused = 0
            for _ in range(3):
                mover = sockets[now["awaited"][0]]
                moves = (await mover.up_to(table, now["version"]))["moves"]
                command, do = str(uuid4()), {"type": "Play", "move": moves[0]}
                with full_disk(node, file):
                    answer = await mover.act(table, do, command)
                    # A log of changes that was begun again has room for a while: then the move is on disk.
                    assert answer["type"] == "answer" or answer["code"] == "retry"
                    refused += answer["type"] == "refused"
                async with asyncio.timeout(PATIENCE):
                    while answer.get("code") == "retry":
                        await asyncio.sleep(0.2)
                        answer = await mover.act(table, do, command)
                again = await mover.act(table, do, command)
                assert (again["type"], again["seq"]) == (answer["type"], answer["seq"]) == ("answer", again["seq"])
                now = await one.up_to(table, answer["seq"])
            assert refused
            assert (await two.up_to(table, now["version"]))["version"] == now["version"]
