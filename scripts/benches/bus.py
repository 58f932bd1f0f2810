"""What a hint costs a node: sealed with its rows in it, against one that only says "look again"."""

import argparse
import asyncio
import json
import os
import statistics
import sys
import time
import uuid

import asyncpg

from mokum.database import Database, migrate
from mokum.store import Entry, Store, open_store
from mokum.store.keys import new_key
from mokum.tables.bus.hints import Hint, read_hint, write_hint
from mokum.tables.bus.post import Post

SERVER = os.environ.get("MOKUM_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/test")
BODY = b"x" * 300
ROUNDS, HINTS = 9, 500
SUBJECT = "mokum.table.of-this-measurement"


def sealed(hint: Hint, count: int) -> float:
    """Microseconds to close a hint at one node and open it at another."""
    one, other = (Post(KEY) for _ in range(2))
    heard: list[bytes] = []
    hear = other.hearer(SUBJECT, heard.append)
    start = time.process_time()
    for _ in range(count):
        hear(one.close(SUBJECT, write_hint(hint)))
        assert read_hint(heard.pop()) == hint
    return (time.process_time() - start) / count * 1e6


def bare(hint: Hint, count: int) -> float:
    """The same without a seal, as it was before."""
    start = time.process_time()
    for _ in range(count):
        assert read_hint(write_hint(hint)) == hint
    return (time.process_time() - start) / count * 1e6


async def looked_up(store: Store, table: str, version: int, previous: bytes, count: int) -> float:
    """Microseconds to read the last row of a table, in this process alone; the server works as well."""
    start = time.process_time()
    for _ in range(count):
        await store.read(table, version - 1, previous=previous)
    return (time.process_time() - start) / count * 1e6


async def measure(rounds: int, count: int) -> dict[str, float]:
    admin = await asyncpg.connect(SERVER)
    schema = f"bench_{uuid.uuid4().hex}"
    await admin.execute(f"CREATE SCHEMA {schema}")
    url = f"{SERVER}{'&' if '?' in SERVER else '?'}search_path={schema}"
    found: dict[str, list[float]] = {"bare": [], "sealed": [], "looked_up": []}
    try:
        await migrate(url)
        store, table = await open_store(Database(url), key=KEY), str(uuid.uuid4())
        rows = await store.append(table, 0, [Entry(str(uuid.uuid4()), "actor", "move", BODY) for _ in range(2)])
        hint = Hint(rows[0].hash, rows[1:])
        for _ in range(rounds + 1):
            found["bare"].append(bare(hint, count))
            found["sealed"].append(sealed(hint, count))
            found["looked_up"].append(await looked_up(store, table, 2, rows[0].hash, count))
        await store.close()
    finally:
        await admin.execute(f"DROP SCHEMA {schema} CASCADE")
        await admin.close()
    medians = {name: statistics.median(each[1:]) for name, each in found.items()}  # the first round warms up
    cost = medians["sealed"] - medians["bare"]
    return {
        **{f"{name}_us": round(value, 1) for name, value in medians.items()},
        "sealing_us": round(cost, 1),
        "look_again_ratio": round(medians["looked_up"] / medians["sealed"], 1),
        "rounds": rounds,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one object, nothing else")
    parser.add_argument("--quick", action="store_true", help="one short round: shows that it runs, not how fast")
    arguments = parser.parse_args()
    result = asyncio.run(measure(*((1, 20) if arguments.quick else (ROUNDS, HINTS))))
    if arguments.json:
        print(json.dumps(result))
    else:
        print(f"bus: a seal costs {result['sealing_us']} microseconds a hint, at both nodes together;", end=" ")
        print(f"looking again costs a node {result['look_again_ratio']} x a sealed hint")
    return 0


KEY = new_key()

if __name__ == "__main__":
    sys.exit(main())
