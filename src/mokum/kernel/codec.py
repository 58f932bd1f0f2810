"""Values to bytes and back: the only module that knows which library does it."""

from typing import Any, Generic, TypeVar

import msgspec

from mokum.kernel.event import Event, Redacted
from mokum.kernel.game import Game, State
from mokum.kernel.moves import Move
from mokum.kernel.upcasting import Fields, Older, upcast

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V")

# Dictionaries and sets are written sorted: equal values are equal bytes, so that hashes and comparisons can be trusted.
_encoder = msgspec.json.Encoder(order="deterministic")


class Unreadable(ValueError):
    """The bytes are not a value of the expected type."""


def encode(value: object) -> bytes:
    """The value as JSON."""
    return _encoder.encode(value)


class Reader:
    """Reads values of one type, strictly."""

    __slots__ = ("_decoder",)

    def __init__(self, kind: Any) -> None:
        self._decoder = msgspec.json.Decoder(kind)

    def __call__(self, data: bytes | str) -> Any:
        try:
            return self._decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise Unreadable(str(error)) from error


read_fields = Reader(list[Fields])
"""A list of tagged values by their fields, whatever shape they were stored in."""


class EventsReader:
    """Reads lists of events, also such as were stored in an older shape."""

    __slots__ = ("_older", "_read")

    def __init__(self, kind: Any, older: Older) -> None:
        self._read, self._older = Reader(list[kind]), older

    def __call__(self, data: bytes | str) -> Any:
        try:
            return self._read(data)
        except Unreadable:
            if not self._older:
                raise
            return self._read(encode([upcast(fields, self._older) for fields in read_fields(data)]))


class Codec(Generic[S, M, V]):
    """The readers of one game's values. A move is written in its notation, everything else as JSON."""

    __slots__ = ("_events", "_options", "_seen", "_state", "_view")

    def __init__(self, game: Game[S, M, V]) -> None:
        types = game.types
        self._state = Reader(types.state)
        self._options = Reader(types.options)
        self._events = EventsReader(types.event, types.older)
        self._seen = Reader(list[types.event | types.redacted])  # type: ignore[name-defined]
        self._view = Reader(types.view)

    def state(self, data: bytes | str) -> S:
        state: S = self._state(data)
        return state

    def options(self, data: bytes | str) -> object:
        return self._options(data)

    def events(self, data: bytes | str) -> list[Event[S]]:
        events: list[Event[S]] = self._events(data)
        return events

    def seen(self, data: bytes | str) -> list[Event[S] | Redacted]:
        shown: list[Event[S] | Redacted] = self._seen(data)
        return shown

    def view(self, data: bytes | str) -> V:
        view: V = self._view(data)
        return view
