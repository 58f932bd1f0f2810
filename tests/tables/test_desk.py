"""Whole games are folded beside the loop: once for all who ask, by a worker that may die and never stays behind."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from coroutines import story
from mokum.kernel.codec import encode
from mokum.store import Entry, Row
from mokum.tables import Code, Hall, KeptNames, Refusal
from mokum.tables.archive.desk import Desk, NoScribe, Send
from mokum.tables.archive.drawer import Drawer
from mokum.tables.archive.recording import record_of
from mokum.tables.archive.tasks import AnyTask, MakeSteps
from mokum.tables.companion import TaskFailed
from mokum.tables.log.folding import fold_all
from mokum.tables.log.paging import PAGE
from mokum.tables.serving.replaying import Replay, Replaying
from store.places import MemoryPlace
from tables.long_games import long_game
from tables.party import CALLED, a_hall, called


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return asyncio.run(long_game())


@asynccontextmanager
async def hall_with(rows: list[Row], names: KeptNames | None = None) -> AsyncIterator[tuple[Hall, str]]:
    """A hall that has loaded a table with these rows."""
    place = MemoryPlace()
    place.clock.now = rows[0].at
    async with a_hall(place, names=KeptNames(called) if names is None else names) as hall:
        table = rows[0].table
        await hall.store.append(table, 0, [Entry(row.command, row.actor, row.kind, row.body) for row in rows])
        await hall.look("", table)
        yield hall, table


def worker_of(hall: Hall) -> int:
    worker = hall.desk.worker
    assert worker is not None
    return worker


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def longest_hold(work: AsyncIterator[object]) -> float:
    """The most of the loop's thread, in seconds of its own time, that nobody else could have while others work."""
    longest, last = 0.0, time.thread_time()

    async def breathe() -> None:
        nonlocal longest, last
        while True:
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, last = max(longest, now - last), now

    breathing = asyncio.create_task(breathe())
    async for _ in work:
        pass
    breathing.cancel()
    return longest


@pytest.mark.usefixtures("no_collector")
@story
async def test_attack_4_the_loop_is_held_by_no_whole_game(rows: list[Row]) -> None:
    async def ask(hall: Hall, table: str) -> AsyncIterator[object]:
        past = Replaying(hall)
        for _ in range(3):
            yield await hall.record("", table)
            hall.rename("anna")  # what was kept is forgotten
            for first in range(1, len(rows), 50):
                yield await past.replay("", table, -2, first=first)

    record_of(fold_all(rows), rows, CALLED)  # the first time is slower
    began = time.thread_time()
    record_of(fold_all(rows), rows, CALLED)
    on_the_loop = time.thread_time() - began
    async with hall_with(rows) as (hall, table):
        await hall.record("", table)
        assert await longest_hold(ask(hall, table)) < on_the_loop / 2


@story
async def test_attack_4_what_many_ask_for_at_once_is_folded_once(rows: list[Row]) -> None:
    async with hall_with(rows) as (hall, table):
        paid: list[int] = []
        records = await asyncio.gather(*(hall.record("", table, pay=lambda: paid.append(1)) for _ in range(50)))
        assert len(set(records)) == 1
        assert len(paid) == 1
        past = Replaying(hall)
        pages = await asyncio.gather(
            *(past.replay("", table, -1, first=first, pay=lambda: paid.append(2)) for first in (101, 111, 121) * 9)
        )
        assert all(isinstance(page, Replay) and len(page.steps) == 50 for page in pages)
        assert paid == [1, 2, 2]


@story
async def test_a_record_and_a_replay_have_the_names_of_now(rows: list[Row]) -> None:
    now = dict(CALLED)

    async def ask(players: object) -> dict[str, str]:
        return now

    names = KeptNames(ask)
    async with hall_with(rows, names) as (hall, table):
        past = Replaying(hall)
        for name in ("Anna", "Annabel", ""):
            now["anna"] = name
            names.forget("anna")
            hall.rename("anna")
            assert await hall.record("", table) == record_of(fold_all(rows), rows, now)
            page = await past.replay("", table, -1)
            assert isinstance(page, Replay)
            assert f'"player":"anna","name":"{name}"'.encode() in encode(page)
            assert len(hall._records._kept) == 1  # no record holds a name that is gone


@story
async def test_a_worker_that_dies_is_replaced_and_none_stays_behind(rows: list[Row]) -> None:
    async with hall_with(rows) as (hall, table):
        assert hall.desk.worker is None  # nobody has asked for anything yet
        record = await hall.record("", table)
        first = worker_of(hall)
        os.kill(first, signal.SIGKILL)
        hall.rename("anna")
        assert await hall.record("", table) == record
        second = worker_of(hall)
        assert first != second
        told = Path(f"/proc/{second}/environ").read_bytes().split(b"\0")
        assert [one for one in told if one.startswith(b"MOKUM_") and not one.startswith(b"MOKUM_GAMES=")] == []
    assert not is_there(first)
    assert not is_there(second)


@story
async def test_a_worker_that_dies_of_its_task_is_told_as_try_again(rows: list[Row]) -> None:
    async with hall_with(rows) as (hall, table):
        await hall.record("", table)
        desk, tries = hall.desk, 0

        async def work(send: Send) -> MakeSteps:
            nonlocal tries
            tries += 1
            assert desk.worker is not None
            os.kill(desk.worker, signal.SIGKILL)
            return MakeSteps(-1, 1)

        with pytest.raises(NoScribe):
            await desk.ask(work)
        assert tries == 2
        assert isinstance(await hall.record("", table), str)


@story
async def test_a_task_that_cannot_be_done_or_is_given_up_spoils_no_other(rows: list[Row]) -> None:
    desk = Desk()

    async def backwards(send: Send) -> AnyTask:
        await send(rows[10:20])
        return MakeSteps(-1, 1)

    async def trouble(send: Send) -> AnyTask:
        await send(rows[:10])
        raise ZeroDivisionError

    async def whole(send: Send) -> AnyTask:
        await send(rows)
        return MakeSteps(-1, 1)

    with pytest.raises(TaskFailed, match="NoTable at "):
        await desk.ask(backwards)
    worker = desk.worker
    with pytest.raises(ZeroDivisionError):
        await desk.ask(trouble)
    folded = await desk.ask(whole)
    assert desk.worker == worker
    for wait in (0.0, 0.001, 0.01):
        asking = asyncio.create_task(desk.ask(whole))
        await asyncio.sleep(wait)
        asking.cancel()
        await asyncio.wait([asking])
        assert await desk.ask(whole) == folded
    await desk.close()
    with pytest.raises(NoScribe):
        await desk.ask(whole)


@story
async def test_attack_4_no_more_wait_than_can_be_served(rows: list[Row]) -> None:
    async with hall_with(rows) as (hall, table):
        hall.desk._most = 3
        past = Replaying(hall)
        pages = await asyncio.gather(*(past.replay("", table, -1, first=first) for first in range(1, 300, 50)))
        refused = [page for page in pages if isinstance(page, Refusal)]
        assert [refusal.code for refusal in refused] == [Code.RETRY] * 3
        assert isinstance(await hall.record("", table), str)


LEFT_ALONE = """
import asyncio, os, signal
from mokum.tables.archive.desk import Desk
from mokum.tables.archive.tasks import MakeSteps

async def main():
    desk = Desk()
    async def work(send):
        return MakeSteps(-1, 1)
    try:
        await desk.ask(work)
    except Exception:
        pass
    print(desk.worker, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def test_a_worker_ends_with_a_node_that_was_killed() -> None:
    done = subprocess.run([sys.executable, "-c", LEFT_ALONE], capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL
    worker = int(done.stdout)
    for _ in range(200):
        if not is_there(worker) or Path(f"/proc/{worker}/stat").read_text().split()[2] == "Z":
            return
        time.sleep(0.05)
    pytest.fail("it is still there")


@story
async def test_a_long_log_is_read_page_by_page(rows: list[Row]) -> None:
    """Loading a table without a snapshot, too: others come between two pages."""
    assert len(rows) > 3 * PAGE
    async with hall_with(rows) as (hall, table):
        asked: list[int | None] = []
        read = hall.store.read

        async def noted(table: str, after: int = 0, limit: int | None = None, **more: bytes | None) -> list[Row]:
            asked.append(limit)
            return await read(table, after, limit, **more)

        hall.store.read = noted  # type: ignore[method-assign]
        hall._reception._shelf.forget(table)
        await hall.look("", table)
        await hall.record("", table)
        assert set(asked) <= set(range(1, PAGE + 1))


@story
async def test_a_drawer_keeps_so_many_bytes_and_forgets_the_longest_unused() -> None:
    drawer: Drawer[str, bytes] = Drawer(10, len)
    for key in "abc":
        drawer.keep(key, b"1234")
        drawer.find("a")
    assert [drawer.find(key) for key in "abc"] == [b"1234", None, b"1234"]
    assert drawer.bytes == 8
    drawer.keep("a", b"1")
    assert drawer.bytes == 5
    drawer.keep("d", b"x" * 11)
    assert (len(drawer), drawer.bytes) == (0, 0)


@story
async def test_one_who_goes_away_ends_nothing_for_the_others() -> None:
    drawer: Drawer[str, bytes] = Drawer(10, len)
    go = asyncio.Event()

    async def make() -> bytes:
        await go.wait()
        return b"made"

    gone, waiting = (asyncio.create_task(drawer.get("a", make)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait([gone])
    go.set()
    assert await waiting == b"made"
