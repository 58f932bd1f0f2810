"""Getting up, giving up, and going on at another table."""

import pytest

from coroutines import story
from mokum import catalog
from mokum.catalog import games
from mokum.kernel.verifying import verify
from mokum.store import Status
from mokum.tables import Code
from mokum.tables.deciding.commands import AskRematch, CloseTable, ComeBack, Leave, Play, Resign, SeatBot, Start, Unseat
from mokum.tables.log.standing import Phase
from store.places import Place
from tables.party import ANNA, BERT, CLEO, WATCHING, a_hall, begin, do, make, play_some, refused, see, sit

FOR_TWO = [slug for slug, game in games().items() if 2 in game.meta.seats]


@story
async def test_before_the_game_a_seat_is_free_again(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 2)
        await sit(hall, table, 0, BERT)
        await do(hall, BERT, table, Leave())
        await sit(hall, table, 0)
        await sit(hall, table, 1, BERT)
        assert (await refused(hall, BERT, table, Unseat(0))).code is Code.NOT_ALLOWED
        await do(hall, ANNA, table, Unseat(1))
        assert (await refused(hall, ANNA, table, Start())).code is Code.NOT_ALLOWED
        assert [seat.player for seat in (await see(hall, ANNA, table)).seats] == [ANNA.player, ""]


@pytest.mark.parametrize("slug", FOR_TWO)
@story
async def test_of_two_the_other_one_wins(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, 2)
        moves = await play_some([hall], table, 5)
        await do(hall, BERT, table, Resign())
        seen = await see(hall, WATCHING, table)
        assert seen.phase is Phase.OVER
        assert seen.result is not None
        assert (seen.result.why, seen.result.ranks) == ("resigned", (1, 2))
        assert (await refused(hall, ANNA, table, Resign())).code is Code.GONE
        assert (await refused(hall, ANNA, table, Play("pass"))).code is Code.GONE
        text = await hall.record(ANNA.player, table)
        assert isinstance(text, str)
        assert len(verify(text, catalog.game).entries) == moves


@story
async def test_at_a_larger_table_a_bot_plays_on_until_nobody_is_left(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 3)
        await do(hall, ANNA, table, Resign())
        seen = await see(hall, WATCHING, table)
        assert seen.phase is Phase.PLAYING
        assert seen.seats[0].resigned
        assert seen.seats[0].stand_in
        assert (await refused(hall, ANNA, table, ComeBack())).code is Code.NOT_ALLOWED
        await do(hall, BERT, table, Leave())
        await do(hall, CLEO, table, Resign())
        assert (await see(hall, WATCHING, table)).phase is Phase.PLAYING, "Bert may come back"
        await do(hall, BERT, table, Resign())
        seen = await see(hall, WATCHING, table)
        assert seen.result is not None
        assert seen.result.why == "resigned"
        text = await hall.record(ANNA.player, table)
        assert isinstance(text, str)
        verify(text, catalog.game)


@story
async def test_a_record_is_given_out_when_the_deal_is_open(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        refusal = await hall.record(ANNA.player, table)
        assert not isinstance(refusal, str)
        assert refusal.code is Code.NOT_ALLOWED


@story
async def test_a_rematch_is_one_table_with_its_own_seed(postgres_place: Place) -> None:
    async with a_hall(postgres_place) as hall, a_hall(postgres_place) as other:
        table = await make(hall, "routes", 3, private=True)
        invitation = (await see(hall, ANNA, table)).invitation
        await sit(hall, table, 0)
        await sit(hall, table, 1, invitation=invitation)
        await do(hall, ANNA, table, SeatBot(2, "random"))
        assert (await refused(hall, ANNA, table, AskRematch())).code is Code.NOT_ALLOWED
        await do(hall, ANNA, table, CloseTable())
        await do(other, BERT, table, AskRematch())
        assert (await refused(hall, ANNA, table, AskRematch())).code is Code.NOT_ALLOWED
        old = await see(hall, ANNA, table)
        new = await see(hall, BERT, old.rematch)
        assert (new.game, new.options, new.clock, len(new.seats)) == (old.game, old.options, old.clock, 3)
        assert [seat.bot for seat in new.seats] == ["", "", "random"]
        assert new.commitment != old.commitment
        await sit(hall, old.rematch, 1)  # Bert was at the old table and needs no invitation
        assert (await refused(hall, CLEO, old.rematch, Leave())).code is Code.NOT_FOUND


@story
async def test_the_hall_shows_how_far_a_table_is(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await make(hall, "routes", 2)
        assert [listing.table for listing in await hall.store.listings(Status.OPEN)] == [table]
        await sit(hall, table, 0)
        listing = await hall.store.listing(table)
        assert listing is not None
        assert listing.notice.players == ("anna", "")
        table = await begin(hall, "routes", 2)
        assert [listing.table for listing in await hall.store.listings(Status.RUNNING)] == [table]
        await do(hall, BERT, table, Resign())
        assert [listing.table for listing in await hall.store.listings(Status.OVER)] == [table]
        assert len(await hall.store.listings_of(ANNA.player)) == 2
