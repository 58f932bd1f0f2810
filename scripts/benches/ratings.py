"""How long people wait for ratings, and how many games a second are rated, among a million people.

`scripts/bench ratings [--people 1000000] [--asked 3000] [--waiting 5000]`. In a database of its own on the PostgreSQL
of `MOKUM_TEST_POSTGRESQL`, which is gone afterwards; some 5 GB of disk and a few minutes. Who asks are players of
rated games drawn at random, so that busy people ask more often.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import sys
import time
import uuid
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import asyncpg
from asyncpg.prepared_stmt import PreparedStatement
from careers import timed
from rating_rows import DAY, KINDS, NOW, QUIET, fill, finish, let_wait, migrated

from mokum.database import Database
from mokum.ratings import ESTABLISHED
from mokum.store import RatingStep, Sought, Store, open_store
from mokum.store.postgres import SETTINGS
from mokum.store.sql.finishes import _CHANGE, question_of
from mokum.store.sql.ratings import COURSE, HELD, STEP, UNRATED, leaders_question
from mokum.store.values import NEWEST, OLDEST
from mokum.tables.archive.rating import rate_all, steps_of
from mokum.tables.serving.standings import AWAY, PAGE, Pace, Standings

SERVER = os.environ.get("MOKUM_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/test")
NODES = 3
PAGE_OF_GAMES = 20
LATE = 1_000
"""So many games are undone for one that comes late."""
Ask = Callable[[str], Awaitable[Any]]


async def nine_of_ten(players: Collection[str]) -> Collection[str]:
    """Those who may be listed."""
    return [player for player in players if int(player[:2], 16) >= 26]


def questions(store: Store, people: list[str], busy: list[str]) -> dict[str, tuple[Ask, Sequence[str]]]:
    """What is asked for, by name, and of whom: each a player, a game, a pace and a table."""
    standings = Standings(store, lambda: NOW)
    by_kind: dict[str, list[str]] = {}
    for person in people:
        player, game, pace, _ = person.split()
        by_kind.setdefault(f"{game} {pace}", []).append(player)
    fours = [
        " ".join((kind, *players[at : at + 4]))
        for kind, players in by_kind.items()
        for at in range(0, len(players) - 3, 4)
    ]

    async def leaders(kind: str) -> None:
        game, pace = kind.split()
        await standings.leaders(game, "live" if pace == "live" else "days", nine_of_ten)

    async def own(person: str) -> None:
        player, game, pace, _ = person.split()
        given: Pace = "live" if pace == "live" else "days"
        await standings.own(player, game, given)

    async def four(asked: str) -> None:
        game, pace, *players = asked.split()
        await store.ratings(game, pace, players)

    lively = [" ".join(kind) for kind in KINDS if kind != KINDS[QUIET]]
    return {
        "leaders": (leaders, lively * (len(people) // len(lively))),
        "leaders, where hardly anybody still plays": (leaders, [" ".join(KINDS[QUIET])] * 100),
        "own rating": (own, people),
        "rating and its course": (lambda person: standings.of(*person.split()[:2]), people),
        "the same of busy people": (lambda person: standings.of(*person.split()[:2]), busy),
        "the same of the busiest of all": (lambda person: standings.of(*person.split()[:2]), busy[:1] * 200),
        "ratings of the four at a table": (four, fours),
        "what a game did to four": (lambda person: store.rating_steps(person.split()[3]), people),
        "games that wait to be rated": (lambda _: store.unrated(NEWEST.updated_at, 100), people),
        "a hundred steps of one who leaves": (
            lambda person: store.rating_steps_of(person.split()[0], None, 100),
            people,
        ),
        "the same of the busiest": (lambda person: store.rating_steps_of(person.split()[0], None, 100), busy[:1] * 200),
    }


async def some_people(connection: asyncpg.Connection, asked: int) -> tuple[list[str], list[str]]:
    """Those who ask, and busy ones, the busiest first."""
    told = "player || ' ' || game || ' ' || pace || ' ' || table_id AS told"
    found = await connection.fetch(
        f"SELECT {told} FROM rating_steps TABLESAMPLE BERNOULLI (1) REPEATABLE (1) ORDER BY md5(player) LIMIT $1", asked
    )
    busy = await connection.fetch(
        "SELECT player || ' ' || game || ' ' || pace AS told FROM ratings WHERE games > 50"
        " ORDER BY games DESC LIMIT $1",
        asked,
    )
    return [record["told"] for record in found], [f"{record['told']} -" for record in busy]


async def with_and_without(url: str, people: Sequence[str]) -> dict[str, dict[str, float]]:
    """A page of finished games with what each did to the rating, and without."""
    connection = await asyncpg.connect(url, server_settings=SETTINGS)
    question, values = question_of("", Sought(), None, PAGE_OF_GAMES)
    found = {}
    for name, text in (("without changes", question.replace(f"({_CHANGE})", "NULL")), ("with changes", question)):
        prepared = await connection.prepare(text)

        async def ask(person: str, asked: PreparedStatement = prepared) -> None:
            assert len(await asked.fetch(person, *values[1:])) == PAGE_OF_GAMES

        await timed(ask, people)  # both find all pages in memory
        found[f"a page of finished games, {name}"] = await timed(ask, people)
    await connection.close()
    return found


async def plans(url: str, person: str, kind: tuple[str, str]) -> dict[str, str]:
    """How the statements are answered when they are asked as the store asks them."""
    player, game, pace, table = person.split()
    leading = (NOW - AWAY, 1e9, "", PAGE)
    leaders = leaders_question(ESTABLISHED)
    asked: dict[str, tuple[str, Sequence[object]]] = {
        "leaders": (leaders, (game, pace, *leading)),
        "leaders, where hardly anybody still plays": (leaders, (*kind, *leading)),
        "ratings of the four at a table": (
            f"SELECT {HELD} FROM ratings WHERE game = $1 AND pace = $2 AND player IN ($3, $4, $5, $6)",
            (game, pace, player, "a", "b", "c"),
        ),
        "course": (COURSE, (player, game, pace, 60)),
        "what a game did to four": (f"SELECT {STEP} FROM rating_steps WHERE table_id = $1 ORDER BY player", (table,)),
        "games that wait to be rated": (UNRATED, (NEWEST.updated_at, 100)),
        "a hundred steps of one who leaves": (
            f"SELECT {STEP} FROM rating_steps WHERE player = $1 AND (ended_at, table_id) < ($2, $3)"
            " ORDER BY ended_at DESC, table_id DESC LIMIT $4",
            (player, NEWEST.updated_at, NEWEST.table, 100),
        ),
        "a page of finished games": question_of(player, Sought(), None, PAGE_OF_GAMES),
    }
    connection = await asyncpg.connect(url, server_settings=SETTINGS)
    told = {}
    for number, (name, (question, values)) in enumerate(asked.items()):
        await connection.execute(f"PREPARE asked{number} AS {question}")
        given = ", ".join(f"'{value}'" for value in values)
        wanted = f"EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) EXECUTE asked{number} ({given})"
        told[name] = "\n".join(line for (line,) in await connection.fetch(wanted))
    await connection.close()
    return told


def ready(_: int) -> None:
    """A process is there and has imported everything; it waits for the others."""
    time.sleep(1)


def node(url: str) -> tuple[int, float, float, float]:
    """One node rates until nothing waits: how many games, from when to when, and in how much processor time."""

    async def rated() -> tuple[int, float, float, float]:
        store = await open_store(Database(url), key=bytes(32))
        start, cpu = time.monotonic(), time.process_time()
        games = await rate_all(store, NEWEST.updated_at)
        took = games, start, time.monotonic(), time.process_time() - cpu
        await store.close()
        return took

    return asyncio.run(rated())


async def rating(store: Store, url: str, nodes: int) -> dict[str, float]:
    """Rates all that waits, with so many nodes, each a process; every game must have counted once, as if by one."""
    games = await store.unrated(NEWEST.updated_at, 1_000_000)
    expected: dict[str, list[RatingStep]] = {game.table: [] for game in games}
    for step in await steps_of(store, games):
        expected[step.table].append(step)
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(nodes, multiprocessing.get_context("spawn")) as pool:
        await asyncio.gather(*(loop.run_in_executor(pool, ready, number) for number in range(nodes)))
        done = await asyncio.gather(*(loop.run_in_executor(pool, node, url) for _ in range(nodes)))
    assert sum(each[0] for each in done) == len(games), "a game counted twice, or not at all"
    assert not await store.unrated(NEWEST.updated_at, 1)
    last = {}
    for game in games:
        steps = await store.rating_steps(game.table)
        assert steps == sorted(expected[game.table], key=lambda step: step.player), "not as one node rates"
        last.update({step.kind: step.after for step in steps})
    for (player, slug, pace), held in last.items():
        assert (await store.ratings(slug, pace, [player]))[player] == held
    took = max(each[2] for each in done) - min(each[1] for each in done)
    return {
        "games": len(games),
        "games_per_s": len(games) / took,
        "cpu_us_per_game": sum(each[3] for each in done) / len(games) * 1e6,
        "least_share": min(each[0] for each in done) / len(games),
    }


async def late(store: Store, connection: asyncpg.Connection) -> dict[str, float]:
    """One game comes that ended before a thousand that are rated."""
    before = (await store.rated_last(OLDEST, LATE))[-1]
    await let_wait(connection, 1, before.ended_at - 1, seed="late")
    start = time.monotonic()
    games = await rate_all(store, NEWEST.updated_at)
    assert games == LATE + 1, games
    return {"games": games, "seconds": time.monotonic() - start}


async def measure(url: str, people: int, asked: int, waiting: int, listings: int) -> dict[str, Any]:
    connection = await asyncpg.connect(url)
    migration = await migrated(connection, listings)
    print(f"migration {migration:.0f} ms", file=sys.stderr)
    start = time.monotonic()
    rows = await fill(connection, people)
    who, busy = await some_people(connection, asked)
    with_games = await finish(connection, sorted({person.split()[0] for person in who}), PAGE_OF_GAMES)
    some = min(300, waiting)
    await let_wait(connection, some, NOW, seed="some")
    made = time.monotonic() - start
    print(f"made in {made:.0f} s: {rows}", file=sys.stderr)
    store = await open_store(Database(url), key=bytes(32))
    try:
        await Standings(store, lambda: NOW).rest()
        await connection.execute("VACUUM ANALYZE ratings")
        found = {}
        for name, (ask, of) in questions(store, who, busy).items():
            print(name, file=sys.stderr)
            await timed(ask, of[:50])  # connections are made, statements are known
            found[name] = await timed(ask, of)
        found |= await with_and_without(url, with_games)
        explained = await plans(url, next(person for person in who if person.startswith(with_games[0])), KINDS[QUIET])
        print("rating", file=sys.stderr)
        await let_wait(connection, waiting - some, NOW + DAY, seed="one")
        rated = {"1 node": await rating(store, url, 1)}
        await let_wait(connection, waiting, NOW + 10 * DAY, seed="three")
        rated[f"{NODES} nodes"] = await rating(store, url, NODES)
        undone = await late(store, connection)
        # The pages where a rating has changed lately are looked at themselves, until they are vacuumed.
        for name, (ask, of) in questions(store, who, busy).items():
            if name.startswith("leaders"):
                found[f"{name}, after {2 * waiting:,} games"] = await timed(ask, of)
    finally:
        await store.close()
        await connection.close()
    told = {"made_s": round(made), "rows": rows, "migration_ms": migration, "ms": found, "rated": rated, "late": undone}
    return told | {"plans": explained}


async def in_a_database(*sizes: int) -> dict[str, Any]:
    """One of its own, which is gone afterwards."""
    name = f"bench_{uuid.uuid4().hex}"
    admin = await asyncpg.connect(SERVER)
    await admin.execute(f"CREATE DATABASE {name}")
    try:
        return await measure(urlsplit(SERVER)._replace(path=f"/{name}").geturl(), *sizes)
    finally:
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)", timeout=600)
        await admin.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--people", type=int, default=1_000_000)
    parser.add_argument("--asked", type=int, default=3_000)
    parser.add_argument("--waiting", type=int, default=5_000)
    parser.add_argument("--listings", type=int, default=1_000_000, help="that were there before ratings came")
    parser.add_argument("--json", action="store_true", help="one object, nothing else")
    arguments = parser.parse_args()
    sizes = arguments.people, arguments.asked, arguments.waiting, arguments.listings
    found = asyncio.run(in_a_database(*sizes))
    if arguments.json:
        print(json.dumps(found))
        return
    rows = ", ".join(f"{number:,} {place}" for place, number in found["rows"].items())
    print(f"{rows}, made in {found['made_s']} s; milliseconds:")
    for name, took in found["ms"].items():
        print(f"  {name}: " + ", ".join(f"{which} {value:.1f}" for which, value in took.items()))
    for name, took in found["rated"].items():
        print(f"rated by {name}: " + ", ".join(f"{which} {value:.2f}" for which, value in took.items()))
    print(f"for one that came late {found['late']['games']} games in {found['late']['seconds']:.1f} s")
    print(f"the migration, beside {arguments.listings:,} listings: {found['migration_ms']:.0f} ms")
    for name, plan in found["plans"].items():
        print(f"\n{name}:\n{plan}")


if __name__ == "__main__":
    main()
