"""What a viewer may know of a game, built up from nothing."""

from enum import StrEnum

import msgspec

from mokum.games.routes.board import ROUTES
from mokum.games.routes.cards import counts, market_cards, size
from mokum.games.routes.state import (
    DrawSecondCard,
    KeepContracts,
    KeepFirstContracts,
    State,
    TakeTurn,
    Taking,
    pile_size,
)
from mokum.kernel.agenda import awaited
from mokum.kernel.bits import members
from mokum.kernel.event import Seat, Viewer

FREE: Seat = -1
"""The owner of a route that nobody has claimed."""

Counts = tuple[int, ...]
"""How many of each transport card: wild first, then the colours."""


class Asked(StrEnum):
    """What the awaited seats have to decide."""

    FIRST_CONTRACTS = "first contracts"
    TURN = "turn"
    SECOND_CARD = "second card"
    CONTRACTS = "contracts"
    NOTHING = "nothing"


_ASKED = {
    KeepFirstContracts: Asked.FIRST_CONTRACTS,
    TakeTurn: Asked.TURN,
    DrawSecondCard: Asked.SECOND_CARD,
    KeepContracts: Asked.CONTRACTS,
}


class Public(msgspec.Struct, frozen=True):
    """What everybody knows (ROU-070)."""

    seats: int
    first: Seat
    waiting: tuple[Seat, ...]
    asked: Asked
    market: tuple[int, ...]
    pile: int
    pool: Counts
    """What was shuffled into the draw pile, less what was then seen to go to the market."""
    discards: tuple[int, ...]
    shuffles: int
    hand_sizes: tuple[int, ...]
    shown: tuple[Counts, ...]
    """By seat: cards that were seen to enter its hand and have not left it."""
    unseen: tuple[int, ...]
    """By seat: how many cards it drew unseen since the last shuffle."""
    owners: tuple[Seat, ...]
    """By route."""
    carts: tuple[int, ...]
    points: tuple[int, ...]
    trade: tuple[int, ...]
    contract_pile: int
    contract_counts: tuple[int, ...]
    takings: tuple[Taking, ...]
    passes: int
    turns_left: int
    why_ended: str
    opened: tuple[tuple[int, ...], ...]
    """By seat: its contracts, once the game is over (ROU-053)."""


class View(msgspec.Struct, frozen=True):
    """What one viewer knows: the public part, and what only it has seen (ROU-071)."""

    viewer: Viewer
    public: Public
    hand: Counts = ()
    drew: Counts = ()
    """What this viewer drew unseen since the last shuffle."""
    contracts: tuple[int, ...] = ()
    offer: tuple[int, ...] = ()
    first_kept: tuple[int, ...] = ()
    positions: tuple[tuple[int, int], ...] = ()
    """Positions in the pile of contracts at which this viewer knows which contract lies or lay there."""


def owners_of(state: State) -> tuple[Seat, ...]:
    """By route: the seat that claimed it, or FREE."""
    owners = [FREE] * len(ROUTES)
    for seat, claimed in enumerate(state.claimed):
        for route in members(claimed):
            owners[route] = seat
    return tuple(owners)


def _public(state: State) -> Public:
    return Public(
        seats=state.seats,
        first=state.first,
        waiting=awaited(state.agenda),
        asked=_ASKED[type(state.agenda[-1])] if state.agenda else Asked.NOTHING,
        market=market_cards(state.market),
        pile=pile_size(state),
        pool=counts(state.pool),
        discards=state.discards,
        shuffles=state.shuffles,
        hand_sizes=tuple(map(size, state.hands)),
        shown=tuple(map(counts, state.shown)),
        unseen=tuple(state.unseen_counts),
        owners=owners_of(state),
        carts=tuple(state.carts),
        points=tuple(state.points),
        trade=tuple(state.trade),
        contract_pile=len(state.contract_pile) - state.contract_next,
        contract_counts=tuple(held.bit_count() for held in state.contracts),
        takings=state.takings,
        passes=state.passes,
        turns_left=state.turns_left,
        why_ended=state.why_ended,
        opened=tuple(map(members, state.contracts)) if state.why_ended else (),
    )


def view_of(state: State, viewer: Viewer) -> View:
    """All that this viewer may know."""
    public = _public(state)
    if not 0 <= viewer < state.seats:
        return View(viewer, public)
    seen = [
        position
        for taking in state.takings
        if taking.seat == viewer
        for position in (*range(taking.start, taking.start + taking.count), taking.returned_to)
        if position >= 0
    ]
    return View(
        viewer=viewer,
        public=public,
        hand=counts(state.hands[viewer]),
        drew=counts(state.unseen[viewer]),
        contracts=members(state.contracts[viewer]),
        offer=state.offers[viewer],
        first_kept=state.first_kept[viewer],
        positions=tuple((position, state.contract_pile[position]) for position in sorted(seen)),
    )
