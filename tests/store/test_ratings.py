"""What rated games did is kept in turns: all of it or nothing, once, and it can be undone from the last one on."""

import asyncio
from functools import partial

import asyncpg
import msgspec
import pytest

from coroutines import story
from mokum.store import HeldRating, Rated, RatedGame, RatedSeat, RatingStep, Status, Store, VersionTaken
from mokum.store.postgres import SETTINGS
from mokum.store.sql.ratings import COURSE, UNRATED, leaders_question, resting_question
from mokum.store.values import OLDEST
from store.places import START, Place, PostgresPlace, entry, new_id, notice
from store.test_finished import ALL, part

ANN, BOB, EVE = "a1", "b0", "e5"
FAR = 2**50


def a_game(game: str = "routes", pace: str = "live", players: tuple[str, ...] = (ANN, BOB)) -> Rated:
    return Rated(game, pace, tuple(RatedSeat(player, "", rank) for rank, player in enumerate(players, 1)))


async def end(store: Store, rated: Rated) -> str:
    table = new_id()
    await store.append(table, 0, [entry()], notice=notice())
    await store.append(table, 1, [entry()], notice=notice(Status.OVER), rated=rated)
    return table


def step(table: str, player: str, at: int, mean: float, old: RatingStep | None = None) -> RatingStep:
    if old is None:
        return RatingStep(table, player, "routes", "live", at, mean, 200.5, 1, 1200.0, 300.0, 0)
    before = old.mean, old.deviation, old.ended_at
    return RatingStep(table, player, "routes", "live", at, mean, old.deviation - 10, old.games + 1, *before)


@story
async def test_a_rated_game_waits_from_its_end_on(place: Place) -> None:
    async with place.node() as store, place.node() as other:
        table = await end(store, a_game())
        assert await other.rated(table) == RatedGame(table, START, a_game())
        assert await other.unrated(START) == [], "only what ended before is asked for"
        assert await other.unrated(START + 1) == [RatedGame(table, START, a_game())]
        assert await store.rated(new_id()) is None


@story
async def test_games_wait_in_the_order_of_their_ends(place: Place) -> None:
    async with place.node() as store:
        tables = []
        for _ in range(4):
            place.clock.now += 1
            tables.append(await end(store, a_game()))
        assert [game.table for game in await store.unrated(FAR)] == tables
        assert [game.table for game in await store.unrated(FAR, 2)] == tables[:2]
        twins = sorted([tables[-1], await end(store, a_game())])
        assert [game.table for game in await store.unrated(FAR)][3:] == twins, "of one moment by name"


@story
async def test_a_refused_append_rates_nothing(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        await store.append(table, 0, [entry()], notice=notice())
        with pytest.raises(VersionTaken):
            await store.append(table, 0, [entry()], notice=notice(Status.OVER), rated=a_game())
        assert await store.rated(table) is None


@story
async def test_of_two_who_rate_at_once_one_does(place: Place) -> None:
    async with place.node() as store, place.node() as other:
        table = await end(store, a_game())
        turn = await store.rating_turn()
        rating = [step(table, ANN, START, 1250.125), step(table, BOB, START, 1150.0)]
        done = await asyncio.gather(*(node.keep_ratings(turn, [table], rating) for node in (store, other) * 3))
        assert sorted(done) == [False] * 5 + [True]
        assert await other.rating_turn() == turn + 1
        assert await other.unrated(FAR) == []
        assert await other.rating_steps(table) == rating
        held = HeldRating(ANN, 1250.125, 200.5, 1, START)
        assert await other.ratings("routes", "live", [ANN, EVE]) == {ANN: held}
        assert await other.ratings("routes", "days", [ANN]) == {}
        assert await other.ratings("routes", "live", []) == {}


async def rated_twice(place: Place, store: Store) -> list[RatingStep]:
    """Two games of Ann's, in two turns."""
    steps: list[RatingStep] = []
    for mean in (1250.0, 1300.0):
        place.clock.now += 10
        table = await end(store, a_game())
        steps.append(step(table, ANN, place.clock.now, mean, steps[-1] if steps else None))
        assert await store.keep_ratings(await store.rating_turn(), [table], steps[-1:])
    return steps


@story
async def test_a_rating_is_what_the_last_game_led_to_and_can_be_undone(place: Place) -> None:
    async with place.node() as store:
        first, second = await rated_twice(place, store)
        assert await store.ratings("routes", "live", [ANN]) == {ANN: second.after}
        assert await store.rating_course(ANN, "routes", "live") == [second, first]
        assert await store.rating_course(ANN, "routes", "live", 1) == [second]
        assert await store.rating_steps_of(ANN) == [second, first]
        assert [game.table for game in await store.rated_first(OLDEST)] == [first.table, second.table]
        assert [game.table for game in await store.rated_last(OLDEST, 1)] == [second.table]
        turn = await store.rating_turn()
        assert not await store.undo_ratings(turn - 1, [second.table], [second])
        assert await store.undo_ratings(turn, [second.table], [second])
        assert await store.ratings("routes", "live", [ANN]) == {ANN: first.after}
        assert [game.table for game in await store.unrated(FAR)] == [second.table]
        assert await store.rating_steps(second.table) == []
        assert await store.undo_ratings(turn + 1, [first.table], [first])
        assert await store.ratings("routes", "live", [ANN]) == {}


@story
async def test_several_games_of_one_player_are_undone_at_once(place: Place) -> None:
    async with place.node() as store:
        steps = await rated_twice(place, store)
        assert await store.undo_ratings(await store.rating_turn(), [each.table for each in steps], steps)
        assert await store.ratings("routes", "live", [ANN]) == {}
        assert await store.rated_last(OLDEST) == []


@story
async def test_what_is_kept_of_a_game_can_be_put_right(place: Place) -> None:
    async with place.node() as store:
        table = await end(store, a_game())
        other = a_game(players=(BOB, ANN))
        await store.keep_rated(table, START + 3, other)
        assert await store.unrated(FAR) == [RatedGame(table, START + 3, other)]
        await store.keep_rated(table, 0, None)
        assert await store.rated(table) is None


@story
async def test_leaders_are_the_best_who_have_played_enough_and_lately(place: Place) -> None:
    async with place.node() as store:
        means = {"a1": 1300.0, "b0": 1500.0, "c2": 1500.0, "d3": 1100.0, "e5": 1900.0, "f6": 1800.0}
        table = await end(store, a_game())
        steps = [
            msgspec.structs.replace(
                step(table, player, START - 99 if player == "f6" else START, mean), games=9 if player == "e5" else 10
            )
            for player, mean in means.items()
        ]
        await store.keep_ratings(await store.rating_turn(), [table], steps)
        asked = partial(store.leaders, least=10, since=START - 1)
        found = await asked("routes", "live")
        assert [held.player for held in found] == ["c2", "b0", "a1", "d3"]
        page = await asked("routes", "live", limit=1)
        behind = await asked("routes", "live", below=page[0], limit=2)
        assert [held.player for held in behind] == ["b0", "a1"]
        assert await asked("harbour", "live") == []


@story
async def test_whoever_plays_no_more_rests_until_the_next_game(place: Place) -> None:
    async with place.node() as store:
        table, later = await end(store, a_game()), await end(store, a_game())
        ended = {"gone1": START - 9, "gone2": START - 8, "here": START, "few": START - 9}
        steps = [
            msgspec.structs.replace(step(table, player, at, 1500.0), games=9 if player == "few" else 10)
            for player, at in ended.items()
        ]
        await store.keep_ratings(await store.rating_turn(), [table], steps)
        assert [await store.rest_ratings(10, START - 5, 1) for _ in range(3)] == [1, 1, 0]

        async def lead() -> set[str]:
            return {held.player for held in await store.leaders("routes", "live", least=10, since=START - 5)}

        assert await lead() == {"here"}
        assert (await store.ratings("routes", "live", ["gone1"]))["gone1"].games == 10
        again = msgspec.structs.replace(step(later, "gone1", START + 1, 1500.0), games=11)
        await store.keep_ratings(await store.rating_turn(), [later], [again])
        assert await lead() == {"here", "gone1"}


@pytest.mark.parametrize(("mean", "change"), [(1187.2, -13), (1202.5, 3), (1201.5, 2), (1198.5, -1)])
@story
async def test_a_finished_game_tells_what_it_did_to_the_rating(place: Place, mean: float, change: int) -> None:
    async with place.node() as store:
        table = new_id()
        await store.append(table, 0, [entry()], notice=notice(players=(ANN, BOB)))
        over = notice(Status.OVER, players=(ANN, BOB))
        parts = (part(ANN), part(BOB, 1, 2))
        await store.append(table, 1, [entry()], notice=over, finished=parts, rated=a_game())
        assert [game.change for game in await store.finished_games(ANN, ALL)] == [None]
        await store.keep_ratings(await store.rating_turn(), [table], [step(table, ANN, START, mean)])
        assert [game.change for game in await store.finished_games(ANN, ALL)] == [change]
        assert [each.change for each in await store.rating_steps(table)] == [change]
        assert [game.change for game in await store.finished_games(BOB, ALL)] == [None]


MANY = {
    "rated": "SELECT md5(n::text)::uuid, 'routes', 'live', '[]', n, false FROM generate_series(1, 20000) n",
    "rating_steps": "SELECT md5(n::text)::uuid, 'p' || n % 100, 'routes', 'live', n, 1200, 90, 1, 1200, 300, 0"
    " FROM generate_series(1, 20000) n",
    "ratings": "SELECT 'p' || n, 'routes', 'live', n, 90, 10, n, false FROM generate_series(1, 20000) n",
}


@pytest.mark.parametrize(
    ("question", "values", "index"),
    [
        (UNRATED, (FAR, 50), "rated_in_order"),
        (COURSE, ("p1", "routes", "live", 60), "rating_course"),
        (leaders_question(10), ("routes", "live", 0, 1e9, "", 100), "leaders"),
        (resting_question(10), (FAR, 100), "who_may_rest"),
    ],
)
@story
async def test_each_question_goes_along_an_index(
    question: str, values: tuple[object, ...], index: str, postgres_place: PostgresPlace
) -> None:
    for name, rows in MANY.items():
        await postgres_place.execute(f"INSERT INTO {name} {rows}")
    database = await asyncpg.connect(postgres_place.url, server_settings=SETTINGS)
    try:
        await database.execute("ANALYZE rated, rating_steps, ratings")
        plan = await database.fetch(f"EXPLAIN {question}", *values)
    finally:
        await database.close()
    text = "\n".join(record[0] for record in plan)
    assert index in text, text
    assert "Sort" not in text, text
