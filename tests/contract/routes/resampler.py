"""Other worlds that look the same to a viewer of `routes` (ROU-070, ROU-071)."""

from collections.abc import Iterable
from typing import Any

from mokum.games.routes.board import EMPTY, WILD
from mokum.games.routes.cards import SHIFT, common, market_cards, pack, size, unpack
from mokum.games.routes.moves import DECK, Claim, Draw, Keep, KeepBoth, TakeContracts
from mokum.games.routes.state import State
from mokum.games.routes.view import view_of
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat, Viewer

MOST_CARDS_OF_A_MOVE = 11
"""A market card is replaced and the market is swept at most twice from one pile: there are only eight wilds."""
MANY_WILDS = 3
_TAINT = 31_400
"""Higher than any number in a message; taints count on from it."""


def _seen_contracts(state: State, viewer: Viewer) -> set[int]:
    """The contracts that the viewer has ever had in sight."""
    return {contract for _, contract in view_of(state, viewer).positions}


def _coloured_outside_hands(state: State) -> int:
    outside = (*market_cards(state.market), *state.pile[state.pile_next :], *state.discards)
    return sum(card not in (WILD, EMPTY) for card in outside)


def _permuted(items: list[int], places: list[int], chance: Chance) -> list[int]:
    """The items with those at these places in another order."""
    order = list(items)
    for place, item in zip(places, chance.shuffled("resample", [items[place] for place in places]), strict=True):
        order[place] = item
    return order


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _relabel(state: State, names: dict[int, int]) -> None:
    """Call contracts by other names wherever they are."""

    def named(contracts: Iterable[int]) -> tuple[int, ...]:
        return tuple(names.get(contract, contract) for contract in contracts)

    for seat, held in enumerate(state.contracts):
        state.contracts[seat] = _bits(named(number for number in range(held.bit_length()) if held >> number & 1))
    state.offers = [named(offer) for offer in state.offers]
    state.first_kept = [named(kept) for kept in state.first_kept]
    state.contract_pile = named(state.contract_pile)


def _redeal_cards(state: State, viewer: Viewer, chance: Chance) -> None:
    """Others' hidden cards are dealt anew: what they drew since the last shuffle together with the end of the pile."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    hidden = {seat: state.hands[seat] - state.shown[seat] for seat in others}
    recent = {seat: common(hidden[seat], state.unseen[seat]) for seat in others}
    older = {seat: hidden[seat] - recent[seat] for seat in others}
    pile = state.pile[state.pile_next :]
    stays = chance.uniform("resample", len(pile) + 1)
    if market_cards(state.market).count(WILD) >= MANY_WILDS:
        stays = len(pile)  # that it lies there tells how many coloured cards are in hands (ROU-034)
    new = chance.shuffled("resample", [*pile[stays:], *(card for seat in others for card in unpack(recent[seat]))])
    old = chance.shuffled("resample", [card for seat in others for card in unpack(older[seat])])
    for seat in others:
        dealt = pack(new.pop() for _ in range(size(recent[seat])))
        state.hands[seat] += dealt - recent[seat]
        state.unseen[seat] += dealt - recent[seat]
        state.hands[seat] += pack(old.pop() for _ in range(size(older[seat]))) - older[seat]
    state.pile = (*state.pile[: state.pile_next + stays], *new)


def _swap_contracts(state: State, viewer: Viewer, chance: Chance) -> None:
    """Contracts that the viewer never saw change places, those on top of the pile excepted."""
    pile = state.contract_pile[state.contract_next :]
    stay = _seen_contracts(state, viewer) | set(pile[: chance.uniform("resample", len(pile) + 1)])
    free = sorted(set(state.contract_pile) - stay)
    _relabel(state, dict(zip(free, chance.shuffled("resample", free), strict=True)))


class RoutesResampler:
    """Hands, contracts and the order of both piles are hidden; all else is public."""

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        other = state.copy()
        cards, contracts = ((True, True), (True, False), (False, True))[chance.uniform("resample", 3)]
        if cards:
            _redeal_cards(other, viewer, chance)
        if contracts and not state.why_ended:
            _swap_contracts(other, viewer, chance)
        return other

    def resample_setup(self, state: State, drawn: list[Any], viewer: Viewer, chance: Chance) -> list[Any]:
        first, cards, contracts = drawn
        own = {2 * ((viewer - first) % state.seats) + step for step in range(2)} if viewer >= 0 else set[int]()
        dealt = [place for place in range(2 * state.seats) if place not in own]
        undrawn = [*range(state.pile_next, len(cards))]
        unseen = [place for place in range(len(contracts)) if place not in own]
        return [first, _permuted(cards, dealt + undrawn, chance), _permuted(contracts, unseen, chance)]

    def counterpart(self, state: State, other: State, seat: Seat, move: Any) -> Any:
        """To keep the first of two contracts looks to others like keeping the first of two other ones."""
        if isinstance(move, Keep):
            return Keep(other.offers[seat][state.offers[seat].index(move.contract)])
        return move

    def tells_the_same(self, state: State, other: State, viewer: Viewer, seat: Seat, move: Any) -> bool:
        both = (state, other)
        if state.turns_left == 1 or state.passes == state.seats - 1:  # the end opens all contracts (ROU-053)
            ends = [(each.contracts, each.offers, each.contract_pile) for each in both]
            if ends[0] != ends[1]:
                return False
        match move:
            case Draw(slot) if slot == DECK:
                tops = [each.pile[each.pile_next :][:1] for each in both]
                return seat != viewer or tops[0] == tops[1]
            case Draw(slot):
                taken = market_cards(state.market)[slot] != WILD
                return _same_sweeps(state, other, -taken) and _same_market_cards(state, other)
            case Claim():
                return _same_sweeps(state, other, move.coloured) and _same_market_cards(state, other)
            case TakeContracts():
                offers = [each.contract_pile[each.contract_next :][:2] for each in both]
                return seat != viewer or offers[0] == offers[1]
            case Keep() | KeepBoth() if state.agenda[-1].seats == (seat,):
                # How many each kept is shown when all have chosen (ROU-013).
                numbers = [list(map(len, each.first_kept)) for each in both]
                return numbers[0] == numbers[1]
        return True

    def taint(self, state: State, viewer: Viewer) -> tuple[State, set[int]]:
        """Contracts and cards of the piles get numbers that stand nowhere else; so does every other hand as a whole."""
        tainted = state.copy()
        hidden = set(state.contract_pile) - _seen_contracts(state, viewer)
        names = {contract: _TAINT + contract for contract in hidden}
        _relabel(tainted, names)
        tainted.pile = tuple(2 * _TAINT + card for card in state.pile)
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                tainted.hands[seat] = hand + (_TAINT << SHIFT[-1] + SHIFT[1])
        taints = {*names.values(), *tainted.pile, *tainted.hands} - set(state.hands)
        return tainted, taints

    def bears_taint(self, move: Any) -> bool:
        return isinstance(move, TakeContracts | KeepBoth)


def _same_sweeps(state: State, other: State, more: int) -> bool:
    """A sweep, or none, tells whether fewer than three coloured cards are outside the hands (ROU-034)."""
    enough = [_coloured_outside_hands(each) + more >= MANY_WILDS for each in (state, other)]
    return enough[0] == enough[1]


def _same_market_cards(state: State, other: State) -> bool:
    """The cards that may be turned up next are the same."""
    tops = [each.pile[each.pile_next :][:MOST_CARDS_OF_A_MOVE] for each in (state, other)]
    return tops[0] == tops[1]


RESAMPLER = RoutesResampler()
