"""How strong each seat is in each sector, and how the sectors rank (MER-191 to MER-200)."""

from collections.abc import Sequence
from functools import lru_cache

from mokum.games.merchants.board import ACROSS, IN_QUARTER, NEIGHBOURS, ON_CONTINENT, SECTORS
from mokum.games.merchants.state import ROWS, State
from mokum.games.merchants.timeline import EXCHANGE, QUARTERS
from mokum.kernel.bits import members

Strengths = tuple[tuple[int, ...], ...]
"""By sector, then by seat."""


def _group(houses: int, site: int) -> int:
    """The houses of one quarter that hang together with the one on this site, as bits."""
    group = fresh = 1 << site
    while fresh:
        beside = 0
        for member in members(fresh):
            beside |= NEIGHBOURS[member]
        fresh = beside & houses & ~group
        group |= fresh
    return group


# A seat has few houses in and around a quarter: the same sets are asked for over and over.
@lru_cache(1 << 13)
def _largest_group(quarter: int, houses: int) -> int:
    """Among these houses the largest group of one quarter, each house across a bridge from it included."""
    best, left = 0, houses & quarter
    while left:
        group = _group(left, (left & -left).bit_length() - 1)
        across = sum(ACROSS[site] for site in members(group))
        best = max(best, group.bit_count() + (across & houses).bit_count())
        left &= ~group
    return best


_AROUND = tuple((quarter, quarter | sum(ACROSS[site] for site in members(quarter))) for quarter in IN_QUARTER)
"""By quarter: its sites, and these with all that lie across a bridge from them."""


def largest_groups(houses: int) -> tuple[int, ...]:
    """By quarter: the size of the largest group, each house across a bridge from it included (MER-197 to MER-199)."""
    return tuple([_largest_group(quarter, houses & around) for quarter, around in _AROUND])


def colonies_on(colonies: int) -> tuple[int, ...]:
    """By continent: how many colonies (MER-196)."""
    return tuple([(colonies & continent).bit_count() for continent in ON_CONTINENT])


def tiles_in(state: State, area: int) -> Sequence[int]:
    """All that an area's strengths come from: the spaces of the exchange, or by seat its houses or colonies."""
    return (state.exchange, state.houses, state.colonies)[area]


def strengths(tiles: Sequence[int], area: int) -> Strengths:
    """Every seat's strength in every sector of an area."""
    if area == EXCHANGE:
        return tuple(tuple(tiles[good::ROWS]) for good in range(ROWS))
    return tuple(zip(*map(largest_groups if area == QUARTERS else colonies_on, tiles), strict=True))


def by_weight(weights: tuple[int, ...]) -> tuple[int, ...]:
    """The heaviest sector first; of tied ones the lower number comes first (MER-193, MER-194)."""
    return tuple(sorted(SECTORS, key=weights.__getitem__, reverse=True))


def houses_in(built: int) -> tuple[int, ...]:
    """By quarter: how many houses, whoever they belong to (MER-192)."""
    return tuple([(built & quarter).bit_count() for quarter in IN_QUARTER])


def weights_of(area: int, strength: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """What the rows of the exchange rank by, or the continents (MER-191, MER-193)."""
    return tuple([max(row) if area == EXCHANGE else sum(row) for row in strength])


def sector_order(tiles: Sequence[int], area: int, strength: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The sectors from first to fourth rank (MER-191 to MER-194)."""
    # A site has one owner at most, so the sum is the union.
    return by_weight(houses_in(sum(tiles)) if area == QUARTERS else weights_of(area, strength))
