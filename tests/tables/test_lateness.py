"""A host has spectators shown the game some moves late: until it is over nothing reaches them earlier, on any way."""

import asyncio

import pytest
from msgspec.structs import replace

from coroutines import story
from mokum.catalog import games
from mokum.kernel.chance import QuickChance
from mokum.tables import Hall, LocalBus, Refusal, Sight
from mokum.tables.deciding.commands import Leave, Play, Resign, TakeBack
from mokum.tables.deciding.making import MOST_LATE
from mokum.tables.log import snapshots
from mokum.tables.log.folding import fold_all
from mokum.tables.log.standing import Phase
from mokum.tables.serving.replaying import Replaying
from mokum.tables.showing.lateness import MOVE
from store.places import Place
from tables.party import ANNA, BERT, PLAYERS, WATCHING, a_few, a_hall, ask, begin, do, make, see
from tables.watching import PATIENCE, Watcher

DELAY = 2


async def play_one(hall: Hall, table: str, chance: QuickChance) -> Sight:
    """Somebody moves; what they see of it then."""
    now = await see(hall, ANNA, table)
    actor = PLAYERS[now.awaited[chance.below(len(now.awaited))]]
    offered = (await see(hall, actor, table)).moves
    await do(hall, actor, table, Play(offered[chance.below(len(offered))]))
    return await see(hall, ANNA, table)


async def moves_until(hall: Hall, table: str, version: int) -> int:
    """How many moves had been made by a version."""
    return sum(row.kind == MOVE for row in await hall.store.read(table, limit=version))


@pytest.mark.parametrize("slug", games())
@story
async def test_attack_10_a_spectator_is_shown_the_game_late_and_the_end_at_once(slug: str, sqlite_place: Place) -> None:
    bus, chance = LocalBus(), QuickChance(f"late {slug}")
    async with a_hall(sqlite_place, bus) as hall, a_hall(sqlite_place, bus) as other:
        table = await begin(hall, slug, a_few(slug), delay=DELAY)
        at_once, elsewhere = [await Watcher.at(each, WATCHING, table) for each in (hall, other)]
        player = await Watcher.at(other, BERT, table)
        start = (await see(hall, ANNA, table)).version
        assert (await see(hall, WATCHING, table)).version == start, "before the first move there is nothing to hide"
        for made in range(1, 12):
            now = await play_one(hall, table, chance)
            await player.until(now.version)
            for shown in (await see(hall, WATCHING, table), await see(other, WATCHING, table)):
                assert await moves_until(hall, table, shown.version) == max(0, made - DELAY)
                assert shown.delay == DELAY
            history = await Replaying(other).history(WATCHING.player, table)
            assert not isinstance(history, Refusal)
            assert history[-1].version == shown.version
            for watcher in (at_once, elsewhere):
                await watcher.until(shown.version)
        await asyncio.sleep(0.05)
        for watcher in (at_once, elsewhere):
            assert await moves_until(hall, table, watcher.sights[-1].version) == 11 - DELAY
            assert [row.version for row in watcher.rows] == list(range(1, watcher.sights[-1].version + 1))
        for actor in PLAYERS[: a_few(slug)]:
            await ask(hall, actor, table, Resign())
        async with asyncio.timeout(PATIENCE):
            while (over := await see(hall, ANNA, table)).phase is not Phase.OVER:
                await asyncio.sleep(0.05)
        for watcher in (at_once, elsewhere):
            assert await watcher.until(over.version) == await see(hall, WATCHING, table)
            assert [row.version for row in watcher.rows] == list(range(1, over.version + 1))
            await watcher.close()
        await player.close()


@story
async def test_a_node_that_has_just_come_shows_no_more(sqlite_place: Place) -> None:
    """Neither from the log nor from a snapshot that is newer than what spectators may see."""
    chance = QuickChance("late again")
    async with a_hall(sqlite_place) as hall:
        table = await begin(hall, "routes", 2, delay=5)
        for _ in range(20):
            now = await play_one(hall, table, chance)
        newest = replace(fold_all(await hall.store.read(table)), steps=())
        await hall.store.keep_snapshot(table, newest.version, newest.hash, snapshots.pack(newest))
        shown = await see(hall, WATCHING, table)
        all_made = await moves_until(hall, table, now.version)
        assert all_made - await moves_until(hall, table, shown.version) == 5
    async with a_hall(sqlite_place) as fresh:
        assert await see(fresh, WATCHING, table) == shown
        assert (await see(fresh, ANNA, table)).version == now.version


@story
async def test_who_takes_a_move_back_shows_nothing_earlier(memory_place: Place) -> None:
    chance = QuickChance("late and back")
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "harbour", 2, delay=DELAY)
        for _ in range(4):
            await play_one(hall, table, chance)
        before = await see(hall, WATCHING, table)
        for actor in (ANNA, BERT):
            await ask(hall, actor, table, TakeBack())
        after = await see(hall, WATCHING, table)
        assert await moves_until(hall, table, after.version) == await moves_until(hall, table, before.version)


@story
async def test_who_gets_up_is_a_spectator_like_others(memory_place: Place) -> None:
    """A player who left keeps the seat, and sees what it sees; nobody without one sees more."""
    chance = QuickChance("late and gone")
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2, delay=DELAY)
        for _ in range(4):
            await play_one(hall, table, chance)
        await do(hall, BERT, table, Leave())
        now, shown = await see(hall, ANNA, table), await see(hall, WATCHING, table)
        assert await moves_until(hall, table, now.version) - await moves_until(hall, table, shown.version) >= DELAY


@pytest.mark.parametrize("delay", [-1, MOST_LATE + 1])
@story
async def test_a_delay_is_bounded(delay: int, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        with pytest.raises(AssertionError, match="moves late"):
            await make(hall, "routes", 2, delay=delay)
