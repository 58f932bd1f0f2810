"""Decisions about blocks, goods and the barge, and what is handed in for tasks."""

from mokum.games.harbour import agenda as a
from mokum.games.harbour.board import SALE_FLORINS, SPACE_DISTANCE, SPACES, WATER
from mokum.games.harbour.events import Events, FlorinsGained, GoodSold, GoodStored, Story
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.moves import WORD, HarbourMove, OfBlock, OfSpace, Plain, bits, row, union
from mokum.games.harbour.rules.city import take_block
from mokum.games.harbour.rules.decisions.question import HarbourQuestion
from mokum.games.harbour.rules.giving import free_blocks, more_from_cards
from mokum.games.harbour.rules.port import arrive
from mokum.games.harbour.rules.tasks import answer_return, return_options
from mokum.games.harbour.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_CLAIM, _JUMP = row("claim"), bits("jump")
_SELLS_FOR_BOTH = cards_of("sale_reward")


class PlaceGood(HarbourQuestion[a.PlaceGood, Plain]):
    """Whether the good that was just taken is stored or sold."""

    asks = a.PlaceGood
    rule = "HAR-384"

    def options(self, state: State, asked: a.PlaceGood, seat: Seat) -> int:
        """Store it, or sell it if nobody sold one before."""
        good = asked.good
        if state.sold >> good & 1:
            return WORD["store"]
        if state.tableaus[seat] & _SELLS_FOR_BOTH or state.pawn == good:
            return WORD["store"] | WORD["sell both"]
        return WORD["store"] | WORD["sell florins"] | WORD["sell cube"]

    def follows(self, state: State, asked: a.PlaceGood, seat: Seat, move: Plain, chance: Chance) -> Story:
        """Into the store, or to the black market for florins, a cube, or both (HAR-124, HAR-131, HAR-132)."""
        good, word = asked.good, move.word
        if word == "store":
            yield GoodStored(seat, good)
            return ()
        yield GoodSold(seat, good)
        on_pawn = state.pawn == good
        if word != "sell cube":
            yield FlorinsGained(seat, SALE_FLORINS)
        if word == "sell both" and not on_pawn:  # then it is the card that gives both (HAR-254)
            yield from more_from_cards(state, seat, florins=True, points=False)
        pawn_moves = (a.PawnTo((seat,)),) if on_pawn else ()
        return (*pawn_moves, a.GainCube((seat,), 1)) if word != "sell florins" else pawn_moves


class ClaimBlock(HarbourQuestion[a.ClaimBlock, OfBlock]):
    """Which block is taken free of charge."""

    asks = a.ClaimBlock
    rule = "HAR-390"

    def options(self, state: State, asked: a.ClaimBlock, seat: Seat) -> int:
        """Any block that nobody owns."""
        return free_blocks(state) << _CLAIM

    def follows(self, state: State, asked: a.ClaimBlock, seat: Seat, move: OfBlock, chance: Chance) -> Story:
        """Taken beside the buying action (HAR-126)."""
        return take_block(state, seat, move.block, bought=False)


class JumpTo(HarbourQuestion[a.JumpTo, OfSpace]):
    """Where the barge goes."""

    asks = a.JumpTo
    rule = "HAR-390"

    def options(self, state: State, asked: a.JumpTo, seat: Seat) -> int:
        """The start, a pontoon or an anchor, other than the present one."""
        here = state.barges[seat]
        return union(_JUMP, (space for space in range(len(SPACES)) if space not in WATER and space != here))

    def follows(self, state: State, asked: a.JumpTo, seat: Seat, move: OfSpace, chance: Chance) -> Events:
        """An arrival like any other, that counts as the shortest way (HAR-148)."""
        return arrive(state, seat, move.space, SPACE_DISTANCE[state.barges[seat]][move.space])


class ReturnPieces(HarbourQuestion[a.ReturnPieces, HarbourMove]):
    """What is handed in for a task; one without its pieces gives nothing."""

    asks = a.ReturnPieces
    rule = "HAR-395"
    options = staticmethod(return_options)

    def follows(self, state: State, asked: a.ReturnPieces, seat: Seat, move: HarbourMove, chance: Chance) -> Story:
        """Piece by piece, and scored when the set is complete (HAR-303)."""
        return answer_return(state, asked, seat, move)


QUESTIONS = (PlaceGood(), ClaimBlock(), JumpTo(), ReturnPieces())
