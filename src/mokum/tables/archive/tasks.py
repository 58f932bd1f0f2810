"""What is done with many rows of a log beside the loop, in the worker process: plain functions of bytes.

Rows are sent in pages, and then the task that says what is wanted of them.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from mokum.analysis.settings import Settings
from mokum.kernel.codec import encode
from mokum.kernel.event import Seat, Viewer
from mokum.store import Row
from mokum.tables.archive.recording import record_of, versions_of
from mokum.tables.archive.stepping import step_of
from mokum.tables.deciding.trying import laid_out
from mokum.tables.log import snapshots
from mokum.tables.log.folding import NoTable, fold, fold_all
from mokum.tables.log.happenings import SeatTaken
from mokum.tables.log.plans import plan_of
from mokum.tables.log.standing import Standing


class NoSuchMove(LookupError):
    """The game had not so many moves."""


class Task(msgspec.Struct, frozen=True, tag=True):
    """What is wanted of the rows."""


class WriteRecord(Task, frozen=True):
    """The record of the game, with players called so."""

    called: dict[str, str]


class MakeSteps(Task, frozen=True):
    """The steps of a replay from version `first` on, as `Steps`; `before` is the standing that the rows go on from."""

    eyes: Viewer
    first: int
    before: bytes = b""


class PlanAnalysis(Task, frozen=True):
    """The plan for an analysis of this size, without names."""

    settings: Settings


class LayOut(Task, frozen=True):
    """The position before a move of the record, counted from 1, with all imagined that a seat could not know then."""

    move: int
    seat: Seat
    luck: str


AnyTask = WriteRecord | MakeSteps | PlanAnalysis | LayOut


class Steps(msgspec.Struct, frozen=True):
    """Steps of a replay, each in JSON and without names."""

    steps: list[bytes]
    taken: list[int]
    """The places in `steps` of those that tell of a person."""
    after: bytes
    """The standing behind the last of them."""

    @property
    def size(self) -> int:
        """Bytes, about."""
        return sum(map(len, self.steps))


read_steps = msgspec.msgpack.Decoder(Steps).decode


def carry_out(task: AnyTask, rows: Sequence[Row]) -> bytes:
    """What was wanted."""
    match task:
        case WriteRecord(called):
            return record_of(fold_all(rows), rows, called).encode()
        case PlanAnalysis(settings):
            standing = fold_all(rows)
            return plan_of(record_of(standing, rows, {}), versions_of(standing.made.game, rows), settings)
        case LayOut(move, seat, luck):
            return _laid_out(rows, move, seat, luck)
        case MakeSteps():
            return msgspec.msgpack.encode(_make_steps(task, rows))


def _laid_out(rows: Sequence[Row], move: int, seat: Seat, luck: str) -> bytes:
    versions = versions_of(fold(None, rows[0]).made.game, rows)
    if not 1 <= move <= len(versions):
        raise NoSuchMove(move)
    return encode(laid_out(fold_all(rows[: versions[move - 1] - 1]), seat, luck))


def _make_steps(task: MakeSteps, rows: Sequence[Row]) -> Steps:
    standing = snapshots.unpack(task.before) if task.before else None
    steps: list[bytes] = []
    taken: list[int] = []
    for row in rows:
        standing = fold(standing, row)
        if row.version >= task.first:
            if row.kind == SeatTaken.__name__:
                taken.append(len(steps))
            steps.append(encode(step_of(standing, row, task.eyes)))
    if standing is None:
        raise NoTable
    return Steps(steps, taken, _packed(standing))


def _packed(standing: Standing) -> bytes:
    # What could be taken back then is not asked for any more, and would be every state on the way.
    return snapshots.pack(replace(standing, steps=()))
