"""The log: dense, in order, each command once, and never in part."""

import asyncio
from collections import Counter

import pytest

from coroutines import story
from mokum.store import CommandSeen, Entry, Row, Store, VersionTaken
from store.places import START, Place, entry, new_id, notice


async def outcome(store: Store, table: str, after: int, *entries: Entry) -> tuple[Row, ...] | Exception:
    try:
        return await store.append(table, after, entries)
    except (VersionTaken, CommandSeen) as refusal:
        return refusal


@story
async def test_what_was_appended_is_read_again_by_another_node(place: Place) -> None:
    table, first, second, third = new_id(), entry(b"1"), entry(b"\x00\xff"), entry(b"", actor="")
    async with place.node() as store:
        one = await store.append(table, 0, [first])
        place.clock.now += 5
        others = await store.append(table, 1, [second, third])
    async with place.node() as store:
        rows = await store.read(table)
        assert rows == [*one, *others]
        assert [row.version for row in rows] == [1, 2, 3]
        assert [row.at for row in rows] == [START, START + 5, START + 5]
        assert [Entry(row.command, row.actor, row.kind, row.body) for row in rows] == [first, second, third]
        assert await store.version(table) == 3
        assert await store.read(table, 1) == rows[1:]
        assert await store.read(table, 1, 1) == rows[1:2]
        assert await store.read(table, 0, 2) == rows[:2]
        assert await store.read(table, 3) == await store.read(table, 9) == []
        assert await store.find(table, second.command) == rows[1]
        assert await store.append(table, 3, [entry()])


@story
async def test_rows_and_listing_are_of_the_time_that_the_caller_says(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        rows = await store.append(table, 0, [entry(), entry()], notice=notice(), at=START - 7)
        assert [row.at for row in rows] == [START - 7, START - 7]
        assert await store.read(table) == [*rows]
        listing = await store.listing(table)
        assert listing is not None
        assert (listing.created_at, listing.updated_at) == (START - 7, START - 7)


@story
async def test_a_table_that_nobody_wrote_to_is_empty(place: Place) -> None:
    async with place.node() as store:
        table = new_id()
        assert await store.version(table) == 0
        assert await store.read(table) == []
        assert await store.find(table, new_id()) is None


@pytest.mark.parametrize("after", [0, 1, 3, 100])
@story
async def test_an_append_that_does_not_begin_at_the_end_is_refused(place: Place, after: int) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        rows = await store.append(table, 0, [entry(), entry()])
        for node in (store, other):
            with pytest.raises(VersionTaken) as refused:
                await node.append(table, after, [entry()], timers={"turn": 1}, notice=notice())
            assert refused.value.current == 2
        assert await store.read(table) == list(rows)
        assert await store.next_due() is None
        assert await store.listing(table) is None


@story
async def test_a_node_goes_on_where_another_one_ended(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        for version in range(6):
            await (store, other)[version % 2].append(table, version, [entry()])
        assert len(await store.read(table)) == 6


@story
async def test_the_same_command_has_one_effect_whoever_sends_it_and_wherever(place: Place) -> None:
    table, command = new_id(), entry(b"same")
    async with place.node() as store, place.node() as other:
        [row] = await store.append(table, 0, [command])
        for node in (store, other):
            for after in (0, 1, 7):
                with pytest.raises(CommandSeen) as seen:
                    await node.append(table, after, [entry(b"other body", command=command.command)])
                assert seen.value.row == row
        assert await store.version(table) == 1
        assert await store.append(new_id(), 0, [command]), "another table has commands of its own"


@story
async def test_several_entries_are_written_together_or_not_at_all(place: Place) -> None:
    table, old = new_id(), entry()
    async with place.node() as store:
        await store.append(table, 0, [old])
        for entries in ([entry(), old], [old, entry()], [entry(), entry(), old, entry()]):
            with pytest.raises(CommandSeen):
                await store.append(table, 1, entries)
        assert await store.version(table) == 1
        assert len(await store.append(table, 1, [entry() for _ in range(20)])) == 20
        with pytest.raises(VersionTaken):
            await store.append(table, 10, [entry() for _ in range(20)])
        assert await store.version(table) == 21


@pytest.mark.parametrize("table", ["", "table", "0189F7A0-0000-4000-8000-00000000000A", "{" + "0" * 36 + "}"])
@story
async def test_only_canonical_identities_are_taken(place: Place, table: str) -> None:
    async with place.node() as store:
        with pytest.raises(ValueError, match="UUID"):
            await store.append(table, 0, [entry()])
        with pytest.raises(ValueError, match="UUID"):
            await store.append(new_id(), 0, [entry(command=table or "x")])


@story
async def test_appends_without_sense_are_refused(place: Place) -> None:
    async with place.node() as store:
        twice = entry()
        for after, entries in ((0, []), (0, [twice, twice]), (-1, [entry()]), (0, [entry(actor="a\0b")])):
            with pytest.raises(ValueError, match=r"entries|versions|NUL"):
                await store.append(new_id(), after, entries)


@story
async def test_of_a_hundred_appends_at_once_exactly_one_wins(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node(writers=4) as other:
        await store.append(table, 0, [entry()])
        # Some of one row and some of two, which must not slip in behind another's first.
        tries = [
            outcome((store, other)[number % 2], table, 1, *(entry() for _ in range(1 + number % 3 // 2)))
            for number in range(100)
        ]
        outcomes = await asyncio.gather(*tries)
        won = [rows for rows in outcomes if isinstance(rows, tuple)]
        assert len(won) == 1
        assert all(isinstance(lost, VersionTaken) for lost in outcomes if lost is not won[0])
        assert (await store.read(table))[1:] == list(won[0])


@story
async def test_the_same_command_sent_a_hundred_times_at_once_is_written_once(place: Place) -> None:
    table, command = new_id(), entry()
    async with place.node() as store, place.node() as other:
        nodes = (store, other)
        outcomes = await asyncio.gather(*(outcome(nodes[n % 2], table, 0, command) for n in range(100)))
        assert Counter(type(each) for each in outcomes) == {tuple: 1, CommandSeen: 99}
        assert await store.version(table) == 1


@story
async def test_many_tables_go_on_side_by_side(place: Place) -> None:
    tables, moves = [new_id() for _ in range(40)], 12
    async with place.node(writers=3) as store, place.node() as other:

        async def play(number: int, table: str) -> None:
            for version in range(moves):
                count = 1 + (number + version) % 2
                node = (store, other)[(number + version) % 2]
                after = await node.version(table)
                rows = await node.append(table, after, [entry(b"%d" % number) for _ in range(count)])
                assert [row.version for row in rows] == list(range(after + 1, after + 1 + count))

        async def disturb(table: str) -> None:
            for _ in range(moves):
                assert isinstance(await outcome(other, table, 500, entry()), VersionTaken)

        await asyncio.gather(*(play(*each) for each in enumerate(tables)), *(disturb(table) for table in tables))
        for number, table in enumerate(tables):
            rows = await store.read(table)
            assert [row.version for row in rows] == list(range(1, moves * 3 // 2 + 1))
            assert {row.body for row in rows} == {b"%d" % number}


@story
async def test_an_append_that_cannot_be_written_takes_no_other_with_it(place: Place) -> None:
    tables = [new_id() for _ in range(10)]
    async with place.node() as store:
        entries = [entry(actor="ann" if number % 3 else "\ud800") for number in range(10)]  # half a character
        tries = (store.append(table, 0, [each]) for table, each in zip(tables, entries, strict=True))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        for number, (table, result) in enumerate(zip(tables, outcomes, strict=True)):
            assert isinstance(result, tuple if number % 3 else UnicodeEncodeError)
            assert await store.version(table) == bool(number % 3)
