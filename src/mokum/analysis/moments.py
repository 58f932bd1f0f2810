"""Moments to learn from: for each seat the largest slips and pieces of luck, in order of play."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from mokum.analysis.judging import Choice
from mokum.analysis.luck import Deal, Gift
from mokum.analysis.pieces import Finding
from mokum.bots.tips import Cause
from mokum.kernel.event import Seat

MOST = 7
"""Moments of a seat."""
MOST_LUCK = 1
"""Of these: luck is worth a look, but nothing can be learnt from it."""
SAME_TURN = 8
"""Who misses the same better move again within so many moves has made one slip, and it is told where it cost most."""
LEAST = 0.3
"""Points below which nothing is listed."""


class Moment(msgspec.Struct, frozen=True):
    """A slip, or a piece of luck."""

    seat: Seat
    move: int
    """Its number, from 1 as in a record; 0 is the deal."""
    kind: Literal["slip", "luck"]
    points: float
    """What it brought the seat; of a slip below 0."""
    doubt: float
    played: str = ""
    better: str = ""
    causes: tuple[Cause, ...] = ()
    """Of a slip: from where it comes that the other move is better."""


def moments(findings: Iterable[Finding], seats: int) -> list[Moment]:
    """Of all seats, in order of play."""
    found = list(findings)
    chosen = [moment for seat in range(seats) for moment in _of_seat(found, seat)]
    return sorted(chosen, key=lambda moment: (moment.move, moment.seat))


def _of_seat(findings: Iterable[Finding], seat: Seat) -> list[Moment]:
    """The largest; what is below its own doubt says nothing."""
    all_of_it = [moment for each in findings if (moment := _moment(each)) is not None and moment.seat == seat]
    clear = [moment for moment in all_of_it if abs(moment.points) >= max(LEAST, moment.doubt)]
    largest = sorted(clear, key=lambda moment: (-abs(moment.points), moment.move))
    luck = [moment for moment in largest if moment.kind == "luck"][:MOST_LUCK]
    slips: list[Moment] = []
    for moment in largest:
        if moment.kind == "slip" and not any(_is_the_same(moment, slip) for slip in slips):
            slips.append(moment)
    return [moment for moment in largest if moment in luck or moment in slips][:MOST]


def _is_the_same(one: Moment, other: Moment) -> bool:
    return one.better == other.better and abs(one.move - other.move) <= SAME_TURN


def _moment(finding: Finding) -> Moment | None:
    if isinstance(finding, Choice):
        told = (finding.played, finding.better, finding.causes)
        return Moment(finding.seat, finding.move + 1, "slip", -finding.cost, finding.doubt, *told)
    gift = finding.gift if isinstance(finding, Deal) else finding
    return Moment(gift.seat, gift.move + 1, "luck", gift.points, gift.doubt) if isinstance(gift, Gift) else None
