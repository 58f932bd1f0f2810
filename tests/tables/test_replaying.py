"""The past of a table: history is what was sent, a replay is what stood, and nothing is open before the end."""

import asyncio
import time

import msgspec
import pytest

from coroutines import story
from mokum.catalog import games
from mokum.kernel.codec import encode
from mokum.kernel.event import WATCHER
from mokum.kernel.facts import facts_of
from mokum.tables import Actor, Code, Refusal
from mokum.tables.archive.stepping import ALL_KNOWING, ReplayStep
from mokum.tables.deciding.commands import CloseTable, Play, TakeBack
from mokum.tables.log.bodies import read_body
from mokum.tables.log.folding import fold
from mokum.tables.log.happenings import Played, Started
from mokum.tables.log.standing import Phase, Standing
from mokum.tables.serving.replaying import MOST_STEPS, Replay, Replaying
from mokum.tables.showing.seen_rows import PlayedShown, StartedShown, TakenBackShown
from store.places import Place, new_id
from tables.party import ANNA, BERT, PLAYERS, WATCHING, a_few, a_hall, begin, do, make, play_some, see
from tables.test_taking_back import play_until
from tables.watching import Watcher

NULL = msgspec.Raw(b"null")


class Sent(ReplayStep, frozen=True, kw_only=True):
    view: msgspec.Raw  # `Raw | None` is only written
    facts: msgspec.Raw = NULL
    views: tuple[msgspec.Raw, ...] = ()
    seat_facts: tuple[msgspec.Raw, ...] = ()


def steps_of(page: Replay) -> list[ReplayStep]:
    sent = [msgspec.json.decode(step, type=Sent) for step in page.steps]
    return [
        ReplayStep(
            step.version,
            step.at,
            step.what,
            step.phase,
            step.awaited,
            None if step.view == NULL else step.view.copy(),
            None if step.facts == NULL else step.facts.copy(),
            tuple(view.copy() for view in step.views),
            tuple(facts.copy() for facts in step.seat_facts),
        )
        for step in sent
    ]


async def whole(past: Replaying, table: str, eyes: int, count: int = MOST_STEPS) -> list[ReplayStep]:
    """All steps, page by page."""
    steps: list[ReplayStep] = []
    while True:
        page = await past.replay(WATCHING.player, table, eyes, first=len(steps) + 1, count=count)
        assert isinstance(page, Replay), page
        if not page.steps:
            assert len(steps) == page.version
            return steps
        steps += steps_of(page)


@pytest.mark.parametrize("slug", games())
@story
async def test_history_is_what_was_sent(slug: str, place: Place) -> None:
    async with a_hall(place) as hall:
        past = Replaying(hall)
        table = await begin(hall, slug, a_few(slug))
        watchers = [(actor, await Watcher.at(hall, actor, table)) for actor in (ANNA, BERT, WATCHING)]
        await play_some([hall], table, 25)
        last = (await see(hall, ANNA, table)).version
        for actor, watcher in watchers:
            await watcher.until(last)
            told = await past.history(actor.player, table)
            assert encode(told) == encode(watcher.rows)
            pages = [await past.history(actor.player, table, before=before, limit=5) for before in (1, 4, 9, last + 9)]
            assert encode(pages) == encode([[], watcher.rows[:3], watcher.rows[3:8], watcher.rows[last - 5 : last]])
            await watcher.close()


@pytest.mark.parametrize("slug", games())
@story
async def test_a_replay_shows_each_pair_of_eyes_what_stood(slug: str, place: Place) -> None:
    seats = games()[slug].meta.seats[-1]
    async with a_hall(place) as hall:
        past, table = Replaying(hall), await begin(hall, slug, seats)
        watchers = [(eyes, await Watcher.at(hall, actor, table)) for eyes, actor in ((0, ANNA), (WATCHER, WATCHING))]
        await play_some([hall], table, 5_000)
        rows, standing = await hall.store.read(table), None
        stood: list[Standing] = []
        for row in rows:
            standing = fold(standing, row)
            stood.append(standing)
        for eyes, watcher in watchers:
            await watcher.until(len(rows))
            for past_again in (past, Replaying(hall)):
                steps = await whole(past_again, table, eyes)
                assert encode([step.what for step in steps]) == encode([row.what for row in watcher.rows])
                assert [step.view for step in steps] == [_view(each, eyes) for each in stood]
                assert [step.facts for step in steps] == [_facts(each, eyes) for each in stood]
                assert [(step.phase, step.awaited) for step in steps] == [(each.phase, each.awaited) for each in stood]
            await watcher.close()
        knowing = await whole(past, table, ALL_KNOWING, 7)
        for step, row, each in zip(knowing, rows, stood, strict=True):
            assert step.view == _view(each, WATCHER)
            wanted = () if each.position is None else tuple(_view(each, seat) for seat in range(seats))
            assert step.views == wanted
            assert step.seat_facts == tuple(_facts(each, seat) or NULL for seat in range(len(wanted)))
            happened = read_body(row.body).what
            if isinstance(happened, (Started, Played)):
                assert isinstance(step.what, (StartedShown, PlayedShown))
                assert step.what.events == happened.events
                assert not isinstance(happened, Played) or (step.what.move == happened.move)  # type: ignore[union-attr]


def _view(standing: Standing, viewer: int) -> msgspec.Raw | None:
    if standing.position is None:
        return None
    return msgspec.Raw(encode(standing.game.view(standing.position, viewer)))


def _facts(standing: Standing, viewer: int) -> msgspec.Raw | None:
    facts = None if standing.position is None else facts_of(standing.game, standing.position, viewer)
    return None if facts is None else msgspec.Raw(encode(facts))


@story
async def test_nothing_is_open_before_the_end(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        past, table = Replaying(hall), await begin(hall, "routes", 2)
        await play_some([hall], table, 10)
        for actor in (ANNA, WATCHING):
            for eyes in (ALL_KNOWING, WATCHER, 0, 1):
                refusal = await past.replay(actor.player, table, eyes)
                assert isinstance(refusal, Refusal)
                assert refusal.code is Code.NOT_ALLOWED
        await play_some([hall], table, 5_000)
        assert isinstance(await past.replay(WATCHING.player, table, 1), Replay)
        for eyes in (-3, 2):
            refusal = await past.replay(ANNA.player, table, eyes)
            assert isinstance(refusal, Refusal)
            assert refusal.code is Code.BAD_REQUEST


@story
async def test_a_private_table_has_no_past_for_strangers(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        past, table = Replaying(hall), await make(hall, "routes", 2, private=True)
        await do(hall, ANNA, table, CloseTable())
        invitation = (await see(hall, ANNA, table)).invitation
        nowhere = [await past.history("wim", new_id()), await past.replay("wim", new_id(), WATCHER)]
        assert [await past.history("wim", table), await past.replay("wim", table, WATCHER)] == nowhere
        assert all(isinstance(each, Refusal) and each.code is Code.NOT_FOUND for each in nowhere)
        assert not isinstance(await past.history("wim", table, invitation=invitation), Refusal)
        found = await past.replay("wim", table, ALL_KNOWING, invitation=invitation)
        assert isinstance(found, Replay)
        assert [step.view for step in steps_of(found)] == [None] * found.version
        assert steps_of(found)[-1].phase is Phase.OVER


@story
async def test_what_was_taken_back_is_replayed_as_it_happened(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        past, table = Replaying(hall), await begin(hall, "routes", 2)
        seat, before, after = await play_until(hall, table, "own", 1)
        await do(hall, PLAYERS[seat], table, TakeBack())
        version = after.version + 1
        await play_some([hall], table, 5_000)
        steps = await whole(past, table, seat, 9)
        assert steps[after.version - 1].view == after.view
        assert isinstance(steps[version - 1].what, TakenBackShown)
        assert steps[version - 1].view == before.view
        assert steps[version - 1].awaited == before.awaited


@pytest.mark.usefixtures("no_collector")
@story
async def test_a_long_table_does_not_stop_the_others(memory_place: Place) -> None:
    """1,500 rows of play and taking back: a page in the middle leaves the loop to others every few milliseconds."""
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        seat, before, _ = await play_until(hall, table, "own", 1)
        move = next(what.move for row in reversed(await hall.store.read(table)) if (what := _played(row.body)))
        while (await hall.store.version(table)) < 1_500:
            await do(hall, PLAYERS[seat], table, TakeBack())
            await do(hall, PLAYERS[seat], table, Play(move))
        await play_some([hall], table, 5_000)
        past, gaps = Replaying(hall), [0.0]

        async def breathe() -> None:
            """By the processor's clock: what others do on this machine does not count."""
            last = time.thread_time()
            while True:
                await asyncio.sleep(0)
                now = time.thread_time()
                gaps.append(now - last)
                last = now

        breathing = asyncio.create_task(breathe())
        began = time.perf_counter()
        page = await past.replay("", table, ALL_KNOWING, first=1_500)
        first = time.perf_counter() - began
        again = await past.replay("", table, ALL_KNOWING, first=1_500)
        second = time.perf_counter() - began - first
        breathing.cancel()
        assert isinstance(page, Replay)
        assert len(page.steps) == MOST_STEPS
        assert page == again
        assert second < first
        assert max(gaps) < 0.2
        assert before.version < 1_500


def _played(body: bytes) -> Played | None:
    what = read_body(body).what
    return what if isinstance(what, Played) else None


@story
async def test_few_steps_are_kept(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        most = 100_000
        past = Replaying(hall, most)
        tables = [await begin(hall, "routes", 2) for _ in range(2)]
        for table in tables:
            await play_some([hall], table, 5_000)
        asked = [(table, eyes) for table in tables for eyes in (0, 1, ALL_KNOWING)]
        once = [await past.replay("", table, eyes, first=20) for table, eyes in asked]
        assert [await past.replay("", table, eyes, first=20) for table, eyes in asked] == once
        assert 0 < past._kept.bytes <= most
        assert len(past._kept) < len(asked)
        assert all(isinstance(page, Replay) and page.steps for page in once)


@story
async def test_a_damaged_log_is_said_to_be_so(sqlite_place: Place) -> None:
    async with a_hall(sqlite_place) as hall:
        table = await begin(hall, "routes", 2)
        await play_some([hall], table, 5_000)
        await sqlite_place.flip_byte(table, 20)
        past = Replaying(hall)
        answers = await past.history(Actor("").player, table), await past.replay("", table, 0)
        assert all(isinstance(answer, Refusal) and answer.code is Code.GONE for answer in answers)
