"""The fair deal: sealed, opened, and dealt with the hash where somebody stays silent."""

import asyncio

import pytest

from coroutines import story
from mokum import catalog
from mokum.kernel.fair import commitment
from mokum.kernel.verifying import verify
from mokum.tables import Code, Keeper
from mokum.tables.deciding.commands import CloseTable, OpenPart, Resign, Sit, Start
from mokum.tables.log.bodies import read_body
from mokum.tables.log.happenings import Started
from mokum.tables.log.standing import Phase
from mokum.tables.log.timing import OPENING
from store.places import MemoryPlace, Place, new_id
from tables.party import ANNA, BERT, WATCHING, a_hall, do, make, part_of, refused, see, sit


@story
async def test_the_game_begins_when_all_parts_are_open(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await make(hall, "routes", 2)
        await sit(hall, table, 0)
        await sit(hall, table, 1)
        assert (await refused(hall, BERT, table, Start())).code is Code.NOT_ALLOWED
        assert (await refused(hall, ANNA, table, OpenPart(part_of(0).hex()))).code is Code.NOT_ALLOWED
        await do(hall, ANNA, table, Start())
        assert (await refused(hall, ANNA, table, Start())).code is Code.NOT_ALLOWED
        await do(hall, ANNA, table, OpenPart(part_of(0).hex()))
        assert (await see(hall, ANNA, table)).phase is Phase.DEALING
        await do(hall, BERT, table, OpenPart(part_of(1).hex()))
        assert (await see(hall, ANNA, table)).phase is Phase.PLAYING
        place.clock.now += OPENING
        await Keeper(hall).ring_due()
        assert [row.kind for row in await hall.store.read(table)].count("Started") == 1


@story
async def test_a_seat_that_never_opens_its_part_is_dealt_with_its_hash(place: Place) -> None:
    async with a_hall(place) as hall:
        keeper = Keeper(hall)
        table = await make(hall, "routes", 2)
        await sit(hall, table, 0)
        await sit(hall, table, 1)
        await do(hall, ANNA, table, Start())
        await do(hall, ANNA, table, OpenPart(part_of(0).hex()))
        place.clock.now += OPENING - 1
        await keeper.ring_due()
        assert (await see(hall, ANNA, table)).phase is Phase.DEALING
        place.clock.now += 1
        await keeper.ring_due()
        seen = await see(hall, ANNA, table)
        assert seen.phase is Phase.PLAYING
        assert [seat.opened for seat in seen.seats] == [True, False]
        assert (await refused(hall, BERT, table, OpenPart(part_of(1).hex()))).code is Code.NOT_ALLOWED
        await do(hall, BERT, table, Resign())
        text = await hall.record(ANNA.player, table)
        assert isinstance(text, str)
        record = verify(text, catalog.game)
        assert record.deal.seats[1].contribution is None


@pytest.mark.parametrize("part", ["", "00", "zz" * 16, part_of(1).hex(), part_of(0).hex() + "00"])
@story
async def test_a_wrong_part_is_refused(part: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 2)
        await sit(hall, table, 0)
        await sit(hall, table, 1)
        await do(hall, ANNA, table, Start())
        assert (await refused(hall, ANNA, table, OpenPart(part))).code is Code.BAD_REQUEST
        assert not (await see(hall, ANNA, table)).seats[0].opened


@pytest.mark.parametrize("sealed", ["", "00", "Z" * 64, "0" * 63])
@story
async def test_nobody_sits_without_a_sealed_part(sealed: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 2)
        assert (await refused(hall, ANNA, table, Sit(0, sealed))).code is Code.BAD_REQUEST


@story
async def test_every_part_changes_the_deal() -> None:
    """The same table with the same seed of the server, and one who does not open the part: another deal."""
    deals, command = [], new_id()
    for silent in (False, False, True):
        place = MemoryPlace()
        async with a_hall(place, seeds=bytes) as hall:
            table = await make(hall, "routes", 2, command=command)
            await sit(hall, table, 0)
            await sit(hall, table, 1)
            await do(hall, ANNA, table, Start())
            await do(hall, ANNA, table, OpenPart(part_of(0).hex()))
            if silent:
                place.clock.now += OPENING
                await Keeper(hall).ring_due()
            else:
                await do(hall, BERT, table, OpenPart(part_of(1).hex()))
            rows = await hall.store.read(table)
            deals += [bytes(what.events) for row in rows if isinstance(what := read_body(row.body).what, Started)]
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


@story
async def test_the_seed_is_opened_at_the_end_and_is_what_was_promised(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 2)
        await do(hall, ANNA, table, CloseTable())
        seen = await see(hall, WATCHING, table)
        assert seen.result is not None
        assert commitment(table, bytes.fromhex(seen.result.server_seed)).hex() == seen.commitment


@story
async def test_a_table_made_at_once_in_two_halls_has_one_seed(postgres_place: Place) -> None:
    async with a_hall(postgres_place) as one, a_hall(postgres_place) as other:
        for _ in range(10):
            command = new_id()
            tables = await asyncio.gather(*(make(hall, "routes", 2, command=command) for hall in (one, other)))
            assert tables[0] == tables[1]
            seen = await see(one, WATCHING, tables[0])
            seed = await other.store.secret(tables[0])
            assert seed is not None
            assert commitment(tables[0], seed).hex() == seen.commitment
