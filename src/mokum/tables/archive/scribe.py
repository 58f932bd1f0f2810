"""The worker process that folds whole games: rows and tasks come in on its socket, and answers go out.

It opens nothing and is told no setting. It ends when its socket does, so that it outlives no node, however that ends.
"""

import os
import signal
import socket
import struct
import traceback
from collections.abc import Callable
from contextlib import suppress
from io import BufferedRWPair

import msgspec

from mokum.catalog import games
from mokum.store import Row
from mokum.tables.archive.tasks import AnyTask, carry_out

NICE = 5
"""Whoever plays comes first: a processor that both want is the loop's."""
IDLE = 600.0
"""Seconds without work after which it ends; the next task starts another."""
LENGTH = struct.Struct(">I")
"""Before each message."""


class Done(msgspec.Struct, frozen=True, tag=True):
    """What was wanted."""

    body: bytes


class Failed(msgspec.Struct, frozen=True, tag=True):
    """It could not be done: the kind of error and where it was raised, without any value."""

    error: str
    where: str


Answer = Done | Failed
read_answer: Callable[[bytes], Answer] = msgspec.msgpack.Decoder(Answer).decode
_read: Callable[[bytes], AnyTask | list[Row]] = msgspec.msgpack.Decoder(AnyTask | list[Row]).decode


def framed(message: object) -> bytes:
    """A message as it is sent."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def serve(line: BufferedRWPair) -> None:
    """Does one task after the other until nobody is at the other end."""
    rows: list[Row] = []
    while length := line.read(LENGTH.size):
        message = _read(line.read(LENGTH.unpack(length)[0]))
        if isinstance(message, list):
            if not message:  # an empty page begins anew
                rows.clear()
            rows.extend(message)
        else:
            line.write(framed(_answer(message, rows)))
            line.flush()


def _answer(task: AnyTask, rows: list[Row]) -> Answer:
    try:
        return Done(carry_out(task, rows))
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Failed(type(error).__name__, f"{last.filename}:{last.lineno} {last.name}")


def main() -> None:
    """On the socket that was handed over as the standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl+C is the node's, which ends us when it is ready
    os.nice(NICE)
    games()
    # Either there is nobody any more at the other end, or there was nobody for long.
    with suppress(OSError, struct.error, msgspec.DecodeError), socket.socket(fileno=0) as line:
        line.settimeout(IDLE)
        with line.makefile("rwb") as file:
            serve(file)
