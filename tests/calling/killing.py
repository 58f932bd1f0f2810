"""Nodes that are killed at random instants while they call, with a mail server that is away, slow, and refuses.

Whoever was called for something has it exactly once in effect: one letter by its Message-ID and one push by its Topic,
which is how mailboxes and push services tell that two are the same. `scripts/bench calls` runs it at full size.
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

from aiosmtpd.controller import Controller
from msgspec import Struct
from sqlalchemy import func, insert, select

from calling.node import KEY
from calling.outlets import PostOffice, PushService, free_port, push_service
from mokum.calling.keys import Stamp, bytes64
from mokum.calling.schema import messages, ways, wishes
from mokum.database import Database
from mokum.people import People
from mokum.people.engine import open_engine
from mokum.people.values import Client
from people.stage import weak_passwords

NODE = Path(__file__).with_name("node.py")
PATIENCE = 240.0
RULES = json.dumps([{"game": "", "kind": "turn", "ways": ["push", "mail"]}])


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
    seconds: float


class Moods:
    """A mail server whose mood changes: there, slow, refusing, away."""

    def __init__(self, luck: random.Random) -> None:
        self.luck, self.office, self.port = luck, PostOffice(), free_port()
        self._controller: Controller | None = None
        self.come_back()

    def come_back(self) -> None:
        self.office.slowness, self.office.grumbles = 0.0, 0
        if self._controller is None:
            self._controller = Controller(self.office, hostname="127.0.0.1", port=self.port)
            self._controller.start()

    def go_away(self) -> None:
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    def change(self, service: PushService) -> None:
        self.come_back()
        service.status, service.slowness = self.luck.choice([(201, 0.0), (201, 0.0), (503, 0.0), (201, 0.3)])
        mood = self.luck.randrange(5)
        if mood == 0:
            self.go_away()
        elif mood == 1:
            self.office.slowness = 0.4
        elif mood == 2:
            self.office.grumbles = 30


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
            elif line.startswith("called "):
                self._heard.put(line.strip())

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._thread.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()


async def people_at(url: str, count: int, service: PushService) -> list[str]:
    """People with a letter box and a phone each, who wish to be called by both."""
    engine = await open_engine(Database(url))
    people = People(engine, lambda: time.time_ns() // 1_000_000, passwords=weak_passwords())
    refs = []
    for number in range(count):
        made = await people.guest(f"Caller {''.join(chr(97 + int(d)) for d in str(number))}", Client())
        phone = service.phone(f"{number}")
        keys = Stamp(KEY).mark + bytes64(phone.keys["p256dh"]) + bytes64(phone.keys["auth"])
        ref, base = made.player.ref, {"added_at": 0, "name": "x", "state": "on"}
        box = {"id": f"mail{number}", "kind": "mail", "session": "", "address": f"p{number}@example.org", "keys": b""}
        push = {
            "id": f"push{number}",
            "kind": "push",
            "session": made.session.id,
            "address": phone.endpoint,
            "keys": keys,
        }
        async with engine.begin() as connection:
            await connection.execute(insert(ways), [base | box | {"player": ref}, base | push | {"player": ref}])
            await connection.execute(insert(wishes).values(player=ref, rules=RULES, zone="UTC", together="at_once"))
        refs.append(ref)
    people.close()
    await engine.dispose()
    return refs


async def under_way(url: str) -> int:
    engine = await open_engine(Database(url))
    async with engine.connect() as connection:
        left = await connection.scalar(select(func.count()).where(messages.c.settled_at.is_(None)))
    await engine.dispose()
    return int(left or 0)


def run(url: str, *, notices: int, kills: int, seed: int, nodes: int, people: int = 20) -> Report:
    """All of it; what was not called out by a node that died is called out by the next one, as a timer rings again."""
    luck, began = random.Random(seed), time.monotonic()
    moods = Moods(luck)
    heard: Queue[str] = Queue()
    with push_service() as service:
        refs = asyncio.run(people_at(url, people, service))
        calls = {number: (refs[number % people], str(UUID(int=number + 1))) for number in range(notices)}
        left: dict[int, tuple[str, str]] = dict(calls)

        def start() -> Killed:
            order = list(left.items())
            luck.shuffle(order)
            return Killed({"url": url, "mail": moods.port, "calls": order}, heard)

        def listen() -> None:
            with suppress(Empty):
                while True:
                    left.pop(int(heard.get_nowait().split()[1]), None)

        running = [start() for _ in range(nodes)]
        try:
            for _ in range(kills):
                victim = luck.choice(running)
                patience = time.monotonic() + PATIENCE
                while not victim.is_ready and time.monotonic() < patience:
                    time.sleep(0.005)
                time.sleep(luck.random() * 0.5)
                victim.kill()
                listen()
                if luck.random() < 0.3:
                    moods.change(service)
                running[running.index(victim)] = start()
            moods.come_back()
            service.status, service.slowness = 201, 0.0
            patience = time.monotonic() + PATIENCE
            while (left or asyncio.run(under_way(url)) > 0) and time.monotonic() < patience:
                time.sleep(0.3)
                listen()
        finally:
            for node in running:
                node.kill()
            moods.go_away()
        return _report(calls, refs, moods.office, service, kills=kills, took=time.monotonic() - began)


def _report(
    calls: dict[int, tuple[str, str]],
    refs: list[str],
    office: PostOffice,
    service: PushService,
    *,
    kills: int,
    took: float,
) -> Report:
    letters: dict[tuple[str, str], set[str]] = {}
    for letter, to in zip(office.letters, office.recipients, strict=True):
        table = letter.get_content().split("/table/")[1][:36]
        letters.setdefault((refs[int(to.split("@")[0][1:])], table), set()).add(str(letter["Message-ID"]))
    pushes: dict[tuple[str, str], set[str]] = {}
    topics: list[str] = []
    for path, phone in service.phones.items():
        topics += phone.topics
        for told, topic in zip(phone.told, phone.topics, strict=True):
            pushes.setdefault((refs[int(path.split("/")[2])], told["url"].split("/")[2]), set()).add(topic)
    wanted = set(calls.values())
    came = (letters, pushes)
    return Report(
        notices=len(calls),
        kills=kills,
        letters=len(set(office.ids)),
        pushes=len(set(topics)),
        same_letters=sum(count - 1 for count in Counter(office.ids).values()),
        same_pushes=sum(count - 1 for count in Counter(topics).values()),
        lost=sum(len(wanted - by.keys()) for by in came),
        doubled=sum(len(ids) > 1 for by in came for ids in by.values()) + sum(len(by.keys() - wanted) for by in came),
        seconds=round(took, 1),
    )
