"""What thinking bots do to people on the same node: how soon a move is seen by the opponent, without and with them.

`scripts/bench bots [--json] [--quick] [--in-thread]`. A PostgreSQL, a NATS and a node of our own. Twenty people each
play against a bot that thinks for a second of pure Python a decision, and answer it at once, so that the bots always
think. Meanwhile eight pairs of people play. Rounds without and with bots take turns. `--in-thread` is the control:
there the bots think in a thread of the node, and the bar is missed.
"""

import argparse
import asyncio
import json
import sys
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server import latency, percentile

from harness.burning import NAME
from harness.hands import Hand
from harness.services import Node, running_site

TABLES = 20
BAR = 1.5
"""The p99 of people's moves with bots, as a multiple of what it is without."""
WARM = 5.0
"""Seconds until the tables are dealt and the processes started."""


async def open_table(hand: Hand, game: str) -> None:
    """A person and a bot that thinks."""
    body = {"command": str(uuid.uuid4()), "game": game, "seats": 2}
    table = (await hand.desk.ask(hand.address, "POST", "/api/tables", body))["table"]
    await hand.sit(table, 0)
    await hand.act(type="SeatBot", seat=1, bot=NAME)
    await hand.act(type="Start")
    await hand.open_part()


@asynccontextmanager
async def thinking(node: Node, game: str) -> AsyncIterator[None]:
    """Meanwhile twenty bots think, at tables of as many people."""
    hands = [Hand(node.address, f"Thinker {number}") for number in range(TABLES)]
    for hand in hands:
        await hand.come_in()
        await hand.connect()
        hand.start()
        await open_table(hand, game)
    await asyncio.sleep(WARM)
    try:
        yield
    finally:
        for hand in hands:
            hand.playing = False
            await hand.act(type="Resign")
        await asyncio.gather(*(hand.close() for hand in hands))


async def measure(rounds: int, seconds: float, game: str, place: str) -> dict[str, float]:
    without: list[float] = []
    beside: list[float] = []
    with running_site(1, "--burning", place) as site:
        node = site.nodes[0]
        for _ in range(rounds):
            without += await latency([node], seconds, game)
            async with thinking(node, game):
                beside += await latency([node], seconds, game)
    return {
        "moves": len(without) + len(beside),
        "p50_without_ms": round(percentile(without, 0.5), 2),
        "p50_with_ms": round(percentile(beside, 0.5), 2),
        "p99_without_ms": round(percentile(without, 0.99), 2),
        "p99_with_ms": round(percentile(beside, 0.99), 2),
        "p99_ratio": round(percentile(beside, 0.99) / percentile(without, 0.99), 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--in-thread", action="store_true")
    parser.add_argument("--game", default="harbour")
    arguments = parser.parse_args()
    rounds, seconds = (1, 10.0) if arguments.quick else (3, 20.0)
    place = "thread" if arguments.in_thread else "process"
    found = asyncio.run(measure(rounds, seconds, arguments.game, place))
    if arguments.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>16}  {value}")
    return 0 if found["p99_ratio"] <= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
