"""Encodings, for programs that learn: what a seat may know as bytes of a fixed size, each named by a layout.

A game that brings one has it as `encoding`. It reads the position itself, because making a view takes longer than
encoding it; `encode_view` goes by the view alone, and tests prove that both give the same bytes.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame, State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

_BYTE = 255
YOU = "you"
"""The group of fields about the viewer; those of the others are `next1`, `next2` and so on, in turn order."""


class NotSeated(ValueError):
    """An encoding is what a seat may know: a spectator has none, and must not be taken for the last seat."""


class Field(msgspec.Struct, frozen=True):
    """Some values of one kind, side by side. A value is stored as what it is above `low`."""

    name: str
    about: str
    count: int = 1
    low: int = 0
    high: int = 1

    @property
    def width(self) -> int:
        """Bytes a value: one, or two with the higher one first."""
        return 1 if self.high - self.low <= _BYTE else 2

    @property
    def size(self) -> int:
        return self.count * self.width


class Placed(msgspec.Struct, frozen=True):
    """A field of a layout, and the place of its first byte."""

    name: str
    """With its group: `next1.carts`."""
    at: int
    field: Field


class Layout(msgspec.Struct, frozen=True):
    """Every field of an encoding, in order and without gaps."""

    version: int
    """Grows with every change of what a byte means: weights that were learned for another one do not fit."""
    fields: tuple[Placed, ...]
    size: int
    """Bytes in all."""

    def read(self, data: bytes) -> dict[str, tuple[int, ...]]:
        """The values of an encoding by the names of their fields."""
        return {placed.name: tuple(_values(placed, data)) for placed in self.fields}

    def describe(self) -> Iterator[str]:
        """The layout as a table, line by line."""
        yield f"{'byte':>5} {'values':>6} {'bytes':>5} {'from':>6} {'to':>5}  field"
        for placed in self.fields:
            field = placed.field
            numbers = f"{placed.at:>5} {field.count:>6} {field.width:>5} {field.low:>6} {field.high:>5}"
            yield f"{numbers}  {placed.name}: {field.about}"
        yield f"{self.size:>5} bytes in all, version {self.version}"


def _values(placed: Placed, data: bytes) -> Iterable[int]:
    field = placed.field
    stored: Sequence[int] = data[placed.at : placed.at + field.size]
    if field.width == 2:
        stored = [256 * higher + lower for higher, lower in zip(stored[::2], stored[1::2], strict=True)]
    return [value + field.low for value in stored] if field.low else stored


def lay_out(version: int, groups: Iterable[tuple[str, Sequence[Field]]]) -> Layout:
    """The fields of each group, one group after the other."""
    placed, at = [], 0
    for group, fields in groups:
        for field in fields:
            placed.append(Placed(f"{group}.{field.name}", at, field))
            at += field.size
    return Layout(version, tuple(placed), at)


def group_names(seats: int) -> tuple[str, ...]:
    """The groups of the seats: the viewer's first."""
    return (YOU, *(f"next{step}" for step in range(1, seats)))


def seats_from(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """By viewer: the seats in turn order, its own first."""
    return tuple(tuple((viewer + step) % seats for step in range(seats)) for viewer in range(seats))


def distances(seats: int) -> tuple[tuple[int, ...], ...]:
    """By viewer, by seat: which one it is in turn order from the viewer; last, for the seat -1 that is nobody, -1."""
    return tuple((*((seat - viewer) % seats for seat in range(seats)), -1) for viewer in range(seats))


def plane(bits: int, size: int) -> bytes:
    """A set as one byte for each possible member, 1 for those that it has."""
    return f"{bits:0{size}b}".encode()[::-1].translate(_DIGITS)


_DIGITS = bytes(code & 1 for code in range(256))
"""From the codes of the digits 0 and 1 to what they say."""


class Encoding(Protocol[S_contra]):
    """How a game encodes what a seat may know."""

    def layout(self, seats: int) -> Layout:
        """What each byte means at a table with so many seats, whatever its options."""

    def encode(self, state: S_contra, viewer: Seat) -> bytes:
        """What the view of this seat tells, and nothing else. Somebody without a seat raises NotSeated."""


def encoding_of(game: AnyGame) -> Encoding[Any] | None:
    """The encoding that a game brings, if it does."""
    found: Encoding[Any] | None = getattr(game, "encoding", None)
    return found


def encode_view(game: AnyGame, view: Any) -> bytes:
    """The encoding of a view, for whoever is not given a state: any world with this view has the same."""
    encoding = encoding_of(game)
    if encoding is None:
        raise ValueError(f"{game.meta.slug} brings no encoding")
    return encoding.encode(game.imagine(view, QuickChance("encoding")), view.viewer)
