"""A piece of an analysis as a job for the bots' processes. The game is over, so it may hold all of it."""

from typing import ClassVar

import msgspec

from mokum.analysis.pieces import Piece, work
from mokum.tables.log.plans import write_findings


class PieceJob(msgspec.Struct, frozen=True, tag="piece"):
    """A piece, and of which table."""

    bot: ClassVar[str] = "analysis"
    """What the log calls it."""
    is_of_bots: ClassVar[bool] = False

    table: str
    piece: Piece

    @property
    def owner(self) -> str:
        """Games take turns."""
        return self.table


def find_out(job: PieceJob) -> bytes:
    """Takes a second or two."""
    return write_findings(work(job.piece))
