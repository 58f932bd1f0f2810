"""On the live clock a bot has decided before the lot opens, however long it thinks."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from coroutines import story
from mokum.tables import Hall, LocalBus, LocalRunner
from mokum.tables.bots import thinking as bots_thinking
from mokum.tables.bots.jobs import Job, choose, job_for
from mokum.tables.bots.thinking import Thinking, Why
from mokum.tables.log.folding import fold_all
from mokum.tables.selling.sale import Sale
from store.places import Place
from tables.party import WATCHING, see
from tables.selling.lot_table import all_ready, lot_table, play_to_lot, until_armed
from tables.slow_bots import PROGRAM, Gate, gate_in


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    with gate_in(tmp_path, monkeypatch) as gate:
        yield gate


BOT = 2


class SlowAtLots(LocalRunner):
    """Every bot thinks at the gate about lots, and about nothing else."""

    async def choose(self, job: Job) -> str:
        return await super().choose(replace(job, bot="gated"))


async def called_with_bot(hall: Hall) -> str:
    """A lot that was called for two people, who are ready, and a bot, which thinks about it."""
    table = await lot_table(hall, 2, bots=1, bot="greedy")
    lot = await play_to_lot(hall, table)
    people = tuple(seat for seat in lot.seats if seat != BOT)
    await all_ready([hall], table, lot, people)
    return table


async def steps_of(hall: Hall, table: str, bot: str) -> list[int]:
    """Where this bot would press."""
    standing = fold_all(await hall.store.read(table))
    seed = await hall.store.secret(table)
    assert seed is not None
    move = choose(replace(job_for(standing, BOT, seed), bot=bot))
    return [step for step, text in enumerate(sale_at(hall, table).lot.moves) if text == move][-1:]


def sale_at(hall: Hall, table: str) -> Sale:
    return hall.lots.auctioneer._sales[table][1]


def preset_of(hall: Hall, table: str) -> list[int]:
    return [step for seat, step in sale_at(hall, table)._presets.items() if seat == BOT]


@story
async def test_a_lot_opens_when_the_bot_has_thought(memory_place: Place, gate: Gate) -> None:
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), SlowAtLots(Thinking(program=PROGRAM)), clock=memory_place.clock)
        table = await called_with_bot(hall)
        await gate.until_thoughts(1)
        await asyncio.sleep(0.1)
        seen = (await see(hall, WATCHING, table)).lot
        assert seen is not None
        assert not seen.opens, "everybody else is ready, and the bot is waited for"
        gate.open()
        await until_armed(hall, table)
        assert preset_of(hall, table) == await steps_of(hall, table, "gated")
        await hall.close()


@story
async def test_a_lot_does_not_wait_for_ever(memory_place: Place, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, noted = Thinking(program=PROGRAM), list[Why]()
    thinking.note = noted.append
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), SlowAtLots(thinking), clock=memory_place.clock)
        monkeypatch.setattr(bots_thinking, "MOST", 0.1)
        table = await called_with_bot(hall)
        await until_armed(hall, table)
        assert noted == [Why.LATE]
        assert preset_of(hall, table) == await steps_of(hall, table, "greedy")
        await hall.close()
