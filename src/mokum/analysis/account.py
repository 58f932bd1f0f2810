"""The account of a game: for each seat the parts that its result is made of, which add up to it exactly."""

from collections.abc import Iterable, Sequence

import msgspec

from mokum.analysis.chances import Outlook
from mokum.analysis.future import ahead
from mokum.analysis.judging import Choice
from mokum.analysis.luck import Deal, Gift
from mokum.analysis.outline import Outline
from mokum.analysis.pieces import Finding
from mokum.kernel.event import Seat


class Account(msgspec.Struct, frozen=True):
    """How far a seat came out ahead of the mean of the others, and by what.

    `start + luck + own + others + rest` is `result`. Over all seats each of the parts adds up to 0.
    """

    seat: Seat
    result: float
    start: float
    """What could be expected before the deal."""
    luck: float
    """What draws and rolls gave it, less what they gave the others."""
    own: float
    """What its decisions cost, as a number below 0; 0 is the best play that was found."""
    others: float
    """What the others' decisions cost them: that much it is ahead."""
    rest: float
    """What the estimates did not see: the error of the value and of the worlds that were looked at."""
    doubt_of_luck: float
    doubt_of_skill: float

    @property
    def skill(self) -> float:
        """Its own decisions and the others' together."""
        return self.own + self.others


def accounts(outline: Outline, findings: Iterable[Finding]) -> list[Account]:
    """By seat."""
    found, seats = list(findings), outline.seats
    starts, gifts, gift_doubts, costs, cost_doubts = ([0.0] * seats for _ in range(5))
    for each in found:
        if isinstance(each, Deal):
            starts[each.seat] = each.start
        given = each.gift if isinstance(each, Deal) else each
        if isinstance(given, Gift):
            gifts[given.seat] += given.points
            gift_doubts[given.seat] += given.doubt**2
        elif isinstance(given, Choice):
            costs[given.seat] += given.cost
            cost_doubts[given.seat] += given.doubt**2
    made = []
    for seat in range(seats):
        result = ahead(outline.outcome.totals, seat, seats)
        luck = ahead(gifts, seat, seats)
        own, others = -costs[seat], _mean_of_others(costs, seat)
        rest = result - starts[seat] - luck - own - others
        doubts = (_doubt(gift_doubts, seat), _doubt(cost_doubts, seat))
        made.append(Account(seat, result, starts[seat], luck, own, others, rest, *doubts))
    return made


def _mean_of_others(figures: Sequence[float], seat: Seat) -> float:
    return (sum(figures) - figures[seat]) / (len(figures) - 1) if len(figures) > 1 else 0.0


def _doubt(squares: Sequence[float], seat: Seat) -> float:
    """Of a figure less the mean of the others', from the squares of their own."""
    others = len(squares) - 1
    shared = (sum(squares) - squares[seat]) / others**2 if others else 0.0
    doubt: float = (squares[seat] + shared) ** 0.5
    return doubt


def chances_of(findings: Iterable[Finding], seat: Seat) -> list[Outlook]:
    """A seat's chances, in order of play."""
    own = [each for each in findings if isinstance(each, Outlook) and each.seat == seat]
    return sorted(own, key=lambda each: each.moves)
