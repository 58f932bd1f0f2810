"""The live clock over real lines: real clients and nodes, and between them a proxy that makes each line so long.

Everybody plays on one machine, whose clock tells in truth who pressed first; neither clients nor nodes are told.
"""

import asyncio
import random
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack

import uvloop

from contests.lots import SPREAD
from contests.score import JITTER_MS, ONE_WAY_MS, Message, Score
from contests.stillness import Stillness
from harness.proxy import Proxy, Weather
from harness.services import Site, running_site
from mokum.remote import Remote

NODES = 2
LOTS, QUICK = 2_000, 40
TABLES, FEW = 12, 6
WITHIN = 1.5
"""Seconds in which a lot becomes worth its price to all who want it."""
LOOKS = 0.02
"""Seconds between two looks at a table."""
GIVEN_UP = 30.0
"""Seconds after which a lot has surely ended."""


class Group:
    """Four players at one table after another, who play at random and contest every lot that two of them can pay."""

    def __init__(self, people: Sequence[Remote], score: Score, luck: random.Random) -> None:
        self._people = people
        self._score = score
        self._luck = luck
        self._tried: dict[int, int] = {}

    async def play(self) -> None:
        """Until there are enough lots."""
        while not self._score.is_full:
            host = self._people[0]
            table = await host.open_table("merchants", len(self._people), lots={"tempo": "brisk", "mode": "photo"})
            for seat, one in enumerate(self._people):
                one.watch(table)
                await one.sit(table, seat)
            await host.act(table, type="Start")
            await asyncio.gather(*(one.open_part(table) for one in self._people))
            await self._game(table)
            for one in self._people:
                one.unwatch(table)

    async def _game(self, table: str) -> None:
        contested = 0
        while not self._score.is_full:
            sights = [one.tables[table].sight for one in self._people]
            if any(sight is not None and sight["phase"] == "over" for sight in sights):
                return
            call = self._open_call(table, sights)
            if call and call != contested:
                contested = call
                await self._contest(table, call, [sight["lot"] for sight in sights if sight])
            else:
                await asyncio.gather(*(self._move(table, seat) for seat in range(len(self._people))))
                await asyncio.sleep(LOOKS)

    def _open_call(self, table: str, sights: Sequence[Message | None]) -> int:
        """The lot that everybody knows the time of, if there is one."""
        calls = {sight["lot"]["call"] if sight and sight["lot"] else 0 for sight in sights}
        told = {one.lots.opens.get(table, {}).get("lot", 0) for one in self._people}
        return calls.pop() if len(calls) == 1 and calls == told else 0

    async def _move(self, table: str, seat: int) -> None:
        seen = self._people[seat].tables[table]
        if seen.sight is not None and seen.sight["moves"] and self._tried.get(seat) != seen.seq:
            self._tried[seat] = seen.seq
            await self._people[seat].play(table, self._luck.choice(seen.sight["moves"]))

    async def _contest(self, table: str, call: int, lots: list[Message]) -> None:
        quickest = self._people[0].lots
        opened = quickest.clock.here(quickest.opens[table]["opens"])
        instants = self._instants(lots)
        pressing = {
            seat: asyncio.create_task(self._people[seat].lots.press(table, opened + instant))
            for seat, instant in instants.items()
        }
        try:
            ended = await self._end_of(table, call)
            pressed = {seat: press for seat, task in pressing.items() if (press := await task) is not None}
        except TimeoutError:
            return
        finally:
            for task in pressing.values():
                task.cancel()
        if ended["type"] == "LotVoided":
            self._score.voided += 1
        elif len(pressed) > 1 and ended["presses"]:
            self._score.add(pressed, ended, opened, lots[0]["opens"])
            score = self._score
            counted = f"{score.ours.lots} of {score.wanted}, {score.disturbed.lots} disturbed"
            print(counted, end="\r", file=sys.stderr, flush=True)

    def _instants(self, lots: list[Message]) -> dict[int, float]:
        """By seat, when it presses, in seconds after the opening: about when all who are rich enough may."""
        lot = lots[0]

        def start(step: int) -> float:
            return (lot["run_in_ms"] + (step - 1) * lot["step_ms"]) / 1000 if step else 0.0

        end = start(len(lot["prices"]) - 1)
        earliest = {seat: start(max(one["steps"][0], 1)) for seat, one in enumerate(lots) if one["steps"]}
        spread = SPREAD / 1000
        can = {seat: moment for seat, moment in earliest.items() if moment + 4 * spread < end}
        if len(can) < 2:
            return {}
        soonest = max(can.values()) + 2 * spread
        wanted = self._luck.uniform(soonest, min(soonest + WITHIN, end - 2 * spread))
        drawn = {seat: self._luck.gauss(wanted, spread) for seat in can}
        return {seat: moment for seat, moment in drawn.items() if can[seat] < moment < end}

    async def _end_of(self, table: str, call: int) -> Message:
        """What the table told of the end of a lot."""
        seen = self._people[0].tables[table]
        async with asyncio.timeout(GIVEN_UP):
            while True:
                for seq in range(call + 1, seen.seq + 1):
                    what: Message = seen.story.get(seq, {})
                    if what.get("type") in ("LotClosed", "LotVoided"):
                        return what
                await asyncio.sleep(LOOKS)


async def _lines(site: Site, stack: AsyncExitStack) -> list[list[str]]:
    """By length of the line, the addresses of the nodes behind such a line."""
    gates = iter(site.gates)
    lines = []
    for one_way in ONE_WAY_MS:
        addresses = []
        for node in site.nodes:
            proxy = Proxy(next(gates), node.port)
            proxy.weather = (Weather(one_way / 1000, JITTER_MS / 1000),) * 2
            addresses.append((await stack.enter_async_context(proxy)).address)
        lines.append(addresses)
    return lines


async def _measure(lots: int, tables: int) -> Score:
    with running_site(NODES, "--behind-proxies", gates_each=len(ONE_WAY_MS)) as site:
        async with AsyncExitStack() as stack:
            score = Score(lots, await stack.enter_async_context(Stillness()))
            lines = await _lines(site, stack)
            groups = []
            for table in range(tables):
                people = []
                for seat, addresses in enumerate(lines):
                    turn = (table + seat) % NODES
                    remote = Remote(addresses[turn:] + addresses[:turn], f"Player {table} {seat}")
                    people.append(await stack.enter_async_context(remote))
                groups.append(Group(people, score, random.Random(table)))
            await asyncio.gather(*(group.play() for group in groups))
            return score


def measure(quick: bool, lots: int | None = None) -> Message:
    """All figures of as many lots as are wanted."""
    began = time.monotonic()
    wanted, tables = lots or (QUICK if quick else LOTS), FEW if quick else TABLES
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        score = runner.run(_measure(wanted, tables))
    return score.figures() | {"real_seconds": round(time.monotonic() - began)}
