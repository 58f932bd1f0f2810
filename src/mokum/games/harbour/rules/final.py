"""The final scoring."""

from mokum.games.harbour import cubes, goods
from mokum.games.harbour.agenda import AnyPending, Leftovers, ReturnPieces
from mokum.games.harbour.board import (
    DISTRICT_POINTS,
    TASKS_EXTENSION,
)
from mokum.games.harbour.deck import CARDS, LAUREL
from mokum.games.harbour.effects.gains import OnTheRiver, Points
from mokum.games.harbour.effects.occasions import AtTheEnd
from mokum.games.harbour.events import Events, FinalScored, GameEnded, Story, TasksRevealed, TokenTaken
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.rules.city import arms_by_side, groups
from mokum.games.harbour.rules.counting import holds
from mokum.games.harbour.rules.giving import amount
from mokum.games.harbour.rules.river import advance
from mokum.games.harbour.rules.tasks import asks_for_pieces, score_task
from mokum.games.harbour.state import State, is_solo
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_NO_RACK_TOKENS = cards_of("rack_penalty")
_TOKEN_POINTS = (3, 5, 7)
GROUP_POINTS = 3


def penalty(tokens: int) -> int:
    """Points that penalty tokens cost (HAR-272)."""
    return sum(_TOKEN_POINTS[min(number, len(_TOKEN_POINTS) - 1)] for number in range(tokens))


def largest_group(arms: int) -> int:
    """Blocks in the largest group that bridges join (HAR-276)."""
    return max((group.bit_count() for group in groups(arms)), default=0)


def district_points(counts: list[int], places: tuple[int, ...]) -> list[int]:
    """By side: level sides share the places that they fill, rounded down (HAR-277, HAR-278)."""
    found = []
    for count in counts:
        ahead = sum(other > count for other in counts)
        level = counts.count(count)
        found.append(sum(places[ahead : ahead + level]) // level if count else 0)
    return found


def begin_final(state: State) -> Story:
    """Penalties, laurel cards, city, districts, tasks (HAR-270 to HAR-278, HAR-301)."""
    for seat in range(state.seats):
        if state.racks[seat] and not state.tableaus[seat] & _NO_RACK_TOKENS:
            yield TokenTaken(seat, len(state.racks[seat]))
    for seat in range(state.seats):
        if state.tokens[seat]:
            tokens = state.tokens[seat]
            yield FinalScored(seat, "HAR-272", "penalties", -penalty(tokens), {"count": tokens})
    for seat in state.order:
        for number in members(state.tableaus[seat] & LAUREL):
            yield from _laurel(state, seat, number)
    for side in range(state.sides):
        size = largest_group(state.arms[side])
        if size:
            yield FinalScored(side, "HAR-276", "group", GROUP_POINTS * size, {"count": size})
    yield from _districts(state)
    then: tuple[AnyPending, ...] = (Leftovers(NOBODY),)
    if state.extensions >> TASKS_EXTENSION & 1:
        then += yield from _tasks(state)
    return then


def _laurel(state: State, seat: Seat, number: int) -> Events:
    effect = CARDS[number].effect
    if not isinstance(effect, AtTheEnd) or not holds(effect.when, state, seat, number):
        return
    for gain in effect.gain:
        if isinstance(gain, Points):
            points = amount(gain, state, seat, number)
            if points:
                yield FinalScored(seat, "HAR-273", "laurel", points, {"card": number})
        elif isinstance(gain, OnTheRiver):
            yield from advance(state, seat, gain.steps)


def _districts(state: State) -> Events:
    for district in state.districts[: state.districts_up]:
        counts = arms_by_side(state.arms, district)
        for side, points in enumerate(district_points(counts, DISTRICT_POINTS[state.seats])):
            if points:
                yield FinalScored(side, "HAR-277", "district", points, {"district": district})


def _tasks(state: State) -> Story:
    yield TasksRevealed(tuple(state.tasks))
    for seat in range(state.seats):
        for task in sorted(state.tasks[seat]):
            if not asks_for_pieces(task):
                yield from score_task(state, seat, task)
    return tuple(
        ReturnPieces((seat,), task)
        for seat in reversed(state.order)
        for task in sorted(state.tasks[seat], reverse=True)
        if asks_for_pieces(task)
    )


def leftovers(state: State, step: Leftovers, chance: Chance) -> Events:
    """A point for every two things left, and the game is over (HAR-279, HAR-340)."""
    for side in range(state.sides):
        left = state.florins[side]
        if side < state.seats:
            left += cubes.total(state.pools[side]) + goods.total(state.stores[side])
            left += goods.total(state.holds[side]) + goods.total(state.aboard[side])
        if left // 2:
            yield FinalScored(side, "HAR-279", "left", left // 2, {"count": left})
    yield GameEnded("HAR-341" if is_solo(state) else "HAR-270")
