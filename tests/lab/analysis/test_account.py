"""The parts of a result add up to it, and the same analysis comes out wherever it is made."""

from functools import cache
from typing import Any

import pytest

from lab.analysis.played import played
from mokum.analysis.chances import Outlook
from mokum.analysis.judging import Choice
from mokum.analysis.luck import Deal, Gift
from mokum.analysis.pieces import pieces_of, work
from mokum.analysis.report import Report
from mokum.analysis.settings import Settings
from mokum.analysis.splitting import NotFinished, course_of
from mokum.catalog import game as find_game
from mokum.kernel.record import read, write
from mokum.lab.analysis.running import analyse

SMALL = Settings(moves=0, fewest=1, horizon=0, worlds=2, deals=4, points=2, outlook=1)
"""By the value of positions after one move: what adds up does so whatever the estimates are."""
TABLES = [("routes", 2), ("routes", 4), ("merchants", 3), ("harbour", 1), ("harbour", 2)]


@cache
def of_table(slug: str, seats: int) -> tuple[str, Report]:
    text = played(slug, ("greedy", "beginner", "regular", "casual")[:seats], "account")
    return text, analyse(text, SMALL)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_parts_add_up(slug: str, seats: int) -> None:
    text, found = of_table(slug, seats)
    totals = course_of(text).outcome.totals
    for seat in found.seats:
        others = (sum(totals[:seats]) - totals[seat.seat]) / (seats - 1) if seats > 1 else 0
        assert seat.result == pytest.approx(totals[seat.seat] - others)
        assert seat.start + seat.luck + seat.own + seat.others + seat.rest == pytest.approx(seat.result)
        assert seat.skill == pytest.approx(seat.own + seat.others)
        assert seat.own == pytest.approx(-sum(choice.cost for choice in seat.decisions))
        assert all(choice.cost >= choice.doubt >= 0 for choice in seat.decisions)
    for part in () if seats == 1 else ("result", "start", "luck", "skill", "rest"):
        assert sum(getattr(seat, part) for seat in found.seats) == pytest.approx(0, abs=1e-6), part


def test_chances_end_with_the_result_and_are_within_their_bounds() -> None:
    text, found = of_table("routes", 2)
    winners = course_of(text).outcome.winners
    for seat in found.seats:
        assert [each.moves for each in seat.chance] == sorted(each.moves for each in seat.chance)
        assert all(0 <= each.low <= each.high <= 1 for each in seat.chance)
        assert seat.chance[-1].chance == (1 / len(winners) if seat.seat in winners else 0)


def test_pieces_can_be_worked_on_in_any_order_and_on_two_processes() -> None:
    text, found = of_table("routes", 2)
    pieces = pieces_of(text, SMALL)
    kinds: set[type[Any]] = {type(each) for piece in reversed(pieces) for each in work(piece)}
    assert kinds == {Choice, Deal, Gift, Outlook}
    told: list[tuple[int, int]] = []
    assert analyse(text, SMALL, 2, lambda done, of: told.append((done, of))) == found
    assert told == [(done, len(pieces)) for done in range(1, len(pieces) + 1)]


def test_a_game_that_was_not_finished_is_refused() -> None:
    record = read(played("routes", ("greedy", "greedy"), "account"), find_game)
    cut = type(record)(**{field: getattr(record, field) for field in record.__struct_fields__} | {"entries": ()})
    with pytest.raises(NotFinished):
        course_of(write(cut, find_game("routes")))
