"""What each kind of decision asks, as a phrase that follows `Anna,` or `Anna is to`."""

from collections.abc import Callable
from typing import Any

from mokum.games.harbour.agenda import (
    Act,
    Advance,
    Agenda,
    AnyPending,
    BailiffTo,
    ChooseDie,
    ClaimBlock,
    DiscardPlan,
    DropCard,
    ForemanTo,
    FreeActivate,
    GainCube,
    Give,
    JumpTo,
    KeepCube,
    MoveBarge,
    MoveOnRiver,
    PawnTo,
    PayCube,
    PlaceBailiff,
    PlaceForeman,
    PlaceGood,
    PlacePawn,
    ReturnPieces,
    RiverOn,
    ShiftDie,
    StartCard,
    StartCube,
    SwapIn,
    SwapOut,
    TakeCard,
    TomDiscard,
    WaiveCube,
)
from mokum.games.harbour.deck import TASKS
from mokum.games.harbour.words.phrases import GOOD_WORDS, card, clause, count, space


def _cubes(verb: str, number: int, purpose: str = "") -> str:
    return f"{verb} a cube{purpose}" if number == 1 else f"{verb} {number} cubes{purpose}, one at a time"


_PLAIN: dict[type[AnyPending], str] = {
    PlaceForeman: "put the Foreman on a depot",
    PlaceBailiff: "put the Bailiff on a block of cost 2",
    PlacePawn: "put the pawn on a space of the black market",
    StartCard: "take one of the starting cards",
    TakeCard: "take a card of the offer",
    DropCard: "discard one of six cards and take a penalty token",
    TomDiscard: "choose which of two plans TOM discards",
    ShiftDie: "say whether the cubes of a die go one slot lower or higher",
    Act: "decide what to do next",
    RiverOn: "say whether the river pawn goes on",
    DiscardPlan: "discard an active plan",
    SwapOut: "choose a card of the rack to exchange",
    JumpTo: "choose where the barge goes",
    ClaimBlock: "choose a free block to take",
    PawnTo: "move the pawn of the black market",
    BailiffTo: "move the Bailiff",
    ForemanTo: "move the Foreman",
    KeepCube: "keep one cube in the house, or none",
}

_DETAILED: dict[type[AnyPending], Callable[[Any], str]] = {
    StartCube: lambda asked: f"choose the colour of {count(asked.slot, 'cube')} for slot {asked.slot} of the rose",
    ChooseDie: lambda asked: f"choose the {'second' if asked.chosen else 'first'} die",
    WaiveCube: lambda asked: f"choose which cube of the cost of {card(asked.card)} is not paid",
    GainCube: lambda asked: _cubes("gain", asked.count),
    PlaceGood: lambda asked: f"store or sell the {GOOD_WORDS[asked.good]}",
    Advance: lambda asked: f"say whether {card(asked.card)} moves the river pawn",
    FreeActivate: lambda asked: f"activate {count(asked.count, 'card')} free of charge",
    SwapIn: lambda asked: f"take another card for {card(asked.given)}",
    ReturnPieces: lambda asked: f"say what to hand in for task {asked.task} ({clause(TASKS[asked.task].text)})",
}


def request(agenda: Agenda) -> str:
    """What the decision on top asks; a payment also says what it is for, which lies below it."""
    decision = agenda[-1]
    if isinstance(decision, PayCube):
        return _cubes("pay", decision.count, _purpose(agenda[-2]) if len(agenda) > 1 else "")
    kind = type(decision)
    return _PLAIN[kind] if kind in _PLAIN else _DETAILED[kind](decision)


def _purpose(paid_for: AnyPending) -> str:
    match paid_for:
        case MoveBarge(space=there):
            return f" for the step to {space(there)}"
        case MoveOnRiver():
            return " for a space on the river"
        case Give(card=number) if number > 0:
            return f" for {card(number)}"
        case _:
            return ""
