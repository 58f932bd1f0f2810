"""A fixed deal, for learning: the same luck for whoever names it, at practice tables alone, and told to everybody."""

import pytest

from coroutines import story
from mokum import catalog
from mokum.catalog import shipped
from mokum.kernel.record import FIXED, RecordFault, read_unsealed, sealed, unsealed
from mokum.kernel.verifying import verify
from mokum.tables.deciding.commands import AskRematch, Code, Make, Refusal
from mokum.tables.serving.hall import Hall
from mokum.tables.serving.replaying import Replaying
from mokum.tables.showing.seen_rows import StartedShown
from store.places import Place, new_id
from tables.party import ANNA, a_few, a_hall, begin, do, play_some, see


@pytest.mark.parametrize("slug", shipped())
@story
async def test_everybody_who_names_it_gets_the_same(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        names = ("learn-1", "learn-1", "learn-2")
        tables = [await begin(hall, slug, 1, a_few(slug) - 1, practice=True, fixed=name) for name in names]
        one, same, other = [await setup(hall, table) for table in tables]
        assert one == same
        assert one != other
        sights = [await see(hall, ANNA, table) for table in tables]
        assert [sight.fixed for sight in sights] == list(names)
        assert sights[0].commitment != sights[1].commitment


async def setup(hall: Hall, table: str) -> bytes:
    """What the host saw of the deal."""
    history = await Replaying(hall).history(ANNA.player, table)
    assert not isinstance(history, Refusal)
    (started,) = [row.what for row in history if isinstance(row.what, StartedShown)]
    return bytes(started.events)


@story
async def test_it_is_for_practice_alone(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        for wish in (Make("routes", 2, fixed="learn-1"), Make("routes", 2, practice=True, fixed="Learn it!")):
            refusal = await hall.make(ANNA, new_id(), wish)
            assert isinstance(refusal, Refusal)
            assert refusal.code is Code.BAD_REQUEST


@story
async def test_the_record_says_so_and_cannot_be_told_otherwise(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "harbour", 1, practice=True, fixed="learn-1")
        await play_some([hall], table, 5_000)
        text = await hall.record(ANNA.player, table)
        assert isinstance(text, str)
        assert FIXED in text
        assert verify(text, catalog.game).deal.fixed == "learn-1"
        for told in ("", "learn-2"):
            other = sealed(unsealed(text).replace('"fixed":"learn-1"', f'"fixed":"{told}"'))
            assert read_unsealed(unsealed(other), catalog.game).deal.fixed == told
            with pytest.raises(RecordFault):
                verify(other, catalog.game)
        await do(hall, ANNA, table, AskRematch())
        again = (await see(hall, ANNA, table)).rematch
        assert (await see(hall, ANNA, again)).fixed == "", "the next game is shuffled"
