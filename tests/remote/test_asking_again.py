"""What a server had no time for is asked again, with the same command, until it is done; what it refuses is not."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from coroutines import story
from mokum.remote import Remote, Turned


@asynccontextmanager
async def a_server(answers: Sequence[int]) -> AsyncIterator[tuple[str, list[str]]]:
    """Answers one request after the other with these statuses, and keeps the commands that it was told."""
    told: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        told.append(json.loads(await reader.readexactly(length))["command"])
        body = json.dumps({"table": "here"})
        status = answers[len(told) - 1]
        writer.write(f"HTTP/1.1 {status} So\r\nContent-Type: application/json\r\n".encode())
        writer.write(f"Content-Length: {len(body)}\r\n\r\n{body}".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1")
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", told


@pytest.mark.parametrize("status", [408, 429, 502, 503, 504])
@story
async def test_a_busy_server_is_asked_again(status: int) -> None:
    async with a_server([status, 201]) as (address, told):
        assert await Remote([address], "Piet").open_table("routes", 2) == "here"
    assert len(told) == 2
    assert told[0] == told[1]


@pytest.mark.parametrize("status", [400, 403, 409, 500])
@story
async def test_a_refusal_is_told(status: int) -> None:
    async with a_server([status, 201]) as (address, told):
        with pytest.raises(Turned):
            await Remote([address], "Piet").open_table("routes", 2)
    assert len(told) == 1
