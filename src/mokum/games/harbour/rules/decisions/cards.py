"""Decisions about cards in a turn: those that become active for nothing, are exchanged, or are discarded."""

from mokum.games.harbour import agenda as a
from mokum.games.harbour.deck import PLANS
from mokum.games.harbour.events import (
    DiscardTaken,
    Events,
    PileCardTaken,
    PlanDiscarded,
    RackCardDiscarded,
    Story,
)
from mokum.games.harbour.moves import WORD, OfCard, Plain, bits, union
from mokum.games.harbour.rules.activation import activate
from mokum.games.harbour.rules.decisions.question import HarbourQuestion
from mokum.games.harbour.state import State
from mokum.kernel.bits import members
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_TAKE, _DISCARD, _ACTIVATE = bits("take"), bits("discard"), bits("activate")


class FreeActivate(HarbourQuestion[a.FreeActivate, OfCard]):
    """Which card becomes active free of charge."""

    asks = a.FreeActivate
    rule = "HAR-387"

    def options(self, state: State, asked: a.FreeActivate, seat: Seat) -> int:
        """A card of the rack."""
        return union(_ACTIVATE, state.racks[seat])

    def follows(self, state: State, asked: a.FreeActivate, seat: Seat, move: OfCard, chance: Chance) -> Story:
        """An activation like any other, but for its cost; the next card is asked for after it (HAR-105)."""
        answers = yield from activate(state, seat, move.card)
        return (a.FreeActivate(asked.seats, asked.count - 1), *answers) if asked.count > 1 else answers


class SwapOut(HarbourQuestion[a.SwapOut, OfCard]):
    """Which card of the rack is given for another."""

    asks = a.SwapOut
    rule = "HAR-389"

    def options(self, state: State, asked: a.SwapOut, seat: Seat) -> int:
        """A card of the rack."""
        return union(_DISCARD, state.racks[seat])

    def follows(self, state: State, asked: a.SwapOut, seat: Seat, move: OfCard, chance: Chance) -> Story:
        """It is discarded, and another is chosen (HAR-317)."""
        yield RackCardDiscarded(seat, move.card)
        return (a.SwapIn(asked.seats, move.card),)


class SwapIn(HarbourQuestion[a.SwapIn, OfCard | Plain]):
    """Which card is taken for it."""

    asks = a.SwapIn
    rule = "HAR-389"

    def options(self, state: State, asked: a.SwapIn, seat: Seat) -> int:
        """Another card of the discards; if there is none, the top of one of two piles (HAR-317)."""
        others = members(state.discards & ~(1 << asked.given))
        if others:
            return union(_TAKE, others)
        left = {
            "draw artisan": len(state.artisans) - state.drawn[0],
            "draw building": len(state.buildings) - state.drawn[1],
        }
        return union(WORD, (word for word, cards in left.items() if cards))

    def follows(self, state: State, asked: a.SwapIn, seat: Seat, move: OfCard | Plain, chance: Chance) -> Events:
        """Into the rack, inactive (HAR-317)."""
        if isinstance(move, OfCard):
            yield DiscardTaken(seat, move.card)
        elif move.word == "draw artisan":
            yield PileCardTaken(seat, state.artisans[state.drawn[0]], "artisan")
        else:
            yield PileCardTaken(seat, state.buildings[state.drawn[1]], "building")


class DiscardPlan(HarbourQuestion[a.DiscardPlan, OfCard]):
    """Which active plan is discarded."""

    asks = a.DiscardPlan
    rule = "HAR-388"

    def options(self, state: State, asked: a.DiscardPlan, seat: Seat) -> int:
        """One of the active plans."""
        return union(_DISCARD, members(state.tableaus[seat] & PLANS))

    def follows(self, state: State, asked: a.DiscardPlan, seat: Seat, move: OfCard, chance: Chance) -> Events:
        """It leaves the tableau (HAR-236)."""
        yield PlanDiscarded(seat, move.card)


QUESTIONS = (FreeActivate(), SwapOut(), SwapIn(), DiscardPlan())
