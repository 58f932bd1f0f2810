"""What the final scoring would give if it came now: its rules, applied to what a viewer may see."""

from functools import lru_cache

import msgspec

from mokum.games.harbour import cubes, goods
from mokum.games.harbour.board import BLOCKS, DISTRICT_BLOCKS, DISTRICT_POINTS
from mokum.games.harbour.deck import CARDS, LAUREL, TASKS
from mokum.games.harbour.effects.counts import AtLeast
from mokum.games.harbour.effects.gains import OnTheRiver, Points
from mokum.games.harbour.effects.occasions import AtTheEnd
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.rules import final
from mokum.games.harbour.rules.city import arms_by_side
from mokum.games.harbour.rules.counting import counter, holds
from mokum.games.harbour.rules.giving import amount
from mokum.games.harbour.rules.river import way_on
from mokum.games.harbour.rules.tasks import asks_for_pieces, pieces_of, points_now
from mokum.games.harbour.state import State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat, Viewer

_NO_RACK_TOKENS = cards_of("rack_penalty")


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points that the final scoring would bring the viewer now, line by line."""

    group: int = 0
    districts: int = 0
    laurels: int = 0
    tasks: int = 0
    leftovers: int = 0
    tokens: int = 0
    """What the penalty tokens cost."""
    rack: int = 0
    """What the cards of the rack would cost besides, if all of them stayed there."""


class TaskProgress(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far an own task is."""

    need: int
    have: int = 0
    points: int = 0
    """What it would score now."""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the viewer stands in a district whose tile is open."""

    points: int = 0
    """What it would pay now."""
    blocks: int = 0
    """So many more blocks would pay more; 0 if none would."""
    gives: int = 0
    """What it would pay with them."""


@lru_cache(maxsize=4096)
def _group(arms: int) -> int:
    return final.GROUP_POINTS * final.largest_group(arms)


@lru_cache(maxsize=4096)
def _district(counts: tuple[int, ...], seats: int) -> tuple[int, ...]:
    return tuple(final.district_points(list(counts), DISTRICT_POINTS[seats]))


def _districts(state: State, side: int) -> int:
    tiles = state.districts[: state.districts_up]
    return sum(_district(tuple(arms_by_side(state.arms, tile)), state.seats)[side] for tile in tiles)


def _laurels(state: State, seat: Seat) -> int:
    found = 0
    for card in members(state.tableaus[seat] & LAUREL):
        effect = CARDS[card].effect
        if not isinstance(effect, AtTheEnd) or not holds(effect.when, state, seat, card):
            continue
        for gain in effect.gain:
            if isinstance(gain, Points):
                found += amount(gain, state, seat, card)
            elif isinstance(gain, OnTheRiver):
                found += way_on(state.pawns[seat], gain.steps)[1]
    return found


def _left(state: State, side: int) -> int:
    left = state.florins[side]
    if side < state.seats:
        left += cubes.total(state.pools[side]) + goods.total(state.stores[side])
        left += goods.total(state.holds[side]) + goods.total(state.aboard[side])
    return left // 2


def ending(state: State, side: int, viewer: Viewer) -> Ending:
    """Of a side, with those of its tasks that the viewer may see (HAR-271 to HAR-279, HAR-302, HAR-303)."""
    if side >= state.seats:
        return Ending(group=_group(state.arms[side]), districts=_districts(state, side), leftovers=_left(state, side))
    tasks = state.tasks[side] if state.tasks_open or side == viewer else ()
    tokens = state.tokens[side]
    held = 0 if state.tableaus[side] & _NO_RACK_TOKENS else len(state.racks[side])
    return Ending(
        group=_group(state.arms[side]),
        districts=_districts(state, side),
        laurels=_laurels(state, side),
        tasks=sum([points_now(state, side, task) for task in tasks]),
        leftovers=_left(state, side),
        tokens=final.penalty(tokens),
        rack=final.penalty(tokens + held) - final.penalty(tokens),
    )


def points_at_the_end(points: int, found: Ending) -> int:
    """Without the cards of the rack: most of them will have left it by then."""
    return points + found.group + found.districts + found.laurels + found.tasks + found.leftovers - found.tokens


def progress(state: State, seat: Seat, task: int) -> TaskProgress:
    """Of an own task: the first of its tests that does not hold yet, or the pieces that it takes."""
    points = points_now(state, seat, task)
    if asks_for_pieces(task):
        have, need = pieces_of(state, seat, task)
        return TaskProgress(need, min(have, need), points)
    have = need = 0
    for test in TASKS[task].effect.when:
        if isinstance(test, AtLeast):
            need += test.least
            have += min(counter(test.count)(state, seat, 0), test.least)
    return TaskProgress(need, have, points)


@lru_cache(maxsize=4096)
def standing(counts: tuple[int, ...], seats: int, side: int, more: int) -> Standing:
    """In a district with so many blocks of each side, of which `more` are to be had."""
    now = _district(counts, seats)[side]
    for blocks in range(1, more + 1):
        then = _district((*counts[:side], counts[side] + blocks, *counts[side + 1 :]), seats)[side]
        if then > now:
            return Standing(now, blocks, then)
    return Standing(now)


def with_blocks(state: State, seat: Seat, free: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By block: the largest own group with it, and points more of city and districts; 0 for those that are taken."""
    mine = state.arms[seat]
    groups = [0] * len(BLOCKS)
    ends = [0] * len(BLOCKS)
    before = _group(mine)
    for block in members(free):
        points = _group(mine | 1 << block)
        groups[block], ends[block] = points // final.GROUP_POINTS, points - before
    for tile in state.districts[: state.districts_up]:
        found = arms_by_side(state.arms, tile)
        now = _district(tuple(found), state.seats)[seat]
        found[seat] += 1
        more = _district(tuple(found), state.seats)[seat] - now
        for block in members(free & DISTRICT_BLOCKS[tile]):
            ends[block] += more
    return tuple(groups), tuple(ends)
