"""What follows from a view by the rules, as far as clients show it: what things cost, count as and would give."""

from functools import cache, lru_cache

import msgspec

from mokum.games.harbour import agenda as a
from mokum.games.harbour.advice.loose import loose_first
from mokum.games.harbour.board import (
    BRIDGE_INTO,
    COUNTS_AS,
    DISTRICT_BLOCKS,
    GOODS,
    MOUTH,
)
from mokum.games.harbour.deck import TASKS
from mokum.games.harbour.own_turn import Turn, turn_of
from mokum.games.harbour.rules import forecast, planning, port
from mokum.games.harbour.rules.city import arms_by_side
from mokum.games.harbour.rules.counting import condition
from mokum.games.harbour.rules.gifts import Gift, card_gifts
from mokum.games.harbour.rules.giving import free_blocks
from mokum.games.harbour.rules.river import RIVER_COST, TOLLS
from mokum.games.harbour.rules.rounds import RIVER_STEP_COST, cubes_lost
from mokum.games.harbour.rules.tasks import asks_for_pieces
from mokum.games.harbour.rules.tom import brought_by
from mokum.games.harbour.rules.toms_plan import TomsPlan, toms_plan
from mokum.games.harbour.state import State, is_solo
from mokum.kernel.bits import members
from mokum.kernel.event import Seat, Viewer

Counts = tuple[int, ...]
_TASK_TESTS = {
    number: tuple(map(condition, task.effect.when)) for number, task in TASKS.items() if not asks_for_pieces(number)
}
_MIDDLING = 4
"""A die that shows this much makes a good example."""


class DieExample(msgspec.Struct, frozen=True, omit_defaults=True):
    """How dice count in a round, by an example."""

    face: int
    """It still counts in full: so many cubes."""
    rounds: int
    """After so many rounds they can be spent."""
    late: int = 0
    """From this face on a die counts as 1; 0 if none does."""


class NextSpace(msgspec.Struct, frozen=True, omit_defaults=True):
    """The space of the river ahead of the own pawn, which may go there now."""

    space: int
    cubes: int = 0
    """Of any colours, for going there."""
    bridge: int = 0
    """Points of the bridge on the way."""
    points: int = 0
    """All points: those of the bridge and of the mouth."""
    is_mouth: bool = False


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is the same for everybody, and below it what is the viewer's own."""

    roofs: Counts
    """By good: points of the roof that the next delivery covers; 0 if all are covered."""
    docker_place: int
    """The place of the docker building that the next docker takes, counted from 0."""
    dice: Counts = ()
    """By colour: what the die counts as, which is a number of cubes and the slot that they go to."""
    toms_dice: tuple[str, ...] = ()
    """By colour: what the die does for TOM: `river`, `block`, `docker`, or nothing."""
    toms_plan: TomsPlan | None = None
    """What each face of a die would make him do at the next roll."""
    arms: tuple[Counts, ...] = ()
    """By district tile that lies open, by side: its blocks there."""
    arrives: Counts = ()
    """By slot of the roses: the round in which its cubes come to the pools, as far as there are rounds."""
    forecasts: Counts = ()
    """By side: points if the final scoring came now, without the cards of the racks and without hidden tasks."""
    cards: dict[str, Gift] = {}
    """By number: what own cards, and those that can be taken, would give now if they were active.

    Those that always give the same are left out; what that is, is said where cards are described.
    """
    tasks_met: Counts = ()
    """Own tasks that are fulfilled as things are."""
    tasks: tuple[forecast.TaskProgress, ...] = ()
    """How far the own tasks are."""
    ending: forecast.Ending | None = None
    """What the own forecast is made of."""
    standings: tuple[forecast.Standing, ...] = ()
    """How the viewer stands in each district whose tile is open."""
    soon: tuple[planning.Soon, ...] = ()
    """By card of the own rack: when it can be paid for."""
    cubes_lost: int = 0
    """Cubes that the end of the viewer's turn would take."""
    loose_first: Counts = ()
    """Colours of the own pool, cube by cube, in the order in which to pay with them where any will do."""
    die_example: DieExample | None = None
    gap: planning.Gap | None = None
    """Which second dice would leave the arrow empty, where others would not."""
    river: NextSpace | None = None
    turn: Turn | None = None


def facts_of(state: State, viewer: Viewer) -> Facts:
    """All that this viewer's client need not work out by itself."""
    is_over = state.why_ended != ""
    endings = () if is_over else tuple([forecast.ending(state, side, viewer) for side in range(state.sides)])
    shared = (
        _roofs(tuple(state.roofs)),
        port.place_of_docker(len(state.building)),
        _dice(state.round, state.dice),
        _toms_dice(state.dice) if is_solo(state) else (),
        toms_plan(state) if is_solo(state) else None,
        _arms(tuple(state.arms), state.districts[: state.districts_up]),
        planning.arrivals(planning.next_arrival(state)),
        tuple(map(forecast.points_at_the_end, state.points, endings)),
    )
    if viewer < 0:
        return Facts(*shared)
    asked = state.agenda[-1] if state.agenda and viewer in state.agenda[-1].seats else None
    own = (
        card_gifts(state, viewer, _offer(state, asked)),
        tuple([task for task in state.tasks[viewer] if _is_met(state, viewer, task)]),
        tuple([forecast.progress(state, viewer, task) for task in state.tasks[viewer]]),
        None if is_over else endings[viewer],
        () if is_over else _standings(state, viewer),
        () if is_over else planning.soon(state, viewer),
    )
    if asked is None:
        return Facts(*shared, *own)
    acts = isinstance(asked, a.Act)
    pays_any = acts or isinstance(asked, a.RiverOn)
    return Facts(
        *shared,
        *own,
        cubes_lost=cubes_lost(state, viewer) if acts or isinstance(asked, a.KeepCube) else 0,
        loose_first=loose_first(state.pools[viewer], free_blocks(state)) if pays_any else (),
        die_example=die_example(state.round) if isinstance(asked, a.ChooseDie) else None,
        gap=planning.gap(state, viewer, asked.chosen) if isinstance(asked, a.ChooseDie) else None,
        river=_next_space(state.pawns[viewer], _RIVER_COSTS.get(type(asked))),
        turn=turn_of(state, viewer) if acts else None,
    )


def _standings(state: State, seat: Seat) -> tuple[forecast.Standing, ...]:
    tiles, free = state.districts[: state.districts_up], free_blocks(state)
    counted = zip(tiles, _arms(tuple(state.arms), tiles), strict=True)
    return tuple(
        [
            forecast.standing(found, state.seats, seat, (free & DISTRICT_BLOCKS[tile]).bit_count())
            for tile, found in counted
        ]
    )


# Every state is seen by several viewers, and most of it is what it was before the move.
_toms_dice = lru_cache(maxsize=256)(brought_by)


@lru_cache(maxsize=256)
def _roofs(covered: Counts) -> Counts:
    return tuple(map(port.roof_points, range(len(GOODS)), covered))


@lru_cache(maxsize=256)
def _dice(number: int, faces: Counts) -> Counts:
    return tuple(COUNTS_AS[number][face] for face in faces)


@lru_cache(maxsize=1024)
def _arms(arms: Counts, districts: Counts) -> tuple[Counts, ...]:
    return tuple(tuple(arms_by_side(arms, district)) for district in districts)


def _offer(state: State, asked: a.AnyPending | None) -> Counts:
    """The cards that can be taken, or those among the discards that can be taken instead."""
    return members(state.discards) if isinstance(asked, a.SwapIn) else state.offer


def _is_met(state: State, seat: Seat, task: int) -> bool:
    return task in _TASK_TESTS and all(is_so(state, seat, 0) for is_so in _TASK_TESTS[task])


@cache
def die_example(number: int) -> DieExample:
    """Of a round (HAR-072, HAR-074, HAR-078)."""
    highest = max(face for face in range(1, 7) if COUNTS_AS[number][face] == face)
    face = min(highest, _MIDDLING)
    return DieExample(face, face - 1, highest + 1 if highest < 6 else 0)


_RIVER_COSTS: dict[type, int] = {a.Act: RIVER_COST, a.RiverOn: RIVER_STEP_COST, a.Advance: 0}


@cache
def _next_space(space: int, cost: int | None) -> NextSpace | None:
    if cost is None or space == MOUTH:
        return None
    ahead = space + 1
    return NextSpace(ahead, cost, BRIDGE_INTO.get(ahead, 0), TOLLS[ahead], ahead == MOUTH)
