"""Forwards presses between nodes: something handed in at one node for a lot that another one sells."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from mokum.lots.presses import Link
from mokum.tables.bus import Bus, Unsubscribe
from mokum.tables.deciding.commands import Refusal
from mokum.tables.node.clerk import RETRY

PATIENCE = 1.5
"""Seconds that an answer may take; whoever pressed sends it again anyway, and it counts once."""


class Handed(msgspec.Struct, frozen=True):
    """What a player hands in, in the times of the node that it is handed to."""

    table: str
    call: int
    player: str
    command: str
    what: str
    """`ready`, `press` or `stop`."""
    step: int | None = None
    claimed: int = 0
    heard: int = 0
    link: Link | None = None


class Carried(msgspec.Struct, frozen=True, tag="carried"):
    """Handed in at `node`, which waits for the answer under this number."""

    node: str
    number: str
    handed: Handed


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """What became of it."""

    number: str
    refusal: Refusal | None


_read: msgspec.msgpack.Decoder[Carried | Answered] = msgspec.msgpack.Decoder(Carried | Answered)
_write = msgspec.msgpack.Encoder().encode

Take = Callable[[Handed], Awaitable[Refusal | None]]


def _subject(epoch: str) -> str:
    return f"mokum.lots.{epoch}"


class Carrier:
    """Carries to other nodes, and takes from them. The bus may lose it: then the answer is to try again."""

    def __init__(self, bus: Bus, epoch: str, take: Take) -> None:
        self._bus, self._epoch, self._take = bus, epoch, take
        self._awaited: dict[str, asyncio.Future[Refusal | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unsubscribe: Unsubscribe | None = None

    async def start(self) -> None:
        """From now on others reach this node."""
        self._unsubscribe = await self._bus.subscribe(_subject(self._epoch), self._hear)

    async def close(self) -> None:
        """No longer."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._unsubscribe is not None:
            await self._unsubscribe()

    async def carry(self, owner: str, handed: Handed) -> Refusal | None:
        """To the node that sells the lot; says what it answers."""
        number = secrets.token_hex(8)
        answer: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        self._awaited[number] = answer
        try:
            self._bus.publish(_subject(owner), _write(Carried(self._epoch, number, handed)))
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            return RETRY
        finally:
            del self._awaited[number]

    def _hear(self, data: bytes) -> None:
        try:
            heard = _read.decode(data)
        except msgspec.MsgspecError:
            return  # another program may be on the bus
        if isinstance(heard, Carried):
            task = asyncio.create_task(self._answer(heard))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif (answer := self._awaited.get(heard.number)) is not None and not answer.done():
            answer.set_result(heard.refusal)

    async def _answer(self, carried: Carried) -> None:
        refusal = await self._take(carried.handed)
        self._bus.publish(_subject(carried.node), _write(Answered(carried.number, refusal)))
