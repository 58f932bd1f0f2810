"""Other worlds that look the same to a viewer of `merchants` (MER-280, MER-283)."""

from collections.abc import Sequence
from typing import Any

from mokum.games.merchants.agenda import DoubleLimit
from mokum.games.merchants.moves import DOUBLE_LIMITS, OPEN, PASS, SINGLE_LIMITS, Ahead, Limit
from mokum.games.merchants.state import NO_LIMIT, State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat, Viewer

_MOST_DRAWN = 16
"""No more cards come to light by one move: hourglass cards follow each other only where nobody has to decide."""
_TAINT = 10**12
"""Higher than any number in a message; taints count on from it."""


def _some_stay(deck: Sequence[int], begin: int, chance: Chance) -> tuple[int, ...]:
    """What lies below in another order; some of what lies on top stays."""
    stay = begin + chance.uniform("resample", len(deck) - begin + 1)
    return (*deck[:stay], *chance.shuffled("resample", deck[stay:]))


def _payable(state: State, seat: Seat) -> list[int]:
    """The limits that a seat could have sealed in this round (MER-141, MER-143)."""
    if isinstance(state.agenda[-1], DoubleLimit):
        return _payable_doubled(state, seat)
    limits = [PASS, *(limit for limit in SINGLE_LIMITS if limit <= state.money[seat])]
    return [*limits, OPEN] if state.money[seat] >= 200 else limits


def _sealed_by_others(state: State, viewer: Viewer) -> list[Seat]:
    return [seat for seat, limit in enumerate(state.limits) if limit != NO_LIMIT and seat != viewer]


def _ahead_of_others(state: State, viewer: Viewer) -> list[int]:
    """Where in `ahead` something stands that another seat sealed."""
    return [at for at, limit in enumerate(state.ahead) if limit != NO_LIMIT and at // 2 != viewer]


def _payable_doubled(state: State, seat: Seat) -> list[int]:
    return [PASS, *(limit for limit in DOUBLE_LIMITS if limit <= state.money[seat])]


def _result(state: State, seat: Seat, limit: int) -> tuple[int, list[Seat]]:
    """What a round comes to when this seat's limit closes it: the highest limit and who gave it (MER-142)."""
    limits = list(state.limits)
    limits[seat] = limit
    highest = max(limits)
    return highest, [other for other, own in enumerate(limits) if own == highest and own > PASS]


def _brings_the_same(state: State, other: State, openers: list[Seat]) -> bool:
    """Whether an opening looks the same: as many had sealed ahead, or the same where that decides it at once."""
    sealed = [limit != NO_LIMIT for limit in state.ahead]
    if sealed != [limit != NO_LIMIT for limit in other.ahead]:
        return False
    asked = [seat for seat, money in enumerate(state.money) if money >= DOUBLE_LIMITS[0]]
    at_once = any(all(sealed[2 * seat + (seat != opener)] for seat in asked) for opener in openers)
    return not at_once or state.ahead == other.ahead


class MerchantsResampler:
    """The order of the deck is hidden from all, a sealed limit from all but its seat; all else is public."""

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        other = state.copy()
        other.deck = _some_stay(state.deck, state.deck_next, chance)
        for seat in _sealed_by_others(state, viewer):
            if chance.uniform("resample", 2):
                limits = _payable(state, seat)
                other.limits[seat] = limits[chance.uniform("resample", len(limits))]
        ahead = list(state.ahead)
        for at in _ahead_of_others(state, viewer):
            if chance.uniform("resample", 2):  # another one, or none: that there is one is hidden too
                limits = [NO_LIMIT, *_payable_doubled(state, at // 2)]
                ahead[at] = limits[chance.uniform("resample", len(limits))]
        other.ahead = tuple(ahead)
        return other

    def resample_setup(self, state: State, drawn: list[Any], viewer: Viewer, chance: Chance) -> list[Any]:
        """The first player is public, and so are the cards that were drawn before the first decision."""
        *first, deck = drawn
        return [*first, [*deck[: state.deck_next], *chance.shuffled("resample", deck[state.deck_next :])]]

    def counterpart(self, state: State, other: State, seat: Seat, move: Any) -> Any:
        """As long as others are still to answer, any limit looks like any other."""
        if isinstance(move, Limit) and len(state.agenda[-1].seats) > 1:
            return Limit(PASS) if move.price != PASS else Limit(_payable(other, seat)[-1])
        if isinstance(move, Ahead):
            return Ahead(move.opener, PASS if move.price != PASS else _payable_doubled(other, seat)[-1])
        return move

    def tells_the_same(self, state: State, other: State, viewer: Viewer, seat: Seat, move: Any) -> bool:
        begin = state.deck_next
        if state.deck[begin:][:_MOST_DRAWN] != other.deck[begin:][:_MOST_DRAWN]:
            return False
        if not isinstance(move, Limit):
            return True
        result = _result(state, seat, move.price)
        if result != _result(other, seat, move.price):
            return False
        return result[0] != OPEN or not state.ahead or _brings_the_same(state, other, result[1])

    def taint(self, state: State, viewer: Viewer) -> tuple[State, set[int]]:
        """All cards in the deck and all limits of others get numbers that stand nowhere else."""
        tainted = state.copy()
        below = range(_TAINT, _TAINT + len(state.deck) - state.deck_next)
        tainted.deck = (*state.deck[: state.deck_next], *below)
        taints = set(below)
        for seat in _sealed_by_others(state, viewer):
            tainted.limits[seat] = _TAINT + len(taints)
            taints.add(tainted.limits[seat])
        ahead = list(state.ahead)
        for at in _ahead_of_others(state, viewer):
            ahead[at] = _TAINT + len(taints)
            taints.add(ahead[at])
        tainted.ahead = tuple(ahead)
        return tainted, taints

    def bears_taint(self, move: Any) -> bool:
        """Any move may lead to a card being drawn or a limit being read."""
        return False


RESAMPLER = MerchantsResampler()
