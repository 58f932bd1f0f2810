"""Makes golden logs: whole tables, as their rows are stored, in which everything happens that can happen at a table.

`PYTHONPATH=tests:scripts:src python tests/golden_logs/making.py FOLDER` writes one file a table. It only uses what the
code of `a8bb62b` has as well, so that it makes the same kinds of tables there. Files that are kept are never made anew:
what they hold was stored once, and must be read for ever.
"""

import asyncio
import gzip
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from mokum.kernel.chance import QuickChance
from mokum.lots.terms import Mode, Running, Tempo, Terms
from mokum.store import Row
from mokum.tables import Answer, Days, Hall, Keeper, Live
from mokum.tables.deciding.commands import (
    AnswerPace,
    AnswerTakeBack,
    AnyCommand,
    AskPace,
    AskRematch,
    ComeBack,
    Leave,
    Play,
    Resign,
    TakeBack,
)
from mokum.tables.log.clocks import DAY, SECOND
from mokum.tables.log.standing import Phase
from mokum.tables.selling import sale, stalls
from store.places import MemoryPlace
from tables.party import ANNA, PLAYERS, WATCHING, a_hall, ask, begin, see

PEOPLE = {"routes": 2, "merchants": 3, "harbour": 2}
LONG = 4_000
"""Steps after which somebody gives up: random play seldom comes to an end by itself."""
OTHERS: tuple[AnyCommand, ...] = (
    TakeBack(),
    TakeBack(),
    TakeBack(),
    TakeBack(),
    Leave(),
    ComeBack(),
    ComeBack(),
    AskPace(Days(2)),
    AskPace(Live(300 * SECOND, 5 * SECOND)),
)


async def play(hall: Hall, place: MemoryPlace, table: str, people: int, chance: QuickChance) -> None:
    """Moves for the most part; now and then anything else, time goes by, and clocks ring."""
    keeper = Keeper(hall)
    for step in range(LONG):
        seen = await see(hall, WATCHING, table)
        if seen.phase is Phase.OVER:
            return
        seat = seen.awaited[chance.below(len(seen.awaited))] if chance.below(3) else chance.below(people)
        if seat < people:
            moves = (await see(hall, PLAYERS[seat], table)).moves
            wish: AnyCommand = OTHERS[chance.below(len(OTHERS))]
            if moves and chance.below(12):
                wish = Play(moves[chance.below(len(moves))])
            if step > LONG * 3 // 4 and not chance.below(20):
                wish = Resign()
            await ask(hall, PLAYERS[seat], table, wish)
            for other in range(people):
                agrees = bool(chance.below(5))
                if isinstance(wish, TakeBack):
                    await ask(hall, PLAYERS[other], table, AnswerTakeBack(agrees))
                elif isinstance(wish, AskPace):
                    await ask(hall, PLAYERS[other], table, AnswerPace(agrees))
        place.clock.now += (0, SECOND, 4 * SECOND, 30 * SECOND)[chance.below(4)]
        if not chance.below(100):
            place.clock.now += DAY
        await keeper.ring_due()
        await asyncio.sleep(0.001)  # bots think beside us


async def whole_table(slug: str, bots: int, **more: Any) -> list[list[Row]]:
    """A table of people and bots to its end, and the one that its players open next."""
    place, people = MemoryPlace(), PEOPLE[slug]
    async with a_hall(place) as hall:
        table = await begin(hall, slug, people, bots, clock=Live(120 * SECOND, 10 * SECOND), **more)
        await play(hall, place, table, people, QuickChance(f"golden {slug}"))
        logs = [await hall.store.read(table)]
        answer = await ask(hall, ANNA, table, AskRematch())
        if isinstance(answer, Answer):
            logs[0] = await hall.store.read(table)
            again = (await see(hall, ANNA, table)).rematch
            logs.append(await hall.store.read(again))
        return logs


async def practice_table(slug: str) -> list[list[Row]]:
    """A table of one person and bots, who goes back over anything."""
    place, chance = MemoryPlace(), QuickChance(f"practice {slug}")
    async with a_hall(place) as hall:
        table = await begin(hall, slug, 1, PEOPLE[slug] - 1, practice=True)
        while (seen := await see(hall, ANNA, table)).phase is not Phase.OVER:
            if seen.moves:
                wish: AnyCommand = Play(seen.moves[chance.below(len(seen.moves))]) if chance.below(8) else TakeBack()
                await ask(hall, ANNA, table, wish)
            await asyncio.sleep(0 if seen.moves else 0.001)  # bots think beside us
        return [await hall.store.read(table)]


def hurry() -> None:
    """Lots are sold in no time."""
    sale.LEAD, sale.ON_THE_WAY = 40, 0  # type: ignore[attr-defined]
    path = sale.Sale.path

    def short(lot: sale.Sale) -> Terms:
        terms = path(lot)
        return Terms(terms.opens, 3, 2, terms.steps, terms.mode, 5)

    sale.Sale.path = short  # type: ignore[assignment, method-assign]


async def lots_table() -> list[list[Row]]:
    """A table where lots are sold on the clock, and some are void: the node stands still now and then."""
    hurry()
    stalls.LONGEST = 100
    place = MemoryPlace()
    async with a_hall(place) as hall:
        table = await begin(
            hall, "merchants", 0, 3, bot="greedy", lots=Running(Tempo.BRISK, Mode.PHOTO), clock=Live(600 * SECOND)
        )
        feed = await hall.watch(WATCHING.player, table)
        try:
            stalled = 0
            while (seen := await see(hall, WATCHING, table)).phase is not Phase.OVER:
                if stalled < 3 and seen.lot is not None and seen.lot.opens:
                    stalled += 1
                    time.sleep(0.3)
                await asyncio.sleep(0.02)
        finally:
            await feed.close()  # type: ignore[union-attr]
        return [await hall.store.read(table)]


def write(folder: Path, name: str, rows: Sequence[Row]) -> None:
    told = [
        {
            "version": row.version,
            "command": row.command,
            "actor": row.actor,
            "kind": row.kind,
            "at": row.at,
            "hash": row.hash.hex(),
            "body": row.body.decode(),
        }
        for row in rows
    ]
    lines = [json.dumps({"table": rows[0].table}), *map(json.dumps, told)]
    data = gzip.compress("\n".join(lines).encode() + b"\n", 9, mtime=0)
    (folder / f"{name}.jsonl.gz").write_bytes(data)
    kinds = Counter(row.kind for row in rows)
    sys.stdout.write(f"{name}: {len(rows)} rows, {len(data)} bytes, {dict(kinds)}\n")


async def main(folder: Path) -> None:
    for slug in PEOPLE:
        for name, log in zip((f"{slug}-table", f"{slug}-rematch"), await whole_table(slug, 1), strict=False):
            write(folder, name, log)
        with suppress(TypeError):  # older code knows no such tables
            (log,) = await practice_table(slug)
            write(folder, f"{slug}-practice", log)
    (log,) = await lots_table()
    write(folder, "merchants-lots", log)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
