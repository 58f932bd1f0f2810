"""Nobody fills the doorway: silent sockets and idle connections of few addresses lock nobody out (attack 8)."""

import asyncio
import socket
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

from websockets.exceptions import InvalidStatus

from coroutines import story
from web.browsers import Browser, Socket
from web.servers import OpenServer, open_here


def at(number: int) -> dict[str, Any]:
    """An address of this machine."""
    return {"local_addr": (f"127.0.0.{number}", 0), "host": "127.0.0.1"}


async def silent(stack: AsyncExitStack, browser: Browser, number: int) -> Socket | None:
    """A socket that says nothing, if it is let in."""
    try:
        return await stack.enter_async_context(browser.socket(hello=False, **at(number)))
    except InvalidStatus:
        return None


@story
async def test_attack_8_silent_sockets_of_ten_addresses_lock_nobody_out(tmp_path: Path) -> None:
    """Ten addresses with as many as they are given; the time for a hello is long, so that it frees no place."""
    places: dict[str, Any] = {"strangers_of_address": 4, "sockets_of_strangers": 20, "hello_within": 60.0}
    with open_here(tmp_path / "mokum.db", **places) as server:
        anna = Browser(server).come_in()
        async with AsyncExitStack() as stack:
            held = [await silent(stack, anna, number) for _ in range(20) for number in range(2, 12)]
            assert sum(one is not None for one in held) <= 40
            async with asyncio.timeout(20):
                for _ in range(5):
                    async with anna.socket(**at(99)) as newcomer:
                        await newcomer.watch(anna.open_table())


@story
async def test_attack_8_one_address_has_few_silent_sockets(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db", strangers_of_address=4, hello_within=60.0) as server:
        anna = Browser(server).come_in()
        async with AsyncExitStack() as stack:
            held = [await silent(stack, anna, 2) for _ in range(20)]
            assert sum(one is not None for one in held) == 4
            # Whoever says hello is no stranger any more, and makes room for the next.
            for _ in range(5):
                await stack.enter_async_context(anna.socket(**at(3)))


@story
async def test_a_hello_is_awaited_for_a_shorter_time_while_many_are_silent(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db", sockets_of_strangers=2, hello_within=30.0) as server:
        anna = Browser(server).come_in()
        async with AsyncExitStack() as stack:
            first, second = await silent(stack, anna, 2), await silent(stack, anna, 3)
            assert first is not None
            assert second is not None
            began = time.monotonic()
            assert await second.closed() == 4000
            assert time.monotonic() - began < 25


def lines(server: OpenServer, count: int, stack: ExitStack) -> int:
    """How many connections of one address stay open."""
    opened = [
        stack.enter_context(
            socket.create_connection(("127.0.0.1", server.port), timeout=5, source_address=("127.0.0.2", 0))
        )
        for _ in range(count)
    ]
    time.sleep(0.5)
    for line in opened:
        line.setblocking(False)
    return sum(_is_open(line) for line in opened)


def _is_open(line: socket.socket) -> bool:
    try:
        return bool(line.recv(1))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def test_attack_8_178_connections_of_one_address(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db", connections=40) as node:
        for _ in range(2):  # a place is given back
            with ExitStack() as stack:
                assert lines(node, 178, stack) == 40
                assert Browser(node).ask("GET", "/api/games").status == 200
            time.sleep(0.5)
