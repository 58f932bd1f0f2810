"""By correspondence: doubled prices that are sealed ahead save everybody a second visit."""

from typing import Any

import msgspec
import pytest

from coroutines import story
from mokum.tables import Hall, Sight
from mokum.tables.deciding.commands import Play, TakeBack
from mokum.tables.log.standing import Phase
from store.places import Place
from tables.party import PLAYERS, a_hall, begin, do, see


def view_of(sight: Sight) -> dict[str, Any]:
    assert sight.view is not None
    return msgspec.json.decode(sight.view, type=dict[str, Any])


async def to_the_first_lot(hall: Hall, table: str) -> None:
    """Everybody declines or does the first thing until prices are to be sealed."""
    while True:
        sight = await see(hall, PLAYERS[0], table)
        assert sight.phase is Phase.PLAYING
        if view_of(sight)["agenda"][-1]["type"] == "SingleLimit":
            return
        actor = PLAYERS[sight.awaited[0]]
        moves = (await see(hall, actor, table)).moves
        await do(hall, actor, table, Play("decline" if "decline" in moves else moves[0]))


@pytest.mark.rule("MER-144", "MER-146", "MER-147")
@story
async def test_a_lot_that_all_have_sealed_ahead_needs_one_visit_of_each(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "merchants", 3, options={"ahead": True})
        await to_the_first_lot(hall, table)
        lot = view_of(await see(hall, PLAYERS[0], table))["lot"]
        await do(hall, PLAYERS[1], table, Play("ahead other 240"))
        await do(hall, PLAYERS[1], table, TakeBack())
        await do(hall, PLAYERS[1], table, Play("ahead other 260"))
        await do(hall, PLAYERS[1], table, Play("pass"))
        await do(hall, PLAYERS[2], table, Play("ahead other pass"))
        await do(hall, PLAYERS[2], table, Play("pass"))
        before = view_of(await see(hall, PLAYERS[0], table))
        assert before["ahead"] == [-1, -1], "what others sealed is theirs"
        assert view_of(await see(hall, PLAYERS[1], table))["ahead"] == [-1, 260]
        await do(hall, PLAYERS[0], table, Play("ahead opener 240"))
        await do(hall, PLAYERS[0], table, Play("open"))
        after = view_of(await see(hall, PLAYERS[0], table))
        assert after["lot"] == lot + 1
        assert (after["auction"]["opener"], after["auction"]["buyer"], after["auction"]["price"]) == (0, 1, 260)
        assert after["at"][1]["money"] == before["at"][1]["money"] - 260


@story
async def test_a_table_that_did_not_choose_it_seals_nothing_ahead(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "merchants", 3)
        await to_the_first_lot(hall, table)
        sight = await see(hall, PLAYERS[0], table)
        assert not [move for move in sight.moves if move.startswith("ahead")]
