"""Scoring an area, and the score sheets of a game that is over."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from mokum.games.merchants import tallies
from mokum.games.merchants.events import AreaScored
from mokum.games.merchants.events.money import Payment
from mokum.games.merchants.rules.strength import Strengths, sector_order, strengths, tiles_in
from mokum.games.merchants.state import State
from mokum.games.merchants.tallies import TALLIES
from mokum.games.merchants.timeline import LAST_SQUARE, SCORINGS, SQUARES
from mokum.kernel.event import Seat
from mokum.kernel.outcome import Outcome, RuleId, ScoreLine, ranks

WHY_ENDED: RuleId = "MER-260"
_ROUNDED = 10


# The same few strengths meet over and over in simulation and search.
@lru_cache(1 << 14)
def best_two(strength: tuple[int, ...]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The leaders and, if there is only one, the runners-up; nobody where nobody is present (MER-200 to MER-204)."""
    best = max(strength)
    if not best:
        return (), ()
    leaders = tuple([seat for seat, own in enumerate(strength) if own == best])
    runner_up = max([own for own in strength if own < best], default=0) if len(leaders) == 1 else 0
    return leaders, tuple([seat for seat, own in enumerate(strength) if own == runner_up]) if runner_up else ()


def leading(strength: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats that lead a sector; nobody where nobody is present."""
    return best_two(strength)[0]


def shares(strength: tuple[int, ...], first: int, second: int) -> tuple[tuple[Seat, int], ...]:
    """What each seat is paid in one sector, rounded down (MER-201 to MER-206)."""
    leaders, others = best_two(strength)
    if len(leaders) > 1:
        return _divided(leaders, first + second)
    return _divided(leaders, first) + _divided(others, second)


@lru_cache(1 << 10)
def _divided(seats: tuple[Seat, ...], amount: int) -> tuple[tuple[Seat, int], ...]:
    share = amount // len(seats) // _ROUNDED * _ROUNDED if seats else 0
    return tuple([(seat, share) for seat in seats if share])


def ranked(tiles: Sequence[int], area: int, strength: Strengths, square: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """The sectors from first to fourth rank, each with the two sums that a square pays for that rank (MER-190)."""
    return zip(sector_order(tiles, area, strength), SQUARES[square].grid, strict=True)


def score(state: State, square: int, area: int) -> AreaScored:
    """Pay the two best of each sector from the row of the sector's rank."""
    tiles = tiles_in(state, area)
    strength = strengths(tiles, area)
    payments: list[Payment] = []
    for rank, (sector, (first, second)) in enumerate(ranked(tiles, area, strength, square), 1):
        payments += [(seat, sector, rank, amount) for seat, amount in shares(strength[sector], first, second)]
    return AreaScored(square, area, tuple(payments))


_LINES: tuple[tuple[int, RuleId, str, dict[str, int]], ...] = (
    (tallies.START, "MER-024", "start", {}),
    *(
        (
            tallies.SCORING + number,
            "MER-166" if square == LAST_SQUARE else "MER-165",
            "scored",
            {"square": square, "area": area},
        )
        for number, (square, area) in enumerate(SCORINGS)
    ),
    (tallies.CONTINENTS, "MER-231", "continents", {}),
    (tallies.QUARTERS, "MER-232", "quarters", {}),
    (tallies.BRIDGES, "MER-233", "bridges", {}),
    (tallies.LOANS, "MER-158", "borrowed", {}),
    (tallies.FORCED_LOANS, "MER-237", "forced", {}),
    (tallies.BOUGHT, "MER-117", "bought", {}),
    (tallies.REPAID, "MER-263", "repaid", {}),
)
"""Every line of a score sheet: where it is counted, which rule gave it, and what it is about."""


def sheet(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Where a seat's money came from and went to."""
    begin = seat * TALLIES
    return tuple(
        ScoreLine(rule, key, state.tally[begin + kind], values)
        for kind, rule, key, values in _LINES
        if state.tally[begin + kind]
    )


def outcome(state: State) -> Outcome | None:
    """The most money wins, and equal money shares the place (MER-264, MER-265)."""
    if not state.why_ended:
        return None
    sheets = tuple(sheet(state, seat) for seat in range(state.seats))
    return Outcome(state.why_ended, sheets, ranks([(money,) for money in state.money]))
