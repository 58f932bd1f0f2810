"""What is said to a presser at once. It follows from the own press and a close that has passed, and tells no more."""

from mokum.lots.judging import NO_PRESS, Flag, judge
from mokum.lots.presses import AnyPress, Heard
from mokum.lots.terms import Terms


def refusal(terms: Terms, press: AnyPress, closes: int) -> Flag | None:
    """Why this is no press, if it is none; `closes` is when the lot closes, as far as is known now."""
    if isinstance(press, Heard) and press.heard > closes:
        return Flag.LATE
    return next((flag for flag in map(Flag, judge(terms, press).flags) if flag in NO_PRESS), None)
