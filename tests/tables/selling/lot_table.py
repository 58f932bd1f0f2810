"""A table where lots are sold on a clock, brought to its next lot by any legal moves."""

import asyncio
from typing import Any

from mokum.lots.presses import Link
from mokum.lots.terms import Mode, Running, Tempo
from mokum.store import Row
from mokum.tables import Actor, Hall, Refusal, Sight
from mokum.tables.deciding.commands import Play
from mokum.tables.log.bodies import read_body
from mokum.tables.log.happenings import AnyHappening, LotClosed, Played
from mokum.tables.showing.projecting import LotSight
from store.places import new_id
from tables.party import PLAYERS, WATCHING, begin, do, see

NEAR = Link(rtt_ms=10, best_ms=8, samples=20)
BRISK = Running(Tempo.BRISK, Mode.PHOTO)


async def lot_table(hall: Hall, people: int, bots: int = 0, lots: Running | None = BRISK, **more: Any) -> str:
    return await begin(hall, "merchants", people, bots, lots=lots, **more)


async def play_to_lot(hall: Hall, table: str) -> LotSight:
    """Plays until a lot is called; nobody is ready yet."""
    async with asyncio.timeout(20):
        while True:
            seen = await see(hall, WATCHING, table)
            if seen.lot is not None and seen.lot.call:
                return seen.lot
            moved = False
            for seat in seen.awaited:
                offered = (await see(hall, PLAYERS[seat], table)).moves if seat < len(PLAYERS) else ()
                if offered and seen.lot is None:
                    await do(hall, PLAYERS[seat], table, Play(offered[0]))
                    moved = True
                    break
            if not moved:
                await asyncio.sleep(0.02)


async def all_ready(halls: list[Hall], table: str, lot: LotSight, seats: tuple[int, ...]) -> None:
    for number, seat in enumerate(seats):
        hall = halls[number % len(halls)]
        await until_known(hall, table, lot.call)
        assert await hall.lots.ready(PLAYERS[seat].player, table, lot.call, NEAR) is None


async def until_known(hall: Hall, table: str, version: int) -> Sight:
    """A hint may still be on its way."""
    async with asyncio.timeout(5):
        while (seen := await see(hall, WATCHING, table)).version < version:
            await asyncio.sleep(0.01)
    return seen


async def until_armed(hall: Hall, table: str) -> LotSight:
    async with asyncio.timeout(20):
        while (lot := (await see(hall, WATCHING, table)).lot) is None or not lot.opens:
            await asyncio.sleep(0.01)
    return lot


async def until_over(hall: Hall, table: str, call: int) -> Sight:
    """Until this call of a lot came to its end, whatever that is."""
    async with asyncio.timeout(30):
        while True:
            seen = await see(hall, WATCHING, table)
            if seen.lot is None or seen.lot.call != call:
                return seen
            await asyncio.sleep(0.02)


async def press(hall: Hall, actor: Actor, table: str, call: int, step: int, *, at: int, heard: int) -> Refusal | None:
    return await hall.lots.press(
        actor.player, table, new_id(), call=call, step=step, claimed=at, heard=heard, link=NEAR
    )


async def reach(hall: Hall, time: int) -> None:
    """Waits until the node's clock shows this."""
    await asyncio.sleep(max(0, time - hall.lots.clock()) / 1000)


def happenings(rows: list[Row]) -> list[AnyHappening]:
    return [read_body(row.body).what for row in rows]


def sold(rows: list[Row]) -> tuple[LotClosed, list[Played]]:
    """How the last lot was closed, and the moves that it came to."""
    whats = happenings(rows)
    at = max(number for number, what in enumerate(whats) if isinstance(what, LotClosed))
    closed = whats[at]
    assert isinstance(closed, LotClosed)
    return closed, [what for what in whats[at + 1 :] if isinstance(what, Played)]
