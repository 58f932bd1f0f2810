"""An analysis outlives whoever works on it: killed in the middle, it goes on elsewhere and comes to the same."""

from pathlib import Path

from coroutines import story
from mokum.tables.bots.analyst import LEASE, Analyst
from mokum.tables.bots.thinking import Thinking
from mokum.tables.serving.analysing import Analysing, Progress
from store.places import Place
from tables.analysts import a_process
from tables.party import ANNA, a_hall
from tables.test_analysing import SMALL, a_finished_game, expected, told, until_done
from tables.workers import a_site


async def until(analysing: Analysing, table: str, done: int) -> Progress:
    """Waits until so many pieces are done."""
    while True:
        found = await analysing.look("", table)
        assert isinstance(found, Progress)
        assert found.state == "working"
        if found.done >= done:
            return found


@story
async def test_one_that_was_killed_is_gone_on_with_by_another(durable_place: Place) -> None:
    async with a_hall(durable_place) as hall:
        table = await a_finished_game(hall)
        analysing = Analysing(hall, SMALL)
        await analysing.begin(ANNA, table)
        async with a_process(durable_place) as process:
            await until(analysing, table, 3)
            process.kill()
            await process.wait()
        found = await analysing.look("", table)
        assert isinstance(found, Progress)
        assert 3 <= found.done < found.of
        durable_place.clock.now += LEASE  # what it had in hand is free again
        thinking = Thinking(1)
        analyst = Analyst(hall.store, thinking, durable_place.clock)
        analyst.start(1)
        seen = await until_done(analysing, table)
        await analyst.close()
        await thinking.close()
        assert seen[0].done >= found.done, "nothing that was found is lost"
        report = told(seen[-1])
        del report["versions"]
        assert report == await expected(hall, table)


@story
async def test_workers_of_a_site_do_it_though_one_is_killed(postgres_place: Place, tmp_path: Path) -> None:
    async with a_site(postgres_place) as site, site.node(thinking=Thinking(0)) as (hall, here, _):
        table = await a_finished_game(hall)
        analysing = Analysing(hall, SMALL)
        await analysing.begin(ANNA, table)
        async with site.workers(tmp_path, 1) as (first,):
            await until(analysing, table, 3)
            first.kill()
            await first.wait()
        held = "UPDATE analysis_pieces SET wake_at = 0 WHERE found IS NULL"
        await postgres_place.execute(held)  # as if the lease of what it had in hand had run out
        async with site.workers(tmp_path, 1):
            seen = await until_done(analysing, table)
        assert seen[0].done >= 3
        assert seen[-1].state == "done"
        report = told(seen[-1])
        del report["versions"]
        assert report == await expected(hall, table)
        assert not here.thinking.processes
