"""On a site with workers a tip is thought by one of them, and by the node itself if none is there."""

import asyncio
from pathlib import Path

from coroutines import story
from mokum.bots.tips import Tip
from mokum.tables import Hall, Refusal
from mokum.tables.bots.thinking import Thinking
from store.places import Place
from tables.party import ANNA, begin, see
from tables.workers import a_site


async def tip(hall: Hall, table: str) -> Tip:
    """A busy machine may take too long: then whoever wants it asks again."""
    async with asyncio.timeout(120):
        while isinstance(found := await hall.tip(ANNA.player, table), Refusal):
            await asyncio.sleep(0.5)
    return found[1]


@story
async def test_a_worker_thinks_about_it_where_a_node_has_no_process(postgres_place: Place, tmp_path: Path) -> None:
    async with a_site(postgres_place) as site, site.node(thinking=Thinking(0)) as (hall, here, _):
        table = await begin(hall, "harbour", 1)  # alone
        assert isinstance(await hall.tip(ANNA.player, table), Refusal), "nobody is there to think"
        async with site.workers(tmp_path, 1):
            told = await tip(hall, table)
        assert told.choices[0].move in (await see(hall, ANNA, table)).moves
        assert not here.thinking.processes


@story
async def test_where_no_worker_is_the_node_thinks_itself(postgres_place: Place) -> None:
    async with a_site(postgres_place) as site, site.node(thinking=Thinking(1)) as (hall, here, _):
        table = await begin(hall, "harbour", 1)  # alone
        assert (await tip(hall, table)).choices
        assert len(here.thinking.processes) == 1
