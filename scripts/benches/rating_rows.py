"""Ratings of a million people, made by the database itself: for `scripts/bench ratings`."""

import random
import time
import uuid
from collections.abc import Iterator

import asyncpg
import msgspec
from careers import GAMES, LUCK

from mokum.database import Kind
from mokum.database.migrating import statements
from mokum.store import RatedSeat
from mokum.store.sql.ratings import HELD, RATED, STEP

NOW = 1_800_000_000_000
HOUR = 3_600_000
DAY = 24 * HOUR
YEARS = 730 * DAY
AWAY = 95 * DAY
QUIET = 5
"""The last of the six games and paces: hardly anybody has played it lately."""
KINDS = [(game, pace) for pace in ("live", "days") for game in ("harbour", "merchants", "routes")]
PACES = "(ARRAY['live', 'days'])[n / 3 + 1]"
STILL = "person % 5003 = 5"
BEFORE, AFTER = "0013", "0014"

ESTABLISHED = f"({LUCK.format('plays')} < 0.2 OR n % 1000 = 0)"
GAMES_PLAYED = (
    f"CASE WHEN n = 0 THEN 5000 WHEN n % 1000 = 0 THEN 60 + floor(240 * {LUCK.format('busy')})"
    f" WHEN {ESTABLISHED} THEN 10 + floor(40 * power({LUCK.format('many')}, 5))"
    f" ELSE 1 + floor(8 * power({LUCK.format('few')}, 2)) END"
)
PERSON = (
    f"SELECT n AS person, md5(n::text) AS player, ({GAMES_PLAYED})::int AS games,"
    f" round((850 + 233 * ({LUCK.format('a')} + {LUCK.format('b')} + {LUCK.format('c')}))::numeric, 3)::float8 AS mean,"
    f" {LUCK.format('away')} AS away FROM generate_series({{begin}}, {{end}}) n"
)
# Between one and three of the six for each; how long somebody is away has nothing to do with how strong they are.
AGE = (
    f"CASE WHEN person = 0 THEN {HOUR} WHEN n = {QUIET} AND NOT ({STILL})"
    f" THEN {AWAY} + away * {YEARS - AWAY - DAY} ELSE away * {YEARS - DAY} END"
)
KINDS_OF = (
    f"SELECT *, ({AGE})::bigint AS age FROM (SELECT people.*, k, (person + k) % 6 AS n FROM ({PERSON}) people,"
    " generate_series(0, 2) k WHERE k <= person / 6 % 3) kinds"
)
RATINGS = (
    f"INSERT INTO ratings (game, pace, {HELD}, resting) SELECT {GAMES}, {PACES}, player, mean + 7 * n, 50 + mean / 40,"
    f" games, {NOW} - age - n * 1000, false FROM ({KINDS_OF}) made"
)
# Those who play much play often; who still plays the quiet game plays it once a month.
GAP = (
    f"CASE WHEN r.games > 50 THEN 3 * {HOUR} WHEN r.game = 'routes' AND r.pace = 'days' THEN 30 * {DAY}::bigint"
    f" ELSE (5 + r.games % 40) * {HOUR} END"
)
LAST = (
    f"SELECT r.*, ({GAP})::bigint AS gap, array_position(ARRAY['harbour', 'merchants', 'routes'], game) - 1"
    " + CASE pace WHEN 'days' THEN 3 ELSE 0 END AS kind FROM ratings r"
)
# All that two years saw of those who are established, and the last one of the others.
SINGLE = (
    f"SELECT last.*, i, rated_at - i * gap AS at FROM ({LAST}) last,"
    " generate_series(0, CASE WHEN games >= 10 THEN games - 1 ELSE 0 END) i"
    f" WHERE rated_at - i * gap > {NOW - YEARS}"
)
# Four who played the same at about the same time were at one table, each once; the newest have the lowest numbers.
AT_TABLES = (
    "SELECT *, md5((6 * ((row_number() OVER w - 1) / 4) + kind)::text)::uuid AS table_id,"
    f" ARRAY[lag(player) OVER w, lag(player, 2) OVER w, lag(player, 3) OVER w] AS beside FROM ({SINGLE}) single"
    " WINDOW w AS (PARTITION BY kind ORDER BY at DESC)"
)
STEPS = (
    f"INSERT INTO rating_steps ({STEP}) SELECT table_id, player, game, pace, at, mean + 20 * sin(i / 3.0), deviation,"
    " games - i, mean + 20 * sin((i + 1) / 3.0), deviation, CASE WHEN games - i = 1 THEN 0 ELSE at - gap END"
    f" FROM ({AT_TABLES}) seated WHERE player = ANY(beside) IS NOT TRUE ORDER BY at"
)
SEAT = """'{"player":"' || player || '","bot":"","rank":' || 1 + ascii(player) % 4 || '}'"""
DONE = (
    f"INSERT INTO rated ({RATED}) SELECT table_id, min(game), min(pace), '[' || string_agg({SEAT}, ',') || ']',"
    " max(ended_at), true FROM rating_steps GROUP BY table_id ORDER BY max(ended_at)"
)
# As they were before ratings came.
LISTINGS = (
    "INSERT INTO listings (table_id, game, seats, status, private, practice, pace, host, names, players, created_at,"
    " updated_at, version) SELECT md5(n::text)::uuid, 'routes', 4, 'over', false, false, 'live', md5(n::text),"
    f""" '["","","",""]', '["","","",""]', {NOW} - n, {NOW} - n, 100 FROM generate_series(0, {{last}}) n"""
)
FINISHED = (
    "INSERT INTO finished (table_id, seat, player, game, why, rank, points, seats, against, practice, career, ended_at)"
    " SELECT s.table_id, row_number() OVER (PARTITION BY s.table_id) - 1, s.player, s.game, 'played', 1, 50, 4,"
    " 'people', false, '', s.ended_at FROM rating_steps s JOIN listings l ON l.table_id = s.table_id"
    " WHERE s.player = ANY($1)"
)


def parts() -> Iterator[list[str]]:
    """All migrations before ratings, that of ratings, and the later ones."""
    rest = list(statements(Kind.POSTGRESQL, None))
    for revision in (BEFORE, AFTER):
        end = next(number for number, text in enumerate(rest, 1) if f"version_num='{revision}'" in text)
        yield rest[:end]
        rest = rest[end:]
    yield rest


async def migrated(connection: asyncpg.Connection, listings: int) -> float:
    """Brings the tables, and so many listings before ratings come; says how many milliseconds their migration took."""
    before, ratings, later = parts()
    await connection.execute("".join(before))
    await connection.execute(LISTINGS.format(last=listings - 1), timeout=3600)
    start = time.perf_counter()
    async with connection.transaction():
        for statement in ratings:
            await connection.execute(statement)
    took = (time.perf_counter() - start) * 1000
    for statement in later:
        await connection.execute(statement)
    return took


async def fill(connection: asyncpg.Connection, people: int) -> dict[str, int]:
    """Rows first, keys and indexes afterwards, which takes a third of the time; says how many rows there are."""
    await connection.execute("SET synchronous_commit = off; SET work_mem = '1GB'; SET maintenance_work_mem = '1GB'")
    of_ours = "conrelid IN ('rated'::regclass, 'rating_steps'::regclass, 'ratings'::regclass)"
    keys = await connection.fetch(
        "SELECT conrelid::regclass::text AS place, conname AS name, pg_get_constraintdef(oid) AS made"
        f" FROM pg_constraint WHERE {of_ours} AND contype = 'p'"
    )
    indexes = await connection.fetch(
        "SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made"
        f" FROM pg_index WHERE {of_ours.replace('conrelid', 'indrelid')} AND NOT indisprimary"
    )
    for key in keys:
        await connection.execute(f"ALTER TABLE {key['place']} DROP CONSTRAINT {key['name']}")
    for index in indexes:
        await connection.execute(f"DROP INDEX {index['name']}")
    await connection.execute(RATINGS.format(begin=0, end=people - 1), timeout=3600)
    for statement in ("ANALYZE ratings", STEPS, "ANALYZE rating_steps", DONE):
        await connection.execute(statement, timeout=3600)
    for key in keys:
        made = f"ADD CONSTRAINT {key['name']} {key['made']}"
        await connection.execute(f"ALTER TABLE {key['place']} {made}", timeout=3600)
    for index in indexes:
        await connection.execute(index["made"], timeout=3600)
    for place in ("ratings", "rating_steps", "rated", "listings"):
        await connection.execute(f"VACUUM ANALYZE {place}", timeout=3600)
    return {
        place: await connection.fetchval(f"SELECT count(*) FROM {place}")
        for place in ("ratings", "rating_steps", "rated")
    }


async def finish(connection: asyncpg.Connection, players: list[str], least: int) -> list[str]:
    """Their finished games, as far as these have listings; says who has so many."""
    await connection.execute(FINISHED, players, timeout=3600)
    await connection.execute("VACUUM ANALYZE finished")
    question = "SELECT player FROM finished GROUP BY player HAVING count(*) >= $1 ORDER BY player"
    return [record["player"] for record in await connection.fetch(question, least)]


async def let_wait(connection: asyncpg.Connection, number: int, begin: int, *, seed: str) -> None:
    """Games of people who are known, two to four each, that are to be rated: one every 20 seconds from a time on."""
    chance = random.Random(seed)
    known: dict[tuple[str, str], list[str]] = {}
    for player, game, pace in await connection.fetch(
        "SELECT player, game, pace FROM ratings TABLESAMPLE BERNOULLI (5) REPEATABLE (1)"
    ):
        known.setdefault((game, pace), []).append(player)
    records = []
    for at in range(number):
        kind = chance.choice(KINDS[:QUIET])  # which stays quiet
        players = chance.sample(known[kind], chance.randint(2, 4))
        seats = tuple(RatedSeat(player, "", rank) for rank, player in enumerate(players, 1))
        table = uuid.UUID(int=chance.getrandbits(128), version=4)
        records.append((table, *kind, msgspec.json.encode(seats).decode(), begin + at * 20_000, False))
    await connection.copy_records_to_table("rated", columns=RATED.split(", "), records=records)
