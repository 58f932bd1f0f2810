"""Luck: a protocol with two sources, one that anyone can check afterwards and one that is merely quick."""

import hashlib
import hmac
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Where a rule gets its luck. Each draw has a label, and in one game a label is used once."""

    def uniform(self, label: str, n: int) -> int:
        """One of 0 to n - 1, each as likely."""

    def shuffled(self, label: str, items: Iterable[T]) -> list[T]:
        """The items in an order that is as likely as any other; index 0 is the top of the pile."""


class LabelReused(RuntimeError):
    """A label was asked for twice: the second draw would not be fresh."""


def subkey(seed: bytes, label: str) -> bytes:
    """HKDF-SHA256 of the seed without salt, 32 bytes, one key for each label."""
    extracted = hmac.digest(bytes(32), seed, hashlib.sha256)
    return hmac.digest(extracted, label.encode() + b"\x01", hashlib.sha256)


class Stream:
    """The bytes of one label: HMAC-SHA256 blocks, counted from 0."""

    __slots__ = ("_buffer", "_counter", "_key", "_prefix")

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._prefix = b"pf1|" + label.encode() + b"|"
        self._counter = 0
        self._buffer = b""

    def take(self, count: int) -> bytes:
        """The next bytes."""
        while len(self._buffer) < count:
            block = self._prefix + self._counter.to_bytes(8, "big")
            self._buffer += hmac.digest(self._key, block, hashlib.sha256)
            self._counter += 1
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken

    def uniform(self, n: int) -> int:
        """Rejection sampling on as few whole bytes as hold n - 1: no modulo, no floats."""
        if n < 1:
            raise ValueError("there must be something to choose from")
        bits = (n - 1).bit_length()
        count = (bits + 7) // 8
        if count == 0:
            return 0
        while True:
            value = int.from_bytes(self.take(count), "big") >> (8 * count - bits)
            if value < n:
                return value

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Fisher-Yates from the top."""
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.uniform(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile


class KeyedChance:
    """Luck that follows from a game's seed alone, so that anybody who has the seed can check every draw."""

    __slots__ = ("_seed", "_used")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._used: set[str] = set()

    def _stream(self, label: str) -> Stream:
        if label in self._used:
            raise LabelReused(label)
        self._used.add(label)
        return Stream(subkey(self._seed, label), label)

    def uniform(self, label: str, n: int) -> int:
        return self._stream(label).uniform(n)

    def shuffled(self, label: str, items: Iterable[T]) -> list[T]:
        return self._stream(label).shuffled(items)


class LateChance:
    """Luck that is only made when it is first asked for: most moves need none."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], Chance]) -> None:
        self._make = make
        self._made: Chance | None = None

    def _chance(self) -> Chance:
        if self._made is None:
            self._made = self._make()
        return self._made

    def uniform(self, label: str, n: int) -> int:
        return self._chance().uniform(label, n)

    def shuffled(self, label: str, items: Iterable[T]) -> list[T]:
        return self._chance().shuffled(label, items)


_BLOCK = 1024
_SPARE_BITS: tuple[int, ...] = tuple(8 - max(n - 1, 0).bit_length() for n in range(257))
"""By n: the bits of a byte that are not needed to choose one of n."""


class QuickChance:
    """Luck for search and simulation: the same sampling over a cheaper stream, and labels do not matter."""

    __slots__ = ("_block", "_bytes", "_seed")

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed).encode()
        self._block = 0
        self._refill()

    def _refill(self) -> None:
        block = hashlib.shake_128(self._seed + b"|" + str(self._block).encode()).digest(_BLOCK)
        self._bytes = iter(block)
        self._block += 1

    def below(self, n: int) -> int:
        """One of 0 to n - 1; what `uniform` gives, without a label."""
        if n > 256:
            return self._below_many(n)
        spare = _SPARE_BITS[n]
        while True:
            for byte in self._bytes:
                value = byte >> spare
                if value < n:
                    return value
            self._refill()

    def _below_many(self, n: int) -> int:
        bits = (n - 1).bit_length()
        count = (bits + 7) // 8
        while True:
            value = int.from_bytes(bytes(self.below(256) for _ in range(count)), "big") >> (8 * count - bits)
            if value < n:
                return value

    def uniform(self, label: str, n: int) -> int:
        return self.below(n)

    def shuffled(self, label: str, items: Iterable[T]) -> list[T]:
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            # `below` written out: two shuffles begin every game, and calls would be most of their cost.
            j = i + 1
            if i < 256:
                spare = _SPARE_BITS[j]
                for byte in self._bytes:
                    j = byte >> spare
                    if j <= i:
                        break
            if j > i:  # more than a byte is needed, or the block is used up
                j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile
