"""Bots whose turns go over NATS: what happens without workers, and while NATS is away."""

import asyncio
import contextlib
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from nats.js.errors import NotFoundError

from coroutines import story
from harness.services import free_port
from mokum.tables import Hall, Keeper, LocalBus
from mokum.tables.bots.queue import ANSWER, CONSUMER, BotQueue
from mokum.tables.bots.queue_runner import QueueRunner
from mokum.tables.bots.worker import BotWorker
from mokum.tables.bus.post import Post
from mokum.tables.log.timing import PATIENCE
from mokum.tables.serving.keeper import LEASE as KEEPER_LEASE
from store.places import KEY, Place
from tables.bot_turns import GAME, check_record, is_empty, is_played, one_turn, played, reach, seen
from tables.party import begin
from tables.test_bots import over
from tables.workers import Here, Site, a_server, a_site


@story
async def test_without_workers_a_node_does_it_after_the_second_return(postgres_place: Place) -> None:
    now = postgres_place.clock
    async with a_site(postgres_place) as site, site.node(now=now) as (hall, here, _):
        _, ticket = await one_turn(hall)
        keeper = Keeper(hall)
        now.now += PATIENCE
        assert await keeper.ring_due() == 1
        assert not here.jobs
        now.now += KEEPER_LEASE
        assert await keeper.ring_due() == 1
        (job,) = here.jobs
        assert (job.table, job.turn, job.seat) == (ticket.table, ticket.turn, ticket.seat)
        await is_played(hall, ticket)


@story
async def test_where_there_is_no_nats_a_node_does_it_at_once(postgres_place: Place) -> None:
    queue, here = BotQueue(f"nats://127.0.0.1:{free_port()}", Post(KEY)), Here()
    async with postgres_place.node() as store:
        hall = Hall(store, LocalBus(), QueueRunner(queue, here), clock=postgres_place.clock)
        _, ticket = await one_turn(hall)
        await is_played(hall, ticket)
        assert len(here.jobs) == 1
        await hall.close()
        await queue.close()


@story
async def test_a_silent_nats_delays_no_move(postgres_place: Place, tmp_path: Path) -> None:
    async with (
        a_server(tmp_path) as server,
        a_site(postgres_place, server.url) as site,
        site.node() as (hall, here, _),
    ):
        server.send(signal.SIGSTOP)
        begun = time.monotonic()
        _, ticket = await one_turn(hall)
        assert time.monotonic() - begun < ANSWER
        await is_played(hall, ticket)
        assert len(here.jobs) == 1
        server.send(signal.SIGCONT)


@story
async def test_while_nats_is_away_nothing_waits_for_it(postgres_place: Place, tmp_path: Path) -> None:
    async with (
        a_server(tmp_path) as server,
        a_site(postgres_place, server.url) as site,
        site.node() as (hall, here, _),
    ):
        await server.kill()
        await asyncio.sleep(0.2)
        _, ticket = await one_turn(hall)
        await asyncio.sleep(ANSWER / 4)
        assert [(job.table, job.turn) for job in here.jobs] == [(ticket.table, ticket.turn)]
        await is_played(hall, ticket)


@story
async def test_a_worker_that_comes_first_makes_the_queue(postgres_place: Place) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, here, queue), site.stream() as stream:
        worker = BotWorker(hall, queue, here.thinking)
        worker.start()
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(NotFoundError):
                    await stream.consumer_info(site.queue, CONSUMER)
                    break
                await asyncio.sleep(0.02)
        await worker.close()


async def play_through(site: Site, folder: Path, trouble: Callable[[], Awaitable[None]]) -> None:
    """Games of four bots, with trouble in the middle; in the end the workers are back."""
    async with site.workers(folder, 2), site.serving() as (hall, here):
        tables = [await begin(hall, GAME, 0, bots=4) for _ in range(2)]
        async with seen(hall, *tables):
            await reach(hall, tables[0], 60)
            await trouble()
        for table in tables:
            await over(hall, table)
            await check_record(hall, table)
        async with asyncio.timeout(60):
            while not await workers_do_it(hall, here):
                pass


async def workers_do_it(hall: Hall, here: Here) -> bool:
    """Whether nearly nothing of a whole game is left to the node."""
    before = len(here.jobs)
    table = await begin(hall, GAME, 0, bots=4)
    await over(hall, table)
    return len(here.jobs) - before < len(played(await hall.store.read(table))) / 10


@pytest.mark.long
@story
async def test_nats_is_killed_and_comes_back(postgres_place: Place, tmp_path: Path) -> None:
    async with a_server(tmp_path) as server, a_site(postgres_place, server.url) as site:

        async def trouble() -> None:
            await server.kill()
            await asyncio.sleep(1)
            await server.start()

        await play_through(site, tmp_path, trouble)


@pytest.mark.long
@story
async def test_everything_in_jetstream_is_lost(postgres_place: Place, tmp_path: Path) -> None:
    async with a_server(tmp_path) as server, a_site(postgres_place, server.url) as site:

        async def trouble() -> None:
            await server.kill()
            server.forget()
            await server.start()

        await play_through(site, tmp_path, trouble)
        await is_empty(site)
