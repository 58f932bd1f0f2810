"""When the database is gone, hung or busy: an answer in time, no move twice, and play goes on by itself afterwards."""

import asyncio
import sqlite3
import time
from contextlib import closing

import pytest

from coroutines import story
from mokum.database import Database
from mokum.store import CommandSeen, Store, StoreUnavailable, open_store
from mokum.store.postgres import PostgresStore
from mokum.store.sqlite import SqliteStore
from store.places import KEY, PostgresPlace, SqlitePlace, entry, new_id
from store.proxy import proxy_to

PATIENCE = 0.7


async def append_again(store: Store, table: str, command: str, after: int) -> int:
    """Sends a command until it is answered, as a client does; the version that it has in the end."""
    for _ in range(20):
        try:
            return (await store.append(table, after, [entry(command=command)]))[0].version
        except CommandSeen as seen:
            return seen.row.version
        except StoreUnavailable:
            await asyncio.sleep(0.1)
    raise AssertionError("it does not recover")


@story
async def test_a_server_that_was_killed_comes_back_by_itself(postgres_place: PostgresPlace) -> None:
    table, command = new_id(), new_id()
    async with proxy_to(postgres_place.url) as network:
        store = await open_store(Database(network.url), key=KEY, patience=PATIENCE)
        [row] = await store.append(table, 0, [entry()])
        for version in (1, 2, 3):
            await network.vanish()
            with pytest.raises(StoreUnavailable):
                await store.append(table, version, [entry(command=command)])
            with pytest.raises(StoreUnavailable):
                await store.read(table)
            assert not await store.keep_snapshot(table, 1, row.hash, b"state"), "a cache that fails fails no move"
            await network.listen()
            assert await append_again(store, table, command, version) == version + 1
            command = new_id()
        assert len(await store.read(table)) == 4
        await store.close()


@story
async def test_a_hung_server_is_waited_for_no_longer_than_promised(postgres_place: PostgresPlace) -> None:
    table, command = new_id(), new_id()
    async with proxy_to(postgres_place.url) as network:
        store = await open_store(Database(network.url), key=KEY, patience=PATIENCE)
        await store.append(table, 0, [entry()])
        network.stall()
        begin = time.monotonic()
        waiting = [store.append(new_id(), 0, [entry()]) for _ in range(50)]
        waiting += [store.append(table, 1, [entry()]) for _ in range(6)]  # these stand in a queue of their own
        outcomes = await asyncio.gather(
            store.append(table, 1, [entry(command=command)]), *waiting, return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {StoreUnavailable}
        assert PATIENCE * 0.9 <= time.monotonic() - begin < PATIENCE + 1.5
        network.mend()
        assert await append_again(store, table, command, 1) == 2
        assert len(await store.read(table)) == 2
        await store.close()


@story
async def test_a_move_whose_answer_was_lost_is_there_once(postgres_place: PostgresPlace) -> None:
    table, command = new_id(), entry(b"the same")
    async with proxy_to(postgres_place.url) as network, postgres_place.node() as witness:
        store = await open_store(Database(network.url), key=KEY, patience=PATIENCE)
        await store.append(table, 0, [entry()])
        network.lose_answers()
        with pytest.raises(StoreUnavailable):
            await store.append(table, 1, [command])
        assert await witness.version(table) == 2, "it was written"
        network.cut()
        network.mend()
        with pytest.raises(CommandSeen) as seen:
            await store.append(table, 1, [command])
        assert (seen.value.row.version, seen.value.row.body) == (2, b"the same")
        assert await store.append(table, 2, [entry()])
        await store.close()


@story
async def test_one_who_stops_waiting_harms_nobody(postgres_place: PostgresPlace) -> None:
    table = new_id()
    async with postgres_place.node() as store:
        tasks = [asyncio.create_task(store.append(table, 0, [entry()])) for _ in range(5)]
        await asyncio.sleep(0)
        for task in tasks[:4]:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results[:4]] == [asyncio.CancelledError] * 4
        version = await store.version(table)
        assert version == 1
        assert await store.append(table, version, [entry()])


@story
async def test_nobody_at_the_address() -> None:
    with pytest.raises(StoreUnavailable):
        await open_store(Database("postgresql://postgres@127.0.0.1:1/test"), key=KEY, patience=PATIENCE)


@story
async def test_commits_are_synced_whatever_the_session_would_do(postgres_place: PostgresPlace) -> None:
    url = postgres_place.url + "&synchronous_commit=off"
    usual, asked = (
        await open_store(Database(url), key=KEY),
        await open_store(Database(url), key=KEY, synchronous_commit="off"),
    )
    for store, expected in ((usual, "on"), (asked, "off")):
        assert isinstance(store, PostgresStore)
        assert [tuple(row) for row in await store._tell("SHOW synchronous_commit")] == [(expected,)]
        await store.close()


@story
async def test_sqlite_syncs_at_every_commit(sqlite_place: SqlitePlace) -> None:
    async with sqlite_place.node() as store:
        assert isinstance(store, SqliteStore)
        for way in (store._ask, store._tell):
            assert await way("PRAGMA journal_mode") == [("wal",)]
            assert await way("PRAGMA synchronous") == [(2,)]


@story
async def test_a_file_that_another_process_holds_for_too_long(sqlite_place: SqlitePlace) -> None:
    table, command = new_id(), new_id()
    async with sqlite_place.node(patience=PATIENCE) as store:
        await store.append(table, 0, [entry()])
        with closing(sqlite3.connect(sqlite_place.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            begin = time.monotonic()
            with pytest.raises(StoreUnavailable):
                await store.append(table, 1, [entry(command=command)])
            assert time.monotonic() - begin < PATIENCE + 1
            assert len(await store.read(table)) == 1, "reading goes on"
            other.execute("ROLLBACK")
        assert await append_again(store, table, command, 1) == 2


@story
async def test_a_file_that_another_process_holds_for_a_moment(sqlite_place: SqlitePlace) -> None:
    async with sqlite_place.node() as store:
        with closing(sqlite3.connect(sqlite_place.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            append = asyncio.create_task(store.append(new_id(), 0, [entry()]))
            await asyncio.sleep(0.2)
            assert not append.done()
            other.execute("COMMIT")
            assert await append


@story
async def test_a_closed_store_says_so(sqlite_place: SqlitePlace, postgres_place: PostgresPlace) -> None:
    for place in (sqlite_place, postgres_place):
        async with place.node() as store:
            pass
        with pytest.raises(StoreUnavailable):
            await store.append(new_id(), 0, [entry()])
