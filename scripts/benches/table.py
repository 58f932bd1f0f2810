"""What a long table costs: how long it takes to load, and whether its last moves take longer than its first.

`scripts/bench table [--json]`. One hall over a store in memory, two players who often take their move back, and both of
them look on.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
import uuid

from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from mokum.store.keys import KEY_BYTES
from mokum.store.memory import MemoryStore
from mokum.store.sealing import Seal
from mokum.tables import Actor, Answer, Feed, Hall, LocalBus, LocalRunner, Make, Order, Update
from mokum.tables.deciding.commands import AnyCommand, OpenPart, Play, Sit, Start, TakeBack

ROWS = 2_000
EARLY, LATE = range(20, 120), range(ROWS - 100, ROWS)
"""Versions at which moves are timed."""
REGRETS = 0.95
BARS = {"load_ms": 50.0, "late_by_early": 1.25}
PLAYERS = tuple(Actor(name * 32) for name in "ab")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_hall(store: MemoryStore) -> Hall:
    return Hall(store, LocalBus(), LocalRunner(), clock=now)


async def act(hall: Hall, actor: Actor, table: str, what: AnyCommand) -> int:
    """The version after a command that is carried out."""
    answer = await hall.act(actor, table, Order(str(uuid.uuid4()), what))
    assert isinstance(answer, Answer), (what, answer)
    return answer.version


async def begin(hall: Hall, game: str) -> str:
    """A table for two, dealt."""
    made = await hall.make(PLAYERS[0], str(uuid.uuid4()), Make(game, len(PLAYERS)))
    assert isinstance(made, Answer), made
    table, part = made.table, bytes(CONTRIBUTION_BYTES)
    for seat, actor in enumerate(PLAYERS):
        await act(hall, actor, table, Sit(seat, contribution_hash(table, seat, part).hex()))
    await act(hall, PLAYERS[0], table, Start())
    for actor in PLAYERS:
        await act(hall, actor, table, OpenPart(part.hex()))
    return table


async def play(hall: Hall, table: str, luck: random.Random, times: dict[int, float]) -> int:
    """Until the table is long, or the game over; what each move took goes into `times`, by its version."""
    feeds: list[Feed] = []
    for actor in PLAYERS:
        feed = await hall.watch(actor.player, table)
        assert isinstance(feed, Feed), feed
        feeds.append(feed)
    version = 0
    try:
        while version < ROWS:
            sights = []
            for feed in feeds:
                update = await anext(feed)
                assert isinstance(update, Update)
                sights.append(update.sight)
            seat = next((seat for seat, sight in enumerate(sights) if sight.moves), None)
            if seat is None:
                break
            regretful = next((seat for seat, sight in enumerate(sights) if sight.take_back == "own"), None)
            if regretful is not None and luck.random() < REGRETS:
                version = await act(hall, PLAYERS[regretful], table, TakeBack())
                continue
            move = luck.choice(sights[seat].moves)
            began = time.process_time()
            version = await act(hall, PLAYERS[seat], table, Play(move))
            times[version] = time.process_time() - began
    finally:
        for feed in feeds:
            await feed.close()
    return version


async def load(store: MemoryStore, table: str) -> float:
    """Seconds of processor time until a hall that has never seen the table can show it."""
    hall = new_hall(store)
    began = time.process_time()
    await hall.look(PLAYERS[0].player, table)
    taken = time.process_time() - began
    await hall.close()
    return taken


async def measure(game: str) -> dict[str, float]:
    luck = random.Random(1)
    store = MemoryStore(Seal(bytes(KEY_BYTES)), now)
    hall = new_hall(store)
    version, table, times = 0, "", dict[int, float]()
    while version < ROWS:
        table, times = await begin(hall, game), {}
        version = await play(hall, table, luck, times)
    await hall.close()
    loads = [await load(store, table) for _ in range(5)]
    await store.drop_snapshot(table)
    whole = [await load(store, table) for _ in range(5)]
    early, late = (
        statistics.median(times[version] for version in versions if version in times) for versions in (EARLY, LATE)
    )
    return {
        "rows": version,
        "load_ms": round(min(loads) * 1000, 2),
        "load_without_snapshot_ms": round(min(whole) * 1000, 2),
        "early_move_us": round(early * 1e6),
        "late_move_us": round(late * 1e6),
        "late_by_early": round(late / early, 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--game", default="harbour")
    arguments = parser.parse_args()
    found = asyncio.run(measure(arguments.game))
    if arguments.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>24}  {value}")
    return 0 if all(found[name] <= bar for name, bar in BARS.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
