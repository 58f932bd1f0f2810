"""What a player's finished games add up to: places, those that were played, the best, and games with somebody else."""

from hashlib import md5

import asyncpg
import msgspec
import pytest

from coroutines import story
from mokum.store import Against, Finished, Lived, Met, Places
from mokum.store.postgres import SETTINGS
from mokum.store.sql.careers import ALL_LIVED, MET, lived_question
from mokum.store.sql.finishes import FINISH
from store.places import START, Place, PostgresPlace
from store.test_finished import ANN, BOB, EVE, end, part


def at_three(player: str, seat: int, rank: int, points: int | None, game: str = "routes") -> Finished:
    return msgspec.structs.replace(part(player, seat, rank, game, points), seats=3)


def alone(player: str, points: int) -> Finished:
    return msgspec.structs.replace(part(player, points=points), against=Against.BOTS)


def for_practice(finished: Finished) -> Finished:
    return msgspec.structs.replace(finished, practice=True)


@story
async def test_places_are_counted_by_game_and_seats(place: Place) -> None:
    async with place.node() as store:
        await end(store, part(ANN), part(BOB, 1, 2))
        await end(store, part(ANN), part(EVE, 1, 2))
        await end(store, part(ANN, 0, 2, points=None), part(BOB, 1, 1, points=None))
        await end(store, at_three(ANN, 0, 3, None), at_three(BOB, 1, 1, 9), at_three(EVE, 2, 2, 5))
        await end(store, alone(ANN, 12))
        await end(store, part(ANN, 0, 1, "harbour"), part(BOB, 1, 2, "harbour"))
        await end(store, for_practice(part(ANN)), for_practice(part(BOB, 1, 2)))
        harbour = Places("harbour", 2, 1, 1, 0)
        left = [Places("routes", 2, 2, 1, 1), Places("routes", 3, 3, 1, 1)]
        assert await store.places(ANN) == [harbour, Places("routes", 2, 1, 3, 0), *left]
        assert await store.places(ANN, Against.PEOPLE) == [harbour, Places("routes", 2, 1, 2, 0), *left]
        assert await store.places(ANN, Against.BOTS) == [Places("routes", 2, 1, 1, 0)]
        assert await store.places("ff") == []


@story
async def test_the_last_games_that_were_played_make_a_career(place: Place) -> None:
    async with place.node() as store:
        tables = []
        for number in range(4):
            place.clock.now += 10
            tables.append(await end(store, part(ANN, points=number), part(BOB, 1, 2, points=None)))
        await end(store, for_practice(part(ANN, points=99)))
        await end(store, part(ANN, game="harbour"))
        solo = await end(store, alone(ANN, 1))
        lived = [
            Lived(table, 2, number, '{"points":{}}', START + 10 * number + 10) for number, table in enumerate(tables)
        ]
        assert await store.lived(ANN, "routes", Against.PEOPLE) == lived[::-1]
        assert await store.lived(ANN, "routes", Against.PEOPLE, 2) == lived[:1:-1]
        assert [each.table for each in await store.lived(ANN, "routes", Against.BOTS)] == [solo]
        assert await store.lived(BOB, "routes") == []
        assert {each.table for each in await store.lived_by_all("routes", 2)} == {*tables, solo}
        assert await store.lived_by_all("routes", 3) == []
        assert await store.best(ANN, "routes") == lived[3]
        assert await store.best(BOB, "routes") is None


@story
async def test_of_equal_games_the_first_is_the_best(place: Place) -> None:
    async with place.node() as store:
        first = await end(store, part(ANN))
        place.clock.now += 10
        await end(store, part(ANN))
        best = await store.best(ANN, "routes")
        assert best is not None
        assert best.table == first


@story
async def test_two_players_have_met_as_often_as_they_finished_a_game_together(place: Place) -> None:
    async with place.node() as store:
        await end(store, part(ANN, 0, 1), part(BOB, 1, 2))
        place.clock.now += 10
        await end(store, part(ANN, 0, 2), part(BOB, 1, 1))
        place.clock.now += 10
        await end(store, part(ANN, 0, 1), part(BOB, 1, 1))
        place.clock.now += 10
        await end(store, part(ANN, 0, 1), part(EVE, 1, 2))
        await end(store, for_practice(part(BOB)), for_practice(part(EVE, 1, 2)))
        assert await store.met(ANN, BOB, 50) == Met(3, 1, 1)
        assert await store.met(BOB, ANN, 2) == Met(2, 1, 0)
        assert await store.met(BOB, EVE, 50) == Met(0, 0, 0)


QUESTIONS = {
    "finished_by_game": (lived_question(None), (md5(b"7").hexdigest(), "routes", 200)),
    "finished_by_seats": (ALL_LIVED, ("routes", 2, 500)),
    "finished_by_player": (MET, (md5(b"7").hexdigest(), md5(b"8").hexdigest(), 100)),
}


@pytest.mark.parametrize("index", QUESTIONS)
@story
async def test_careers_are_found_along_an_index(postgres_place: PostgresPlace, index: str) -> None:
    """However many games there are."""
    await postgres_place.execute(
        f"INSERT INTO finished ({FINISH})"
        " SELECT md5(n::text)::uuid, seat, md5(((n + seat) % 500)::text), 'routes', 'played', 1, 9,"
        " 2, 'people', false, '', n FROM generate_series(1, 20000) n, generate_series(0, 1) seat"
    )
    await postgres_place.execute("ANALYZE finished")
    question, values = QUESTIONS[index]
    given = ", ".join(f"'{value}'" for value in values)
    connection = await asyncpg.connect(postgres_place.url, server_settings=SETTINGS)
    try:
        await connection.execute(f"PREPARE asked AS {question}")
        plan = "\n".join(line for (line,) in await connection.fetch(f"EXPLAIN EXECUTE asked ({given})"))
    finally:
        await connection.close()
    assert index in plan, plan
    assert "Seq Scan" not in plan
