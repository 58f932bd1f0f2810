"""Every move of the game and how it is written. The same move can answer several decisions: `take 12` is one."""

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

from mokum.games.harbour.board import ANCHORS, BLOCKS, COLOURS, DOCKERS, GOODS, SPACES, WATER
from mokum.games.harbour.deck import NUMBERS, PRINTED
from mokum.kernel.moves import Catalogue, Move

K = TypeVar("K", bound=Hashable)


class Plain(Move, frozen=True):
    """A word that needs nothing more."""

    word: str

    def __str__(self) -> str:
        return self.word


class OfCard(Move, frozen=True):
    """A verb and a card."""

    verb: str
    card: int

    def __str__(self) -> str:
        return f"{self.verb} {self.card}"


class OfColour(Move, frozen=True):
    """A verb and a colour of cubes or dice."""

    verb: str
    colour: int

    def __str__(self) -> str:
        return f"{self.verb} {COLOURS[self.colour]}"


class OfBlock(Move, frozen=True):
    """A verb and a block."""

    verb: str
    block: int

    def __str__(self) -> str:
        return f"{self.verb} {BLOCKS[self.block].lower()}"


class OfGood(Move, frozen=True):
    """A verb and a type of good."""

    verb: str
    good: int

    def __str__(self) -> str:
        return f"{self.verb} {GOODS[self.good]}"


class OfDocker(Move, frozen=True):
    """A verb and a colour of dockers."""

    verb: str
    docker: int

    def __str__(self) -> str:
        return f"{self.verb} {DOCKERS[self.docker]}"


class OfSpace(Move, frozen=True):
    """A verb and a space of the harbour."""

    verb: str
    space: int

    def __str__(self) -> str:
        return f"{self.verb} {SPACES[self.space]}"


class Shift(Move, frozen=True):
    """The cubes of a chosen die go one slot lower or higher."""

    colour: int
    by: int

    def __str__(self) -> str:
        return f"shift {COLOURS[self.colour]} {'lower' if self.by < 0 else 'higher'}"


HarbourMove = Plain | OfCard | OfColour | OfBlock | OfGood | OfDocker | OfSpace | Shift

PLAIN_WORDS = (
    "end", "river", "market", "on", "stop", "yes", "no", "store", "sell florins", "sell cube", "sell both",
    "take none", "draw artisan", "draw building", "shift none", "keep none", "return none", "return stop",
    "return one", "return two",
)  # fmt: skip
CARD_VERBS = ("take", "discard", "activate", "use")
COLOUR_VERBS = ("cube", "die", "waive", "pay", "gain", "keep", "return")
BLOCK_VERBS = ("buy", "buy with florins", "claim", "bailiff")
GOOD_VERBS = ("load", "deliver", "pawn", "return good")
DOCKER_VERBS = ("docker", "return docker")

CATALOGUE: Catalogue[HarbourMove] = Catalogue(
    (
        *(Plain(word) for word in PLAIN_WORDS),
        *(OfColour(verb, colour) for verb in COLOUR_VERBS for colour in range(len(COLOURS))),
        *(Shift(colour, by) for colour in range(len(COLOURS)) for by in (-1, 1)),
        *(OfGood(verb, good) for verb in GOOD_VERBS for good in range(len(GOODS))),
        *(OfDocker(verb, docker) for verb in DOCKER_VERBS for docker in range(len(DOCKERS))),
        *(OfSpace("step", space) for space in range(len(SPACES))),
        *(OfSpace("jump", space) for space in range(len(SPACES)) if space not in WATER),
        *(OfSpace("foreman", space) for space in ANCHORS),
        *(OfBlock(verb, block) for verb in BLOCK_VERBS for block in range(len(BLOCKS))),
        *(OfCard(verb, card) for verb in CARD_VERBS for card in PRINTED),
        # House cards come last and card by card, so that one more changes the number of no other move.
        *(OfCard(verb, card) for card in NUMBERS if card not in PRINTED for verb in CARD_VERBS),
    )
)


def bits(verb: str) -> dict[int, int]:
    """By number of the card, colour, block, good, docker or space: the bit of the move with this verb."""
    found = {}
    for move in CATALOGUE:
        if getattr(move, "verb", None) == verb:
            number: int = getattr(move, move.__struct_fields__[1])
            found[number] = CATALOGUE.bit(move)
    return found


def row(verb: str) -> int:
    """How far a set of numbers is shifted to become the set of moves with this verb, which must stand in a row."""
    (shift,) = {bit.bit_length() - 1 - number for number, bit in bits(verb).items()}
    return shift


def union(table: Mapping[K, int], chosen: Iterable[K]) -> int:
    """The bits of the chosen entries together."""
    found = 0
    for number in chosen:
        found |= table[number]
    return found


WORD = {word: CATALOGUE.bit(Plain(word)) for word in PLAIN_WORDS}
