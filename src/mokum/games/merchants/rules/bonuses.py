"""Bonuses: when they are met, and settling a seat after a step (MER-230 to MER-242)."""

from collections.abc import Iterator
from functools import lru_cache

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import ALL_HOUSES, BONUS_SPACE, BRIDGES, IN_QUARTER, ON_CONTINENT
from mokum.games.merchants.events import BonusEarned, BonusReturned, LoanTaken, MerchantsEvent
from mokum.games.merchants.state import (
    CONTINENTS_BONUS,
    FIRST_BRIDGE,
    GOODS_BONUS,
    HOUSE_OWED,
    QUARTERS_BONUS,
    ROWS,
    State,
    vacant,
)
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

WORTH: tuple[int, ...] = (0, 100, 100, *(40 for _ in BRIDGES))
"""By bonus: its money; the goods bonus is a house."""
_GOODS, _CONTINENTS, _QUARTERS = 1 << GOODS_BONUS, 1 << CONTINENTS_BONUS, 1 << QUARTERS_BONUS


# The same sets of tiles are asked for over and over, by the rules and by whoever searches.
@lru_cache(1 << 15)
def of_houses(houses: int) -> int:
    """The bonuses that a set of houses meets, as bits: all quarters, and each bridge (MER-232, MER-233)."""
    met = _QUARTERS if all(houses & quarter for quarter in IN_QUARTER) else 0
    for number, ends in enumerate(BRIDGES):
        if houses & ends == ends:
            met |= 1 << FIRST_BRIDGE + number
    return met


@lru_cache(1 << 15)
def of_colonies(colonies: int) -> int:
    """The continents bonus, if a set of colonies meets it (MER-231)."""
    return _CONTINENTS if all(colonies & continent for continent in ON_CONTINENT) else 0


def met_by(state: State, seat: Seat) -> int:
    """All bonuses whose condition a seat meets, as bits."""
    met = of_houses(state.houses[seat]) | of_colonies(state.colonies[seat])
    row = seat * ROWS
    return met | _GOODS if min(state.exchange[row : row + ROWS]) >= BONUS_SPACE else met


def is_unsettled(state: State, seat: Seat) -> bool:
    """Whether a seat holds something else than it meets. Most steps change nothing, and then no story is begun."""
    return met_by(state, seat) != state.held[seat] & ~HOUSE_OWED


def settle(state: State, seat: Seat, frames: list[a.Frame]) -> Iterator[MerchantsEvent]:
    """Return what is lost, then grant what is new; whatever a house changes is settled after it (MER-241)."""
    met, held = met_by(state, seat), state.held[seat]
    for bonus in members(held & ~met & ~HOUSE_OWED & ~_GOODS):
        while state.money[seat] < WORTH[bonus]:
            yield LoanTaken(seat, forced=True)
        yield BonusReturned(seat, bonus, WORTH[bonus])
    if held & ~met & _GOODS:
        yield BonusReturned(seat, GOODS_BONUS, 0)
        if held & HOUSE_OWED and state.houses[seat]:
            frames.append(a.ReturnHouse((seat,)))
            return
    for bonus in members(met & ~held & ~_GOODS):
        yield BonusEarned(seat, bonus, WORTH[bonus])
    if met & ~held & _GOODS:
        yield BonusEarned(seat, GOODS_BONUS, 0)
        if state.supply[seat] and vacant(state.houses, ALL_HOUSES):
            frames.append(a.FreeHouse((seat,)))
