"""What can be handed in for a lot. Times are the owner's clock, in milliseconds."""

import msgspec

from mokum.kernel.event import Seat


class Link(msgspec.Struct, frozen=True):
    """What the server itself has measured of a player's line, in milliseconds; never what the player says of it."""

    rtt_ms: int
    """What a round trip takes at most, as far as it is believed: the limit of how far back a press may be dated."""
    best_ms: int
    """The quickest round trip: how well the player's clock can be known."""
    samples: int
    """Fresh measurements; with fewer than three a claim counts for nothing."""


class Heard(msgspec.Struct, frozen=True, tag="press"):
    """Somebody pressed: which step they saw, when they say they did, and when the server heard of it."""

    seat: Seat
    step: int
    claimed: int
    heard: int
    link: Link


class Preset(msgspec.Struct, frozen=True, tag="stop"):
    """Somebody said beforehand at which step to press: a bot, or a person who rather does so. It presses at its end."""

    seat: Seat
    step: int


AnyPress = Heard | Preset
