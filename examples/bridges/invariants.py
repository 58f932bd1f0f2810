"""What always holds."""

from collections import Counter

from bridges.board import BOATS, HAND, OPENS
from bridges.state import State, height
from mokum.kernel.game import Broken


def check(state: State) -> None:
    """Raise Broken unless every boat is in one place and no bridge should have opened."""
    sent = Counter({mast: count for mast, count in enumerate(state.sent) if count})
    held = Counter(mast for hand in state.hands for mast in hand)
    if sent + held + Counter(state.pile) != Counter(BOATS):
        raise Broken("every boat is in the pile, in a hand, or was sent")
    waiting = Counter(boat.mast for queue in state.queues for boat in queue)
    if waiting - sent:
        raise Broken("a boat that waits was sent")
    if any(height(queue) >= OPENS for queue in state.queues):
        raise Broken("a queue of that height is gone")
    if any(len(hand) != HAND for hand in state.hands):
        raise Broken("everybody has three boats")
    if state.is_over == bool(state.pile):
        raise Broken("the game is over when the pile is empty")
