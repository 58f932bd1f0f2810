"""Commands: each has one effect, whoever sends it and however often."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from coroutines import story
from mokum.catalog import games
from mokum.store import Store, StoreUnavailable
from mokum.tables import Actor, Answer, Code, Hall, LocalBus, LocalRunner, Make, Order, Refusal
from mokum.tables.deciding.commands import Leave, OpenPart, Play, Sit, Start
from store.places import Place, new_id
from tables.party import ANNA, BERT, WATCHING, a_hall, begin, do, make, part_of, play_some, refused, see, sit

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
        hall = Hall(deaf, LocalBus(), LocalRunner(), clock=place.clock)  # type: ignore[arg-type]
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
