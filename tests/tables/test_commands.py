"""Commands: each has one effect, whoever sends it and however often."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from coroutines import story
from mokum.catalog import games
from mokum.store import Store, StoreUnavailable
from mokum.tables import Actor, Answer, Code, Hall, LocalBench, LocalBus, Make, Order, Refusal
from mokum.tables.deciding.commands import Leave, OpenPart, Play, Sit, Start, Unseat
from store.places import Place, new_id
from tables.party import ANNA, BERT, CLEO, WATCHING, a_hall, begin, do, make, part_of, play_some, refused, see, sit

GAME = "routes"


@story
async def test_the_same_command_twice_has_one_effect_and_one_answer(place: Place) -> None:
    async with a_hall(place) as hall, a_hall(place) as other:
        table = await begin(hall, GAME, 2)
        watched = await see(hall, WATCHING, table)
        seat = watched.awaited[0]
        actor = (ANNA, BERT)[seat]
        order = Order(new_id(), Play((await see(hall, actor, table)).moves[0]))
        first = await hall.act(actor, table, order)
        assert isinstance(first, Answer)
        assert await hall.act(actor, table, order) == first
        assert await other.act(actor, table, order) == first  # another node, which was not there
        assert await hall.store.version(table) == first.version


@story
async def test_the_same_id_for_something_else_is_refused(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await make(hall, GAME, 2)
        await sit(hall, table, 0)
        order = Order(new_id(), Leave())
        assert isinstance(await hall.act(ANNA, table, order), Answer)
        reused = await hall.act(ANNA, table, Order(order.id, Sit(1, "00" * 32)))
        assert isinstance(reused, Refusal)
        assert reused.code is Code.REUSED
        assert not any(seat.player for seat in (await see(hall, ANNA, table)).seats)


@story
async def test_people_may_use_the_same_ids(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table, same = await make(hall, GAME, 2), new_id()
        for seat, actor in enumerate((ANNA, BERT)):
            assert isinstance(await hall.act(actor, table, Order(same, Sit(seat, "00" * 32))), Answer)


@story
async def test_a_table_made_twice_is_one_table(place: Place) -> None:
    async with a_hall(place) as hall, a_hall(place) as other:
        command = new_id()
        first = await hall.make(ANNA, command, Make(GAME, 2))
        assert isinstance(first, Answer)
        assert await other.make(ANNA, command, Make(GAME, 2)) == first
        reused = await hall.make(ANNA, command, Make(GAME, 3))
        assert isinstance(reused, Refusal)
        assert reused.code is Code.REUSED


@story
async def test_of_a_hundred_at_the_same_version_one_wins(postgres_place: Place) -> None:
    async with a_hall(postgres_place) as one, a_hall(postgres_place) as other:
        table = await begin(one, GAME, 2)
        await play_some([one], table, 2)  # both have chosen their first contracts
        watched = await see(one, WATCHING, table)
        actor = (ANNA, BERT)[watched.awaited[0]]
        moves = (await see(other, actor, table)).moves
        orders = [Order(new_id(), Play(moves[n % len(moves)]), watched.version) for n in range(100)]
        halls = (one, other)
        answers = await asyncio.gather(*(halls[n % 2].act(actor, table, order) for n, order in enumerate(orders)))
        done = [answer for answer in answers if isinstance(answer, Answer)]
        codes = {answer.code for answer in answers if isinstance(answer, Refusal)}
        assert len(done) == 1
        assert codes == {Code.CONFLICT}
        assert await one.store.version(table) == done[0].version


@story
async def test_halls_that_decide_at_once_decide_anew(postgres_place: Place) -> None:
    """Without a version that it insists on, a command that comes second is decided again on what came first."""
    async with a_hall(postgres_place) as one, a_hall(postgres_place) as other:
        table = await make(one, GAME, 4)
        await see(other, ANNA, table)
        people = [f"p{n}" for n in range(4)]
        actors = [Actor(name) for name in people]
        orders = [Order(new_id(), Sit(seat, "00" * 32)) for seat in range(4)]
        halls = (one, other)
        answers = await asyncio.gather(
            *(
                halls[n % 2].act(actor, table, order)
                for n, (actor, order) in enumerate(zip(actors, orders, strict=True))
            )
        )
        assert all(isinstance(answer, Answer) for answer in answers)
        assert [seat.player for seat in (await see(one, WATCHING, table)).seats] == people


@story
async def test_nobody_is_refused_because_a_node_has_not_heard_yet(place: Place) -> None:
    """The halls share no bus: what happened at one is news to the other, but never a reason to say no."""
    async with a_hall(place) as one, a_hall(place) as other:
        table = await make(one, GAME, 2)
        await sit(one, table, 0)
        await see(other, ANNA, table)
        await sit(one, table, 1)
        await do(other, ANNA, table, Start())
        for seat, actor in enumerate((ANNA, BERT)):
            await do((one, other)[seat], actor, table, OpenPart(part_of(seat).hex()))
        for seeing, deaf in ((one, other), (other, one)) * 3:
            seat = (await see(seeing, WATCHING, table)).awaited[0]
            move = (await see(seeing, (ANNA, BERT)[seat], table)).moves[0]
            await do(deaf, (ANNA, BERT)[seat], table, Play(move))


class Deaf:
    """A store that writes, but whose answer is lost."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.deaf = False

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def append(self, *arguments: object, **named: object) -> object:
        rows = await self._store.append(*arguments, **named)  # type: ignore[arg-type]
        if self.deaf:
            raise StoreUnavailable
        return rows


@story
async def test_after_an_unknown_outcome_the_same_command_is_answered(place: Place) -> None:
    async with place.node() as store:
        deaf = Deaf(store)
        hall = Hall(deaf, LocalBus(), LocalBench(), clock=place.clock)  # type: ignore[arg-type]
        table = await make(hall, GAME, 2)
        order = Order(new_id(), Sit(0, "00" * 32))
        deaf.deaf = True
        unknown = await hall.act(ANNA, table, order)
        assert isinstance(unknown, Refusal)
        assert unknown.code is Code.RETRY
        deaf.deaf = False
        answer = await hall.act(ANNA, table, order)
        assert answer == Answer(table, await store.version(table))
        assert (await see(hall, ANNA, table)).seats[0].player == ANNA.player
        await hall.close()


@story
async def test_what_is_begun_is_ended_when_the_sender_goes_away(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, GAME, 2)
        feed = await hall.watch(WATCHING.player, table, after=1)
        assert not isinstance(feed, Refusal)
        await anext(feed)
        sending = asyncio.create_task(hall.act(ANNA, table, Order(new_id(), Sit(0, "00" * 32))))
        while not sending.done() and await hall.store.version(table) == 1:
            await asyncio.sleep(0)
            sending.cancel()
        async with asyncio.timeout(5):
            update = await anext(feed)
        assert update.sight.seats[0].player == ANNA.player  # type: ignore[union-attr]
        await feed.close()


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
async def test_a_damaged_log_concerns_its_table_alone(place: Place) -> None:
    async with a_hall(place) as hall:
        table, other = await begin(hall, GAME, 2), await begin(hall, GAME, 2)
    await place.flip_byte(table, 3)
    async with a_hall(place) as hall:
        looked = await hall.look(ANNA.player, table)
        assert isinstance(looked, Refusal)
        assert looked.code is Code.GONE
        await play_some([hall], other, 3)


@story
async def test_a_rule_that_fails_stops_its_own_move_and_nothing_else(memory_place: Place) -> None:
    """A fault in the rules, planted: nothing is written, the state stays as it was, and the game goes on after it."""
    async with a_hall(memory_place) as hall:
        table = await begin(hall, GAME, 2)
        await play_some([hall], table, 2)
        before = await see(hall, WATCHING, table)
        turn = (ANNA, BERT)[before.awaited[0]]
        game = games()[GAME]

        def fails(state: Any, seat: int, move: object, chance: object) -> Iterator[object]:
            for event in type(game).play(game, state, seat, move, chance):  # type: ignore[arg-type]
                yield event
                raise ZeroDivisionError

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(game, "play", fails)
            assert (await refused(hall, turn, table, Play("draw deck"))).code is Code.FAULT
        assert await see(hall, WATCHING, table) == before
        assert await hall.store.version(table) == before.version
        await play_some([hall], table, 4)


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
