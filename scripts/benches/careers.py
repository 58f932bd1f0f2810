"""How long a person waits for their history and their page, among ten million finished games of a million people.

`scripts/bench careers [--games 10000000] [--people 1000000] [--asked 2000]`. In a PostgreSQL of its own, which is gone
afterwards; ten million games take some 20 GB of disk and a quarter of an hour to make. Who asks are players of games
drawn at random, so that busy people ask more often, and beside them the busiest of all.
"""

import argparse
import asyncio
import json
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import asyncpg

from harness.services import Postgres
from mokum.database import Database, migrate
from mokum.store import Mark, Sought, Store, open_store
from mokum.store.sql.careers import ALL_LIVED, MET, best_question, lived_question
from mokum.store.sql.finishes import FINISH, question_of
from mokum.store.sql.listings import LISTING
from mokum.store.values import NEWEST
from mokum.tables.serving.careers import OF_ALL, Careers

SLICE = 500_000
GAMES = "(ARRAY['harbour', 'merchants', 'routes'])[n % 3 + 1]"
SEATS = "CASE WHEN n % 3 = 1 THEN 3 + n % 2 ELSE 2 + n % 3 END"
# Between 0 and 1, the same for each number and letter; its square makes some people play a thousand times as often.
LUCK = "(('x' || substr(md5(n || '{}'), 1, 8))::bit(32)::bigint::float8 / 4294967296)"
PLAYER = "md5((floor({people} * power({luck}, 2)))::bigint::text)"
CAREER = (
    '\'{"counts":{"a":\' || n % 40 || \',"b":\' || n % 7 || \',"c":\' || n % 13 || \'},"points":{"city":\' || n % 90'
    " || ',\"goods\":' || n % 70 || ',\"river\":' || n % 30 || ',\"cards\":' || n % 50 || '}}'"
)
BEGAN = 1_700_000_000_000
NOT_RATED = "1 < 0"
Slices = Callable[[int, int, int], tuple[str, str]]


def player(people: int, seat: str) -> str:
    """The expression for who sat there in game n."""
    return PLAYER.format(people=people, luck=LUCK.format(seat))


def slice_of(people: int, begin: int, end: int) -> tuple[str, str]:
    """Statements that make some games: what they were to their players, and their listings."""
    numbers = f"generate_series({begin}, {end - 1}) n"
    ended = f"{BEGAN} + n::bigint * 7000"
    finished = " UNION ALL ".join(
        f"SELECT md5(n::text)::uuid, {seat}, {player(people, letter)}, {GAMES}, 'played', 1 + (n + {seat}) % 2,"
        f" n % 120, {SEATS}, CASE WHEN n % 4 = 0 THEN 'bots' ELSE 'people' END, n % 10 = 0,"
        f" {CAREER}, {ended} FROM {numbers}"
        for seat, letter in enumerate("ab")
    )
    seated = f"'[\"' || {player(people, 'a')} || '\",\"' || {player(people, 'b')} || '\"]'"
    listings = (
        f"SELECT md5(n::text)::uuid, {GAMES}, {SEATS}, 'over', false, n % 10 = 0, 'live', {player(people, 'a')},"
        f' \'["",""]\', {seated}, {NOT_RATED}, {ended}, {ended}, 100 FROM {numbers}'
    )
    return f"INSERT INTO finished ({FINISH}) {finished}", f"INSERT INTO listings ({LISTING}) {listings}"


def before_ratings(people: int, begin: int, end: int) -> tuple[str, str]:
    """The same for a schema in which no table was rated."""
    finished, listings = slice_of(people, begin, end)
    return finished, listings.replace("players, rated,", "players,").replace(f"{NOT_RATED},", "")


async def fill(url: str, games: int, people: int, slices: Slices = slice_of) -> None:
    """Rows first and indexes afterwards, which takes a third of the time."""
    connection = await asyncpg.connect(url)
    indexes = await connection.fetch(
        "SELECT c.relname AS name, pg_get_indexdef(c.oid) AS made FROM pg_index i JOIN pg_class c ON c.oid = indexrelid"
        " WHERE indrelid IN ('finished'::regclass, 'listings'::regclass) AND NOT indisprimary"
    )
    for index in indexes:
        await connection.execute(f"DROP INDEX {index['name']}")
    for begin in range(1, games + 1, SLICE):
        for statement in slices(people, begin, min(begin + SLICE, games + 1)):
            await connection.execute(statement, timeout=3600)
    for index in indexes:
        await connection.execute(index["made"], timeout=3600)
    for table in ("finished", "listings"):
        await connection.execute(f"VACUUM ANALYZE {table}", timeout=3600)
    await connection.close()


async def some_people(url: str, games: int, asked: int) -> tuple[list[str], str]:
    """Those who ask, and who of them has played most."""
    connection = await asyncpg.connect(url)
    numbers = random.Random("careers").sample(range(1, games + 1), min(asked, games))
    found = await connection.fetch(
        "SELECT player FROM finished WHERE seat = 0"
        " AND table_id = ANY(SELECT md5(n::text)::uuid FROM unnest($1::int[]) n)",
        numbers,
    )
    busiest = await connection.fetchval("SELECT player FROM finished GROUP BY player ORDER BY count(*) DESC LIMIT 1")
    await connection.close()
    return [record["player"] for record in found], busiest


def questions(store: Store, busiest: str) -> dict[str, Callable[[str], Awaitable[Any]]]:
    """What a person asks for, by name."""
    careers = Careers(store)
    older = Mark(BEGAN + 3_500_000_000, NEWEST.table)
    return {
        "history, first page": lambda who: store.finished_games(who, Sought(), None, 20),
        "history, further back": lambda who: store.finished_games(who, Sought(), older, 20),
        "history of a game, won": lambda who: store.finished_games(who, Sought(game="routes", won=True), None, 20),
        "history with somebody": lambda who: store.finished_games(who, Sought(opponent=busiest), None, 20),
        "profile": careers.of,
        "how often two have met": lambda who: store.met(busiest, who, 1000),
    }


async def timed(ask: Callable[[str], Awaitable[Any]], people: Sequence[str]) -> dict[str, float]:
    """Milliseconds, one person after the other."""
    took = []
    for who in people:
        start = time.perf_counter()
        await ask(who)
        took.append((time.perf_counter() - start) * 1000)
    took.sort()
    return {"p50": statistics.median(took), "p99": took[len(took) * 99 // 100], "most": took[-1]}


async def plans(url: str, who: str, other: str) -> dict[str, str]:
    """How the statements are answered, with what it cost."""
    asked: dict[str, tuple[str, Sequence[object]]] = {
        "history": question_of(who, Sought(), None, 20),
        "history with somebody": question_of(who, Sought(opponent=other), None, 20),
        "games of a career": (lived_question(None), (who, "routes", 200)),
        "best game": (best_question(None), (who, "routes")),
        "games of everybody": (ALL_LIVED, ("routes", 4, OF_ALL)),
        "how often two have met": (MET, (who, other, 1000)),
    }
    connection = await asyncpg.connect(url)
    told = {}
    for number, (name, (question, values)) in enumerate(asked.items()):
        await connection.execute(f"PREPARE asked{number} AS {question}")
        given = ", ".join(f"'{value}'" for value in values)
        lines = await connection.fetch(f"EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) EXECUTE asked{number} ({given})")
        told[name] = "\n".join(line for (line,) in lines)
    await connection.close()
    return told


async def measure(url: str, games: int, people: int, asked: int) -> dict[str, Any]:
    await migrate(url)
    start = time.monotonic()
    await fill(url, games, people)
    made = time.monotonic() - start
    who, busiest = await some_people(url, games, asked)
    store = await open_store(Database(url), key=bytes(32))
    try:
        found = {}
        for name, ask in questions(store, busiest).items():
            print(name, file=sys.stderr)
            await timed(ask, who[:50])  # connections are made, statements are known
            found[name] = await timed(ask, who) | {"busiest": (await timed(ask, [busiest] * 20))["p50"]}
    finally:
        await store.close()
    return {"made_s": round(made), "of_busiest": busiest, "ms": found, "plans": await plans(url, who[0], busiest)}


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000_000)
    parser.add_argument("--people", type=int, default=1_000_000)
    parser.add_argument("--asked", type=int, default=2_000)
    parser.add_argument("--json", action="store_true", help="one object, nothing else")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    memory = {"shared_buffers": "1GB", "maintenance_work_mem": "1GB", "max_wal_size": "8GB", "fsync": "off"}
    postgres = Postgres(folder, **memory)
    try:
        postgres.start()
        found = asyncio.run(measure(postgres.url, arguments.games, arguments.people, arguments.asked))
    finally:
        postgres.kill()
        shutil.rmtree(folder)
    if arguments.json:
        print(json.dumps(found))
        return
    print(f"{arguments.games:,} games of {arguments.people:,} people, made in {found['made_s']} s; milliseconds:")
    for name, took in found["ms"].items():
        print(f"  {name}: " + ", ".join(f"{which} {value:.1f}" for which, value in took.items()))
    for name, plan in found["plans"].items():
        print(f"\n{name}:\n{plan}")


if __name__ == "__main__":
    main()
