"""Bonuses: when they are met, and settling a seat after a step (MER-230 to MER-242)."""

from functools import lru_cache

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import ALL_HOUSES, BONUS_SPACE, BRIDGES, IN_QUARTER, ON_CONTINENT
from mokum.games.merchants.events import BonusEarned, BonusReturned, LoanTaken
from mokum.games.merchants.rules.using import Story
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
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

WORTH: tuple[int, ...] = (0, 100, 100, *(40 for _ in BRIDGES))
"""By bonus: its money; the goods bonus is a house."""
_GOODS, _CONTINENTS, _QUARTERS = 1 << GOODS_BONUS, 1 << CONTINENTS_BONUS, 1 << QUARTERS_BONUS


_AMERICAS, _AFRICA, _EUROPE, _FAR_EAST = ON_CONTINENT
_GRACHTEN, _NIEUWE_ZIJDE, _OUDE_ZIJDE, _LASTAGE = IN_QUARTER
_ENDS = sum(BRIDGES)


# Few houses stand at bridges, so that the same sets are asked for over and over.
@lru_cache(1 << 12)
def _bridges(houses: int) -> int:
    """The bridges that have both ends among these houses, as bonuses (MER-233)."""
    return sum(1 << FIRST_BRIDGE + number for number, ends in enumerate(BRIDGES) if houses & ends == ends)


def met_by(state: State, seat: Seat) -> int:
    """All bonuses whose condition a seat meets, as bits (MER-230 to MER-233). Written out, since it is asked often."""
    houses, colonies, exchange, row = state.houses[seat], state.colonies[seat], state.exchange, seat * ROWS
    ends = houses & _ENDS
    met = _bridges(ends) if ends & (ends - 1) else 0  # a bridge has two
    if houses & _GRACHTEN and houses & _NIEUWE_ZIJDE and houses & _OUDE_ZIJDE and houses & _LASTAGE:
        met |= _QUARTERS
    if colonies & _AMERICAS and colonies & _AFRICA and colonies & _EUROPE and colonies & _FAR_EAST:
        met |= _CONTINENTS
    if (
        exchange[row] >= BONUS_SPACE
        and exchange[row + 1] >= BONUS_SPACE
        and exchange[row + 2] >= BONUS_SPACE
        and exchange[row + 3] >= BONUS_SPACE
    ):
        met |= _GOODS
    return met


def to_settle(state: State, seat: Seat) -> tuple[a.Settle, ...]:
    """Whoever holds something else than it meets is settled next (MER-061). Most steps change nothing."""
    return (a.Settle(who=seat),) if met_by(state, seat) != state.held[seat] & ~HOUSE_OWED else ()


def settle(state: State, step: a.Settle, chance: Chance) -> Story:
    """Return what is lost, then grant what is new; whatever a house changes is settled after it (MER-241)."""
    seat = step.who
    met, held = met_by(state, seat), state.held[seat]
    for bonus in members(held & ~met & ~HOUSE_OWED & ~_GOODS):
        while state.money[seat] < WORTH[bonus]:
            yield LoanTaken(seat, forced=True)
        yield BonusReturned(seat, bonus, WORTH[bonus])
    if held & ~met & _GOODS:
        yield BonusReturned(seat, GOODS_BONUS, 0)
        if held & HOUSE_OWED and state.houses[seat]:
            return (a.ReturnHouse((seat,)),)
    for bonus in members(met & ~held & ~_GOODS):
        yield BonusEarned(seat, bonus, WORTH[bonus])
    if met & ~held & _GOODS:
        yield BonusEarned(seat, GOODS_BONUS, 0)
        if state.supply[seat] and vacant(state.houses, ALL_HOUSES):
            return (a.FreeHouse((seat,)),)
    return ()
