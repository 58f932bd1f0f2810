"""Signs: what can be seen in games, told with its figures; a shared network opens no case, and nothing is done."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from mokum.database import Database
from mokum.people import People
from mokum.people.engine import open_engine
from mokum.people.values import Client
from mokum.store import Against, Finished, Rated, RatedSeat, Status, Store
from mokum.web.noticing import Noticing, Sign
from store.places import START, MemoryPlace, entry, new_id, notice


def told(test: Callable[[People, Store], Awaitable[None]]) -> Callable[[], None]:
    async def story() -> None:
        engine = await open_engine(Database("memory:"))
        people, place = People(engine, lambda: START), MemoryPlace()
        async with place.node() as store:
            await test(people, store)
        people.close()
        await engine.dispose()

    def run() -> None:
        asyncio.run(story())

    return run


async def guest(people: People, name: str, address: str) -> str:
    return (await people.guest(name, Client(address))).player.ref


async def played(store: Store, winner: str, loser: str, *, rated: bool = True, why: str = "played") -> None:
    """A game of two, rated unless it is said, in which the loser perhaps left."""
    table, players = new_id(), (winner, loser)
    parts = tuple(
        Finished(player, seat, "routes", why if seat else "played", seat + 1, 9, 2, Against.PEOPLE, practice=False)
        for seat, player in enumerate(players)
    )
    over = replace(notice(Status.OVER, players=players), rated=rated)
    seats = tuple(RatedSeat(player, "", seat + 1) for seat, player in enumerate(players))
    rating = Rated("routes", "live", seats) if rated else None
    await store.append(table, 0, [entry()], notice=over)
    await store.append(table, 1, [entry()], notice=over, finished=parts, rated=rating)
    if rated:
        await store.keep_ratings(await store.rating_turn(), [table], [])


@told
async def test_one_who_always_wins_against_the_same_is_told_with_the_figures(people: People, store: Store) -> None:
    anna, bram = await guest(people, "Anna", "192.0.2.1"), await guest(people, "Bram", "198.51.100.1")
    for _ in range(5):
        await played(store, anna, bram)
    noticing = Noticing(people, store)
    assert await noticing.signs_of(anna) == []
    await played(store, anna, bram)
    assert await noticing.signs_of(anna) == [Sign("one_sided", bram, 6, 6)]
    assert await noticing.signs_of(bram) == [Sign("one_sided", anna, 0, 6)]
    assert await noticing.look(START) == 2
    assert await noticing.look(START) == 2
    cases = await people.moderation.cases.waiting(None)
    assert sorted(case.about for case in cases) == sorted((anna, bram))
    assert {case.reason for case in cases} == {"cheating"}
    assert await people.moderation.measures.of(anna) == []


@told
async def test_a_shared_network_is_told_and_opens_no_case(people: People, store: Store) -> None:
    anna, bram = await guest(people, "Anna", "192.0.2.1"), await guest(people, "Bram", "192.0.2.9")
    eve = await guest(people, "Eve", "192.0.2.77")
    await played(store, anna, bram)
    await played(store, anna, eve, rated=False)
    noticing = Noticing(people, store)
    assert await noticing.signs_of(anna) == [Sign("same_network", bram, 1, 1)]
    await noticing.look(START)
    assert await people.moderation.cases.waiting(None) == []


@told
async def test_who_often_leaves_is_told_and_who_wins_in_turn_is_not(people: People, store: Store) -> None:
    anna, bram = await guest(people, "Anna", "192.0.2.1"), await guest(people, "Bram", "198.51.100.1")
    for number in range(8):
        await played(store, *((anna, bram) if number % 2 else (bram, anna)))
    noticing = Noticing(people, store)
    assert await noticing.signs_of(anna) == []
    for _ in range(4):
        await played(store, bram, anna, rated=False, why="resigned")
    assert await noticing.signs_of(anna) == [Sign("left", "", 4, 12)]
