"""From the box to the first decision."""

from collections.abc import Iterator

from mokum.games.routes.events import (
    CardDealt,
    ContractsDealt,
    ContractsShuffled,
    FirstChoiceBegan,
    FirstPlayerChosen,
    RoutesEvent,
)
from mokum.games.routes.rules.contracts import top_contracts, turn_order
from mokum.games.routes.rules.drawing import fill_market, shuffle_discards
from mokum.games.routes.state import NO_SEAT, State
from mokum.kernel.chance import Chance

CARDS_DEALT = 2


def setup(state: State, chance: Chance) -> Iterator[RoutesEvent]:
    """In this order, so that a replay is exact (ROU-010 to ROU-016)."""
    named = state.first != NO_SEAT
    yield FirstPlayerChosen(state.first if named else chance.uniform("order", state.seats))
    yield shuffle_discards(state, chance)
    yield ContractsShuffled(tuple(chance.shuffled(f"deck|{state.shuffles + 1}", state.contract_pile)))
    for seat in turn_order(state):
        for _ in range(CARDS_DEALT):
            yield CardDealt(seat, state.pile[state.pile_next])
    yield from fill_market(state, chance)
    for seat in turn_order(state):
        yield ContractsDealt(seat, top_contracts(state))
    yield FirstChoiceBegan()
