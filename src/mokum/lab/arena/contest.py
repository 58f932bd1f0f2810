"""An arena from its first round to its last: what was kept is read, the rest is played, and the question is put."""

from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from mokum.lab.arena.arranging import Arrangement, seated
from mokum.lab.arena.keeping import Kept
from mokum.lab.arena.playing import Piece, Played, play_piece
from mokum.lab.arena.scoreboard import Scoreboard
from mokum.lab.hands.pieces import Workers, in_pieces


class Course(msgspec.Struct, frozen=True):
    """How an arrangement is played. Nothing here changes a game."""

    rounds: int
    """The most that are played."""
    play_all: bool = False
    """Go on after the question is decided."""
    check: bool = False
    """Check the game's invariants after every move."""
    processes: Workers = None
    results: Path | None = None
    records: Path | None = None
    """The folder in which every game gets a file."""


def contest(arrangement: Arrangement, course: Course) -> Generator[Scoreboard, None, None]:
    """The scoreboard after every round; the same object each time."""
    scoreboard = Scoreboard(arrangement)
    kept = Kept(course.results, arrangement) if course.results else None
    read = kept.rounds[: course.rounds] if kept else []
    try:
        for results in read:
            scoreboard.add(results)
            yield scoreboard
            if scoreboard.decided and not course.play_all:
                return
        with closing(_played_rounds(arrangement, course, len(read))) as rounds:
            for played in rounds:
                results = [each.result for each in played]
                if course.records:
                    _write(course.records, arrangement, played)
                if kept:
                    kept.add(results)  # after its records: what is in the file is never played again
                scoreboard.add(results)
                yield scoreboard
                if scoreboard.decided and not course.play_all:
                    return
    finally:
        if kept:
            kept.close()


def _played_rounds(arrangement: Arrangement, course: Course, begin: int) -> Generator[list[Played], None, None]:
    size = arrangement.round_size
    piece = partial(Piece, arrangement, check=course.check, record=course.records is not None)
    games = in_pieces(play_piece, piece, begin * size, course.rounds * size, course.processes)
    with closing(games):
        played = []
        for each in games:
            played.append(each)
            if len(played) == size:
                yield played
                played = []


def _write(folder: Path, arrangement: Arrangement, played: list[Played]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for each in played:
        at = seated(arrangement, each.result.number)
        (folder / f"{at.round + 1:05}-{at.rotation + 1}.mokum").write_text(each.record or "", encoding="utf-8")
