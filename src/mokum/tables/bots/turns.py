"""When a seat's turn began, over all the decisions that it makes in a row: each is a job of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from mokum.kernel.event import Seat
from mokum.tables.bots.jobs import Job


class _Answering:
    """A seat whose move is being played, in a turn that began at this time of this process."""

    def __init__(self, table: str, seat: Seat, began: float) -> None:
        self.table, self.seat, self.began = table, seat, began
        self.is_done = False
        """Tasks that were started meanwhile still know of it; what they ask for later is another turn."""


_answering: ContextVar[_Answering | None] = ContextVar("answering", default=None)


@contextmanager
def answering(job: Job, began: float) -> Iterator[None]:
    """While a move is played: what its seat is asked because of it belongs to the same turn."""
    answer = _Answering(job.table, job.seat, began)
    token = _answering.set(answer)
    try:
        yield
    finally:
        answer.is_done = True
        _answering.reset(token)


def began_at(job: Job, now: float) -> float:
    """When the seat's turn began whose own move has led to this job; or now."""
    answer = _answering.get()
    if answer is None or answer.is_done or (answer.table, answer.seat) != (job.table, job.seat):
        return now
    return answer.began
