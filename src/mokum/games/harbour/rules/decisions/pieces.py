"""Decisions about the pieces of extensions: where the Foreman, the Bailiff and the market's pawn begin and go.

A piece that has nowhere to go leaves the game (HAR-298, HAR-313).
"""

from mokum.games.harbour import agenda as a
from mokum.games.harbour.board import BLOCK_COST, DEPOT_SPACES, GOODS
from mokum.games.harbour.events import BailiffMoved, Events, ForemanMoved, MarketPawnMoved
from mokum.games.harbour.moves import OfBlock, OfGood, OfSpace, bits, union
from mokum.games.harbour.rules.city import bailiff_places
from mokum.games.harbour.rules.decisions.question import HarbourQuestion, P
from mokum.games.harbour.rules.port import foreman_places, pawn_places
from mokum.games.harbour.state import NOTHING, State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_FOREMAN, _BAILIFF, _PAWN = bits("foreman"), bits("bailiff"), bits("pawn")
BAILIFF_BEGINS_AT_COST = 2


class _Foreman(HarbourQuestion[P, OfSpace]):
    def follows(self, state: State, asked: P, seat: Seat, move: OfSpace, chance: Chance) -> Events:
        yield ForemanMoved(move.space)


class PlaceForeman(_Foreman[a.PlaceForeman]):
    """On which depot the Foreman begins."""

    asks = a.PlaceForeman
    rule = "HAR-365"

    def options(self, state: State, asked: a.PlaceForeman, seat: Seat) -> int:
        """One of the four depots (HAR-290)."""
        return union(_FOREMAN, DEPOT_SPACES)


class ForemanTo(_Foreman[a.ForemanTo]):
    """Where the Foreman goes."""

    asks = a.ForemanTo
    rule = "HAR-391"

    def options(self, state: State, asked: a.ForemanTo, seat: Seat) -> int:
        """The nearest other warehouses and depots with room (HAR-293)."""
        return union(_FOREMAN, foreman_places(state))


class _Bailiff(HarbourQuestion[P, OfBlock]):
    def follows(self, state: State, asked: P, seat: Seat, move: OfBlock, chance: Chance) -> Events:
        yield BailiffMoved(move.block)


class PlaceBailiff(_Bailiff[a.PlaceBailiff]):
    """On which block the Bailiff begins."""

    asks = a.PlaceBailiff
    rule = "HAR-365"

    def options(self, state: State, asked: a.PlaceBailiff, seat: Seat) -> int:
        """A block of cost 2 (HAR-291)."""
        return union(_BAILIFF, (block for block, cost in enumerate(BLOCK_COST) if cost == BAILIFF_BEGINS_AT_COST))


class BailiffTo(_Bailiff[a.BailiffTo]):
    """Where the Bailiff goes."""

    asks = a.BailiffTo
    rule = "HAR-391"

    def options(self, state: State, asked: a.BailiffTo, seat: Seat) -> int:
        """The nearest free blocks (HAR-297)."""
        return union(_BAILIFF, bailiff_places(state))

    def without_answer(self, state: State, asked: a.BailiffTo) -> Events:
        yield BailiffMoved(NOTHING)


class _Pawn(HarbourQuestion[P, OfGood]):
    def follows(self, state: State, asked: P, seat: Seat, move: OfGood, chance: Chance) -> Events:
        yield MarketPawnMoved(move.good)


class PlacePawn(_Pawn[a.PlacePawn]):
    """On which space of the black market the pawn begins."""

    asks = a.PlacePawn
    rule = "HAR-365"

    def options(self, state: State, asked: a.PlacePawn, seat: Seat) -> int:
        """Any space (HAR-310)."""
        return union(_PAWN, range(len(GOODS)))


class PawnTo(_Pawn[a.PawnTo]):
    """Where the pawn of the black market goes."""

    asks = a.PawnTo
    rule = "HAR-391"

    def options(self, state: State, asked: a.PawnTo, seat: Seat) -> int:
        """The nearest empty spaces (HAR-312)."""
        return union(_PAWN, pawn_places(state))

    def without_answer(self, state: State, asked: a.PawnTo) -> Events:
        yield MarketPawnMoved(NOTHING)


QUESTIONS = (PlaceForeman(), ForemanTo(), PlaceBailiff(), BailiffTo(), PlacePawn(), PawnTo())
