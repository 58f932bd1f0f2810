"""Attack 5: whoever has the disk, a dump or a backup, but not the key, learns nothing hidden of a running game."""

import os
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from coroutines import story
from mokum.catalog import games
from mokum.database import Database, migrate
from mokum.store import Entry, Row, Status, WrongKey, open_store
from mokum.store.chain import START, link
from store.places import KEPT, OF_NO_TABLE, MemoryPlace, Place, SqlitePlace, entry, new_id, notice
from tables.party import a_hall, begin, play_some

OTHER_KEY = bytes(range(32, 64))
CIPHERTEXT = {"events": {"body", "hash"}, "snapshots": {"body", "hash"}, "secrets": {"body"}}
"""The only columns in which two servers may differ that differ in hidden things alone."""
TAG_AND_NONCE = 28


async def a_game(slug: str) -> list[Row]:
    """The rows of a game that is being played."""
    async with a_hall(MemoryPlace()) as hall:
        table = await begin(hall, slug, games()[slug].meta.seats[-1])
        await play_some([hall], table, 30)
        return await hall.store.read(table)


def with_other_luck(body: bytes) -> bytes:
    """A body of the same length that tells of other cards: the figures in it, the other way round."""
    figures = [byte for byte in body if chr(byte).isdigit()]
    return bytes(figures.pop() if chr(byte).isdigit() else byte for byte in body)


async def keep(place: Place, table: str, rows: Sequence[Row], bodies: Sequence[bytes]) -> None:
    """A server in which these rows are written, with a snapshot that tells as much as they do."""
    async with place.node() as store:
        await store.keep_secret(table, bytes(32))
        for version, (row, body) in enumerate(zip(rows, bodies, strict=True)):
            kept = await store.append(
                table, version, [Entry(row.command, row.actor, row.kind, body)], timers={"clock": 7}, notice=notice()
            )
        await store.keep_snapshot(table, kept[-1].version, kept[-1].hash, b"".join(bodies))


async def dump(place: Place, table: str) -> dict[str, list[dict[str, Any]]]:
    """All that is kept of a table, by column."""
    return {name: await place.records(name, table) for name in KEPT if name not in OF_NO_TABLE}


@pytest.mark.parametrize("slug", games())
@story
async def test_two_servers_that_differ_in_hidden_things_differ_in_ciphertext_alone(
    slug: str, durable_place: Place
) -> None:
    rows, table = await a_game(slug), new_id()
    bodies = [row.body for row in rows]
    others = [with_other_luck(body) for body in bodies]
    assert sum(body != other for body, other in zip(bodies, others, strict=True)) > 20
    dumps = []
    for told in (bodies, others):
        await keep(durable_place, table, rows, told)
        dumps.append(await dump(durable_place, table))
        for name in KEPT:
            await durable_place.execute(f"DELETE FROM {name}")
    one, other = dumps
    assert len(one["events"]) == len(rows)
    for name, records in one.items():
        assert len(records) == len(other[name])
        for mine, yours in zip(records, other[name], strict=True):
            for column, value in mine.items():
                if column in CIPHERTEXT.get(name, ()):
                    assert len(value) == len(yours[column])
                    assert value != yours[column]
                else:
                    assert value == yours[column], (name, column)
    assert [len(record["body"]) for record in one["events"]] == [len(body) + TAG_AND_NONCE for body in bodies]


@pytest.mark.parametrize("slug", games())
@story
async def test_nothing_that_was_dealt_is_on_the_disk(slug: str, sqlite_place: SqlitePlace) -> None:
    async with a_hall(sqlite_place) as hall:
        table = await begin(hall, slug, games()[slug].meta.seats[-1])
        await play_some([hall], table, 30)
        rows = await hall.store.read(table)
        disk = b"".join(Path(sqlite_place.path + end).read_bytes() for end in ("", "-wal"))
    assert len(rows) > 30
    assert rows[0].command.encode() in disk, "this is where the rows are"
    for row in rows:
        assert row.body not in disk
        assert row.body[len(row.body) // 4 : -len(row.body) // 4] not in disk
        assert row.hash not in disk


@story
async def test_a_hash_does_not_help_to_guess_a_card(durable_place: Place) -> None:
    table, dealt = new_id(), entry(b'{"card":17}')
    async with durable_place.node() as store:
        [row] = await store.append(table, 0, [dealt])
    [(kept,)] = await durable_place.execute("SELECT hash FROM events WHERE table_id = $1", table)
    assert row.hash == link(START, table, 1, dealt, row.at)
    assert all(
        bytes(kept) != link(START, table, 1, entry(b'{"card":%d}' % card, command=dealt.command), row.at)
        for card in range(100)
    )


@story
async def test_a_row_put_in_another_place_does_not_open(durable_place: Place) -> None:
    table = new_id()
    async with durable_place.node() as store:
        await store.append(table, 0, [entry(b"first"), entry(b"other")])
        move = "UPDATE events SET body = (SELECT e.body FROM events e WHERE e.table_id = $1 AND e.version = 1)"
        await durable_place.execute(f"{move} WHERE table_id = $1 AND version = 2", table)
        with pytest.raises(Exception, match="broken at version 2"):
            await store.read(table)


@story
async def test_the_end_of_a_game_opens_it(durable_place: Place) -> None:
    table = new_id()
    async with durable_place.node() as store:
        secret = await store.keep_secret(table, b"the seed of the server")
        rows = await store.append(table, 0, [entry(b"dealt")], notice=notice(Status.RUNNING))
        await store.keep_snapshot(table, 1, rows[-1].hash, b"a state")
        stranger = await open_store(Database(durable_place.url), key=OTHER_KEY)
        with pytest.raises(WrongKey):
            await stranger.read(table)
        with pytest.raises(WrongKey):
            await stranger.snapshot(table)
        assert secret not in await durable_place.secret_as_kept(table)
        rows += await store.append(table, 1, [entry(b"over")], notice=notice(Status.OVER))
        assert await stranger.read(table) == list(rows)
        assert await stranger.secret(table) == secret
        rows += await store.append(table, 2, [entry(b"a rematch is asked for")])
        assert await stranger.read(table) == list(rows)
        await stranger.close()


@story
async def test_a_table_from_before_there_was_encryption_goes_on_as_it_was(durable_place: Place) -> None:
    table = new_id()
    async with durable_place.node() as store:
        await store.keep_secret(table, b"seed")
        await durable_place.execute("UPDATE secrets SET sealing = 'none' WHERE table_id = $1", table)
    async with durable_place.node() as store:
        rows = await store.append(table, 0, [entry(b"in the open")])
        await store.keep_snapshot(table, 1, rows[-1].hash, b"a state")
    [(body, kept)] = await durable_place.execute("SELECT body, hash FROM events WHERE table_id = $1", table)
    assert (bytes(body), bytes(kept)) == (b"in the open", rows[-1].hash)
    async with durable_place.node() as store:
        rows += await store.append(table, 1, [entry(b"over")], notice=notice(Status.OVER))
        assert await store.read(table) == list(rows)
        snapshot = await store.snapshot(table)
        assert snapshot is not None
        assert snapshot.body == b"a state"


@story
async def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "mokum.db"
    before = os.umask(0o022)
    try:
        for _ in range(2):
            await migrate(f"sqlite:///{path}")
            store = await open_store(Database(f"sqlite:///{path}"), key=OTHER_KEY)
            await store.append(new_id(), 0, [entry()])
            files = [path, path.with_name("mokum.db-wal"), path.with_name("mokum.db-shm")]
            assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3
            await store.close()
            path.chmod(0o644)  # as older versions made it
    finally:
        os.umask(before)
