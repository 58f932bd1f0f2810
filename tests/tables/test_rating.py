"""Games are rated once, in the order in which they ended, whoever does it; from the logs the same comes out again."""

import asyncio
import base64
from random import Random

import pytest
from typer.testing import CliRunner

from coroutines import story
from mokum.cli.app import app
from mokum.ratings import START as UNKNOWN
from mokum.ratings import Rating, after_a_pause, rate
from mokum.store import HeldRating, Rated, RatedGame, RatedSeat, RatingStep, Status, Store
from mokum.store.values import OLDEST
from mokum.tables import Days
from mokum.tables.archive.rating import AT_ONCE, anchor, rate_all, steps_in, undo_from
from mokum.tables.archive.rebuilding import rate_again, rebuild
from mokum.tables.deciding.commands import Resign
from mokum.tables.log.clocks import DAY
from store.places import KEY, Place, SqlitePlace, entry, new_id, notice
from tables.party import ANNA, BERT, a_hall, begin, do

PEOPLE = [f"{number:02x}" for number in range(9)]
FAR = 2**50
CASUAL = anchor("routes", "casual") or UNKNOWN


async def play(store: Store, place: Place, luck: Random, level: str = "") -> str:
    """Some people finish a rated game."""
    who = luck.sample(PEOPLE, 3)
    seats = tuple(RatedSeat(player, "", rank) for rank, player in enumerate(who, 1))
    if level:
        seats = (*seats[:2], RatedSeat("", level, 3))
    place.clock.now += luck.randrange(DAY // 4)
    table = new_id()
    await store.append(table, 0, [entry()], notice=notice())
    await store.append(table, 1, [entry()], notice=notice(Status.OVER), rated=Rated("routes", "live", seats))
    return table


async def all_steps(store: Store) -> list[RatingStep]:
    games = await store.rated_first(OLDEST, 10_000)
    return [step for game in games for step in await store.rating_steps(game.table)]


async def all_ratings(store: Store) -> dict[str, HeldRating]:
    return await store.ratings("routes", "live", PEOPLE)


@story
async def test_games_are_rated_one_after_the_other(place: Place) -> None:
    async with place.node() as store:
        luck, held = Random(1), dict[str, HeldRating]()
        for number in range(20):
            await play(store, place, luck, "casual" if number % 3 == 0 else "")
        waiting = await store.unrated(FAR)
        assert await rate_all(store, FAR) == 20
        for game in waiting:
            at, seats = game.ended_at, game.rated.seats
            before = []
            for seat in seats:
                known = held.get(seat.player)
                if seat.bot:
                    before.append(Rating(CASUAL.mean, CASUAL.deviation))
                elif known is None:
                    before.append(UNKNOWN)
                else:
                    before.append(after_a_pause(Rating(known.mean, known.deviation), at - known.rated_at))
            for seat, after in zip(seats, rate(before, [seat.rank for seat in seats]), strict=True):
                if seat.player:
                    games = held[seat.player].games + 1 if seat.player in held else 1
                    held[seat.player] = HeldRating(seat.player, after.mean, after.deviation, games, at)
        assert await all_ratings(store) == held
        assert await rate_all(store, FAR) == 0, "once"


@story
async def test_a_game_waits_until_nothing_can_come_before_it(place: Place) -> None:
    async with place.node() as store:
        await play(store, place, Random(1))
        assert await rate_all(store, place.clock.now) == 0
        assert await rate_all(store, place.clock.now + 1) == 1


@story
async def test_nodes_that_rate_at_once_lose_nothing_and_count_nothing_twice(durable_place: Place) -> None:
    """Games of the same few players end at two nodes while three rate them."""
    async with durable_place.node() as one, durable_place.node() as two, durable_place.node() as three:
        luck = Random(7)

        async def finish() -> None:
            for number in range(60):
                await play((one, two)[number % 2], durable_place, luck)

        async def rating(store: Store) -> int:
            rated = 0
            while not finished.done() or await store.unrated(FAR, 1):
                rated += await rate_all(store, durable_place.clock.now)  # what ends now may yet be followed
                if finished.done():
                    rated += await rate_all(store, FAR)
                await asyncio.sleep(0)
            return rated

        finished = asyncio.create_task(finish())
        await asyncio.gather(*map(rating, (one, two, three)))
        kept = await all_ratings(one)
        assert sum(held.games for held in kept.values()) == 60 * 3
        steps = await all_steps(two)
        assert len(steps) == 60 * 3
        assert await rate_again(three, FAR, check=True) == []
        await undo_from(three, OLDEST)
        assert await all_ratings(one) == {}
        assert await rate_all(two, FAR) == 60
        assert await all_ratings(three) == kept
        assert await all_steps(one) == steps


@story
async def test_a_game_that_comes_late_is_put_where_it_belongs(place: Place) -> None:
    """A node's clock was slow: what came after is undone and rated again."""
    async with place.node() as store:
        luck = Random(3)
        for _ in range(4):
            await play(store, place, luck)
        late = place.clock.now
        for _ in range(4):
            await play(store, place, luck)
        await rate_all(store, FAR)
        before = await all_ratings(store)
        now, place.clock.now = place.clock.now, late
        await play(store, place, Random(9))
        place.clock.now = now
        assert await rate_all(store, FAR) >= 5
        assert await all_ratings(store) != before
        assert await rate_again(store, FAR, check=True) == []


@story
async def test_more_than_a_turn_is_undone_and_done_again(place: Place) -> None:
    async with place.node() as store:
        luck = Random(5)
        for _ in range(AT_ONCE + 20):
            await play(store, place, luck)
        assert await rate_all(store, FAR) == AT_ONCE + 20
        steps = await all_steps(store)
        middle = (await store.rated_first(OLDEST, 60))[-1].mark
        await undo_from(store, middle)
        assert len(await store.rated_first(OLDEST, 200)) == 59
        assert await rate_all(store, FAR) == AT_ONCE + 20 - 59
        assert await all_steps(store) == steps
        assert await store.rated_first(middle, 1), "the mark itself is not behind itself"


@story
async def test_a_game_of_a_bot_that_is_not_known_here_changes_nothing(place: Place) -> None:
    async with place.node() as store:
        table = await play(store, place, Random(1), "wizard")
        assert await rate_all(store, FAR) == 1
        assert await store.rating_steps(table) == []


def test_bots_keep_what_the_ladder_found() -> None:
    known = anchor("merchants", "casual")
    assert known is not None
    assert (known.mean, round(known.deviation * 1.96)) == (934.0, 58)
    assert anchor("merchants", "greedy") is None
    assert anchor("no-such-game", "casual") is None
    seats = (RatedSeat("aa", "", 1), RatedSeat("", "casual", 2))
    (step,) = steps_in(RatedGame("t", 5, Rated("merchants", "live", seats)), {})
    assert step.player == "aa"


@story
async def test_from_the_logs_the_same_ratings_are_made_again(place: Place) -> None:
    async with a_hall(place) as hall:
        store = hall.store
        tables = []
        for number in range(6):
            table = await begin(hall, "routes", 2, clock=Days(2), rated=True)
            await do(hall, (ANNA, BERT)[number % 2], table, Resign())
            place.clock.now += DAY
            tables.append(table)
        await rate_all(store, FAR)
        kept = await store.ratings("routes", "days", [ANNA.player, BERT.player])
        steps = [await store.rating_steps(table) for table in tables]
        assert {held.games for held in kept.values()} == {6}
        assert await rebuild(store, check=True) == (6, [])
        assert await rate_again(store, FAR, check=True) == []
        # Somebody has changed the end of a game in the database, after it was rated.
        game = await store.rated(tables[2])
        assert game is not None
        wrong = Rated("routes", "days", tuple(RatedSeat(seat.player, "", 1) for seat in game.rated.seats))
        await undo_from(store, game.mark)
        await store.keep_rated(tables[2], game.ended_at, wrong)
        await rate_all(store, FAR)
        assert await store.ratings("routes", "days", [ANNA.player, BERT.player]) != kept
        assert await rebuild(store, check=True) == (6, [tables[2]])
        assert await rebuild(store) == (6, [tables[2]])
        await rate_again(store, FAR)
        assert await store.ratings("routes", "days", [ANNA.player, BERT.player]) == kept
        assert [await store.rating_steps(table) for table in tables] == steps
        assert await rebuild(store, check=True) == (6, [])


@story
async def test_a_step_that_is_wrong_is_found_and_put_right(durable_place: Place) -> None:
    async with durable_place.node() as store:
        luck = Random(2)
        tables = [await play(store, durable_place, luck) for _ in range(5)]
        await rate_all(store, FAR)
        steps = await all_steps(store)
        await durable_place.execute("UPDATE rating_steps SET mean = 1999 WHERE table_id = $1", tables[1])
        assert await rate_again(store, FAR, check=True) == [tables[1]]
        assert await rate_again(store, FAR) == [tables[1]]
        assert await all_steps(store) == steps
        await durable_place.execute("UPDATE ratings SET mean = 1999 WHERE player = $1", steps[-1].player)
        assert await rate_again(store, FAR, check=True) == [tables[-1]]
        assert await rate_again(store, FAR) == [tables[-1]]
        assert await rate_again(store, FAR, check=True) == []


async def _lose_ratings(place: Place) -> str:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 2, clock=Days(2), rated=True)
        await do(hall, BERT, table, Resign())
        await hall.store.keep_rated(table, 0, None)
        return table


def test_the_command_makes_ratings_again(sqlite_place: SqlitePlace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOKUM_KEY", base64.b64encode(KEY).decode())
    table = asyncio.run(_lose_ratings(sqlite_place))
    command = ["projections", "rebuild", "--database", f"sqlite:///{sqlite_place.path}"]
    told = [CliRunner().invoke(app, [*command, *more]) for more in (["--check"], [], ["--check"])]
    assert [each.exit_code for each in told] == [1, 0, 0], [each.output for each in told]
    assert table in told[0].output

    async def steps() -> list[RatingStep]:
        async with sqlite_place.node() as store:
            return await store.rating_steps(table)

    assert [step.games for step in asyncio.run(steps())] == [1, 1]
