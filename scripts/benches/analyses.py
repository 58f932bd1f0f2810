"""Analyses beside people: how soon a move is seen by the opponent without and with them, and how long each takes.

`scripts/bench analyses [--json] [--quick]`. A PostgreSQL, a NATS, a node, and two workers (`mokum bots`) of one process
each. A game of each kind between four bots is played on the site, and then analysed, one after the other, while eight
pairs of people play. Rounds without an analysis come before each.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server import latency, percentile

from harness.hands import Hand
from harness.services import Site, running_site

SEATS = 4
WORKERS = 2
GAMES = ("routes", "merchants", "harbour")
BARS = {"p99_ratio": 1.2, "seconds": 120}
"""The p99 of people's moves with an analysis, as a multiple of what it is without; and how long an analysis takes."""
WARM = 5.0
"""Seconds until workers have loaded what they need."""


@contextmanager
def workers(site: Site, number: int) -> Iterator[None]:
    """Processes of `mokum bots` at this site."""
    command = [str(Path(sys.executable).with_name("mokum")), "bots", "--processes", "1"]
    log = (site.folder / "workers.log").open("ab")
    processes = [
        subprocess.Popen(command, env=os.environ | site.environment, stdout=log, stderr=log) for _ in range(number)
    ]
    try:
        yield
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait(20)
        log.close()


async def played(host: Hand, game: str) -> str:
    """A table at which four bots have played to the end."""
    body = {"command": str(uuid.uuid4()), "game": game, "seats": SEATS}
    host.table = (await host.desk.ask(host.address, "POST", "/api/tables", body))["table"]
    await host.send({"type": "watch", "table": host.table})
    for seat in range(SEATS):
        await host.act(type="SeatBot", seat=seat, bot="greedy")
    await host.act(type="Start")
    await host.until_over()
    return host.table


async def analysed(host: Hand, table: str) -> tuple[float, int]:
    """Seconds from the question to the report, and how many pieces it was put together from."""
    path, began = f"/api/tables/{table}/analysis", time.perf_counter()
    found = await host.desk.ask(host.address, "POST", path, None)
    while found["state"] == "working":
        await asyncio.sleep(0.5)
        found = await host.desk.ask(host.address, "GET", path, None)
    assert found["state"] == "done", found
    return time.perf_counter() - began, found["of"]


async def beside(site: Site, host: Hand, table: str, game: str) -> tuple[list[float], float, int]:
    """What people met while a game was analysed, and how long that took."""
    done = asyncio.create_task(analysed(host, table))
    times: list[float] = []
    while not done.done():
        times += await latency(site.nodes[:1], 10.0, game)
    return times, *await done


async def measure(games: tuple[str, ...], seconds: float, people_play: str) -> dict[str, float]:
    found: dict[str, float] = {}
    without: list[float] = []
    with_them: list[float] = []
    os.environ |= {"MOKUM_BOTS": "workers", "MOKUM_BOT_PACE": "0"}
    with running_site(1) as site, workers(site, WORKERS):
        host = Hand(site.addresses[0], "Host")
        await host.come_in()
        await host.connect()
        host.start()
        tables = {game: await played(host, game) for game in games}
        await asyncio.sleep(WARM)
        for game, table in tables.items():
            without += await latency(site.nodes, seconds, people_play)
            times, took, pieces = await beside(site, host, table, people_play)
            with_them += times
            found |= {f"{game}_seconds": round(took, 1), f"{game}_pieces": pieces}
        await host.close()
    for name, times in (("without", without), ("with", with_them)):
        found[f"moves_{name}"] = len(times)
        for share in (0.5, 0.99):
            found[f"p{100 * share:.0f}_{name}_ms"] = round(percentile(times, share), 2)
    found["p99_ratio"] = round(percentile(with_them, 0.99) / percentile(without, 0.99), 2)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true", help="the first game alone")
    parser.add_argument("--game", default="harbour", help="what people play meanwhile")
    asked = parser.parse_args()
    games, seconds = (GAMES[:1], 10.0) if asked.quick else (GAMES, 40.0)
    found = asyncio.run(measure(games, seconds, asked.game))
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>18}  {value}")
    met = found["p99_ratio"] <= BARS["p99_ratio"]
    met &= all(found[f"{game}_seconds"] <= BARS["seconds"] for game in games)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
