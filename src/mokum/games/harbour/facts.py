"""What follows from a view by the rules, as far as clients show it: what things cost, count as and would give."""

from functools import cache, lru_cache

import msgspec

from mokum.games.harbour import agenda as a
from mokum.games.harbour import cubes
from mokum.games.harbour.advice.loose import loose_first
from mokum.games.harbour.board import BRIDGE_INTO, COUNTS_AS, DOCKER_FLORINS, GOODS, MOUTH, PONTOON_AT, WAREHOUSE_AT
from mokum.games.harbour.cubes import Cubes, counts, covers
from mokum.games.harbour.deck import COST, TASKS
from mokum.games.harbour.rules import port
from mokum.games.harbour.rules.acting import may_use_market
from mokum.games.harbour.rules.activation import discount, lacking
from mokum.games.harbour.rules.city import FLORINS_FOR_BLOCK, arms_by_side, costs_of_blocks, may_pay_florins
from mokum.games.harbour.rules.counting import condition
from mokum.games.harbour.rules.gifts import Gift, card_gifts, tile_gift
from mokum.games.harbour.rules.giving import free_blocks
from mokum.games.harbour.rules.river import RIVER_COST, TOLLS
from mokum.games.harbour.rules.rounds import RIVER_STEP_COST, cubes_lost
from mokum.games.harbour.rules.tasks import asks_for_pieces
from mokum.games.harbour.rules.tom import brought_by
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


class Activation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card of the rack lacks, or what is paid for it where that is not its printed cost."""

    lacks: Counts = ()
    """By colour; empty if it can be paid for."""
    takes: Counts = ()
    """By colour: cubes of the pool that its cost would take."""
    waived: int = 0
    """So many of them need not be paid; which, is asked next (HAR-102)."""
    pays: int = 0
    """Cubes that are paid in all."""


class Delivery(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points of a delivery where the own barge is, without what cards add."""

    points: int
    printed: int
    """Those of the roof or depot."""
    more: int = 0
    """For fast delivery and the Foreman."""


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer's own turn would bring and cost."""

    activations: dict[str, Activation] = {}
    """By number: cards of the rack that are not simply paid as they are printed."""
    blocks: Counts = ()
    """By block: its cost in cubes; empty where that is what is printed on each."""
    block_florins: int = 0
    """Florins that can be paid instead; 0 if they can't."""
    fares: Counts = ()
    """By number of steps of the barge, from none as far as it gets: cubes of any colours for them."""
    delivery: Delivery | None = None
    docker_florins: int = 0
    """What a docker brings who comes aboard here."""
    market: Gift | None = None
    """What the market tile gives, if it can be used."""


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
    arms: tuple[Counts, ...] = ()
    """By district tile that lies open, by side: its blocks there."""
    cards: dict[str, Gift] = {}
    """By number: what own cards, and those that can be taken, would give now if they were active.

    Those that always give the same are left out; what that is, is said where cards are described.
    """
    tasks_met: Counts = ()
    """Own tasks that are fulfilled as things are."""
    cubes_lost: int = 0
    """Cubes that the end of the viewer's turn would take."""
    loose_first: Counts = ()
    """Colours of the own pool, cube by cube, in the order in which to pay with them where any will do."""
    die_example: DieExample | None = None
    river: NextSpace | None = None
    turn: Turn | None = None


def facts_of(state: State, viewer: Viewer) -> Facts:
    """All that this viewer's client need not work out by itself."""
    shared = (
        _roofs(tuple(state.roofs)),
        port.place_of_docker(len(state.building)),
        _dice(state.round, state.dice),
        _toms_dice(state.dice) if is_solo(state) else (),
        _arms(tuple(state.arms), state.districts[: state.districts_up]),
    )
    if viewer < 0:
        return Facts(*shared)
    asked = state.agenda[-1] if state.agenda and viewer in state.agenda[-1].seats else None
    tasks = state.tasks[viewer]
    own = (
        card_gifts(state, viewer, _offer(state, asked)),
        tuple([task for task in tasks if _is_met(state, viewer, task)]) if tasks else (),
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
        river=_next_space(state.pawns[viewer], _RIVER_COSTS.get(type(asked))),
        turn=_turn(state, viewer) if acts else None,
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


def _turn(state: State, seat: Seat) -> Turn:
    return Turn(
        activations=_activations(state, seat),
        blocks=costs_of_blocks(state, seat),
        block_florins=FLORINS_FOR_BLOCK if may_pay_florins(state, seat) else 0,
        fares=port.fares(cubes.total(state.pools[seat]), state.free_steps, port.extra_steps(state, seat)),
        delivery=_delivery(state, seat),
        docker_florins=DOCKER_FLORINS if state.barges[seat] in PONTOON_AT else 0,
        market=tile_gift(state, seat, state.tiles[state.tile_next - 1]) if may_use_market(state, seat) else None,
    )


def _activations(state: State, seat: Seat) -> dict[str, Activation]:
    pool, found = state.pools[seat], {}
    for card in state.racks[seat]:
        less = discount(state, seat, card)
        if less or not covers(pool, COST[card]):
            found[str(card)] = _activation(pool, card, less)
    return found


def _activation(pool: Cubes, card: int, less: int) -> Activation:
    lacks = lacking(pool, card)
    lack = sum(lacks)
    if lack > less:
        return Activation(lacks)
    takes = tuple(need - missing for need, missing in zip(counts(COST[card]), lacks, strict=True))
    return Activation((), takes, less - lack, sum(takes) - less + lack)


def _delivery(state: State, seat: Seat) -> Delivery | None:
    if not port.deliverable(state, seat):
        return None
    space = state.barges[seat]
    good = WAREHOUSE_AT.get(space, 0)
    printed, fast, foreman = port.delivery(space, good, state.roofs, state.round, state.foreman)
    return Delivery(printed + fast + foreman, printed, fast + foreman)
