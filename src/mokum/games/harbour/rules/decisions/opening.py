"""Decisions of the setup: extension pieces, starting cards, starting cubes."""

from collections.abc import Iterator

from mokum.games.harbour.agenda import Frame, PlaceBailiff, PlaceForeman, PlacePawn, StartCard, StartCube
from mokum.games.harbour.board import BLOCK_COST, COLOURS, DEPOT_SPACES, GOODS
from mokum.games.harbour.events import CardTaken, CubesPlaced, HarbourEvent, OfferDiscarded, Story
from mokum.games.harbour.moves import OfCard, OfColour, bits
from mokum.games.harbour.rules.decisions.registry import answer_to, options_of, union
from mokum.games.harbour.state import State

_FOREMAN, _BAILIFF, _PAWN = bits("foreman"), bits("bailiff"), bits("pawn")
_TAKE, _CUBE = bits("take"), bits("cube")
_ANY_CUBE = union(_CUBE, range(len(COLOURS)))
BAILIFF_BEGINS_AT_COST = 2


@options_of(PlaceForeman)
def depots(state: State, decision: PlaceForeman) -> int:
    """One of the four depots (HAR-290)."""
    return union(_FOREMAN, DEPOT_SPACES)


@options_of(PlaceBailiff)
def blocks_of_two(state: State, decision: PlaceBailiff) -> int:
    """A block of cost 2 (HAR-291)."""
    return union(_BAILIFF, (block for block, cost in enumerate(BLOCK_COST) if cost == BAILIFF_BEGINS_AT_COST))


@options_of(PlacePawn)
def market_spaces(state: State, decision: PlacePawn) -> int:
    """Any space of the black market (HAR-310)."""
    return union(_PAWN, range(len(GOODS)))


@options_of(StartCard)
def starting_cards(state: State, decision: StartCard) -> int:
    """One of the cards that are still there (HAR-366)."""
    return union(_TAKE, state.offer)


@answer_to(StartCard)
def take_starting_card(state: State, decision: StartCard, move: OfCard, frames: list[Frame]) -> Iterator[HarbourEvent]:
    """Into the rack; the card left over is discarded (HAR-029)."""
    yield CardTaken(decision.seats[0], move.card)
    if not any(isinstance(frame, StartCard) for frame in frames):
        yield OfferDiscarded(state.offer)


@options_of(StartCube, always_asked=True)
def colours(state: State, decision: StartCube) -> int:
    """One of six colours (HAR-367)."""
    return _ANY_CUBE


@answer_to(StartCube)
def place_starting_cubes(state: State, decision: StartCube, move: OfColour, frames: list[Frame]) -> Story:
    """One cube on slot 1, two on slot 2 (HAR-030)."""
    return (CubesPlaced(decision.seats[0], move.colour, decision.slot, decision.slot),)
