"""Decisions of phases I, II and IV: cards, dice, the cube that is kept."""

from mokum.games.harbour import cubes
from mokum.games.harbour.agenda import ChooseDie, DropCard, Frame, KeepCube, ShiftDie, TakeCard, TomDiscard
from mokum.games.harbour.board import COLOURS, RACK
from mokum.games.harbour.cubes import NO_CUBES, ONE_COUNTED
from mokum.games.harbour.events import (
    CardTaken,
    OfferDiscarded,
    PoolEmptied,
    RackCardDiscarded,
    Story,
    TokenTaken,
)
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.moves import CATALOGUE, WORD, HarbourMove, OfCard, OfColour, Plain, Shift, bits, row
from mokum.games.harbour.rules.decisions.registry import answer_to, options_of, union
from mokum.games.harbour.rules.dice import MAY_SHIFT, place_cubes, shifts
from mokum.games.harbour.state import NOTHING, State

_TAKE, _DISCARD = bits("take"), bits("discard")
_DIE, _KEEP = row("die"), row("keep")
_SHIFT = {(move.colour, move.by): CATALOGUE.bit(move) for move in CATALOGUE if isinstance(move, Shift)}
_MAY_TAKE_NONE = cards_of("take_card")
DICE_EACH = 2
_ALL_DICE = (1 << len(COLOURS)) - 1


@options_of(TakeCard)
def offer(state: State, decision: TakeCard) -> int:
    """A card of the offer, or none with the card for it (HAR-370); none too if there is none (HAR-346)."""
    may_pass = state.tableaus[decision.seats[0]] & _MAY_TAKE_NONE or not state.offer
    return union(_TAKE, state.offer) | (WORD["take none"] if may_pass else 0)


@answer_to(TakeCard)
def take_card(state: State, decision: TakeCard, move: OfCard | Plain, frames: list[Frame]) -> Story:
    """Into the rack; a sixth card makes one go (HAR-061, HAR-063)."""
    seat = decision.seats[0]
    if isinstance(move, OfCard):
        if len(state.racks[seat]) == RACK:
            frames.append(DropCard((seat,)))
        return (CardTaken(seat, move.card),)
    return ()


@options_of(DropCard, always_asked=True)
def rack(state: State, decision: DropCard) -> int:
    """One of the six (HAR-371)."""
    return union(_DISCARD, state.racks[decision.seats[0]])


@answer_to(DropCard)
def drop_card(state: State, decision: DropCard, move: OfCard, frames: list[Frame]) -> Story:
    """It goes, and a penalty token comes (HAR-063)."""
    return RackCardDiscarded(decision.seats[0], move.card), TokenTaken(decision.seats[0], 1)


@options_of(TomDiscard)
def level_plans(state: State, decision: TomDiscard) -> int:
    """One of the plans that are level (HAR-372)."""
    return union(_DISCARD, decision.plans)


@answer_to(TomDiscard)
def tom_discards_it(state: State, decision: TomDiscard, move: OfCard, frames: list[Frame]) -> Story:
    """The plan leaves the offer (HAR-326)."""
    return (OfferDiscarded((move.card,)),)


@options_of(ChooseDie, always_asked=True)
def dice(state: State, decision: ChooseDie) -> int:
    """A die that the seat has not chosen yet (HAR-373)."""
    left = _ALL_DICE
    for colour in decision.chosen:
        left ^= 1 << colour
    return left << _DIE


@answer_to(ChooseDie)
def choose_die(state: State, decision: ChooseDie, move: OfColour, frames: list[Frame]) -> Story:
    """After the second die the cubes go on the rose (HAR-073, HAR-074)."""
    seat, chosen = decision.seats[0], (*decision.chosen, move.colour)
    if len(chosen) < DICE_EACH:
        frames.append(ChooseDie((seat,), chosen))
    elif state.tableaus[seat] & MAY_SHIFT:
        frames.append(ShiftDie((seat,), chosen))
    else:
        return place_cubes(state, seat, chosen, NOTHING, 0)
    return ()


@options_of(ShiftDie)
def shift_options(state: State, decision: ShiftDie) -> int:
    """One of the dice lower or higher, or neither (HAR-374)."""
    return union(_SHIFT, shifts(state, decision.chosen)) | WORD["shift none"]


@answer_to(ShiftDie)
def shift_die(state: State, decision: ShiftDie, move: HarbourMove, frames: list[Frame]) -> Story:
    """The cubes go on the rose (HAR-076)."""
    colour, by = (move.colour, move.by) if isinstance(move, Shift) else (NOTHING, 0)
    return place_cubes(state, decision.seats[0], decision.chosen, colour, by)


@options_of(KeepCube)
def keepable(state: State, decision: KeepCube) -> int:
    """A colour of the pool, or none (HAR-392)."""
    return cubes.colour_set(state.pools[decision.seats[0]]) << _KEEP | WORD["keep none"]


@answer_to(KeepCube)
def keep_cube(state: State, decision: KeepCube, move: HarbourMove, frames: list[Frame]) -> Story:
    """One cube goes to the house, the others are lost (HAR-190)."""
    return (PoolEmptied(decision.seats[0], ONE_COUNTED[move.colour] if isinstance(move, OfColour) else NO_CUBES),)
