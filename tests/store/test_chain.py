"""The chain: what was changed, lost or swapped on the disk is found when its table is read, and harms no other."""

import pytest

from coroutines import story
from mokum.store import BrokenChain, VersionTaken
from mokum.store.chain import START, link
from store.places import Place, entry, new_id


@pytest.mark.parametrize("version", [1, 3, 5])
@story
async def test_a_flipped_byte_is_found_at_its_row_and_at_its_table_only(place: Place, version: int) -> None:
    broken, sound = new_id(), new_id()
    async with place.node() as store:
        for table in (broken, sound):
            await store.append(table, 0, [entry() for _ in range(5)])
        await place.flip_byte(broken, version)
        with pytest.raises(BrokenChain) as found:
            await store.read(broken)
        assert (found.value.table, found.value.version) == (broken, version)
        assert len(await store.read(broken, version)) == 5 - version
        assert len(await store.read(sound)) == 5
        assert await store.append(sound, 5, [entry()])


@pytest.mark.parametrize("version", [1, 2, 4])
@story
async def test_a_lost_row_is_found(place: Place, version: int) -> None:
    table = new_id()
    async with place.node() as store:
        await store.append(table, 0, [entry() for _ in range(5)])
        await place.lose(table, version)
        with pytest.raises(BrokenChain) as found:
            await store.read(table)
        assert found.value.version == version


@story
async def test_reading_from_a_snapshot_begins_with_its_hash(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        rows = await store.append(table, 0, [entry() for _ in range(5)])
        assert await store.read(table, 3, previous=rows[2].hash) == list(rows[3:])
        with pytest.raises(BrokenChain) as found:
            await store.read(table, 3, previous=rows[1].hash)
        assert found.value.version == 4


@story
async def test_every_field_of_a_row_counts(place: Place) -> None:
    table, first = new_id(), entry()
    async with place.node() as store:
        [row] = await store.append(table, 0, [first])
    assert row.hash == link(START, table, 1, first, row.at)
    others = [
        link(bytes([1]) * 32, table, 1, first, row.at),
        link(START, new_id(), 1, first, row.at),
        link(START, table, 2, first, row.at),
        link(START, table, 1, first, row.at + 1),
        link(START, table, 1, entry(), row.at),
        link(START, table, 1, entry(command=first.command, actor="bob"), row.at),
        link(START, table, 1, entry(b"bodz", command=first.command), row.at),
    ]
    assert len({row.hash, *others}) == 1 + len(others)


@story
async def test_a_node_that_remembers_a_log_from_before_a_restore_asks_again(durable_place: Place) -> None:
    table = new_id()
    async with durable_place.node() as store, durable_place.node() as other:
        await store.append(table, 0, [entry() for _ in range(3)])
        await durable_place.lose(table, 3)
        with pytest.raises(VersionTaken) as refused:
            await store.append(table, 3, [entry()])
        assert refused.value.current == 2
        await store.append(table, 2, [entry()])
        await durable_place.lose(table, 3)
        await other.append(table, 2, [entry()])
        await store.append(table, 3, [entry()])
        assert len(await store.read(table)) == 4, "the chain goes on behind the row that is there"
