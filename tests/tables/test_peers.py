"""Nodes learn how far their clocks are apart, over the real bus."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

import msgspec

from coroutines import story
from mokum.tables import LocalBus
from mokum.tables.bus import Bus, Hear, Unsubscribe
from mokum.tables.bus.nats import NatsBus
from mokum.tables.bus.post import Post
from mokum.tables.selling.peers import FRESH, PATIENCE, TRIES, Ask, Offset, Peers, Tell
from store.places import KEY
from tables.test_whole_games import NATS

Clock = Callable[[], int]


def clock(ahead: int = 0) -> Clock:
    return lambda: time.monotonic_ns() // 1_000_000 + ahead


class Counting:
    """A bus that counts what is asked over it, and may carry it slowly."""

    def __init__(self, delay: float = 0) -> None:
        self._bus = LocalBus()
        self._delay = delay
        self.published: list[bytes] = []

    def publish(self, subject: str, data: bytes) -> None:
        self.published.append(data)
        asyncio.get_running_loop().call_later(self._delay, self._bus.publish, subject, data)

    async def subscribe(self, subject: str, hear: Hear) -> Unsubscribe:
        return await self._bus.subscribe(subject, hear)

    async def answers(self, within: float) -> bool:
        return True

    async def close(self) -> None:
        await self._bus.close()


@contextlib.asynccontextmanager
async def peers(bus: Bus, **clocks: Clock) -> AsyncIterator[list[Peers]]:
    all_of_them = [Peers(bus, epoch, clock) for epoch, clock in clocks.items()]
    for each in all_of_them:
        await each.start()
    try:
        yield all_of_them
    finally:
        for each in all_of_them:
            await each.close()


@story
async def test_nodes_on_nats_know_each_others_clocks_within_their_doubt() -> None:
    ahead = 7_654_321
    one_bus, other_bus = NatsBus(NATS, Post(KEY)), NatsBus(NATS, Post(KEY))
    try:
        async with peers(one_bus, nats_one=clock()) as (one,), peers(other_bus, nats_two=clock(ahead)) as (other,):
            there, back = await one.offset("nats_two"), await other.offset("nats_one")
    finally:
        await one_bus.close()
        await other_bus.close()
    assert there is not None
    assert abs(there.ms - ahead) <= there.doubt_ms <= 100
    assert back is not None
    assert abs(back.ms + ahead) <= back.doubt_ms <= 100


@story
async def test_a_slow_bus_makes_doubt_and_no_error() -> None:
    async with peers(Counting(delay=0.03), one=clock(), other=clock(-5_000)) as (one, _):
        found = await one.offset("other")
    assert found is not None
    assert 30 <= found.doubt_ms < 200
    assert abs(found.ms + 5_000) <= found.doubt_ms


@story
async def test_one_measurement_is_enough_for_a_while() -> None:
    passed = 0
    bus = Counting()
    async with peers(bus, one=lambda: passed, other=lambda: passed + 40) as (one, _):
        both = await asyncio.gather(one.offset("other"), one.offset("other"))
        assert both[0] == both[1] == one.known("other") == Offset(40, 1)
        assert len(bus.published) == 2 * TRIES
        passed += FRESH - 1
        assert await one.offset("other") == Offset(40, 1)
        assert len(bus.published) == 2 * TRIES
        passed += 1
        assert one.known("other") is None
        assert await one.offset("other") == Offset(40, 1)
        assert len(bus.published) == 4 * TRIES


@story
async def test_one_knows_ones_own_clock_and_nobody_knows_that_of_the_dead() -> None:
    async with peers(LocalBus(), one=clock()) as (one,):
        assert await one.offset("one") == one.known("one") == Offset(0, 0)
        began = time.monotonic()
        assert await one.offset("dead") is None
        assert time.monotonic() - began < PATIENCE + 1


@story
async def test_answers_to_nothing_that_was_asked_count_for_nothing() -> None:
    """A repeated, an invented and a senseless answer among good ones."""
    bus = Counting()
    heard: list[Ask] = []

    def answer(data: bytes) -> None:
        asked = msgspec.msgpack.decode(data, type=Ask)
        heard.append(asked)
        for told in (Tell(asked.nonce, 100), Tell(asked.nonce, 900_000), Tell("invented", 900_000)):
            bus.publish(f"mokum.clock.{asked.node}", msgspec.msgpack.encode(told))
        bus.publish(f"mokum.clock.{asked.node}", b"\xc1")

    await bus.subscribe("mokum.clock.other", answer)
    async with peers(bus, one=lambda: 60) as (one,):
        assert await one.offset("other") == Offset(40, 1)
    assert len({asked.nonce for asked in heard}) == TRIES
