"""What cards are worth: in the rack, when they become active, and each time they are used."""

from functools import lru_cache
from typing import NamedTuple

from mokum.games.harbour.advice.counting import count, holds
from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.prices import CUBE, CUBE_OF_CHOICE, POINT
from mokum.games.harbour.advice.river import worth_of_steps
from mokum.games.harbour.board import ROUNDS
from mokum.games.harbour.deck import CARDS, COST_SIZE, DISTRICT_OF_PLAN, KIND, mask
from mokum.games.harbour.effects import gains
from mokum.games.harbour.effects.counts import PlanUses
from mokum.games.harbour.effects.occasions import AtTheEnd, Use
from mokum.games.harbour.rules.activation import lacking
from mokum.games.harbour.rules.final import penalty
from mokum.games.harbour.rules.giving import times

POWER: tuple[int, ...] = (
    0,
    *(int(POINT * card.power[0] * card.power[1] * card.power[2]) if card.power else 0 for card in CARDS.values()),
)
"""By card: its printed power, reckoned from round 5 on."""
ROUNDS_OF_POWER = 8
RACK_PRESSURE = 110
"""What a card less in the rack is worth for each that is there: a full rack costs a token every round."""
TYPICAL_BLOCK = 7 * POINT
CROWDED = 50
"""What each cube of a card's cost weighs for each card that waits in the rack already."""
LACKING = 15
"""What a cube that is not on its way yet costs a card, for each round that has gone by."""
_PLAN_IS_USED_IN_TENTHS = 6
_TOKENS: tuple[int, ...] = (0, *(POINT * (penalty(tokens) - penalty(tokens - 1)) for tokens in range(1, 256)))
"""By number of penalty tokens: what the last of them costs."""
_NEEDS_PLAN: dict[int, int] = {
    number: mask("plan", test.count.district)
    for number, card in CARDS.items()
    if isinstance(card.effect, Use)
    for test in card.effect.when
    if isinstance(test.count, PlanUses) and test.count.district
}
"""By card: the plans of which one must have been used."""


class Given(NamedTuple):
    """What a card or a tile gives, sorted out once: most of it is the same in every position."""

    sure: int
    florins: int
    others: tuple[gains.Gain, ...]
    """What has to be looked at."""


@lru_cache(maxsize=512)
def _sorted_out(given: tuple[gains.Gain, ...]) -> Given:
    sure, florins, others = 0, 0, []
    for gain in given:
        match gain:
            case gains.Points(_, None, ()):
                sure += POINT * times(gain, 1)
            case gains.Florins(_, None, _, ()):
                florins += times(gain, 1)
            case gains.Cubes():
                sure += CUBE * (gain.black + gain.brown + gain.violet + gain.pink + gain.orange + gain.grey)
            case gains.ChosenCubes():
                sure += CUBE_OF_CHOICE * gain.amount
            case gains.FreeBlock():
                sure += TYPICAL_BLOCK
            case _:
                others.append(gain)
    return Given(sure, florins, tuple(others))


def worth_of_gains(position: Position, given: tuple[gains.Gain, ...], card: int) -> int:
    """What a card or a tile gives when it is used now."""
    sure, florins, others = _sorted_out(given)
    worth = sure + florins * position.florin
    for gain in others:
        match gain:
            case gains.Points() if holds(gain.when, position, card):
                worth += POINT * times(gain, 1 if gain.per is None else count(gain.per, position, card))
            case gains.Florins() if holds(gain.when, position, card):
                worth += position.florin * times(gain, 1 if gain.per is None else count(gain.per, position, card))
            case gains.OnTheRiver():
                worth += worth_of_steps(position, gain.steps)
            case gains.FreeActivations():
                worth += _best_of_rack(position, gain.cards)
    return worth


def price_of(position: Position, price: gains.Price | None) -> int:
    """What a use costs."""
    match price:
        case gains.PayFlorins(florins):
            return florins * position.florin
        case gains.PayAnyCubes(number):
            return number * CUBE
        case gains.PayCubes():
            return CUBE
        case gains.PayActivePlan():
            return min((card_worth(position, plan, position.round) for plan in _active_plans(position)), default=0)
    return 0


def _active_plans(position: Position) -> list[int]:
    return [card for card in position.mine.tableau if KIND[card] == "plan"]


def _best_of_rack(position: Position, number: int) -> int:
    return sum(sorted((activation_worth(position, card) for card in position.mine.rack), reverse=True)[:number])


def use_worth(position: Position, card: int) -> int:
    """What one use of an active card brings, its price paid."""
    effect = CARDS[card].effect
    assert isinstance(effect, Use)
    return worth_of_gains(position, effect.gain, card) - price_of(position, effect.pay)


def card_worth(position: Position, card: int, since: int) -> int:
    """What a card brings if it is active from a round on."""
    effect = CARDS[card].effect
    rounds = ROUNDS + 1 - since
    if isinstance(effect, AtTheEnd):
        now = worth_of_gains(position, effect.gain, card) if holds(effect.when, position, card) else 0
        return (now * position.round + POWER[card] * position.rounds_left) // ROUNDS
    if card in DISTRICT_OF_PLAN:
        return max(use_worth(position, card), 0) * rounds * _PLAN_IS_USED_IN_TENTHS // 10
    power = POWER[card]
    if card in _NEEDS_PLAN and not position.active & _NEEDS_PLAN[card]:
        power //= 3
    return power * rounds // ROUNDS_OF_POWER


def activation_worth(position: Position, card: int) -> int:
    """What it brings to make a card of the rack active now: its work, and one penalty token fewer to fear."""
    return card_worth(position, card, position.round) + rack_relief(position)


def rack_relief(position: Position) -> int:
    """What it is worth to have a card less in the rack."""
    return _token(position) * position.round // ROUNDS + len(position.mine.rack) * RACK_PRESSURE


def _token(position: Position) -> int:
    """What a further penalty token costs."""
    return _TOKENS[position.mine.tokens + len(position.mine.rack)]


def wish(position: Position, card: int) -> int:
    """How welcome a card is in the rack: what it will bring once paid, less its cubes, the more the fewer there are."""
    coming = position.pool + sum(position.rose)
    missing = sum(lacking(coming, card))
    # Dear cards stay in the rack for long, and a full rack costs tokens.
    cost = COST_SIZE[card] * CUBE + (COST_SIZE[card] + missing) * CROWDED * len(position.mine.rack)
    if missing > position.rounds_left:
        return -cost - _token(position)
    soon = min(position.round + 1, ROUNDS)
    return card_worth(position, card, soon) - cost - missing * position.round * LACKING
