"""What happened: the only values that change a state."""

from typing import Any, ClassVar, Generic, TypeVar

import msgspec

S = TypeVar("S")
E = TypeVar("E", bound="Event[Any]")

Seat = int
"""A place at the table, counted from 0 and shown to people counted from 1."""

Viewer = int
"""Whoever looks on: a seat, or `WATCHER`."""

WATCHER: Viewer = -1
"""Somebody without a seat; sees what is public and nothing else."""


class Redacted(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What a viewer learns of an event that it may not see whole. It cannot be applied: it is another type."""


class Event(msgspec.Struct, Generic[S], frozen=True, tag=True, gc=False):
    """One thing that happened, in the past tense. Luck is inside it, so applying it again needs none."""

    reveals: ClassVar[bool]
    """Luck or a hidden thing came to light with it: nothing before it can be taken back."""

    lays_open: ClassVar[bool] = False
    """It shows the others what its seat held hidden: the seat may take it back, and nobody else goes back over it.

    A game that forgets to say so is found out (`tests/tables/test_no_peeking.py`).
    """

    def apply(self, state: S, /) -> None:
        """Change the state by the consequence, and nothing else."""
        raise NotImplementedError

    def seen_by(self, viewer: Viewer) -> "Event[S] | Redacted | None":
        """What this viewer may know of it. Every event answers for itself."""
        raise NotImplementedError


def everybody(event: E, viewer: Viewer) -> E:
    """The `seen_by` of an event that hides nothing: whoever looks on may know all of it."""
    return event


def check_event(kind: type) -> None:
    """Refuse a kind of event that leaves open who sees it, or whether it can be taken back."""
    for name in ("reveals", "apply", "seen_by"):
        if name not in vars(kind):
            raise TypeError(f"{kind.__name__} must say for itself what {name!r} is")
