"""A node that calls, sends, rates and forgets people, as a process that can be killed; its work comes as one line."""

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from uuid import UUID

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from mokum.calling import sending  # noqa: E402
from mokum.calling.calling import Calling  # noqa: E402
from mokum.calling.mail import Mail  # noqa: E402
from mokum.calling.outside import Outside  # noqa: E402
from mokum.calling.posting import Post  # noqa: E402
from mokum.calling.values import Call  # noqa: E402
from mokum.database import Database  # noqa: E402
from mokum.people import People, farewells  # noqa: E402
from mokum.people.engine import open_engine  # noqa: E402
from mokum.people.errors import NoSuchPlayer, NotSignedIn, WrongCredentials  # noqa: E402
from mokum.people.values import Client  # noqa: E402
from mokum.store import open_store  # noqa: E402
from mokum.tables.archive.rating import rate_all  # noqa: E402

KEY = bytes(range(32))


def now() -> int:
    return time.time_ns() // 1_000_000


def say(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def make_haste() -> None:
    """What was tried often waits for an hour, and who died is waited for half a minute: too long for a test."""
    sending.LONGEST_WAIT = farewells.LEASE = 3_000
    farewells.SILENT = 1_000


async def main(told: dict[str, Any]) -> None:
    engine = await open_engine(Database(told["url"]))
    store = await open_store(Database(told["url"]), key=bytes(32))

    async def farewell(player: str) -> None:
        await calling.forget(player)
        while await store.forget_lines(player):
            pass

    people = People(engine, now, farewell=farewell)
    post = Post(
        [KEY],
        Outside(inside=True),
        mail=Mail(f"smtp+plain://127.0.0.1:{told['mail']}", "m@mokum.example", "mokum.example"),
        contact="mailto:m@mokum.example",
    )
    calling = Calling(
        engine, people, now, keys=[KEY], post=post, site="https://mokum.example", lease=3_000, first_wait=300
    )
    say("ready")

    async def call() -> None:
        for number, (player, table) in told["called"]:
            await calling.call_out([Call(player, "turn", "routes", table, 1)])
            say(f"called {number}")

    async def part() -> None:
        for number, (player, token) in told["left"]:
            asked = Call(player, "turn", "routes", str(UUID(int=number + 1)), 1)
            try:
                session = await people.sessions.check(token)
                await asyncio.gather(people.erase(session, None, Client()), calling.call_out([asked]))
            except (
                NotSignedIn,
                NoSuchPlayer,
                WrongCredentials,
            ):  # another node does it, or did and died before it said so
                pass
            say(f"left {number}")

    async def again_and_again(work: Callable[[], Awaitable[object]]) -> None:
        while True:
            if not await work():
                await asyncio.sleep(0.05)

    await asyncio.gather(
        call(),
        part(),
        again_and_again(calling.sender.sweep),
        again_and_again(lambda: rate_all(store, now())),
        again_and_again(people.farewells.sweep),
    )


if __name__ == "__main__":
    make_haste()
    asyncio.run(main(json.loads(sys.stdin.readline())))
