"""Which moves deserve to be tried out. A game has some 180 decisions a seat, and most of them need no thought."""

from collections.abc import Callable, Iterable, Sequence

from mokum.games.harbour import agenda as a
from mokum.games.harbour.advice.city import block_worths, city_of
from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.prices import CUBE, POINT
from mokum.games.harbour.advice.turn import FIRST, PLANNED, Turn
from mokum.games.harbour.board import BLOCK_COST
from mokum.games.harbour.cubes import total
from mokum.games.harbour.moves import HarbourMove, OfBlock, OfDocker, Plain
from mokum.games.harbour.rules.city import block_costs
from mokum.games.harbour.view import View
from mokum.kernel.lookahead import best_few
from mokum.kernel.moves import MoveSet

FEW = 4
NEAR: dict[type, int] = {
    a.StartCard: 6 * POINT,
    a.TakeCard: 6 * POINT,
    a.DropCard: 3 * POINT,
    a.SwapOut: 3 * POINT,
    a.SwapIn: 4 * POINT,
    a.TomDiscard: 3 * POINT,
    a.DiscardPlan: 3 * POINT,
    a.FreeActivate: 5 * POINT,
    a.StartCube: 3 * POINT,
    a.GainCube: POINT,
    a.KeepCube: POINT,
    a.PlaceGood: 5 * POINT,
    a.RiverOn: 3 * POINT,
    a.ClaimBlock: 3 * POINT,
    a.JumpTo: 4 * POINT,
}
"""By what is asked: how much less a move may promise and still be tried. What is not here needs no thought."""
NEAR_IN_TURN = 4 * POINT
NEAR_FOR_DICE = 5 * POINT

Moves = MoveSet[HarbourMove]

_MARKET, _END = Plain("market"), Plain("end")


def prospects(view: View, moves: Moves, worth: Sequence[int]) -> list[int]:
    """The indexes of moves to try, the best by advice first; one alone where there is nothing to think about."""
    decision = type(view.agenda[-1])
    if decision in _BY_DECISION and len(moves) > 1:
        return _BY_DECISION[decision](view, moves, worth)
    near = NEAR.get(decision)
    return best_few(worth, FEW, near) if near is not None else best_few(worth, 1, 0)


def _dice(view: View, moves: Moves, worth: Sequence[int]) -> list[int]:
    """Dice of the same worth are a pair that will be chosen together, whichever comes first."""
    first = {value: index for index, value in reversed(list(enumerate(worth)))}
    few = best_few(list(first), FEW, NEAR_FOR_DICE)
    return [list(first.values())[place] for place in few]


def _actions(view: View, moves: Moves, worth: Sequence[int]) -> list[int]:
    """What advice would do first, and what could be done instead: never what it means to do as well.

    What it buys at the market is not saved by ending the turn: to the value every florin is worth the same, the
    thirtieth as much as the third, so that whoever believed it would never spend any.
    """
    best = max(range(len(worth)), key=worth.__getitem__)
    if worth[best] >= FIRST - NEAR_IN_TURN:
        if isinstance(moves[best], OfDocker):
            return _only(worth, (index for index, move in enumerate(moves) if isinstance(move, OfDocker)))
        return [best]
    instead = alone(view, moves, worth)
    others = [index for index in range(len(worth)) if index != best and worth[index] < PLANNED - NEAR_IN_TURN]
    others = [index for index in others if instead[index] >= instead[best] - NEAR_IN_TURN]
    others.sort(key=lambda index: -instead[index])
    few = [best, *others[: FEW - 1]]
    return [index for index in few if moves[index] != _END] if moves[best] == _MARKET else few


def _only(worth: Sequence[int], among: Iterable[int]) -> list[int]:
    """The best few of some of the moves."""
    indexes = list(among)
    return [indexes[place] for place in best_few([worth[index] for index in indexes], FEW, NEAR_IN_TURN)]


def alone(view: View, moves: Moves, worth: Sequence[int]) -> list[int]:
    """What each action brings by itself, its cubes taken off; advice says so only of what is not bought."""
    position = Position(view)
    turn = Turn(position)
    found = {want.move: want.worth - CUBE * total(want.cost) for want in turn.wants.cards}
    if any(isinstance(move, OfBlock) and move.verb == "buy" for move in moves):
        city = city_of(position)
        costs = block_costs(city.cheaper, city.bailiff) or BLOCK_COST
        found |= {OfBlock("buy", block): brings - CUBE * costs[block] for block, brings in block_worths(city).items()}
    return [found.get(move, promised) for move, promised in zip(moves, worth, strict=True)]


_BY_DECISION: dict[type, Callable[[View, Moves, Sequence[int]], list[int]]] = {
    a.Act: _actions,
    a.ChooseDie: _dice,
}
