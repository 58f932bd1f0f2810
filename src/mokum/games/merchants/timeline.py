"""The 26 squares of the timeline and what they call for."""

from enum import StrEnum

import msgspec

from mokum.games.merchants.board import DATA


class Icon(StrEnum):
    """What a square shows (MER-152 to MER-166)."""

    START = "start"
    BLANK = "blank"
    SHIP = "ship"
    GLOBE = "globe"
    ARMS = "arms"
    CREDIT = "credit"
    CROSSED_ARMS = "arms_lost"
    CROSSED_GLOBE = "globe_lost"
    CROSSED_SHIP = "ship_back"
    ARROWED_SHIP = "leader_back"
    EXCHANGE = "score_exchange"
    QUARTERS = "score_quarters"
    COLONIES = "score_colonies"
    FINAL = "final"


# The areas, in the order in which the last square scores them.
EXCHANGE, QUARTERS, COLONIES = range(3)
AREAS = ("exchange", "quarters", "colonies")

Grid = tuple[tuple[int, int], ...]
"""By rank: the first and the second sum."""


class Square(msgspec.Struct, frozen=True):
    """One square."""

    year: str
    icon: Icon
    areas: tuple[int, ...]
    grid: Grid
    event: str


SQUARES: tuple[Square, ...] = tuple(
    Square(
        square["label"],
        Icon(square["icon"]),
        tuple(map(AREAS.index, square["areas"])),
        tuple((first, second) for first, second in square["grid"] or ()),
        square["event"],
    )
    for square in DATA["timeline"]["items"]
)
LAST_SQUARE = len(SQUARES) - 1
SCORINGS: tuple[tuple[int, int], ...] = tuple(
    (number, area) for number, square in enumerate(SQUARES) for area in square.areas
)
"""Every scoring of a game, in order: on which square, of which area."""
_NEXT: tuple[tuple[int | None, ...], ...] = tuple(
    tuple(
        next((later for later, scored in SCORINGS if later > now and scored == area), None)
        for area in range(len(AREAS))
    )
    for now in range(len(SQUARES))
)


def next_scorings(now: int) -> tuple[int | None, ...]:
    """By area: the next square behind this one that scores it; none once all have been (MER-165, MER-166)."""
    return _NEXT[now]
