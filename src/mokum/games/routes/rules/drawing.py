"""Transport cards: drawing them, turning up the market, shuffling the discards."""

from collections.abc import Iterator

from mokum.games.routes.board import COPIES, EMPTY, TOO_MANY_WILDS, WILD
from mokum.games.routes.cards import MOST, SLOT_EMPTY, SLOT_SHIFT, UNSETTLED, market_cards, size, wild_slots
from mokum.games.routes.events import CardDrawn, CardTaken, DiscardsShuffled, MarketFilled, MarketSwept, RoutesEvent
from mokum.games.routes.moves import DECK, Draw
from mokum.games.routes.rules.legality import second_draws
from mokum.games.routes.rules.turns import end_turn
from mokum.games.routes.state import DrawSecondCard, State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_COLOURED_CARDS = sum(COPIES) - COPIES[WILD]


def shuffle_discards(state: State, chance: Chance) -> DiscardsShuffled:
    """The discards, first discarded first, shuffled into a new pile (ROU-016, ROU-035, ROU-072)."""
    return DiscardsShuffled(tuple(chance.shuffled(f"deck|{state.shuffles + 1}", state.discards)))


def fill_market(state: State, chance: Chance) -> Iterator[RoutesEvent]:
    """Turn up a card in every empty slot, lowest first, then mind the wilds (ROU-031, ROU-034, ROU-035)."""
    while True:
        for slot, empty in enumerate(SLOT_EMPTY):
            if state.market & empty == empty:
                if state.pile_next == len(state.pile):
                    if not state.discards:
                        return
                    yield shuffle_discards(state, chance)
                yield MarketFilled(slot, state.pile[state.pile_next])
        if not _must_sweep(state):
            return
        yield MarketSwept(market_cards(state.market))


def _must_sweep(state: State) -> bool:
    """Too many wilds lie open, and a redraw can help (ROU-034)."""
    return wild_slots(state.market).bit_count() >= TOO_MANY_WILDS and _coloured_outside_hands(state) >= TOO_MANY_WILDS


def _coloured_outside_hands(state: State) -> int:
    return _COLOURED_CARDS - sum(size(hand) - (hand & MOST) for hand in state.hands)


def draw(state: State, seat: Seat, move: Draw, chance: Chance) -> Iterator[RoutesEvent]:
    """Take a first or a second card (ROU-030 to ROU-036)."""
    ends = type(state.agenda[-1]) is DrawSecondCard
    slot = move.slot
    if slot == DECK:
        if state.pile_next == len(state.pile):
            yield shuffle_discards(state, chance)
        yield CardDrawn(seat, state.pile[state.pile_next])
    else:
        card = state.market >> SLOT_SHIFT[slot] & EMPTY
        ends = ends or card == WILD
        yield CardTaken(seat, slot, card)
        if state.pile_next < len(state.pile):  # the usual case, without a loop
            yield MarketFilled(slot, state.pile[state.pile_next])
        if UNSETTLED[state.market]:
            yield from fill_market(state, chance)
    if ends or not (state.pile_next < len(state.pile) or second_draws(state)):
        yield from end_turn(state, seat)
