"""Analyses: pieces are leased by one at a time, findings stay whoever dies, and in the end there is a report alone."""

import asyncio
from collections import Counter

from coroutines import story
from mokum.store import PieceLease, Working
from store.places import START, Place, new_id

LEASE = 1000


@story
async def test_an_analysis_from_its_plan_to_its_report(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        assert await store.analysis(table) is None
        assert await store.findings(table) == []
        await store.begin_analysis(table, "ann", b"plan", 3, START)
        await other.begin_analysis(table, "bert", b"another plan", 9, START + 5)
        found = await other.analysis(table)
        assert found is not None
        assert (found.state, found.plan, found.report, found.done, found.of) == (Working.WORKING, b"plan", b"", 0, 3)
        assert [await store.analyses_under_way(player) for player in ("ann", "bert", "")] == [1, 0, 0]
        assert await store.lease_pieces(START - 1, LEASE) == []
        assert await store.lease_pieces(START, LEASE, 2) == [PieceLease(table, 0, 1), PieceLease(table, 1, 1)]
        assert await other.lease_pieces(START, LEASE) == [PieceLease(table, 2, 1)]
        await other.keep_finding(table, 2, b"two")
        await store.keep_finding(table, 0, b"zero")
        await store.keep_finding(table, 0, b"zero again")
        assert await store.findings(table) == [(0, b"zero"), (2, b"two")]
        found = await store.analysis(table)
        assert found is not None
        assert (found.done, found.of) == (2, 3)
        assert await other.lease_pieces(START + LEASE - 1, LEASE) == []
        assert await other.lease_pieces(START + LEASE, LEASE, 9) == [PieceLease(table, 1, 2)], "its lease ran out"
        await other.keep_finding(table, 1, b"one")
        await store.finish_analysis(table, b"report")
        await other.finish_analysis(table, b"another report")
        await store.begin_analysis(table, "ann", b"plan", 3, START)
        found = await store.analysis(table)
        assert found is not None
        assert (found.state, found.plan, found.report) == (Working.DONE, b"", b"report")
        assert (found.done, found.of) == (3, 3)
        assert await store.findings(table) == []
        assert await store.analyses_under_way("ann") == 0
        assert await store.lease_pieces(START + 10 * LEASE, LEASE) == []


@story
async def test_one_that_failed_is_begun_again(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        await store.begin_analysis(table, "ann", b"plan", 2, START)
        await store.keep_finding(table, 0, b"zero")
        await store.finish_analysis(table, b"")
        found = await store.analysis(table)
        assert found is not None
        assert found.state is Working.FAILED
        assert await store.lease_pieces(START, LEASE, 9) == []
        await store.begin_analysis(table, "bert", b"better plan", 1, START)
        found = await store.analysis(table)
        assert found is not None
        assert (found.state, found.plan, found.done, found.of) == (Working.WORKING, b"better plan", 0, 1)
        assert await store.lease_pieces(START, LEASE, 9) == [PieceLease(table, 0, 1)]


@story
async def test_what_was_begun_by_halves_is_begun_again(durable_place: Place) -> None:
    table = new_id()
    async with durable_place.node() as store:
        await store.begin_analysis(table, "ann", b"plan", 2, START)
        await durable_place.execute("DELETE FROM analysis_pieces WHERE number = 1")
        assert await store.analysis(table) is None
        await store.begin_analysis(table, "ann", b"plan", 2, START)
        assert await store.analysis(table) is not None


@story
async def test_each_piece_is_leased_once_and_the_longest_waiting_first(place: Place) -> None:
    first, second = new_id(), new_id()
    async with place.node() as store, place.node() as other:
        await store.begin_analysis(second, "ann", b"plan", 20, START + 1)
        await store.begin_analysis(first, "ann", b"plan", 20, START)
        assert await store.analyses_under_way("ann") == 2
        both = [node.lease_pieces(START + 1, LEASE, 5) for node in (store, other) for _ in range(2)]
        taken = Counter(lease for leases in await asyncio.gather(*both) for lease in leases)
        assert set(taken.values()) == {1}
        assert {lease.table for lease in taken} == {first}
        assert len(taken) == 20
