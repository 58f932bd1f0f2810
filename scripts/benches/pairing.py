"""How long people wait for somebody to play with, and how near in strength those are, over nodes that die.

`scripts/bench pairing [--people 1000] [--minutes 10] [--picture docs/images/pairing.svg]`. Three nodes share a schema
of their own on the PostgreSQL of `MOKUM_TEST_POSTGRESQL`. Time is simulated: people come at any moment, each node looks
every two seconds and is ended in the middle of one look in ten, one in twenty people does not come to the table.
In the end everybody has been at one table whose game began, waits, or did not come: else this fails.
"""

import argparse
import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import quantiles
from uuid import uuid4

import asyncpg
from msgspec import Struct
from pairing_picture import Dot, draw

from mokum.database import Database, migrate
from mokum.kernel.fair import contribution_hash
from mokum.store import Status, Store, open_store
from mokum.tables import Actor, Hall, Keeper, LocalBus, LocalRunner, Order, Refusal
from mokum.tables.deciding.commands import Sit
from mokum.tables.serving.pairing import Pairing
from mokum.tables.serving.standings import Pace

SERVER = os.environ.get("MOKUM_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/test")
NODES = 3
LOOKS_EVERY, HEARD_EVERY = 2_000, 20_000
DIES, MISSES = 0.1, 0.05
START = 1_000_000
BEGINS_LATER = 120_000
"""Milliseconds that it goes on after the last has come."""


class Person(Struct):
    """Somebody who comes at a time and looks for a table."""

    ref: str
    comes_at: int
    game: str
    seats: tuple[int, ...]
    pace: Pace
    rated: bool
    strength: float
    deviation: float
    misses: bool


class Clock:
    """It goes on when it is told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class Node:
    """One node of the site, which may be ended in the middle of a look and is there again at the next."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.hall = Hall(store, LocalBus(), LocalRunner(), clock=clock, beats=False)
        self.pairing = Pairing(store, self.hall, clock)


def crowd(many: int, minutes: float, luck: Random) -> list[Person]:
    """Most want routes for two, now; some anything else."""
    kinds: list[tuple[int, str, tuple[int, ...], Pace]] = [
        (5, "routes", (2,), "live"),
        (2, "routes", (2, 3, 4), "live"),
        (2, "harbour", (2, 3), "live"),
        (1, "merchants", (3,), "live"),
    ]
    people = []
    for _ in range(many):
        [(_, game, seats, pace)] = luck.choices(kinds, [kind[0] for kind in kinds])
        people.append(
            Person(
                ref=uuid4().hex,
                comes_at=START + int(luck.random() * minutes * 60_000),
                game=game,
                seats=seats,
                pace=pace,
                rated=luck.random() < 0.7,
                strength=luck.gauss(1200, 250),
                deviation=luck.choice((35.0, 50.0, 80.0, 150.0)),
                misses=luck.random() < MISSES,
            )
        )
    return sorted(people, key=lambda person: person.comes_at)


@asynccontextmanager
async def a_schema() -> AsyncIterator[str]:
    """The address of a schema of its own, brought up to date and gone afterwards."""
    name = f"pairing_{uuid4().hex}"
    database = await asyncpg.connect(SERVER)
    try:
        await database.execute(f"CREATE SCHEMA {name}")
        url = f"{SERVER}{'&' if '?' in SERVER else '?'}search_path={name}"
        await migrate(url)
        yield url
    finally:
        await database.execute(f"DROP SCHEMA {name} CASCADE")
        await database.close()


async def know_strengths(url: str, people: list[Person]) -> None:
    """As if each had played some rated games before."""
    database = await asyncpg.connect(url)
    await database.executemany(
        "INSERT INTO ratings (player, game, pace, mean, deviation, games, rated_at)"
        " VALUES ($1, $2, $3, $4, $5, 20, $6)",
        [(each.ref, each.game, each.pace, each.strength, each.deviation, START) for each in people],
    )
    await database.close()


async def come_to_table(node: Node, person: Person, table: str, seat: int) -> None:
    """What the page of whoever was found does by itself."""
    sealed = contribution_hash(table, seat, bytes(16)).hex()
    answer = await node.hall.act(Actor(person.ref), table, Order(str(uuid4()), Sit(seat, sealed)))
    assert not isinstance(answer, Refusal), answer


async def look(nodes: list[Node], stores: list[Store], clock: Clock, luck: Random) -> int:
    """All nodes look at once; some are ended meanwhile, and begin anew. Says how many were."""
    looks = [asyncio.create_task(node.pairing.sweep()) for node in nodes]
    died = 0
    for number, task in enumerate(looks):
        if luck.random() < DIES:
            await asyncio.sleep(luck.random() * 0.02)
            died += task.cancel()
            nodes[number] = Node(stores[number], clock)
    for ended in await asyncio.gather(*looks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return died


async def simulate(url: str, people: list[Person], luck: Random) -> tuple[list[Dot], Counter[str]]:
    """Lets all of them come; says for each whose game began how long that took and how near the others were."""
    clock, told = Clock(), Counter[str]()
    by_ref = {person.ref: person for person in people}
    async with AsyncExitStack() as stack:
        stores = []
        for _ in range(NODES):
            key = sha256(b"a key").digest()
            stores.append(await open_store(Database(url), key=key, clock=clock))
            stack.push_async_callback(stores[-1].close)
        nodes = [Node(store, clock) for store in stores]
        waiting, found, began = list(people), dict[str, int](), dict[str, str]()
        seeking: set[str] = set()
        while clock.now < people[-1].comes_at + BEGINS_LATER:
            clock.now += LOOKS_EVERY
            while waiting and waiting[0].comes_at <= clock.now:
                person = waiting.pop(0)
                refusal = await luck.choice(nodes).pairing.wish(
                    person.ref, person.game, person.seats, person.pace, rated=person.rated, has_account=True
                )
                assert refusal is None, refusal
                seeking.add(person.ref)
            told["ended nodes"] += await look(nodes, stores, clock, luck)
            await Keeper(nodes[0].hall).ring_due()
            is_heard = clock.now % HEARD_EVERY < LOOKS_EVERY
            for ref in list(seeking):
                if not (is_heard or ref not in found):
                    continue
                own = await luck.choice(nodes).pairing.stay(ref)
                if own is None:
                    seeking.discard(ref)
                    if by_ref[ref].misses:
                        told["did not come"] += 1
                    else:
                        assert ref in began, "somebody was lost"
                elif not own.table:
                    found.pop(ref, None)
                elif own.table != began.get(ref):
                    found[ref], began[ref] = clock.now, own.table
                    if not by_ref[ref].misses:
                        await come_to_table(luck.choice(nodes), by_ref[ref], own.table, own.seat)
        return await _told(stores[0], people, found, began, told)


async def _told(
    store: Store, people: list[Person], found: dict[str, int], began: dict[str, str], told: Counter[str]
) -> tuple[list[Dot], Counter[str]]:
    """Holds what people saw beside what the tables say."""
    by_ref = {person.ref: person for person in people}
    dots = []
    for person in people:
        listed = [each.table for each in await store.unfinished(person.ref) if each.notice.status is Status.RUNNING]
        assert len(listed) <= 1, "somebody is at two tables"
        if listed:
            assert listed == [began[person.ref]]
            listing = await store.listing(listed[0])
            assert listing is not None
            others = [by_ref[other].strength for other in listing.notice.players if other != person.ref]
            apart = max(abs(person.strength - other) for other in others)
            dots.append(Dot(person.game, (found[person.ref] - person.comes_at) / 1000, apart))
            told["play"] += 1
        elif not person.misses:
            assert await store.pairing_wish(person.ref) is not None, "somebody neither plays nor waits"
            told["still wait"] += 1
    return dots, told


def said(name: str, values: list[float]) -> str:
    """A line of the result."""
    cuts = quantiles(values, n=100, method="inclusive")
    return f"{name:<28} p50 {cuts[49]:6.0f}   p90 {cuts[89]:6.0f}   p99 {cuts[98]:6.0f}   most {max(values):6.0f}"


async def main() -> None:
    """Simulates, tells and draws."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=int, default=1_000)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", default="")
    chosen = parser.parse_args()
    luck = Random(chosen.seed)
    people = crowd(chosen.people, chosen.minutes, luck)
    began = time.perf_counter()
    async with a_schema() as url:
        await know_strengths(url, people)
        dots, told = await simulate(url, people, luck)
    print(
        f"{chosen.people} people in {chosen.minutes:g} minutes, {NODES} nodes; took {time.perf_counter() - began:.0f} s"
    )
    print(", ".join(f"{what}: {many}" for what, many in told.items()))
    print(said("seconds until a table", [dot.waited for dot in dots]))
    print(said("points to the farthest there", [dot.apart for dot in dots]))
    for game in sorted({dot.game for dot in dots}):
        print(said(f"  {game}: seconds", [dot.waited for dot in dots if dot.game == game]))
    if chosen.picture:
        Path(chosen.picture).write_text(draw(dots, chosen.people, chosen.minutes), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
