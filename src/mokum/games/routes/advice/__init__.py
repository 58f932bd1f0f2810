"""How good each move looks to somebody who knows the game and has this view, in hundredths of a point."""

from mokum.games.routes.advice.claiming import claim_promises
from mokum.games.routes.advice.contracts import gain_of_contracts, is_time_for_contracts
from mokum.games.routes.advice.drawing import Draws
from mokum.games.routes.advice.measures import POINT
from mokum.games.routes.advice.outlook import Outlook
from mokum.games.routes.advice.plans import Plan
from mokum.games.routes.advice.position import read
from mokum.games.routes.moves import Claim, Draw, Keep, RoutesMove, TakeContracts
from mokum.games.routes.view import Asked, View
from mokum.kernel.moves import MoveSet

NOT_NOW = 1000 * POINT
"""So much less than nothing is promised by what is not even thought about."""


def advise(view: View, moves: MoveSet[RoutesMove]) -> list[int]:
    """In the order of the moves: what each promises."""
    outlook = Outlook(read(view))
    if view.offer:
        return [outlook.promise_of((*view.contracts, *_kept(view, move))) for move in moves]
    plan = outlook.best_plan(view.contracts)
    draws = Draws(view, outlook, plan)
    if view.public.asked is Asked.SECOND_CARD:
        return [draws.second(move.slot) for move in moves if isinstance(move, Draw)]
    return _turn(view, plan, draws, moves)


def _kept(view: View, move: RoutesMove) -> tuple[int, ...]:
    return (move.contract,) if isinstance(move, Keep) else view.offer


def _turn(view: View, plan: Plan, draws: Draws, moves: MoveSet[RoutesMove]) -> list[int]:
    position = draws.outlook.position
    first = draws.first()
    promises = []
    claims = []
    for move in moves:
        if isinstance(move, Claim):
            claims.append(move)
        elif isinstance(move, Draw):
            promises.append(first[move.slot])
        elif isinstance(move, TakeContracts) and not plan.ways and is_time_for_contracts(position):
            promises.append(draws.now + gain_of_contracts(view, position))
        else:
            promises.append(draws.now - NOT_NOW)
    # Claims stand last in the catalogue, and so among the moves.
    return promises + claim_promises(draws.outlook, plan, claims, draws.now - NOT_NOW)


__all__ = ["advise"]
