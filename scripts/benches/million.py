"""A whole site with ten million finished games of a million people: is it migrated while people play, is it quick?

`scripts/bench million [--games 10000000] [--people 1000000] [--asked 1000]`. In a PostgreSQL of its own, which is gone
afterwards; some 25 GB of disk and a quarter of an hour. The games are made in the schema from before ratings, pairing,
ties, calls and moderation; the migrations that bring those run while moves are appended. Then there is much of
everything, and people ask a node for their history, their page, leaders and a table over HTTP, one after the other.
"""

import argparse
import asyncio
import http.client
import json
import random
import secrets
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import md5
from pathlib import Path
from typing import Any
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import asyncpg
import careers
from million_rows import PEOPLE, SPREAD, name_of
from rating_rows import fill, parts

from harness.services import Site
from mokum.database import migrate
from mokum.people.lookalikes import look
from mokum.people.tokens import hash_token

WRITERS = 4
BESIDE = 5.0
"""Seconds of play before the migrations, which are measured too, and after them."""
APPEND = (
    "WITH written AS (INSERT INTO events (table_id, version, command, actor, kind, body, at, hash)"
    " VALUES ($1, $2, gen_random_uuid(), $3, 'moved', $4, $5, $6) RETURNING table_id)"
    " UPDATE listings SET updated_at = $5, version = $2 WHERE table_id IN (SELECT table_id FROM written)"
)
"""What an append was before these migrations: a row of the log, and what lists tell of the table."""


class Play:
    """Moves that are appended as they were before, one after the other at each table, and how long each took."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.took: list[tuple[float, float]] = []
        """When a move was made, and in how many milliseconds it was on disk."""

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        players = [asyncio.create_task(self._play(number)) for number in range(1, WRITERS + 1)]
        try:
            yield
        finally:
            for player in players:
                player.cancel()
            for gone in await asyncio.gather(*players, return_exceptions=True):
                if not isinstance(gone, asyncio.CancelledError):
                    raise RuntimeError("somebody could not go on playing") from gone

    async def _play(self, number: int) -> None:
        connection = await asyncpg.connect(self._url)
        try:
            table = await connection.fetchval("SELECT md5($1)::uuid", str(number))
            version = 1
            while True:
                began = time.perf_counter()
                await connection.execute(APPEND, table, version, "ann", bytes(300), time.time_ns() // 10**6, bytes(32))
                self.took.append((began, (time.perf_counter() - began) * 1000))
                version += 1
        finally:
            connection.terminate()


async def migrated_beside_play(url: str) -> dict[str, float]:
    """The migrations while moves are made: how long they took, and how long anybody waited for a move."""
    play = Play(url)
    async with play.going_on():
        await asyncio.sleep(BESIDE)
        began = time.perf_counter()
        await migrate(url)
        ended = time.perf_counter()
        await asyncio.sleep(BESIDE)
    before = sorted(took for at, took in play.took if at + took / 1000 < began)
    beside = sorted(took for at, took in play.took if at + took / 1000 >= began and at <= ended)
    return {
        "seconds": ended - began,
        "moves_beside": len(beside),
        "p99_ms_before": before[len(before) * 99 // 100],
        "most_ms_before": before[-1],
        "most_ms_beside": beside[-1],
    }


async def old_schema(connection: asyncpg.Connection) -> None:
    """Everything before ratings."""
    before, _, _ = parts()
    for statement in before:
        await connection.execute(statement)


async def fill_people(connection: asyncpg.Connection, people: int) -> None:
    """Accounts whose names can be read."""
    refs = [md5(str(number).encode()).hexdigest() for number in range(people)]  # as the games name them
    names = [name_of(number) for number in range(people)]
    shown = ("everybody", "played", "played", "nobody")
    columns = PEOPLE.split(", ")
    await connection.copy_records_to_table(
        "players",
        columns=columns,
        records=(
            (ref, "account", name, "", None, "en", "system", careers.BEGAN, shown[number % len(shown)])
            for number, (ref, name) in enumerate(zip(refs, names, strict=True))
        ),
    )
    await connection.copy_records_to_table(
        "looks", columns=["look", "player"], records=((look(name), ref) for ref, name in zip(refs, names, strict=True))
    )
    await connection.execute("VACUUM ANALYZE players")


async def spread(connection: asyncpg.Connection, people: int) -> dict[str, int]:
    """Much of everything that came with the migrations."""
    rows = await fill(connection, people)
    for table, statement in SPREAD.items():
        await connection.execute(statement.format(people=people), timeout=3600)
        await connection.execute(f"VACUUM ANALYZE {table}", timeout=3600)
        rows[table] = await connection.fetchval(f"SELECT count(*) FROM {table}")
    return rows


async def let_in(connection: asyncpg.Connection, players: Sequence[str]) -> dict[str, str]:
    """A session for each; says the cookie that shows it."""
    cookies, now = {player: secrets.token_urlsafe(32) for player in players}, time.time_ns() // 10**6
    await connection.executemany(
        "INSERT INTO sessions (id, token, player, created_at, seen_at, agent, network)"
        " VALUES ($1, $2, $3, $4, $4, '', '')",
        [(secrets.token_hex(16), hash_token(cookie), player, now) for player, cookie in cookies.items()],
    )
    return cookies


class Asker:
    """People who ask a node over one line, each with their own cookie."""

    def __init__(self, origin: str, cookies: dict[str, str]) -> None:
        self._origin, self._cookies = origin, cookies
        self._line = http.client.HTTPConnection(origin.removeprefix("http://"), timeout=60)

    def ask(self, who: str, path: str, body: object = None, *, may_refuse: bool = False) -> object:
        headers = {"Cookie": f"mokum={self._cookies[who]}", "Origin": self._origin, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body)
        self._line.request("GET" if body is None else "POST", path, data, headers)
        answer = self._line.getresponse()
        said = answer.read()
        if answer.status != 200 and not (may_refuse and answer.status == 403):
            raise RuntimeError(f"{path}: {answer.status} {said[:200]!r}")
        return json.loads(said)


def questions(asker: Asker, names: dict[str, str], busiest: str) -> dict[str, Callable[[str], object]]:
    """By name: what somebody asks."""
    chance = random.Random("million")
    seen = list(names.values())
    kinds = [("routes", [2], True), ("routes", [2, 3, 4], False), ("harbour", [2, 3], True), ("merchants", [3], False)]

    def wish(who: str) -> object:
        game, seats, rated = chance.choice(kinds)
        wanted = {"game": game, "seats": seats, "pace": "live", "rated": rated}
        return asker.ask(who, "/api/pairing", wanted, may_refuse=True)  # where a table was found for them

    return {
        "history": lambda who: asker.ask(who, "/api/finished"),
        "history of a game, won": lambda who: asker.ask(who, "/api/finished?game=routes&won=true"),
        "history with somebody": lambda who: asker.ask(who, f"/api/finished?with={busiest}"),
        "one's own page": lambda who: asker.ask(who, f"/api/careers/{quote(names[who])}"),
        "somebody else's page": lambda who: asker.ask(who, f"/api/careers/{quote(chance.choice(seen))}"),
        "leaders": lambda who: asker.ask(who, f"/api/leaders/{chance.choice(('harbour', 'merchants', 'routes'))}"),
        "whom one follows": lambda who: asker.ask(who, "/api/ties"),
        "notices": lambda who: asker.ask(who, "/api/notices"),
        "a wish for a table": wish,
        "still there": lambda who: asker.ask(who, "/api/pairing/here", {}),
    }


def timed(ask: Callable[[str], object], people: Sequence[str]) -> dict[str, float]:
    took = []
    for who in people:
        start = time.perf_counter()
        ask(who)
        took.append((time.perf_counter() - start) * 1000)
    took.sort()
    return {"p50": took[len(took) // 2], "p99": took[len(took) * 99 // 100], "most": took[-1]}


async def measure(site: Site, games: int, people: int, asked: int) -> dict[str, Any]:
    url = site.postgres.url
    connection = await asyncpg.connect(url)
    start = time.monotonic()

    def said(what: str) -> None:
        print(f"{time.monotonic() - start:6.0f} s  {what}", file=sys.stderr, flush=True)

    await connection.execute("SET synchronous_commit = off")
    await old_schema(connection)
    await fill_people(connection, people)
    said("people")
    await careers.fill(url, games, people, careers.before_ratings)
    said("games")
    await connection.execute("CHECKPOINT", timeout=3600)
    await connection.execute("ALTER SYSTEM SET fsync = on")
    await connection.execute("SELECT pg_reload_conf()")
    migration = await migrated_beside_play(url)
    said(f"migrated: {migration}")
    rows = await spread(connection, people)
    said(f"everything: {rows}")
    who, busiest = await careers.some_people(url, games, asked)
    who = list(dict.fromkeys(who))
    cookies = await let_in(connection, [*who, busiest])
    found = await connection.fetch("SELECT ref, name FROM players WHERE ref = ANY($1)", list(cookies))
    names = {record["ref"]: record["name"] for record in found}
    await connection.close()
    site.nats.start()
    [node] = site.nodes
    node.start()
    await asyncio.to_thread(node.wait)
    asker, told = Asker(node.address, cookies), {}
    for what, ask in questions(asker, names, busiest).items():
        timed(ask, who[:30])  # connections are made, statements are known
        told[what] = timed(ask, who) | {"busiest": timed(ask, [busiest] * 20)["p50"]}
        said(f"{what}: {told[what]}")
    return {"migration": migration, "rows": rows, "asked": len(who), "ms": told}


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000_000)
    parser.add_argument("--people", type=int, default=1_000_000)
    parser.add_argument("--asked", type=int, default=1_000)
    parser.add_argument("--json", action="store_true", help="one object, nothing else")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="mokum-million-"))
    folder.chmod(0o755)
    memory = {"shared_buffers": "1GB", "maintenance_work_mem": "1GB", "max_wal_size": "8GB"}
    site = Site(folder, 1, gates_each=1, plain=False, fsync="off", **memory)
    try:
        site.postgres.start()
        found = asyncio.run(measure(site, arguments.games, arguments.people, arguments.asked))
    finally:
        for node in site.nodes:
            node.stop()
        site.nats.stop()
        site.postgres.kill()
        shutil.rmtree(folder)
    if arguments.json:
        print(json.dumps(found))
        return
    print(f"{arguments.games:,} games of {arguments.people:,} people; {found['asked']:,} ask; milliseconds over HTTP:")
    for name, took in found["ms"].items():
        print(f"  {name}: " + ", ".join(f"{which} {value:.1f}" for which, value in took.items()))
    print("rows: " + ", ".join(f"{number:,} {place}" for place, number in found["rows"].items()))
    print("the migrations: " + ", ".join(f"{which} {value:.1f}" for which, value in found["migration"].items()))


if __name__ == "__main__":
    main()
