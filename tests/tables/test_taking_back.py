"""Taking back: one's own until something came to light; beyond that the others are asked."""

import pytest
from msgspec.structs import replace

from coroutines import story
from mokum import catalog
from mokum.catalog import games
from mokum.kernel.chance import QuickChance
from mokum.kernel.record import verify
from mokum.tables import Code, Hall, Sight
from mokum.tables.bodies import read_body
from mokum.tables.commands import AnswerTakeBack, Play, TakeBack
from mokum.tables.deciding.taking_back import own_step
from mokum.tables.folding import fold_all
from mokum.tables.happenings import Played
from mokum.tables.standing import Phase, Step, codec_of
from store.places import Place
from tables.party import ANNA, PLAYERS, WATCHING, a_few, a_hall, begin, do, play_some, refused, see


async def see_on(hall: Hall, table: str, seat: int) -> Sight:
    return await see(hall, PLAYERS[seat], table)


def same_place(one: Sight, other: Sight) -> bool:
    """The game stands where it stood."""
    return (one.view, one.moves, one.awaited) == (other.view, other.moves, other.awaited)


async def all_agree(hall: Hall, table: str, seat: int) -> None:
    """All who sit there besides the one who asks."""
    for other in range(len((await see(hall, WATCHING, table)).seats)):
        if other != seat:
            await do(hall, PLAYERS[other], table, AnswerTakeBack(True))


async def play_until(hall: Hall, table: str, kind: str, seed: int) -> tuple[int, Sight, Sight]:
    """Random moves until somebody can take the last one back by themselves (`own`), or only by asking (`ask`).

    Who that is, and what they saw before and after.
    """
    chance = QuickChance(seed)
    while True:
        watched = await see(hall, WATCHING, table)
        assert watched.phase is Phase.PLAYING, "the game ended first"
        seat = watched.awaited[chance.below(len(watched.awaited))]
        before = await see_on(hall, table, seat)
        await do(hall, PLAYERS[seat], table, Play(before.moves[chance.below(len(before.moves))]))
        after = await see_on(hall, table, seat)
        if after.take_back == kind:
            return seat, before, after


@pytest.mark.parametrize("slug", games())
@story
async def test_an_own_move_is_taken_back_at_once(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        for seed in range(5):
            seat, before, after = await play_until(hall, table, "own", seed)
            assert not same_place(before, after)
            await do(hall, PLAYERS[seat], table, TakeBack())
            assert same_place(await see_on(hall, table, seat), before)


@pytest.mark.parametrize("slug", games())
@story
async def test_beyond_what_came_to_light_the_others_are_asked(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        await play_some([hall], table, 6)
        for seed in range(3):
            seat, before, after = await play_until(hall, table, "ask", seed)
            asking, other = PLAYERS[seat], PLAYERS[0 if seat else 1]
            await do(hall, asking, table, TakeBack())
            assert same_place(await see_on(hall, table, seat), after), "nothing is taken back yet"
            assert (await refused(hall, asking, table, AnswerTakeBack(True))).code is Code.NOT_ALLOWED
            await do(hall, other, table, AnswerTakeBack(False))
            assert same_place(await see_on(hall, table, seat), after)
            await do(hall, asking, table, TakeBack())
            await all_agree(hall, table, seat)
            assert same_place(await see_on(hall, table, seat), before)


@story
async def test_luck_is_not_rolled_again(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        await play_some([hall], table, 2)
        seat = (await see(hall, WATCHING, table)).awaited[0]
        drawn = []
        for _ in range(3):
            await do(hall, PLAYERS[seat], table, Play("draw deck"))
            drawn.append((await see_on(hall, table, seat)).view)
            await do(hall, PLAYERS[seat], table, TakeBack())
            await do(hall, PLAYERS[1 - seat], table, AnswerTakeBack(True))
        assert drawn[0] == drawn[1] == drawn[2]


@story
async def test_as_deep_as_until_something_came_to_light(memory_place: Place) -> None:
    """Harbour has many small decisions in a turn: all of them can be taken back, one by one, to the last reveal."""
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "harbour", 2)
        await play_some([hall], table, 40)
        standing = fold_all(await hall.store.read(table))
        chance, codec = QuickChance(7), codec_of("harbour")
        depth, before = 0, list[Sight]()
        while depth < 3:  # until a seat has made three moves in a row without a reveal
            seat = standing.awaited[0]
            if before and before[-1].viewer != seat:
                before.clear()
            before.append(await see_on(hall, table, seat))
            moves = before[-1].moves
            await do(hall, PLAYERS[seat], table, Play(moves[chance.below(len(moves))]))
            rows = await hall.store.read(table)
            what = read_body(rows[-1].body).what
            assert isinstance(what, Played)
            if any(event.reveals for event in codec.events(bytes(what.events))):
                before.clear()
            standing = fold_all(rows)
            depth = len(before)
        seat = before[0].viewer
        while before:
            assert (await see_on(hall, table, seat)).take_back == "own"
            await do(hall, PLAYERS[seat], table, TakeBack())
            assert same_place(await see_on(hall, table, seat), before.pop())


@story
async def test_the_moves_of_bots_go_with_ones_own_and_those_of_people_do_not(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        standing = fold_all(await hall.store.read(table))
    own = Step(10, 0, False, standing.position, standing.lasts)
    for by_bot in (False, True):
        answered = replace(standing, steps=(own, Step(11, 1, by_bot, standing.position, standing.lasts)))
        assert own_step(answered, 0) == (own if by_bot else None)


@story
async def test_nothing_to_take_back(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        assert (await see(hall, ANNA, table)).take_back == "no"
        assert (await refused(hall, ANNA, table, TakeBack())).code is Code.NOT_ALLOWED


@pytest.mark.parametrize("slug", games())
@story
async def test_what_was_taken_back_is_not_in_the_record(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        for seed in range(4):
            seat, _, _ = await play_until(hall, table, ("own", "ask")[seed % 2], seed)
            await do(hall, PLAYERS[seat], table, TakeBack())
            if (await see(hall, WATCHING, table)).take_back_wish is not None:
                await all_agree(hall, table, seat)
            await play_some([hall], table, 2, seed)
        await play_some([hall], table, 5_000)
        rows = await hall.store.read(table)
        played = sum(row.kind == "Played" for row in rows)
        taken_back = sum(row.kind == "TakenBack" for row in rows)
        text = await hall.record(ANNA.player, table)
        assert isinstance(text, str)
        assert taken_back == 4
        assert len(verify(text, catalog.game).entries) <= played - taken_back


@story
async def test_against_bots_alone_nobody_is_asked(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 1, bots=1)
        before = await see(hall, ANNA, table)
        await do(hall, ANNA, table, Play(before.moves[0]))
        await do(hall, ANNA, table, TakeBack())
        assert (await see(hall, ANNA, table)).moves == before.moves
