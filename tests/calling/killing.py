"""Nodes that are killed at random instants while they call, rate games and forget people who leave.

Whoever was called for something has it exactly once in effect: one letter by its Message-ID and one push by its Topic,
which is how mailboxes and push services tell that two are the same. The mail server is away, slow, and refuses
meanwhile. Each game counts once, as if one node had rated all, and of those who left there is no trace.
`scripts/bench calls` runs it at full size.
"""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from uuid import UUID

from msgspec import Struct
from sqlalchemy import text

from calling.beside import Leaver, leavers, let_end, letters, traces, wrongly_rated
from calling.moods import Moods
from calling.outlets import PostOffice, PushService, push_service
from calling.way_rows import with_ways
from mokum.database import Database
from mokum.people import People
from mokum.people.engine import open_engine
from mokum.people.values import Client
from people.stage import weak_passwords

NODE = Path(__file__).with_name("node.py")
PATIENCE = 240.0
A_LIFE = 1_000
"""Milliseconds between two kills, roughly: games end as long as nodes are killed."""
UNDER_WAY = (
    "SELECT (SELECT count(*) FROM call_messages WHERE settled_at IS NULL)"
    " + (SELECT count(*) FROM rated WHERE done = false) + (SELECT count(*) FROM farewells)"
)


class Report(Struct, frozen=True):
    """What came of it."""

    notices: int
    kills: int
    letters: int
    pushes: int
    same_letters: int
    """Letters that came again under the same Message-ID."""
    same_pushes: int
    lost: int
    doubled: int
    """Calls that came under two ids: twice to a person."""
    ratings: int
    wrongly_rated: int
    """Games that counted otherwise than once, in their order."""
    leavers: int
    traces: int
    """Rows that still tell of them."""
    seconds: float


class Killed:
    """A node, and what it said."""

    def __init__(self, told: dict[str, object], heard: "Queue[str]") -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(NODE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(told) + "\n")
        self.process.stdin.flush()
        self.is_ready = False
        self._heard = heard
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("ready"):
                self.is_ready = True
            elif line.startswith(("called ", "left ")):
                self._heard.put(line.strip())

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._thread.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()


class Crowd(Struct, frozen=True):
    """Who is called, and who leaves."""

    called: list[str]
    leavers: list[Leaver]


async def people_at(url: str, count: int, leaving: int, service: PushService) -> Crowd:
    """People with a letter box and a phone each, who wish to be called by both."""
    engine = await open_engine(Database(url))
    people = People(engine, lambda: time.time_ns() // 1_000_000, passwords=weak_passwords())
    called = []
    for number in range(count):
        made = await people.guest(f"Caller {letters(number)}", Client())
        await with_ways(engine, made, service, f"p{number}")
        called.append(made.player.ref)
    crowd = Crowd(called, await leavers(engine, people, service, url, leaving))
    people.close()
    await engine.dispose()
    return crowd


async def under_way(url: str) -> int:
    engine = await open_engine(Database(url))
    async with engine.connect() as connection:
        left = await connection.scalar(text(UNDER_WAY))
    await engine.dispose()
    return int(left or 0)


async def traces_at(url: str, crowd: Crowd) -> int:
    engine = await open_engine(Database(url))
    try:
        return await traces(engine, crowd.leavers)
    finally:
        await engine.dispose()


class Work:
    """What is to be done. What a node that died did not do the next one does, as a timer or a person asks again."""

    def __init__(self, crowd: Crowd, notices: int, luck: random.Random) -> None:
        self.calls = {
            number: (crowd.called[number % len(crowd.called)], str(UUID(int=number + 1))) for number in range(notices)
        }
        self.left: dict[str, dict[int, tuple[str, str]]] = {
            "called": dict(self.calls),
            "left": {number: (each.player, each.token) for number, each in enumerate(crowd.leavers)},
        }
        self.heard: Queue[str] = Queue()
        self._sizes = {what: len(left) for what, left in self.left.items()}
        self._luck = luck

    def part(self, share: float) -> dict[str, list[tuple[int, tuple[str, str]]]]:
        """As much of all as is under way by now, as far as it is not done."""
        parts = {
            what: [one for one in left.items() if one[0] < share * self._sizes[what]]
            for what, left in self.left.items()
        }
        for part in parts.values():
            self._luck.shuffle(part)
        return parts

    def listen(self) -> None:
        with suppress(Empty):
            while True:
                what, number = self.heard.get_nowait().split()
                self.left[what].pop(int(number), None)

    @property
    def is_done(self) -> bool:
        return not any(self.left.values())


def run(
    url: str,
    *,
    notices: int,
    kills: int,
    seed: int,
    nodes: int,
    ratings: int,
    leaving: int,
    people: int = 20,
) -> Report:
    """All of it. New work comes as long as nodes are killed."""
    luck, began = random.Random(seed), time.monotonic()
    moods = Moods(luck)
    with push_service() as service:
        crowd = asyncio.run(people_at(url, people, leaving, service))
        work = Work(crowd, notices, luck)
        expected = asyncio.run(let_end(url, ratings, within=kills * A_LIFE, seed=seed))

        def start(killed: int) -> Killed:
            share = (killed + nodes) / kills
            return Killed({"url": url, "mail": moods.port} | work.part(share), work.heard)

        running = [start(0) for _ in range(nodes)]
        try:
            for killed in range(kills):
                victim = luck.choice(running)
                patience = time.monotonic() + PATIENCE
                while not victim.is_ready and time.monotonic() < patience:
                    time.sleep(0.005)
                time.sleep(luck.random() * 0.5)
                victim.kill()
                work.listen()
                if luck.random() < 0.3:
                    moods.change(service)
                running[running.index(victim)] = start(killed + 1)
            moods.come_back()
            service.status, service.slowness = 201, 0.0
            patience = time.monotonic() + PATIENCE
            while (not work.is_done or asyncio.run(under_way(url)) > 0) and time.monotonic() < patience:
                time.sleep(0.3)
                work.listen()
        finally:
            for node in running:
                node.kill()
            moods.go_away()
        came = _came(crowd, moods.office, service)
        wanted = set(work.calls.values())
        return Report(
            notices=notices,
            kills=kills,
            letters=came.letters,
            pushes=came.pushes,
            same_letters=came.same_letters,
            same_pushes=came.same_pushes,
            lost=sum(len(wanted - by.keys()) for by in came.ids),
            doubled=sum(len(ids) > 1 for by in came.ids for ids in by.values())
            + sum(len(by.keys() - wanted) for by in came.ids),
            ratings=ratings,
            wrongly_rated=asyncio.run(wrongly_rated(url, expected)),
            leavers=leaving,
            traces=asyncio.run(traces_at(url, crowd)),
            seconds=round(time.monotonic() - began, 1),
        )


class Came(Struct, frozen=True):
    """What reached those who are called, by letter and by push; what reached those who leave does not count."""

    letters: int
    pushes: int
    same_letters: int
    same_pushes: int
    ids: tuple[dict[tuple[str, str], set[str]], dict[tuple[str, str], set[str]]]
    """By player and table."""


def _came(crowd: Crowd, office: PostOffice, service: PushService) -> Came:
    letters: dict[tuple[str, str], set[str]] = {}
    pushes: dict[tuple[str, str], set[str]] = {}
    names = {f"p{number}": ref for number, ref in enumerate(crowd.called)}
    ids: list[str] = []
    for letter, to in zip(office.letters, office.recipients, strict=True):
        if (ref := names.get(to.split("@")[0])) is not None:
            table = letter.get_content().split("/table/")[1][:36]
            ids.append(str(letter["Message-ID"]))
            letters.setdefault((ref, table), set()).add(ids[-1])
    topics: list[str] = []
    for path, phone in service.phones.items():
        if (ref := names.get(path.split("/")[2])) is not None:
            topics += phone.topics
            for told, topic in zip(phone.told, phone.topics, strict=True):
                pushes.setdefault((ref, told["url"].split("/")[2]), set()).add(topic)
    return Came(
        letters=len(set(ids)),
        pushes=len(set(topics)),
        same_letters=sum(count - 1 for count in Counter(ids).values()),
        same_pushes=sum(count - 1 for count in Counter(topics).values()),
        ids=(letters, pushes),
    )
