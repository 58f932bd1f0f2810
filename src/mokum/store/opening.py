"""Opens the store that is in a database."""

import time
from collections.abc import Callable, Sequence

from mokum.database import Database, Kind
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
    database: Database,
    *,
    key: bytes,
    other_keys: Sequence[bytes] = (),
    clock: Callable[[], int] = now,
    writers: int = 4,
    patience: float = PATIENCE,
    synchronous_commit: str = "on",
) -> Store:
    """The store of a database that `mokum.database.migrate` has prepared.

    `key` encrypts the secrets, and `other_keys` open those that it does not. `writers` is how many transactions a node
    has in flight on PostgreSQL; whatever the server's own default, they are synced on commit unless
    `synchronous_commit` says otherwise.
    """
    seal = Seal(key, *other_keys)
    if database.kind is Kind.MEMORY:
        return MemoryStore(seal, clock)
    if database.file is not None:
        return SqliteStore(database.file, seal, clock, patience)
    from mokum.store.postgres import PostgresStore  # its driver comes with the extra `server`

    return await PostgresStore.connect(
        database.url, seal, clock, writers=writers, patience=patience, synchronous_commit=synchronous_commit
    )
