"""Everything that SQLite and PostgreSQL are asked in the same words; how to ask, and how to append, is their own."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from mokum.store.append import Append, check_identity
from mokum.store.chain import START, check
from mokum.store.envelope import Envelope
from mokum.store.envelopes import Envelopes
from mokum.store.errors import StoreUnavailable
from mokum.store.gathering import Gathering
from mokum.store.keys import new_key
from mokum.store.sealing import Seal
from mokum.store.store import AGAIN, PAGE
from mokum.store.values import NEWEST, Away, Entry, Line, Listing, Mark, Notice, Row, Snapshot, Status, Timer

ALL = 2**62
"""A limit that limits nothing, and an id that no line reaches."""

FIRST_ID = "00000000-0000-0000-0000-000000000000"
"""Before every table."""
RESEALED_AT_ONCE = 500

EVENT = "table_id, version, command, actor, kind, body, at, hash"
LISTING = (
    "table_id, game, seats, status, private, practice, pace, host, names, players, created_at, updated_at, version"
)
LINE = "id, table_id, actor, text, at, spectator"
BEATING = (
    "INSERT INTO pulse (id, beat_at, away_from, away_to) VALUES (1, $1, 0, 0) ON CONFLICT (id) DO UPDATE SET"
    " beat_at = excluded.beat_at,"
    " away_from = CASE WHEN excluded.beat_at - pulse.beat_at > $2 AND pulse.beat_at - pulse.away_to > $3"
    " THEN pulse.beat_at ELSE pulse.away_from END,"
    " away_to = CASE WHEN excluded.beat_at - pulse.beat_at > $2 THEN excluded.beat_at ELSE pulse.away_to END"
    " RETURNING away_from, away_to"
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


def _line(record: Sequence[Any]) -> Line:
    line, table, actor, text, at, spectator = record
    return Line(line, str(table), actor, text, at, bool(spectator))


class SqlStore(ABC):
    """Statements number their values `$1`, `$2`, which both databases understand."""

    LEASING: ClassVar[str]
    """How due timers are taken so that no other node takes them too."""
    VERSIONS: ClassVar[str]
    """How the last versions of several tables, in a JSON list, are asked for at once."""

    def __init__(self, seal: Seal, gathering: Gathering, clock: Callable[[], int]) -> None:
        self._seal = seal
        self._envelopes = Envelopes()
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
        if table not in self._envelopes:
            await self._new_envelope(table)
        envelope = self._envelopes.get(table)
        return await self._gathering.append(Append(table, after, tuple(entries), timers or {}, notice, at, envelope))

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
        envelope = await self._envelope(table) if rows else None
        start = START
        if after and rows:
            start = rows.pop(0).hash if rows[0].version == after else b""
            start = start if envelope is None else envelope.veil(after, start)
        if envelope is not None:
            rows = list(map(envelope.open, rows))
        check(rows, table, after, start if previous is None else previous)
        return rows

    async def find(self, table: str, command: str) -> Row | None:
        found = await self._ask(f"SELECT {EVENT} FROM events WHERE table_id = $1 AND command = $2", table, command)
        if not found:
            return None
        envelope = await self._envelope(table)
        return event_row(found[0]) if envelope is None else envelope.open(event_row(found[0]))

    async def version(self, table: str) -> int:
        found = await self._ask("SELECT max(version) FROM events WHERE table_id = $1", table)
        return found[0][0] or 0

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        found = await self._ask(self.VERSIONS, json.dumps(list(tables))) if tables else ()
        return {str(table): version for table, version in found if version}

    async def keep_snapshot(self, table: str, version: int, hash: bytes, body: bytes) -> bool:  # noqa: A002
        try:
            envelope = await self._envelope(table)
            snapshot = Snapshot(table, version, hash, body)
            if envelope is not None:
                snapshot = envelope.close_snapshot(snapshot)
            await self._tell(
                "INSERT INTO snapshots (table_id, version, hash, body) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (table_id) DO UPDATE"
                " SET version = excluded.version, hash = excluded.hash, body = excluded.body"
                " WHERE excluded.version >= snapshots.version",
                table,
                version,
                snapshot.hash,
                snapshot.body,
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
        if not found:
            return None
        kept = Snapshot(str(found[0][0]), *found[0][1:])
        envelope = await self._envelope(table)
        return kept if envelope is None else envelope.open_snapshot(kept)

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

    async def waiting(self, before: Mark | None = None, limit: int = PAGE) -> list[tuple[Listing, int]]:
        mark = before or NEWEST
        found = await self._ask(WAITING, mark.updated_at, mark.table, limit)
        return [(_listing(record[:-1]), record[-1]) for record in found]

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
            "INSERT INTO secrets (table_id, body, sealing) VALUES ($1, $2, 'closed') ON CONFLICT DO NOTHING",
            table,
            self._seal.close(table, body),
        )
        kept = await self.secret(table)
        assert kept is not None
        return kept

    async def secret(self, table: str) -> bytes | None:
        found = await self._ask("SELECT body, sealing FROM secrets WHERE table_id = $1", table)
        if not found:
            return None
        body, sealing = found[0]
        secret = bytes(body) if sealing == "open" else self._seal.open(table, body)
        self._envelopes.keep(table, None if sealing == "none" else Envelope(table, secret))
        return secret

    async def reseal(self) -> int:
        count, last = 0, FIRST_ID
        page = "SELECT table_id, body FROM secrets WHERE sealing <> 'open' AND table_id > $1 ORDER BY table_id LIMIT $2"
        while found := await self._ask(page, last, RESEALED_AT_ONCE):
            for record in found:
                table, sealed = str(record[0]), record[1]
                if not self._seal.is_newest(table, sealed):
                    new = self._seal.close(table, self._seal.open(table, sealed))
                    # A game that ended meanwhile has been opened, and stays so.
                    await self._tell(
                        "UPDATE secrets SET body = $2 WHERE table_id = $1 AND body = $3", table, new, sealed
                    )
                    count += 1
            last = str(found[-1][0])
        return count

    async def _envelope(self, table: str) -> Envelope | None:
        """How the table is encrypted; None where it is not, or where there is no such table."""
        if table not in self._envelopes and await self.secret(table) is None:
            return None
        return self._envelopes.get(table)

    async def _new_envelope(self, table: str) -> None:
        """Before the first append here: nothing is written in the open only because nobody thought of a secret."""
        check_identity(table)
        self._gathering.check_open()
        await self.keep_secret(table, new_key())

    async def say(self, table: str, actor: str, text: str, at: int, *, spectator: bool = False) -> Line:
        said = await self._tell(
            "INSERT INTO chat (table_id, actor, text, at, spectator) VALUES ($1, $2, $3, $4, $5) RETURNING id",
            table,
            actor,
            text,
            at,
            spectator,
        )
        return Line(said[0][0], table, actor, text, at, spectator)

    async def chat(
        self, table: str, before: int | None = None, limit: int = PAGE, *, spectators: bool = True
    ) -> list[Line]:
        found = await self._ask(
            f"SELECT {LINE} FROM chat WHERE table_id = $1 AND id < $2 AND NOT hidden AND ($4 OR NOT spectator)"
            " ORDER BY id DESC LIMIT $3",
            table,
            ALL if before is None else before,
            limit,
            spectators,
        )
        return [_line(record) for record in reversed(found)]

    async def hide_chat(self, line: int) -> None:
        await self._tell("UPDATE chat SET hidden = true WHERE id = $1", line)

    async def lines_of(self, actor: str, after: int = 0, limit: int = PAGE) -> list[Line]:
        found = await self._ask(
            f"SELECT {LINE} FROM chat WHERE actor = $1 AND id > $2 ORDER BY id LIMIT $3", actor, after, limit
        )
        return [_line(record) for record in found]

    async def forget_lines(self, actor: str, limit: int = PAGE) -> list[tuple[int, str]]:
        # The row stays: SQLite would give the number of the last one to the next line.
        forgotten = await self._tell(
            "UPDATE chat SET actor = '', text = '', hidden = true WHERE id IN"
            " (SELECT id FROM chat WHERE actor = $1 ORDER BY id LIMIT $2) RETURNING id, table_id",
            actor,
            limit,
        )
        return [(line, str(table)) for line, table in forgotten]
