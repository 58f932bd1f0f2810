"""A worker process beside the node, for what would hold its loop: on a socket, started when needed, gone with the node.

`docs/decisions/0012-off-the-loop.md` says why it is a process, and why not one of `multiprocessing`.
"""

import asyncio
import os
import signal
import socket
import struct
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import BufferedRWPair

import msgspec

from mokum.game_folders import SETTING

IDLE = 600.0
"""Seconds without work after which it ends; whoever needs it then starts another."""
LENGTH = struct.Struct(">I")
"""Before each message."""


class Done(msgspec.Struct, frozen=True, tag=True):
    """What was wanted."""

    body: bytes


class Failed(msgspec.Struct, frozen=True, tag=True):
    """It could not be done: the kind of error and where it was raised, without any value."""

    error: str
    where: str


_read: Callable[[bytes], Done | Failed] = msgspec.msgpack.Decoder(Done | Failed).decode


class TaskFailed(RuntimeError):
    """The worker could not do it, and would not another time: the kind of error, and where it was raised."""

    def __init__(self, error: str, where: str) -> None:
        super().__init__(f"{error} at {where}")
        self.error = error


class Companion:
    """A worker and the socket to it, as the node has them."""

    def __init__(
        self, process: "subprocess.Popen[bytes]", reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.is_clean = True
        """It waits for a task. If not, an answer that nobody waits for any more would be taken for the next one."""
        self._process, self._reader, self._writer = process, reader, writer

    @classmethod
    async def start(cls, program: str) -> "Companion":
        """A socket that is its standard input is all that it has of us: when we are gone, however, it reads the end."""
        ours, theirs = socket.socketpair()
        reader, writer = await asyncio.open_unix_connection(sock=ours)
        command = [sys.executable, "-P", "-c", program]
        try:
            with theirs:
                process = subprocess.Popen(  # noqa: S603
                    command, stdin=theirs.fileno(), stdout=subprocess.DEVNULL, env=_environment()
                )
        except OSError:
            writer.close()
            raise
        return cls(process, reader, writer)

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def is_gone(self) -> bool:
        """The process has ended, by itself or otherwise."""
        return self._process.poll() is not None

    async def send(self, message: object) -> None:
        """Something for the task to come; raises OSError where the worker is gone."""
        self._writer.write(_framed(message))
        await self._writer.drain()

    async def ask(self, task: object) -> bytes:
        """What comes of a task; raises TaskFailed, or OSError or EOFError where the worker is gone."""
        self.is_clean = False
        await self.send(task)
        length = await self._reader.readexactly(LENGTH.size)
        answer = _read(await self._reader.readexactly(LENGTH.unpack(length)[0]))
        self.is_clean = True
        if isinstance(answer, Failed):
            raise TaskFailed(answer.error, answer.where)
        return answer.body

    async def end(self) -> None:
        """At once: what it does, nobody waits for."""
        self._writer.close()
        self._process.kill()
        await asyncio.to_thread(self._process.wait)


def _environment() -> dict[str, str]:
    """Where modules and games are found as here; and no setting of the server, of which some are secret."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MOKUM_") or name == SETTING}
    return {**kept, "PYTHONPATH": os.pathsep.join(place for place in sys.path if place)}


# The other end: in the worker


class Line:
    """The socket as the worker has it."""

    def __init__(self, file: BufferedRWPair) -> None:
        self._file = file

    def messages(self) -> Iterator[bytes]:
        """One after the other until nobody is at the other end."""
        while length := self._file.read(LENGTH.size):
            yield self._file.read(LENGTH.unpack(length)[0])

    def answer(self, work: Callable[[], bytes]) -> None:
        """Says what came of it."""
        self._file.write(_framed(_outcome(work)))
        self._file.flush()


@contextmanager
def line_to_node(niceness: int) -> Iterator[Line]:
    """For the main program of a worker, with the socket that was handed over as its standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl+C is the node's, which ends us when it is ready
    os.nice(niceness)
    # Either there is nobody any more at the other end, or there was nobody for long.
    with suppress(OSError, struct.error, msgspec.DecodeError), socket.socket(fileno=0) as line:
        line.settimeout(IDLE)
        with line.makefile("rwb") as file:
            yield Line(file)


def _outcome(work: Callable[[], bytes]) -> Done | Failed:
    try:
        return Done(work())
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Failed(type(error).__name__, f"{last.filename}:{last.lineno} {last.name}")


def _framed(message: object) -> bytes:
    """A message as it is sent."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body
