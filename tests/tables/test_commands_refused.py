"""Commands that are refused: why, and that nothing happens."""

import pytest

from coroutines import story
from mokum.tables import Actor, Code, Make, Order, Refusal
from mokum.tables.deciding.commands import Leave, OpenPart, Play, Sit, Unseat
from store.places import Place, new_id
from tables.party import ANNA, BERT, CLEO, WATCHING, a_hall, begin, do, make, part_of, play_some, refused, see, sit

GAME = "routes"


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (Make("chess", 2), "no game"),
        (Make(GAME, 99), "seats"),
        (Make(GAME, 2, {"first": 7}), "cannot be"),
        (Make(GAME, 2, {"sugar": True}), "cannot be"),
    ],
)
@story
async def test_a_table_that_cannot_be_is_not_made(wish: Make, words: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        refusal = await hall.make(ANNA, new_id(), wish)
        assert isinstance(refusal, Refusal)
        assert refusal.code is Code.BAD_REQUEST
        assert words in refusal.words


@story
async def test_who_may_not_act_is_told_so_and_nothing_happens(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, GAME, 2)
        await play_some([hall], table, 2)
        before = await see(hall, WATCHING, table)
        turn, other = ((ANNA, BERT), (BERT, ANNA))[before.awaited[0]]
        move = (await see(hall, turn, table)).moves[0]
        assert (await refused(hall, other, table, Play(move))).code is Code.NOT_ALLOWED
        assert (await refused(hall, CLEO, table, Play(move))).code is Code.NOT_ALLOWED
        assert (await refused(hall, turn, table, Play("fly to the moon"))).code is Code.BAD_REQUEST
        assert (await refused(hall, turn, table, OpenPart(part_of(0).hex()))).code is Code.NOT_ALLOWED
        illegal = await refused(hall, turn, table, Play("pass"))
        assert illegal.code is Code.ILLEGAL
        assert illegal.rule.startswith("ROU-")
        assert await see(hall, WATCHING, table) == before


@story
async def test_B8_a_version_from_the_future_is_a_bad_request_that_says_where_the_table_is(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, GAME, 2)
        answer = await hall.act(ANNA, table, Order(new_id(), Sit(0, "00" * 32), version=99))
        assert isinstance(answer, Refusal)
        assert (answer.code, answer.version) == (Code.BAD_REQUEST, 1)


@pytest.mark.parametrize("table", ["", "1", "ffffffff-ffff-4fff-8fff-ffffffffffff", "'; DROP TABLE events; --"])
@story
async def test_a_table_that_is_not_there(table: str, place: Place) -> None:
    async with a_hall(place) as hall:
        assert (await refused(hall, ANNA, table, Leave())).code is Code.NOT_FOUND
        looked = await hall.look(ANNA.player, table)
        assert isinstance(looked, Refusal)
        assert looked.code is Code.NOT_FOUND


@story
async def test_a_private_table_is_absent_for_others(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, GAME, 2, private=True)
        absent = await hall.look(BERT.player, new_id())
        assert await hall.look(BERT.player, table) == absent
        assert await hall.watch(BERT.player, table) == absent
        assert await refused(hall, BERT, table, Sit(1, "00" * 32)) == absent
        assert await refused(hall, BERT, table, Sit(1, "00" * 32, "guess")) == absent
        invitation = (await see(hall, ANNA, table)).invitation
        await sit(hall, table, 1, BERT, invitation)
        assert (await see(hall, BERT, table)).invitation == invitation
        assert not (await see(hall, WATCHING, await make(hall, GAME, 2))).invitation


@story
async def test_nobody_acts_without_a_name_or_an_id(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, GAME, 2)
        nobody = await hall.act(Actor(""), table, Order(new_id(), Sit(0, "00" * 32)))
        assert isinstance(nobody, Refusal)
        assert nobody.code is Code.NOT_ALLOWED
        for odd in ("", "1", new_id().upper()):
            answer = await hall.act(ANNA, table, Order(odd, Sit(0, "00" * 32)))
            assert isinstance(answer, Refusal)
            assert answer.code is Code.BAD_REQUEST


@story
async def test_who_is_shown_out_of_a_private_table_sees_no_more_of_it(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, GAME, 2, private=True)
        await sit(hall, table, 1, BERT, (await see(hall, ANNA, table)).invitation)
        feed = await hall.watch(BERT.player, table)
        assert not isinstance(feed, Refusal)
        await anext(feed)
        await do(hall, ANNA, table, Unseat(1))
        with pytest.raises(StopAsyncIteration):
            await anext(feed)
        await feed.close()
