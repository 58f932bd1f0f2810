"""A practice table: alone or with bots one may go back over anything, and everything that tells of it says so."""

from pathlib import Path

import pytest

from coroutines import story
from mokum import catalog
from mokum.catalog import shipped
from mokum.kernel.record import PRACTICE, RecordFault, read
from mokum.kernel.verifying import verify
from mokum.tables import Refusal
from mokum.tables.deciding.commands import AskRematch, Sit, TakeBack
from mokum.tables.deciding.taking_back import WORDS
from mokum.tables.serving.replaying import Replaying
from mokum.tables.showing.seen_rows import TableMadeShown
from store.places import Place
from tables.party import ANNA, BERT, a_few, a_hall, begin, do, make, play_some, refused, see
from tables.staging import Stage

MOVES = 60
REFUSALS = Path(__file__).parents[2] / "client/src/platform/table/refusals.ts"


@pytest.mark.parametrize("slug", shipped())
def test_one_goes_back_over_anything_to_the_first_move(slug: str) -> None:
    """Move by move to the beginning, over draws, dice and the turns of bots; and the luck comes again as it was."""
    stage = Stage(slug, 1, a_few(slug) - 1, "practice", practice=True)
    for _ in range(MOVES):
        stage.go_on()
    played = [told for told in stage.line if not told.by_bot]
    assert any(event.reveals for told in played[1:] for event in told.events)
    for told in reversed(played):
        assert stage.way_back(0) == "own"
        stage.do(ANNA, TakeBack())
        assert stage.standing.position == told.before
    assert stage.way_back(0) == "not_moved"
    stage.play(0, str(played[0].move))
    assert stage.line[-1].events == played[0].events


def test_every_reason_why_a_move_stands_is_translated() -> None:
    told = REFUSALS.read_text()
    assert [words for words in WORDS.values() if f'"{words}": "' not in told] == []


@story
async def test_nobody_but_its_host_sits_down(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 2, practice=True)
        refusal = await refused(hall, BERT, table, Sit(1, "0" * 64))
        assert "practice" in refusal.words
        assert f'"{refusal.words}": "' in REFUSALS.read_text()
        assert (await see(hall, BERT, table)).practice


@story
async def test_it_is_told_wherever_the_table_is(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        for practice in (True, False):
            table = await begin(hall, "harbour", 1, practice=practice)
            assert (await see(hall, ANNA, table)).practice is practice
            listing = await hall.store.listing(table)
            assert listing is not None
            assert listing.notice.practice is practice
            history = await Replaying(hall).history(ANNA.player, table)
            assert not isinstance(history, Refusal)
            made = history[0].what
            assert isinstance(made, TableMadeShown)
            assert made.practice is practice


@story
async def test_the_record_says_so_and_cannot_be_told_otherwise(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "harbour", 1, practice=True)
        await play_some([hall], table, 30)
        await do(hall, ANNA, table, TakeBack())
        await play_some([hall], table, 5_000)
        text = await hall.record(ANNA.player, table)
        assert isinstance(text, str)
        assert f"\n{PRACTICE}\n" in text
        assert verify(text, catalog.game).practice
        with pytest.raises(RecordFault):
            read(text.replace(f"{PRACTICE}\n", ""), catalog.game)


@story
async def test_the_record_of_another_table_says_nothing_of_it(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "harbour", 1)
        await play_some([hall], table, 5_000)
        text = await hall.record(ANNA.player, table)
        assert isinstance(text, str)
        assert "practice" not in text
        assert not verify(text, catalog.game).practice


@story
async def test_a_rematch_is_one_too(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "harbour", 1, practice=True)
        await play_some([hall], table, 5_000)
        await do(hall, ANNA, table, AskRematch())
        again = (await see(hall, ANNA, table)).rematch
        assert (await see(hall, ANNA, again)).practice
