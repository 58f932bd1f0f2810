"""Lean players for measurements: they read no more of a message than they need, and answer at once."""

import asyncio
import random
import secrets
import time
import uuid
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from mokum.remote import Desk


class Now(msgspec.Struct):
    """What a lean player looks at."""

    phase: str = ""
    moves: tuple[str, ...] = ()


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    seq: int = 0
    table: str = ""
    nonce: str = ""
    code: str = ""
    command: str = ""
    now: Now | None = None


_read = msgspec.json.Decoder(Message).decode
_write = msgspec.json.Encoder().encode


class Hand:
    """One socket of one player, at one table at a time."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.desk = Desk(timeout=20)
        self.table = ""
        self.seat = 0
        self.phase = ""
        self.moves: tuple[str, ...] = ()
        self.answers = 0
        self.refusals = 0
        self.sent_at = 0.0
        self.on_message: Callable[[Hand, Message], None] | None = None
        self.pause: Callable[[], float] | None = None
        self._part = b""
        self._line: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._over = asyncio.Event()
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self.playing = True

    async def come_in(self) -> None:
        """As a guest."""
        await self.desk.ask(self.address, "POST", "/api/guests", {"name": self.name})

    async def connect(self) -> None:
        """Open the socket and say hello."""
        ticket = (await self.desk.ask(self.address, "POST", "/api/tickets", None))["ticket"]
        self._line = await connect(
            self.address.replace("http", "ws", 1) + "/ws",
            origin=Origin(self.address),
            additional_headers={"cookie": self.desk.cookie},
            compression=None,
            ping_interval=None,
            open_timeout=30,
            max_queue=None,
        )
        await self._line.send(_write({"type": "hello", "ticket": ticket, "version": 1}).decode())
        await self._line.recv()

    def start(self) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._line is not None:
            self._line.transport.abort()

    async def send(self, message: dict[str, object]) -> None:
        assert self._line is not None
        await self._line.send(_write(message).decode())

    async def act(self, **do: object) -> Message:
        """Something other than a move, with its answer."""
        command = str(uuid.uuid4())
        answered: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[command] = answered
        await self.send({"type": "act", "table": self.table, "command": command, "do": do})
        answer = await answered
        del self._waiting[command]
        assert answer.type == "answer", answer
        return answer

    async def sit(self, table: str, seat: int) -> None:
        """Take a seat at a new table."""
        self.table, self.seat, self.phase, self.moves = table, seat, "", ()
        self._over.clear()
        self._part = secrets.token_bytes(CONTRIBUTION_BYTES)
        await self.send({"type": "watch", "table": table})
        await self.act(type="Sit", seat=seat, part_hash=contribution_hash(table, seat, self._part).hex())

    async def open_part(self) -> None:
        await self.act(type="OpenPart", part=self._part.hex())

    async def until_over(self) -> None:
        """Until the game at the table has ended."""
        await self._over.wait()

    async def _listen(self) -> None:
        assert self._line is not None
        async for data in self._line:
            await self._hear(_read(data))

    async def _hear(self, message: Message) -> None:
        if message.type == "ping":
            await self.send({"type": "pong", "nonce": message.nonce})
            return
        waiting = self._waiting.get(message.command)
        if waiting is not None:
            waiting.set_result(message)
            return
        if message.type == "answer":
            self.answers += 1
            return
        if message.type == "refused":
            self.refusals += 1
        if message.table != self.table or message.now is None:
            return
        if self.on_message is not None:
            self.on_message(self, message)
        self.phase = message.now.phase
        if self.phase == "over":
            self._over.set()
        elif message.now.moves and self.playing:
            if self.pause is not None:
                await asyncio.sleep(self.pause())
            move = random.choice(message.now.moves)
            self.sent_at = time.perf_counter()
            do = {"type": "Play", "move": move}
            await self.send({"type": "act", "table": self.table, "command": str(uuid.uuid4()), "do": do})


async def play_on(hands: list[Hand], game: str, stopped: Callable[[], bool]) -> None:
    """One table after another, each played to its end."""
    while not stopped():
        body = {"command": str(uuid.uuid4()), "game": game, "seats": len(hands)}
        table = (await hands[0].desk.ask(hands[0].address, "POST", "/api/tables", body))["table"]
        for seat, hand in enumerate(hands):
            await hand.sit(table, seat)
        await hands[0].act(type="Start")
        await asyncio.gather(*(hand.open_part() for hand in hands))
        await asyncio.gather(*(hand.until_over() for hand in hands))
