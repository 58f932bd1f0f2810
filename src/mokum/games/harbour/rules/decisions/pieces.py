"""Decisions about goods and pieces: blocks, sales, jumps, Bailiff, Foreman, pawn, and what tasks ask for."""

from mokum.games.harbour.agenda import (
    BailiffTo,
    ClaimBlock,
    ForemanTo,
    Frame,
    GainCube,
    JumpTo,
    PawnTo,
    PlaceBailiff,
    PlaceForeman,
    PlaceGood,
    PlacePawn,
    ReturnPieces,
)
from mokum.games.harbour.board import SALE_FLORINS, SPACE_DISTANCE, SPACES, WATER
from mokum.games.harbour.events import (
    BailiffMoved,
    FlorinsGained,
    ForemanMoved,
    GoodSold,
    GoodStored,
    MarketPawnMoved,
    Story,
)
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.moves import WORD, OfBlock, OfGood, OfSpace, Plain, bits, row
from mokum.games.harbour.rules.city import bailiff_places, take_block
from mokum.games.harbour.rules.decisions.registry import answer_to, options_of, union
from mokum.games.harbour.rules.giving import free_blocks, more_from_cards
from mokum.games.harbour.rules.port import arrive, foreman_places, pawn_places
from mokum.games.harbour.rules.tasks import answer_return, return_options
from mokum.games.harbour.state import State

_BAILIFF, _PAWN = bits("bailiff"), bits("pawn")
_CLAIM = row("claim")
_JUMP, _FOREMAN = bits("jump"), bits("foreman")
_SELLS_FOR_BOTH = cards_of("sale_reward")


@options_of(PlaceGood)
def good_options(state: State, decision: PlaceGood) -> int:
    """Store it, or sell it if nobody sold one before (HAR-384)."""
    good = decision.good
    if state.sold >> good & 1:
        return WORD["store"]
    if state.tableaus[decision.seats[0]] & _SELLS_FOR_BOTH or state.pawn == good:
        return WORD["store"] | WORD["sell both"]
    return WORD["store"] | WORD["sell florins"] | WORD["sell cube"]


@answer_to(PlaceGood)
def place_good(state: State, decision: PlaceGood, move: Plain, frames: list[Frame]) -> Story:
    """Into the store, or to the black market for florins, a cube, or both (HAR-124, HAR-131, HAR-132)."""
    seat, good, word = decision.seats[0], decision.good, move.word
    if word == "store":
        return (GoodStored(seat, good),)
    on_pawn = state.pawn == good
    if on_pawn:
        frames.append(PawnTo((seat,)))
    if word != "sell florins":
        frames.append(GainCube((seat,), 1))
    sold = GoodSold(seat, good)
    if word == "sell cube":
        return (sold,)
    florins = FlorinsGained(seat, SALE_FLORINS)
    if word == "sell both" and not on_pawn:  # then it is the card that gives both (HAR-254)
        return sold, florins, *more_from_cards(state, seat, florins=True, points=False)
    return sold, florins


@options_of(ClaimBlock)
def claimable(state: State, decision: ClaimBlock) -> int:
    """Any block that nobody owns (HAR-390)."""
    return free_blocks(state) << _CLAIM


@answer_to(ClaimBlock)
def claim_block(state: State, decision: ClaimBlock, move: OfBlock, frames: list[Frame]) -> Story:
    """Taken free of charge, beside the buying action (HAR-126)."""
    return take_block(state, decision.seats[0], move.block, bought=False, frames=frames)


@options_of(JumpTo)
def jumps(state: State, decision: JumpTo) -> int:
    """The start, a pontoon or an anchor, other than the present one (HAR-390)."""
    here = state.barges[decision.seats[0]]
    return union(_JUMP, (space for space in range(len(SPACES)) if space not in WATER and space != here))


@answer_to(JumpTo)
def jump(state: State, decision: JumpTo, move: OfSpace, frames: list[Frame]) -> Story:
    """An arrival like any other, that counts as the shortest way (HAR-148)."""
    seat = decision.seats[0]
    return arrive(state, seat, move.space, SPACE_DISTANCE[state.barges[seat]][move.space])


@options_of(PawnTo)
def pawn_options(state: State, decision: PawnTo) -> int:
    """The nearest empty spaces (HAR-312)."""
    return union(_PAWN, pawn_places(state))


@answer_to(PawnTo, PlacePawn)
def move_pawn(state: State, decision: Frame, move: OfGood, frames: list[Frame]) -> Story:
    """The pawn of the black market stands there."""
    return (MarketPawnMoved(move.good),)


@options_of(BailiffTo)
def bailiff_options(state: State, decision: BailiffTo) -> int:
    """The nearest free blocks (HAR-297)."""
    return union(_BAILIFF, bailiff_places(state))


@answer_to(BailiffTo, PlaceBailiff)
def move_bailiff(state: State, decision: Frame, move: OfBlock, frames: list[Frame]) -> Story:
    """The Bailiff stands there."""
    return (BailiffMoved(move.block),)


@options_of(ForemanTo)
def foreman_options(state: State, decision: ForemanTo) -> int:
    """The nearest other warehouses and depots with room (HAR-293)."""
    return union(_FOREMAN, foreman_places(state))


@answer_to(ForemanTo, PlaceForeman)
def move_foreman(state: State, decision: Frame, move: OfSpace, frames: list[Frame]) -> Story:
    """The Foreman stands there."""
    return (ForemanMoved(move.space),)


options_of(ReturnPieces)(return_options)
answer_to(ReturnPieces)(answer_return)
