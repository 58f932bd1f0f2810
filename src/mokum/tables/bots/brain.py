"""The process in which bots think: jobs come in on its socket, and what comes of them goes out. It opens nothing."""

import signal
from collections.abc import Callable
from functools import partial

import msgspec

from mokum.catalog import games
from mokum.tables.bots import piece_jobs, tip_jobs
from mokum.tables.bots.jobs import Job, choose
from mokum.tables.bots.piece_jobs import PieceJob
from mokum.tables.bots.tip_jobs import TipJob
from mokum.tables.companion import line_to_node

NICE = 10
"""Whoever plays comes first: a processor that both want is the loop's, the database's and the scribe's."""
LONGEST, LONGEST_PIECE = 15, 75
"""Seconds of one thought after which the process ends itself, where no node is left to end it sooner."""

_read: Callable[[bytes], Job | TipJob | PieceJob] = msgspec.msgpack.Decoder(Job | TipJob | PieceJob).decode


def main() -> None:
    """On the socket that was handed over as the standard input."""
    games()
    with line_to_node(NICE) as line:
        for job in map(_read, line.messages()):
            signal.alarm(LONGEST_PIECE if isinstance(job, PieceJob) else LONGEST)
            line.answer(partial(_think, job))
            signal.alarm(0)


def _think(job: Job | TipJob | PieceJob) -> bytes:
    match job:
        case Job():
            return choose(job).encode()
        case TipJob():
            return msgspec.msgpack.encode(tip_jobs.think(job))
        case PieceJob():
            return piece_jobs.find_out(job)
