"""Tips at a table: for whoever is asked and plays against bots alone, from what they see, thought in a process."""

import asyncio

import pytest

from coroutines import story
from mokum.bots.tips import Tip
from mokum.catalog import shipped
from mokum.tables import Hall, LocalBus, Refusal
from mokum.tables.bots.allowance import Allowance
from mokum.tables.bots.runner import LocalRunner
from mokum.tables.bots.thinking import Thinking, Why
from mokum.tables.bots.tip_jobs import AGAINST_PEOPLE, TipJob, think
from mokum.tables.deciding.commands import Code, Leave, Play
from mokum.tables.deciding.context import NO_SEAT
from mokum.tables.deciding.playing import NO_SUCH_MOVE, NOT_AWAITED
from store.places import Place
from tables.party import ANNA, BERT, WATCHING, a_few, a_hall, begin, do, make, see

OWN = ANNA.player


async def until_asked(hall: Hall, table: str) -> tuple[str, ...]:
    """Anna's moves, as soon as she alone is asked."""
    feed = await hall.watch(OWN, table)
    assert not isinstance(feed, Refusal)
    try:
        while (await see(hall, ANNA, table)).awaited != (0,):
            await anext(feed)
    finally:
        await feed.close()
    return (await see(hall, ANNA, table)).moves


class InThread(LocalRunner):
    """Thinks without a limit, so that a slow machine comes to an end as well."""

    async def tip(self, job: TipJob) -> Tip | Why:
        return await asyncio.to_thread(think, job)


@pytest.mark.parametrize("slug", shipped())
@story
async def test_a_tip_is_a_legal_move_and_nothing_is_written(slug: str, memory_place: Place) -> None:
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), InThread(), clock=memory_place.clock)
        table = await begin(hall, slug, 1, bots=a_few(slug) - 1)
        moves = await until_asked(hall, table)
        rows = await hall.store.read(table)
        found = await hall.tip(OWN, table, moves[-1])
        assert not isinstance(found, Refusal)
        version, told = found
        assert version == len(rows)
        assert {choice.move for choice in told.choices} <= set(moves)
        assert moves[-1] in {choice.move for choice in told.choices}
        assert await hall.tip(OWN, table, moves[-1]) == found, "whoever asks again is told the same"
        assert await hall.store.read(table) == rows
        await do(hall, ANNA, table, Play(told.choices[0].move))
        await hall.close()


@story
async def test_a_tip_is_thought_in_a_process_and_the_loop_goes_on(memory_place: Place) -> None:
    runner = LocalRunner(Thinking(1))
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), runner, clock=memory_place.clock)
        table = await begin(hall, "harbour", 1, bots=1)
        await until_asked(hall, table)
        assert not runner.thinking.processes
        turns, thought = 0, asyncio.create_task(hall.tip(OWN, table))
        while not thought.done():
            await asyncio.sleep(0.01)
            turns += 1
        assert not isinstance(thought.result(), Refusal)
        assert len(runner.thinking.processes) == 1
        assert turns > 5
        await hall.close()


@story
async def test_tips_are_for_whoever_is_asked_and_plays_against_bots_alone(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        among_people = await begin(hall, "routes", 2)
        asked = (await see(hall, WATCHING, among_people)).awaited[0]
        player = (ANNA, BERT)[asked].player
        assert await hall.tip(player, among_people) == AGAINST_PEOPLE
        await do(hall, (BERT, ANNA)[asked], among_people, Leave())
        assert await hall.tip(player, among_people) == AGAINST_PEOPLE, "somebody for whom a bot stands in may come back"
        table = await begin(hall, "routes", 1, bots=1)
        await until_asked(hall, table)
        assert await hall.tip(WATCHING.player, table) == NO_SEAT
        assert await hall.tip(OWN, table, "no move") == NO_SUCH_MOVE
        assert await hall.tip(OWN, table, "claim 1 wild1") == NO_SUCH_MOVE, "nor one that is not legal now"
        await do(hall, ANNA, table, Leave())
        assert await hall.tip(OWN, table) == NOT_AWAITED
        assert await hall.tip(OWN, await make(hall, "routes", 2)) == NO_SEAT


@story
async def test_nobody_is_tipped_beyond_the_budget_of_the_node(memory_place: Place) -> None:
    for thinking in (Thinking(0), Thinking(1, Allowance(0.0, 0.0))):
        async with memory_place.node() as store:
            hall = Hall(store, LocalBus(), LocalRunner(thinking), clock=memory_place.clock)
            table = await begin(hall, "routes", 1, bots=1, bot="greedy")
            await until_asked(hall, table)
            refused = await hall.tip(OWN, table)
            assert isinstance(refused, Refusal)
            assert refused.code is Code.TOO_MANY
            assert refused.again_in
            await hall.close()
