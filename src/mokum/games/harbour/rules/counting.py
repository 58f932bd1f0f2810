"""How each word of `effects/counts.py` is counted. A word is turned into a function once, and then only called."""

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, cast

from mokum.games.harbour import goods
from mokum.games.harbour.board import BRIDGE_INTO, DISTRICT_BLOCKS, DISTRICTS, DOCKERS, GOODS, MOUTH, START
from mokum.games.harbour.deck import TYPE_MASK, mask, types
from mokum.games.harbour.effects.counts import (
    Arms,
    AtLeast,
    AtMouth,
    AtStart,
    BargeSteps,
    BlackMarket,
    Bridges,
    Companions,
    Count,
    Depots,
    DockerBuilding,
    Hold,
    HoldTypes,
    MarketPoints,
    PlanUses,
    Rack,
    RiverAhead,
    RiverBehind,
    RiverSteps,
    Roofs,
    ScoreAtLeast,
    ScoreAtMost,
    Tableau,
    TableauMost,
    TableauPairs,
    TableauTypes,
    Test,
)
from mokum.games.harbour.rules.river import river_order
from mokum.games.harbour.state import NOTHING, State
from mokum.kernel.event import Seat

Counter = Callable[[State, Seat, int], int]
"""Counts for a seat; the number of the card that asks is handed along."""
Condition = Callable[[State, Seat, int], bool]
"""Whether something is so for a seat; the number of the card that asks is handed along."""


def part_of_state(**parts: Any) -> State:
    """As much of a state as a count reads, for those who know no more of it; what belongs to a seat may be by seat."""
    return cast("State", SimpleNamespace(**parts))


def _tableau(word: Tableau) -> Counter:
    cards = mask(word.kind, word.of_type or word.district, word.timing)
    return lambda state, seat, card: (state.tableaus[seat] & cards).bit_count()


def _by_type(kind: str) -> Callable[[State, Seat], list[int]]:
    sets = types(kind)
    return lambda state, seat: [(state.tableaus[seat] & cards).bit_count() for cards in sets]


def _types(word: TableauTypes) -> Counter:
    by_type = _by_type(word.kind)
    return lambda state, seat, card: sum(number > 0 for number in by_type(state, seat))


def _pairs(word: TableauPairs) -> Counter:
    by_type = _by_type(word.kind)
    return lambda state, seat, card: sum(number // 2 for number in by_type(state, seat))


def _most(word: TableauMost) -> Counter:
    by_type = _by_type(word.kind)
    return lambda state, seat, card: max(by_type(state, seat))


def _roofs(word: Roofs) -> Counter:
    good = GOODS.index(word.good)
    return lambda state, seat, card: state.roofs[good]


def _companions(word: Companions) -> Counter:
    """The k-th active card of its type, by number, takes the k-th of each companion (HAR-E53)."""
    companions = [mask(type_=name) for name in word.types]

    def count(state: State, seat: Seat, card: int) -> int:
        active = state.tableaus[seat]
        rank = (active & TYPE_MASK[card] & ((2 << card) - 1)).bit_count()
        return 1 + sum((active & cards).bit_count() >= rank for cards in companions)

    return count


def _plan_uses(word: PlanUses) -> Counter:
    if not word.district:
        return lambda state, seat, card: sum(state.plan_uses)
    district = DISTRICTS.index(word.district)
    return lambda state, seat, card: state.plan_uses[district]


def _hold(word: Hold) -> Counter:
    if word.what == "goods":
        return lambda state, seat, card: goods.total(state.holds[seat])
    return lambda state, seat, card: goods.total(state.holds[seat]) + goods.total(state.aboard[seat])


def _arms(word: Arms) -> Counter:
    if not word.district:
        return lambda state, seat, card: state.arms[seat].bit_count()
    blocks = DISTRICT_BLOCKS[DISTRICTS.index(word.district)]
    return lambda state, seat, card: (state.arms[seat] & blocks).bit_count()


def _docker_building(word: DockerBuilding) -> Counter:
    if not word.colour:
        return lambda state, seat, card: len(state.building)
    colour = DOCKERS.index(word.colour)
    return lambda state, seat, card: state.building.count(colour)


def bridges_passed(space: int) -> int:
    """Bridges between the first space of the river and this one."""
    return sum(entered <= space for entered in BRIDGE_INTO)


def _others(state: State, seat: Seat) -> list[int]:
    return [points for side, points in enumerate(state.points) if side != seat]


_SIMPLE: dict[type, Counter] = {
    Rack: lambda state, seat, card: len(state.racks[seat]),
    RiverSteps: lambda state, seat, card: state.river_steps,
    BargeSteps: lambda state, seat, card: state.barge_steps,
    MarketPoints: lambda state, seat, card: state.market_points,
    HoldTypes: lambda state, seat, card: len(goods.members(state.holds[seat])),
    BlackMarket: lambda state, seat, card: state.sold.bit_count(),
    Depots: lambda state, seat, card: sum(good != NOTHING for good in state.depots),
    Bridges: lambda state, seat, card: bridges_passed(state.pawns[seat]),
    RiverAhead: lambda state, seat, card: river_order(state).index(seat),
    RiverBehind: lambda state, seat, card: state.sides - 1 - river_order(state).index(seat),
    ScoreAtLeast: lambda state, seat, card: sum(points >= state.points[seat] for points in _others(state, seat)),
    ScoreAtMost: lambda state, seat, card: sum(points <= state.points[seat] for points in _others(state, seat)),
    AtStart: lambda state, seat, card: int(state.barges[seat] == START),
    AtMouth: lambda state, seat, card: int(state.pawns[seat] == MOUTH),
}
"""Words that name nothing."""

_NAMING: dict[type, Callable[[Any], Counter]] = {
    Tableau: _tableau,
    TableauTypes: _types,
    TableauPairs: _pairs,
    TableauMost: _most,
    Companions: _companions,
    PlanUses: _plan_uses,
    Hold: _hold,
    Arms: _arms,
    DockerBuilding: _docker_building,
    Roofs: _roofs,
}
"""Words that name something, which is looked up once."""


@lru_cache(maxsize=512)
def counter(word: Count) -> Counter:
    """The function that counts this word."""
    kind = type(word)
    return _SIMPLE[kind] if kind in _SIMPLE else _NAMING[kind](word)


@lru_cache(maxsize=512)
def condition(test: Test) -> Condition:
    """The function that carries out this test."""
    count = counter(test.count)
    if isinstance(test, AtLeast):
        least = test.least
        return lambda state, seat, card: count(state, seat, card) >= least
    most = test.most
    return lambda state, seat, card: count(state, seat, card) <= most


def holds(tests: tuple[Test, ...], state: State, seat: Seat, card: int) -> bool:
    """Whether all tests hold."""
    return all(condition(test)(state, seat, card) for test in tests)
