"""Finished games: written with the row that ends a game, and found again by game, opponent, result and date."""

from hashlib import md5

import asyncpg
import pytest

from coroutines import story
from mokum.store import Against, Finished, FinishedGame, Mark, Sought, Status, Store, VersionTaken
from mokum.store.postgres import SETTINGS
from mokum.store.sql.finishes import FINISH, question_of
from store.places import START, Place, PostgresPlace, entry, new_id, notice

ANN, BOB, EVE = "a1", "b0", "e5"
ALL = Sought()


def part(player: str, seat: int = 0, rank: int = 1, game: str = "routes", points: int | None = 30) -> Finished:
    why, career = ("resigned", "") if points is None else ("played", '{"points":{}}')
    return Finished(player, seat, game, why, rank, points, 2, Against.PEOPLE, practice=False, career=career)


async def end(store: Store, *parts: Finished) -> str:
    """A game that comes to its end in two steps."""
    table, players = new_id(), tuple(each.player for each in parts)
    await store.append(table, 0, [entry()], notice=notice(players=players))
    await store.append(table, 1, [entry(), entry()], notice=notice(Status.OVER, players=players), finished=parts)
    return table


async def found(store: Store, player: str = ANN, sought: Sought = ALL) -> list[str]:
    return [each.listing.table for each in await store.finished_games(player, sought)]


@story
async def test_a_game_is_found_by_each_of_its_players_once_it_has_ended(place: Place) -> None:
    async with place.node() as store, place.node() as other:
        running = new_id()
        await store.append(running, 0, [entry()], notice=notice(Status.RUNNING, players=(ANN, BOB)))
        assert await found(other) == []
        place.clock.now += 5
        table = await end(store, part(ANN, 0, 2, points=12), part(BOB, 1, 1, points=40))
        listing = await other.listing(table)
        assert listing is not None
        for player, own in ((ANN, part(ANN, 0, 2, points=12)), (BOB, part(BOB, 1, 1, points=40))):
            assert await other.finished_games(player, Sought()) == [FinishedGame(listing, own, START + 5)]
        assert await found(other, EVE) == []


@story
async def test_a_refused_append_finishes_nothing(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        await store.append(table, 0, [entry()], notice=notice())
        with pytest.raises(VersionTaken):
            await store.append(table, 0, [entry()], notice=notice(Status.OVER), finished=(part(ANN),))
        assert await store.finish(table) == (0, [])


@story
async def test_only_what_is_sought_is_found(place: Place) -> None:
    async with place.node() as store:
        won = await end(store, part(ANN, 0, 1), part(BOB, 1, 2))
        place.clock.now += 10
        lost = await end(store, part(EVE, 0, 1, "harbour"), part(ANN, 1, 2, "harbour"))
        place.clock.now += 10
        resigned = await end(store, part(BOB, 0, 1, points=None), part(ANN, 1, 2, points=None))
        for sought, tables in {
            Sought(): [resigned, lost, won],
            Sought(game="harbour"): [lost],
            Sought(opponent=BOB): [resigned, won],
            Sought(opponent="ff"): [],
            Sought(won=True): [won],
            Sought(won=False): [resigned, lost],
            Sought(since=START + 10): [resigned, lost],
            Sought(game="routes", opponent=BOB, won=False, since=START + 20): [resigned],
        }.items():
            assert await found(store, ANN, sought) == tables, sought


@pytest.mark.parametrize("size", [1, 3, 7, 50])
@story
async def test_pages_together_are_all_games_in_order(place: Place, size: int) -> None:
    async with place.node() as store:
        tables = []
        for number in range(7):
            place.clock.now += number % 2  # some of the same instant
            tables.append(await end(store, part(ANN, 0, 1), part(BOB, 1, 2)))
        seen: list[FinishedGame] = []
        while page := await store.finished_games(ANN, Sought(opponent=BOB), seen[-1].mark if seen else None, size):
            assert len(page) <= size
            seen.extend(page)
        assert {each.listing.table for each in seen} == set(tables)
        assert [each.mark for each in seen] == sorted((each.mark for each in seen), reverse=True)
        assert len(seen) == len(tables)


@story
async def test_what_is_kept_of_an_end_can_be_put_in_order(place: Place) -> None:
    async with place.node() as store:
        table, other = await end(store, part(ANN), part(BOB, 1, 2)), await end(store, part(EVE))
        assert await store.finish(table) == (START, [part(ANN), part(BOB, 1, 2)])
        right = [part(ANN, rank=2), part(EVE, 2, 1)]
        await store.keep_finish(table, START + 3, right)
        assert await store.finish(table) == (START + 3, right)
        assert await found(store, BOB) == []
        await store.keep_finish(table, 0, [])
        assert await store.finish(table) == (0, [])
        assert await store.finish(other) == (START, [part(EVE)])


@story
async def test_all_tables_are_named_page_by_page(place: Place) -> None:
    async with place.node() as store:
        tables = [await end(store, part(ANN)) for _ in range(5)]
        stray = new_id()
        await store.keep_finish(stray, START, [part(ANN)])
        seen: list[str] = []
        while page := await store.tables(seen[-1] if seen else "", 2):
            seen.extend(page)
        assert seen == sorted([*tables, stray])


@pytest.mark.parametrize("sought", [ALL, Sought(game="routes"), Sought(opponent=BOB), Sought(won=True, since=5)])
@story
async def test_a_players_games_are_found_along_an_index(postgres_place: PostgresPlace, sought: Sought) -> None:
    """However many games others have finished, and without putting one's own in order first."""
    await postgres_place.execute(
        f"INSERT INTO finished ({FINISH})"
        " SELECT md5(n::text)::uuid, seat, md5(((n + seat) % 50)::text), 'routes', 'played', 1, 9,"
        " 2, 'people', false, '', n"
        " FROM generate_series(1, 5000) n, generate_series(0, 1) seat"
    )
    await postgres_place.execute(
        "INSERT INTO listings"
        " SELECT table_id, game, 2, 'over', false, 'live', '', '[]', '[]', ended_at, ended_at, 1, false"
        " FROM finished WHERE seat = 0"
    )
    await postgres_place.execute("ANALYZE finished")
    await postgres_place.execute("ANALYZE listings")
    question, values = question_of(md5(b"7").hexdigest(), sought, Mark(4000, new_id()), 20)
    given = ", ".join(f"'{value}'" for value in values)
    connection = await asyncpg.connect(postgres_place.url, server_settings=SETTINGS)
    try:
        await connection.execute(f"PREPARE asked AS {question}")
        plan = "\n".join(line for (line,) in await connection.fetch(f"EXPLAIN EXECUTE asked ({given})"))
    finally:
        await connection.close()
    assert ("finished_by_game" if sought.game else "finished_by_player") in plan
    assert "Seq Scan" not in plan
    assert "Sort" not in plan
