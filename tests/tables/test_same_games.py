"""Whoever thinks for a bot comes to the same move: this process, a worker, or the next one after it was killed."""

from pathlib import Path

import pytest

from coroutines import story
from mokum.store import Row
from mokum.tables.bots.jobs import choose, job_for
from mokum.tables.log.bodies import read_body
from mokum.tables.log.folding import fold
from mokum.tables.log.happenings import Played
from mokum.tables.log.standing import Standing
from store.places import Place
from tables.bot_turns import reach, seen
from tables.party import begin
from tables.workers import a_site

KILLED_AT = (20, 60, 100)
"""The versions after which a worker is killed."""
ENOUGH = 140


@pytest.mark.long
@story
async def test_experts_on_workers_that_are_killed_play_what_they_would_play_here(
    postgres_place: Place, tmp_path: Path
) -> None:
    async with a_site(postgres_place) as site, site.workers(tmp_path, 2) as workers, site.serving() as (hall, _):
        table = await begin(hall, "harbour", 0, bots=2, bot="expert")
        async with seen(hall, table):
            for version in KILLED_AT:
                await reach(hall, table, version)
                workers[0].kill()
                await workers[0].wait()
                del workers[0]
                workers.append(await site.start_worker(tmp_path))
            await reach(hall, table, ENOUGH)
        seed = await hall.store.secret(table)
        assert seed
        thought = hasty = 0
        for was_thought in compared(await hall.store.read(table), seed):
            thought += was_thought
            hasty += not was_thought
    assert thought > 10 * hasty, "where a machine stands still, a bot may have no time to think, but not as a rule"


def compared(rows: list[Row], seed: bytes) -> list[bool]:
    """By decision: whether the expert's move is there; otherwise it is the hasty bot's."""
    found: list[bool] = []
    standing: Standing | None = None
    for row in rows:
        what = read_body(row.body).what
        if isinstance(what, Played):
            assert standing is not None
            job = job_for(standing, what.seat, seed)
            assert job.ponders
            found.append(what.move == choose(job))
            assert found[-1] or what.move == choose(job.in_haste())
        standing = fold(standing, row)
    return found
