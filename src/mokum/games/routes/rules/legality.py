"""What a seat may do now, as a set of bits of the catalogue. Legality is defined here and nowhere else."""

from mokum.games.routes.cards import ALL_SLOTS, SLOT_SHIFT, empty_slots
from mokum.games.routes.moves import CATALOGUE, DECK, DRAWS, KEEPS, KeepBoth, Pass, TakeContracts
from mokum.games.routes.payable import LONGEST, WITH_CARTS, payable
from mokum.games.routes.state import DrawSecondCard, State, TakeTurn
from mokum.kernel.event import Seat

DRAW: tuple[int, ...] = tuple(CATALOGUE.bit(draw) for draw in DRAWS)
KEEP: tuple[int, ...] = tuple(CATALOGUE.bit(keep) for keep in KEEPS)
KEEP_BOTH = CATALOGUE.bit(KeepBoth())
TAKE_CONTRACTS = CATALOGUE.bit(TakeContracts())
PASS = CATALOGUE.bit(Pass())


FROM_MARKET: tuple[int, ...] = tuple(
    sum(DRAW[slot] for slot, shift in enumerate(SLOT_SHIFT) if slots >> shift & 1) for slots in range(ALL_SLOTS + 1)
)
"""By set of slots: the draws from them."""


_ANY_FIRST_DRAW = FROM_MARKET[ALL_SLOTS] | DRAW[DECK]


def second_draws(state: State) -> int:
    """What can be taken as the second card, wilds of the market excepted; perhaps nothing (ROU-033, ROU-036)."""
    market = state.market
    coloured = (market | market >> 1 | market >> 2) & ALL_SLOTS
    if state.pile_next < len(state.pile) or state.discards:
        return FROM_MARKET[coloured] | DRAW[DECK]
    return FROM_MARKET[coloured & ~empty_slots(market)]


def legal(state: State, seat: Seat) -> int:
    """Every move that the seat may make now."""
    if not state.agenda:
        return 0
    pending = state.agenda[-1]
    if seat not in pending.seats:
        return 0
    kind = type(pending)
    if kind is TakeTurn:
        # What the seat can pay and the board allows, a first card, contracts; or else a pass (ROU-020, ROU-021).
        bits = payable(state.hands[seat]) & state.open_claims[seat]
        if state.carts[seat] < LONGEST:
            bits &= WITH_CARTS[state.carts[seat]]
        if state.pile_next < len(state.pile) or state.discards:
            bits |= _ANY_FIRST_DRAW  # as long as something can fill the market, no slot is empty (ROU-035)
        else:
            bits |= FROM_MARKET[ALL_SLOTS & ~empty_slots(state.market)]
        if state.contract_next < len(state.contract_pile):
            bits |= TAKE_CONTRACTS
        return bits or PASS
    if kind is DrawSecondCard:
        return second_draws(state)
    bits = KEEP_BOTH
    for contract in state.offers[seat]:
        bits |= KEEP[contract]
    return bits
