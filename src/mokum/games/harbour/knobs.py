"""Values that cards set and rules read. A rule asks whether one of a knob's cards is active; it names no card."""

from typing import TypeVar

from mokum.games.harbour.deck import CARDS, CardSet, cards_with
from mokum.games.harbour.effects.occasions import Knob, KnobName
from mokum.kernel.bits import members

V = TypeVar("V")


def cards_of(name: KnobName) -> CardSet:
    """The cards that set a knob."""
    return cards_with(Knob, name=name)


def value_of(card: int, kind: type[V]) -> V:
    """The value of this kind that a card sets its knob to."""
    effect = CARDS[card].effect
    assert isinstance(effect, Knob)
    assert isinstance(effect.value, kind)
    return effect.value


def value(name: KnobName, kind: type[V]) -> V:
    """The value of this kind of a knob that one card sets."""
    (card,) = members(cards_of(name))
    return value_of(card, kind)
