"""Trying out moves on a position: each is made, its gain is read, and it is taken back."""

from mokum.games.merchants.advice.position import Position
from mokum.games.merchants.board import COLONY_GOOD
from mokum.games.merchants.cards import COLONY_CARD, GOODS_CARD, GOODS_FOR, KIND
from mokum.games.merchants.moves import COMBINATIONS
from mokum.games.merchants.rules.giving import colony_sites, house_sites
from mokum.games.merchants.rules.using import advances
from mokum.games.merchants.state import ROWS
from mokum.games.merchants.timeline import COLONIES, EXCHANGE, QUARTERS
from mokum.kernel.bits import members
from mokum.kernel.event import Seat


def goods(position: Position, seat: Seat, advanced: tuple[int, ...]) -> float:
    """What it is worth to advance these goods."""
    state, row = position.state, seat * ROWS
    position.now(EXCHANGE)
    before = state.exchange[row : row + ROWS]
    supply = state.supply[seat]
    for good in advanced:
        space = state.exchange[row + good]
        if advances(space, supply):
            supply -= not space
            state.exchange[row + good] += 1
    gained = position.gain(seat, (EXCHANGE,))
    state.exchange[row : row + ROWS] = before
    return gained


def good_back(position: Position, seat: Seat, good: int) -> float:
    """What it is worth to move a good back: less than nothing."""
    position.now(EXCHANGE)
    position.state.exchange[seat * ROWS + good] -= 1
    gained = position.gain(seat, (EXCHANGE,))
    position.state.exchange[seat * ROWS + good] += 1
    return gained


def house(position: Position, seat: Seat, site: int) -> float:
    """What a house on a site is worth, to build or to lose: the site changes hands."""
    position.now(QUARTERS)
    position.state.houses[seat] ^= 1 << site
    gained = position.gain(seat, (QUARTERS,))
    position.state.houses[seat] ^= 1 << site
    return gained


def founding(position: Position, seat: Seat, site: int) -> float:
    """What a colony with its good is worth."""
    state, row = position.state, seat * ROWS + COLONY_GOOD[site]
    position.now(EXCHANGE)
    position.now(COLONIES)
    space = state.exchange[row]
    moves = advances(space, state.supply[seat] - 1)
    state.colonies[seat] ^= 1 << site
    state.exchange[row] += moves
    gained = position.gain(seat, (COLONIES, EXCHANGE) if moves else (COLONIES,))
    state.colonies[seat] ^= 1 << site
    state.exchange[row] = space
    return gained


def losing_colony(position: Position, seat: Seat, site: int) -> float:
    """What it costs to lose a colony."""
    position.now(COLONIES)
    position.state.colonies[seat] ^= 1 << site
    gained = position.gain(seat, (COLONIES,))
    position.state.colonies[seat] ^= 1 << site
    return gained


def card(position: Position, seat: Seat, number: int) -> float:
    """What a card is worth to a seat that uses it as well as it can."""
    state = position.state
    if KIND[number] == GOODS_CARD:
        return max(0.0, *(goods(position, seat, chosen) for chosen in COMBINATIONS))
    if KIND[number] == COLONY_CARD:
        sites = colony_sites(state, seat, number)
        return max([0.0, *(founding(position, seat, site) for site in members(sites))])
    sites = house_sites(state, seat, number)
    best_house = max([0.0, *(house(position, seat, site) for site in members(sites))])
    return best_house + max(0.0, *(goods(position, seat, (good,)) for good in GOODS_FOR[number]), 0.0)
