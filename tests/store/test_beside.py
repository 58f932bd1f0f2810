"""What is kept beside the log: snapshots that may go, secrets that are sealed, and chat that can be taken back."""

from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag

from coroutines import story
from mokum.store import Snapshot, open_store
from store.places import Place, SqlitePlace, entry, new_id


@story
async def test_the_latest_snapshot_is_kept(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        rows = await store.append(table, 0, [entry() for _ in range(5)])
        assert await store.snapshot(table) is None
        for version in (2, 4, 3):
            assert await store.keep_snapshot(table, version, rows[version - 1].hash, b"state %d" % version)
        assert await other.snapshot(table) == Snapshot(table, 4, rows[3].hash, b"state 4")


@story
async def test_a_snapshot_may_be_deleted_at_any_time(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        rows = await store.append(table, 0, [entry()])
        await store.keep_snapshot(table, 1, rows[0].hash, b"state")
        await store.drop_snapshot(table)
        assert await store.snapshot(table) is None
        assert await store.read(table) == list(rows)
        await store.keep_snapshot(table, 1, rows[0].hash, b"state")
        assert await store.snapshot(table) is not None


@story
async def test_a_snapshot_that_the_log_does_not_know_is_not_given(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        rows = await store.append(table, 0, [entry(), entry()])
        await store.keep_snapshot(table, 2, rows[0].hash, b"of another story")
        assert await store.snapshot(table) is None
        await store.keep_snapshot(table, 3, rows[1].hash, b"of the future")
        assert await store.snapshot(table) is None


@story
async def test_a_secret_is_kept_once_and_sealed(place: Place) -> None:
    table, body = new_id(), b"the seed of the deal"
    async with place.node() as store, place.node() as other:
        assert await store.secret(table) is None
        assert await store.keep_secret(table, body) == body
        assert await other.secret(table) == body
        assert await other.keep_secret(table, b"a second seed") == body, "the first one was committed to"
        kept = await place.secret_as_kept(table)
        assert body not in kept
        assert kept != body


@story
async def test_secrets_are_nowhere_on_the_disk_in_the_open(sqlite_place: SqlitePlace) -> None:
    body = b"nobody may read this 5b1f"
    async with sqlite_place.node() as store:
        await store.keep_secret(new_id(), body)
        await store.append(new_id(), 0, [entry(b"everybody may read this")])
        disk = b"".join(Path(sqlite_place.path + end).read_bytes() for end in ("", "-wal"))
    assert b"everybody may read this" in disk
    assert body not in disk


@story
async def test_a_secret_opens_with_its_key_and_at_its_table_only(sqlite_place: SqlitePlace) -> None:
    mine, other = new_id(), new_id()
    async with sqlite_place.node() as store:
        await store.keep_secret(mine, b"seed")
        sealed = await sqlite_place.secret_as_kept(mine)
        await sqlite_place.execute("INSERT INTO secrets (table_id, body) VALUES ($1, $2)", other, sealed)
        with pytest.raises(InvalidTag):
            await store.secret(other)
    stranger = await open_store(sqlite_place.url, key=bytes(32))
    with pytest.raises(InvalidTag):
        await stranger.secret(mine)
    await stranger.close()


@story
async def test_a_short_key_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        await open_store("memory:", key=b"short")


@story
async def test_chat_is_read_in_pages_from_the_end(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        said = [await store.say(table, "ann", f"line {number}", number) for number in range(7)]
        await store.say(new_id(), "ann", "at another table", 3)
        assert await other.chat(table) == said
        assert await other.chat(table, limit=3) == said[-3:]
        assert await other.chat(table, said[4].id, 3) == said[1:4]
        assert await other.chat(table, said[0].id) == []
        assert await store.version(table) == 0, "chat is no part of the log"


@story
async def test_a_hidden_line_is_shown_to_nobody(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        first, second, third = [await store.say(table, "ann", text, 1) for text in ("one", "<b>'; --", "three")]
        assert second.text == "<b>'; --"
        await other.hide_chat(second.id)
        assert await store.chat(table) == [first, third]
