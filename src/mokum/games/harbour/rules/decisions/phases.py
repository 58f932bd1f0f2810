"""Decisions of phases I, II and IV: cards, dice, the cube that is kept."""

from mokum.games.harbour import agenda as a
from mokum.games.harbour import cubes
from mokum.games.harbour.board import COLOURS, RACK
from mokum.games.harbour.cubes import NO_CUBES, ONE_COUNTED
from mokum.games.harbour.events import (
    CardTaken,
    Events,
    OfferDiscarded,
    PoolEmptied,
    RackCardDiscarded,
    Story,
    TokenTaken,
)
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.moves import CATALOGUE, WORD, OfCard, OfColour, Plain, Shift, bits, row, union
from mokum.games.harbour.rules.decisions.question import HarbourQuestion
from mokum.games.harbour.rules.dice import MAY_SHIFT, place_cubes, shifts
from mokum.games.harbour.state import NOTHING, State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_TAKE, _DISCARD = bits("take"), bits("discard")
_DIE, _KEEP = row("die"), row("keep")
_SHIFT = {(move.colour, move.by): CATALOGUE.bit(move) for move in CATALOGUE if isinstance(move, Shift)}
_MAY_TAKE_NONE = cards_of("take_card")
DICE_EACH = 2
_ALL_DICE = (1 << len(COLOURS)) - 1


class TakeCard(HarbourQuestion[a.TakeCard, OfCard | Plain]):
    """Which card of the offer is taken."""

    asks = a.TakeCard
    rule = "HAR-370"

    def options(self, state: State, asked: a.TakeCard, seat: Seat) -> int:
        """A card of the offer, or none with the card for it; none too if there is none (HAR-346)."""
        may_pass = state.tableaus[seat] & _MAY_TAKE_NONE or not state.offer
        return union(_TAKE, state.offer) | (WORD["take none"] if may_pass else 0)

    def follows(self, state: State, asked: a.TakeCard, seat: Seat, move: OfCard | Plain, chance: Chance) -> Story:
        """Into the rack; a sixth card makes one go (HAR-061, HAR-063)."""
        if isinstance(move, OfCard):
            yield CardTaken(seat, move.card)
            if len(state.racks[seat]) > RACK:
                return (a.DropCard((seat,)),)
        return ()


class DropCard(HarbourQuestion[a.DropCard, OfCard]):
    """Which of six cards is discarded."""

    asks = a.DropCard
    rule = "HAR-371"
    always_asked = True

    def options(self, state: State, asked: a.DropCard, seat: Seat) -> int:
        """One of the six."""
        return union(_DISCARD, state.racks[seat])

    def follows(self, state: State, asked: a.DropCard, seat: Seat, move: OfCard, chance: Chance) -> Events:
        """It goes, and a penalty token comes (HAR-063)."""
        yield RackCardDiscarded(seat, move.card)
        yield TokenTaken(seat, 1)


class TomDiscard(HarbourQuestion[a.TomDiscard, OfCard]):
    """Which of the plans that are level TOM discards."""

    asks = a.TomDiscard
    rule = "HAR-372"

    def options(self, state: State, asked: a.TomDiscard, seat: Seat) -> int:
        """One of them."""
        return union(_DISCARD, asked.plans)

    def follows(self, state: State, asked: a.TomDiscard, seat: Seat, move: OfCard, chance: Chance) -> Events:
        """The plan leaves the offer (HAR-326)."""
        yield OfferDiscarded((move.card,))


class ChooseDie(HarbourQuestion[a.ChooseDie, OfColour]):
    """Which die is chosen."""

    asks = a.ChooseDie
    rule = "HAR-373"
    always_asked = True

    def options(self, state: State, asked: a.ChooseDie, seat: Seat) -> int:
        """A die that the seat has not chosen yet."""
        left = _ALL_DICE
        for colour in asked.chosen:
            left ^= 1 << colour
        return left << _DIE

    def follows(self, state: State, asked: a.ChooseDie, seat: Seat, move: OfColour, chance: Chance) -> Story:
        """After the second die the cubes go on the rose (HAR-073, HAR-074)."""
        chosen = (*asked.chosen, move.colour)
        if len(chosen) < DICE_EACH:
            return (a.ChooseDie((seat,), chosen),)
        if state.tableaus[seat] & MAY_SHIFT:
            return (a.ShiftDie((seat,), chosen),)
        yield from place_cubes(state, seat, chosen, NOTHING, 0)
        return ()


class ShiftDie(HarbourQuestion[a.ShiftDie, Shift | Plain]):
    """Whether the cubes of one of the chosen dice go to a neighbouring slot."""

    asks = a.ShiftDie
    rule = "HAR-374"

    def options(self, state: State, asked: a.ShiftDie, seat: Seat) -> int:
        """One of the dice lower or higher, or neither."""
        return union(_SHIFT, shifts(state, asked.chosen)) | WORD["shift none"]

    def follows(self, state: State, asked: a.ShiftDie, seat: Seat, move: Shift | Plain, chance: Chance) -> Events:
        """The cubes go on the rose (HAR-076)."""
        colour, by = (move.colour, move.by) if isinstance(move, Shift) else (NOTHING, 0)
        return place_cubes(state, seat, asked.chosen, colour, by)


class KeepCube(HarbourQuestion[a.KeepCube, OfColour | Plain]):
    """Which cube is kept in the house."""

    asks = a.KeepCube
    rule = "HAR-392"

    def options(self, state: State, asked: a.KeepCube, seat: Seat) -> int:
        """A colour of the pool, or none."""
        return cubes.colour_set(state.pools[seat]) << _KEEP | WORD["keep none"]

    def follows(self, state: State, asked: a.KeepCube, seat: Seat, move: OfColour | Plain, chance: Chance) -> Events:
        """One cube goes to the house, the others are lost (HAR-190)."""
        yield PoolEmptied(seat, ONE_COUNTED[move.colour] if isinstance(move, OfColour) else NO_CUBES)


QUESTIONS = (TakeCard(), DropCard(), TomDiscard(), ChooseDie(), ShiftDie(), KeepCube())
