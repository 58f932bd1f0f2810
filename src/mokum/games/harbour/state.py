"""Where a game of `harbour` stands: small numbers in flat lists, packed cubes and goods, and bit sets."""

from dataclasses import dataclass

from mokum.games.harbour.agenda import Agenda
from mokum.games.harbour.board import BLOCKS, DISTRICTS, GOODS, PONTOON_SPACES, START
from mokum.games.harbour.cubes import Cubes
from mokum.games.harbour.deck import CardSet
from mokum.kernel.event import Seat
from mokum.kernel.outcome import ScoreLine

NOTHING = -1
SLOTS = 6
TALLIES = 12
"""Kinds of points that are counted apart during play, see `events/gains.py`."""


@dataclass(slots=True)
class State:
    """Mutable; changed by events alone. A side is a seat or, in the solo game, TOM behind it."""

    seats: int
    sides: int
    extensions: int
    """A bit for each extension that is played."""
    tasks_each: int
    tasks_open: bool
    round: int
    order: tuple[Seat, ...]
    agenda: Agenda
    # By side.
    points: list[int]
    florins: list[int]
    arms: list[int]
    """A bit for each block."""
    pawns: list[int]
    """Spaces on the river."""
    tally: list[int]
    # By seat.
    tokens: list[int]
    pools: list[Cubes]
    roses: list[tuple[Cubes, ...]]
    houses: list[Cubes]
    racks: list[tuple[int, ...]]
    tableaus: list[CardSet]
    used: list[CardSet]
    stores: list[int]
    """Goods, four bits a type."""
    holds: list[int]
    aboard: list[int]
    """Dockers, four bits a colour."""
    barges: list[int]
    tasks: list[tuple[int, ...]]
    task_pile: tuple[int, ...]
    # The river: sides from the bottom of each stack to its top, and the berths of the mouth in order.
    stack: tuple[int, ...]
    berths: tuple[int, ...]
    # The city and the harbour.
    goods_on: list[int]
    pontoons: list[int]
    building: tuple[int, ...]
    roofs: list[int]
    depots: list[int]
    sold: int
    foreman: int
    bailiff: int
    pawn: int
    # Cards and tiles. Piles are shared; what lies before the index has been drawn.
    artisans: tuple[int, ...]
    buildings: tuple[int, ...]
    plans: tuple[int, ...]
    drawn: list[int]
    offer: tuple[int, ...]
    discards: CardSet
    tiles: tuple[int, ...]
    tile_next: int
    districts: tuple[int, ...]
    districts_up: int
    dice: tuple[int, ...]
    # The turn.
    bought: int
    river_taken: bool
    market_uses: int
    market_points: int
    barge_steps: int
    river_steps: int
    free_steps: int
    docker_taken: bool
    foreman_served: bool
    plan_uses: list[int]
    """By district: uses of plans this turn."""
    paid_plans: tuple[int, ...]
    """Plans that were paid for this turn, as often as they were."""
    many_plan: int
    """The plan that is used more than once this turn, or 0."""
    final: tuple[tuple[int, ScoreLine], ...]
    """Lines of the final scoring, each with its side."""
    why_ended: str

    def copy(self) -> "State":
        return State(
            self.seats, self.sides, self.extensions, self.tasks_each, self.tasks_open, self.round, self.order,
            self.agenda,
            self.points[:], self.florins[:], self.arms[:], self.pawns[:], self.tally[:],
            self.tokens[:], self.pools[:], self.roses[:], self.houses[:], self.racks[:], self.tableaus[:], self.used[:],
            self.stores[:], self.holds[:], self.aboard[:], self.barges[:], self.tasks[:], self.task_pile,
            self.stack, self.berths,
            self.goods_on[:], self.pontoons[:], self.building, self.roofs[:], self.depots[:], self.sold,
            self.foreman, self.bailiff, self.pawn,
            self.artisans, self.buildings, self.plans, self.drawn[:], self.offer, self.discards, self.tiles,
            self.tile_next,
            self.districts, self.districts_up, self.dice,
            self.bought, self.river_taken, self.market_uses, self.market_points, self.barge_steps, self.river_steps,
            self.free_steps, self.docker_taken, self.foreman_served, self.plan_uses[:], self.paid_plans, self.many_plan,
            self.final, self.why_ended,
        )  # fmt: skip


def empty_table(seats: int, extensions: int, tasks_each: int, tasks_open: bool, first_round: int) -> State:
    """Nothing laid out yet. Every seat has 1 florin, TOM none (HAR-026, HAR-321)."""
    sides = max(seats, 2)
    return State(
        seats=seats, sides=sides, extensions=extensions, tasks_each=tasks_each, tasks_open=tasks_open,
        round=first_round - 1, order=(), agenda=(),
        points=[0] * sides, florins=[1] * seats + [0] * (sides - seats), arms=[0] * sides, pawns=[0] * sides,
        tally=[0] * (sides * TALLIES),
        tokens=[0] * seats, pools=[0] * seats, roses=[(0,) * SLOTS] * seats, houses=[0] * seats, racks=[()] * seats,
        tableaus=[0] * seats, used=[0] * seats, stores=[0] * seats, holds=[0] * seats, aboard=[0] * seats,
        barges=[START] * seats, tasks=[()] * seats, task_pile=(), stack=(), berths=(),
        goods_on=[NOTHING] * len(BLOCKS), pontoons=[0] * len(PONTOON_SPACES), building=(), roofs=[0] * len(GOODS),
        depots=[NOTHING] * 4, sold=0, foreman=NOTHING, bailiff=NOTHING, pawn=NOTHING,
        artisans=(), buildings=(), plans=(), drawn=[0, 0, 0], offer=(), discards=0, tiles=(), tile_next=0,
        districts=(), districts_up=0, dice=(),
        bought=0, river_taken=False, market_uses=0, market_points=0, barge_steps=0, river_steps=0, free_steps=0,
        docker_taken=False, foreman_served=False, plan_uses=[0] * len(DISTRICTS), paid_plans=(), many_plan=0,
        final=(), why_ended="",
    )  # fmt: skip


def is_solo(state: State) -> bool:
    """One seat against TOM."""
    return state.seats == 1


TOM: Seat = 1
"""The side of TOM in the solo game."""
