"""Attacks on the bus between nodes, by a plain client: junk, replays, forged rows, and kicks of whom anybody can name.

It knows the shape of what nodes say to each other from listening, and nothing else.
"""

import hashlib
import itertools
import json
import random
import secrets
from collections import deque
from typing import Any

import msgspec
import nats
from nats.aio.msg import Msg

from harness.attacks.tools import Siege, Tally

_pack, _unpack = msgspec.msgpack.encode, msgspec.msgpack.decode


class Forger:
    """Listens to everything, and says what nobody has said."""

    def __init__(self, siege: Siege) -> None:
        self._siege = siege
        self._heard: deque[Msg] = deque(maxlen=200)
        self._tables: list[dict[str, Any]] = []

    async def hear(self, message: Msg) -> None:
        self._heard.append(message)

    async def look(self) -> None:
        """Whom there is to name."""
        self._tables = await self._siege.tables() or self._tables

    def junk(self) -> tuple[str, bytes]:
        subject = random.choice(self._heard).subject if self._heard else "mokum.sockets"
        return subject, random.choice((b"", b"\xc1", random.randbytes(300), _pack({"rows": [], "previous": b""})))

    def replay(self) -> tuple[str, bytes]:
        again = random.choice(self._heard) if self._heard else None
        return (again.subject, again.data) if again is not None else self.junk()

    def row(self) -> tuple[str, bytes]:
        """A row behind the last one that was told: a bot plays for somebody who has not left."""
        for message in reversed(self._heard):
            try:
                told = _unpack(message.data)
                last = told["rows"][-1]
                command = secrets.token_hex(16)
                what = random.choice(
                    (
                        {"type": "StoodIn", "seat": 0, "bot": "greedy", "why": "left"},
                        {"type": "ClockRanOut", "seat": 0},
                        {"type": "ClockCredited", "seat": 0, "ms": 60_000, "until": 0},
                    )
                )
                body = json.dumps({"asked": "x", "rows": 1, "what": what}).encode()
                new = {**last, "version": last["version"] + 1, "command": command, "kind": what["type"], "body": body}
                content = [new[part] for part in ("table", "version", "command", "actor", "kind", "body", "at")]
                new["hash"] = hashlib.sha256(last["hash"] + _pack(content)).digest()
                return message.subject, _pack({"previous": last["hash"], "rows": [new]})
            except (msgspec.MsgspecError, ValueError, KeyError, TypeError, IndexError):
                continue  # it is sealed
        return self.guess()

    def guess(self) -> tuple[str, bytes]:
        """Where nothing that was told can be read: a row of the right shape, behind a hash that nobody knows."""
        if not self._tables:
            return self.junk()
        card, resigned = random.choice(self._tables), {"type": "Resigned", "seat": 0}
        body = json.dumps({"asked": "x", "rows": 1, "what": resigned}).encode()
        new = {"table": card["table"], "version": random.randint(2, 99), "command": secrets.token_hex(16), "actor": ""}
        new |= {"kind": "Resigned", "body": body, "at": 0, "hash": random.randbytes(32)}
        return f"mokum.table.{card['table']}", _pack({"previous": random.randbytes(32), "rows": [new]})

    def kick(self) -> tuple[str, bytes]:
        """Somebody who sits at a table is told that they look at it elsewhere."""
        if not self._tables:
            return self.junk()
        card = random.choice(self._tables)
        player = random.choice([player for player in card["players"] if player] or [""])
        newest = {"type": "newest", "player": player, "table": card["table"], "socket": secrets.token_hex(8)}
        return "mokum.sockets", _pack(newest)

    def revoke(self) -> tuple[str, bytes]:
        people = [player for card in self._tables for player in card["players"] if player]
        return "mokum.sockets", _pack({"type": "ended", "sessions": people})

    def rename(self) -> tuple[str, bytes]:
        people = [player for card in self._tables for player in card["players"] if player]
        return "mokum.names", random.choice(people or [""]).encode()

    def say(self) -> tuple[str, bytes]:
        """A line of chat that nobody wrote."""
        if not self._tables:
            return self.junk()
        card = random.choice(self._tables)
        line = {"id": 2**40, "table": card["table"], "actor": card["host"], "text": "I resign", "at": 0}
        return f"mokum.talk.{card['table']}", _pack({"type": "Said", "line": line})


async def forged(siege: Siege, tally: Tally) -> None:
    """h: the bus can't say no, so what is told counts as answered; what it did is for the audit to find."""
    client = await nats.connect(siege.nats)
    forger = Forger(siege)
    try:
        await client.subscribe("mokum.>", cb=forger.hear)
        ways = itertools.cycle(
            (forger.junk, forger.replay, forger.row, forger.kick, forger.say, forger.revoke, forger.rename)
        )
        async for number in siege.paced(10):
            if number % 50 == 0:
                await forger.look()
            way = next(ways)
            subject, data = way()
            await client.publish(subject, data)
            tally.count(way.__name__, answered=True)
    finally:
        await client.close()
