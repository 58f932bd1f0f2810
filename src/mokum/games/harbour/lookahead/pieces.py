"""What is measured of a seat's pieces: points, river, cubes, tokens, blocks, goods and dockers."""

from functools import lru_cache

from mokum.games.harbour import goods
from mokum.games.harbour.board import (
    ANCHOR_OF_GOOD,
    DISTRICT_BLOCKS,
    DISTRICT_POINTS,
    DOCKER_PLACES,
    FAST_DELIVERY,
    NEIGHBOURS_AS_BITS,
    ROUNDS,
    SPACE_DISTANCE,
)
from mokum.games.harbour.cubes import total
from mokum.games.harbour.events import gains as tally
from mokum.games.harbour.rules.city import groups
from mokum.games.harbour.rules.final import district_points, penalty
from mokum.games.harbour.rules.port import place_of_docker, roof_points
from mokum.games.harbour.rules.river import TOLLS, way_on
from mokum.games.harbour.state import TALLIES, State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

Measured = tuple[float, ...]

_STEPS_A_ROUND = 2
"""Spaces of the river that a pawn may hope for in a round."""
_SOON = 3
"""Slots of the rose that are looked at one by one."""

SCORED = ("river points", "docker points", "delivery points", "market points", "card points")


def scored(state: State, seat: Seat) -> Measured:
    """Points that were scored, by where they came from."""
    at = seat * TALLIES
    by = state.tally
    return (
        by[at + tally.BRIDGE] + by[at + tally.MOUTH],
        by[at + tally.DOCKER],
        by[at + tally.ROOF] + by[at + tally.DEPOT] + by[at + tally.FAST] + by[at + tally.FOREMAN],
        by[at + tally.MARKET],
        by[at + tally.CARD] + by[at + tally.EXTRA],
    )


RIVER = ("spaces to go", "bridges in reach", "next toll")


def river(state: State, seat: Seat) -> Measured:
    """The river before the pawn."""
    return _way(state.pawns[seat], ROUNDS - state.round)


@lru_cache(maxsize=512)
def _way(here: int, rounds_left: int) -> Measured:
    reach = _STEPS_A_ROUND * (rounds_left + 1)
    toll = next((tolls / (steps + 1) for steps, tolls in enumerate(TOLLS[here + 1 :]) if tolls), 0)
    return len(TOLLS) - 1 - here, way_on(here, reach)[1], toll


PURSE = (
    "florins",
    "cubes at hand",
    "cubes coming",
    *(f"cubes on slot {slot + 1}" for slot in range(_SOON)),
    "empty arrows",
)


def purse(state: State, seat: Seat) -> Measured:
    """Florins and cubes; what comes after the last round is not counted."""
    slots = [total(cubes) for cubes in state.roses[seat][: ROUNDS + 1 - state.round]]
    slots += [0] * (_SOON - len(slots))
    at_hand = total(state.pools[seat]) + total(state.houses[seat])
    return state.florins[seat], at_hand, sum(slots), *slots[:_SOON], slots[:_SOON].count(0)


PENALTIES = ("tokens", "rack", "tokens with the rack")


def penalties(state: State, seat: Seat) -> Measured:
    """What penalty tokens cost, without and with those that the rack would bring."""
    tokens, rack = state.tokens[seat], len(state.racks[seat])
    return _penalty(tokens), rack, _penalty(tokens + rack)


_penalty = lru_cache(maxsize=256)(penalty)

CITY = ("blocks", "largest group", "room to grow", "district points", "district share")


def city(state: State, seat: Seat) -> Measured:
    """Blocks, the largest group and what districts would pay now."""
    arms = tuple(state.arms)
    up = state.districts[: state.districts_up]
    group, size = _largest(arms[seat])
    return (
        arms[seat].bit_count(),
        size,
        (_shore(group) & ~_owned(arms)).bit_count(),
        _districts(arms, up, state.seats)[seat],
        sum([(arms[seat] & DISTRICT_BLOCKS[district]).bit_count() for district in up]),
    )


@lru_cache(maxsize=4096)
def _largest(arms: int) -> tuple[int, int]:
    """The largest group of blocks, and its size."""
    largest = max(groups(arms), key=int.bit_count, default=0)
    return largest, largest.bit_count()


@lru_cache(maxsize=4096)
def _shore(group: int) -> int:
    """The blocks that bridges join to a group."""
    found = 0
    for block in members(group):
        found |= NEIGHBOURS_AS_BITS[block]
    return found


def _owned(arms: tuple[int, ...]) -> int:
    found = 0
    for blocks in arms:
        found |= blocks
    return found


@lru_cache(maxsize=4096)
def _districts(arms: tuple[int, ...], up: tuple[int, ...], seats: int) -> list[int]:
    """By side: what the districts that pay would pay now."""
    found = [0] * len(arms)
    for district in up:
        blocks = DISTRICT_BLOCKS[district]
        counts = [(owned & blocks).bit_count() for owned in arms]
        for side, points in enumerate(district_points(counts, DISTRICT_POINTS[seats])):
            found[side] += points
    return found


CARGO = ("goods in store", "goods in hold", "roofs for goods", "way of goods", "dockers aboard", "docker places")


def cargo(state: State, seat: Seat) -> Measured:
    """Goods with the roofs that wait for them and the way there, and dockers aboard."""
    store, hold, aboard = state.stores[seat], state.holds[seat], goods.total(state.aboard[seat])
    roofs, way = 0.0, 0
    if store or hold:
        fast, far = FAST_DELIVERY[min(state.round, ROUNDS)], SPACE_DISTANCE[state.barges[seat]]
        for good in goods.members(store | hold):
            points = roof_points(good, state.roofs[good])
            if points:
                roofs += points + fast
                way += far[ANCHOR_OF_GOOD[good]]
    place = DOCKER_PLACES[place_of_docker(len(state.building))]
    return goods.total(store), goods.total(hold), roofs, way, aboard, aboard * place
