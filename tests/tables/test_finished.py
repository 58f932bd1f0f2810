"""What a finished game was to its players is kept with the row that ends it, and follows from the log alone."""

import asyncio
import base64

import pytest
from typer.testing import CliRunner

from coroutines import story
from mokum.cli.app import app
from mokum.store import Against, Finished, Sought, Store
from mokum.tables.archive.rebuilding import rebuild
from mokum.tables.deciding.commands import Leave, Play, Resign
from mokum.tables.log.finishing import read_career
from mokum.tables.log.standing import Phase
from store.places import KEY, START, Place, SqlitePlace
from tables.party import ANNA, BERT, CLEO, WATCHING, a_hall, begin, do, see
from tables.test_analysing import a_finished_game

WRONG = [Finished(ANNA.player, 0, "routes", "played", 9, -1, 2, Against.PEOPLE, practice=False)]


async def own(store: Store, player: str) -> list[Finished]:
    return [game.part for game in await store.finished_games(player, Sought())]


@story
async def test_a_game_that_was_played_has_a_place_and_points_for_each_player(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await a_finished_game(hall)
        result = (await see(hall, WATCHING, table)).result
        assert result is not None
        assert result.outcome is not None
        for seat, actor in enumerate((ANNA, BERT)):
            rank, points = result.ranks[seat], result.outcome.totals[seat]
            (part,) = await own(hall.store, actor.player)
            assert (part.why, part.rank, part.points) == ("played", rank, points)
            assert (part.seat, part.seats, part.against, part.practice) == (seat, 2, Against.PEOPLE, False)
            assert sum(read_career(part.career).points.values()) == points


@story
async def test_a_bot_of_the_house_is_nobody(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 1, bots=1)
        while (seen := await see(hall, ANNA, table)).phase is Phase.PLAYING:
            if seen.moves:
                await do(hall, ANNA, table, Play(seen.moves[-1]))
            await asyncio.sleep(0)
        _, parts = await hall.store.finish(table)
        assert [(part.player, part.seat, part.against) for part in parts] == [(ANNA.player, 0, Against.BOTS)]


@story
async def test_who_gives_up_is_last_and_has_no_points(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 2)
        await do(hall, BERT, table, Resign())
        for seat, actor in enumerate((ANNA, BERT)):
            part = Finished(actor.player, seat, "routes", "resigned", seat + 1, None, 2, Against.PEOPLE, practice=False)
            assert await own(hall.store, actor.player) == [part]


@story
async def test_who_gives_up_at_a_larger_table_is_last_however_well_the_bot_does(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 3)
        await do(hall, ANNA, table, Resign())
        while (seen := await see(hall, WATCHING, table)).phase is Phase.PLAYING:
            for actor in (BERT, CLEO):
                moves = (await see(hall, actor, table)).moves
                if moves:
                    await do(hall, actor, table, Play(moves[-1]))
            await asyncio.sleep(0)
        assert seen.result is not None
        _, (anna, bert, cleo) = await hall.store.finish(table)
        assert (anna.why, anna.rank, anna.points) == ("resigned", 3, None)
        assert {bert.why, cleo.why} == {"played"}
        assert (bert.rank, cleo.rank) == seen.result.ranks[1:]


@story
async def test_a_game_that_did_not_come_to_an_end_is_no_game_of_anybody(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 1, bots=1)
        assert (await hall.store.finish(table)) == (0, [])
        await do(hall, ANNA, table, Leave())
        assert await own(hall.store, ANNA.player) == []


@story
async def test_from_nothing_the_same_is_made_again(place: Place) -> None:
    async with a_hall(place) as hall:
        played, running = await a_finished_game(hall), await begin(hall, "routes", 2)
        resigned = await begin(hall, "routes", 2)
        await do(hall, BERT, resigned, Resign())
        store, tables = hall.store, {played, resigned, running}
        kept = {table: await store.finish(table) for table in tables}
        assert await rebuild(store, check=True) == (3, [])
        for table in tables:
            await store.keep_finish(table, 0, [])
        await store.keep_finish(running, START, WRONG)
        differing = sorted(tables)
        assert await rebuild(store, check=True) == (3, differing)
        assert await own(store, ANNA.player) == WRONG, "a check changes nothing"
        assert await rebuild(store) == (3, differing)
        assert {table: await store.finish(table) for table in tables} == kept
        assert await rebuild(store, check=True) == (3, [])


async def _spoil(place: Place) -> str:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 2)
        await do(hall, BERT, table, Resign())
        await hall.store.keep_finish(table, START, WRONG)
        return table


def test_the_command_compares_and_mends(sqlite_place: SqlitePlace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOKUM_KEY", base64.b64encode(KEY).decode())
    table = asyncio.run(_spoil(sqlite_place))
    command = ["projections", "rebuild", "--database", f"sqlite:///{sqlite_place.path}"]
    told = [CliRunner().invoke(app, [*command, *more]) for more in (["--check"], [], ["--check"])]
    assert [each.exit_code for each in told] == [1, 0, 0], [each.output for each in told]
    assert table in told[0].output
    assert "1 rebuilt" in told[1].output
    assert table not in told[2].output
