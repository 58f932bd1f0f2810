"""What the roses bring in rounds to come: for which cards it suffices, and which round would be empty."""

from functools import cache, lru_cache

import msgspec

from mokum.games.harbour import agenda as a
from mokum.games.harbour import cubes
from mokum.games.harbour.board import COLOURS, COUNTS_AS, ROUNDS
from mokum.games.harbour.cubes import Cubes
from mokum.games.harbour.events import CubesPlaced
from mokum.games.harbour.rules.activation import discount, lacking
from mokum.games.harbour.rules.dice import MAY_SHIFT, place_cubes
from mokum.games.harbour.rules.port import FARTHEST, extra_steps, fares
from mokum.games.harbour.state import SLOTS, State
from mokum.kernel.event import Seat

Counts = tuple[int, ...]
NEARLY_ONE = 10
"""From this round on nearly every die counts as 1, and an empty arrow is no danger."""
_DICE = len(COLOURS)
_FACES = 6


class Soon(msgspec.Struct, frozen=True, omit_defaults=True):
    """When a card of the rack can be paid for, as the rose is now."""

    round: int = 0
    """The first round in which it can; 0 if nothing on the rose suffices."""
    kept: int = -1
    """The colour of the one cube that must be kept for it; -1 if none must."""
    lacks: Counts = ()
    """By colour: what is lacking where least is lacking."""


class Gap(msgspec.Struct, frozen=True, omit_defaults=True):
    """A second die that would leave the arrow empty."""

    rounds: Counts
    """By colour: the round in which nothing would come if this die is chosen; 0 if something would."""
    odds: int = 0
    """How often in 100 a die of the next round counts as 1, which saves it."""


class Journey(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many steps of the barge that the cubes do not suffice for."""

    cubes: int
    """In all."""
    lacks: int
    """So many of them are not there."""
    round: int = 0
    """They are there in this round, if all cubes are for sailing from now on; 0 if nothing on the rose suffices."""


def next_arrival(state: State) -> int:
    """The round in which the cubes of slot 1 come to the pools."""
    waits = any(isinstance(step, (a.RollDice, a.TurnRoses)) for step in state.agenda)
    return state.round if waits else state.round + 1


@cache
def arrivals(first: int) -> Counts:
    """By slot: the round in which its cubes come, as far as there are rounds."""
    return tuple(range(first, min(first + SLOTS, ROUNDS + 1)))


def soon(state: State, seat: Seat) -> tuple[Soon, ...]:
    """By card of the rack."""
    first = next_arrival(state)
    rose = state.roses[seat]
    heaps = [state.pools[seat], rose[0] + state.houses[seat], *rose[1:]]
    rounds = (state.round if first > state.round else 0, *arrivals(first))
    coming = tuple(zip(rounds, heaps, strict=False))
    return tuple([_soon(coming, card, discount(state, seat, card)) for card in state.racks[seat]])


def _soon(coming: tuple[tuple[int, Cubes], ...], card: int, less: int) -> Soon:
    least: Counts = ()
    before: Cubes = 0
    for number, heap in coming:
        lacks = lacking(heap, card)
        lack = sum(lacks)
        if number and lack <= less:
            return Soon(number)
        if number and lack == less + 1:
            for colour, missing in enumerate(lacks):
                if missing and before >> cubes.SHIFT[colour] & cubes.MOST:
                    return Soon(number, colour)
        if not least or lack < sum(least):
            least = lacks
        before = heap
    return Soon(lacks=least)


@cache
def odds_of_a_one(number: int) -> int:
    """In 100: how often at least one die of a round counts as 1 (HAR-072)."""
    others = sum(COUNTS_AS[number][face] != 1 for face in range(1, _FACES + 1))
    return round(100 * (1 - (others / _FACES) ** _DICE))


def gap(state: State, seat: Seat, chosen: Counts) -> Gap | None:
    """For each second die: whether this or the next round would be empty; None where that makes no difference."""
    if len(chosen) != 1 or state.tableaus[seat] & MAY_SHIFT:
        return None
    rounds = tuple(
        [0 if colour in chosen else _empty_with(state, seat, (*chosen, colour)) for colour in range(len(COLOURS))]
    )
    others = [number for colour, number in enumerate(rounds) if colour not in chosen]
    if not any(others) or all(others):
        return None
    return Gap(rounds, odds_of_a_one(state.round + 1) if state.round < ROUNDS else 0)


def _empty_with(state: State, seat: Seat, chosen: Counts) -> int:
    filled = {event.slot for event in place_cubes(state, seat, chosen, -1, 0) if isinstance(event, CubesPlaced)}
    for slot in (1, 2):
        number = state.round + slot - 1
        if number < NEARLY_ONE and not state.roses[seat][slot - 1] and slot not in filled:
            return number
    return 0


def journeys(state: State, seat: Seat) -> tuple[Journey, ...]:
    """By number of steps beyond those that the barge can make now (HAR-145, HAR-146)."""
    has = cubes.total(state.pools[seat])
    first = next_arrival(state)
    coming = [cubes.total(heap) for heap in state.roses[seat]]
    return _journeys(has, state.free_steps, extra_steps(state, seat), tuple(coming[: len(arrivals(first))]), first)


@lru_cache(maxsize=1024)
def _journeys(has: int, free: int, extra: int, coming: Counts, first: int) -> tuple[Journey, ...]:
    found = []
    for asked in fares(FARTHEST, free, extra)[len(fares(has, free, extra)) :]:
        lacks, number = asked - has, 0
        come = 0
        for ahead, heap in enumerate(coming):
            come += heap
            if come >= lacks:
                number = first + ahead
                break
        found.append(Journey(asked, lacks, number))
    return tuple(found)
