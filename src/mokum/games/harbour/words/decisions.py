"""What each kind of decision asks, as a phrase that follows `Anna,` or `Anna is to`."""

from collections.abc import Callable
from typing import Any

from mokum.games.harbour.agenda import (
    Act,
    Advance,
    BailiffTo,
    ChooseDie,
    ClaimBlock,
    DiscardPlan,
    DropCard,
    ForemanTo,
    Frame,
    FreeActivate,
    GainCube,
    JumpTo,
    KeepCube,
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
from mokum.games.harbour.words.phrases import GOOD_WORDS, card, clause, count


def _one_of(verb: str, number: int) -> str:
    return f"{verb} a cube" if number == 1 else f"{verb} {count(number, 'cube')}, one at a time"


_PLAIN: dict[type[Frame], str] = {
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

_DETAILED: dict[type[Frame], Callable[[Any], str]] = {
    StartCube: lambda asked: f"choose the colour of {count(asked.slot, 'cube')} for slot {asked.slot} of the rose",
    ChooseDie: lambda asked: f"choose the {'second' if asked.chosen else 'first'} die",
    WaiveCube: lambda asked: f"choose which cube of the cost of {card(asked.card)} is not paid",
    PayCube: lambda asked: _one_of("pay", asked.count),
    GainCube: lambda asked: _one_of("gain", asked.count),
    PlaceGood: lambda asked: f"store or sell the {GOOD_WORDS[asked.good]}",
    Advance: lambda asked: f"say whether {card(asked.card)} moves the river pawn",
    FreeActivate: lambda asked: f"activate {count(asked.count, 'card')} free of charge",
    SwapIn: lambda asked: f"take another card for {card(asked.given)}",
    ReturnPieces: lambda asked: f"say what to hand in for task {asked.task} ({clause(TASKS[asked.task].text)})",
}


def request(decision: Frame) -> str:
    """What is asked."""
    kind = type(decision)
    return _PLAIN[kind] if kind in _PLAIN else _DETAILED[kind](decision)
