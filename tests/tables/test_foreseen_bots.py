"""A bot that ponders finds a process awake when it is first asked: it is started as soon as the bot sits down."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from coroutines import story
from mokum.tables import Hall, LocalBus, LocalRunner
from mokum.tables.bots.thinking import Thinking
from mokum.tables.deciding.commands import OpenPart, SeatBot, Start
from store.places import MemoryPlace
from tables.party import ANNA, do, make, part_of, sit
from tables.slow_bots import PROGRAM, Gate, gate_in


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    with gate_in(tmp_path, monkeypatch) as gate:
        yield gate


@asynccontextmanager
async def a_table(processes: int = 2) -> AsyncIterator[tuple[Hall, Thinking, str]]:
    """Anna at a table of two, whose second seat is free."""
    thinking, place = Thinking(processes, program=PROGRAM), MemoryPlace()
    async with place.node() as store:
        hall = Hall(store, LocalBus(), LocalRunner(thinking), clock=place.clock)
        try:
            table = await make(hall, "routes", 2)
            await sit(hall, table, 0)
            yield hall, thinking, table
        finally:
            await hall.close()


async def until_started(thinking: Thinking, but: tuple[int, ...] = ()) -> tuple[int, ...]:
    async with asyncio.timeout(60):
        while not thinking.processes or thinking.processes == but:
            await asyncio.sleep(0.01)
    return thinking.processes


async def start(hall: Hall, table: str) -> None:
    await do(hall, ANNA, table, Start())
    await do(hall, ANNA, table, OpenPart(part_of(0).hex()))


@story
async def test_the_process_is_there_before_the_game_begins_and_thinks_about_the_first_move(gate: Gate) -> None:
    async with a_table() as (hall, thinking, table):
        await do(hall, ANNA, table, SeatBot(1, "gated"))
        (process,) = await until_started(thinking)
        assert gate.thoughts == []
        await start(hall, table)
        assert await gate.until_thoughts(1) == [process]
        assert thinking.processes == (process,), "one is enough"
        gate.open()


@story
async def test_a_process_that_was_idle_for_too_long_is_replaced_when_play_begins(gate: Gate) -> None:
    async with a_table() as (hall, thinking, table):
        await do(hall, ANNA, table, SeatBot(1, "gated"))
        (first,) = await until_started(thinking)
        os.kill(first, signal.SIGKILL)  # as it would end by itself
        os.waitid(os.P_PID, first, os.WEXITED | os.WNOWAIT)
        await do(hall, ANNA, table, Start())
        (second,) = await until_started(thinking, but=(first,))
        await do(hall, ANNA, table, OpenPart(part_of(0).hex()))
        assert await gate.until_thoughts(1) == [second]
        gate.open()


@story
async def test_for_a_quick_bot_none_is_started(gate: Gate) -> None:
    async with a_table() as (hall, thinking, table):
        await do(hall, ANNA, table, SeatBot(1, "greedy"))
        await start(hall, table)
        await asyncio.sleep(0)
        assert thinking.processes == ()


@story
async def test_without_processes_nothing_is_foreseen(gate: Gate) -> None:
    async with a_table(0) as (hall, thinking, table):
        await do(hall, ANNA, table, SeatBot(1, "gated"))
        await start(hall, table)
        assert thinking.processes == ()


@story
async def test_a_hall_that_closes_before_the_game_leaves_no_process(gate: Gate) -> None:
    async with a_table() as (hall, thinking, table):
        await do(hall, ANNA, table, SeatBot(1, "gated"))
        (process,) = await until_started(thinking)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
