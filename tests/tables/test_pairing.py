"""Tables for people who look for somebody to play with, over several nodes, and what becomes of who does not come."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from coroutines import story
from mokum.store import Store
from mokum.tables import Hall, Refusal
from mokum.tables.deciding.commands import Leave, OpenPart
from mokum.tables.deciding.making import fault
from mokum.tables.deciding.seating import NOT_RATED
from mokum.tables.log.clocks import Days, Live
from mokum.tables.log.standing import Phase
from mokum.tables.serving.farewell import leave_all
from mokum.tables.serving.keeper import Keeper
from mokum.tables.serving.pairing import COMES, ENOUGH, FOUND, FRESH, GRACE, STAYS, Pairing, Queue, table_for
from mokum.tables.serving.standings import PACES
from store.places import Place
from tables.party import ANNA, CLEO, PLAYERS, a_hall, do, part_of, see, sit

SECOND = 1_000


@asynccontextmanager
async def a_node(place: Place) -> AsyncIterator[tuple[Hall, Pairing]]:
    async with a_hall(place) as hall:
        yield hall, Pairing(hall.store, hall, place.clock)


async def wish(pairing: Pairing, player: str, *seats: int, game: str = "routes", rated: bool = False) -> None:
    assert await pairing.wish(player, game, seats or (2,), "live", rated=rated, has_account=True) is None


async def table_of(pairing: Pairing, player: str) -> str:
    own = await pairing.wish_of(player)
    assert own is not None
    return own.table


async def pass_time(place: Place, hall: Hall, milliseconds: int) -> None:
    place.clock.now += milliseconds
    await Keeper(hall).ring_due()


@story
async def test_two_who_fit_find_a_table_and_begin(place: Place) -> None:
    async with a_node(place) as (hall, pairing), a_node(place) as (other, elsewhere):
        await wish(pairing, "anna", 2, 3, rated=True)
        assert await elsewhere.sweep() == 0
        place.clock.now += SECOND
        await wish(elsewhere, "bert", rated=True)
        assert await pairing.sweep() == 2
        assert await elsewhere.sweep() == 0, "once"
        table = await table_of(elsewhere, "anna")
        assert table == await table_of(pairing, "bert") != ""
        seen = await see(other, ANNA, table)
        assert [seat.player for seat in seen.seats] == ["anna", "bert"], "whoever waited longest is the host"
        assert (seen.host, seen.rated, seen.private, seen.clock) == ("anna", True, False, Live(900_000, 15_000))
        assert not any(seat.sealed for seat in seen.seats)
        assert await pairing.wish("anna", "harbour", (2,), "live", rated=False, has_account=True) == FOUND
        await sit(hall, table, 1)
        assert (await see(hall, ANNA, table)).phase is Phase.OPEN
        await sit(other, table, 0)
        assert await pairing.wish_of("anna") is None
        assert await pairing.wish_of("bert") is None
        for seat, player in enumerate(PLAYERS[:2]):
            await do(hall, player, table, OpenPart(part_of(seat).hex()))
        assert (await see(hall, ANNA, table)).phase is Phase.PLAYING
        await pass_time(place, hall, COMES["live"] + GRACE)
        assert (await see(hall, ANNA, table)).phase is Phase.PLAYING, "everybody came"


@story
async def test_who_came_waits_again_at_their_old_place_and_who_did_not_is_forgotten(place: Place) -> None:
    async with a_node(place) as (hall, pairing):
        await wish(pairing, "anna")
        since = place.clock.now
        place.clock.now += SECOND
        await wish(pairing, "bert")
        await pairing.sweep()
        table = await table_of(pairing, "anna")
        await sit(hall, table, 0)
        await pass_time(place, hall, COMES["live"] - 1)
        await pairing.sweep()
        assert await table_of(pairing, "anna") == table, "there is still time to come"
        await pass_time(place, hall, GRACE + 1)
        over = await see(hall, ANNA, table)
        assert over.result is not None
        assert (over.phase, over.result.why, over.result.ranks) == (Phase.OVER, "missed", ())
        await pairing.sweep()
        own = await pairing.wish_of("anna")
        assert own is not None
        assert (own.table, own.since) == ("", since)
        assert await pairing.wish_of("bert") is None
        await wish(pairing, "cleo")
        await pairing.sweep()
        assert await table_of(pairing, "anna") == await table_of(pairing, "cleo") != table


@story
async def test_who_says_no_to_the_seat_does_not_keep_the_other_waiting(place: Place) -> None:
    async with a_node(place) as (hall, pairing):
        for player in ("anna", "bert"):
            await wish(pairing, player)
        await pairing.sweep()
        table = await table_of(pairing, "anna")
        await sit(hall, table, 1)
        await do(hall, ANNA, table, Leave())
        await pass_time(place, hall, COMES["live"] + GRACE + 1)
        await pairing.sweep()
        assert await pairing.wish_of("anna") is None
        assert await table_of(pairing, "bert") == ""


@story
async def test_who_stops_in_the_very_moment_keeps_nobody_from_waiting(place: Place) -> None:
    async with a_node(place) as (_, pairing), a_node(place) as (_, other):
        for player in ("anna", "bert", "cleo"):
            await wish(pairing, player, 3)
            place.clock.now += 1
        pair = pairing._store.pair

        async def stopped(*found: object) -> bool:
            await other.stop("anna")
            return await pair(*found)  # type: ignore[arg-type]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pairing._store, "pair", stopped)
            await pairing.sweep()
        assert await pairing.wish_of("anna") is None
        assert [await table_of(pairing, player) for player in ("bert", "cleo")] == ["", ""]


@story
async def test_nobody_is_twice_at_a_table_and_nobody_is_lost_when_nodes_die(durable_place: Place) -> None:
    """Three nodes look at once while people come; each of their looks may end anywhere."""
    luck = Random(11)
    people = [f"p{number:03}" for number in range(90)]
    stores: list[Store] = []
    async with (
        a_node(durable_place) as (one, first),
        a_node(durable_place) as (two, second),
        a_node(durable_place) as (three, third),
    ):
        stores = [one.store, two.store, three.store]
        nodes = first, second, third
        has_come = asyncio.Event()

        async def come() -> None:
            for number, player in enumerate(people):
                await wish(nodes[number % 3], player, *((2,), (2, 3), (3,))[luck.randrange(3)])
                durable_place.clock.now += 50
                await asyncio.sleep(0)
            has_come.set()

        async def find(pairing: Pairing) -> None:
            while not has_come.is_set():
                look = asyncio.create_task(pairing.sweep())
                for _ in range(luck.randrange(40)):
                    await asyncio.sleep(0)
                look.cancel()
                await asyncio.gather(look, return_exceptions=True)

        await asyncio.gather(come(), *map(find, nodes))
        durable_place.clock.now += 10 * SECOND
        for pairing in (*nodes, *nodes):
            await pairing.sweep()
        wishes = {player: await stores[0].pairing_wish(player) for player in people}
        assert all(wishes.values()), "each has a table, or waits"
        seated = {player: own.table for player, own in wishes.items() if own is not None and own.table}
        assert len(seated) > 80
        for table, seats in Counter(seated.values()).items():
            seen = await one.look("", table)
            assert not isinstance(seen, Refusal)
            assert sorted(seat.player for seat in seen.seats) == sorted(who for who in seated if seated[who] == table)
            assert len(seen.seats) == seats
        listed = [len(await two.store.unfinished(player)) for player in seated]
        assert set(listed) == {1}, "no table was opened that nobody knows of"


@story
async def test_what_people_wait_for_and_how_long_they_usually_do(place: Place) -> None:
    async with a_node(place) as (_, pairing):
        assert await pairing.queues() == []
        place.clock.now += FRESH
        for number in range(ENOUGH + 1):
            await wish(pairing, f"p{number}")
            place.clock.now += SECOND
            if number % 2:
                await pairing.sweep()
        place.clock.now += FRESH
        waits = [2_000, 1_000] * 3
        assert await pairing.queues() == [Queue("routes", 2, "live", False, 0, sum(waits) // len(waits))]
        await wish(pairing, "anna", 2, 3)
        await wish(pairing, "bert", 4)
        assert [queue.people for queue in await pairing.queues()] == [0], "told as it was a moment ago"
        place.clock.now += FRESH
        told = {queue.seats: (queue.people, queue.usual_ms) for queue in await pairing.queues()}
        assert told == {2: (1, 1_500), 3: (1, None), 4: (1, None)}


@story
async def test_who_is_not_heard_of_waits_no_more(place: Place) -> None:
    async with a_node(place) as (_, pairing):
        await wish(pairing, "anna")
        place.clock.now += STAYS["live"]
        assert await pairing.stay("anna") is not None
        place.clock.now += STAYS["live"]
        assert await pairing.wish_of("anna") is not None
        place.clock.now += 1
        assert await pairing.wish_of("anna") is None
        await wish(pairing, "bert")
        assert await pairing.sweep() == 0
        await pairing.stop("bert")
        assert await pairing.stay("bert") is None


@story
async def test_the_same_wish_again_keeps_its_place(place: Place) -> None:
    async with a_node(place) as (_, pairing):
        began = place.clock.now
        await wish(pairing, "anna", 3, 2)
        place.clock.now += SECOND
        await wish(pairing, "anna", 2, 3)
        own = await pairing.wish_of("anna")
        assert own is not None
        assert own.since == began
        await wish(pairing, "anna", 2)
        own = await pairing.wish_of("anna")
        assert own is not None
        assert own.since == began + SECOND


@story
async def test_what_cannot_be_wished(memory_place: Place) -> None:
    async with a_node(memory_place) as (_, pairing):
        for game, seats in (
            ("chess", (2,)),
            ("routes", (5,)),
            ("routes", ()),
            ("harbour", (1,)),
            ("merchants", (2, 3)),
        ):
            refusal = await pairing.wish("anna", game, seats, "live", rated=False, has_account=True)
            assert isinstance(refusal, Refusal)
        assert await pairing.wish("anna", "routes", (2,), "live", rated=True, has_account=False) == NOT_RATED
        assert await pairing.wish_of("anna") is None


@pytest.mark.parametrize("game", ["routes", "merchants", "harbour"])
def test_a_table_that_is_found_can_be(game: str) -> None:
    for seats in (3, 4):
        live, days = (table_for(game, seats, pace, rated=True) for pace in PACES)
        assert fault(live) is None
        assert fault(days) is None
        assert isinstance(days.clock, Days)
        assert (live.lots is not None) == (game == "merchants"), "lots are sold on the clock where all are there"
        assert days.lots is None
        assert days.options == ({"ahead": True} if game == "merchants" else {})


@story
async def test_who_goes_for_good_waits_for_nothing(place: Place) -> None:
    async with a_node(place) as (hall, pairing):
        for player in ("anna", "bert", "cleo"):
            await wish(pairing, player)
        await pairing.sweep()
        for gone in (ANNA, CLEO):
            await leave_all(hall, gone.player)
        assert await pairing.wish_of("cleo") is None
        assert await table_of(pairing, "bert") == "", "he had no time to come"
