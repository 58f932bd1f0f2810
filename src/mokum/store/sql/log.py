"""The log of each table: written by whoever gathers appends, read and checked row by row; and its snapshots."""

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any, ClassVar, Unpack

from mokum.store.append import Append, check_identity
from mokum.store.chain import START, check
from mokum.store.errors import StoreUnavailable
from mokum.store.gathering import Gathering
from mokum.store.keys import new_key
from mokum.store.sealing import Seal
from mokum.store.sql.asking import ALL
from mokum.store.sql.secrets import SqlSecrets
from mokum.store.values import Beside, Entry, Row, Snapshot

EVENT = "table_id, version, command, actor, kind, body, at, hash"


def event_row(record: Sequence[Any]) -> Row:
    """A record of the log, its columns as in EVENT."""
    table, version, command, actor, kind, body, at, link = record
    return Row(str(table), version, str(command), actor, kind, body, at, link)


class SqlLog(SqlSecrets):
    """Rows are encrypted before they are written, and their chain is checked whenever they are read."""

    VERSIONS: ClassVar[str]
    """How the last versions of several tables, in a JSON list, are asked for at once."""

    def __init__(self, seal: Seal, gathering: Gathering, clock: Callable[[], int]) -> None:
        super().__init__(seal)
        self._clock = clock
        self._gathering = gathering

    async def append(
        self, table: str, after: int, entries: Sequence[Entry], *, at: int | None = None, **beside: Unpack[Beside]
    ) -> tuple[Row, ...]:
        at = self._clock() if at is None else at
        if table not in self._envelopes:
            await self._new_envelope(table)
        envelope = self._envelopes.get(table)
        return await self._gathering.append(Append(table, after, tuple(entries), at, envelope, **beside))

    async def _new_envelope(self, table: str) -> None:
        """Before the first append here: nothing is written in the open only because nobody thought of a secret."""
        check_identity(table)
        self._gathering.check_open()
        await self.keep_secret(table, new_key())

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
