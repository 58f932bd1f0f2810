"""Bots on a site with many nodes: workers take turns from a queue that may lose everything; no game waits for it."""

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from nats.js.api import RetentionPolicy
from nats.js.errors import NotFoundError

from contract.tables import FULL
from coroutines import story
from house.services import free_port
from mokum import catalog
from mokum.catalog import games
from mokum.kernel.verifying import verify
from mokum.settings import Settings
from mokum.store import Row
from mokum.tables import Hall, Keeper, LocalBus
from mokum.tables.bots import worker as bot_worker
from mokum.tables.bots.jobs import Job, choose
from mokum.tables.bots.queue import ANSWER, CONSUMER, LEASE, LIFE, BotQueue, Ticket
from mokum.tables.bots.queue_bench import QueueBench
from mokum.tables.bots.worker import BotWorker
from mokum.tables.bus.post import Post
from mokum.tables.log.timing import PATIENCE
from mokum.tables.serving.keeper import LEASE as KEEPER_LEASE
from store.places import KEY, Place, PostgresPlace, new_id
from store.proxy import proxy_to
from tables.party import WATCHING, begin, see
from tables.test_bots import over
from tables.watching import Watcher
from tables.workers import Here, Site, a_server, a_site

GAME = "routes"


def settings(**told: Any) -> Settings:
    """As told, and otherwise from the environment."""
    return Settings(**told)


async def check_record(hall: Hall, table: str) -> None:
    """Every move of the game is there, in its order, legal, and with its own luck."""
    text = await hall.record("", table)
    assert isinstance(text, str)
    rows = await hall.store.read(table)
    assert len(verify(text, catalog.game).entries) == len(played(rows))


def played(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.kind == "Played"]


async def reach(hall: Hall, table: str, version: int) -> None:
    async with asyncio.timeout(240):
        while await hall.store.version(table) < version:
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def seen(hall: Hall, *tables: str) -> AsyncIterator[None]:
    """Somebody looks on: bots alone wait for that."""
    watchers = [await Watcher.at(hall, WATCHING, table) for table in tables]
    try:
        yield
    finally:
        for watcher in watchers:
            await watcher.close()


async def one_turn(hall: Hall) -> tuple[str, Ticket]:
    """A table where a bot is asked and then a person, so that one turn is all there is to do."""
    table = await begin(hall, GAME, 1, bots=1)
    turn = await hall.store.version(table)
    return table, Ticket(table, turn, 1)


async def is_played(hall: Hall, ticket: Ticket) -> None:
    async with asyncio.timeout(60):
        while ticket.seat in (await see(hall, WATCHING, ticket.table)).awaited:
            await asyncio.sleep(0.01)


async def is_made(site: Site) -> None:
    """The node makes the queue beside its play, with the first ticket."""
    async with site.stream() as stream, asyncio.timeout(60):
        while True:
            with contextlib.suppress(NotFoundError):
                if (await stream.stream_info(site.queue)).state.messages:
                    return
            await asyncio.sleep(0.02)


async def is_empty(site: Site) -> None:
    """Every ticket was acknowledged."""
    async with site.stream() as stream, asyncio.timeout(60):
        while (await stream.stream_info(site.queue)).state.messages:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("slug", games() if FULL else ("merchants",))
@story
async def test_two_workers_play_whole_games_of_four_bots(slug: str, postgres_place: Place, tmp_path: Path) -> None:
    async with a_site(postgres_place) as site, site.workers(tmp_path, 2), site.serving() as (hall, here):
        tables = [await begin(hall, slug, 0, bots=4, bot="greedy") for _ in range(2)]
        for table in tables:
            await over(hall, table)
            await check_record(hall, table)
        moves = sum([len(played(await hall.store.read(table))) for table in tables])
        await is_empty(site)
        async with site.stream() as stream:
            assert (await stream.stream_info(site.queue)).state.last_seq >= moves - len(here.jobs)
        assert len(here.jobs) < moves / 10, "the node has others do it"


@pytest.mark.long
@story
async def test_killed_workers_lose_nothing(postgres_place: Place, tmp_path: Path) -> None:
    async with a_site(postgres_place) as site, site.workers(tmp_path, 2) as workers, site.serving() as (hall, _):
        tables = [await begin(hall, GAME, 0, bots=4) for _ in range(3)]
        async with seen(hall, *tables):
            for version in (40, 80):
                await reach(hall, tables[0], version)
                workers[0].kill()
                await workers[0].wait()
                workers.append(await site.start_worker(tmp_path))
                del workers[0]
        for table in tables:
            await over(hall, table)
            await check_record(hall, table)


@story
async def test_a_ticket_of_a_dead_worker_goes_to_another(postgres_place: Place) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, here, queue):
        async with site.node() as (_, _, dying):
            _, ticket = await one_turn(hall)
            taking = dying.take()
            message = await anext(taking)
            assert dying.read(message.data) == ticket
            await taking.aclose()
        worker = BotWorker(hall, queue)
        worker.start()
        await is_played(hall, ticket)
        await is_empty(site)
        assert not here.jobs
        await worker.close()


@story
async def test_a_ticket_that_comes_twice_has_one_effect(postgres_place: Place) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, _, one), site.node() as (other, _, two):
        table, ticket = await one_turn(hall)
        await is_made(site)
        async with site.stream() as stream:
            for _ in range(5):
                sealed = Post(KEY).close(site.queue, msgspec.json.encode(ticket))
                await stream.publish(site.queue, sealed)  # without a name: all are kept
            assert (await stream.stream_info(site.queue)).state.messages == 6
        workers = [BotWorker(hall, one, at_once=2), BotWorker(other, two, at_once=2)]
        for worker in workers:
            worker.start()
        await is_played(hall, ticket)
        await is_empty(site)
        (row,) = [row for row in await hall.store.read(table) if row.version > ticket.turn]
        assert row.kind == "Played"
        for worker in workers:
            await worker.close()


@story
async def test_the_same_turn_is_put_in_once_and_not_for_ever(postgres_place: Place) -> None:
    async with a_site(postgres_place) as site, site.node() as (_, _, one), site.node() as (_, _, two):
        ticket = Ticket(new_id(), 7, 1)
        for queue in (one, two, one):
            await queue.put(ticket)
        async with site.stream() as stream:
            info = await stream.stream_info(site.queue)
        assert info.state.messages == 1
        assert info.config.retention == RetentionPolicy.WORK_QUEUE
        assert info.config.max_age == info.config.duplicate_window == LIFE


@story
async def test_a_move_whose_answer_was_lost_is_not_played_twice(postgres_place: PostgresPlace) -> None:
    """The worker's database falls silent when it has heard the move: the ticket comes back, and is found done."""
    async with (
        a_site(postgres_place) as site,
        proxy_to(postgres_place.url) as network,
        site.node() as (hall, _, _),
        site.node(network.url) as (cut_off, _, queue),
    ):
        table, ticket = await one_turn(hall)
        job = await cut_off.job(ticket.table, ticket.turn, ticket.seat)
        assert isinstance(job, Job)
        network.lose_answers()
        worker = BotWorker(cut_off, queue)
        worker.start()
        await asyncio.sleep(LEASE)
        async with site.stream() as stream:
            assert (await stream.stream_info(site.queue)).state.messages == 1, "nothing is acknowledged unheard"
        network.mend()
        await is_played(hall, ticket)
        await is_empty(site)
        assert len(played(await hall.store.read(table))) == 1
        await worker.close()


@story
async def test_long_thinking_is_not_taken_for_death(postgres_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, _, queue):
        thoughts: list[Job] = []

        def slowly(job: Job) -> str:
            thoughts.append(job)
            time.sleep(2 * LEASE)
            return choose(job)

        monkeypatch.setattr(bot_worker, "choose", slowly)
        _, ticket = await one_turn(hall)
        worker = BotWorker(hall, queue, at_once=2)
        worker.start()
        await is_played(hall, ticket)
        await is_empty(site)
        assert len(thoughts) == 1
        await worker.close()


@story
async def test_a_bot_that_fails_is_asked_again(postgres_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, _, queue):
        attempts: list[Job] = []

        def fails_once(job: Job) -> str:
            attempts.append(job)
            if len(attempts) == 1:
                raise RuntimeError("out of order")
            return choose(job)

        monkeypatch.setattr(bot_worker, "choose", fails_once)
        _, ticket = await one_turn(hall)
        worker = BotWorker(hall, queue)
        worker.start()
        await is_played(hall, ticket)
        assert len(attempts) == 2
        await worker.close()


@story
async def test_noise_and_strange_tickets_are_put_away(postgres_place: Place) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, _, queue):
        table, ticket = await one_turn(hall)
        strange = [Ticket(new_id(), 1, 0), Ticket("no table", 1, 0), Ticket(table, 1, 1), Ticket(table, ticket.turn, 9)]
        await is_made(site)
        async with site.stream() as stream:
            tickets = [msgspec.json.encode(ticket) for ticket in strange]
            sealed = [Post(KEY).close(site.queue, data) for data in tickets]
            for data in (b"", b"\xff", b"{}", *tickets, *sealed):
                await stream.publish(site.queue, data)
        worker = BotWorker(hall, queue)
        worker.start()
        await is_played(hall, ticket)
        await is_empty(site)
        async with site.stream() as stream:
            assert (await stream.consumer_info(site.queue, CONSUMER)).num_redelivered == 0
        await worker.close()


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
        hall = Hall(store, LocalBus(), QueueBench(queue, here), clock=postgres_place.clock)
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
    async with a_site(postgres_place) as site, site.node() as (hall, _, queue), site.stream() as stream:
        worker = BotWorker(hall, queue)
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
