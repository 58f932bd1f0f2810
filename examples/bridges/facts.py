"""What follows from a view by the rules, so that a client need not know them: heights, and what a move brings."""

import msgspec

from bridges.board import BRIDGES, OPENS
from bridges.rules import worth
from bridges.state import State, height
from mokum.kernel.event import Viewer


class Sending(msgspec.Struct, frozen=True):
    """A boat of the viewer's hand under a bridge."""

    mast: int
    bridge: int
    height: int
    """Of the queue with this boat in it."""
    points: int
    """What the seat gets at once: 0 if the queue waits on, less if it is towed away."""


class Facts(msgspec.Struct, frozen=True):
    """What one viewer is told beside the view."""

    opens: int
    """The height at which a bridge opens."""
    heights: tuple[int, ...]
    """By bridge: the sum of the masts that wait there."""
    sendings: tuple[Sending, ...]


def facts_of(state: State, viewer: Viewer) -> Facts:
    """Of the public things, and of the viewer's own hand."""
    hand = sorted(set(state.hands[viewer])) if 0 <= viewer < state.seats else []
    return Facts(
        opens=OPENS,
        heights=tuple(map(height, state.queues)),
        sendings=tuple(_sending(state, mast, bridge) for bridge in range(len(BRIDGES)) for mast in hand),
    )


def _sending(state: State, mast: int, bridge: int) -> Sending:
    queue = state.queues[bridge]
    return Sending(mast, bridge, height(queue) + mast, worth(height(queue) + mast, len(queue) + 1))
