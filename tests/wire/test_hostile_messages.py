"""A server under hostile messages: it answers or parts, it lives, its memory stays, and its neighbours play on."""

import asyncio
import contextlib
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from contract.tables import FULL
from coroutines import story
from mokum.catalog import games
from mokum.kernel.fair import contribution_hash
from mokum.remote import Remote
from mokum.tables.deciding.commands import Code
from mokum.web.closing import Closing
from mokum.web.messages import told
from tables.party import a_few, part_of
from wire.grammar import Hostile, Known
from wire.nodes import Node, running
from wire.playing import Neighbours, letters
from wire.raw import CLOSE, NO_CODE, NO_WORD, PING, Closed, Http, RawSocket, frame_of
from wire.serving import serve

SOCKETS = 32
"""At the same time; each is opened anew when the server closes it."""
SEATED = 4
"""Every so manyth of them sits at a table of its own."""
BURST = 8
"""Messages that are sent at once, before the answers are awaited."""
WARM_UP = 0.3
"""The share of the messages after which memory is looked at first."""
MOST_GROWTH = 0.05
MOST_UNHEARD = 0.01
MANY = 50_000
"""Messages among which nothing that the server may say is missing."""
PATIENCE = 20.0
LONGEST_WAIT = 5.0
"""Seconds between two moves of the neighbours, at most."""

TYPES = {kind.__name__.lower() for kind in told.Told.__subclasses__()}
CODES = {*Code, "too_many"} - {Code.FAULT, Code.RETRY}
"""With a store that answers, nothing but these: `fault` would be a bug of ours, and `retry` trouble with the store."""
CLOSINGS = {*map(int, Closing), 1000, 1002, NO_CODE}
"""Ours; those of the standard for frames that are none; and the client's own code, sent back."""


class Attack:
    """Many sockets that send what they should not, one message after the other, and look at every answer."""

    def __init__(self, node: Node, messages: int) -> None:
        self._node = node
        self._left = messages
        self.sent = 0
        self.heard: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()

    async def run(self, number: int, known: Known) -> None:
        """One of the sockets."""
        http = Http(self._node)
        await http.come_in(f"Rascal {letters(number)}")
        if number % SEATED == 0:
            known = known._replace(tables=(await self._own_table(http, number),) * 3 + known.tables)
        hostile = Hostile(f"hostile {number}", known)
        while self._left > 0:
            socket = await RawSocket.enter(self._node, http)
            try:
                while self._left > 0:
                    socket.send(b"".join(hostile.next() for _ in range(BURST)))
                    await self._fence(socket)
                    self._left -= BURST
                    self.sent += BURST
            except Closed as closed:  # by one of the burst: what came behind it was not looked at, and is not counted
                self._left -= 1
                self.sent += 1
                self.closed[closed.code] += 1
            finally:
                socket.cut()
        http.hang_up()

    async def _own_table(self, http: Http, number: int) -> str:
        """Where the sender sits and is to move, so that its moves are looked at by the game."""
        wish = {"command": str(UUID(int=number)), "game": "routes", "seats": 2}
        table: str = (await http.json("POST", "/api/tables", wish))["table"]
        sealed = contribution_hash(table, 0, part_of(0)).hex()
        orders: list[dict[str, Any]] = [
            {"type": "Sit", "seat": 0, "part_hash": sealed},
            {"type": "SeatBot", "seat": 1, "bot": "random"},
            {"type": "Start"},
            {"type": "OpenPart", "part": part_of(0).hex()},
        ]
        for place, do in enumerate(orders):
            order = {"command": str(UUID(int=place)), "do": do}
            await http.json("POST", f"/api/tables/{table}/orders", order)
        return table

    async def _fence(self, socket: RawSocket) -> None:
        """Messages are handled in their order: behind the answer to this one nothing is missing."""
        socket.say(type="sync", nonce="fence", sent=self.sent)
        async with asyncio.timeout(PATIENCE):
            while True:
                message = json.loads(await socket.hear())
                self.look_at(message)
                if message["type"] == "sync" and message["nonce"] == "fence":
                    return
                if message["type"] == "ping":
                    socket.say(type="pong", nonce=message["nonce"])

    def look_at(self, message: dict[str, Any]) -> None:
        assert message["type"] in TYPES, message
        assert message["type"] != "refused" or message["code"] in CODES, message
        self.heard[message.get("code", message["type"])] += 1


async def _known(node: Node, neighbours: Neighbours) -> Known:
    """Open tables, running ones and the neighbours' own are there to be attacked."""
    async with Remote([node.address], "Hostess") as host:
        tables = [await host.open_table("routes", 2), await host.open_table("harbour", 4)]
        for slug in games():
            seats = a_few(slug)
            table = await host.open_table(slug, seats)
            await host.sit(table, 0)
            for seat in range(1, seats):
                await host.act(table, type="SeatBot", seat=seat, bot="random")
            await host.act(table, type="Start")
            await host.open_part(table)
            tables.append(table)
    moves = [
        str(move) for game in games().values() for move in list(game.catalogue)[:: max(1, len(game.catalogue) // 300)]
    ]
    return Known((*tables, neighbours.table), tuple(moves))


async def attack(node: Node, messages: int) -> dict[str, Any]:
    async with Neighbours(node, "routes") as neighbours:
        known = await _known(node, neighbours)
        warm = Attack(node, int(messages * WARM_UP))
        await asyncio.gather(*(warm.run(number, known) for number in range(SOCKETS)))
        before, began = node.memory, time.monotonic()
        main = Attack(node, messages - warm.sent)
        await asyncio.gather(*(main.run(number + SOCKETS, known) for number in range(SOCKETS)))
        took, after = time.monotonic() - began, node.memory
        neighbours.check()
    assert node.is_alive
    closings = main.closed + warm.closed
    # Whoever still sends when the server hangs up is reset by its kernel, and now and then the last word with it.
    assert set(closings) <= CLOSINGS | {NO_WORD}, closings
    assert closings[NO_WORD] <= closings.total() * MOST_UNHEARD, closings
    assert list(node.complaints()) == []
    heard, closed = set(main.heard + warm.heard), set(closings)
    assert heard >= {"answer", "bad_request", "not_allowed", "not_found"}
    assert closed >= {Closing.NOT_JSON, Closing.POLICY}
    if messages >= MANY:
        assert heard >= {"illegal", "conflict", "gone", "cmd_reused"}
        assert closed >= {1002, Closing.BINARY, Closing.TOO_LONG}
    assert neighbours.longest_wait < LONGEST_WAIT
    return {
        "messages": warm.sent + main.sent,
        "messages a second": round(main.sent / took),
        "memory before": round(before, 1),
        "memory after": round(after, 1),
        "neighbours' moves": neighbours.moves,
        "neighbours' longest wait": round(neighbours.longest_wait, 3),
        "answers": dict(main.heard + warm.heard),
        "closings": dict(closings),
    }


@story
async def test_some_thousand_hostile_messages_hurt_nobody(tmp_path: Path) -> None:
    with running(serve, tmp_path, database=f"sqlite:///{tmp_path}/mokum.db") as node:
        await attack(node, 3_000)


@pytest.mark.parametrize("fault", [frame_of(b"", PING) * 50, frame_of(b"\xff")], ids=["pings", "no text"])
@story
async def test_a_goodbye_behind_a_fault_is_no_fault_of_the_server(tmp_path: Path, fault: bytes) -> None:
    with running(serve, tmp_path, database=f"sqlite:///{tmp_path}/mokum.db") as node:
        http = Http(node)
        await http.come_in("Flooder")
        socket = await RawSocket.enter(node, http)
        socket.send(fault + frame_of(b"\x03\xe8", CLOSE))
        with contextlib.suppress(Closed):
            while True:
                await socket.hear()
        socket.cut()
        http.hang_up()
        assert list(node.complaints()) == []


@pytest.mark.skipif(not FULL, reason="scripts/test --full")
@story
async def test_two_hundred_thousand_hostile_messages_hurt_nobody(tmp_path: Path, record_property: Any) -> None:
    with running(serve, tmp_path, database=f"sqlite:///{tmp_path}/mokum.db") as node:
        told_of = await attack(node, 200_000)
    record_property("figures", told_of)
    assert told_of["memory after"] <= told_of["memory before"] * (1 + MOST_GROWTH), told_of
