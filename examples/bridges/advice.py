"""How good a move looks, from a view alone (what others call an evaluation)."""

from collections.abc import Sequence

from bridges.board import BONUS, MASTS, OF_EACH, OPENS
from bridges.moves import Send
from bridges.state import height
from bridges.view import View
from mokum.kernel.moves import MoveSet

_POINT = 100


def advise(view: View, moves: MoveSet[Send]) -> Sequence[int]:
    """A hundredth of a point for each: what the move gives, less what it leaves to the next player."""
    return [_worth(view, move) for move in moves]


def _worth(view: View, move: Send) -> int:
    queue = view.queues[move.bridge]
    after = height(queue) + move.mast
    if after == OPENS:
        return _POINT * (len(queue) + 1 + BONUS)
    if after > OPENS:
        return -_POINT
    return -_risk(view, OPENS - after, len(queue) + 2) - move.mast


def _risk(view: View, missing: int, boats: int) -> int:
    """What the next player would get with the mast that is missing, as likely as such boats are out of sight."""
    if missing not in MASTS:
        return 0
    unseen = OF_EACH - view.sent[missing] - view.hand.count(missing)
    others = view.pile + sum(view.hands) - len(view.hand)
    return _POINT * (boats + BONUS) * unseen // max(others, 1)
