"""A lot on a clock for tests: it opens at a round number, and lines are good unless a test says otherwise."""

import pytest

from mokum.lots.presses import AnyPress, Heard, Link
from mokum.lots.resolving import Resolution, closes, resolve
from mokum.lots.terms import RUN_IN, STEP, Mode, Tempo, Terms

OPENS = 100_000
HORIZON = 400
NORMAL_STEPS, DOUBLED_STEPS = 17, 11
NEAR = Link(rtt_ms=8, best_ms=6, samples=16)
FAR = Link(rtt_ms=120, best_ms=100, samples=16)


def lot(
    mode: Mode = Mode.PHOTO, steps: int = NORMAL_STEPS, tempo: Tempo = Tempo.NORMAL, horizon: int = HORIZON
) -> Terms:
    """The announced path of one lot."""
    return Terms(OPENS, RUN_IN[tempo], STEP[tempo], steps, mode, horizon)


def honest(terms: Terms, seat: int, made: int, link: Link = NEAR) -> Heard:
    """Made at a time after the opening, at the step that is shown then, and half a round trip on its way."""
    at = OPENS + made
    return Heard(seat, terms.step_at(at), at, at + link.best_ms // 2, link)


PHOTO, DRAW = lot(Mode.PHOTO), lot(Mode.DRAW)
BOTH = pytest.mark.parametrize("terms", [PHOTO, DRAW], ids=["photo", "draw"])
MIDDLE = PHOTO.start(9) - OPENS + 200
"""Well inside step 9."""


def ends(terms: Terms, *presses: AnyPress) -> Resolution:
    resolution = resolve(terms, presses)
    assert closes(terms, presses) == resolution.closes
    return resolution


def flags(resolution: Resolution) -> list[tuple[str, ...]]:
    return [judged.flags for judged in resolution.judged]
