"""A log page by page: however long it is, others get a turn on the loop between two pages."""

import asyncio
from collections.abc import AsyncIterator

from mokum.store import Row, Store

PAGE = 100
"""Rows that are read, checked and perhaps folded in one go: two or three milliseconds."""


async def pages(
    store: Store, table: str, after: int = 0, to: int | None = None, *, previous: bytes | None = None
) -> AsyncIterator[list[Row]]:
    """The rows behind a version and up to another, a page at a time."""
    while to is None or after < to:
        limit = PAGE if to is None else min(PAGE, to - after)
        rows = await store.read(table, after, limit, previous=previous)
        if rows:
            yield rows
        if len(rows) < limit:
            return
        after, previous = rows[-1].version, rows[-1].hash
        await asyncio.sleep(0)  # a store in memory never waits
