"""The log of a record with events of older shapes left as they are: all the rest is compared to the letter."""

from collections.abc import Sequence
from typing import Any

from mokum.kernel.codec import encode, read_fields
from mokum.kernel.event import Event
from mokum.kernel.record import WriteEvents, events_in
from mokum.kernel.upcasting import Fields, Older, is_older, upcast, written


def as_stored(text: str, older: Older) -> WriteEvents:
    """Writes events as today, but those that a record tells in an older shape as they are told there."""
    stored = events_in(text)

    def write(number: int, events: Sequence[Event[Any]]) -> bytes:
        told: list[Fields] = read_fields(stored[number])
        if not any(is_older(fields, older) for fields in told):
            return encode(events)
        lines = [_line(fields, encode(event), older) for fields, event in zip(told, events, strict=True)]
        return b"[" + b",".join(lines) + b"]"

    return write


def _line(told: Fields, today: bytes, older: Older) -> bytes:
    """As it is told, if that is of an older shape and leads to the letter to what is written today."""
    return written(told) if is_older(told, older) and written(upcast(told, older)) == today else today
