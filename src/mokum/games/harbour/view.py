"""What a viewer may know of a game, built up from nothing. Nearly everything in `harbour` lies open."""

from functools import lru_cache

import msgspec

from mokum.games.harbour import cubes, goods
from mokum.games.harbour.agenda import Agenda
from mokum.games.harbour.board import DOCKERS, GOODS
from mokum.games.harbour.cubes import Counts
from mokum.games.harbour.deck import CardSet
from mokum.games.harbour.state import TALLIES, State
from mokum.kernel.agenda import awaited
from mokum.kernel.bits import members
from mokum.kernel.event import Seat, Viewer
from mokum.kernel.outcome import ScoreLine


class SeatView(msgspec.Struct, frozen=True):
    """What lies open before a seat."""

    tokens: int
    pool: Counts
    rose: tuple[Counts, ...]
    house: Counts
    rack: tuple[int, ...]
    tableau: tuple[int, ...]
    used: tuple[int, ...]
    store: Counts
    hold: Counts
    aboard: Counts
    barge: int
    tasks: int
    """How many task tiles it has."""


class SideView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat or of TOM."""

    points: int
    florins: int
    arms: tuple[int, ...]
    """The blocks with its arms."""
    pawn: int
    tally: tuple[int, ...]


class TurnView(msgspec.Struct, frozen=True):
    """What has happened in the present turn (HAR-090)."""

    bought: int
    river_taken: bool
    market_uses: int
    market_points: int
    barge_steps: int
    river_steps: int
    free_steps: int
    docker_taken: bool
    foreman_served: bool
    plan_uses: tuple[int, ...]
    paid_plans: tuple[int, ...]
    many_plan: int


class View(msgspec.Struct, frozen=True):
    """What one viewer knows (HAR-400 to HAR-403)."""

    viewer: Viewer
    seats: int
    extensions: tuple[int, ...]
    """The numbers of those that are played with, the house cards among them (HAR-017, HAR-019)."""
    tasks_each: int
    tasks_open: bool
    round: int
    order: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    agenda: Agenda
    at: tuple[SeatView, ...]
    sides: tuple[SideView, ...]
    stack: tuple[int, ...]
    berths: tuple[int, ...]
    goods_on: tuple[int, ...]
    pontoons: tuple[Counts, ...]
    building: tuple[int, ...]
    roofs: tuple[int, ...]
    depots: tuple[int, ...]
    sold: tuple[int, ...]
    """Goods on the black market."""
    foreman: int
    bailiff: int
    pawn: int
    drawn: tuple[int, ...]
    offer: tuple[int, ...]
    discards: tuple[int, ...]
    tiles: tuple[int, ...]
    """The market tiles that were turned up, the last one serving this round."""
    tiles_left: int
    districts: tuple[int, ...]
    dice: tuple[int, ...]
    turn: TurnView
    final: tuple[tuple[int, ScoreLine], ...]
    why_ended: str
    tasks: tuple[tuple[int, ...], ...]
    """By seat: the task tiles that this viewer may see."""


# Every state is seen by several viewers, and most of it is what it was before the move.
_members, _counts = lru_cache(4096)(members), lru_cache(4096)(cubes.counts)
_goods = lru_cache(4096)(lambda packed: goods.counts(packed, len(GOODS)))
_dockers = lru_cache(4096)(lambda packed: goods.counts(packed, len(DOCKERS)))


@lru_cache(4096)
def _seat_view(  # noqa: PLR0917 - what it is remembered by
    tokens: int, pool: cubes.Cubes, rose: tuple[cubes.Cubes, ...], house: cubes.Cubes, rack: tuple[int, ...],
    tableau: CardSet, used: CardSet, store: int, hold: int, aboard: int, barge: int, tasks: int,
) -> SeatView:  # fmt: skip
    return SeatView(
        tokens=tokens,
        pool=_counts(pool),
        rose=tuple(map(_counts, rose)),
        house=_counts(house),
        rack=rack,
        tableau=_members(tableau),
        used=_members(used),
        store=_goods(store),
        hold=_goods(hold),
        aboard=_dockers(aboard),
        barge=barge,
        tasks=tasks,
    )


def _at(state: State, seat: Seat) -> SeatView:
    return _seat_view(
        state.tokens[seat], state.pools[seat], state.roses[seat], state.houses[seat], state.racks[seat],
        state.tableaus[seat], state.used[seat], state.stores[seat], state.holds[seat], state.aboard[seat],
        state.barges[seat], len(state.tasks[seat]),
    )  # fmt: skip


def _side(state: State, side: int) -> SideView:
    return SideView(
        points=state.points[side],
        florins=state.florins[side],
        arms=_members(state.arms[side]),
        pawn=state.pawns[side],
        tally=tuple(state.tally[side * TALLIES : (side + 1) * TALLIES]),
    )


def view_of(state: State, viewer: Viewer) -> View:
    """All that this viewer may know."""
    return View(
        viewer=viewer,
        seats=state.seats,
        extensions=_members(state.extensions),
        tasks_each=state.tasks_each,
        tasks_open=state.tasks_open,
        round=state.round,
        order=state.order,
        waiting=awaited(state.agenda),
        agenda=state.agenda,
        at=tuple([_at(state, seat) for seat in range(state.seats)]),
        sides=tuple([_side(state, side) for side in range(state.sides)]),
        stack=state.stack,
        berths=state.berths,
        goods_on=tuple(state.goods_on),
        pontoons=tuple(map(_dockers, state.pontoons)),
        building=state.building,
        roofs=tuple(state.roofs),
        depots=tuple(state.depots),
        sold=_members(state.sold),
        foreman=state.foreman,
        bailiff=state.bailiff,
        pawn=state.pawn,
        drawn=tuple(state.drawn),
        offer=state.offer,
        discards=_members(state.discards),
        tiles=state.tiles[: state.tile_next],
        tiles_left=len(state.tiles) - state.tile_next,
        districts=state.districts[: state.districts_up],
        dice=state.dice,
        turn=TurnView(
            state.bought, state.river_taken, state.market_uses, state.market_points, state.barge_steps,
            state.river_steps, state.free_steps, state.docker_taken, state.foreman_served, tuple(state.plan_uses),
            state.paid_plans, state.many_plan,
        ),
        final=state.final,
        why_ended=state.why_ended,
        tasks=tuple(
            tasks if state.tasks_open or seat == viewer else () for seat, tasks in enumerate(state.tasks)
        ),
    )  # fmt: skip
