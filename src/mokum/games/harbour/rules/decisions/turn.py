"""Decisions of a turn: actions, cubes that are paid or gained, cards and the river."""

from mokum.games.harbour import cubes
from mokum.games.harbour.agenda import (
    Act,
    Advance,
    DiscardPlan,
    Frame,
    FreeActivate,
    GainCube,
    Give,
    MoveOnRiver,
    PayCube,
    RiverOn,
    SwapIn,
    SwapOut,
    WaiveCube,
)
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.cubes import ONE, ONE_COUNTED, counts
from mokum.games.harbour.deck import COST, PLANS
from mokum.games.harbour.events import (
    CubesGained,
    CubesPaid,
    DiscardTaken,
    PileCardTaken,
    PlanDiscarded,
    RackCardDiscarded,
    Story,
)
from mokum.games.harbour.moves import WORD, OfCard, OfColour, Plain, bits, row
from mokum.games.harbour.rules.acting import act, actions
from mokum.games.harbour.rules.activation import activate, waivable
from mokum.games.harbour.rules.decisions.registry import answer_to, options_of, union
from mokum.games.harbour.rules.rounds import RIVER_STEP_COST
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members

_PAY, _WAIVE = row("pay"), row("waive")
_TAKE, _DISCARD, _ACTIVATE = bits("take"), bits("discard"), bits("activate")
_ANY_GAIN = (1 << len(COLOURS)) - 1 << row("gain")
_ON_OR_STOP = WORD["on"] | WORD["stop"]
_YES_OR_NO = WORD["yes"] | WORD["no"]


options_of(Act, always_asked=True)(actions)
answer_to(Act)(act)


@options_of(PayCube)
def payable_cubes(state: State, decision: PayCube) -> int:
    """A colour in the pool (HAR-382)."""
    return cubes.colour_set(state.pools[decision.seats[0]]) << _PAY


@answer_to(PayCube)
def pay_cube(state: State, decision: PayCube, move: OfColour, frames: list[Frame]) -> Story:
    """One cube, and the next question if there are more to pay."""
    if decision.count > 1:
        frames.append(PayCube(decision.seats, decision.count - 1))
    return (CubesPaid(decision.seats[0], ONE_COUNTED[move.colour]),)


@options_of(GainCube, always_asked=True)
def any_cube(state: State, decision: GainCube) -> int:
    """One of six colours (HAR-383)."""
    return _ANY_GAIN


@answer_to(GainCube)
def gain_cube(state: State, decision: GainCube, move: OfColour, frames: list[Frame]) -> Story:
    """One cube, and the next question if there are more to gain (HAR-222)."""
    if decision.count > 1:
        frames.append(GainCube(decision.seats, decision.count - 1))
    return (CubesGained(decision.seats[0], ONE_COUNTED[move.colour]),)


@options_of(WaiveCube)
def waivable_cubes(state: State, decision: WaiveCube) -> int:
    """A colour of the printed cost without which the rest can be paid (HAR-381)."""
    return waivable(state, decision.seats[0], decision.card) << _WAIVE


@answer_to(WaiveCube)
def waive_cube(state: State, decision: WaiveCube, move: OfColour, frames: list[Frame]) -> Story:
    """The rest is paid, and the card is active (HAR-102)."""
    seat, cost = decision.seats[0], COST[decision.card] - ONE[move.colour]
    paid = (CubesPaid(seat, counts(cost)),) if cost else ()
    return *paid, *activate(state, seat, decision.card, frames)


@options_of(FreeActivate, SwapOut)
def rack_cards(state: State, decision: FreeActivate | SwapOut) -> int:
    """A card of the rack (HAR-387, HAR-389)."""
    verb = _ACTIVATE if isinstance(decision, FreeActivate) else _DISCARD
    return union(verb, state.racks[decision.seats[0]])


@answer_to(FreeActivate)
def activate_free(state: State, decision: FreeActivate, move: OfCard, frames: list[Frame]) -> Story:
    """An activation like any other, but for its cost (HAR-105)."""
    if decision.count > 1:
        frames.append(FreeActivate(decision.seats, decision.count - 1))
    return activate(state, decision.seats[0], move.card, frames)


@answer_to(SwapOut)
def swap_out(state: State, decision: SwapOut, move: OfCard, frames: list[Frame]) -> Story:
    """It is discarded, and another is chosen (HAR-317)."""
    frames.append(SwapIn(decision.seats, move.card))
    return (RackCardDiscarded(decision.seats[0], move.card),)


@options_of(SwapIn)
def swap_options(state: State, decision: SwapIn) -> int:
    """Another card of the discards; if there is none, the top of one of two piles (HAR-317)."""
    others = members(state.discards & ~(1 << decision.given))
    if others:
        return union(_TAKE, others)
    left = {
        "draw artisan": len(state.artisans) - state.drawn[0],
        "draw building": len(state.buildings) - state.drawn[1],
    }
    return union(WORD, (word for word, cards in left.items() if cards))


@answer_to(SwapIn)
def swap_in(state: State, decision: SwapIn, move: OfCard | Plain, frames: list[Frame]) -> Story:
    """Into the rack, inactive (HAR-317)."""
    seat = decision.seats[0]
    if isinstance(move, OfCard):
        return (DiscardTaken(seat, move.card),)
    if move.word == "draw artisan":
        return (PileCardTaken(seat, state.artisans[state.drawn[0]], "artisan"),)
    return (PileCardTaken(seat, state.buildings[state.drawn[1]], "building"),)


@options_of(DiscardPlan)
def active_plans(state: State, decision: DiscardPlan) -> int:
    """One of the active plans (HAR-388)."""
    return union(_DISCARD, members(state.tableaus[decision.seats[0]] & PLANS))


@answer_to(DiscardPlan)
def discard_plan(state: State, decision: DiscardPlan, move: OfCard, frames: list[Frame]) -> Story:
    """It leaves the tableau (HAR-236)."""
    return (PlanDiscarded(decision.seats[0], move.card),)


@options_of(RiverOn, always_asked=True)
def on_or_stop(state: State, decision: RiverOn) -> int:
    """Another space for two cubes, or not (HAR-385)."""
    return _ON_OR_STOP


@answer_to(RiverOn)
def river_on(state: State, decision: RiverOn, move: Plain, frames: list[Frame]) -> Story:
    """Paid first, moved then (HAR-170)."""
    if move.word == "on":
        frames += (MoveOnRiver(NOBODY, decision.seats[0]), PayCube(decision.seats, RIVER_STEP_COST))
    return ()


@options_of(Advance, always_asked=True)
def yes_or_no(state: State, decision: Advance) -> int:
    """The step may be declined (HAR-386)."""
    return _YES_OR_NO


@answer_to(Advance)
def advance_by_card(state: State, decision: Advance, move: Plain, frames: list[Frame]) -> Story:
    """The card gives its step (HAR-244)."""
    if move.word == "yes":
        frames.append(Give(NOBODY, decision.seats[0], decision.card))
    return ()
