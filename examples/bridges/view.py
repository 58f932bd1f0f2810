"""What a viewer knows, built up from nothing, and a state that it could be looking at (BRI-040)."""

from collections import Counter

import msgspec

from bridges.board import BOATS
from bridges.rules import points
from bridges.state import State, Tally, Turn, Waiting
from mokum.kernel.agenda import awaited
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat, Viewer

NOBODY: Seat = -1


class View(msgspec.Struct, frozen=True):
    """All that one viewer knows."""

    viewer: Viewer
    turn: Seat
    """Whose turn it is; -1 when the game is over."""
    hand: tuple[int, ...]
    """The viewer's own boats; a spectator has none."""
    hands: tuple[int, ...]
    """By seat: how many boats it has."""
    pile: int
    queues: tuple[tuple[Waiting, ...], ...]
    sent: tuple[int, ...]
    """By mast: how many boats were ever sent."""
    tallies: tuple[Tally, ...]
    points: tuple[int, ...]
    """By seat: what it has so far."""


def view_of(state: State, viewer: Viewer) -> View:
    """The public things, and the viewer's own hand."""
    turn = awaited(state.agenda)
    return View(
        viewer=viewer,
        turn=turn[0] if turn else NOBODY,
        hand=state.hands[viewer] if 0 <= viewer < state.seats else (),
        hands=tuple(map(len, state.hands)),
        pile=len(state.pile),
        queues=tuple(state.queues),
        sent=tuple(state.sent),
        tallies=tuple(state.tallies),
        points=tuple(map(points, state.tallies)),
    )


def imagine(view: View, chance: Chance) -> State:
    """The boats that the viewer has not seen, dealt at random to the others and the pile."""
    known = Counter(view.hand) + Counter(dict(enumerate(view.sent)))
    unseen = chance.shuffled("imagine", (Counter(BOATS) - known).elements())
    hands = []
    for seat, size in enumerate(view.hands):
        hands.append(view.hand if seat == view.viewer else tuple(sorted(unseen.pop() for _ in range(size))))
    is_over = view.turn == NOBODY
    return State(
        seats=len(view.hands),
        pile=tuple(unseen),
        hands=hands,
        queues=list(view.queues),
        sent=list(view.sent),
        tallies=list(view.tallies),
        agenda=() if is_over else (Turn((view.turn,)),),
        is_over=is_over,
    )
