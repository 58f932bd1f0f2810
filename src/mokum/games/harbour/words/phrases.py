"""The phrases that the sentences of this game are made of."""

from collections.abc import Iterable, Sequence

from mokum.games.harbour import cubes
from mokum.games.harbour.board import (
    BLOCK_DISTRICT,
    BLOCKS,
    COLOURS,
    DATA,
    DEPOT_AT,
    DISTRICT_NAMES,
    DOCKERS,
    PONTOON_AT,
    PONTOON_COLOUR,
    SPACES,
    START,
    WAREHOUSE_AT,
)
from mokum.games.harbour.deck import CARDS

GOOD_WORDS: tuple[str, ...] = tuple(item["name"].lower() for item in DATA["goods"]["items"])
DOCKER_WORDS: tuple[str, ...] = tuple(colour.replace("-", " ") for colour in DOCKERS)
OPPONENT = "TOM"
"""Who plays against the seat of the solo game."""


def count(number: int, noun: str) -> str:
    """A number and its noun: 1 florin, 2 florins."""
    return f"{number} {noun}" if abs(number) == 1 else f"{number} {noun}s"


def listing(items: Iterable[str]) -> str:
    """The items with commas, and an `and` before the last."""
    *others, last = items
    return f"{', '.join(others)} and {last}" if others else last


def side_name(side: int, names: Sequence[str]) -> str:
    """A seat by its name; the side behind the last seat is TOM."""
    return OPPONENT if side == len(names) else names[side]


def card(number: int) -> str:
    """A card by its number and name: 24 Brewer."""
    return f"{number} {CARDS[number].name}"


def cards(numbers: Iterable[int]) -> str:
    """Several cards: 24 Brewer and 56 Munttoren."""
    return listing(map(card, numbers))


def clause(text: str) -> str:
    """A text of a card or tile as a part of another sentence."""
    return text[0].lower() + text[1:].removesuffix(".")


def colours(counts: Sequence[int]) -> str:
    """Cubes by how many there are of each colour: 2 pink and 1 grey."""
    found = [f"{number} {colour}" for number, colour in zip(counts, COLOURS, strict=True) if number]
    return listing(found) if found else "nothing"


def cubes_of(packed: cubes.Cubes) -> str:
    """Packed cubes: 2 pink and 1 grey."""
    return colours(cubes.counts(packed))


def goods_of(counts: cubes.Counts) -> str:
    """Goods, with a number where there are several: 2 beer and lace."""
    return _several(counts, GOOD_WORDS)


def dockers_of(counts: cubes.Counts) -> str:
    """Dockers: light blue and 2 pink."""
    return _several(counts, DOCKER_WORDS)


def _several(counts: cubes.Counts, words: Sequence[str]) -> str:
    found = [word if number == 1 else f"{number} {word}" for number, word in zip(counts, words, strict=True) if number]
    return listing(found) if found else "nothing"


def a(noun: str) -> str:
    """A noun with its article: a pink cube, an orange cube."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def block(number: int) -> str:
    """A block and its district: P1 in the Plantage."""
    return f"{BLOCKS[number]} in the {DISTRICT_NAMES[BLOCK_DISTRICT[number]]}"


def depot(number: int) -> str:
    """A depot by its number on the board: depot 1."""
    return f"depot {number + 1}"


def pontoon(number: int) -> str:
    """A pontoon by its colour: the light blue pontoon."""
    return f"the {DOCKER_WORDS[PONTOON_COLOUR[number]]} pontoon"


def warehouse(good: int) -> str:
    """A warehouse by its good: the warehouse for tulips."""
    return f"the warehouse for {GOOD_WORDS[good]}"


def space(number: int) -> str:
    """A space of the harbour; water has nothing but its number."""
    if number == START:
        return "the start"
    if number in WAREHOUSE_AT:
        return warehouse(WAREHOUSE_AT[number])
    if number in DEPOT_AT:
        return depot(DEPOT_AT[number])
    return pontoon(PONTOON_AT[number]) if number in PONTOON_AT else f"water {SPACES[number]}"
