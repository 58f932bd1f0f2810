"""Projections of the log, made again from nothing: what is kept beside it must be what follows from it."""

from msgspec import Struct

from mokum.store import Finished, HeldRating, Rated, RatingKind, Store
from mokum.store.values import OLDEST
from mokum.tables.archive.rating import AT_ONCE, rate_all, steps_in, undo_from
from mokum.tables.log.finishing import finished, rated
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
            kept = await _kept(store, table)
            follows = await _follows(store, table)
            if kept != follows and await _kept(store, table) == kept:
                differ.append(table)
                if not check:
                    await _put(store, table, follows)
    return count, differ


async def rate_again(store: Store, before: int, *, check: bool = False) -> list[str]:
    """Games that did something else to ratings than they should; unless it is a check, all from the first on are rated
    again, as are games from before a time that never were.
    """
    wrong = await _wrongly_rated(store)
    if not check:
        marks = [game.mark for table in wrong if (game := await store.rated(table)) is not None]
        if marks:
            await undo_from(store, min(marks))
        await rate_all(store, before)
    return wrong


async def _wrongly_rated(store: Store) -> list[str]:
    """What follows from the ends of all games in their order is compared; a rating itself is told by its last game."""
    held: dict[RatingKind, HeldRating | None] = {}
    last: dict[RatingKind, str] = {}
    mark, wrong = OLDEST, set[str]()
    while games := await store.rated_first(mark, AT_ONCE):
        mark = games[-1].mark
        for game in games:
            steps = sorted(steps_in(game, held), key=lambda step: step.player)
            held.update({step.kind: step.after for step in steps})
            last.update({step.kind: game.table for step in steps})
            if steps != await store.rating_steps(game.table):
                wrong.add(game.table)
    for (player, slug, pace), table in last.items():
        kept = await store.ratings(slug, pace, [player])
        if kept.get(player) != held[player, slug, pace]:
            wrong.add(table)
    return sorted(wrong)


class _End(Struct, frozen=True):
    """What is kept of the end of a game."""

    at: int
    finished: list[Finished]
    rated: Rated | None


async def _kept(store: Store, table: str) -> _End:
    at, parts = await store.finish(table)
    game = await store.rated(table)
    return _End(at, parts, None if game is None else game.rated)


async def _put(store: Store, table: str, end: _End) -> None:
    """A game that was rated is undone before it changes, and all that came after it."""
    await store.keep_finish(table, end.at, end.finished)
    old = await store.rated(table)
    if old is not None:
        await undo_from(store, old.mark)
    await store.keep_rated(table, end.at, end.rated)


async def _follows(store: Store, table: str) -> _End:
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
    return _End(ended_at, parts, None if standing is None else rated(standing)) if parts else _End(0, [], None)
