"""What a card would count in a view, as far as it matters to its worth."""

from mokum.games.harbour import goods
from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.board import BRIDGE_INTO, DISTRICT_BLOCKS, DISTRICTS, START
from mokum.games.harbour.deck import TYPE_MASK, mask, types
from mokum.games.harbour.effects import counts as c


def count(word: c.Count, position: Position, card: int) -> int:
    """How many there are now, the asking card taken as active; 1 for what is not worth a closer look."""
    active = position.active | 1 << card
    match word:
        case c.Tableau():
            return (active & mask(word.kind, word.of_type or word.district, word.timing)).bit_count()
        case c.TableauTypes() | c.TableauPairs() | c.TableauMost():
            return _by_type(word, [(active & cards).bit_count() for cards in types(word.kind)])
        case c.Companions():
            rank = (active & TYPE_MASK[card] & ((2 << card) - 1)).bit_count()
            return 1 + sum((active & mask(type_=name)).bit_count() >= rank for name in word.types)
        case c.Arms():
            blocks = DISTRICT_BLOCKS[DISTRICTS.index(word.district)] if word.district else -1
            return (position.arms[position.seat] & blocks).bit_count()
        case c.Hold():
            return goods.total(position.hold) + (goods.total(position.aboard) if word.what == "both" else 0)
        case c.DockerBuilding():
            return len(position.view.building)
        case c.BlackMarket():
            return len(position.view.sold)
        case c.Bridges():
            return sum(space <= position.side.pawn for space in BRIDGE_INTO)
        case c.AtStart():
            return int(position.mine.barge == START)
    return 1


def _by_type(word: c.Count, sizes: list[int]) -> int:
    if isinstance(word, c.TableauTypes):
        return sum(size > 0 for size in sizes)
    if isinstance(word, c.TableauPairs):
        return sum(size // 2 for size in sizes)
    return max(sizes)


def holds(tests: tuple[c.Test, ...], position: Position, card: int) -> bool:
    """Whether all tests hold now, as far as they can be told."""
    for test in tests:
        number = count(test.count, position, card)
        if number < test.least if isinstance(test, c.AtLeast) else number > test.most:
            return False
    return True
