"""Keeps the games of an arena in a CSV file, from which it can be gone on with after any interruption."""

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from shlex import quote

from mokum.kernel.codec import encode
from mokum.lab.arena.arranging import Arrangement, deal_seed, seated
from mokum.lab.playing import Result

COLUMNS = ("round", "rotation", "seed", "bots", "scores", "ranks", "decisions", "why")
"""What is told by seat stands in one cell, with spaces between."""


class NotTheSame(ValueError):
    """A file holds something else than the games of this arrangement; the text says what."""


class Kept:
    """The file. Rounds are added whole, in their order, each by one write."""

    def __init__(self, file: Path, arrangement: Arrangement) -> None:
        self._file, self._arrangement = file, arrangement
        self.rounds: list[list[Result]] = []
        """The rounds that were in the file when it was opened."""
        head = f"# mokum arena {encode(arrangement).decode()}\n{_lines([COLUMNS])}".encode()
        found = file.read_bytes() if file.exists() else b""
        if found.startswith(head):
            whole = len(head) + self._read(found[len(head) :])
        elif head.startswith(found):  # nothing, or all that was written before an interruption
            whole = 0
        else:
            raise NotTheSame(f"{file} is not a file of results of this game, these bots, seats, options and this seed")
        # What was torn is cut off only when it is certain that the file is ours.
        self._out = file.open("ab", buffering=0)
        self._out.truncate(whole)
        if not whole:
            self._out.write(head)

    def add(self, results: Sequence[Result]) -> None:
        """A whole round."""
        self._out.write(_lines(map(self._row, results)).encode())

    def close(self) -> None:
        self._out.close()

    def _row(self, result: Result) -> tuple[object, ...]:
        at = seated(self._arrangement, result.number)
        names = [quote(bot) if " " in bot else bot for bot in result.bots]  # a command, as a shell would have it
        by_seat = (" ".join(map(str, values)) for values in (names, result.scores, result.ranks))
        seed = deal_seed(self._arrangement, at.round)
        return (at.round, at.rotation, seed, *by_seat, result.decisions, result.why)

    def _read(self, body: bytes) -> int:
        """Reads the whole rounds, and says how many bytes they are."""
        lines = body.splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
        size = self._arrangement.round_size
        whole = lines[: len(lines) // size * size]
        try:
            results = [self._result(number, line) for number, line in enumerate(whole)]
        except (ValueError, UnicodeDecodeError) as error:
            raise NotTheSame(f"{self._file} is damaged: {error}") from error
        self.rounds = [results[start : start + size] for start in range(0, len(results), size)]
        return sum(map(len, whole))

    def _result(self, number: int, line: bytes) -> Result:
        (cells,) = csv.reader([line.decode()])
        if len(cells) != len(COLUMNS):
            raise ValueError(f"game {number + 1} does not have {len(COLUMNS)} cells")
        bots = seated(self._arrangement, number).bots
        scores, ranks = (tuple(map(int, cell.split())) for cell in cells[4:6])
        result = Result(number, None, bots, scores, ranks, int(cells[6]), cells[7])
        if cells != [str(cell) for cell in self._row(result)]:
            raise ValueError(f"game {number + 1} is not the one that belongs there")
        if not len(bots) == len(scores) == len(ranks):
            raise ValueError(f"game {number + 1} does not have a score and a rank for each seat")
        return result


def _lines(rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()
