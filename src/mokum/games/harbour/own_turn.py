"""What the viewer's own turn would bring and cost: a part of the facts, for whoever is asked to act."""

import msgspec

from mokum.games.harbour.board import DOCKER_FLORINS, PONTOON_AT, WAREHOUSE_AT
from mokum.games.harbour.cubes import Cubes, counts, covers, total
from mokum.games.harbour.deck import COST
from mokum.games.harbour.rules import forecast, planning, port
from mokum.games.harbour.rules.acting import may_use_market
from mokum.games.harbour.rules.activation import discount, lacking
from mokum.games.harbour.rules.city import FLORINS_FOR_BLOCK, costs_of_blocks, may_pay_florins
from mokum.games.harbour.rules.gifts import Gift, tile_gift
from mokum.games.harbour.rules.giving import free_blocks
from mokum.games.harbour.rules.planning import Journey
from mokum.games.harbour.rules.undone import shut
from mokum.games.harbour.state import State
from mokum.kernel.event import Seat

Counts = tuple[int, ...]


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
    later: tuple[Journey, ...] = ()
    """By number of steps beyond those: what is lacking for them, and when it is there."""
    groups: Counts = ()
    """By block: blocks of the largest own group with it; 0 where it belongs to somebody."""
    ends: Counts = ()
    """By block: how many points more city and districts would score at the end with it."""
    docker_florins: int = 0
    """What a docker brings who comes aboard here."""
    docker_points: int = 0
    """What the next docker brings who comes home, with what own cards add."""
    market: Gift | None = None
    """What the market tile gives, if it can be used."""
    shut: dict[str, str] = {}
    """Of `block`, `market`, `card`, `docker`, `sail`, `river`, `use` and `deliver` what is not open: `done`, or why."""


def turn_of(state: State, seat: Seat) -> Turn:
    groups, ends = forecast.with_blocks(state, seat, free_blocks(state))
    return Turn(
        activations=_activations(state, seat),
        blocks=costs_of_blocks(state, seat),
        block_florins=FLORINS_FOR_BLOCK if may_pay_florins(state, seat) else 0,
        fares=port.fares(total(state.pools[seat]), state.free_steps, port.extra_steps(state, seat)),
        delivery=_delivery(state, seat),
        later=planning.journeys(state, seat),
        groups=groups,
        ends=ends,
        docker_points=port.docker_brings(state, seat),
        docker_florins=DOCKER_FLORINS if state.barges[seat] in PONTOON_AT else 0,
        market=tile_gift(state, seat, state.tiles[state.tile_next - 1]) if may_use_market(state, seat) else None,
        shut=shut(state, seat),
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
