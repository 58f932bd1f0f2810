"""One press by itself: when it counts as made, how well that is known, and whether it is a press at all."""

from enum import StrEnum

import msgspec

from mokum.kernel.event import Seat
from mokum.lots.presses import AnyPress, Heard, Link, Preset
from mokum.lots.terms import Mode, Terms

REACH_SLACK_MS, REACH_MOST_MS = 15, 150
"""A press may be dated back by a round trip and a little more, and never by more than the second."""
DOUBT_LEAST_MS, DOUBT_MOST_MS = 3, 25
EARLY_MS = 30
"""So much before the opening is a slip of the clock; more is a false start."""
SAMPLES_LEAST = 3


class Flag(StrEnum):
    """What there is to say of a press."""

    CLAMPED = "clamped"
    """Its line does not allow what was claimed."""
    UNMEASURED = "unmeasured"
    """Its line was hardly measured yet, so that the claim counts for nothing."""

    OUT_OF_RANGE = "out_of_range"
    FALSE_START = "false_start"
    OUT_OF_STEP = "out_of_step"
    LATE = "late"
    AGAIN = "again"
    """The seat had pressed before."""


NO_PRESS = frozenset((Flag.OUT_OF_RANGE, Flag.FALSE_START, Flag.OUT_OF_STEP, Flag.LATE, Flag.AGAIN))
"""With one of these it is as if nobody had pressed."""


class Judged(msgspec.Struct, frozen=True):
    """One press as the resolution sees it."""

    seat: Seat
    step: int
    at: int
    """When it counts as made: as claimed, within what the line allows."""
    doubt_ms: int
    """How well that is known."""
    flags: tuple[str, ...] = ()
    """`clamped`, `late`, `out_of_step`, ...: for whoever reads the game afterwards."""

    @property
    def counts(self) -> bool:
        """Whether it is a press at all."""
        return NO_PRESS.isdisjoint(self.flags)

    def but(self, flag: Flag) -> "Judged":
        """The same press with one more thing to say of it."""
        return msgspec.structs.replace(self, flags=(*self.flags, flag))


def judge(terms: Terms, press: AnyPress) -> Judged:
    """What a press is by itself, whatever others do."""
    if not 0 <= press.step < terms.steps:
        return Judged(press.seat, press.step, terms.end(press.step), 0, (Flag.OUT_OF_RANGE,))
    if isinstance(press, Preset):
        return Judged(press.seat, press.step, terms.end(press.step), 0)
    return _drawn(terms, press) if terms.mode is Mode.DRAW else _photographed(terms, press)


def _drawn(terms: Terms, press: Heard) -> Judged:
    """Where a draw decides, a press is its step and nothing more: made at its end, whatever is claimed."""
    flags = _flags(terms, press, press.heard)
    return Judged(press.seat, press.step, terms.end(press.step), 0, flags)


def _photographed(terms: Terms, press: Heard) -> Judged:
    """Made as claimed, within what the line allows; and then within its step.

    So a cheaper step cannot be early too; and who names a dearer one than the line allows, since a message was slow on
    its way, is the last in it. It can be done on purpose, but nobody learns anything before the lot has closed.
    """
    at = pressed_at(press)
    within = max(terms.start(press.step), min(at, terms.end(press.step)))
    return Judged(press.seat, press.step, within, doubt_ms(press.link), (*_notes(press, at), *_flags(terms, press, at)))


def pressed_at(press: Heard) -> int:
    """When it was made, as claimed and believed. Half the quickest round trip stands in for a claim without measure."""
    link = press.link
    claimed = press.claimed if link.samples >= SAMPLES_LEAST else press.heard - link.best_ms // 2
    reach = min(link.rtt_ms + REACH_SLACK_MS, REACH_MOST_MS)
    return max(press.heard - reach, min(claimed, press.heard))


def doubt_ms(link: Link) -> int:
    """How far off the player's clock may be, rounded down."""
    return min(link.best_ms // 4 + DOUBT_LEAST_MS, DOUBT_MOST_MS)


def _notes(press: Heard, at: int) -> tuple[Flag, ...]:
    """What is not held against it, but remembered."""
    if press.link.samples < SAMPLES_LEAST:
        return (Flag.UNMEASURED,)
    return () if at == press.claimed else (Flag.CLAMPED,)


def _flags(terms: Terms, press: Heard, at: int) -> tuple[Flag, ...]:
    """What the server knows for certain, from when it heard of it."""
    if at < terms.opens - EARLY_MS:
        return (Flag.FALSE_START,)
    if terms.start(press.step) <= press.heard <= terms.end(press.step) + terms.horizon_ms:
        return ()
    return (Flag.OUT_OF_STEP,)
