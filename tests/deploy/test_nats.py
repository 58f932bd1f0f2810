"""Attack 6: the NATS of a site lets nobody in without its password, and nobody further than the site's own subjects.

The real server, with the file that is shipped.
"""

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from nats.aio.client import Client
from nats.errors import Error, NoServersError
from structlog.testing import capture_logs

from coroutines import story
from harness.services import answers, free_port, wait_until
from mokum.tables.bots.queue import NAME, BotQueue, Ticket
from mokum.tables.bus.hints import rows_subject, talk_subject
from mokum.tables.bus.nats import NatsBus, _let_go
from mokum.tables.bus.post import Post
from mokum.tables.selling import carrying, peers
from mokum.web import presence, renaming, sockets
from store.conftest import migrated_schema, postgres_place
from store.places import KEY, PostgresPlace
from tables.bot_turns import check_record, played
from tables.party import begin
from tables.test_bots import over
from tables.workers import Site

__all__ = ["migrated_schema", "postgres_place"]

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nats.conf"
PASSWORD = "12e4567890abcdef"
"""Begins like a number: NATS must not read it as one."""
TABLE = "00000000-0000-4000-8000-000000000001"
SUBJECTS = [
    rows_subject(TABLE),
    talk_subject(TABLE),
    peers._subject("a1"),
    carrying._subject("a1"),
    presence.SUBJECT,
    renaming.SUBJECT,
    sockets.SUBJECT,
]
PATIENCE = 30.0


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    place = free_port()
    folder = tmp_path_factory.mktemp("nats")
    command = ["nats-server", "-c", str(CONFIGURATION), "-a", "127.0.0.1", "-p", str(place), "-sd", str(folder)]
    # As compose.yaml hands it over: in quotes of its own.
    environment = {**os.environ, "NATS_PASSWORD": f'"{PASSWORD}"'}
    with subprocess.Popen([*command, "-l", str(folder / "log")], env=environment) as server:
        wait_until(lambda: answers(place), 20, "NATS does not start")
        yield place
        server.kill()


def url(port: int, who: str = f"mokum:{PASSWORD}@") -> str:
    return f"nats://{who}127.0.0.1:{port}"


@asynccontextmanager
async def raw(port: int) -> AsyncIterator[tuple[Client, list[str]]]:
    """A client with the password, and what the server told it against."""
    told: list[str] = []

    async def tell(error: Exception) -> None:
        told.append(str(error).lower())

    client = Client()
    await client.connect(url(port), error_cb=tell)
    try:
        yield client, told
    finally:
        await client.close()


async def is_told(told: list[str], what: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any("permissions violation" in line and what in line for line in told):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("who", ["", "mokum:wrong@", "mokum@", "admin:admin@", "nats:nats@"])
@story
async def test_attack_6_nobody_comes_in_without_the_password(port: int, who: str) -> None:
    async def ignore(error: Exception) -> None:
        pass

    client = Client()
    with pytest.raises((Error, NoServersError)):
        await client.connect(url(port, who), allow_reconnect=False, max_reconnect_attempts=0, error_cb=ignore)
    await _let_go(client)
    bus = NatsBus(url(port, who), Post(KEY))
    assert not await bus.answers(1)
    await bus.close()


@story
async def test_every_subject_of_the_server_is_carried(port: int) -> None:
    one, other = NatsBus(url(port), Post(KEY)), NatsBus(url(port), Post(KEY))
    try:
        assert await one.answers(PATIENCE)
        assert await other.answers(PATIENCE)
        for subject in SUBJECTS:
            heard: asyncio.Queue[bytes] = asyncio.Queue()
            await other.subscribe(subject, heard.put_nowait)
            async with asyncio.timeout(PATIENCE):
                while heard.empty():  # a hint may be lost while the other does not listen yet
                    one.publish(subject, subject.encode())
                    await asyncio.sleep(0.05)
            assert heard.get_nowait() == subject.encode()
    finally:
        await one.close()
        await other.close()


@story
async def test_a_worker_plays_a_whole_game_of_bots_over_it(
    port: int, postgres_place: PostgresPlace, tmp_path: Path
) -> None:
    """Node and worker use all that they ever use of the queue: it is made, filled, taken from and acknowledged."""
    site = Site(postgres_place, url(port))
    site.queue = NAME
    async with site.workers(tmp_path, 1), site.serving() as (hall, here):
        table = await begin(hall, "routes", 0, bots=2)
        await over(hall, table)
        await check_record(hall, table)
        moves = len(played(await hall.store.read(table)))
        assert len(here.jobs) < moves / 10, "the node has others do it"


@story
async def test_the_worker_is_told_of_no_violation(port: int) -> None:
    queue = BotQueue(url(port), Post(KEY))
    await asyncio.wait_for(asyncio.shield(queue._connecting), PATIENCE)
    ticket = Ticket(TABLE, 1, 0)
    with capture_logs() as lines:
        await queue.put(ticket)
        async with asyncio.timeout(PATIENCE):
            async for message in queue.take():
                await message.ack()
                if queue.read(message.data) == ticket:
                    break
    await queue.close()
    assert [line for line in lines if line["event"] == "nats"] == []


@pytest.mark.parametrize(
    "subject",
    [
        "foreign.word",
        "mokum",
        "$SYS.REQ.SERVER.PING",
        "$JS.API.STREAM.DELETE.mokum-bots",
        "$JS.API.STREAM.CREATE.other",
        "$JS.API.STREAM.PURGE.mokum-bots",
        "_INBOX.somebody",
    ],
)
@story
async def test_attack_6_the_password_publishes_to_no_other_subject(port: int, subject: str) -> None:
    async with raw(port) as (client, told):
        await client.publish(subject, b"{}")
        await is_told(told, "publish")


@pytest.mark.parametrize("subject", [">", "*", "foreign.>", "$SYS.>", "$JS.API.>", "$JS.EVENT.>", "mokum-bots"])
@story
async def test_attack_6_the_password_hears_no_other_subject(port: int, subject: str) -> None:
    async with raw(port) as (client, told):
        await client.subscribe(subject)
        await is_told(told, "subscription")
