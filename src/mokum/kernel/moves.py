"""Moves as values: each game lists all of its moves once, and a legal set is a set of bits over that list."""

from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar

import msgspec

from mokum.kernel.bits import members


class Move(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What a seat asks for. `str(move)` is its notation."""


M = TypeVar("M", bound=Move)


class MoveSet(Protocol[M]):
    """A set of moves in catalogue order: iterate it, index it, ask `move in moves`."""

    @property
    def bits(self) -> int: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[M]: ...
    def __contains__(self, move: M, /) -> bool: ...
    def __getitem__(self, index: int, /) -> M: ...
    def texts(self) -> tuple[str, ...]:
        """Each of them in its notation."""


class UnknownMove(ValueError):
    """The text is no move of this game."""


class Catalogue(Generic[M]):
    """Every move of a game, numbered for good: logs, links, bots and learning environments use the same numbers."""

    __slots__ = ("_by_text", "_numbers", "kept", "moves", "texts")

    def __init__(self, moves: Iterable[M]) -> None:
        self.moves: tuple[M, ...] = tuple(moves)
        self._numbers = {move: number for number, move in enumerate(self.moves)}
        self.texts = tuple(map(str, self.moves))
        self._by_text = dict(zip(self.texts, self.moves, strict=True))
        self.kept: dict[int, KeptMoves[M]] = {}
        """Sets that a game offers over and over."""
        if len(self._numbers) != len(self.moves) or len(self._by_text) != len(self.moves):
            raise ValueError("two moves of the catalogue are equal or are written alike")

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[M]:
        return iter(self.moves)

    def number(self, move: M) -> int:
        """The stable number of a move."""
        return self._numbers[move]

    def bit(self, move: M) -> int:
        """The set that holds this move alone."""
        return 1 << self._numbers[move]

    def parse(self, text: str) -> M:
        """The move that is written so. Case and extra spaces do not matter."""
        move = self._by_text.get(text)
        if move is not None:
            return move
        try:
            return self._by_text[" ".join(text.lower().split())]
        except KeyError:
            raise UnknownMove(f"{text!r} is no move of this game") from None

    def keep(self, sets: Iterable[int]) -> None:
        """These are offered over and over."""
        for bits in sets:
            self.kept[bits] = KeptMoves(self.moves[number] for number in members(bits))
            self.kept[bits].bits = bits

    def choose(self, bits: int) -> MoveSet[M]:
        """The moves whose bits are set."""
        return self.kept.get(bits) or ChosenMoves(self, bits)


class KeptMoves(tuple[M, ...]):
    """A set that was built once: a move out of it is found without counting bits."""

    bits: int

    def texts(self) -> tuple[str, ...]:
        return tuple(map(str, self))


class ChosenMoves(msgspec.Struct, Generic[M], frozen=True, gc=False):
    """A set that is nothing but its bits until a move is asked for."""

    catalogue: Catalogue[M]
    bits: int

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __iter__(self) -> Iterator[M]:
        moves, bits = self.catalogue.moves, self.bits
        while bits:
            lowest = bits & -bits
            yield moves[lowest.bit_length() - 1]
            bits ^= lowest

    def texts(self) -> tuple[str, ...]:
        texts = self.catalogue.texts
        return tuple([texts[number] for number in members(self.bits)])

    def __contains__(self, move: M) -> bool:
        return self.bits & self.catalogue.bit(move) != 0

    def __getitem__(self, index: int) -> M:
        bits = self.bits
        count = bits.bit_count()
        if index < 0:
            index += count
        if not 0 <= index < count:
            raise IndexError("no such move")
        from_above = count - 1 - index
        if index <= from_above:  # from the nearer end
            while index:
                bits &= bits - 1
                index -= 1
            return self.catalogue.moves[(bits & -bits).bit_length() - 1]
        while from_above:
            bits ^= 1 << bits.bit_length() - 1
            from_above -= 1
        return self.catalogue.moves[bits.bit_length() - 1]

    def __repr__(self) -> str:
        return f"ChosenMoves({', '.join(map(str, self))})"
