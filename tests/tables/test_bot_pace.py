"""A bot's move is held back so that it can be watched, from when it was asked for, and not beyond a whole turn."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from coroutines import story
from mokum.tables import Hall, LocalBus, LocalRunner
from mokum.tables.bots import runner as bots_runner
from mokum.tables.bots.jobs import Job
from mokum.tables.bots.runner import LONGEST_SHOW, time_to_show
from mokum.tables.bots.thinking import MOST, Thinking
from mokum.tables.deciding.commands import Play
from mokum.tables.log.bodies import read_body
from mokum.tables.log.happenings import Played
from store.places import Place
from tables.party import ANNA, BERT, a_hall, begin, do, see
from tables.slow_bots import PROGRAM, Gate, gate_in
from tables.test_bots import Idle


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    with gate_in(tmp_path, monkeypatch) as gate:
        yield gate


def test_the_pace_counts_from_the_question_and_ends_with_a_long_turn() -> None:
    assert time_to_show(0.6, asked=100, began=100, now=100) == pytest.approx(0.6)
    assert time_to_show(0.6, asked=99.5, began=99.5, now=100) == pytest.approx(0.1), "it has thought meanwhile"
    assert time_to_show(0.6, asked=99, began=99, now=100) == 0
    assert time_to_show(0.6, asked=100, began=100 - LONGEST_SHOW, now=100) == 0, "enough was shown of this turn"
    assert time_to_show(0, asked=100, began=100, now=100) == 0


def test_a_turn_takes_less_than_five_seconds() -> None:
    assert LONGEST_SHOW < MOST < 5


@story
async def test_bots_alone_are_not_held_back(memory_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    idle, played, held = Idle(), asyncio.Queue[Job](), list[float]()
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), idle, clock=memory_place.clock)
        await begin(hall, "routes", 1, bots=1)
        await hall.close()

    def noted(pace: float, asked: float, began: float, now: float) -> float:
        held.append(pace)
        return 0.0

    async def deliver(job: Job, move: str) -> None:
        await played.put(job)

    monkeypatch.setattr(bots_runner, "time_to_show", noted)
    runner = LocalRunner(pace=0.6)
    runner.offer(replace(idle.jobs[0], is_of_bots=True), deliver)
    await asyncio.wait_for(played.get(), 60)
    assert held == []
    runner.offer(replace(idle.jobs[0], table="another"), deliver)
    await asyncio.wait_for(played.get(), 60)
    assert held == [0.6]
    await runner.close()


@story
async def test_decisions_in_a_row_are_one_turn(memory_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_hall(memory_place) as hall:
        runner = hall._runner
        assert isinstance(runner, LocalRunner)
        asked: dict[int, float] = {}
        think = runner.thinking.choose

        async def noted(job: Job, began: float | None = None) -> str:
            assert began is not None
            asked[job.turn] = began
            return await think(job, began)

        monkeypatch.setattr(runner.thinking, "choose", noted)
        table = await begin(hall, "harbour", 1, bots=1, bot="greedy")
        async with asyncio.timeout(120):
            while len(asked) < 40:
                seen = await see(hall, ANNA, table)
                if seen.moves:
                    await do(hall, ANNA, table, Play(seen.moves[0]))
                await asyncio.sleep(0.001)
        turns = sorted(asked)
        happened = {row.version: read_body(row.body).what for row in await hall.store.read(table)}
    own = [turn for turn, what in happened.items() if isinstance(what, Played) and what.seat == 1]
    goes_on = {turn: turn in own for turn in turns[1:]}
    assert set(goes_on.values()) == {True, False}
    assert {after: asked[after] == asked[before] for before, after in pairwise(turns)} == goes_on


@story
async def test_people_play_on_while_a_bot_thinks_beside_the_loop(memory_place: Place, gate: Gate) -> None:
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), LocalRunner(Thinking(program=PROGRAM)), clock=memory_place.clock)
        slow = await begin(hall, "routes", 1, bots=1, bot="gated")
        await gate.until_thoughts(1)
        table = await begin(hall, "routes", 2)
        for _ in range(5):
            for actor in (ANNA, BERT):
                if moves := (await see(hall, actor, table)).moves:
                    await do(hall, actor, table, Play(moves[0]))
        assert 1 in (await see(hall, ANNA, slow)).awaited
        gate.open()
        async with asyncio.timeout(60):
            while 1 in (await see(hall, ANNA, slow)).awaited:
                await asyncio.sleep(0.01)
        await hall.close()
