"""Lets a test be a coroutine."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import ParamSpec

P = ParamSpec("P")


def run(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """The test on a loop of its own."""

    @functools.wraps(test)
    def running(*arguments: P.args, **named: P.kwargs) -> None:
        async def go() -> None:
            await test(*arguments, **named)

        asyncio.run(go())

    return running
