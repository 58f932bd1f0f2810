"""Taking contracts, and choosing the first ones."""

from collections.abc import Iterator

from mokum.games.routes.events import (
    ContractsDrawn,
    ContractsKept,
    FirstChoiceEnded,
    FirstContractsChosen,
    RoutesEvent,
    TurnBegan,
)
from mokum.games.routes.moves import Keep, KeepBoth, TakeContracts
from mokum.games.routes.rules.turns import end_turn
from mokum.games.routes.state import NOT_BEGUN, KeepFirstContracts, State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

CONTRACTS_AT_A_TIME = 2


def turn_order(state: State) -> tuple[Seat, ...]:
    """The seats clockwise from the first player (ROU-014)."""
    return tuple((state.first + step) % state.seats for step in range(state.seats))


def top_contracts(state: State) -> tuple[int, ...]:
    """The contracts that the next taker sees: two, or the last one (ROU-050, ROU-051)."""
    return state.contract_pile[state.contract_next : state.contract_next + CONTRACTS_AT_A_TIME]


def take(state: State, seat: Seat, move: TakeContracts, chance: Chance) -> Iterator[RoutesEvent]:
    """Look at the top contracts; a single one is kept without a choice (ROU-050, ROU-051)."""
    offered = top_contracts(state)
    yield ContractsDrawn(seat, offered)
    if len(offered) < CONTRACTS_AT_A_TIME:
        yield ContractsKept(seat, offered, ())
        yield from end_turn(state, seat)


def keep(state: State, seat: Seat, move: Keep | KeepBoth, chance: Chance) -> Iterator[RoutesEvent]:
    """Keep one or both of the contracts on offer (ROU-012, ROU-050)."""
    offered = state.offers[seat]
    kept = offered if isinstance(move, KeepBoth) else (move.contract,)
    if isinstance(state.agenda[-1], KeepFirstContracts):
        yield FirstContractsChosen(seat, kept)
        if not state.agenda[-1].seats:
            yield from _settle_first_choice(state)
    else:
        yield _kept(seat, offered, kept)
        yield from end_turn(state, seat)


def _settle_first_choice(state: State) -> Iterator[RoutesEvent]:
    """All have chosen: returned contracts go under one by one in turn order, and play begins (ROU-013, ROU-014)."""
    yield FirstChoiceEnded()
    for seat in turn_order(state):
        yield _kept(seat, state.offers[seat], state.first_kept[seat])
    yield TurnBegan(state.first, NOT_BEGUN)


def _kept(seat: Seat, offered: tuple[int, ...], kept: tuple[int, ...]) -> ContractsKept:
    return ContractsKept(seat, kept, tuple(contract for contract in offered if contract not in kept))
