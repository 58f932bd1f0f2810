"""Everything that SQLite and PostgreSQL are asked in the same words; how to ask, and how to append, is their own."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from mokum.store.append import Append
from mokum.store.chain import START, check
from mokum.store.errors import StoreUnavailable
from mokum.store.gathering import Gathering
from mokum.store.sealing import Seal
from mokum.store.store import AGAIN, PAGE
from mokum.store.values import NEWEST, Away, Entry, Line, Listing, Mark, Notice, Row, Snapshot, Status, Timer

ALL = 2**62
"""A limit that limits nothing, and an id that no line reaches."""

EVENT = "table_id, version, command, actor, kind, body, at, hash"
LISTING = (
    "table_id, game, seats, status, private, practice, pace, host, names, players, created_at, updated_at, version"
)
BEATING = (
    "INSERT INTO pulse (id, beat_at, away_from, away_to) VALUES (1, $1, 0, 0) ON CONFLICT (id) DO UPDATE SET"
    " beat_at = excluded.beat_at,"
    " away_from = CASE WHEN excluded.beat_at - pulse.beat_at > $2 AND pulse.beat_at - pulse.away_to > $3"
    " THEN pulse.beat_at ELSE pulse.away_from END,"
    " away_to = CASE WHEN excluded.beat_at - pulse.beat_at > $2 THEN excluded.beat_at ELSE pulse.away_to END"
    " RETURNING away_from, away_to"
)
_seats = msgspec.json.Decoder(tuple[str, ...])


def event_row(record: Sequence[Any]) -> Row:
    """A record of the log, its columns as in EVENT."""
    table, version, command, actor, kind, body, at, link = record
    return Row(str(table), version, str(command), actor, kind, body, at, link)


def listing_record(listing: Listing) -> tuple[object, ...]:
    """A listing as a record, its columns as in LISTING."""
    notice = listing.notice
    names, players = (msgspec.json.encode(seats).decode() for seats in (notice.names, notice.players))
    told = (notice.game, notice.seats, notice.status.value, notice.private, notice.practice, notice.pace, notice.host)
    return (listing.table, *told, names, players, listing.created_at, listing.updated_at, listing.version)


def _listing(record: Sequence[Any]) -> Listing:
    table, game, seats, status, private, practice, pace, host, names, players, created_at, updated_at, version = record
    seated = (_seats.decode(names), _seats.decode(players))
    notice = Notice(game, seats, Status(status), bool(private), bool(practice), pace, host, *seated)
    return Listing(str(table), notice, created_at, updated_at, version)


class SqlStore(ABC):
    """Statements number their values `$1`, `$2`, which both databases understand."""

    LEASING: ClassVar[str]
    """How due timers are taken so that no other node takes them too."""
    VERSIONS: ClassVar[str]
    """How the last versions of several tables, in a JSON list, are asked for at once."""

    def __init__(self, seal: Seal, gathering: Gathering, clock: Callable[[], int]) -> None:
        self._seal = seal
        self._clock = clock
        self._gathering = gathering

    @abstractmethod
    async def _ask(self, statement: str, *values: object) -> Sequence[Sequence[Any]]:
        """Reads."""

    @abstractmethod
    async def _tell(self, statement: str, *values: object) -> Sequence[Sequence[Any]]:
        """Writes in a transaction of its own, and reads what the statement returns."""

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[Entry],
        *,
        timers: Mapping[str, int | None] | None = None,
        notice: Notice | None = None,
        at: int | None = None,
    ) -> tuple[Row, ...]:
        at = self._clock() if at is None else at
        return await self._gathering.append(Append(table, after, tuple(entries), timers or {}, notice, at))

    async def read(
        self, table: str, after: int = 0, limit: int | None = None, *, previous: bytes | None = None
    ) -> list[Row]:
        # The row before the first comes along: its hash is where the chain begins.
        records = await self._ask(
            f"SELECT {EVENT} FROM events WHERE table_id = $1 AND version >= $2 ORDER BY version LIMIT $3",
            table,
            after,
            ALL if limit is None else limit + (after > 0),
        )
        rows = [event_row(record) for record in records]
        start = START
        if after and rows:
            start = rows.pop(0).hash if rows[0].version == after else b""
        check(rows, table, after, start if previous is None else previous)
        return rows

    async def find(self, table: str, command: str) -> Row | None:
        found = await self._ask(f"SELECT {EVENT} FROM events WHERE table_id = $1 AND command = $2", table, command)
        return event_row(found[0]) if found else None

    async def version(self, table: str) -> int:
        found = await self._ask("SELECT max(version) FROM events WHERE table_id = $1", table)
        return found[0][0] or 0

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        found = await self._ask(self.VERSIONS, json.dumps(list(tables))) if tables else ()
        return {str(table): version for table, version in found if version}

    async def keep_snapshot(self, table: str, version: int, hash: bytes, body: bytes) -> bool:  # noqa: A002
        try:
            await self._tell(
                "INSERT INTO snapshots (table_id, version, hash, body) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (table_id) DO UPDATE"
                " SET version = excluded.version, hash = excluded.hash, body = excluded.body"
                " WHERE excluded.version >= snapshots.version",
                table,
                version,
                hash,
                body,
            )
        except StoreUnavailable:
            return False
        return True

    async def snapshot(self, table: str) -> Snapshot | None:
        found = await self._ask(
            "SELECT s.table_id, s.version, s.hash, s.body FROM snapshots s"
            " JOIN events e ON e.table_id = s.table_id AND e.version = s.version AND e.hash = s.hash"
            " WHERE s.table_id = $1",
            table,
        )
        return Snapshot(str(found[0][0]), *found[0][1:]) if found else None

    async def drop_snapshot(self, table: str) -> None:
        await self._tell("DELETE FROM snapshots WHERE table_id = $1", table)

    async def lease_timers(self, now: int, lease_ms: int, limit: int = PAGE) -> list[Timer]:
        taken = await self._tell(self.LEASING, now, now + lease_ms, limit)
        timers = [Timer(str(table), *rest) for table, *rest in taken]
        return sorted(timers, key=lambda timer: (timer.due_at, timer.table, timer.name))

    async def clear_timer(self, timer: Timer) -> None:
        await self._tell(
            "DELETE FROM timers WHERE table_id = $1 AND name = $2 AND due_at = $3 AND version = $4",
            timer.table,
            timer.name,
            timer.due_at,
            timer.version,
        )

    async def next_due(self) -> int | None:
        due: int | None = (await self._ask("SELECT min(wake_at) FROM timers"))[0][0]
        return due

    async def rouse_timers(self, name: str, now: int) -> None:
        await self._tell("UPDATE timers SET wake_at = $2 WHERE name = $1 AND wake_at > $2", name, now)

    async def lay_timer(self, timer: Timer) -> None:
        await self._tell(
            "UPDATE timers SET wake_at = due_at WHERE table_id = $1 AND name = $2 AND due_at = $3 AND version = $4",
            timer.table,
            timer.name,
            timer.due_at,
            timer.version,
        )

    async def beat(self, now: int, gap_ms: int) -> Away:
        found = await self._tell(BEATING, now, gap_ms, AGAIN)
        return Away(*found[0])

    async def listing(self, table: str) -> Listing | None:
        found = await self._ask(f"SELECT {LISTING} FROM listings WHERE table_id = $1", table)
        return _listing(found[0]) if found else None

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
        return [_listing(record) for record in found]

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
        return [_listing(record) for record in found]

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
        return [_listing(record) for record in found]

    async def keep_secret(self, table: str, body: bytes) -> bytes:
        await self._tell(
            "INSERT INTO secrets (table_id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            table,
            self._seal.close(table, body),
        )
        kept = await self.secret(table)
        assert kept is not None
        return kept

    async def secret(self, table: str) -> bytes | None:
        found = await self._ask("SELECT body FROM secrets WHERE table_id = $1", table)
        return self._seal.open(table, found[0][0]) if found else None

    async def say(self, table: str, actor: str, text: str, at: int) -> Line:
        said = await self._tell(
            "INSERT INTO chat (table_id, actor, text, at) VALUES ($1, $2, $3, $4) RETURNING id", table, actor, text, at
        )
        return Line(said[0][0], table, actor, text, at)

    async def chat(self, table: str, before: int | None = None, limit: int = PAGE) -> list[Line]:
        found = await self._ask(
            "SELECT id, table_id, actor, text, at FROM chat WHERE table_id = $1 AND id < $2 AND NOT hidden"
            " ORDER BY id DESC LIMIT $3",
            table,
            ALL if before is None else before,
            limit,
        )
        return [Line(line, str(at_table), *rest) for line, at_table, *rest in reversed(found)]

    async def hide_chat(self, line: int) -> None:
        await self._tell("UPDATE chat SET hidden = true WHERE id = $1", line)
