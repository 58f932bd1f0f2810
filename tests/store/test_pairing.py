"""Who looks for somebody to play with: each has one wish, and a table is found for them once."""

import asyncio

from msgspec.structs import replace

from coroutines import story
from mokum.store import PairingWait, PairingWish, Store
from store.places import START, Place, new_id

ANN, BOB, EVE = "a1", "b0", "e5"
LATER = START + 1_000


def a_wish(player: str, *seats: int, since: int = START, until: int = LATER) -> PairingWish:
    return PairingWish(player, "routes", seats or (2,), "live", True, 1250.5, 80.25, since, until)


def a_wait(waited: int) -> PairingWait:
    return PairingWait("routes", 2, "live", True, waited)


async def found(store: Store, *wishes: PairingWish, until: int = LATER) -> str:
    """They have a table, in this order."""
    table = new_id()
    at = [replace(wish, table=table, seat=seat, until=until) for seat, wish in enumerate(wishes)]
    assert await store.pair(await store.pairing_turn(), at, [a_wait(10)] * len(at), START)
    return table


@story
async def test_each_has_one_wish_and_the_longest_waiting_come_first(place: Place) -> None:
    async with place.node() as store, place.node() as other:
        assert await other.pairing_wish(ANN) is None
        assert await store.wish_pairing(a_wish(ANN, since=START + 2))
        assert await store.wish_pairing(a_wish(BOB, 2, 3, since=START + 1))
        assert await other.pairing_wish(BOB) == a_wish(BOB, 2, 3, since=START + 1)
        assert [wish.player for wish in await other.wait_for_pairing(START)] == [BOB, ANN]
        assert await store.wish_pairing(a_wish(ANN, 4, since=START))
        assert await other.wait_for_pairing(START) == [a_wish(ANN, 4), a_wish(BOB, 2, 3, since=START + 1)]
        assert [wish.player for wish in await other.wait_for_pairing(START, 1)] == [ANN]
        await store.end_pairing_wish(ANN)
        assert await other.pairing_wish(ANN) is None


@story
async def test_who_says_nothing_is_taken_to_be_gone(place: Place) -> None:
    async with place.node() as store:
        for player in (ANN, BOB):
            await store.wish_pairing(a_wish(player))
        await store.stay_for_pairing(ANN, LATER + 500)
        await store.stay_for_pairing(EVE, LATER)
        assert [wish.player for wish in await store.wait_for_pairing(LATER)] == [ANN, BOB]
        assert [wish.player for wish in await store.wait_for_pairing(LATER + 1)] == [ANN]
        await store.forget_pairings(LATER + 1, START)
        assert await store.pairing_wish(BOB) is None
        assert await store.pairing_wish(ANN) == a_wish(ANN, until=LATER + 500)


@story
async def test_of_two_who_find_tables_at_once_one_does(place: Place) -> None:
    async with place.node() as store, place.node() as other:
        for player in (ANN, BOB):
            await store.wish_pairing(a_wish(player))
        turn = await store.pairing_turn()

        async def find(node: Store) -> bool:
            table = new_id()
            seated = [replace(a_wish(player), table=table, seat=seat) for seat, player in enumerate((ANN, BOB))]
            return await node.pair(turn, seated, [a_wait(10), a_wait(20)], START)

        done = await asyncio.gather(*(find(node) for node in (store, other) * 3))
        assert sorted(done) == [False] * 5 + [True]
        one, two = await other.pairing_wish(ANN), await other.pairing_wish(BOB)
        assert one is not None
        assert two is not None
        assert one.table == two.table != ""
        assert (one.seat, two.seat) == (0, 1)
        assert await other.wait_for_pairing(START) == []
        assert sorted(wait.waited for wait in await other.pairing_waits(START)) == [10, 20], "counted once"
        assert await other.pairing_turn() == turn + 1


@story
async def test_with_a_table_a_wish_stays_what_it_is(place: Place) -> None:
    """Nobody waits for a second one, stops, or stays: the table decides."""
    async with place.node() as store:
        await store.wish_pairing(a_wish(ANN))
        table = await found(store, a_wish(ANN))
        before = await store.pairing_wish(ANN)
        assert before == replace(a_wish(ANN), table=table)
        assert not await store.wish_pairing(a_wish(ANN, 3))
        await store.end_pairing_wish(ANN)
        await store.stay_for_pairing(ANN, LATER + 5_000)
        await store.forget_pairings(LATER + 5_000, START)
        assert await store.pairing_wish(ANN) == before


@story
async def test_who_has_stopped_meanwhile_gets_no_table(place: Place) -> None:
    async with place.node() as store:
        for player in (ANN, BOB, EVE):
            await store.wish_pairing(a_wish(player))
        await store.end_pairing_wish(BOB)
        await store.wish_pairing(a_wish(EVE, since=START + 7))
        table = await found(store, a_wish(ANN), a_wish(BOB), a_wish(EVE))
        assert await store.pairing_wish(BOB) is None
        assert await store.unsettled_pairings(START) == [replace(a_wish(ANN), table=table)]
        assert await store.wait_for_pairing(START) == [a_wish(EVE, since=START + 7)], "another wish than that"


@story
async def test_a_table_is_to_be_opened_and_then_to_be_looked_at_when_it_is_time(place: Place) -> None:
    async with place.node() as store:
        for player in (ANN, BOB, EVE):
            await store.wish_pairing(a_wish(player))
        table = await found(store, a_wish(BOB), a_wish(ANN), a_wish(EVE))
        assert [wish.player for wish in await store.unsettled_pairings(START)] == [BOB, ANN, EVE], "by seat"
        await store.open_pairing(table, LATER + 100)
        assert await store.unsettled_pairings(LATER + 100) == []
        assert [wish.player for wish in await store.unsettled_pairings(LATER + 101)] == [BOB, ANN, EVE]
        await store.settle_pairing(table, [EVE, ANN], LATER + 900)
        assert await store.wait_for_pairing(START) == [a_wish(player, until=LATER + 900) for player in (ANN, EVE)]
        assert await store.pairing_wish(BOB) is None
        again = await found(store, a_wish(ANN), a_wish(EVE))
        assert [wish.table for wish in await store.unsettled_pairings(START)] == [again] * 2, "it is to be opened, too"
        await store.settle_pairing(again)
        assert await store.pairing_wish(ANN) is None
        await store.settle_pairing(again, [EVE])


@story
async def test_waits_are_told_for_a_while(place: Place) -> None:
    async with place.node() as store:
        await store.wish_pairing(a_wish(ANN))
        await found(store, a_wish(ANN))
        assert await store.pairing_waits(START) == [a_wait(10)]
        assert await store.pairing_waits(START + 1) == []
        await store.forget_pairings(START, START + 1)
        assert await store.pairing_waits(START) == []
