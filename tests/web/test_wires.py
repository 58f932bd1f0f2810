"""What we write to a socket ourselves, read by a library that others wrote."""

import asyncio
import gc
import weakref
from asyncio import BaseTransport
from contextlib import AsyncExitStack

import pytest
from websockets.frames import Frame, Opcode

from coroutines import story
from mokum.web.wires.socket import CountedSocket, text_frame
from web.browsers import Browser
from web.servers import OpenServer


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000])
def test_a_message_says_how_long_it_is(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@story
async def test_a_closed_socket_leaves_nothing_for_the_collector(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The collector looks at old objects so seldom that a circle in each socket would fill a busy node."""
    alive: weakref.WeakSet[CountedSocket] = weakref.WeakSet()
    made = CountedSocket.connection_made

    def noted(self: CountedSocket, transport: BaseTransport) -> None:
        alive.add(self)
        made(self, transport)

    monkeypatch.setattr(CountedSocket, "connection_made", noted)
    browser = Browser(server).come_in()
    gc.disable()
    try:
        async with AsyncExitStack() as sockets:
            for _ in range(5):
                await sockets.enter_async_context(browser.socket())
            assert len(alive) == 5
        for _ in range(100):
            await asyncio.sleep(0.05)
            if not alive:
                break
        assert not alive
    finally:
        gc.enable()
