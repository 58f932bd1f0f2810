"""The hall: a listing changes with the move that changes it, and pages neither repeat nor miss a table."""

import asyncio

import pytest
from msgspec.structs import replace

from coroutines import story
from mokum.store import Listing, Mark, Notice, Status, Store, VersionTaken
from mokum.store.sql.listings import WAITING
from store.places import START, Place, PostgresPlace, entry, new_id, notice


async def open_tables(store: Store, place: Place, count: int) -> list[str]:
    """The latest first."""
    tables = []
    for number in range(count):
        place.clock.now += number % 2  # some of the same instant
        tables.append(new_id())
        await store.append(tables[-1], 0, [entry()], notice=notice())
    return tables[::-1]


@story
async def test_a_listing_follows_its_table(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        assert await store.listing(table) is None
        await store.append(table, 0, [entry()], notice=notice())
        place.clock.now += 9
        await store.append(table, 1, [entry()])
        assert await other.listing(table) == Listing(table, notice(), START, START, 1)
        running = notice(Status.RUNNING, private=True, players=("ann", "bob"))
        await store.append(table, 2, [entry(), entry()], notice=running)
        assert await other.listing(table) == Listing(table, running, START, START + 9, 4)


@story
async def test_a_refused_append_changes_no_listing(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        await store.append(table, 0, [entry()], notice=notice())
        with pytest.raises(VersionTaken):
            await store.append(table, 0, [entry()], notice=notice(Status.OVER, players=("eve",)))
        assert await store.listing(table) == Listing(table, notice(), START, START, 1)
        assert await store.listings_of("eve") == []


@story
async def test_each_status_has_its_page_and_private_tables_have_none(place: Place) -> None:
    async with place.node() as store:
        tables = {status: new_id() for status in Status}
        for status, table in tables.items():
            await store.append(table, 0, [entry()], notice=notice(status))
            await store.append(new_id(), 0, [entry()], notice=notice(status, private=True))
        for status, table in tables.items():
            assert [each.table for each in await store.listings(status)] == [table]


@pytest.mark.parametrize("size", [1, 3, 11, 50])
@story
async def test_pages_together_are_the_whole_hall_in_order(place: Place, size: int) -> None:
    async with place.node() as store:
        tables = await open_tables(store, place, 11)

        async def page_of(kind: str, mark: Mark | None) -> list[Listing]:
            if kind == "hall":
                return await store.listings(Status.OPEN, mark, size)
            if kind == "host":
                return await store.hosted("ann", mark, size)
            return await store.listings_of("ann", mark, size)

        for kind in ("hall", "player", "host"):
            seen: list[Listing] = []
            while page := await page_of(kind, seen[-1].mark if seen else None):
                assert len(page) <= size
                seen.extend(page)
            assert len(seen) == len(tables)
            assert {each.table for each in seen} == set(tables)
            assert [each.mark for each in seen] == sorted((each.mark for each in seen), reverse=True)


@story
async def test_players_find_the_tables_where_they_sit(place: Place) -> None:
    mine, left = new_id(), new_id()
    async with place.node() as store:
        await store.append(mine, 0, [entry()], notice=notice(private=True, players=("ann", "bob", "ann", "")))
        place.clock.now += 1
        await store.append(left, 0, [entry()], notice=notice(players=("bob", "cat")))
        place.clock.now += 1
        await store.append(left, 1, [entry()], notice=notice(players=("cat", "dan")))
        found = {
            name: [each.table for each in await store.listings_of(name)] for name in ("ann", "bob", "cat", "dan", "")
        }
        assert found == {"ann": [mine], "bob": [mine], "cat": [left], "dan": [left], "": []}


@story
async def test_players_find_the_tables_that_are_not_over(place: Place) -> None:
    tables = {status: new_id() for status in Status}
    async with place.node() as store:
        for status, table in tables.items():
            place.clock.now += 1
            await store.append(table, 0, [entry()], notice=notice(status, private=True, players=("ann", "bob")))
        await store.append(new_id(), 0, [entry()], notice=notice(players=("bob", "")))
        found = [each.table for each in await store.unfinished("ann")]
        assert found == [tables[Status.RUNNING], tables[Status.OPEN]]
        assert [each.table for each in await store.unfinished("ann", 1)] == [tables[Status.RUNNING]]


@story
async def test_hosts_find_the_open_tables_that_they_made(place: Place) -> None:
    seated, free, private = new_id(), new_id(), new_id()
    async with place.node() as store:
        await store.append(seated, 0, [entry()], notice=notice())
        place.clock.now += 1
        await store.append(free, 0, [entry()], notice=notice(players=("bob", "")))
        place.clock.now += 1
        await store.append(private, 0, [entry()], notice=notice(private=True, players=("", "")))
        for status in (Status.RUNNING, Status.OVER):
            await store.append(new_id(), 0, [entry()], notice=notice(status))
        assert [each.table for each in await store.hosted("ann")] == [private, free, seated]
        assert await store.hosted("bob") == []
        await store.append(free, 1, [entry()], notice=notice(Status.RUNNING, players=("bob", "cat")))
        assert [each.table for each in await store.hosted("ann")] == [private, seated]


@story
async def test_listings_of_many_tables_in_one_batch_are_each_their_own(place: Place) -> None:
    tables = [new_id() for _ in range(30)]
    async with place.node() as store:
        seated = [notice(Status.RUNNING, players=(f"p{n}", f"p{n + 1}")) for n in range(30)]
        await asyncio.gather(*(store.append(t, 0, [entry()], notice=n) for t, n in zip(tables, seated, strict=True)))
        assert [await store.listing(table) for table in tables] == [
            Listing(table, told, START, START, 1) for table, told in zip(tables, seated, strict=True)
        ]
        assert {each.table for each in await store.listings_of("p7")} == {tables[6], tables[7]}


async def pages(store: Store, size: int) -> list[tuple[Listing, int]]:
    """All open tables as the hall shows them, page after page."""
    seen: list[tuple[Listing, int]] = []
    while page := await store.waiting(seen[-1][0].mark if seen else None, size):
        assert len(page) <= size
        seen += page
    return seen


@pytest.mark.parametrize("size", [1, 3, 50])
@story
async def test_attack_7_a_host_has_one_place_among_the_open_tables(place: Place, size: int) -> None:
    async with place.node() as store:
        latest: dict[str, str] = {}
        for number in range(40):
            place.clock.now += number % 2  # some of the same instant
            host = ("mallory", "ann", "mallory", "mallory", f"p{number:02d}")[number % 5]
            table = new_id()
            await store.append(table, 0, [entry()], notice=hosted_by(host))
            known = latest.get(host)
            same = known is not None and (await listed(store, known)).updated_at == place.clock.now
            latest[host] = max(known, table) if same and known is not None else table
        for host in ("mallory", "pat"):  # neither a private one nor one that runs takes a place
            place.clock.now += 1
            await store.append(new_id(), 0, [entry()], notice=hosted_by(host, private=True))
            await store.append(new_id(), 0, [entry()], notice=hosted_by(host, Status.RUNNING))
        seen = await pages(store, size)
        assert {listing.notice.host: listing.table for listing, _ in seen} == latest
        assert len(seen) == len(latest)
        assert [each.mark for each, _ in seen] == sorted((each.mark for each, _ in seen), reverse=True)
        more = {listing.notice.host: others for listing, others in seen}
        assert (more.pop("mallory"), more.pop("ann"), set(more.values())) == (23, 7, {0})


async def listed(store: Store, table: str) -> Listing:
    listing = await store.listing(table)
    assert listing is not None
    return listing


def hosted_by(host: str, status: Status = Status.OPEN, *, private: bool = False) -> Notice:
    return replace(notice(status, private=private), host=host)


@story
async def test_the_open_tables_are_found_by_their_indexes(postgres_place: PostgresPlace) -> None:
    await postgres_place.execute(
        "INSERT INTO listings SELECT gen_random_uuid(), 'routes', 2, 'open', false, 'live', 'p' || (n % 500),"
        " '[]', '[]', n, n, 1, false FROM generate_series(1, 5000) n"
    )
    await postgres_place.execute("ANALYZE listings")
    asked = WAITING.replace("$1", "4000").replace("$2", "'ffffffff-ffff-ffff-ffff-ffffffffffff'").replace("$3", "20")
    plan = "\n".join(line for (line,) in await postgres_place.execute(f"EXPLAIN {asked}"))
    assert "listings_in_the_hall" in plan
    assert "listings_by_host" in plan
    assert "Seq Scan" not in plan
    assert "Sort" not in plan
