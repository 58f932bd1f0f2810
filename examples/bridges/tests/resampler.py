"""Other worlds that look the same to a viewer of `bridges` (BRI-040)."""

from typing import Any

from bridges.board import HAND
from bridges.moves import Send
from bridges.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat, Viewer

_TAINT = 31_400
"""Higher than any number in a message; taints count on from it."""


class BridgesResampler:
    """Hands and the order of the pile are hidden; all else is public."""

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """The pile in another order, or the boats of others and the end of the pile dealt anew."""
        other = state.copy()
        if chance.uniform("resample", 2):
            other.pile = tuple(chance.shuffled("resample", state.pile))
            return other
        seats = [seat for seat in range(state.seats) if seat != viewer]
        stays = chance.uniform("resample", len(state.pile) + 1)
        hidden = chance.shuffled("resample", [*state.pile[stays:], *(b for seat in seats for b in state.hands[seat])])
        for seat in seats:
            other.hands[seat] = tuple(sorted(hidden.pop() for _ in state.hands[seat]))
        other.pile = (*state.pile[:stays], *hidden)
        return other

    def resample_setup(self, state: State, drawn: list[Any], viewer: Viewer, chance: Chance) -> list[Any]:
        first, boats = drawn
        place = (viewer - first) % state.seats if viewer >= 0 else state.seats
        own = range(HAND * place, HAND * place + HAND) if viewer >= 0 else range(0)
        others = [index for index in range(len(boats)) if index not in own]
        order = list(boats)
        for index, boat in zip(others, chance.shuffled("resample", [boats[index] for index in others]), strict=True):
            order[index] = boat
        return [first, order]

    def counterpart(self, state: State, other: State, seat: Seat, move: Send) -> Send:
        return move

    def tells_the_same(self, state: State, other: State, viewer: Viewer, seat: Seat, move: Send) -> bool:
        """A seat sees the boat that it draws; the others do not."""
        return seat != viewer or state.pile[:1] == other.pile[:1]

    def taint(self, state: State, viewer: Viewer) -> tuple[State, set[int]]:
        tainted = state.copy()
        tainted.pile = tuple(_TAINT + place for place in range(len(state.pile)))
        taints = set(tainted.pile)
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                tainted.hands[seat] = tuple(2 * _TAINT + 10 * seat + place for place in range(len(hand)))
                taints |= set(tainted.hands[seat])
        return tainted, taints

    def bears_taint(self, move: Send) -> bool:
        return False  # a boat that has another number now cannot be sent


RESAMPLER = BridgesResampler()
