"""The Amstel: who is ahead, and how a pawn moves."""

from mokum.games.harbour.board import BRIDGE_INTO, MOUTH, MOUTH_POINTS
from mokum.games.harbour.events import Events, MouthReached, PawnMoved, PointsScored
from mokum.games.harbour.events.gains import BRIDGE
from mokum.games.harbour.events.gains import MOUTH as MOUTH_TALLY
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.state import NOTHING, State

ALWAYS_ON_TOP = cards_of("river_top")
RIVER_COST = 1
"""Cubes for the first space of the river action (HAR-170)."""
TOLLS: tuple[int, ...] = tuple(
    BRIDGE_INTO.get(space, 0) + (MOUTH_POINTS if space == MOUTH else 0) for space in range(MOUTH + 1)
)
"""By space that is entered: the points of the bridge on the way, and of the mouth (HAR-050, HAR-052)."""


def river_order(state: State) -> tuple[int, ...]:
    """Sides from the first to the last: berths by number, then by space, and in a stack from its top (HAR-041)."""
    stack, pawns = state.stack, state.pawns
    afloat = [side for side in reversed(stack) if pawns[side] != MOUTH]
    afloat.sort(key=lambda side: -pawns[side])
    return (*state.berths, *afloat)


def advance(state: State, side: int, steps: int) -> Events:
    """Move a pawn; bridges and the mouth pay at once, and what goes beyond the mouth is lost (HAR-050 to HAR-053)."""
    for _ in range(steps):
        if state.pawns[side] == MOUTH:
            return
        space = state.pawns[side] + 1
        yield PawnMoved(side, space, _on_top_of(state, side, space))
        points = BRIDGE_INTO.get(space)
        if points:
            yield PointsScored(side, points, BRIDGE)
        if space == MOUTH:
            yield MouthReached(side)
            yield PointsScored(side, MOUTH_POINTS, MOUTH_TALLY)


def way_on(space: int, steps: int) -> tuple[int, int]:
    """How far a pawn gets from a space with so many steps, and the points on its way."""
    there = min(space + steps, MOUTH)
    return there - space, sum(TOLLS[space + 1 : there + 1])


def _on_top_of(state: State, side: int, space: int) -> int:
    """The side that stands there and is always on top, if it is another one (HAR-055)."""
    if space == MOUTH:
        return NOTHING
    for seat, active in enumerate(state.tableaus):
        if seat != side and active & ALWAYS_ON_TOP and state.pawns[seat] == space:
            return seat
    return NOTHING
