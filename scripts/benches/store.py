"""How many moves a second the store keeps in PostgreSQL, beside bare asyncpg that inserts one row a transaction.

Both are asked by the same number of tables at once, write the same rows into the same log, and are synced on commit.
They take turns, and what counts is the ratio of the medians. The store does more: it chains the hashes, checks the
versions and, in the second figure, sets a timer with each move.

On a machine with other work, many processes get more of it than few, which favours the bare inserts with a server
process for each table. So the bar is set on what does not depend on that: the processor time, of this process and
of the server's together, that one append costs.
"""

import argparse
import asyncio
import hashlib
import json
import os
import statistics
import sys
import time
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from mokum.database import Database, migrate
from mokum.store import Entry, Store, open_store
from mokum.store.sql.log import EVENT
from mokum.store.sql.store import SqlStore

SERVER = os.environ.get("MOKUM_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/test")
TABLES = 64
ROUNDS = 9
MOVES = 60
"""Of each table in a round."""
BODY = b"x" * 300
BAR = 1.3
"""How many times less processor time an append costs than a bare insert."""
INSERT = f"INSERT INTO events ({EVENT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"


class Pace(NamedTuple):
    """Appends a second, and microseconds of processor time for each, here and on the server."""

    per_s: float
    cpu_us: float


class Meter:
    """Times a round of all tables, with the server's processes if they run on this machine."""

    def __init__(self, servers: list[int], moves: int) -> None:
        self._accounts = [Path(f"/proc/{process}/schedstat") for process in servers]
        self._moves = moves

    def _cpu(self) -> float:
        return time.process_time() + sum(int(account.read_text().split()[0]) for account in self._accounts) / 1e9

    async def measure(self, player: Callable[[int, int], Awaitable[None]]) -> Pace:
        start, cpu, appends = time.perf_counter(), self._cpu(), TABLES * self._moves
        await asyncio.gather(*(player(number, self._moves) for number in range(TABLES)))
        return Pace(appends / (time.perf_counter() - start), (self._cpu() - cpu) / appends * 1e6)


async def bare(meter: Meter, connections: list[Any]) -> Pace:
    """Every table has a connection to itself, and every move is a transaction."""

    async def player(number: int, moves: int) -> None:
        table, connection = str(uuid.uuid4()), connections[number]
        for version in range(1, moves + 1):
            link = hashlib.sha256(BODY).digest()
            await connection.execute(INSERT, table, version, str(uuid.uuid4()), "actor", "move", BODY, 0, link)

    return await meter.measure(player)


async def ours(meter: Meter, store: Store, timers: dict[str, int | None], *, sealed: bool = True) -> Pace:
    """Every table plays through the store, as the tables of a node do; not `sealed`, as they did before."""

    async def player(number: int, moves: int) -> None:
        table = str(uuid.uuid4())
        await store.keep_secret(table, bytes(32))
        if not sealed:
            assert isinstance(store, SqlStore)
            store._envelopes.keep(table, None)
        for after in range(moves):
            await store.append(table, after, [Entry(str(uuid.uuid4()), "actor", "move", BODY)], timers=timers)

    return await meter.measure(player)


def pairs(one: list[Pace], other: list[Pace]) -> list[float]:
    """How much more processor time an append took in each round, of those that count."""
    return [mine.cpu_us / yours.cpu_us for mine, yours in zip(one[1:], other[1:], strict=True)]


async def measure(rounds: int, moves: int, writers: int) -> dict[str, float]:
    """All in turn, in a schema of their own that is gone afterwards."""
    admin = await asyncpg.connect(SERVER)
    schema = f"bench_{uuid.uuid4().hex}"
    await admin.execute(f"CREATE SCHEMA {schema}")
    url = f"{SERVER}{'&' if '?' in SERVER else '?'}search_path={schema}&application_name={schema}"
    paces: dict[str, list[Pace]] = {"bare": [], "store": [], "open": [], "timer": []}
    try:
        await migrate(url)
        store = await open_store(Database(url), key=bytes(32), writers=writers)
        settings = {"synchronous_commit": "on"}
        connections = [await asyncpg.connect(url, server_settings=settings) for _ in range(TABLES)]
        await ours(Meter([], 3), store, {})  # all writers have their connections now
        servers = await admin.fetch("SELECT pid FROM pg_stat_activity WHERE application_name IN ('mokum', $1)", schema)
        meter = Meter([process for (process,) in servers], moves)
        for _ in range(rounds + 1):
            paces["bare"].append(await bare(meter, connections))
            paces["store"].append(await ours(meter, store, {}))
            paces["open"].append(await ours(meter, store, {}, sealed=False))
            paces["timer"].append(await ours(meter, store, {"turn": 1}))
        await asyncio.gather(*(connection.close() for connection in connections))
        await store.close()
    finally:
        await admin.execute(f"DROP SCHEMA {schema} CASCADE")
        await admin.close()
    # The first round warms up.
    per_s = {name: statistics.median(pace.per_s for pace in each[1:]) for name, each in paces.items()}
    cpu_us = {name: statistics.median(pace.cpu_us for pace in each[1:]) for name, each in paces.items()}
    return {
        "cpu_ratio": round(cpu_us["bare"] / cpu_us["store"], 2),
        "cpu_ratio_with_timer": round(cpu_us["bare"] / cpu_us["timer"], 2),
        "sealing_cpu_ratio": round(statistics.median(pairs(paces["store"], paces["open"])), 3),
        "ratio": round(per_s["store"] / per_s["bare"], 2),
        "ratio_with_timer": round(per_s["timer"] / per_s["bare"], 2),
        **{f"{name}_per_s": round(value) for name, value in per_s.items()},
        **{f"{name}_cpu_us": round(value) for name, value in cpu_us.items()},
        "tables": TABLES,
        "rounds": rounds,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one object, nothing else")
    parser.add_argument("--quick", action="store_true", help="one short round: shows that it runs, not how fast")
    parser.add_argument("--writers", type=int, default=4, help="transactions that the store has in flight")
    arguments = parser.parse_args()
    rounds, moves = (1, 5) if arguments.quick else (ROUNDS, MOVES)
    result = asyncio.run(measure(rounds, moves, arguments.writers))
    if arguments.json:
        print(json.dumps(result))
    else:
        print(f"store: {result['cpu_ratio']} x less processor time an append than bare asyncpg (bar {BAR}),", end=" ")
        print(f"{result['cpu_ratio_with_timer']} x with a timer a move")
        print(f"  sealed, an append costs {result['sealing_cpu_ratio']} x what it costs in the open")
        print(f"  {result['store_cpu_us']} and {result['timer_cpu_us']} against {result['bare_cpu_us']} microseconds")
        print(f"  {result['ratio']} x as many a second, {result['ratio_with_timer']} x with a timer:", end=" ")
        print(f"{result['store_per_s']:,} and {result['timer_per_s']:,} against {result['bare_per_s']:,}", end="")
        print(f", {TABLES} tables at once")
    return result["cpu_ratio"] < BAR and not arguments.quick


if __name__ == "__main__":
    sys.exit(main())
