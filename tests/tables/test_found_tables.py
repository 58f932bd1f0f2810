"""Tables that were found for people: that they are opened whoever dies, and what becomes of whoever gets up there."""

import asyncio
from typing import Any

import pytest

from coroutines import story
from mokum.catalog import NoSuchGame
from mokum.tables.deciding.commands import Leave
from mokum.tables.serving.pairing import COMES, GRACE
from store.places import Place
from tables.party import ANNA, do, see, sit
from tables.test_pairing import SECOND, a_node, table_of, wish


@story
async def test_who_got_up_at_a_table_that_was_found_is_free_and_looks_again(place: Place) -> None:
    async with a_node(place) as (hall, pairing):
        for player in ("anna", "bert"):
            assert await pairing.wish(player, "routes", (2,), "days", rated=True, has_account=True) is None
        await pairing.sweep()
        table = await table_of(pairing, "anna")
        await sit(hall, table, 1)
        await do(hall, ANNA, table, Leave())
        assert await pairing.wish_of("anna") is None, "the seat is not theirs any more"
        await wish(pairing, "anna")
        assert await table_of(pairing, "bert") == table, "who stays is found at the table still"
        await wish(pairing, "cleo")
        await pairing.sweep()
        assert await table_of(pairing, "anna") == await table_of(pairing, "cleo") != table


@story
async def test_a_table_of_a_game_that_is_gone_holds_up_no_other(place: Place) -> None:
    async with a_node(place) as (hall, pairing):
        for player in ("anna", "bert"):
            await wish(pairing, player)
        assert await pairing._find() == 2
        open_for = hall.opening.open_for

        async def gone(players: list[str], *about: Any) -> object:
            if "anna" in players:
                raise NoSuchGame("routes")
            return await open_for(players, *about)

        for player in ("cleo", "dora"):
            await wish(pairing, player)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hall.opening, "open_for", gone)
            assert await pairing.sweep() == 2
        assert await table_of(pairing, "cleo") == await table_of(pairing, "dora") != ""
        assert [await pairing.wish_of(player) for player in ("anna", "bert")] == [None, None]


@story
async def test_a_table_that_was_found_is_opened_though_its_finder_died(durable_place: Place) -> None:
    async with a_node(durable_place) as (_, pairing), a_node(durable_place) as (hall, survivor):
        for player in ("anna", "bert"):
            await wish(pairing, player)
        assert await pairing._find() == 2  # and here the node dies
        assert await table_of(survivor, "anna") == "", "it is told of when it is there"
        durable_place.clock.now += COMES["live"] + GRACE + SECOND
        assert await survivor.sweep() == 0
        table = await table_of(survivor, "anna")
        seen = await see(hall, ANNA, table)
        assert [seat.player for seat in seen.seats] == ["anna", "bert"]
        await survivor.sweep()
        assert await table_of(survivor, "bert") == table, "the time to come begins when it is open"
        await asyncio.gather(sit(hall, table, 0), sit(hall, table, 1))
        assert await survivor.wish_of("bert") is None
