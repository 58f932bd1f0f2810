"""What follows from a view of `routes` by its rules: how far contracts are, what a claim leaves, what is closed."""

from enum import StrEnum
from functools import lru_cache

import msgspec

from mokum.games.routes.board import ROUTE_LENGTH
from mokum.games.routes.rules.claiming import trade_left
from mokum.games.routes.rules.contracts import top_contracts
from mokum.games.routes.rules.legality import legal
from mokum.games.routes.rules.turns import FEW_CARTS, turns_before
from mokum.games.routes.rules.ways import Reach, reach_of, routes_of
from mokum.games.routes.state import NOT_BEGUN, State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat, Viewer

EVERY_ROUTE = (1 << len(ROUTE_LENGTH)) - 1


class Way(msgspec.Struct, frozen=True):
    """How far a contract is for a seat."""

    seat: Seat
    contract: int
    spaces: int | None
    """That the shortest way still takes: 0 once it is completed, null where no way is left."""
    routes: tuple[int, ...]
    """The way, own routes included."""


class Nearer(msgspec.Struct, frozen=True):
    """A contract that a claim brings nearer, and the spaces that its way then takes."""

    contract: int
    spaces: int


class Claimable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A route that the viewer can claim now, and what comes of it."""

    route: int
    carts_left: int
    nearer: tuple[Nearer, ...] = ()


class LastTurn(StrEnum):
    """Where the viewer's own turn of the last round is (ROU-060)."""

    NONE = "none"
    """It has not begun, or the viewer has no seat."""
    AHEAD = "ahead"
    NOW = "now"
    OVER = "over"


class Facts(msgspec.Struct, frozen=True):
    """What the rules make of a view."""

    ways: tuple[Way, ...]
    """Of the viewer's contracts and of those it is offered; of everybody's once they are open."""
    claims: tuple[Claimable, ...]
    closed: tuple[int, ...]
    """Routes that nobody has claimed and nobody can claim any more (ROU-046)."""
    next_contracts: int
    """How many contracts who takes some would look at (ROU-050, ROU-051)."""
    carts_to_last_round: tuple[int, ...]
    """By seat: how many more carts it places until it begins the last round (ROU-060)."""
    last_turn: LastTurn
    trade_left: int
    """Trade cards that nobody has taken (ROU-048)."""


def facts_of(state: State, viewer: Viewer) -> Facts:
    """Of everybody's things what is open, and of the viewer's own what is hidden from others."""
    return Facts(
        ways=_ways(state, viewer),
        claims=_claims(state, viewer) if 0 <= viewer < state.seats else (),
        closed=_closed(state),
        next_contracts=len(top_contracts(state)),
        carts_to_last_round=tuple([max(0, carts - FEW_CARTS) for carts in state.carts]),
        last_turn=_last_turn(state, viewer),
        trade_left=trade_left(state),
    )


def _last_turn(state: State, viewer: Viewer) -> LastTurn:
    if state.turns_left == NOT_BEGUN or not state.agenda or not 0 <= viewer < state.seats:
        return LastTurn.NONE
    before = turns_before(state, viewer)
    if before is None:
        return LastTurn.OVER
    return LastTurn.AHEAD if before else LastTurn.NOW


def _ways(state: State, viewer: Viewer) -> tuple[Way, ...]:
    if state.why_ended:
        seats: tuple[Seat, ...] = tuple(range(state.seats))
    else:
        seats = (viewer,) if 0 <= viewer < state.seats else ()
    return tuple(
        [
            Way(seat, contract, *reach.way(contract))
            for seat in seats
            for reach in (reach_of(state, seat),)
            for contract in _contracts(state, seat)
        ]
    )


def _contracts(state: State, seat: Seat) -> tuple[int, ...]:
    return (*members(state.contracts[seat]), *state.offers[seat])


def _claims(state: State, seat: Seat) -> tuple[Claimable, ...]:
    routes = routes_of(legal(state, seat))
    if not routes:
        return ()
    return _claimable(routes, reach_of(state, seat), _contracts(state, seat), state.carts[seat])


@lru_cache(maxsize=1 << 8)
def _claimable(routes: int, reach: Reach, contracts: tuple[int, ...], carts: int) -> tuple[Claimable, ...]:
    there = members(routes)
    shortened = [(contract, reach.shortened(contract, there)) for contract in contracts]
    return tuple(
        [
            Claimable(
                route,
                carts - ROUTE_LENGTH[route],
                tuple([Nearer(contract, spaces[route]) for contract, spaces in shortened if route in spaces]),
            )
            for route in there
        ]
    )


def _closed(state: State) -> tuple[int, ...]:
    claimed, claims = 0, 0
    for own, still_open in zip(state.claimed, state.open_claims, strict=True):
        claimed |= own
        claims |= still_open
    return members(EVERY_ROUTE & ~(claimed | routes_of(claims)))
