"""Analyses of finished games: worked on in spare time, for whoever may see the replay; and then they stay."""

import asyncio
from typing import Any

import msgspec
import pytest

from coroutines import story
from mokum.analysis.settings import Settings
from mokum.catalog import game as find_game
from mokum.lab.analysis.running import analyse
from mokum.store import Store
from mokum.tables import Actor, Hall, KeptNames, LocalBus, LocalRunner, Refusal
from mokum.tables.bots import thinking as limits
from mokum.tables.bots.allowance import Allowance
from mokum.tables.bots.analyst import Analyst
from mokum.tables.bots.thinking import Thinking
from mokum.tables.deciding.commands import Code, Play, Resign
from mokum.tables.log.standing import Phase, codec_of
from mokum.tables.serving.analysing import MOST_UNDER_WAY, Analysing, Progress
from store.places import Place
from tables.party import ANNA, BERT, CLEO, PLAYERS, WATCHING, a_hall, begin, called, do, see
from tables.test_tips import until_asked

SMALL = Settings(moves=0, fewest=1, horizon=0, worlds=2, deals=4, points=2, outlook=1, causes=2)


async def a_finished_game(hall: Hall, slug: str = "routes", people: int = 2, **more: Any) -> str:
    """As short as games get: everybody does what advice prefers."""
    table, game = await begin(hall, slug, people, **more), find_game(slug)
    while (seen := await see(hall, ANNA, table)).phase is Phase.PLAYING:
        actor = PLAYERS[seen.awaited[0]]
        seen = await see(hall, actor, table)
        assert seen.view is not None
        view = codec_of(slug).view(bytes(seen.view))
        moves = game.catalogue.choose(
            sum(1 << game.catalogue.number(game.catalogue.parse(move)) for move in seen.moves)
        )
        worth = game.advise(view, moves)
        await do(hall, actor, table, Play(str(moves[worth.index(max(worth))])))
    return table


async def until_done(analysing: Analysing, table: str, player: str = "") -> list[Progress]:
    """How far it was each time that somebody looked."""
    seen = []
    while True:
        found = await analysing.look(player, table)
        assert not isinstance(found, Refusal), found
        seen.append(found)
        if found.state != "working":
            return seen
        await asyncio.sleep(0.02)


def told(progress: Progress) -> Any:
    assert progress.report is not None
    return msgspec.json.decode(progress.report)


async def expected(hall: Hall, table: str) -> Any:
    """What the laboratory says of its record."""
    record = await hall.record("", table)
    assert isinstance(record, str)
    report = msgspec.to_builtins(await asyncio.to_thread(analyse, record, SMALL))
    for seat in report["seats"]:
        seat["name"] = ""
    return msgspec.json.decode(msgspec.json.encode(report))


@story
async def test_an_analysis_grows_and_is_what_the_laboratory_says(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await a_finished_game(hall)
        analysing, thinking = Analysing(hall, SMALL), Thinking(1)
        analyst = Analyst(hall.store, thinking, place.clock)
        assert await analysing.look("", table) == Progress("absent")
        begun = await analysing.begin(WATCHING, table)
        assert isinstance(begun, Progress)
        assert (begun.state, begun.done) == ("working", 0)
        assert told(begun)["moments"] == []
        assert await analysing.begin(ANNA, table) == begun, "one game has one analysis"
        analyst.start(1)
        seen = await until_done(analysing, table)
        await analyst.close()
        await thinking.close()
        assert [each.done for each in seen] == sorted(each.done for each in seen)
        assert {each.of for each in seen} == {begun.of}
        found = told(seen[-1])
        rows = {row.version: row for row in await hall.store.read(table)}
        assert [rows[version].kind for version in found["versions"]] == ["Played"] * found["moves"]
        assert {key: value for key, value in found.items() if key != "versions"} == await expected(hall, table)
        assert "Anna" not in str(found)
        assert await analysing.begin(BERT, table) == seen[-1]
        assert await analysing.look("", table) == seen[-1]


@story
async def test_whoever_may_not_see_the_replay_is_told_nothing(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        analysing = Analysing(hall, SMALL)
        private = await a_finished_game(hall, "harbour", 1, private=True)
        for refused in (await analysing.begin(WATCHING, private), await analysing.look(WATCHING.player, private)):
            assert isinstance(refused, Refusal)
            assert refused.code is Code.NOT_FOUND
        invitation = (await see(hall, ANNA, private)).invitation
        assert isinstance(await analysing.begin(WATCHING, private, invitation), Progress)
        running = await begin(hall, "routes", 2)
        for refused in (await analysing.begin(ANNA, running), await analysing.look(ANNA.player, running)):
            assert isinstance(refused, Refusal)
            assert refused.code is Code.NOT_OVER
        await do(hall, ANNA, running, Resign())
        refused = await analysing.begin(BERT, running)
        assert isinstance(refused, Refusal)
        assert refused.code is Code.NOT_OVER, "it was not played to its end"


@story
async def test_one_player_has_only_a_few_under_way(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await a_finished_game(hall)
        nobody = await Analysing(hall, SMALL, rouse=None).begin(ANNA, table)
        assert isinstance(nobody, Refusal), "a server without processes says so"
        assert nobody.code is Code.NOT_ALLOWED
        analysing = Analysing(hall, SMALL)
        for number in range(MOST_UNDER_WAY):
            await hall.store.begin_analysis(f"table {number}", CLEO.player, b"", 1, 0)
        refused = await analysing.begin(CLEO, table)
        assert isinstance(refused, Refusal)
        assert (refused.code, refused.again_in) == (Code.TOO_MANY, 60)
        assert isinstance(await analysing.begin(ANNA, table), Progress)
        assert isinstance(await analysing.begin(CLEO, table), Progress), "one that is there already costs nothing"


@story
async def test_a_tip_waits_for_one_piece_at_most(memory_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("MOST_WAITING", "MOST_FOR_TIP"):
        monkeypatch.setattr(limits, limit, 120.0)
    thinking = Thinking(1, Allowance(1e9, 1e9))
    async with memory_place.node() as store:
        hall = Hall(store, LocalBus(), LocalRunner(thinking), clock=memory_place.clock, names=KeptNames(called))
        table = await a_finished_game(hall)
        practice = await begin(hall, "routes", 1, bots=1, bot="greedy")
        await until_asked(hall, practice)
        analyst = Analyst(store, thinking, memory_place.clock)
        assert isinstance(await Analysing(hall, SMALL).begin(ANNA, table), Progress)
        analyst.start(1)
        waited = []
        for number in range(4):
            while (before := await done_at(store, table)) < 3 * (number + 1):
                await asyncio.sleep(0.001)
            assert not isinstance(await hall.tip(ANNA.player, practice), Refusal)
            waited.append(await done_at(store, table) - before)
        assert max(waited) <= 1
        await analyst.close()
        await hall.close()


async def done_at(store: Store, table: str) -> int:
    found = await store.analysis(table)
    assert found is not None
    return found.done


@story
async def test_a_piece_that_ends_every_process_ends_the_analysis(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await a_finished_game(hall)
        analysing = Analysing(hall, SMALL)
        await analysing.begin(ANNA, table)
        thinking = Thinking(1, program="raise SystemExit")
        analyst = Analyst(hall.store, thinking, memory_place.clock, lease=0)
        while (await until_state(analysing, table)) == "working":
            await analyst.work()
        assert await until_state(analysing, table) == "failed"
        assert await analysing.look("", table) == Progress("failed", 0, (await analysing_of(hall, table)))
        assert isinstance(await analysing.begin(Actor("dirk"), table), Progress), "it may be tried again"
        assert await until_state(analysing, table) == "working"
        await thinking.close()


async def until_state(analysing: Analysing, table: str) -> str:
    found = await analysing.look("", table)
    assert isinstance(found, Progress)
    return found.state


async def analysing_of(hall: Hall, table: str) -> int:
    found = await hall.store.analysis(table)
    assert found is not None
    return found.of
