"""How the server measures a connection: by its own clock alone, and no longer than the kernels at its ends allow."""

import asyncio
from asyncio import BaseTransport
from uuid import UUID

import pytest

from coroutines import story
from mokum.lots.presses import Link
from mokum.web import measuring
from mokum.web.conversation import Conversation
from mokum.web.measuring import ANSWERED_WITHIN, AT_FIRST, KEPT, UNKNOWN, Measuring
from mokum.web.wires import CountedSocket
from web.browsers import Browser
from web.servers import OpenServer


class Connection:
    """A connection whose clock is moved by hand."""

    def __init__(self, kernel: float | None = None) -> None:
        self.now = 0.0
        self.nonces: list[str] = []
        self.measuring = Measuring(lambda: self.now, self.nonces.append, lambda: kernel)

    async def ping(self) -> str:
        while not self.nonces:
            await asyncio.sleep(0)
        return self.nonces.pop()

    async def trip(self, seconds: float) -> float | None:
        nonce = await self.ping()
        self.now += seconds
        return self.measuring.answered(nonce, self.now)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "QUICKLY", 0.0)
    monkeypatch.setattr(measuring, "EVERY", 0.0)


@story
async def test_a_line_that_nobody_has_measured_counts_for_nothing() -> None:
    connection = Connection()
    assert connection.measuring.link == UNKNOWN == Link(0, 0, 0)
    connection.measuring.stop()


@story
async def test_the_last_thirty_trips_tell_the_slow_and_the_quick() -> None:
    connection = Connection()
    for took in (*[9.0] * KEPT, *range(1, KEPT + 1)):
        await connection.trip(took / 1000)
    assert connection.measuring.link == Link(rtt_ms=29, best_ms=1, samples=KEPT)
    connection.measuring.stop()


@pytest.mark.parametrize(("kernel", "believed"), [(None, 200), (0.0, 60), (0.010, 80), (0.1, 200)])
def test_who_answers_late_gains_sixty_milliseconds_at_most(kernel: float | None, believed: int) -> None:
    async def told() -> None:
        connection = Connection(kernel)
        for _ in range(AT_FIRST):
            await connection.trip(0.2)
        assert connection.measuring.link == Link(rtt_ms=believed, best_ms=200, samples=AT_FIRST)
        connection.measuring.stop()

    asyncio.run(told())


@story
async def test_pongs_that_are_unknown_repeated_or_late_count_for_nothing() -> None:
    connection = Connection()
    assert connection.measuring.answered("invented", 0.0) is None
    nonce = await connection.ping()
    assert connection.measuring.answered(nonce, 0.03) == 0.03
    assert connection.measuring.answered(nonce, 0.04) is None
    assert await connection.trip(ANSWERED_WITHIN + 0.01) is None
    assert connection.measuring.link == Link(30, 30, 1)
    connection.measuring.stop()


@story
async def test_the_kernel_tells_how_quick_its_peer_is(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[CountedSocket] = []
    made = CountedSocket.connection_made

    def noted(self: CountedSocket, transport: BaseTransport) -> None:
        ends.append(self)
        made(self, transport)

    monkeypatch.setattr(CountedSocket, "connection_made", noted)
    async with Browser(server).come_in().socket():
        quickest = ends[0].kernel_trip()
    assert quickest is not None
    assert 0 < quickest < 0.05


@story
async def test_a_message_is_timed_when_its_bytes_come_and_not_when_its_turn_does(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dawdle(self: Conversation, table: str) -> None:
        await asyncio.sleep(0.3)

    monkeypatch.setattr(Conversation, "_look_away", dawdle)
    async with Browser(server).come_in().socket() as socket:
        await socket.send(type="unwatch", table=str(UUID(int=0)))
        await socket.send(type="sync", nonce="a", sent=0)
        heard = await socket.next("sync")
    assert 200 < heard["went"] - heard["came"] < 5_000
