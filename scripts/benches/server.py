"""How many moves a second one node answers, how soon the opponent sees them, and what an idle socket costs.

`scripts/bench server [--json] [--quick]`. A PostgreSQL and a NATS of our own, real sockets, and in the same run what
the parts do by themselves: bare asyncpg that appends rows of the same size at the same concurrency, a hop over NATS and
an echo.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import time
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg
import nats
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness.hands import Hand, Message, play_on
from harness.services import Node, Site, running_site
from mokum.store.sql.log import EVENT

TABLES = 64
LATENCY_TABLES = 8
PACE = 0.05
"""Seconds that a player thinks, on average, where latency is measured."""
BARS = {"ratio": 0.25, "kib_per_socket": 40}
INSERT = f"INSERT INTO events ({EVENT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"


class Sizes(NamedTuple):
    """How long and how much."""

    rounds: int
    seconds: float
    sockets: int


FULL, QUICK = Sizes(3, 10.0, 5000), Sizes(1, 4.0, 400)


def memory(node: Node) -> int:
    """Bytes that the node holds."""
    with Path(f"/proc/{node.pid}/statm").open() as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor(node: Node) -> float:
    """Seconds of processor time that the node has had."""
    return int(Path(f"/proc/{node.pid}/schedstat").read_text().split()[0]) / 1e9


@asynccontextmanager
async def seated(nodes: list[Node], tables: int, game: str) -> AsyncIterator[list[list[Hand]]]:
    """Two players for each table, on neighbouring nodes if there are several."""
    pairs = []
    for number in range(tables):
        pair = [Hand(nodes[(number + seat) % len(nodes)].address, f"Hand {number} {seat}") for seat in (0, 1)]
        for hand in pair:
            await hand.come_in()
            await hand.connect()
            hand.start()
        pairs.append(pair)
    try:
        yield pairs
    finally:
        await asyncio.gather(*(hand.close() for pair in pairs for hand in pair))


class Flow(NamedTuple):
    """Answered moves a second, and microseconds of the node's processor time for each."""

    per_s: float
    cpu_us: float


async def moves(node: Node, pairs: list[list[Hand]], seconds: float, game: str) -> Flow:
    """All tables as fast as they can."""
    stop = asyncio.Event()
    for pair in pairs:
        for hand in pair:
            hand.playing = True
    games = [asyncio.create_task(play_on(pair, game, stop.is_set)) for pair in pairs]
    await asyncio.sleep(2)  # tables are opened and dealt
    before, cpu, began = sum(hand.answers for pair in pairs for hand in pair), processor(node), time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    answered = sum(hand.answers for pair in pairs for hand in pair) - before
    used = processor(node) - cpu
    stop.set()
    for pair in pairs:
        for hand in pair:
            hand.playing = False
    for task in games:
        task.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    return Flow(answered / passed, used / max(answered, 1) * 1e6)


async def bare(url: str, seconds: float, body: bytes) -> float:
    """Rows a second that bare asyncpg appends, each in a transaction of its own, for as many tables at once."""
    appended = 0
    end = time.perf_counter() + seconds

    async def one(connection: asyncpg.Connection) -> None:
        nonlocal appended
        table, version = str(uuid.uuid4()), 0
        insert = await connection.prepare(INSERT)
        while time.perf_counter() < end:
            version += 1
            await insert.fetch(table, version, str(uuid.uuid4()), "x" * 32, "Played", body, 0, bytes(32))
            appended += 1

    connections = [await asyncpg.connect(url) for _ in range(TABLES)]
    began = time.perf_counter()
    await asyncio.gather(*map(one, connections))
    passed = time.perf_counter() - began
    await asyncio.gather(*(connection.close() for connection in connections))
    return appended / passed


async def latency(nodes: list[Node], seconds: float, game: str) -> list[float]:
    """Seconds from a player's send to the opponent's receive, each on another node, at a moderate pace."""
    times: list[float] = []
    stop = asyncio.Event()
    async with seated(nodes, LATENCY_TABLES, game) as pairs:
        for pair in pairs:
            for hand, other in (pair, pair[::-1]):

                def heard(me: Hand, message: Message, other: Hand = other) -> None:
                    if other.sent_at and me.phase == "playing":
                        times.append(time.perf_counter() - other.sent_at)
                    other.sent_at = 0.0

                hand.on_message = heard
                hand.pause = lambda: PACE
        games = [asyncio.create_task(play_on(pair, game, stop.is_set)) for pair in pairs]
        await asyncio.sleep(seconds)
        stop.set()
        for task in games:
            task.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    return times


async def timed(action: Callable[[], Awaitable[object]], times: int) -> list[float]:
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        await action()
        taken.append(time.perf_counter() - began)
        await asyncio.sleep(0.005)
    return taken


async def bare_parts(site: Site, body: bytes, times: int) -> dict[str, list[float]]:
    """A commit, a hop over NATS and an echo over a socket, each by itself."""
    connection = await asyncpg.connect(site.postgres.url)
    table, version = str(uuid.uuid4()), 0

    async def commit() -> None:
        nonlocal version
        version += 1
        await connection.execute(INSERT, table, version, str(uuid.uuid4()), "x" * 32, "Played", body, 0, bytes(32))

    one, other = await nats.connect(site.nats.url), await nats.connect(site.nats.url)
    came = asyncio.Event()

    async def hear(_: object) -> None:
        came.set()

    await other.subscribe("bench", cb=hear)
    await other.flush()

    async def hop() -> None:
        came.clear()
        await one.publish("bench", body)
        await came.wait()

    async def answer(socket: ServerConnection) -> None:
        async for message in socket:
            await socket.send(message)

    found = {"commit": await timed(commit, times), "hop": await timed(hop, times)}
    async with serve(answer, "127.0.0.1", 0, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}", compression=None) as socket:
            text = body.decode()

            async def echo() -> None:
                await socket.send(text)
                await socket.recv()

            found["echo"] = await timed(echo, times)
    await connection.close()
    await one.close()
    await other.close()
    return found


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(int(len(times) * share), len(times) - 1)] * 1000 if times else float("nan")


async def idle_sockets(node: Node, count: int) -> float:
    """KiB that one more idle socket costs the node."""
    first = Hand(node.address, "Idle One")
    await first.come_in()
    hands = []
    before = memory(node)
    for start in range(0, count, 50):
        several = [Hand(node.address, "Idle One") for _ in range(min(50, count - start))]
        for hand in several:
            hand.desk.cookie = first.desk.cookie
        await asyncio.gather(*(hand.connect() for hand in several))
        for hand in several:
            hand.start()  # it answers pings
        hands += several
    await asyncio.sleep(2)
    cost = (memory(node) - before) / count / 1024
    await asyncio.gather(*(hand.close() for hand in hands))
    return cost


async def row_body(url: str) -> bytes:
    """A row's body as large as the mean of those of moves."""
    connection = await asyncpg.connect(url)
    size = await connection.fetchval("SELECT avg(length(body))::int FROM events WHERE kind = 'Played'")
    await connection.close()
    return b"x" * (size or 300)


async def measure(sizes: Sizes, game: str) -> dict[str, float]:
    with running_site(2) as site:
        node = site.nodes[0]
        flows, bares = [], []
        async with seated([node], TABLES, game) as pairs:
            for _ in range(sizes.rounds):
                flows.append(await moves(node, pairs, sizes.seconds, game))
                body = await row_body(site.postgres.url)
                bares.append(await bare(site.postgres.url, sizes.seconds / 2, body))
        times = await latency(site.nodes, sizes.seconds * 2, game)
        parts = await bare_parts(site, body, 400)
        per_s, bare_per_s = statistics.median(flow.per_s for flow in flows), statistics.median(bares)
        return {
            "ratio": round(statistics.median(flow.per_s / one for flow, one in zip(flows, bares, strict=True)), 3),
            "moves_per_s": round(per_s),
            "bare_per_s": round(bare_per_s),
            "cpu_us_per_move": round(statistics.median(flow.cpu_us for flow in flows)),
            "row_bytes": len(body),
            "p50_ms": round(percentile(times, 0.5), 2),
            "p99_ms": round(percentile(times, 0.99), 2),
            "bare_p50_ms": round(sum(percentile(part, 0.5) for part in parts.values()), 2),
            "bare_p99_ms": round(sum(percentile(part, 0.99) for part in parts.values()), 2),
            "kib_per_socket": round(await idle_sockets(site.nodes[1], sizes.sockets), 1),
            "sockets": sizes.sockets,
        }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--game", default="harbour")
    arguments = parser.parse_args()
    found = asyncio.run(measure(QUICK if arguments.quick else FULL, arguments.game))
    if arguments.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>16}  {value}")
    return 0 if found["ratio"] >= BARS["ratio"] and found["kib_per_socket"] <= BARS["kib_per_socket"] else 1


if __name__ == "__main__":
    sys.exit(main())
