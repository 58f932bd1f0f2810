"""A move is carried out once, when it is decided; what its row in the log says leads to the very same state."""

import pytest

from coroutines import story
from mokum.catalog import games
from mokum.tables import Feed
from mokum.tables.log.folding import fold, fold_all
from store.places import Place
from tables.party import WATCHING, a_few, a_hall, begin, play_some


@pytest.mark.parametrize("slug", games())
@story
async def test_a_table_at_play_is_after_every_move_where_its_log_says(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        feed = await hall.watch(WATCHING.player, table)
        assert isinstance(feed, Feed)
        folded = fold_all(await hall.store.read(table))
        for number in range(80):
            await play_some([hall], table, 1, seed=number)
            for row in await hall.store.read(table, folded.version):
                folded = fold(folded, row)
            live = feed.table.standing
            assert live == folded
            assert live.position is not folded.position
        await feed.close()
