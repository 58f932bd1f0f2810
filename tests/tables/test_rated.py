"""Rated tables: who may sit there, what is final, and that who goes has lost."""

import asyncio
from typing import Any

import pytest

from coroutines import story
from mokum.lots.terms import Running
from mokum.store import RatedSeat, StoreUnavailable
from mokum.tables import Actor, Code, Days, Hall, Keeper, Live, Refusal
from mokum.tables.deciding.commands import (
    AskPace,
    AskRematch,
    ComeBack,
    Invite,
    Leave,
    Make,
    Play,
    Resign,
    SeatBot,
    Sit,
    TakeBack,
)
from mokum.tables.deciding.seating import NOT_RATED
from mokum.tables.log.clocks import SECOND, Untimed
from mokum.tables.log.standing import Phase
from mokum.tables.log.timing import MARGIN
from store.places import Place, new_id
from tables.party import (
    ANNA,
    BERT,
    CLEO,
    PLAYERS,
    WATCHING,
    a_hall,
    begin,
    do,
    make,
    play_some,
    refused,
    see,
    sit,
)

LIVE = Live(300 * SECOND, 5 * SECOND)
RATED: dict[str, Any] = {"clock": LIVE, "rated": True}


async def ranks(hall: Hall, table: str) -> list[tuple[str, str, int]] | None:
    """What is kept of a game for ratings, by seat."""
    game = await hall.store.rated(table)
    return None if game is None else [(seat.player, seat.bot, seat.rank) for seat in game.rated.seats]


async def play_on(hall: Hall, table: str, but: tuple[Actor, ...] = ()) -> None:
    """The others play to the end."""
    while (await see(hall, WATCHING, table)).phase is Phase.PLAYING:
        for actor in PLAYERS:
            if actor not in but and (moves := (await see(hall, actor, table)).moves):
                await do(hall, actor, table, Play(moves[-1]))
        await asyncio.sleep(0)  # a bot may have to move


@pytest.mark.parametrize(
    "wish",
    [
        Make("routes", 2, rated=True),
        Make("routes", 2, clock=Untimed(), rated=True),
        Make("routes", 2, clock=LIVE, rated=True, practice=True),
        Make("harbour", 1, clock=LIVE, rated=True),
    ],
)
@story
async def test_a_rated_table_has_a_clock_and_two_seats_and_is_not_for_practice(wish: Make, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        answer = await hall.make(ANNA, new_id(), wish)
        assert isinstance(answer, Refusal)
        assert answer.code is Code.BAD_REQUEST


@story
async def test_it_is_for_players_with_an_account(memory_place: Place) -> None:
    async def has_account(player: str) -> bool:
        return player != BERT.player

    async with a_hall(memory_place, has_account=has_account) as hall:
        assert await hall.make(BERT, new_id(), Make("routes", 2, clock=LIVE, rated=True)) == NOT_RATED
        table = await make(hall, "routes", 2, **RATED)
        assert await refused(hall, BERT, table, Sit(1, "0" * 64)) == NOT_RATED
        await sit(hall, table, 0)
        plain = await make(hall, "routes", 2, clock=LIVE)
        await sit(hall, plain, 1)


@story
async def test_where_nobody_can_say_who_has_an_account_it_is_tried_again(memory_place: Place) -> None:
    is_away = False

    async def has_account(_: str) -> bool:
        if is_away:
            raise StoreUnavailable("no answer")
        return True

    async with a_hall(memory_place, has_account=has_account) as hall:
        table = await make(hall, "routes", 2, **RATED)
        is_away = True
        answer = await hall.make(ANNA, new_id(), Make("routes", 2, clock=LIVE, rated=True))
        assert isinstance(answer, Refusal)
        assert answer.code is Code.RETRY
        assert (await refused(hall, BERT, table, Sit(1, "0" * 64))).code is Code.RETRY
        is_away = False
        await sit(hall, table, 1)


@story
async def test_only_bots_of_known_strength_sit_there(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 3, **RATED)
        assert await refused(hall, ANNA, table, SeatBot(1, "random")) == NOT_RATED
        assert await refused(hall, ANNA, table, Invite(1, "Robo")) == NOT_RATED
        robo = Actor("robo", is_bot=True)
        assert await refused(hall, robo, table, Sit(1, "0" * 64)) == NOT_RATED
        await do(hall, ANNA, table, SeatBot(1, "casual"))


@story
async def test_everybody_sees_that_it_is_rated_and_so_is_the_next_one(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 2, **RATED)
        listing = await hall.store.listing(table)
        assert listing is not None
        assert listing.notice.rated
        assert (await see(hall, WATCHING, table)).rated
        await do(hall, BERT, table, Resign())
        await do(hall, ANNA, table, AskRematch())
        assert (await see(hall, ANNA, (await see(hall, ANNA, table)).rematch)).rated
        plain = await begin(hall, "routes", 2)
        assert not (await see(hall, WATCHING, plain)).rated


@story
async def test_the_clock_stays_as_it_is(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2, **RATED)
        assert (await refused(hall, ANNA, table, AskPace(Days(2)))).code is Code.NOT_ALLOWED


@story
async def test_what_another_has_moved_upon_is_not_taken_back(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        for rated in (False, True):
            table = await begin(hall, "harbour", 2, clock=LIVE, rated=rated)
            ways = set()
            for _ in range(60):
                await play_some([hall], table, 1)
                for actor in (ANNA, BERT):
                    seen = await see(hall, actor, table)
                    ways.add((seen.take_back, seen.take_back_why if seen.take_back == "no" else ""))
                    if seen.take_back_why == "rated":
                        assert "rated" in (await refused(hall, actor, table, TakeBack())).words
            assert ("own", "") in ways, "a slip can be taken back"
            assert (("ask", "") in ways) is not rated
            assert (("no", "rated") in ways) is rated


@story
async def test_of_two_who_leaves_has_lost(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 2, **RATED)
        await do(hall, ANNA, table, Leave())
        seen = await see(hall, WATCHING, table)
        assert seen.phase is Phase.OVER
        assert await ranks(hall, table) == [("anna", "", 2), ("bert", "", 1)]


@story
async def test_of_two_whose_time_is_up_has_lost(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 2, **RATED)
        await play_some([hall], table, 3)
        (late,) = (await see(hall, WATCHING, table)).awaited
        place.clock.now += LIVE.bank_ms * 2
        await Keeper(hall).ring_due()
        assert (await see(hall, WATCHING, table)).phase is Phase.OVER
        found = await ranks(hall, table)
        assert found is not None
        assert [rank for _, _, rank in found] == [2 if seat == late else 1 for seat in range(2)]


@story
async def test_when_nobody_is_left_of_those_who_ran_out_together_they_are_equal(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2, **RATED)
        memory_place.clock.now += LIVE.bank_ms + MARGIN
        await Keeper(hall).ring_due()
        seen = await see(hall, WATCHING, table)
        assert seen.result is not None
        assert seen.result.ranks == (1, 1)
        assert await ranks(hall, table) == [("anna", "", 2), ("bert", "", 2)]


@story
async def test_at_a_larger_table_a_bot_plays_on_and_nobody_comes_back(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 3, **RATED)
        await do(hall, ANNA, table, Leave())
        seen = await see(hall, WATCHING, table)
        assert seen.phase is Phase.PLAYING
        assert (seen.seats[0].resigned, seen.seats[0].why) == (True, "left")
        assert (await refused(hall, ANNA, table, ComeBack())).code is Code.NOT_ALLOWED
        await play_on(hall, table, but=(ANNA,))
        found = await ranks(hall, table)
        assert found is not None
        assert found[0] == ("anna", "", 3), "however well the bot did"
        assert found[1][2] != found[2][2]


@story
async def test_from_bots_nobody_steals_away(place: Place) -> None:
    async with a_hall(place) as hall:
        for way in (Leave(), Resign()):
            table = await begin(hall, "routes", 1, bots=2, bot="beginner", **RATED)
            await do(hall, ANNA, table, way)
            assert (await see(hall, WATCHING, table)).phase is Phase.OVER
            assert await ranks(hall, table) == [("anna", "", 3), ("", "beginner", 1), ("", "beginner", 1)]


@story
async def test_the_last_of_several_who_go_ends_the_game(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 3, **RATED)
        for actor in (BERT, ANNA, CLEO):
            await do(hall, actor, table, Resign())
        assert (await see(hall, WATCHING, table)).phase is Phase.OVER


@story
async def test_a_game_that_was_played_is_kept_as_it_ended_and_no_other(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 2, **RATED)
        plain = await begin(hall, "routes", 2, clock=LIVE)
        for each in (table, plain):
            await play_on(hall, each)
        seen = await see(hall, WATCHING, table)
        assert seen.result is not None
        game = await hall.store.rated(table)
        assert game is not None
        assert (game.rated.game, game.rated.pace, game.ended_at) == ("routes", "live", place.clock.now)
        assert game.rated.seats == tuple(
            RatedSeat(actor.player, "", rank) for actor, rank in zip((ANNA, BERT), seen.result.ranks, strict=True)
        )
        assert await hall.store.rated(plain) is None


@story
async def test_a_game_by_days_is_of_another_pace(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2, clock=Days(2), rated=True)
        await do(hall, ANNA, table, Resign())
        game = await hall.store.rated(table)
        assert game is not None
        assert game.rated.pace == "days"


@story
async def test_a_lot_on_the_clock_is_no_way_out(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "merchants", 3, lots=Running(), **RATED)
        for actor in (ANNA, BERT, CLEO):
            await do(hall, actor, table, Leave())
        seen = await see(hall, WATCHING, table)
        assert seen.phase is Phase.OVER
        assert seen.lot is None
