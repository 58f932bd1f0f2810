"""Decisions of the setup: starting cards and starting cubes."""

from mokum.games.harbour import agenda as a
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.events import CardTaken, CubesPlaced, Events, OfferDiscarded
from mokum.games.harbour.moves import OfCard, OfColour, bits, union
from mokum.games.harbour.rules.decisions.question import HarbourQuestion
from mokum.games.harbour.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_TAKE, _CUBE = bits("take"), bits("cube")
_ANY_CUBE = union(_CUBE, range(len(COLOURS)))


class StartCard(HarbourQuestion[a.StartCard, OfCard]):
    """Which starting card is taken."""

    asks = a.StartCard
    rule = "HAR-366"

    def options(self, state: State, asked: a.StartCard, seat: Seat) -> int:
        """One of the cards that are still there."""
        return union(_TAKE, state.offer)

    def follows(self, state: State, asked: a.StartCard, seat: Seat, move: OfCard, chance: Chance) -> Events:
        """Into the rack; the card left over is discarded (HAR-029)."""
        yield CardTaken(seat, move.card)
        if all(state.racks):
            yield OfferDiscarded(state.offer)


class StartCube(HarbourQuestion[a.StartCube, OfColour]):
    """Which colour goes on a slot of the rose."""

    asks = a.StartCube
    rule = "HAR-367"
    always_asked = True

    def options(self, state: State, asked: a.StartCube, seat: Seat) -> int:
        """One of six colours."""
        return _ANY_CUBE

    def follows(self, state: State, asked: a.StartCube, seat: Seat, move: OfColour, chance: Chance) -> Events:
        """One cube on slot 1, two on slot 2 (HAR-030)."""
        yield CubesPlaced(seat, move.colour, asked.slot, asked.slot)


QUESTIONS = (StartCard(), StartCube())
