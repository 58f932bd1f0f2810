"""Pieces on several processes: told in their order, whatever becomes of a worker on the way."""

import multiprocessing
import time
from pathlib import Path

import pytest

from lab.hands import work
from mokum.lab.hands.hand import WorkersLost
from mokum.lab.hands.pieces import all_of


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_all_pieces_are_told_once_and_in_order(workers: int) -> None:
    assert list(all_of(work.doubled, range(9), workers)) == list(range(18))


def test_a_piece_that_takes_longer_holds_its_place() -> None:
    assert list(all_of(work.late_if_even, range(6), 2)) == list(range(6))


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_comes_in_its_turn(workers: int) -> None:
    told: list[int] = []
    with pytest.raises(ValueError, match="three is wrong") as raised:
        told.extend(all_of(work.wrong_at_three, range(6), workers))
    rest = all_of(work.wrong_at_three, range(6), workers)
    assert [next(rest) for _ in range(3)] == [0, 1, 2]
    rest.close()
    assert workers == 1 or "wrong_at_three" in raised.value.__notes__[0]


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    with pytest.raises(RuntimeError, match="strangely wrong"):
        list(all_of(work.strangely_wrong, range(2), 2))


def test_a_worker_lost_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    assert list(all_of(work.deadly_once, [(str(mark), number) for number in range(6)], 2)) == list(range(6))
    assert mark.exists()


def test_a_piece_that_ends_every_worker_is_named() -> None:
    with pytest.raises(WorkersLost, match="piece 3 of the work has ended its worker 4 times"):
        list(all_of(work.deadly, range(4), 2))
    assert not multiprocessing.active_children()


def test_whoever_stops_early_leaves_nobody_at_work() -> None:
    began = time.monotonic()
    told = all_of(work.slow, range(4), 2)
    assert next(told) == 0
    told.close()
    assert not multiprocessing.active_children()
    assert time.monotonic() - began < 30
