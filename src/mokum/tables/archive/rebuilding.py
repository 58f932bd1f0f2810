"""Projections of the log, made again from nothing: what is kept beside it must be what follows from it."""

from mokum.store import Finished, Store
from mokum.tables.log.finishing import finished
from mokum.tables.log.folding import fold
from mokum.tables.log.paging import pages
from mokum.tables.log.standing import Phase, Standing


async def rebuild(store: Store, *, check: bool = False) -> tuple[int, list[str]]:
    """How many tables were looked at, and those of which something else was kept; unless it is a check, it is mended.

    A game that ends meanwhile is written with its last row, and so is the same either way.
    """
    count, last, differ = 0, "", []
    while found := await store.tables(last):
        last = found[-1]
        for table in found:
            count += 1
            kept = await store.finish(table)
            follows = await _follows(store, table)
            if kept != follows and await store.finish(table) == kept:
                differ.append(table)
                if not check:
                    await store.keep_finish(table, *follows)
    return count, differ


async def _follows(store: Store, table: str) -> tuple[int, list[Finished]]:
    """What the log says of the end of a game, as the store would keep it."""
    standing: Standing | None = None
    ended_at = 0
    async for page in pages(store, table):
        for row in page:
            was_over = standing is not None and standing.phase is Phase.OVER
            standing = fold(standing, row)
            if standing.phase is Phase.OVER and not was_over:
                ended_at = row.at
    parts = [] if standing is None else list(finished(standing))
    return (ended_at, parts) if parts else (0, [])
