"""Bonuses: when they are met, and settling a seat after a step (MER-230 to MER-242)."""

from collections.abc import Sequence
from functools import lru_cache

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import ALL_HOUSES, BONUS_SPACE, BRIDGES, DATA, IN_QUARTER, ON_CONTINENT
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

_MONEY: dict[str, int] = {bonus["id"]: bonus["reward"].get("money", 0) for bonus in DATA["bonuses"]["items"]}
WORTH: tuple[int, ...] = (
    _MONEY["goods_set"],
    _MONEY["continent_set"],
    _MONEY["quarter_set"],
    *(_MONEY["bridge"] for _ in BRIDGES),
)
"""By bonus: its money; the goods bonus is a house."""
_GOODS, _CONTINENTS, _QUARTERS = 1 << GOODS_BONUS, 1 << CONTINENTS_BONUS, 1 << QUARTERS_BONUS


def met_with_houses(houses: int) -> int:
    """The bonuses that these houses are enough for: quarters and bridges, as bits (MER-232, MER-233)."""
    met = sum(1 << FIRST_BRIDGE + number for number, ends in enumerate(BRIDGES) if houses & ends == ends)
    return met | _QUARTERS if all(houses & quarter for quarter in IN_QUARTER) else met


def met_with_colonies(colonies: int) -> int:
    """The bonus that these colonies are enough for, as bits (MER-231)."""
    return _CONTINENTS if all(colonies & continent for continent in ON_CONTINENT) else 0


# A seat has few tiles, so that the same sets are asked for over and over; sets that are only thought of are not kept.
_met_with_houses, _met_with_colonies = lru_cache(1 << 13)(met_with_houses), lru_cache(1 << 13)(met_with_colonies)


def met_by(state: State, seat: Seat) -> int:
    """All bonuses whose condition a seat meets, as bits (MER-230 to MER-233). Written out, since it is asked often."""
    exchange, row = state.exchange, seat * ROWS
    met = _met_with_houses(state.houses[seat]) | _met_with_colonies(state.colonies[seat])
    if (
        exchange[row] >= BONUS_SPACE
        and exchange[row + 1] >= BONUS_SPACE
        and exchange[row + 2] >= BONUS_SPACE
        and exchange[row + 3] >= BONUS_SPACE
    ):
        return met | _GOODS
    return met


def bridge_sites(houses: int) -> int:
    """Where a house more would join a bridge, as bits: its other end is there already (MER-233)."""
    missing = 0
    for ends in BRIDGES:
        if houses & ends:
            missing |= ends & ~houses
    return missing


def last_sector(tiles: int, sectors: Sequence[int]) -> int:
    """The sites of the one sector that is missing for a whole set, as bits (MER-231, MER-232)."""
    missing = [sector for sector in sectors if not tiles & sector]
    return missing[0] if len(missing) == 1 else 0


_ENOUGH = (BONUS_SPACE, 1, 1)
"""By area: how strong a seat must be in all its sectors for the bonus."""


@lru_cache(1 << 6)
def reached(area: int, strength: tuple[int, ...]) -> int:
    """In how many sectors of an area a seat is strong enough for the bonus that needs all four (MER-230 to MER-232)."""
    return sum([own >= _ENOUGH[area] for own in strength])


def goods_missing(state: State, seat: Seat) -> tuple[int, ...]:
    """The steps that a seat lacks for the goods bonus, each by its good; none where it holds the bonus (MER-230)."""
    if state.held[seat] & _GOODS:
        return ()
    spaces = state.exchange[seat * ROWS : (seat + 1) * ROWS]
    return tuple([good for good, space in enumerate(spaces) for _ in range(space, BONUS_SPACE)])


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
