"""The heartbeat of one node: a time away is found however the store answers, and then all clocks are roused."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

import mokum.tables.serving.keeper
from coroutines import story
from mokum.store import Away, StoreUnavailable
from mokum.store.memory import MemoryStore
from mokum.store.sealing import Seal
from mokum.tables import Keeper
from mokum.tables.log.clocks import SECOND
from mokum.tables.node.pulse import BEAT, GAP, Pulse
from store.places import KEY, START, Clock, Place
from tables.party import a_hall

LONG = 100 * SECOND


class Shaky(MemoryStore):
    """A store that a test can make fail or wait, and that counts how often clocks are roused."""

    def __init__(self) -> None:
        self.clock = Clock()
        super().__init__(Seal(KEY), self.clock)
        self.roused = 0
        self.before: Callable[[], Awaitable[None]] = self._at_once
        self.after: Callable[[], Awaitable[None]] = self._at_once
        self.rousing: Callable[[], Awaitable[None]] = self._at_once
        self.pulse = Pulse(self, self.clock, lambda: (self.clock.now - START) / SECOND)

    async def _at_once(self) -> None:
        pass

    async def beat(self, now: int, gap_ms: int) -> Away:
        await self.before()
        away = await super().beat(now, gap_ms)
        await self.after()
        return away

    async def next_due(self) -> int | None:
        await self.before()
        return await super().next_due()

    async def rouse_timers(self, name: str, now: int) -> None:
        await self.rousing()
        self.roused += 1


async def refuse() -> None:
    raise StoreUnavailable("no answer")


@story
async def test_a_rouse_that_failed_is_tried_again_until_it_succeeds() -> None:
    store = Shaky()
    await store.pulse.beat()
    store.clock.now += LONG
    working, store.rousing = store.rousing, refuse
    for _ in range(3):
        with pytest.raises(StoreUnavailable):
            await store.pulse.beat()
        store.clock.now += SECOND
    store.rousing = working
    for _ in range(3):
        await store.pulse.beat()
    assert store.roused == 1


@pytest.mark.parametrize("is_sure_first", [True, False])
@story
async def test_whoever_of_two_at_once_finds_the_gap_the_clocks_are_roused(is_sure_first: bool) -> None:
    store, slow = Shaky(), iter([0.02])
    await store.pulse.beat()

    async def late() -> None:  # the first answer travels longer than the second
        store.clock.now += 1
        await asyncio.sleep(next(slow, 0))

    store.after = late
    store.clock.now += LONG
    store.pulse.doubt()
    both = [store.pulse.be_sure(), store.pulse.beat()]
    await asyncio.gather(*(both if is_sure_first else both[::-1]))
    assert store.pulse.away == Away(START, START + LONG)
    assert store.roused == 1


@story
async def test_whoever_found_the_gap_and_was_not_told_so_rouses_the_clocks() -> None:
    store = Shaky()
    await store.pulse.beat()
    store.clock.now += LONG
    working, store.after = store.after, refuse
    with pytest.raises(StoreUnavailable):
        await store.pulse.beat()
    store.after = working
    store.clock.now += SECOND
    await store.pulse.beat()
    assert (store.pulse.away, store.roused) == (Away(START, START + LONG), 1)


@story
async def test_clocks_that_another_node_roused_are_left_alone() -> None:
    store = Shaky()
    other = Pulse(store, store.clock, lambda: store.clock.now / SECOND)
    await store.pulse.beat()
    store.clock.now += LONG
    await other.beat()
    store.clock.now += SECOND
    await store.pulse.beat()
    assert store.pulse.away == other.away == Away(START, START + LONG)
    assert store.roused == 1


@pytest.mark.parametrize("waits_from", [2_000, 3_900, 5_700, 7_000])
@story
async def test_a_time_away_is_found_though_somebody_waited_for_the_store_all_the_while(waits_from: int) -> None:
    """At first nobody answers; whoever asks later waits until the store is back, and is answered then."""
    store, back = Shaky(), START + 11 * SECOND

    async def gone() -> None:
        if START < store.clock.now < back:
            if store.clock.now < START + waits_from:
                raise StoreUnavailable("refused")
            store.clock.now = back

    store.before = gone
    await store.pulse.beat()
    store.clock.now += int(BEAT * SECOND)
    while store.clock.now < START + 30 * SECOND:
        try:
            await store.pulse.beat()
            store.clock.now += int(BEAT * SECOND)
        except StoreUnavailable:
            store.clock.now += 200
    # The first beat after the last good one does not know yet that it waits: what it says of itself hides no more.
    assert store.pulse.away.to == back
    assert store.pulse.away.since - START in (0, int(BEAT * SECOND))
    assert store.roused == 1


@story
async def test_a_short_wait_is_no_time_away() -> None:
    store = Shaky()

    async def slow() -> None:
        store.clock.now += (GAP - int(BEAT * SECOND)) // 2 - 1

    await store.pulse.beat()
    store.before = slow
    for _ in range(5):
        store.clock.now += int(BEAT * SECOND)
        await store.pulse.beat()
    assert (store.pulse.away, store.roused) == (Away(0, 0), 0)


@pytest.mark.parametrize("what", ["beat", "lease_timers", "sweep"])
@story
async def test_an_error_that_nobody_foresaw_ends_no_loop(
    memory_place: Place, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(mokum.tables.serving.keeper, "BEAT", 0.01)
    monkeypatch.setattr(mokum.tables.serving.keeper, "AGAIN", 0.01)
    monkeypatch.setattr(mokum.tables.serving.keeper, "IDLE", 0.01)
    monkeypatch.setattr(mokum.tables.serving.keeper, "SWEEP", 0.01)
    async with a_hall(memory_place) as hall:
        broken, calls, enough = hall if what == "sweep" else hall.store, 0, asyncio.Event()
        real = getattr(broken, what)

        async def once_wrong(*values: object) -> object:
            nonlocal calls
            calls += 1
            if calls == 2:
                raise RuntimeError("nobody foresaw this")
            if calls == 4:
                enough.set()
            return await real(*values)

        monkeypatch.setattr(broken, what, once_wrong)
        keeper = Keeper(hall)
        keeper.start()
        try:
            async with asyncio.timeout(5):
                await enough.wait()
        finally:
            await keeper.close()
