"""How strong active cards are, and those of a rack: what they bring in a round, by what it is."""

from functools import lru_cache

from mokum.games.harbour.cubes import Cubes, covers
from mokum.games.harbour.deck import CARDS, COST, DISTRICT_OF_PLAN, PLANS, CardSet, mask
from mokum.games.harbour.effects import counts as c
from mokum.games.harbour.effects.gains import ChosenCubes, Florins, Points
from mokum.games.harbour.effects.gains import Cubes as GivenCubes
from mokum.games.harbour.effects.occasions import AtTheEnd, Use
from mokum.games.harbour.rules.counting import counter, part_of_state
from mokum.games.harbour.rules.giving import gains_of, times
from mokum.kernel.bits import members

STRENGTHS = ("points a round", "florins a round", "cubes a round", "other strength", "plans", "end strength")
_POINTS, _FLORINS, _CUBES, _OTHERS, _PLANS, _END = range(len(STRENGTHS))
_OF_THE_TABLEAU = (c.Tableau, c.TableauTypes, c.TableauPairs, c.TableauMost, c.Companions)
"""What can be counted without looking elsewhere."""
_ROUNDS_OF_POWER = 8

Strengths = tuple[float, ...]


def _power(card: int) -> float:
    """By the printed power, in points a round."""
    power = CARDS[card].power
    return power[0] * power[1] * power[2] / _ROUNDS_OF_POWER if power else 1.0


_POWER = (0.0, *map(_power, CARDS))


@lru_cache(maxsize=1 << 14)
def strengths(active: CardSet) -> Strengths:
    """What active cards bring together in a round."""
    found = [0.0] * len(STRENGTHS)
    for card in members(active):
        kind, strength = _strength(card, active)
        found[kind] += strength
    return tuple(found)


def _strength(card: int, active: CardSet) -> tuple[int, float]:
    """What an active card gives, and how much of it in a round."""
    effect = CARDS[card].effect
    if isinstance(effect, AtTheEnd):
        return _END, _POWER[card]
    if card in DISTRICT_OF_PLAN:
        return _PLANS, float(len(gains_of(card)))
    if not isinstance(effect, Use) or effect.pay is not None:
        return _OTHERS, _POWER[card]
    gain = effect.gain[0]
    often = _chance(effect.when, card, active)
    match gain:
        case Points():
            return _POINTS, often * _times(gain, card, active)
        case Florins():
            return _FLORINS, often * _times(gain, card, active)
        case GivenCubes() | ChosenCubes():
            return _CUBES, often
    return _OTHERS, _POWER[card]


def _chance(tests: tuple[c.Test, ...], card: int, active: CardSet) -> float:
    """How likely it is in a round that a card can be used: told by the tableau, or else by what is printed."""
    for test in tests:
        word = test.count
        if isinstance(word, _OF_THE_TABLEAU):
            number = _count(word, card, active)
            return float(number >= test.least if isinstance(test, c.AtLeast) else number <= test.most)
        if isinstance(word, c.PlanUses) and not active & (mask("plan", word.district) if word.district else PLANS):
            return 0.0
        return CARDS[card].power[1]
    return 1.0


def _times(gain: Points | Florins, card: int, active: CardSet) -> float:
    if gain.per is None:
        return times(gain, 1)
    if isinstance(gain.per, _OF_THE_TABLEAU):
        return times(gain, _count(gain.per, card, active))
    return CARDS[card].power[2]


def _count(word: c.Count, card: int, active: CardSet) -> int:
    return counter(word)(part_of_state(tableaus=(active,)), 0, card)


@lru_cache(maxsize=1 << 14)
def rack_strength(rack: tuple[int, ...], coming: Cubes) -> tuple[float, float]:
    """What cards of a rack would bring in a round: those that the coming cubes pay one by one, and the others."""
    paid = unpaid = 0.0
    for card in rack:
        if covers(coming, COST[card]):
            paid += _POWER[card]
        else:
            unpaid += _POWER[card]
    return paid, unpaid
