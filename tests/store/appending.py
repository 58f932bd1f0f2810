"""A process that appends to several tables until it is killed, and prints each version once it is acknowledged."""

import asyncio
import sys

from mokum.database import Database
from mokum.store import Entry, Store, open_store
from store.places import KEY, new_id


async def play(store: Store, table: str) -> None:
    version = 0
    while True:
        rows = await store.append(table, version, [Entry(new_id(), "ann", "move", b"body") for _ in range(2)])
        version = rows[-1].version
        sys.stdout.write(f"{table} {version}\n")
        sys.stdout.flush()


async def main(url: str, tables: list[str]) -> None:
    store = await open_store(Database(url), key=KEY)
    await asyncio.gather(*(play(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
