"""Two servers in which the same lot is sold to the same people; in one of them somebody presses."""

import asyncio
import json
import re
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import mokum.bootstrap
import mokum.tables.serving.hall
from mokum.bootstrap import open_node
from mokum.database import migrate
from mokum.kernel.fair import contribution_hash
from mokum.lots.terms import Mode, Running, Tempo
from mokum.tables import Actor, Answer, Make
from mokum.tables.deciding.commands import Order, Sit
from mokum.web.app import make_app
from mokum.web.serving import make_server
from store.places import START, SqlitePlace
from tables.party import a_hall, part_of
from wire.nodes import Node, manners_of, settings_of
from wire.raw import Closed, Http, RawSocket
from wire.twins import Person, guests

SEATS = 3
PRESSER, STEP = 1, 1
PATIENCE = 30.0
BY_THEMSELVES = (b'"ping"', b'"sync"')
"""Messages that come by the clock, whatever happens."""
CLOSED, VOIDED = b'"LotClosed"', b'"LotVoided"'
OPENS = re.compile(rb'"opens":[1-9]\d*')


async def prepare(file: Path) -> tuple[str, tuple[Person, ...]]:
    """A table where everybody sits, and the people: those who sit, and two who look on."""
    await migrate(f"sqlite:///{file}")
    people = await guests(f"sqlite:///{file}")
    # A draw between all who press in the same second: the lot stays open long enough to come back to it.
    wish = Make("merchants", SEATS, lots=Running(Tempo.CALM, Mode.DRAW))
    async with a_hall(SqlitePlace(str(file)), seeds=bytes) as hall:
        made = await hall.make(people[0].actor, str(uuid.UUID(int=1)), wish)
        assert isinstance(made, Answer)
        for seat in range(SEATS):
            sit = Sit(seat, contribution_hash(made.table, seat, part_of(seat)).hex())
            await hall.act(Actor(people[seat].actor.player), made.table, Order(str(uuid.UUID(int=seat + 2)), sit))
    return made.table, people


def serve(port: int, file: str, plant: Callable[[], None]) -> None:
    """A server whose calendar stands still and whose name is always the same; only the clock of lots runs."""
    mokum.bootstrap.clock = lambda: START
    mokum.tables.serving.hall.secrets = SimpleNamespace(token_hex=lambda size: "twin")  # type: ignore[assignment, attr-defined]
    plant()
    settings, manners = settings_of(port, f"sqlite:///{file}"), manners_of(port, heartbeat=3600.0, dead_after=7200.0)
    server = make_server(make_app(lambda: open_node(settings, manners)), "127.0.0.1", port)
    server.config.date_header = False
    server.run()


class Ear:
    """Somebody who looks on: keeps what comes, byte for byte, answers pings, and is ready for every lot."""

    def __init__(self, node: Node, table: str, person: Person) -> None:
        self.kept: list[bytes] = []
        self.now: dict[str, Any] = {}
        self.told: dict[str, Any] = {}
        """The last message of each type."""
        self.http = Http(node, person.token)
        self._node = node
        self._table = table
        self._ready = 0

    async def come(self) -> None:
        self._socket = await RawSocket.enter(self._node, self.http)
        self._socket.say(type="watch", table=self._table)
        self._listening = asyncio.create_task(self._listen())
        await self.hears("presence")

    async def come_again(self) -> None:
        self.leave()
        self.told = {}
        await self.come()

    def leave(self) -> None:
        self._socket.cut()
        self._listening.cancel()

    def say(self, **message: Any) -> None:
        self._socket.say(**message)

    async def until(self, holds: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.005)

    async def sees(self, version: int) -> None:
        await self.until(lambda: self.now.get("version", 0) >= version)

    async def hears(self, kind: str) -> None:
        await self.until(lambda: kind in self.told)

    async def catches_up(self) -> None:
        """Hears all that was sent until now: what is asked for the time is answered after it."""
        nonce = uuid.uuid4().hex
        self.say(type="sync", nonce=nonce, sent=0)
        await self.until(lambda: self.told.get("sync", {}).get("nonce") == nonce)

    def has_heard(self, word: bytes) -> bool:
        return any(word in data for data in self.kept)

    async def ask_around(self) -> None:
        """What HTTP tells."""
        table = f"/api/tables/{self._table}"
        for path in (table, f"{table}/history?before=1000&limit=200", f"{table}/chat", "/api/tables?which=running"):
            _, body = await self.http.ask("GET", path)
            self.kept.append(body)

    async def _listen(self) -> None:
        try:
            while True:
                self._hear(await self._socket.hear())
        except Closed:
            return

    def _hear(self, data: bytes) -> None:
        message = json.loads(data)
        if message["type"] == "ping":
            self.say(type="pong", nonce=message["nonce"])
        if not any(word in data for word in BY_THEMSELVES):
            self.kept.append(data)
        self.told[message["type"]] = message
        self.now = message.get("now") or self.now
        lot = self.now.get("lot")
        if lot and lot["call"] != self._ready and self.now["viewer"] >= 0:
            self._ready = lot["call"]
            self.say(type="ready", table=self._table, lot=lot["call"], samples=5)

    def before_the_close(self) -> list[bytes]:
        """All that came until the lot closed. When it opens is the machine's chance, and the same for everybody."""
        closed = next((number for number, data in enumerate(self.kept) if CLOSED in data), len(self.kept))
        return [OPENS.sub(b'"opens":1', data) for data in self.kept[:closed]]


class Story:
    """The same story in either server: the lot is called, armed and open, somebody comes back and somebody comes."""

    def __init__(self, node: Node, table: str, people: tuple[Person, ...]) -> None:
        self.ears = [Ear(node, table, person) for person in people]
        """Who sits, one who looks on all the time, and one who comes when the lot is open."""
        self._table = table

    @property
    def is_disturbed(self) -> bool:
        """The machine paused and the lot was void: this was another story."""
        return any(ear.has_heard(VOIDED) for ear in self.ears)

    async def tell(self, *, presses: bool) -> None:
        *seated, watcher, newcomer = self.ears
        for ear in (*seated, watcher):
            await ear.come()
        await self._order(0, type="Start")
        for seat in range(SEATS):
            await self._order(seat, type="OpenPart", part=part_of(seat).hex())
        await self._play_on(seated)
        for ear in (*seated, watcher):
            await ear.hears("lotclock")
        lot, opens = seated[0].now["lot"], seated[0].told["lotclock"]["opens"]
        await asyncio.sleep((opens + lot["run_in_ms"] + 50) / 1000 - time.monotonic())
        if presses:
            await self._press(seated[PRESSER], lot["call"])
        await seated[2].catches_up()
        await seated[2].come_again()
        await newcomer.come()
        for ear in (seated[0], newcomer):
            await ear.ask_around()
        if presses:
            await watcher.until(lambda: watcher.has_heard(CLOSED) or self.is_disturbed)
        else:
            await asyncio.sleep(1.5)
        for ear in self.ears:
            ear.leave()
            ear.http.hang_up()

    async def _press(self, ear: Ear, call: int) -> None:
        now, command = time.monotonic_ns() // 1_000_000, str(uuid.uuid4())
        ear.say(type="press", table=self._table, lot=call, command=command, step=STEP, at=now)
        await ear.until(lambda: "pressed" in ear.told or self.is_disturbed)

    async def _play_on(self, seated: list[Ear]) -> None:
        """Everybody's first legal move, until something is sold."""
        while not seated[0].now.get("lot"):
            version = seated[0].now["version"]
            for ear in seated:
                await ear.sees(version)
            seat, ear = next((seat, ear) for seat, ear in enumerate(seated) if ear.now["moves"])
            seq = await self._order(seat, type="Play", move=ear.now["moves"][0])
            for other in seated:
                await other.sees(seq)

    async def _order(self, seat: int, **do: Any) -> int:
        http, path = self.ears[seat].http, f"/api/tables/{self._table}/orders"
        done = await http.json("POST", path, {"command": str(uuid.uuid4()), "do": do})
        seq: int = done["version"]
        return seq
