"""Decisions of a turn: actions, cubes that are paid or gained, cards and the river."""

from mokum.games.harbour import agenda as a
from mokum.games.harbour import cubes
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.cubes import ONE
from mokum.games.harbour.deck import COST, PLANS
from mokum.games.harbour.events import (
    CubesGained,
    CubesPaid,
    DiscardTaken,
    Events,
    PileCardTaken,
    PlanDiscarded,
    RackCardDiscarded,
    Story,
)
from mokum.games.harbour.moves import WORD, HarbourMove, OfCard, OfColour, Plain, bits, row, union
from mokum.games.harbour.rules.acting import act, actions
from mokum.games.harbour.rules.activation import activate, waivable
from mokum.games.harbour.rules.decisions.question import HarbourQuestion
from mokum.games.harbour.rules.refusals import action_reason
from mokum.games.harbour.rules.rounds import RIVER_STEP_COST
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.machine import leads_to

_PAY, _WAIVE = row("pay"), row("waive")
_TAKE, _DISCARD, _ACTIVATE = bits("take"), bits("discard"), bits("activate")
_ANY_GAIN = (1 << len(COLOURS)) - 1 << row("gain")
_ON_OR_STOP = WORD["on"] | WORD["stop"]
_YES_OR_NO = WORD["yes"] | WORD["no"]


class Act(HarbourQuestion[a.Act, HarbourMove]):
    """What the seat does next in its turn: `acting` has the actions, `refusals` says why one is not offered."""

    asks = a.Act
    rule = "HAR-380"
    always_asked = True
    options = staticmethod(actions)
    follows = staticmethod(act)
    reason = staticmethod(action_reason)


class PayCube(HarbourQuestion[a.PayCube, OfColour]):
    """Which cube is paid."""

    asks = a.PayCube
    rule = "HAR-382"

    def options(self, state: State, asked: a.PayCube, seat: Seat) -> int:
        """A colour in the pool."""
        return cubes.colour_set(state.pools[seat]) << _PAY

    def follows(self, state: State, asked: a.PayCube, seat: Seat, move: OfColour, chance: Chance) -> Story:
        """One cube, and the next question if there are more to pay."""
        yield CubesPaid(seat, ONE[move.colour])
        return (a.PayCube(asked.seats, asked.count - 1),) if asked.count > 1 else ()


class GainCube(HarbourQuestion[a.GainCube, OfColour]):
    """Which cube is gained."""

    asks = a.GainCube
    rule = "HAR-383"
    always_asked = True

    def options(self, state: State, asked: a.GainCube, seat: Seat) -> int:
        """One of six colours."""
        return _ANY_GAIN

    def follows(self, state: State, asked: a.GainCube, seat: Seat, move: OfColour, chance: Chance) -> Story:
        """One cube, and the next question if there are more to gain (HAR-222)."""
        yield CubesGained(seat, ONE[move.colour])
        return (a.GainCube(asked.seats, asked.count - 1),) if asked.count > 1 else ()


class WaiveCube(HarbourQuestion[a.WaiveCube, OfColour]):
    """Which cube of a card's cost is not paid."""

    asks = a.WaiveCube
    rule = "HAR-381"

    def options(self, state: State, asked: a.WaiveCube, seat: Seat) -> int:
        """A colour of the printed cost without which the rest can be paid."""
        return waivable(state, seat, asked.card) << _WAIVE

    def follows(self, state: State, asked: a.WaiveCube, seat: Seat, move: OfColour, chance: Chance) -> Story:
        """The rest is paid, and the card is active (HAR-102)."""
        cost = COST[asked.card] - ONE[move.colour]
        if cost:
            yield CubesPaid(seat, cost)
        return (yield from activate(state, seat, asked.card))


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


class RiverOn(HarbourQuestion[a.RiverOn, Plain]):
    """Whether the river pawn goes on."""

    asks = a.RiverOn
    rule = "HAR-385"
    always_asked = True

    def options(self, state: State, asked: a.RiverOn, seat: Seat) -> int:
        """Another space for two cubes, or not."""
        return _ON_OR_STOP

    def follows(self, state: State, asked: a.RiverOn, seat: Seat, move: Plain, chance: Chance) -> Story:
        """Paid first, moved then (HAR-170)."""
        if move.word == "stop":
            return leads_to()
        return leads_to(a.MoveOnRiver(NOBODY, seat), a.PayCube(asked.seats, RIVER_STEP_COST))


class Advance(HarbourQuestion[a.Advance, Plain]):
    """Whether a card's river move is made."""

    asks = a.Advance
    rule = "HAR-386"
    always_asked = True

    def options(self, state: State, asked: a.Advance, seat: Seat) -> int:
        """The step may be declined."""
        return _YES_OR_NO

    def follows(self, state: State, asked: a.Advance, seat: Seat, move: Plain, chance: Chance) -> Story:
        """The card gives its step (HAR-244)."""
        return leads_to(a.Give(NOBODY, seat, asked.card)) if move.word == "yes" else leads_to()


QUESTIONS = (
    Act(),
    PayCube(),
    GainCube(),
    WaiveCube(),
    FreeActivate(),
    SwapOut(),
    SwapIn(),
    DiscardPlan(),
    RiverOn(),
    Advance(),
)
