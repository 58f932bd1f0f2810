"""The proxy that breaks lines in `scripts/faults` breaks them as it says."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from coroutines import story
from harness.cutting import Asking, Moment, Scissors
from harness.proxy import Judge, Lenient, Proxy, Weather
from harness.services import free_port

COMMAND = "cedf876c-8438-43d8-abe3-66037d1d1816"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEAD = b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.write(b" and goodbye")
    writer.close()


async def obey(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers every command that it is sent, with something else before and behind it."""
    asking = Asking()
    while data := await reader.read(65536):
        for message in asking.read(data):
            answer = f'{{"type":"answer","command":"{message["command"]}"}}'.encode()
            for piece in (b"something else ", answer[:30], answer[30:], b" more"):
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.02)


@asynccontextmanager
async def proxied(
    serve: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]], judge: Callable[[], Judge] = Lenient
) -> AsyncIterator[tuple[Proxy, Callable[[], Awaitable[Streams]]]]:
    there, here = free_port(), free_port()
    server = await asyncio.start_server(serve, "127.0.0.1", there)
    async with server, Proxy(here, there, judge) as proxy, asyncio.timeout(20):
        yield proxy, lambda: asyncio.open_connection("127.0.0.1", here)


def message(text: str) -> bytes:
    """As a client sends it."""
    data, mask = text.encode(), os.urandom(4)
    length = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + length + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


@story
async def test_bytes_and_their_end_go_through_both_ways() -> None:
    async with proxied(echo) as (proxy, connect):
        reader, writer = await connect()
        sent = os.urandom(1_000_000)
        writer.write(sent)
        writer.write_eof()
        assert await reader.read(-1) == sent + b" and goodbye"
        writer.close()
    assert not proxy.connections


@story
async def test_weather_delays_each_way_and_keeps_the_order() -> None:
    async with proxied(echo) as (proxy, connect):
        proxy.weather = Weather(0.15, 0.02), Weather(0.1)
        reader, writer = await connect()
        began = time.monotonic()
        for number in range(5):
            writer.write(b"%d" % number)
            await asyncio.sleep(0.01)
        assert await reader.readexactly(5) == b"01234"
        assert 0.25 <= time.monotonic() - began < 1.0
        writer.close()


@story
async def test_a_stalled_line_is_silent_and_goes_on_later() -> None:
    async with proxied(echo) as (proxy, connect):
        reader, writer = await connect()
        writer.write(b"one")
        assert await reader.readexactly(3) == b"one"
        (line,) = proxy.connections
        line.down.stall()
        writer.write(b"two")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await reader.readexactly(3)
        assert line.up.carried == 6
        line.down.flow()
        assert await reader.readexactly(3) == b"two"
        writer.close()


@story
async def test_half_a_line_is_closed_and_the_other_half_lives() -> None:
    async with proxied(echo) as (proxy, connect):
        reader, writer = await connect()
        writer.write(b"one")
        assert await reader.readexactly(3) == b"one"
        (line,) = proxy.connections
        line.up.close()
        assert await reader.read(-1) == b" and goodbye"
        writer.close()


@story
async def test_a_cut_is_a_reset() -> None:
    async with proxied(echo) as (proxy, connect):
        reader, writer = await connect()
        writer.write(b"one")
        assert await reader.readexactly(3) == b"one"
        (line,) = proxy.connections
        line.cut()
        with pytest.raises(ConnectionResetError):
            await reader.read(1)
        writer.close()


async def read_all(reader: asyncio.StreamReader, heard: bytearray) -> None:
    while data := await reader.read(65536):
        heard += data


@pytest.mark.parametrize("moment", Moment)
@story
async def test_a_line_is_cut_before_an_answer_or_right_after_it(moment: Moment) -> None:
    scissors, heard = Scissors(), bytearray()
    async with proxied(obey, scissors.judge) as (_, connect):
        reader, writer = await connect()
        cutting = asyncio.create_task(scissors.cut(moment))
        await asyncio.sleep(0)
        sent = HEAD + message(json.dumps({"type": "act", "command": COMMAND, "padding": "x" * 200}))
        for start in range(0, len(sent), 50):  # in pieces that are no messages
            writer.write(sent[start : start + 50])
            await asyncio.sleep(0.001)
        with pytest.raises(ConnectionResetError):
            await read_all(reader, heard)
        await cutting
        writer.close()
    assert heard.startswith(b"something else ")
    assert (COMMAND.encode() in heard) is (moment is Moment.AFTER)
    assert scissors.cuts == {each: int(each is moment) for each in Moment}


@story
async def test_what_is_no_command_and_no_socket_is_left_alone() -> None:
    scissors = Scissors()
    async with proxied(echo, scissors.judge) as (_, connect):
        cutting = asyncio.create_task(scissors.cut(Moment.BEFORE))
        await asyncio.sleep(0)
        for sent in (b"POST /api/tickets HTTP/1.1\r\n\r\n", HEAD + message('{"type": "pong"}')):
            reader, writer = await connect()
            writer.write(sent)
            assert await reader.readexactly(len(sent)) == sent
            writer.close()
        cutting.cancel()
    assert not any(scissors.cuts.values())
