"""Which press counts: a pure function of what was handed in, whatever order it came in."""

import msgspec

from mokum.kernel.event import Seat
from mokum.lots.judging import Flag, Judged, judge
from mokum.lots.presses import AnyPress, Heard, Preset
from mokum.lots.terms import Terms

WINDOW_LEAST_MS, WINDOW_MOST_MS = 15, 40


class Resolution(msgspec.Struct, frozen=True):
    """How a lot ends. `first` are the seats that no clock can tell apart: the game draws between them."""

    step: int | None
    first: tuple[Seat, ...]
    closes: int
    judged: tuple[Judged, ...]


def closes(terms: Terms, presses: tuple[AnyPress, ...]) -> int:
    """When the lot closes, as far as is known now: it never moves back once it has passed."""
    return resolve(terms, presses).closes


def resolve(terms: Terms, presses: tuple[AnyPress, ...]) -> Resolution:
    """The end of a lot. Who changed what was said beforehand is handed in with the last word only."""
    close = terms.last_close
    judged: list[Judged] = []
    pressed: set[Seat] = set()
    best: dict[Seat, Judged] = {}
    for press in sorted(set(presses), key=_order):
        verdict = _among_others(judge(terms, press), press, close, pressed)
        judged.append(verdict)
        if not verdict.counts:
            continue
        soonest = verdict.at + terms.horizon_ms
        if isinstance(press, Heard):
            pressed.add(press.seat)
            soonest = max(soonest, press.heard)  # whatever was heard until now was heard in time
        close = min(close, soonest)
        rival = best.get(press.seat, verdict)
        best[press.seat] = min(rival, verdict, key=_earliest)
    return Resolution(*_first(tuple(best.values())), close, tuple(judged))


def _order(press: AnyPress) -> tuple[int, ...]:
    """What was said beforehand, and then as it was heard; the rest only makes the order the same every time."""
    if isinstance(press, Preset):
        return (0, press.seat, press.step)
    return (1, press.heard, press.seat, press.step, press.claimed, *msgspec.structs.astuple(press.link))


def _among_others(verdict: Judged, press: AnyPress, close: int, pressed: set[Seat]) -> Judged:
    """A seat has one press, and has it before the lot closes. What was said beforehand is always in time."""
    if isinstance(press, Preset) or not verdict.counts:
        return verdict
    if press.heard > close:
        return verdict.but(Flag.LATE)
    return verdict.but(Flag.AGAIN) if press.seat in pressed else verdict


def _earliest(verdict: Judged) -> tuple[int, int]:
    return verdict.step, verdict.at


def _first(counted: tuple[Judged, ...]) -> tuple[int | None, tuple[Seat, ...]]:
    """The step that wins, and who is so near the earliest press there that no clock can tell."""
    if not counted:
        return None, ()
    step, earliest = min(map(_earliest, counted))
    at_step = [verdict for verdict in counted if verdict.step == step]
    # Of several that are earliest together the one that is known worst sets the window: no seat is preferred.
    doubt = max(verdict.doubt_ms for verdict in at_step if verdict.at == earliest)
    near = (verdict.seat for verdict in at_step if verdict.at - earliest <= _window(doubt + verdict.doubt_ms))
    return step, tuple(sorted(near))


def _window(doubt_ms: int) -> int:
    return max(WINDOW_LEAST_MS, min(doubt_ms, WINDOW_MOST_MS))
