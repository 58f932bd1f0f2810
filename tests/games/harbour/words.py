"""Cubes, goods, dockers and blocks as words, and back: `pink2 grey` is two pink cubes and a grey one."""

from collections import Counter
from collections.abc import Iterable, Sequence

from mokum.games.harbour import cubes, goods
from mokum.games.harbour.board import BLOCKS, COLOURS, DISTRICT_COLOUR, DISTRICTS, DOCKERS, GOODS, SPACES


def each(text: str, names: Sequence[str]) -> list[int]:
    """The numbers of the things in words, one by one: `beer2 lace` is beer, beer and lace."""
    found = []
    for word in text.split():
        name = word.rstrip("0123456789")
        found += [names.index(name)] * int(word[len(name) :] or 1)
    return found


def in_words(numbers: Iterable[int], names: Sequence[str]) -> str:
    """Things in the order of their numbers, with a count where there are several."""
    counted = Counter(numbers)
    return " ".join(names[one] + (str(counted[one]) if counted[one] > 1 else "") for one in sorted(counted))


def cubes_of(text: str) -> int:
    """Packed cubes: `pink2 grey`."""
    return sum(cubes.ONE[colour] for colour in each(text, COLOURS))


def cubes_in_words(packed: int) -> str:
    """Cubes in the order black, brown, violet, pink, orange, grey."""
    counts = cubes.counts(packed)
    return in_words([colour for colour in range(len(COLOURS)) for _ in range(counts[colour])], COLOURS)


def goods_of(text: str) -> int:
    """Packed goods: `beer cheese2`."""
    return sum(goods.ONE[good] for good in each(text, GOODS))


def goods_in_words(packed: int) -> str:
    """Goods in the order beer, tulip, cheese, furniture, jenever, tile, lace, coffee, crystal."""
    return in_words([good for good in range(len(GOODS)) for _ in range(goods.count(packed, good))], GOODS)


def dockers_of(text: str) -> int:
    """Packed dockers: `pink light-blue`."""
    return sum(goods.ONE[colour] for colour in each(text, DOCKERS))


def dockers_in_words(packed: int) -> str:
    """Dockers in the order light-blue, brown, white, yellow, pink, light-green."""
    return in_words([colour for colour in range(len(DOCKERS)) for _ in range(goods.count(packed, colour))], DOCKERS)


def block(name: str) -> int:
    """The number of a block: `P1`."""
    return BLOCKS.index(name)


def blocks_of(text: str) -> int:
    """A set of blocks: `P1 G3`."""
    return sum(1 << block(name) for name in text.split())


def blocks_in_words(arms: int) -> str:
    """Blocks in the order of the data."""
    return " ".join(name for number, name in enumerate(BLOCKS) if arms >> number & 1)


def space(name: str) -> int:
    """The number of a space of the harbour: `start`, `w10`, `tulip`, `depot-1`, `pontoon-pink`."""
    return SPACES.index(name)


def district(name: str) -> int:
    """The number of a district, by its name or by the colour of its roofs: `plantage` or `pink`."""
    return DISTRICTS.index(name) if name in DISTRICTS else DISTRICT_COLOUR.index(COLOURS.index(name))
