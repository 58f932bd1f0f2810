"""The harbour: barges, dockers, deliveries, the black market's pawn and the Foreman."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mokum.games.harbour import goods
from mokum.games.harbour.agenda import Give
from mokum.games.harbour.board import (
    ANCHORS,
    DEPOT_AT,
    DEPOT_POINTS,
    DOCKER_PLACES,
    FAST_DELIVERY,
    GOODS,
    MARKET_DISTANCE,
    PONTOON_AT,
    PONTOON_COLOUR,
    ROOF_POINTS,
    ROOFS,
    SPACE_DISTANCE,
    WAREHOUSE_AT,
)
from mokum.games.harbour.deck import cards_with
from mokum.games.harbour.effects.occasions import OnDelivery
from mokum.games.harbour.events import (
    BargeMoved,
    DockerHoused,
    Events,
    FreeStepsChanged,
    GoodDelivered,
    PointsScored,
    Story,
)
from mokum.games.harbour.events.gains import CARD, DEPOT, DOCKER, FAST, FOREMAN, ROOF
from mokum.games.harbour.knobs import cards_of, value_of
from mokum.games.harbour.rules.giving import more_from_cards
from mokum.games.harbour.state import NOTHING, State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

_DOCKERS_PAY_MORE = cards_of("docker_factor")
_MORE_STEPS = cards_of("steps_per_cube")
_DELIVERIES = [cards_with(OnDelivery, good="") | cards_with(OnDelivery, good=good) for good in GOODS]
"""By good: the cards that answer its delivery."""
FOREMAN_POINTS = 2
FARTHEST = max(map(max, SPACE_DISTANCE))
"""Steps between the two spaces of the port that are farthest apart."""


def extra_steps(state: State, seat: Seat) -> int:
    """Free steps that come with a cube paid for one (HAR-146)."""
    helpful = state.tableaus[seat] & _MORE_STEPS
    return sum(value_of(card, int) - 1 for card in members(helpful)) if helpful else 0


@lru_cache(maxsize=256)
def fares(cubes: int, free: int, extra: int) -> tuple[int, ...]:
    """By number of steps, from none as far as a barge gets: cubes for them, free steps first (HAR-145, HAR-146)."""
    reach = min(free + cubes * (1 + extra), FARTHEST)
    return tuple(max(-(-(steps - free) // (1 + extra)), 0) for steps in range(reach + 1))


def arrive(state: State, seat: Seat, space: int, steps: int, free: int = 0) -> Events:
    """The barge is there; dockers of the pontoon's colour leave it and score (HAR-153, HAR-154).

    `free` is the change of free steps that comes with it (HAR-146).
    """
    if free:
        yield FreeStepsChanged(seat, free)
    yield BargeMoved(seat, space, steps)
    if space in PONTOON_AT and state.aboard[seat]:
        yield from _house_dockers(state, seat, PONTOON_COLOUR[PONTOON_AT[space]])


def _house_dockers(state: State, seat: Seat, colour: int) -> Events:
    for _ in range(goods.count(state.aboard[seat], colour)):
        points = docker_place(state)
        yield DockerHoused(seat, colour)
        yield PointsScored(seat, points, DOCKER)
        for card in members(state.tableaus[seat] & _DOCKERS_PAY_MORE):
            yield PointsScored(seat, points * (value_of(card, int) - 1), CARD)
            yield from more_from_cards(state, seat, florins=False, points=True)


def docker_brings(state: State, seat: Seat) -> int:
    """Points of the next docker whom a seat brings home, with those that own cards add (HAR-153)."""
    points = docker_place(state)
    doubling = members(state.tableaus[seat] & _DOCKERS_PAY_MORE)
    return points + sum([points * (value_of(card, int) - 1) for card in doubling])


def place_of_docker(housed: int) -> int:
    """The highest empty place of the docker building that houses so many; the last one holds any number (HAR-007)."""
    return min(housed, len(DOCKER_PLACES) - 1)


def docker_place(state: State) -> int:
    """The points of the highest empty place."""
    return DOCKER_PLACES[place_of_docker(len(state.building))]


def deliverable(state: State, seat: Seat) -> int:
    """Goods that the seat can deliver where its barge is, as bits (HAR-160, HAR-161)."""
    space, hold = state.barges[seat], state.holds[seat]
    if not hold:
        return 0
    if space in WAREHOUSE_AT:
        good = WAREHOUSE_AT[space]
        return 1 << good if goods.count(hold, good) and state.roofs[good] < ROOFS else 0
    if space in DEPOT_AT and state.depots[DEPOT_AT[space]] == NOTHING:
        return goods.type_set(hold)
    return 0


class Delivery(NamedTuple):
    """Points of a delivery, without what cards add."""

    printed: int
    fast: int
    foreman: int


def roof_points(good: int, covered: int) -> int:
    """What the next roof of a warehouse scores when so many are covered; 0 when all are (HAR-160)."""
    return ROOF_POINTS[good][covered] if covered < ROOFS else 0


def delivery(space: int, good: int, roofs: Sequence[int], number: int, foreman: int) -> Delivery:
    """What a good scores at a warehouse or depot in a round (HAR-160 to HAR-163, HAR-292)."""
    return Delivery(
        DEPOT_POINTS[DEPOT_AT[space]] if space in DEPOT_AT else roof_points(good, roofs[good]),
        FAST_DELIVERY[number],
        FOREMAN_POINTS if space == foreman else 0,
    )


def deliver(state: State, seat: Seat, good: int) -> Story:
    """Printed points, fast delivery, the Foreman, then cards by number (HAR-164)."""
    space = state.barges[seat]
    depot = DEPOT_AT.get(space, NOTHING)
    at_foreman = space == state.foreman
    worth = delivery(space, good, state.roofs, state.round, state.foreman)
    yield GoodDelivered(seat, good, depot, at_foreman)
    yield PointsScored(seat, worth.printed, ROOF if depot == NOTHING else DEPOT)
    if worth.fast:
        yield PointsScored(seat, worth.fast, FAST)
    if worth.foreman:
        yield PointsScored(seat, worth.foreman, FOREMAN)
    answers = members(state.tableaus[seat] & _DELIVERIES[good])
    return tuple([Give(NOBODY, seat, number) for number in reversed(answers)])


def has_room(state: State, space: int) -> bool:
    """Whether a warehouse or depot can still take a good."""
    if space in WAREHOUSE_AT:
        return state.roofs[WAREHOUSE_AT[space]] < ROOFS
    return state.depots[DEPOT_AT[space]] == NOTHING


def foreman_places(state: State) -> list[int]:
    """The nearest other warehouses and depots with room (HAR-293)."""
    open_ = [space for space in ANCHORS if space != state.foreman and has_room(state, space)]
    far = SPACE_DISTANCE[state.foreman]
    nearest = min((far[space] for space in open_), default=0)
    return [space for space in open_ if far[space] == nearest]


def pawn_places(state: State) -> list[int]:
    """Empty spaces of the black market the fewest steps from its pawn (HAR-312)."""
    empty = [good for good in range(len(GOODS)) if not state.sold >> good & 1]
    far = MARKET_DISTANCE[state.pawn]
    nearest = min((far[good] for good in empty), default=0)
    return [good for good in empty if far[good] == nearest]
