"""The log of a record with events of older shapes left as they are: all the rest is compared to the letter."""

from collections.abc import Sequence
from typing import Any

import msgspec

from mokum.kernel.codec import encode, read_fields
from mokum.kernel.event import Event
from mokum.kernel.record import WriteEvents, events_in
from mokum.kernel.upcasting import Fields, Older, is_older


def as_stored(text: str, older: Older) -> WriteEvents:
    """Writes events as today, but those that a record tells in an older shape as they are told there."""
    stored = events_in(text)

    def write(number: int, events: Sequence[Event[Any]]) -> bytes:
        told: list[Fields] = read_fields(stored[number])
        if not any(is_older(fields, older) for fields in told):
            return encode(events)
        lines = [
            _in_order(fields) if is_older(fields, older) else encode(event)
            for fields, event in zip(told, events, strict=True)
        ]
        return b"[" + b",".join(lines) + b"]"

    return write


def _in_order(fields: Fields) -> bytes:
    """The fields in the order in which they were stored; whatever was between them is not kept."""
    return b"{" + b",".join(msgspec.json.encode(name) + b":" + bytes(value) for name, value in fields.items()) + b"}"
