"""Rated tables: in which place whoever goes comes out, and whoever stays."""

from msgspec.structs import replace

from coroutines import story
from mokum.tables import Code, Refusal
from mokum.tables.deciding.commands import ComeBack, Leave, OpenPart, Start
from mokum.tables.log.finishing import rated
from store.places import Place
from tables.party import ANNA, PLAYERS, a_hall, begin, do, make, part_of, refused, sit
from tables.test_rated import RATED, play_on, ranks


@story
async def test_those_who_stay_are_placed_among_themselves_whatever_the_bot_reached(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 3, **RATED)
        await do(hall, ANNA, table, Leave())
        await play_on(hall, table, but=(ANNA,))
        found = await hall._reception.load(table)
        assert not isinstance(found, Refusal)
        end = found.standing
        assert end.result is not None
        for reached, counted in (
            ((1, 2, 3), (3, 1, 2)),
            ((2, 3, 1), (3, 2, 1)),
            ((3, 1, 2), (3, 1, 2)),
            ((1, 2, 2), (3, 1, 1)),
        ):
            kept = rated(replace(end, result=replace(end.result, ranks=reached)))
            assert kept is not None
            assert tuple(seat.rank for seat in kept.seats) == counted


@story
async def test_who_leaves_while_cards_are_dealt_is_last(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 3, **RATED)
        for seat in range(3):
            await sit(hall, table, seat)
        await do(hall, ANNA, table, Start())
        await do(hall, ANNA, table, Leave())
        for seat in range(3):
            await do(hall, PLAYERS[seat], table, OpenPart(part_of(seat).hex()))
        assert (await refused(hall, ANNA, table, ComeBack())).code is Code.NOT_ALLOWED
        await play_on(hall, table, but=(ANNA,))
        found = await ranks(hall, table)
        assert found is not None
        assert found[0] == ("anna", "", 3)
