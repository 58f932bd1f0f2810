"""What is measured of a seat: what it has, and what the board promises to pay it. All of it from the state alone."""

from collections.abc import Iterator
from functools import lru_cache

from mokum.games.merchants import tallies
from mokum.games.merchants.advice.promises import grids_to_come
from mokum.games.merchants.board import BONUS_SPACE, IN_QUARTER, ON_CONTINENT, SECTORS, TURNS
from mokum.games.merchants.rules.bonuses import bridge_sites
from mokum.games.merchants.rules.scoring import shares
from mokum.games.merchants.rules.strength import Strengths, sector_order, strengths, tiles_in
from mokum.games.merchants.state import GOODS_BONUS, ROWS, State
from mokum.games.merchants.tallies import TALLIES
from mokum.games.merchants.timeline import AREAS, SQUARES, Grid, next_scorings
from mokum.kernel.event import Seat

Values = tuple[float, ...]
"""By seat."""

FEATURES = (
    "money", "purse", "spent", "loans", "rivals_money", "supply", "rivals_supply", "mayor", "turns", "squares",
    *(f"{area}_{what}" for area in AREAS for what in ("next", "sure", "hoped")),
    "continents", "quarters", "bridges", "near_continents", "near_quarters", "near_bridges", "near_goods",
)  # fmt: skip
"""The names of what is measured, in order."""

_PURSE = 200
"""Money up to the price of an opening buys cards; what is more counts at the end alone."""
_NEAR = (0.0, 0.1, 0.3, 1.0, 0.0)
"""By sectors that are reached of the four that a bonus needs: how near it is. One that is held has been paid."""
_GRIDS = tuple(map(grids_to_come, range(len(SQUARES))))
_NOTHING: Grid = ((0, 0),) * len(SECTORS)
_NEXT: tuple[tuple[Grid, ...], ...] = tuple(
    tuple(_NOTHING if later is None else SQUARES[later].grid for later in next_scorings(now))
    for now in range(len(SQUARES))
)
"""By square, then by area: what the next scoring pays."""


def measure(state: State) -> list[list[float]]:
    """By seat: its features."""
    promised = [_promised(state, area) for area in range(len(AREAS))]
    shared = sum(state.money), sum(state.supply), state.seats - 1
    return [
        [*_owned(state, seat, *shared), *[value[seat] for area in promised for value in area], *_bonuses(state, seat)]
        for seat in range(state.seats)
    ]


def _owned(state: State, seat: Seat, all_money: int, all_supply: int, rivals: int) -> Iterator[float]:
    """Money and tiles, beside those of the others, and the turns to come."""
    money, supply = state.money[seat], state.supply[seat]
    yield money
    yield min(money, _PURSE)
    yield -state.tally[seat * TALLIES + tallies.BOUGHT]
    yield state.loans[seat]
    yield (all_money - money) / rivals
    yield supply
    yield (all_supply - supply) / rivals
    seats, turns = state.seats, TURNS[state.seats] - state.turn
    yield (turns - (seat - state.mayor) % seats) // seats + 1  # how often it is mayor, with the turn that runs
    yield turns
    yield state.square


def _promised(state: State, area: int) -> tuple[Values, Values, Values]:
    """What an area would pay each seat as it is: next, in all that is to come, and there by strength alone."""
    tiles = tiles_in(state, area)
    strength = strengths(tiles, area)
    return _paid(area, state.square, strength, sector_order(tiles, area, strength))


# Most moves leave two areas as they are.
@lru_cache(1 << 12)
def _paid(area: int, square: int, strength: Strengths, order: tuple[int, ...]) -> tuple[Values, Values, Values]:
    seats = len(strength[0])
    following, sure, hoped = [0.0] * seats, [0.0] * seats, [0.0] * seats
    for sector, soon, all_of_them in zip(order, _NEXT[square][area], _GRIDS[square][area], strict=True):
        for seat, amount in shares(strength[sector], *soon):
            following[seat] += amount
        for seat, amount in shares(strength[sector], *all_of_them):
            sure[seat] += amount
        for seat, share in enumerate(_by_strength(strength[sector])):
            hoped[seat] += share * sum(all_of_them)
    return tuple(following), tuple(sure), tuple(hoped)


@lru_cache(1 << 10)
def _by_strength(strength: tuple[int, ...]) -> Values:
    """The share of each seat in a sector if whoever is stronger has more of it, and nobody all."""
    squares = [own * own for own in strength]
    total = sum(squares) or 1
    return tuple([own / total for own in squares])


def _bonuses(state: State, seat: Seat) -> Iterator[float]:
    """The bonuses that were paid, and how near the others are."""
    tally = seat * TALLIES
    yield state.tally[tally + tallies.CONTINENTS]
    yield state.tally[tally + tallies.QUARTERS]
    yield state.tally[tally + tallies.BRIDGES]
    yield _near(state.colonies[seat], ON_CONTINENT)
    yield _near(state.houses[seat], IN_QUARTER)
    yield (_bridge_sites(state.houses[seat]) & ~sum(state.houses)).bit_count()
    missing = sum([max(0, BONUS_SPACE - space) for space in state.exchange[seat * ROWS : (seat + 1) * ROWS]])
    yield 0.0 if state.held[seat] >> GOODS_BONUS & 1 else 1 / (1 + missing)


@lru_cache(1 << 12)
def _near(tiles: int, sectors: tuple[int, ...]) -> float:
    return _NEAR[sum([tiles & sector > 0 for sector in sectors])]


_bridge_sites = lru_cache(1 << 12)(bridge_sites)
