"""Values that cards set and rules read. A rule asks whether one of a knob's cards is active; it names no card."""

from typing import Any

from mokum.games.harbour.deck import CARDS, CardSet, cards_with
from mokum.games.harbour.effects.occasions import Knob
from mokum.kernel.bits import members


def cards_of(name: str) -> CardSet:
    """The cards that set a knob."""
    return cards_with(Knob, name=name)


def value_of(card: int) -> Any:
    """The value that a card sets its knob to."""
    effect = CARDS[card].effect
    assert isinstance(effect, Knob)
    return effect.value


def value(name: str) -> Any:
    """The value of a knob that one card sets."""
    (card,) = members(cards_of(name))
    return value_of(card)
