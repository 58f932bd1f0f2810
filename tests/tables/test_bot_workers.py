"""Bots on a site with many nodes: workers take turns from a queue that may lose everything; no game waits for it."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import json
from nats.js.api import RetentionPolicy

from contract.tables import FULL
from coroutines import story
from mokum.catalog import games
from mokum.tables.bots import thinking as bots_thinking
from mokum.tables.bots.jobs import Job, choose
from mokum.tables.bots.queue import CONSUMER, LEASE, LIFE, Ticket
from mokum.tables.bots.thinking import Thinking
from mokum.tables.bots.worker import BotWorker
from mokum.tables.bus.post import Post
from store.places import KEY, Place, PostgresPlace, new_id
from store.proxy import proxy_to
from tables.bot_turns import GAME, check_record, is_empty, is_made, is_played, one_turn, played, reach, seen
from tables.party import begin
from tables.slow_bots import PROGRAM, Gate, gate_in
from tables.test_bots import over
from tables.workers import a_site


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    with gate_in(tmp_path, monkeypatch) as gate:
        yield gate


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
        worker = BotWorker(hall, queue, here.thinking)
        worker.start()
        await is_played(hall, ticket)
        await is_empty(site)
        assert not here.jobs
        await worker.close()


@story
async def test_a_ticket_that_comes_twice_has_one_effect(postgres_place: Place) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, here, one), site.node() as (other, there, two):
        table, ticket = await one_turn(hall)
        await is_made(site)
        async with site.stream() as stream:
            for _ in range(5):
                sealed = Post(KEY).close(site.queue, msgspec.json.encode(ticket))
                await stream.publish(site.queue, sealed)  # without a name: all are kept
            assert (await stream.stream_info(site.queue)).state.messages == 6
        workers = [BotWorker(hall, one, here.thinking, at_once=2), BotWorker(other, two, there.thinking, at_once=2)]
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
        site.node(network.url) as (cut_off, here, queue),
    ):
        table, ticket = await one_turn(hall)
        job = await cut_off.job(ticket.table, ticket.turn, ticket.seat)
        assert isinstance(job, Job)
        network.lose_answers()
        worker = BotWorker(cut_off, queue, here.thinking)
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
async def test_long_thinking_is_not_taken_for_death(postgres_place: Place, gate: Gate) -> None:
    thinking = Thinking(2, program=PROGRAM)
    async with a_site(postgres_place) as site, site.node(thinking=thinking) as (hall, here, queue):
        _, ticket = await one_turn(hall, "gated")
        worker = BotWorker(hall, queue, thinking, at_once=2)
        worker.start()
        await gate.until_thoughts(1)
        await asyncio.sleep(2 * LEASE)
        gate.open()
        await is_played(hall, ticket)
        await is_empty(site)
        assert len(gate.thoughts) == 1
        assert not here.jobs
        await worker.close()


@story
async def test_a_worker_thinks_about_several_turns_at_once_beside_its_loop(postgres_place: Place, gate: Gate) -> None:
    thinking = Thinking(2, program=PROGRAM)
    async with a_site(postgres_place) as site, site.node(thinking=thinking) as (hall, _, queue):
        tickets = [(await one_turn(hall, "gated"))[1] for _ in range(2)]
        worker = BotWorker(hall, queue, thinking, at_once=3)
        worker.start()
        processes = await gate.until_thoughts(2)
        assert len({os.getpid(), *processes}) == 3
        _, quick = await one_turn(hall)
        await is_played(hall, quick)
        os.kill(processes[0], signal.SIGKILL)
        await gate.until_thoughts(3)
        gate.open()
        for ticket in tickets:
            await is_played(hall, ticket)
            assert len(played(await hall.store.read(ticket.table))) == 1
        await is_empty(site)
        await worker.close()


@story
async def test_a_bot_that_fails_is_asked_again(postgres_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, here, queue):
        attempts: list[Job] = []

        def fails_once(job: Job) -> str:
            attempts.append(job)
            if len(attempts) == 1:
                raise RuntimeError("out of order")
            return choose(job)

        monkeypatch.setattr(bots_thinking, "choose", fails_once)
        _, ticket = await one_turn(hall)
        worker = BotWorker(hall, queue, here.thinking)
        worker.start()
        await is_played(hall, ticket)
        assert len(attempts) == 2
        await worker.close()


@story
async def test_a_ticket_tells_how_long_a_turn_of_several_decisions_has_lasted(
    postgres_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, here, queue):
        tickets: list[Ticket] = []
        put = queue.put

        async def noted(ticket: Ticket) -> None:
            tickets.append(ticket)
            await put(ticket)

        monkeypatch.setattr(queue, "put", noted)
        table = await begin(hall, "harbour", 0, bots=2, bot="greedy")
        worker = BotWorker(hall, queue, here.thinking)
        worker.start()
        async with seen(hall, table):
            await reach(hall, table, await hall.store.version(table) + 40)
        await worker.close()
        by_version = {
            row.version: json.decode(row.body)["what"]["seat"] for row in played(await hall.store.read(table))
        }
        goes_on = {ticket: by_version.get(ticket.turn) == ticket.seat for ticket in tickets}
        assert {True, False} <= set(goes_on.values())
        assert all((ticket.spent > 0) == again for ticket, again in goes_on.items())


@story
async def test_noise_and_strange_tickets_are_put_away(postgres_place: Place) -> None:
    async with a_site(postgres_place) as site, site.node() as (hall, here, queue):
        table, ticket = await one_turn(hall)
        strange = [Ticket(new_id(), 1, 0), Ticket("no table", 1, 0), Ticket(table, 1, 1), Ticket(table, ticket.turn, 9)]
        await is_made(site)
        async with site.stream() as stream:
            tickets = [msgspec.json.encode(ticket) for ticket in strange]
            sealed = [Post(KEY).close(site.queue, data) for data in tickets]
            for data in (b"", b"\xff", b"{}", *tickets, *sealed):
                await stream.publish(site.queue, data)
        worker = BotWorker(hall, queue, here.thinking)
        worker.start()
        await is_played(hall, ticket)
        await is_empty(site)
        async with site.stream() as stream:
            assert (await stream.consumer_info(site.queue, CONSUMER)).num_redelivered == 0
        await worker.close()
