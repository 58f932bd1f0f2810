"""What is waited for between two moves: plain values on a stack, so that any state can be copied, saved and sent."""

import msgspec

from mokum.kernel.event import Seat


class Pending(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A decision that is still to be taken, and by whom. A game subclasses it, one class a kind of decision."""

    seats: tuple[Seat, ...]


NOBODY: tuple[Seat, ...] = ()


def awaited(agenda: tuple[Pending, ...]) -> tuple[Seat, ...]:
    """The seats that may move now: those of the decision on top of the stack."""
    return agenda[-1].seats if agenda else NOBODY
