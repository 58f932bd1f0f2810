"""Once more, after the game: everybody keeps their seat, and the last yes begins it."""

import asyncio

import pytest

from coroutines import story
from mokum.catalog import games
from mokum.lots.terms import Mode, Running, Tempo
from mokum.tables import Answer, Code, Days, Hall
from mokum.tables.deciding.commands import (
    Actor,
    AskPace,
    AskRematch,
    CloseTable,
    Leave,
    OpenPart,
    Resign,
    SeatBot,
    Sit,
    Start,
    Unseat,
)
from mokum.tables.log.standing import Phase
from mokum.tables.serving.farewell import leave_all
from store.places import Place
from tables.party import (
    ANNA,
    BERT,
    CLEO,
    DAAN,
    WATCHING,
    a_few,
    a_hall,
    ask,
    begin,
    do,
    make,
    part_of,
    refused,
    see,
    sit,
)

LOTS = Running(Tempo.BRISK, Mode.DRAW)


async def over(hall: Hall, *players: Actor) -> str:
    """A game of these people at `routes` that is over, because all but the first have given up."""
    table = await begin(hall, "routes", len(players))
    for player in players[1:]:
        await do(hall, player, table, Resign())
    if (await see(hall, ANNA, table)).phase is not Phase.OVER:
        await do(hall, players[0], table, Resign())
    return table


async def once_more(hall: Hall, table: str, actor: Actor = ANNA) -> str:
    """The table after this one."""
    await do(hall, actor, table, AskRematch())
    return (await see(hall, actor, table)).rematch


@pytest.mark.parametrize("slug", games())
@story
async def test_everybody_stays_seated_and_the_last_yes_begins_it(slug: str, postgres_place: Place) -> None:
    async with a_hall(postgres_place) as hall, a_hall(postgres_place) as other:
        few = a_few(slug)
        bots = 1 if few + 1 in games()[slug].meta.seats else 0
        people = (ANNA, BERT, CLEO, DAAN)[:few]
        old = await _private(hall, slug, people, bots)
        for player in people:
            await ask(other, player, old, Resign())
        new = await once_more(other, old, people[-1])
        seen = await see(hall, ANNA, new)
        assert [seat.player for seat in seen.seats] == [*(player.player for player in people), *[""] * bots]
        assert [seat.sealed for seat in seen.seats] == [False] * few + [True] * bots
        assert (seen.phase, seen.private, seen.host) == (Phase.OPEN, True, people[-1].player)
        for seat in reversed(range(few)):
            assert (await see(hall, ANNA, new)).phase is Phase.OPEN
            await sit((hall, other)[seat % 2], new, seat)
        assert (await see(hall, ANNA, new)).phase is Phase.DEALING
        for seat, player in enumerate(people):
            await do((other, hall)[seat % 2], player, new, OpenPart(part_of(seat).hex()))
        assert (await see(other, ANNA, new)).phase is Phase.PLAYING


async def _private(hall: Hall, slug: str, people: tuple[Actor, ...], bots: int) -> str:
    table = await make(hall, slug, len(people) + bots, private=True)
    invitation = (await see(hall, ANNA, table)).invitation
    for seat in range(len(people)):
        await sit(hall, table, seat, invitation=invitation)
    for seat in range(len(people), len(people) + bots):
        await do(hall, ANNA, table, SeatBot(seat, "random"))
    await do(hall, ANNA, table, Start())
    for seat, player in enumerate(people):
        await do(hall, player, table, OpenPart(part_of(seat).hex()))
    return table


@pytest.mark.parametrize("slug", games())
@story
async def test_against_bots_alone_or_nobody_it_is_one_yes(slug: str, memory_place: Place) -> None:
    for seats in games()[slug].meta.seats:
        async with a_hall(memory_place) as hall:
            old = await begin(hall, slug, 1, seats - 1)
            await do(hall, ANNA, old, Resign())
            new = await once_more(hall, old)
            await sit(hall, new, 0)
            await do(hall, ANNA, new, OpenPart(part_of(0).hex()))
            seen = await see(hall, ANNA, new)
            assert seen.phase is not Phase.OPEN
            assert [seat.bot for seat in seen.seats] == ["", *["random"] * (seats - 1)]


@story
async def test_the_table_is_set_as_it_was_last(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        old = await begin(hall, "merchants", 1, 2, lots=LOTS)
        await do(hall, ANNA, old, AskPace(Days(2)))
        await do(hall, ANNA, old, Resign())
        before = await see(hall, ANNA, old)
        after = await see(hall, ANNA, await once_more(hall, old))
        assert (after.game, after.options, after.lots) == (before.game, before.options, LOTS)
        assert after.clock == Days(2)
        assert after.commitment != before.commitment
        assert after.invitation == before.invitation, "whoever was let in to look on may come along"


@story
async def test_nobody_is_spoken_for(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        new = await once_more(hall, await over(hall, ANNA, BERT, CLEO))
        assert (await refused(hall, ANNA, new, Start())).words == "Somebody has not said yes yet."
        await sit(hall, new, 0)
        await sit(hall, new, 2)
        assert (await refused(hall, ANNA, new, Start())).words == "Somebody has not said yes yet."
        assert (await refused(hall, ANNA, new, SeatBot(1, "random"))).code is Code.NOT_ALLOWED
        assert (await refused(hall, DAAN, new, Sit(1, "0" * 64))).code is Code.NOT_ALLOWED
        assert (await refused(hall, BERT, new, Sit(0, "0" * 64))).code is Code.NOT_ALLOWED
        assert (await refused(hall, ANNA, new, Sit(0, "0" * 64))).words == "You sit at this table already."
        assert (await refused(hall, BERT, new, Sit(1, "no seal"))).code is Code.BAD_REQUEST
        seen = await see(hall, WATCHING, new)
        assert [(seat.name, seat.sealed) for seat in seen.seats] == [("Anna", True), ("Bert", False), ("Cleo", True)]


@story
async def test_a_no_frees_the_seat_and_the_others_go_on_as_in_any_room(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        new = await once_more(hall, await over(hall, ANNA, BERT, CLEO))
        await sit(hall, new, 0)
        await do(hall, BERT, new, Leave())
        assert [seat.player for seat in (await see(hall, WATCHING, new)).seats] == ["anna", "", "cleo"]
        await sit(hall, new, 2)
        assert (await see(hall, ANNA, new)).phase is Phase.OPEN, "a seat is free"
        assert (await refused(hall, ANNA, new, Start())).words == "There are free seats."
        await sit(hall, new, 1, DAAN)
        assert (await see(hall, ANNA, new)).phase is Phase.OPEN, "a friend sat down; the host begins"
        await do(hall, ANNA, new, Start())


@story
async def test_with_a_bot_at_the_free_seat_the_last_yes_begins_it(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        new = await once_more(hall, await over(hall, ANNA, BERT, CLEO))
        await sit(hall, new, 0)
        await do(hall, ANNA, new, Unseat(1))
        await do(hall, ANNA, new, SeatBot(1, "random"))
        assert (await see(hall, ANNA, new)).phase is Phase.OPEN
        await sit(hall, new, 2)
        assert (await see(hall, ANNA, new)).phase is Phase.DEALING


@story
async def test_when_the_host_goes_the_others_fill_the_seat_and_begin(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        new = await once_more(hall, await over(hall, ANNA, BERT, CLEO))
        await sit(hall, new, 2)
        await do(hall, ANNA, new, Leave())
        assert (await see(hall, CLEO, new)).host == CLEO.player, "of those who stay, first who has said yes"
        assert (await refused(hall, ANNA, new, SeatBot(0, "random"))).code is Code.NOT_ALLOWED
        await do(hall, CLEO, new, SeatBot(0, "random"))
        await sit(hall, new, 1)
        assert (await see(hall, CLEO, new)).phase is Phase.DEALING


@story
async def test_two_who_ask_at_once_meet_at_one_table(postgres_place: Place) -> None:
    async with a_hall(postgres_place) as hall, a_hall(postgres_place) as other:
        old = await over(hall, ANNA, BERT)
        asked = await asyncio.gather(ask(hall, ANNA, old, AskRematch()), ask(other, BERT, old, AskRematch()))
        assert sum(isinstance(answer, Answer) for answer in asked) == 1
        new = (await see(other, BERT, old)).rematch
        await asyncio.gather(sit(hall, new, 0), sit(other, new, 1))
        assert (await see(hall, ANNA, new)).phase is Phase.DEALING


@story
async def test_nobody_is_asked_again_and_again(memory_place: Place) -> None:
    """Who never said yes is not held to a seat at the table after that."""
    async with a_hall(memory_place) as hall:
        new = await once_more(hall, await over(hall, ANNA, BERT))
        await sit(hall, new, 0)
        await do(hall, ANNA, new, CloseTable())
        third = await once_more(hall, new)
        assert [seat.player for seat in (await see(hall, ANNA, third)).seats] == ["anna", ""]


@story
async def test_who_goes_for_good_keeps_no_seat(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        new = await once_more(hall, await over(hall, ANNA, BERT))
        await leave_all(hall, BERT.player)
        assert [seat.player for seat in (await see(hall, ANNA, new)).seats] == ["anna", ""]
