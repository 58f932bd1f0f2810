"""Opens the store that a URL names."""

import asyncio
import time
from collections.abc import Callable, Sequence

from mokum.database import Kind, Turns, read_address
from mokum.store.memory import MemoryStore
from mokum.store.sealing import Seal
from mokum.store.sqlite import SqliteStore
from mokum.store.store import Store

PATIENCE = 3.0
"""Seconds that a call waits for the database before it says that it got no answer."""


def now() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


async def open_store(
    url: str,
    *,
    key: bytes,
    other_keys: Sequence[bytes] = (),
    clock: Callable[[], int] = now,
    writers: int = 4,
    patience: float = PATIENCE,
    synchronous_commit: str = "on",
    turn: asyncio.Lock | None = None,
) -> Store:
    """`memory:`, `sqlite:///path` or `postgresql://…`, which `mokum.database.migrate` has prepared.

    `key` encrypts the secrets, and `other_keys` open those that it does not. `writers` is how many transactions a node
    has in flight on PostgreSQL; whatever the server's own default, they are synced on commit unless
    `synchronous_commit` says otherwise. `turn` is shared with whoever else writes into the same file.
    """
    address, seal = read_address(url), Seal(key, *other_keys)
    if address.kind is Kind.MEMORY:
        return MemoryStore(seal, clock)
    if address.kind is Kind.SQLITE:
        return SqliteStore(address.place, seal, clock, patience, Turns(turn))
    from mokum.store.postgres import PostgresStore  # its driver comes with the extra `server`

    return await PostgresStore.connect(
        url, seal, clock, writers=writers, patience=patience, synchronous_commit=synchronous_commit
    )
