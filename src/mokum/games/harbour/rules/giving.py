"""What cards and tiles give and ask: whether one is worth offering, and how it is carried out."""

from functools import cache

from mokum.games.harbour import cubes
from mokum.games.harbour.agenda import AnyPending, ClaimBlock, FreeActivate, GainCube, Give, JumpTo, SwapOut
from mokum.games.harbour.board import ALL_BLOCKS, MOUTH
from mokum.games.harbour.deck import CARDS, MARKET, PLANS, by_colour, cards_with, packed
from mokum.games.harbour.effects.gains import (
    ChosenCubes,
    Cubes,
    Florins,
    FreeActivations,
    FreeBlock,
    FreePlanUse,
    FreeSteps,
    Gain,
    Jump,
    OnTheRiver,
    PayActivePlan,
    PayAnyCubes,
    PayCubes,
    PayFlorins,
    Points,
    Price,
    Swap,
)
from mokum.games.harbour.effects.occasions import OnCardGain
from mokum.games.harbour.events import (
    CubesGained,
    Events,
    FlorinsGained,
    FreeStepsChanged,
    PlanUsed,
    PointsScored,
    Story,
)
from mokum.games.harbour.events.gains import CARD, EXTRA
from mokum.games.harbour.events.gains import MARKET as MARKET_TALLY
from mokum.games.harbour.rules.counting import Condition, counter, holds
from mokum.games.harbour.rules.river import advance
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_MORE = {what: cards_with(OnCardGain, what=what) for what in ("florins", "points")}
"""By what another card gives: the cards that add to it (HAR-250)."""
_MORE_CARDS = _MORE["florins"] | _MORE["points"]


GAINS: dict[int, tuple[Gain, ...]] = {number: getattr(card.effect, "gain", ()) for number, card in CARDS.items()} | {
    -number: tile.effect.gain for number, tile in MARKET.items()
}
"""By number of a card, or of a market tile below zero: what it gives."""


def gains_of(source: int) -> tuple[Gain, ...]:
    """What a card gives, or a market tile if the number is below zero."""
    return GAINS[source]


def amount(gain: Points | Florins, state: State, seat: Seat, source: int) -> int:
    """How many points or florins, if its tests hold."""
    if gain.when and not holds(gain.when, state, seat, source):
        return 0
    return times(gain, 1 if gain.per is None else counter(gain.per)(state, seat, source))


def times(gain: Points | Florins, number: int) -> int:
    """How many points or florins for so many of what is counted (HAR-E05, HAR-E06)."""
    if isinstance(gain, Florins):
        return gain.amount * -(-number // gain.each)
    if isinstance(gain.amount, tuple):
        return gain.amount[number - 1] if number else 0
    return gain.amount * number


def would_change_something(source: int, state: State, seat: Seat) -> bool:
    """Whether any of its gains would give anything now (HAR-088)."""
    return source in SURE or any(_gives(gain, state, seat, source) for gain in gains_of(source))


def _is_sure(gain: Gain) -> bool:
    """Whether it gives something however things stand."""
    if isinstance(gain, Points | Florins):
        return gain.per is None and not gain.when
    return not isinstance(gain, OnTheRiver | FreeActivations | Swap | FreeBlock)


SURE = {
    source for source in (*CARDS, *(-number for number in MARKET)) if any(_is_sure(gain) for gain in gains_of(source))
}
"""The cards and market tiles that give something however things stand."""


def _gives(gain: Gain, state: State, seat: Seat, source: int) -> bool:
    match gain:
        case Points() | Florins():
            return amount(gain, state, seat, source) > 0
        case OnTheRiver():
            return state.pawns[seat] != MOUTH
        case FreeActivations() | Swap():
            return bool(state.racks[seat])
        case FreeBlock():
            return free_blocks(state) != 0
    return True


def free_blocks(state: State) -> int:
    """The blocks that nobody owns."""
    owned = 0
    for arms in state.arms:
        owned |= arms
    return ALL_BLOCKS & ~owned


def can_pay(price: Price | None, state: State, seat: Seat) -> bool:
    """Whether a seat has what is asked."""
    return price is None or payable(price)(state, seat, 0)


@cache
def payable(price: Price) -> Condition:
    """The function that says whether a seat has what is asked."""
    match price:
        case PayFlorins(florins):
            return lambda state, seat, card: state.florins[seat] >= florins
        case PayAnyCubes(count):
            return lambda state, seat, card: cubes.total(state.pools[seat]) >= count
        case PayCubes():
            cost = packed(price)
            return lambda state, seat, card: cubes.covers(state.pools[seat], cost)
        case PayActivePlan():
            return lambda state, seat, card: state.tableaus[seat] & PLANS != 0


def give(state: State, step: Give, chance: Chance) -> Story:
    """Carry out the gains from where they were left; a question is put on the stack with the rest below it."""
    who, source = step.who, step.card
    florins, points = step.florins, step.points
    gains = gains_of(source)
    for at in range(step.at, len(gains)):
        gain = gains[at]
        match gain:
            case Points():
                number = amount(gain, state, who, source)
                if number:
                    yield PointsScored(who, number, CARD if source > 0 else MARKET_TALLY)
                    points = True
            case Florins():
                number = amount(gain, state, who, source)
                if number:
                    yield FlorinsGained(who, number)
                    florins = True
            case Cubes():
                yield CubesGained(who, by_colour(gain))
            case OnTheRiver(steps):
                yield from advance(state, who, steps)
            case FreeSteps(steps):
                yield FreeStepsChanged(who, steps)
            case FreePlanUse():
                yield PlanUsed(who, step.subject, paid=False)
                rest = Give(NOBODY, who, source, at + 1, florins, points, step.subject)
                return rest, Give(NOBODY, who, step.subject)
            case _:
                question = _question(gain, state, who)
                if question is not None:
                    return Give(NOBODY, who, source, at + 1, florins, points, step.subject), question
    if source > 0 and state.tableaus[who] & _MORE_CARDS:
        yield from more_from_cards(state, who, florins, points)
    return ()


def _question(gain: Gain, state: State, who: Seat) -> AnyPending | None:
    match gain:
        case ChosenCubes(count):
            return GainCube((who,), count)
        case FreeActivations(count):
            return FreeActivate((who,), min(count, len(state.racks[who]))) if state.racks[who] else None
        case FreeBlock():
            return ClaimBlock((who,)) if free_blocks(state) else None
        case Jump():
            return JumpTo((who,))
        case Swap():
            return SwapOut((who,)) if state.racks[who] else None
    raise TypeError(f"no rule gives {gain}")


def more_from_cards(state: State, who: Seat, florins: bool, points: bool) -> Events:
    """What other cards add when a card itself gave florins or points: once for each use (HAR-250 to HAR-255)."""
    for given, what in ((florins, "florins"), (points, "points")):
        if given:
            for number in members(state.tableaus[who] & _MORE[what]):
                for gain in gains_of(number):
                    if isinstance(gain, Florins):
                        yield FlorinsGained(who, gain.amount)
                    elif isinstance(gain, Points) and isinstance(gain.amount, int):
                        yield PointsScored(who, gain.amount, EXTRA)
