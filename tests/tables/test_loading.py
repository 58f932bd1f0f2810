"""Loading a table: from its log, or from a snapshot and what came after, always to the same standing."""

import dataclasses
import time

import pytest
from msgspec.structs import replace

from coroutines import story
from mokum.catalog import games
from mokum.store import BrokenChain
from mokum.tables import Hall, Refusal, Update
from mokum.tables.deciding.commands import Code, Play, TakeBack
from mokum.tables.log import snapshots
from mokum.tables.log.folding import fold, fold_all
from mokum.tables.log.snapshots import EVERY, is_time, pack, unpack
from mokum.tables.log.standing import Standing
from mokum.tables.node.feed import FAR_BEHIND
from store.places import Place
from tables.party import ANNA, PLAYERS, WATCHING, a_few, a_hall, begin, do, play_some, see
from tables.watching import Watcher


@pytest.mark.parametrize("slug", games())
@story
async def test_a_snapshot_and_what_came_after_is_the_whole_log(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        await play_some([hall], table, 5_000)
        rows = await hall.store.read(table)
    standing: Standing | None = None
    kept = []
    for row in rows:
        standing = fold(standing, row)
        if not standing.steps:
            assert is_time(standing, standing.version - EVERY)
            assert not is_time(standing, standing.version - EVERY + 1)
            assert unpack(pack(standing)) == standing
            kept.append(pack(standing))
        else:
            assert not is_time(standing, 0)
    assert standing == fold_all(rows)
    for snapshot in kept[:: len(kept) // 5]:
        again = unpack(snapshot)
        assert again is not None
        for row in rows[again.version :]:
            again = fold(again, row)
        assert again == standing


@story
async def test_a_hall_keeps_snapshots_and_loads_from_them(durable_place: Place) -> None:
    async with a_hall(durable_place) as hall:
        table = await begin(hall, "harbour", 2)
        await play_some([hall], table, 2 * EVERY)
        seen = [await see(hall, actor, table) for actor in (*PLAYERS[:2], WATCHING)]
        kept = await hall.store.snapshot(table)
        assert kept is not None
        assert kept.version >= EVERY
    async with a_hall(durable_place) as hall:
        assert [await see(hall, actor, table) for actor in (*PLAYERS[:2], WATCHING)] == seen
        await hall.store.drop_snapshot(table)
    async with a_hall(durable_place) as hall:
        assert [await see(hall, actor, table) for actor in (*PLAYERS[:2], WATCHING)] == seen
        await play_some([hall], table, 3)


@pytest.mark.parametrize("body", [b"", b"{}", b'{"format":4,"standing":{},"position":null}'])
@story
async def test_a_snapshot_of_another_program_is_passed_over(body: bytes, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        seen = await see(hall, ANNA, table)
        last = (await hall.store.read(table))[-1]
        await hall.store.keep_snapshot(table, last.version, last.hash, body)
    async with a_hall(memory_place) as hall:
        assert await see(hall, ANNA, table) == seen


@story
async def test_a_snapshot_of_another_shape_is_passed_over(memory_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """A state that has got a field: what was kept without it is not read, also where the field need not be there."""
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        standing = fold_all(await hall.store.read(table))
    kept = pack(standing)
    assert unpack(kept) == standing
    state = standing.game.types.state
    more = dataclasses.make_dataclass("State", [("more", int, 0)], bases=(state,))
    types = replace(standing.game.types, state=more)
    monkeypatch.setattr(type(standing.game), "types", types)
    snapshots._shape.cache_clear()
    try:
        assert unpack(kept) is None
    finally:
        monkeypatch.undo()
        snapshots._shape.cache_clear()
    assert unpack(kept) == standing


@story
async def test_a_hall_with_little_room_forgets_and_reads_again(sqlite_place: Place) -> None:
    async with a_hall(sqlite_place, capacity=2) as hall:
        tables = [await begin(hall, "routes", 2) for _ in range(5)]
        version = (await see(hall, WATCHING, tables[0])).version
        for round_ in range(3):
            for table in tables:
                await play_some([hall], table, 1, round_)
        assert len(hall._reception._shelf._tables) <= 3
        assert {(await see(hall, WATCHING, table)).version for table in tables} == {version + 3}


async def grow(hall: Hall, table: str, rows: int) -> None:
    """Fills the log with moves that are taken back."""
    while (seen := await see(hall, WATCHING, table)).version < rows:
        player = PLAYERS[seen.awaited[0]]
        moves = (await see(hall, player, table)).moves
        await do(hall, player, table, Play(moves[0]))
        if (await see(hall, player, table)).take_back == "own":
            await do(hall, player, table, TakeBack())


@story
async def test_whoever_is_far_behind_is_told_where_the_table_stands(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "harbour", 2)
        await grow(hall, table, 3 * FAR_BEHIND)
        version = (await see(hall, ANNA, table)).version
        for after, seen_rows in (
            (0, 0),
            (version - FAR_BEHIND - 1, 0),
            (version - FAR_BEHIND, FAR_BEHIND),
            (version, 0),
        ):
            watcher = await Watcher.at(hall, ANNA, table, after)
            sight = await watcher.until(version)
            assert sight == await see(hall, ANNA, table)
            assert [row.version for row in watcher.rows] == list(range(version - seen_rows + 1, version + 1))
            await watcher.close()


@story
async def test_a_slow_reader_gets_all_messages_in_fewer_updates(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        feed = await hall.watch(ANNA.player, table)
        first = await anext(feed)  # type: ignore[arg-type]
        assert isinstance(first, Update)
        await play_some([hall], table, 20)
        update = await anext(feed)  # type: ignore[arg-type]
        assert isinstance(update, Update)
        assert len(update.rows) == 20
        assert update.rows[-1].version == update.sight.version
        await feed.close()  # type: ignore[union-attr]


@story
async def test_a_late_move_costs_no_more_than_an_early_one(memory_place: Place) -> None:
    """The same moves of the same game, at the beginning of a log and behind two thousand rows: side by side."""
    async with a_hall(memory_place) as hall:
        short, long = await begin(hall, "harbour", 2), await begin(hall, "harbour", 2)
        await grow(hall, long, 2_000)
        spent = {short: 0.0, long: 0.0}
        for _ in range(60):
            for table in (short, long):
                seen = await see(hall, WATCHING, table)
                player = PLAYERS[seen.awaited[0]]
                moves = (await see(hall, player, table)).moves
                began = time.perf_counter()
                await do(hall, player, table, Play(moves[0]))
                spent[table] += time.perf_counter() - began
        assert spent[long] < 3 * spent[short]


@story
async def test_a_watch_that_fails_leaves_no_ear(memory_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        found = await hall._reception.load(table)

        async def broken(table: str, *_: object, **__: object) -> None:
            raise BrokenChain(table, 3)

        monkeypatch.setattr(hall.store, "read", broken)
        refused = await hall.watch("wim", table)
        assert isinstance(refused, Refusal)
        assert refused.code is Code.GONE
        assert not isinstance(found, Refusal)
        assert not found.ears
