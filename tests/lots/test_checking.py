"""What a presser is told at once."""

import pytest

from lots.clock import FAR, NEAR, NORMAL_STEPS, OPENS, honest, lot
from mokum.lots.checking import refusal
from mokum.lots.presses import Heard, Preset
from mokum.lots.terms import Mode

PHOTO = lot()
OPEN = PHOTO.last_close


@pytest.mark.parametrize("mode", Mode)
def test_a_press_is_taken_at_every_step(mode: Mode) -> None:
    terms = lot(mode)
    for step in range(NORMAL_STEPS):
        for made in (terms.start(step), terms.end(step) - 1):
            assert refusal(terms, honest(terms, 0, made - OPENS, FAR), OPEN) is None
        assert refusal(terms, Preset(0, step), OPEN) is None


@pytest.mark.parametrize(
    ("press", "why"),
    [
        (Heard(0, 0, OPENS - 40, OPENS - 35, NEAR), "false_start"),
        (Heard(0, 0, OPENS - 10, OPENS - 5, NEAR), "out_of_step"),
        (Heard(0, 3, OPENS + 100, OPENS + 105, NEAR), "out_of_step"),
        (Heard(0, NORMAL_STEPS, OPENS + 100, OPENS + 105, NEAR), "out_of_range"),
        (Heard(0, 0, PHOTO.start(3), PHOTO.start(3) + 5, NEAR), "out_of_step"),
        (Preset(0, NORMAL_STEPS), "out_of_range"),
    ],
)
def test_why_a_press_is_none(press: Heard | Preset, why: str) -> None:
    assert refusal(PHOTO, press, OPEN) == why


def test_late_is_whoever_is_heard_after_the_close() -> None:
    press = honest(PHOTO, 0, 5_000)
    assert refusal(PHOTO, press, press.heard) is None
    assert refusal(PHOTO, press, press.heard - 1) == "late"
    assert refusal(PHOTO, Preset(0, 3), OPENS) is None
