"""The lists of tables: what everybody may see of each in a line."""

from collections.abc import Sequence
from typing import Any

import msgspec

from mokum.store.sql.asking import Asking
from mokum.store.values import NEWEST, PAGE, Listing, Mark, Notice, Status

LISTING = (
    "table_id, game, seats, status, private, practice, pace, host, names, players, rated,"
    " created_at, updated_at, version"
)
# Said as the indexes say it, so that they are used: each row asks the host's own for a later one.
OTHERS = "listings o WHERE o.host = l.host AND o.status = 'open' AND NOT o.private"
WAITING = (
    f"SELECT {LISTING}, (SELECT count(*) FROM {OTHERS}) - 1 FROM listings l WHERE status = 'open' AND NOT private"
    " AND (updated_at, table_id) < ($1, $2)"
    f" AND NOT EXISTS (SELECT 1 FROM {OTHERS} AND (o.updated_at, o.table_id) > (l.updated_at, l.table_id))"
    " ORDER BY updated_at DESC, table_id DESC LIMIT $3"
)
_seats = msgspec.json.Decoder(tuple[str, ...])


def listing_record(listing: Listing) -> tuple[object, ...]:
    """A listing as a record, its columns as in LISTING."""
    notice = listing.notice
    names, players = (msgspec.json.encode(seats).decode() for seats in (notice.names, notice.players))
    told = (notice.game, notice.seats, notice.status.value, notice.private, notice.practice, notice.pace, notice.host)
    at = listing.created_at, listing.updated_at, listing.version
    return (listing.table, *told, names, players, notice.rated, *at)


def read_listing(record: Sequence[Any]) -> Listing:
    """A record as a listing, its columns as in LISTING."""
    table, game, seats, status, private, practice, pace, host, names, players, rated, *at = record
    seated = (_seats.decode(names), _seats.decode(players))
    notice = Notice(game, seats, Status(status), bool(private), bool(practice), pace, host, *seated, bool(rated))
    return Listing(str(table), notice, *at)


class SqlListings(Asking):
    """Each list is read page by page, the newest first."""

    async def listing(self, table: str) -> Listing | None:
        found = await self._ask(f"SELECT {LISTING} FROM listings WHERE table_id = $1", table)
        return read_listing(found[0]) if found else None

    async def listings(self, status: Status, before: Mark | None = None, limit: int = PAGE) -> list[Listing]:
        mark = before or NEWEST
        found = await self._ask(
            f"SELECT {LISTING} FROM listings WHERE status = $1 AND NOT private"
            " AND (updated_at, table_id) < ($2, $3) ORDER BY updated_at DESC, table_id DESC LIMIT $4",
            status.value,
            mark.updated_at,
            mark.table,
            limit,
        )
        return [read_listing(record) for record in found]

    async def waiting(self, before: Mark | None = None, limit: int = PAGE) -> list[tuple[Listing, int]]:
        mark = before or NEWEST
        found = await self._ask(WAITING, mark.updated_at, mark.table, limit)
        return [(read_listing(record[:-1]), record[-1]) for record in found]

    async def listings_of(self, player: str, before: Mark | None = None, limit: int = PAGE) -> list[Listing]:
        mark = before or NEWEST
        found = await self._ask(
            f"SELECT {LISTING} FROM listings JOIN sitting USING (table_id) WHERE player = $1"
            " AND (updated_at, table_id) < ($2, $3) ORDER BY updated_at DESC, table_id DESC LIMIT $4",
            player,
            mark.updated_at,
            mark.table,
            limit,
        )
        return [read_listing(record) for record in found]

    async def unfinished(self, player: str, limit: int = PAGE) -> list[Listing]:
        found = await self._ask(
            f"SELECT {LISTING} FROM listings l WHERE status <> 'over'"
            " AND EXISTS (SELECT 1 FROM sitting s WHERE s.player = $1 AND s.table_id = l.table_id)"
            " ORDER BY updated_at DESC, table_id DESC LIMIT $2",
            player,
            limit,
        )
        return [read_listing(record) for record in found]

    async def hosted(self, player: str, before: Mark | None = None, limit: int = PAGE) -> list[Listing]:
        mark = before or NEWEST
        found = await self._ask(
            f"SELECT {LISTING} FROM listings WHERE host = $1 AND status = $2"
            " AND (updated_at, table_id) < ($3, $4) ORDER BY updated_at DESC, table_id DESC LIMIT $5",
            player,
            Status.OPEN.value,
            mark.updated_at,
            mark.table,
            limit,
        )
        return [read_listing(record) for record in found]
