"""Bots in seats: asked when they are awaited, answered once, and given a view and nothing else."""

import asyncio

import pytest
from msgspec.structs import replace

from coroutines import story
from mokum import catalog
from mokum.bots import name_at_table
from mokum.bots.tips import Tip
from mokum.catalog import games
from mokum.kernel.codec import encode
from mokum.kernel.verifying import verify
from mokum.store import Timer
from mokum.tables import Answer, Code, Hall, Keeper, LocalBus, LocalRunner, Refusal
from mokum.tables.bots.jobs import Job, choose
from mokum.tables.bots.runner import Deliver
from mokum.tables.bots.thinking import Why
from mokum.tables.bots.tip_jobs import TipJob
from mokum.tables.deciding.commands import ComeBack, Leave, Play, SeatBot
from mokum.tables.log.folding import fold_all
from mokum.tables.log.standing import Phase
from mokum.tables.log.timing import BOT, PATIENCE
from store.places import Place
from tables.party import ANNA, BERT, PLAYERS, WATCHING, a_few, a_hall, begin, do, make, refused, see
from tables.watching import Watcher


class Idle:
    """A runner whose workers have died: jobs come in, and nothing comes out until somebody does them."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def expect(self, bot: str, game: str) -> None:
        pass

    def offer(self, job: Job, deliver: Deliver) -> None:
        self.jobs.append(job)

    async def choose(self, job: Job) -> str:
        return choose(job)

    async def tip(self, job: TipJob) -> Tip | Why:
        return Why.NO_PROCESS

    async def close(self) -> None:
        pass


async def over(hall: Hall, table: str) -> None:
    watcher = await Watcher.at(hall, WATCHING, table)
    async with asyncio.timeout(240):
        while not watcher.sights or watcher.sights[-1].phase is not Phase.OVER:
            await watcher.until(watcher.sights[-1].version + 1 if watcher.sights else 1)
    await watcher.close()


def names_of(bot: str, seats: int) -> list[str]:
    """What so many bots of one kind are called."""
    names: list[str] = []
    for _ in range(seats):
        names.append(name_at_table(bot, names))
    return names


@pytest.mark.parametrize("bot", ["random", "greedy", "beginner"])  # stronger ones take longer, and play no other way
@pytest.mark.parametrize("slug", games())
@story
async def test_bots_play_among_themselves_to_the_end(slug: str, bot: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        seats = a_few(slug)
        table = await begin(hall, slug, 0, bots=seats, bot=bot)
        await over(hall, table)
        text = await hall.record("", table)
        assert isinstance(text, str)
        assert verify(text, catalog.game).names == tuple(names_of(bot, seats))


@story
async def test_attack_7_bots_alone_wait_until_somebody_looks_on(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 0, bots=2)
        begun = await hall.store.version(table)
        assert BOT not in {timer.name for timer in await due_timers(hall, place)}, "nothing rings for them either"
        await Keeper(hall).ring_due()
        assert await hall.store.version(table) == begun
        watcher = await Watcher.at(hall, WATCHING, table)
        seen = await watcher.until(begun + 5)
        await watcher.close()
        await asyncio.sleep(0.5)
        left = await hall.store.version(table)
        assert left < begun + 60, "soon after nobody looks on any more they stop"
        await asyncio.sleep(0.5)
        assert await hall.store.version(table) == left
        assert not seen.result
        await over(hall, table)


@story
async def test_attack_7_when_the_last_person_leaves_the_bots_wait(memory_place: Place) -> None:
    idle = Idle()
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), idle, clock=memory_place.clock)
        table = await begin(hall, "routes", 2)
        await do(hall, ANNA, table, Leave())
        asked = len(idle.jobs)
        assert (
            BOT in {timer.name for timer in await due_timers(hall, memory_place)}
            or 0 not in (await see(hall, WATCHING, table)).awaited
        ), "a person still plays"
        await do(hall, BERT, table, Leave())
        assert len(idle.jobs) == asked
        assert {timer.name for timer in await due_timers(hall, memory_place)} == set()
        await do(hall, BERT, table, ComeBack())
        watcher = await Watcher.at(hall, WATCHING, table)
        await watcher.close()
        await do(hall, BERT, table, Leave())
        watcher = await Watcher.at(hall, WATCHING, table)
        assert len(idle.jobs) > asked, "and go on when somebody looks"
        lost = idle.jobs[-1]
        memory_place.clock.now += PATIENCE
        await hall.sweep()
        assert idle.jobs.count(lost) == 2, "a job that was lost is put out again"
        await watcher.close()
        await hall.close()


async def due_timers(hall: Hall, place: Place) -> list[Timer]:
    """Those that ring within a minute, taken and given back."""
    leased = await hall.store.lease_timers(place.clock() + 60_000, 0)
    for timer in leased:
        await hall.store.lay_timer(timer)
    return leased


@story
async def test_attack_7_people_come_before_forty_tables_of_bots(memory_place: Place) -> None:
    async with memory_place.node() as store:
        idle = Idle()
        hall = Hall(store, LocalBus(), idle, clock=memory_place.clock)
        await begin(hall, "routes", 1, bots=1)
        (job,) = idle.jobs
        assert not job.is_of_bots
        runner, done = LocalRunner(), list[str]()

        async def deliver(job: Job, _: str) -> None:
            done.append(job.table)

        for number in range(40):
            runner.offer(replace(job, table=f"bots {number}", is_of_bots=True), deliver)
        for number in range(3):
            runner.offer(replace(job, table=f"people {number}"), deliver)
        async with asyncio.timeout(30):
            while len(done) < 43:
                await asyncio.sleep(0.01)
        assert sorted(done[:4]) == ["bots 0", "people 0", "people 1", "people 2"]
        assert [table for table in done if table.startswith("bots")] == [f"bots {number}" for number in range(40)]
        await runner.close()
        await hall.close()


@story
async def test_bots_alone_that_are_seen_on_another_node_go_on(postgres_place: Place) -> None:
    """Whoever writes a move need not be where it is seen: a worker asks nobody for the next one."""
    bus = LocalBus()
    async with a_hall(postgres_place, bus) as here, a_hall(postgres_place, bus) as there:
        table = await begin(here, "routes", 0, bots=2)
        watcher = await Watcher.at(there, WATCHING, table)
        begun = (await watcher.until(1)).version
        there._clerk._deliver = here.play_bot
        await watcher.until(begun + 10)
        await watcher.close()


@story
async def test_a_bot_stands_in_for_who_leaves_and_hands_back(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 2)
        await do(hall, ANNA, table, Leave())
        watcher = await Watcher.at(hall, WATCHING, table)
        async with asyncio.timeout(10):
            while 0 in (await see(hall, WATCHING, table)).awaited:
                await watcher.until(watcher.sights[-1].version + 1 if watcher.sights else 1)
        await watcher.close()
        seen = await see(hall, WATCHING, table)
        assert seen.seats[0].stand_in
        assert seen.seats[0].player == ANNA.player
        assert (await refused(hall, ANNA, table, Leave())).code is Code.NOT_ALLOWED
        await do(hall, ANNA, table, ComeBack())
        assert (await refused(hall, ANNA, table, ComeBack())).code is Code.NOT_ALLOWED
        assert not (await see(hall, WATCHING, table)).seats[0].stand_in
        assert (await see(hall, ANNA, table)).take_back == "no", "it was not her move"


@story
async def test_a_job_that_was_lost_is_put_out_again_and_done_once(place: Place) -> None:
    idle = Idle()
    async with place.node() as store:
        hall = Hall(store, LocalBus(), idle, clock=place.clock)
        table = await begin(hall, "routes", 1, bots=1)
        (lost,) = idle.jobs
        place.clock.now += PATIENCE
        await Keeper(hall).ring_due()
        assert idle.jobs == [lost, lost]
        move = choose(lost)
        first = await hall.play_bot(lost, move)
        assert isinstance(first, Answer)
        assert await hall.play_bot(lost, move) == first
        assert (await store.read(table))[-1].version == first.version
        await hall.close()


@story
async def test_an_answer_to_an_old_question_does_not_count(memory_place: Place) -> None:
    idle = Idle()
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), idle, clock=memory_place.clock)
        table = await begin(hall, "routes", 2)
        await do(hall, BERT, table, Leave())
        (job,) = idle.jobs
        await do(hall, BERT, table, ComeBack())
        late = await hall.play_bot(job, choose(job))
        assert isinstance(late, Refusal)
        assert late.code is Code.NOT_ALLOWED
        await do(hall, BERT, table, Leave())
        again = idle.jobs[-1]
        assert again.turn > job.turn
        late = await hall.play_bot(job, choose(job))
        assert isinstance(late, Refusal)
        assert isinstance(await hall.play_bot(again, choose(again)), Answer)
        await hall.close()


@story
async def test_a_job_holds_what_the_seat_sees_and_no_more(memory_place: Place) -> None:
    idle = Idle()
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), idle, clock=memory_place.clock)
        table = await begin(hall, "routes", 1, bots=1)
        standing = fold_all(await store.read(table))
        (job,) = idle.jobs
        assert job.view == encode(standing.game.view(standing.position, 1))
        seed = await store.secret(table)
        assert seed is not None
        assert seed.hex() not in encode(job).decode()
        await hall.close()


@story
async def test_a_bot_that_fails_is_asked_again(memory_place: Place) -> None:
    """Trouble of one bot stays its own: the table waits, and asks again when its timer rings."""
    async with a_hall(memory_place) as hall:
        attempts: list[Job] = []

        async def fails(job: Job, move: str) -> None:
            attempts.append(job)
            raise RuntimeError("out of order")

        hall._clerk._deliver = fails
        table = await begin(hall, "routes", 1, bots=1)
        async with asyncio.timeout(5):
            while not attempts:
                await asyncio.sleep(0.01)
        assert 1 in (await see(hall, WATCHING, table)).awaited
        hall._clerk._deliver = hall.play_bot
        memory_place.clock.now += PATIENCE
        await Keeper(hall).ring_due()
        async with asyncio.timeout(5):
            while 1 in (await see(hall, WATCHING, table)).awaited:
                await asyncio.sleep(0.01)


@story
async def test_only_the_host_seats_bots_that_there_are(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 2)
        assert (await refused(hall, BERT, table, SeatBot(0, "random"))).code is Code.NOT_ALLOWED
        assert (await refused(hall, ANNA, table, SeatBot(0, "deep blue"))).code is Code.BAD_REQUEST
        assert (await refused(hall, ANNA, table, SeatBot(2, "random"))).code is Code.BAD_REQUEST
        await do(hall, ANNA, table, SeatBot(0, "random"))
        assert (await refused(hall, ANNA, table, SeatBot(0, "random"))).code is Code.NOT_ALLOWED


@story
async def test_a_person_and_bots_on_two_nodes(postgres_place: Place) -> None:
    async with a_hall(postgres_place) as one, a_hall(postgres_place) as other:
        table = await begin(one, "routes", 1, bots=2, bot="greedy")
        played = 0
        async with asyncio.timeout(60):
            while played < 10:
                seen = await see(other, PLAYERS[0], table)
                if seen.moves:
                    answer = await do(other, PLAYERS[0], table, Play(seen.moves[-1]))
                    played += answer.version > seen.version
                else:
                    await asyncio.sleep(0.005)
        kinds = [row.kind for row in await one.store.read(table)]
        assert kinds.count("Played") >= 10
