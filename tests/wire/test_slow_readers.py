"""Sockets that look at a busy table and never read: they cost little, are closed soon, and nobody waits for them."""

import asyncio
import re
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import pytest

from contract.tables import FULL
from coroutines import story
from mokum.web.closing import Closing
from wire.nodes import Node, running
from wire.playing import Neighbours, letters
from wire.raw import Http, RawSocket
from wire.serving import serve

BUFFER = 4096
"""Bytes that the system of the reader takes for it."""
CLOSED_WITHIN = 30.0
MOST_MEMORY = 0.5
"""Megabytes for each."""
MOST_DELAY = 0.010
"""Seconds that the slowest hundredth of the neighbours' moves may take longer."""


class Round(NamedTuple):
    """What was measured while so many slow readers were there, or none."""

    waits: list[float]
    closed_after: float
    memory: float

    @property
    def p99(self) -> float:
        return quantiles(self.waits, n=100)[98]


async def _closed(http: Http) -> int:
    """How many sockets the server has closed so far because they read too slowly or not at all."""
    _, text = await http.ask("GET", "/metrics")
    found = re.findall(rb'mokum_sockets_closed_total\{code="(\d+)"\} (\d+)', text)
    wanted = (Closing.TOO_SLOW, Closing.NO_PONG)
    return sum(int(count) for code, count in found if int(code) in wanted)


async def _settled(node: Node, neighbours: Neighbours, readers: list[Http], table: str, seconds: float) -> Round:
    """One round: the readers come, look, and read no more."""
    before, closed = node.memory, await _closed(readers[0]) if readers else 0
    sockets = [await RawSocket.enter(node, http, receive_buffer=BUFFER) for http in readers]
    first, began, most, closed_after = len(neighbours.waits), time.monotonic(), before, 0.0
    for socket in sockets:
        socket.say(type="watch", table=table, seq=0)
    while (passed := time.monotonic() - began) < seconds or (sockets and not closed_after and passed < CLOSED_WITHIN):
        await asyncio.sleep(0.25)
        most = max(most, node.memory)
        if sockets and not closed_after and await _closed(readers[0]) - closed >= len(sockets):
            closed_after = time.monotonic() - began
    for socket in sockets:
        socket.cut()
    neighbours.check()
    return Round(neighbours.waits[first:], closed_after, most - before)


async def compare(node: Node, readers: int, rounds: int, seconds: float) -> dict[str, Any]:
    """Rounds with and without them, in turn."""
    people = [Http(node) for _ in range(readers)]
    for number, http in enumerate(people):
        await http.come_in(f"Sleeper {letters(number)}")
    without, with_them = list[Round](), list[Round]()
    async with (
        Neighbours(node, "harbour", pause=0.0, seed="busy", name="Busy") as busy,
        Neighbours(node, "routes", pause=0.01) as neighbours,
    ):
        for _ in range(rounds):
            without.append(await _settled(node, neighbours, [], busy.table, seconds))
            with_them.append(await _settled(node, neighbours, people, busy.table, seconds))
    for http in people:
        http.hang_up()
    assert node.is_alive
    assert node.complaints() == []
    return {
        "readers": readers,
        "p99 without": [round(each.p99 * 1000, 1) for each in without],
        "p99 with": [round(each.p99 * 1000, 1) for each in with_them],
        "median delay of p99": median(two.p99 - one.p99 for one, two in zip(without, with_them, strict=True)),
        "closed after": [round(each.closed_after, 1) for each in with_them],
        "memory for each": round(max(each.memory for each in with_them) / readers, 3),
    }


def check(figures: dict[str, Any]) -> None:
    assert all(0 < after <= CLOSED_WITHIN for after in figures["closed after"]), figures
    assert figures["memory for each"] <= MOST_MEMORY, figures


@story
async def test_some_who_never_read_are_closed_and_cost_little(tmp_path: Path) -> None:
    with running(serve, tmp_path, database=f"sqlite:///{tmp_path}/mokum.db") as node:
        check(await compare(node, readers=80, rounds=1, seconds=1.0))


@pytest.mark.skipif(not FULL, reason="scripts/test --full")
@story
async def test_two_hundred_who_never_read_slow_nobody(tmp_path: Path, record_property: Any) -> None:
    with running(serve, tmp_path, database=f"sqlite:///{tmp_path}/mokum.db") as node:
        figures = await compare(node, readers=200, rounds=3, seconds=20.0)
    record_property("figures", figures)
    check(figures)
    assert figures["median delay of p99"] <= MOST_DELAY, figures
