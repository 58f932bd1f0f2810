"""What is still to be decided, and what goes on by itself afterwards: plain values on one stack.

A decision names the seat that it waits for. A step names none and is carried out as soon as it is on top.
"""

from mokum.kernel.agenda import NOBODY, Pending
from mokum.kernel.event import Seat


class Step(Pending, frozen=True):
    """Something that goes on by itself."""


class DealTasks(Step, frozen=True):
    """Every seat is dealt its task tiles."""


class RevealStartCards(Step, frozen=True):
    """The starting cards are turned up."""


class BeginRound(Step, frozen=True):
    """The order of play is fixed and the offer revealed."""


class RollDice(Step, frozen=True):
    """Phase I is over: what is left of the offer is discarded, and the dice are rolled."""


class TurnRoses(Step, frozen=True):
    """All dice are chosen: the roses turn and the turns begin."""


class BeginTurn(Step, frozen=True):
    """A seat's turn begins."""

    who: Seat = 0


class EndTurn(Step, frozen=True):
    """A seat has done its last action: the Foreman may move, and a cube may be kept."""

    who: Seat = 0


class EndRound(Step, frozen=True):
    """Phase IV, or the end of the game."""


class Leftovers(Step, frozen=True):
    """The last step of the final scoring."""


class Give(Step, frozen=True):
    """A card or a market tile gives what it shows, from this gain on."""

    who: Seat = 0
    card: int = 0
    """The number of a card, or of a market tile below zero."""
    at: int = 0
    florins: bool = False
    """It has given florins."""
    points: bool = False
    subject: int = 0
    """The card that set it off."""


class MoveBarge(Step, frozen=True):
    """A step of the barge that has been paid for."""

    who: Seat = 0
    space: int = 0


class MoveOnRiver(Step, frozen=True):
    """A space of the river action that has been paid for."""

    who: Seat = 0


class PlaceForeman(Pending, frozen=True):
    """On which depot the Foreman begins."""


class PlaceBailiff(Pending, frozen=True):
    """On which block the Bailiff begins."""


class PlacePawn(Pending, frozen=True):
    """On which space of the black market the pawn begins."""


class StartCard(Pending, frozen=True):
    """Which starting card is taken."""


class StartCube(Pending, frozen=True):
    """Which colour goes on this slot of the rose."""

    slot: int = 1


class TakeCard(Pending, frozen=True):
    """Which card of the offer is taken."""


class DropCard(Pending, frozen=True):
    """Which of six cards is discarded."""


class TomDiscard(Pending, frozen=True):
    """Which of two plans TOM discards."""

    plans: tuple[int, ...] = ()


class ChooseDie(Pending, frozen=True):
    """Which die is chosen, after these."""

    chosen: tuple[int, ...] = ()


class ShiftDie(Pending, frozen=True):
    """Whether the cubes of one of the chosen dice go to a neighbouring slot."""

    chosen: tuple[int, ...] = ()


class Act(Pending, frozen=True):
    """What the seat does next in its turn."""


class WaiveCube(Pending, frozen=True):
    """Which cube of a card's cost is not paid."""

    card: int = 0


class PayCube(Pending, frozen=True):
    """Which cube is paid, this one and so many in all."""

    count: int = 1


class GainCube(Pending, frozen=True):
    """Which cube is gained, this one and so many in all."""

    count: int = 1


class PlaceGood(Pending, frozen=True):
    """Whether the good that was just taken is stored or sold."""

    good: int = 0


class RiverOn(Pending, frozen=True):
    """Whether the river pawn goes on."""


class Advance(Pending, frozen=True):
    """Whether a card's river move is made."""

    card: int = 0


class FreeActivate(Pending, frozen=True):
    """Which card becomes active free of charge, this one and so many in all."""

    count: int = 1


class DiscardPlan(Pending, frozen=True):
    """Which active plan is discarded."""


class SwapOut(Pending, frozen=True):
    """Which card of the rack is given for another."""


class SwapIn(Pending, frozen=True):
    """Which card is taken for it."""

    given: int = 0


class JumpTo(Pending, frozen=True):
    """Where the barge goes."""


class ClaimBlock(Pending, frozen=True):
    """Which block is taken free of charge."""


class PawnTo(Pending, frozen=True):
    """Where the pawn of the black market goes."""


class BailiffTo(Pending, frozen=True):
    """Where the Bailiff goes."""


class ForemanTo(Pending, frozen=True):
    """Where the Foreman goes."""


class KeepCube(Pending, frozen=True):
    """Which cube is kept in the house."""


class ReturnPieces(Pending, frozen=True):
    """What is handed in for a task, after so many pieces."""

    task: int = 0
    given: int = 0
    colours: tuple[int, ...] = ()
    """Of the cubes that were handed in for it."""


AnyPending = (
    DealTasks | RevealStartCards
    | BeginRound | RollDice | TurnRoses | BeginTurn | EndTurn | EndRound | Leftovers | Give | MoveBarge | MoveOnRiver
    | PlaceForeman | PlaceBailiff | PlacePawn | StartCard | StartCube | TakeCard | DropCard | TomDiscard | ChooseDie
    | ShiftDie | Act | WaiveCube | PayCube | GainCube | PlaceGood | RiverOn | Advance | FreeActivate | DiscardPlan
    | SwapOut | SwapIn | JumpTo | ClaimBlock | PawnTo | BailiffTo | ForemanTo | KeepCube | ReturnPieces
)  # fmt: skip

Agenda = tuple[AnyPending, ...]


def begin_turns(order: tuple[Seat, ...]) -> list[AnyPending]:
    """The turns of a round, the first seat's on top."""
    return [BeginTurn(NOBODY, seat) for seat in reversed(order)]
