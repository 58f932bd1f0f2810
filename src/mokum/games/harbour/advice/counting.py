"""What a card would count in a view, as far as it matters to its worth."""

from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.effects import counts as c
from mokum.games.harbour.rules.counting import counter

_WEIGHED = frozenset(
    (
        c.Tableau,
        c.TableauTypes,
        c.TableauPairs,
        c.TableauMost,
        c.Companions,
        c.Arms,
        c.Hold,
        c.DockerBuilding,
        c.BlackMarket,
        c.Bridges,
        c.AtStart,
    )
)
"""What is worth a closer look."""


def count(word: c.Count, position: Position, card: int) -> int:
    """How many there are now, the asking card taken as active; 1 for what is not worth a closer look."""
    if type(word) not in _WEIGHED:
        return 1
    position.counted.tableaus[position.seat] = position.active | 1 << card
    return counter(word)(position.counted, position.seat, card)


def holds(tests: tuple[c.Test, ...], position: Position, card: int) -> bool:
    """Whether all tests hold now, as far as they can be told."""
    for test in tests:
        number = count(test.count, position, card)
        if number < test.least if isinstance(test, c.AtLeast) else number > test.most:
            return False
    return True
