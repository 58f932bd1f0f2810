"""How good each move looks to somebody who knows the game and has this view, in hundredths of a point."""

from collections.abc import Callable
from typing import Any

from mokum.games.harbour import agenda as a
from mokum.games.harbour.advice import choices
from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.turn import actions
from mokum.games.harbour.moves import HarbourMove
from mokum.games.harbour.view import View
from mokum.kernel.moves import MoveSet

_ADVISERS: dict[type, Callable[[Position, MoveSet[HarbourMove], Any], list[int]]] = {
    a.Act: actions,
    a.StartCard: choices.cards_to_take,
    a.TakeCard: choices.cards_to_take,
    a.SwapIn: choices.cards_to_take,
    a.DropCard: choices.cards_to_lose,
    a.SwapOut: choices.cards_to_lose,
    a.TomDiscard: choices.cards_to_lose,
    a.DiscardPlan: choices.plans_to_lose,
    a.FreeActivate: choices.cards_for_nothing,
    a.StartCube: choices.start_cubes,
    a.ChooseDie: choices.dice,
    a.ShiftDie: choices.shifts,
    a.KeepCube: choices.cubes_to_keep,
    a.PayCube: choices.cubes_to_pay,
    a.GainCube: choices.cubes_to_gain,
    a.WaiveCube: choices.cubes_to_waive,
    a.PlaceGood: choices.good_to_place,
    a.RiverOn: choices.river_on,
    a.Advance: choices.yes_please,
    a.ClaimBlock: choices.blocks_to_take,
    a.PlaceBailiff: choices.blocks_to_take,
    a.BailiffTo: choices.blocks_to_take,
    a.JumpTo: choices.spaces_to_jump_to,
    a.ReturnPieces: choices.pieces_to_return,
}
"""By what is asked. Where the Foreman and the pawn of the black market stand is all the same."""


def advise(view: View, moves: MoveSet[HarbourMove]) -> list[int]:
    """In the order of the moves: what each promises; in a turn, above zero what is better than to end it."""
    decision = view.agenda[-1]
    adviser = _ADVISERS.get(type(decision))
    if adviser is None or len(moves) == 1:
        return [0] * len(moves)
    return adviser(Position(view), moves, decision)


__all__ = ["advise"]
