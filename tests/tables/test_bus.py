"""Hints: what they carry, what becomes of lost ones, and what NATS adds."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from coroutines import story
from harness.services import free_port
from mokum.tables import Keeper, LocalBus
from mokum.tables.bus import Bus, Hear, Unsubscribe
from mokum.tables.bus.hints import Hint, read_hint, read_talk, rows_subject, write_hint
from mokum.tables.bus.nats import NatsBus
from mokum.tables.bus.post import Post
from mokum.tables.deciding.commands import Sit
from store.places import KEY, Place
from tables.party import ANNA, BERT, WATCHING, a_hall, do, make, see, sit
from tables.test_whole_games import NATS
from tables.watching import Watcher

GAME = "routes"


class Dropping:
    """A bus that loses everything."""

    def publish(self, subject: str, data: bytes) -> None:
        pass

    async def subscribe(self, subject: str, hear: Hear) -> Unsubscribe:
        async def unsubscribe() -> None:
            pass

        return unsubscribe

    async def answers(self, within: float) -> bool:
        return True

    async def close(self) -> None:
        pass


class Counting:
    """A store that counts how often the log is read."""

    def __init__(self, store: object) -> None:
        self._store = store
        self.reads = 0

    def __getattr__(self, name: str) -> object:
        self.reads += name == "read"
        return getattr(self._store, name)


@contextlib.asynccontextmanager
async def nats_buses() -> AsyncIterator[tuple[Bus, Bus]]:
    one, other = NatsBus(NATS, Post(KEY)), NatsBus(NATS, Post(KEY))
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


@story
async def test_lost_hints_are_noticed_by_the_sweep(postgres_place: Place) -> None:
    async with a_hall(postgres_place, Dropping()) as one, a_hall(postgres_place, Dropping()) as other:
        table = await make(one, GAME, 2)
        watcher = await Watcher.at(other, WATCHING, table)
        await watcher.until(1)
        await sit(one, table, 0)
        await asyncio.sleep(0.05)
        assert watcher.sights[-1].version == 1
        await other.sweep()
        assert (await watcher.until(3)).seats[0].player == ANNA.player
        assert [row.version for row in watcher.rows] == [1, 2, 3]
        await watcher.close()


@story
async def test_the_keeper_sweeps_by_itself(sqlite_place: Place) -> None:
    async with a_hall(sqlite_place, Dropping()) as one, a_hall(sqlite_place, Dropping()) as other:
        keeper = Keeper(other)
        keeper.start()
        table = await make(one, GAME, 2)
        watcher = await Watcher.at(other, WATCHING, table)
        await sit(one, table, 0)
        await watcher.until(3)
        await watcher.close()
        await keeper.close()


@story
async def test_a_gap_is_noticed_by_the_next_hint(sqlite_place: Place) -> None:
    bus = LocalBus()
    async with a_hall(sqlite_place, Dropping()) as one, a_hall(sqlite_place, bus) as other:
        table = await make(one, GAME, 2)
        watcher = await Watcher.at(other, WATCHING, table)
        await watcher.until(1)
        await sit(one, table, 0)
        await sit(one, table, 1)
        rows = await one.store.read(table)
        bus.publish(rows_subject(table), write_hint(Hint(rows[3].hash, (rows[4],))))  # the rows before never came
        await watcher.until(5)
        assert [row.version for row in watcher.rows] == [1, 2, 3, 4, 5]
        await watcher.close()


@story
async def test_a_hint_that_follows_is_folded_without_reading(sqlite_place: Place) -> None:
    bus = LocalBus()
    async with a_hall(sqlite_place, bus) as one, a_hall(sqlite_place, bus) as other:
        table = await make(one, GAME, 2)
        watcher = await Watcher.at(other, WATCHING, table)
        await watcher.until(1)
        counting = Counting(other.store)
        other._reception._shelf._tables[table]._store = counting  # type: ignore[assignment]
        await sit(one, table, 0)
        await watcher.until(3)
        assert counting.reads == 0
        await watcher.close()


@pytest.mark.parametrize("noise", [b"", b"\xff", b"{}", write_hint(Hint(b"", ()))])
@story
async def test_noise_on_the_bus_does_no_harm(noise: bytes, memory_place: Place) -> None:
    bus = LocalBus()
    async with a_hall(memory_place, bus) as hall:
        table = await make(hall, GAME, 2)
        watcher = await Watcher.at(hall, WATCHING, table)
        await watcher.until(1)
        bus.publish(rows_subject(table), noise)
        await sit(hall, table, 0)
        await watcher.until(3)
        await watcher.close()
    assert read_talk(noise) is None
    assert read_hint(b"\xff") is None


@story
async def test_a_forged_hint_is_not_believed(sqlite_place: Place) -> None:
    bus = LocalBus()
    async with a_hall(sqlite_place, bus) as hall, a_hall(sqlite_place, Dropping()) as elsewhere:
        table, twin = await make(hall, GAME, 2), await make(hall, GAME, 2)
        watcher = await Watcher.at(hall, WATCHING, table)
        await watcher.until(1)
        await do(elsewhere, BERT, twin, Sit(1, "00" * 32))
        (made,) = await hall.store.read(table)
        stolen = (await hall.store.read(twin))[1:]
        bus.publish(rows_subject(table), write_hint(Hint(made.hash, tuple(stolen))))
        await asyncio.sleep(0.05)
        assert (await see(hall, WATCHING, table)).version == 1
        await watcher.close()


@story
async def test_nats_carries_hints_and_talk() -> None:
    async with nats_buses() as (one, other):
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        unsubscribe = await other.subscribe("mokum.test.hints", heard.put_nowait)
        for number in range(1_000):
            one.publish("mokum.test.hints", str(number).encode())
        async with asyncio.timeout(10):
            assert [await heard.get() for _ in range(1_000)] == [str(number).encode() for number in range(1_000)]
        await unsubscribe()
        one.publish("mokum.test.hints", b"to nobody")
        await asyncio.sleep(0.1)
        assert heard.empty()


@story
async def test_what_a_node_tells_reaches_it_once_and_the_others_once() -> None:
    async with nats_buses() as (one, other):
        heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        await one.subscribe("mokum.test.once", lambda data: heard.put_nowait(("one", data)))
        await other.subscribe("mokum.test.once", lambda data: heard.put_nowait(("other", data)))
        one.publish("mokum.test.once", b"word")
        other.publish("mokum.test.once", b"answer")
        async with asyncio.timeout(10):
            came = [await heard.get() for _ in range(4)]
        await asyncio.sleep(0.1)
        assert heard.empty()
        assert sorted(came) == [(who, what) for who in ("one", "other") for what in (b"answer", b"word")]


@contextlib.asynccontextmanager
async def nats_server(port: int, folder: Path) -> AsyncIterator[None]:
    process = await asyncio.create_subprocess_exec(
        "nats-server", "-a", "127.0.0.1", "-p", str(port), "-l", str(folder / "log")
    )
    try:
        yield
    finally:
        process.kill()
        await process.wait()


@story
async def test_nats_may_come_late_and_go_and_come_back(tmp_path: Path) -> None:
    """Publishing never fails; whatever is published after the server is back is heard again."""
    port = free_port()
    one, other = NatsBus(f"nats://127.0.0.1:{port}", Post(KEY)), NatsBus(f"nats://127.0.0.1:{port}", Post(KEY))
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    await other.subscribe("mokum.test.late", heard.put_nowait)  # there is no server yet
    one.publish("mokum.test.late", b"too early")
    assert not await one.answers(0.1)

    async def is_heard(word: bytes) -> None:
        async with asyncio.timeout(20):
            while True:
                one.publish("mokum.test.late", word)
                with contextlib.suppress(TimeoutError):
                    if await asyncio.wait_for(heard.get(), 0.2) == word:
                        return

    async with nats_server(port, tmp_path):
        await is_heard(b"first")
        assert await one.answers(5)
    assert not await one.answers(0.5)
    for _ in range(20_000):
        one.publish("mokum.test.late", b"into the void" * 20)
    async with nats_server(port, tmp_path):
        await is_heard(b"second")
        assert await one.answers(5)
    await one.close()
    await other.close()


@story
async def test_moves_go_on_without_the_bus(sqlite_place: Place) -> None:
    bus = NatsBus(f"nats://127.0.0.1:{free_port()}", Post(KEY))  # nobody is there
    async with a_hall(sqlite_place, bus) as hall:
        table = await make(hall, GAME, 2)
        watcher = await Watcher.at(hall, WATCHING, table)
        await sit(hall, table, 0)
        await watcher.until(3)
        await watcher.close()
    await bus.close()


@story
async def test_a_bus_can_be_closed_at_any_moment_of_its_beginning() -> None:
    for rounds in range(40):
        bus = NatsBus(NATS, Post(KEY))
        for _ in range(rounds):
            await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await bus.close()
