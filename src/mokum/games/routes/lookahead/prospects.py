"""Which moves of a seat deserve to be tried out."""

from collections.abc import Sequence

from mokum.games.routes.advice.measures import POINT
from mokum.games.routes.lookahead.blocks import blocks
from mokum.games.routes.moves import Claim, Draw, RoutesMove, TakeContracts
from mokum.games.routes.view import View
from mokum.kernel.moves import MoveSet

FEW = 4
"""Claims that are tried out for their own sake, at most."""
NEAR = 4 * POINT
"""What promises so much less than the best move is not tried out, unless it is the best claim or the best draw."""
FEW_BLOCKS = 2
"""Further claims that are tried out because another seat seems to need the route, at most."""


def prospects(view: View, moves: MoveSet[RoutesMove], worth: Sequence[int]) -> list[int]:
    """The best claims, each paid for as advice pays, and the best draw; blocks; and contracts where advice thinks of
    them. The best first.

    Which of two cards is better a few worlds cannot tell: what they say of it has nothing to do with what comes of it.
    """
    best_of: dict[object, int] = {}
    for index, move in enumerate(moves):
        same = (Claim, move.route) if isinstance(move, Claim) else Draw if isinstance(move, Draw) else move
        if same not in best_of or _rank(view, moves, worth, index) > _rank(view, moves, worth, best_of[same]):
            best_of[same] = index
    by_worth = sorted(best_of.values(), key=lambda index: -worth[index])
    least = worth[by_worth[0]] - NEAR
    routes = {index: move.route for index in by_worth if isinstance(move := moves[index], Claim)}
    left_out = {index for place, index in enumerate(routes) if place >= FEW or (place and worth[index] < least)}
    if left_out:
        costs = blocks(view)
        blocking = [index for index in sorted(left_out) if routes[index] in costs]
        left_out.difference_update(sorted(blocking, key=lambda index: -costs[routes[index]])[:FEW_BLOCKS])
    left_out.update(index for index in by_worth if isinstance(moves[index], TakeContracts) and worth[index] < least)
    return [index for index in by_worth if index not in left_out]


def _rank(view: View, moves: MoveSet[RoutesMove], worth: Sequence[int], index: int) -> tuple[int, int]:
    """What a move is worth; where advice does not look how a claim is paid, the colour of which most are held."""
    move = moves[index]
    return worth[index], view.hand[move.colour] if isinstance(move, Claim) else 0
