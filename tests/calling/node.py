"""A node that calls and sends, as a process that can be killed: `node.py <json>`, with what it is to call for."""

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from mokum.calling.calling import Calling  # noqa: E402
from mokum.calling.mail import Mail  # noqa: E402
from mokum.calling.outside import Outside  # noqa: E402
from mokum.calling.posting import Post  # noqa: E402
from mokum.calling.values import Call  # noqa: E402
from mokum.database import Database  # noqa: E402
from mokum.people import People  # noqa: E402
from mokum.people.engine import open_engine  # noqa: E402

KEY = bytes(range(32))


def now() -> int:
    return time.time_ns() // 1_000_000


def say(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


async def main(told: dict[str, Any]) -> None:
    engine = await open_engine(Database(told["url"]))
    people = People(engine, now)
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
        for number, (player, table) in told["calls"]:
            await calling.call_out([Call(player, "turn", "routes", table, 1)])
            say(f"called {number}")

    async def send() -> None:
        while True:
            if not await calling.sender.sweep():
                await asyncio.sleep(0.05)

    await asyncio.gather(call(), send())


if __name__ == "__main__":
    asyncio.run(main(json.loads(sys.stdin.readline())))
