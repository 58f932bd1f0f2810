"""Bots think in processes beside the node, one turn never for too long, and nobody's bots at the cost of others'."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from coroutines import story
from mokum.tables import Hall, LocalBus
from mokum.tables.bots import thinking as bots_thinking
from mokum.tables.bots.allowance import MINUTE, Allowance
from mokum.tables.bots.jobs import Job, choose
from mokum.tables.bots.thinking import Thinking, Why
from mokum.tables.bots.turnstile import Turnstile
from store.places import MemoryPlace
from tables.party import begin
from tables.slow_bots import PROGRAM, Gate, gate_in
from tables.test_bots import Idle


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    with gate_in(tmp_path, monkeypatch) as gate:
        yield gate


@pytest.fixture(scope="module")
def job() -> Job:
    """A question to a greedy bot, with several answers."""

    async def ask() -> Job:
        idle, place = Idle(), MemoryPlace()
        async with place.node() as store:
            hall = Hall(store, LocalBus(), idle, clock=place.clock)
            await begin(hall, "routes", 1, bots=1, bot="greedy")
            await hall.close()
        return idle.jobs[0]

    return asyncio.run(ask())


@asynccontextmanager
async def minds(processes: int = 1, allowance: Allowance | None = None) -> AsyncIterator[tuple[Thinking, list[Why]]]:
    """Somewhere to think, and what was done there in haste."""
    thinking, noted = Thinking(processes, allowance, PROGRAM), list[Why]()
    thinking.note = noted.append
    try:
        yield thinking, noted
    finally:
        await thinking.close()


def gated(job: Job, number: int = 0, owner: str = "anna") -> Job:
    return replace(job, bot="gated", table=f"{job.table} {number}", owner=owner)


@story
async def test_the_owner_of_a_table_is_whose_budget_its_bots_use(job: Job) -> None:
    assert job.owner == "anna"
    assert not job.ponders


@story
async def test_a_bot_that_ponders_does_so_in_another_process_and_the_loop_goes_on(job: Job, gate: Gate) -> None:
    async with minds(2) as (thinking, noted):
        thoughts = [asyncio.create_task(thinking.choose(gated(job, number))) for number in range(2)]
        processes = await gate.until_thoughts(2)  # this loop looks for them while they think
        assert os.getpid() not in processes
        assert sorted(processes) == sorted(thinking.processes)
        assert await thinking.choose(job) == choose(job), "a quick bot waits for none of them"
        gate.open()
        assert await asyncio.gather(*thoughts) == [choose(gated(job))] * 2
        assert choose(gated(job)) != choose(job)
        assert noted == []


@story
async def test_without_bots_that_ponder_there_is_no_process(job: Job, gate: Gate) -> None:
    async with minds(2) as (thinking, _):
        assert await thinking.choose(job) == choose(job)
        assert thinking.processes == ()
        gate.open()
        for _ in range(2):
            await thinking.choose(gated(job))
        assert len(thinking.processes) == 1, "and no more than are needed at once"


@story
async def test_a_process_that_is_killed_is_replaced_and_the_job_done_again(job: Job, gate: Gate) -> None:
    async with minds() as (thinking, noted):
        thought = asyncio.create_task(thinking.choose(gated(job)))
        (first,) = await gate.until_thoughts(1)
        os.kill(first, signal.SIGINT)  # a Ctrl+C is for the node
        os.kill(first, signal.SIGKILL)
        _, second = await gate.until_thoughts(2)
        assert second != first
        gate.open()
        assert await thought == choose(gated(job))
        assert noted == []
    with pytest.raises(ProcessLookupError):
        os.kill(second, 0)


@pytest.mark.parametrize("bot", ["failing", "dying"])
@story
async def test_a_bot_that_comes_to_no_move_is_not_waited_for(bot: str, job: Job, gate: Gate) -> None:
    gate.open()
    async with minds() as (thinking, noted):
        assert await thinking.choose(replace(job, bot=bot)) == choose(job)
        assert noted == [Why.FAILED]
        assert await thinking.choose(gated(job)) == choose(gated(job)), "and spoils no other"


@story
async def test_a_thought_that_takes_too_long_is_answered_in_haste_and_dropped(
    job: Job, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with minds() as (thinking, noted):
        thought = asyncio.create_task(thinking.choose(gated(job), time.monotonic() - bots_thinking.MOST + 1))
        await gate.until_thoughts(1)
        assert await thought == choose(job)
        assert noted == [Why.LATE]
        with monkeypatch.context() as hurried:
            hurried.setattr(bots_thinking, "MOST_WAITING", 0.05)
            assert await thinking.choose(gated(job, 1)) == choose(job), "the process is not free"
        assert noted == [Why.LATE, Why.WAITED]
        gate.open()
        assert await thinking.choose(replace(gated(job, 2), bot="failing")) == choose(job)
        assert noted[2:] == [Why.FAILED], "the late answer is not taken for the next one's"


@story
async def test_a_turn_that_has_lasted_long_ends_in_haste(job: Job, gate: Gate) -> None:
    async with minds() as (thinking, noted):
        assert await thinking.choose(gated(job), time.monotonic() - bots_thinking.MOST) == choose(job)
        assert noted == [Why.LONG_TURN]
        assert gate.thoughts == []


@story
async def test_with_no_processes_nobody_ponders(job: Job, gate: Gate) -> None:
    async with minds(0) as (thinking, noted):
        assert await thinking.choose(gated(job)) == choose(job)
        assert noted == [Why.NO_PROCESS]
        assert gate.thoughts == []


class Seconds:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_time_that_was_used_comes_back_within_a_minute() -> None:
    clock = Seconds()
    allowance = Allowance(60, 30, clock)
    allowance.spend("anna", 30)
    assert allowance.is_spent_by("anna")
    assert not allowance.is_spent_by("bert")
    assert not allowance.is_all_spent()
    allowance.spend("bert", 30)
    assert allowance.is_all_spent()
    clock.now = 1
    assert not allowance.is_spent_by("anna")
    allowance.spend("anna", 0.5)
    assert allowance.is_spent_by("anna")
    clock.now = MINUTE
    allowance.spend("anna", 29)
    assert not allowance.is_spent_by("anna")
    allowance.spend("anna", 1)
    assert allowance.is_spent_by("anna")


@story
async def test_who_has_used_their_time_thinks_only_while_nobody_else_waits(job: Job, gate: Gate) -> None:
    clock = Seconds()
    allowance = Allowance(60, 30, clock)
    allowance.spend("anna", 30)
    async with minds(1, allowance) as (thinking, noted):
        alone = asyncio.create_task(thinking.choose(gated(job)))
        await gate.until_thoughts(1)
        other = asyncio.create_task(thinking.choose(gated(job, 1, "bert")))
        await asyncio.sleep(0)
        assert await thinking.choose(gated(job, 2)) == choose(job)
        assert noted == [Why.PLAYER_BUDGET]
        gate.open()
        assert [await alone, await other] == [choose(gated(job))] * 2
        allowance.spend("bert", 60)
        assert await thinking.choose(gated(job, 3, "cleo")) == choose(job)
        assert noted == [Why.PLAYER_BUDGET, Why.NODE_BUDGET]


@story
async def test_owners_of_tables_take_turns_and_bots_alone_come_last(job: Job) -> None:
    turnstile, came = Turnstile(1), list[str]()

    async def pass_by(job: Job, name: str) -> None:
        await turnstile.enter(job)
        came.append(name)
        turnstile.leave()

    await turnstile.enter(job)
    line = [
        *[(replace(job, owner="bert", is_of_bots=True), "bots")] * 2,
        *[(replace(job, owner="anna"), "anna")] * 30,
        *[(replace(job, owner="cleo"), "cleo")] * 2,
        (replace(job, owner="daan"), "daan"),
    ]
    waiting = [asyncio.create_task(pass_by(job, name)) for job, name in line]
    await asyncio.sleep(0)
    assert turnstile.do_others_wait("anna")
    waiting[2].cancel()  # who goes away takes nobody's turn
    turnstile.leave()
    await asyncio.wait(waiting)
    assert came[:5] == ["anna", "cleo", "daan", "anna", "cleo"]
    assert came[5:] == ["anna"] * 27 + ["bots"] * 2
    assert not turnstile.do_others_wait("")
    await asyncio.wait_for(turnstile.enter(job), 10)


@story
async def test_a_place_that_comes_to_one_who_goes_away_goes_on(job: Job) -> None:
    turnstile = Turnstile(1)
    await turnstile.enter(job)
    gone, next_one = (asyncio.create_task(turnstile.enter(job)) for _ in range(2))
    await asyncio.sleep(0)
    turnstile.leave()
    gone.cancel()
    await asyncio.wait_for(next_one, 10)


LEFT_ALONE = """
import asyncio, os, signal, sys
import msgspec
from mokum.tables.bots.jobs import Job
from mokum.tables.bots import thinker
from tables.slow_bots import PATIENT

thinker.PATIENCE = PATIENT

async def main():
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    program = "from mokum.tables.bots import brain; brain.LONGEST = 1; from tables.slow_bots import main; main()"
    one = thinker.Thinker(program)
    thought = asyncio.create_task(one.think(job))
    while not os.listdir(os.environ["SLOW_BOTS"]) and not thought.done():
        await asyncio.sleep(0.01)
    print(one.process, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def test_a_process_ends_with_a_node_that_was_killed_even_in_an_endless_thought(job: Job, gate: Gate) -> None:
    paths = os.pathsep.join(place for place in sys.path if place)
    done = subprocess.run(
        [sys.executable, "-c", LEFT_ALONE],
        input=msgspec.json.encode(gated(job)),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()
    process = int(done.stdout)
    with suppress(FileNotFoundError):
        for _ in range(600):
            if Path(f"/proc/{process}/stat").read_text().split()[2] == "Z":
                return
            time.sleep(0.05)
        pytest.fail("it is still there")
