"""The path of a price: when each step begins and ends."""

import pytest

from lots.clock import DOUBLED_STEPS, HORIZON, NORMAL_STEPS, OPENS, lot
from mokum.lots.terms import RUN_IN, STEP, Tempo

TEMPI = pytest.mark.parametrize("tempo", Tempo)
ROUNDS = pytest.mark.parametrize("steps", [NORMAL_STEPS, DOUBLED_STEPS])


@TEMPI
@ROUNDS
@pytest.mark.rule("MER-130", "MER-133")
def test_the_run_in_and_then_every_price_for_one_step(tempo: Tempo, steps: int) -> None:
    terms = lot(steps=steps, tempo=tempo)
    lasting = [terms.end(step) - terms.start(step) for step in range(steps)]
    assert lasting == [RUN_IN[tempo]] + [STEP[tempo]] * (steps - 1)
    assert terms.start(0) == OPENS
    assert all(terms.end(step) == terms.start(step + 1) for step in range(steps - 1))


@TEMPI
@ROUNDS
@pytest.mark.rule("MER-130", "MER-131")
def test_the_step_that_is_shown(tempo: Tempo, steps: int) -> None:
    terms = lot(steps=steps, tempo=tempo)
    for step in range(steps):
        assert {terms.step_at(terms.start(step)), terms.step_at(terms.end(step) - 1)} == {step}
    assert terms.step_at(OPENS - 1) == 0
    assert terms.step_at(terms.end(steps - 1) + 1_000) == steps - 1


@ROUNDS
@pytest.mark.rule("MER-131")
def test_without_a_press_it_closes_when_nothing_can_be_on_its_way_any_more(steps: int) -> None:
    terms = lot(steps=steps)
    assert terms.last_close == OPENS + RUN_IN[Tempo.NORMAL] + (steps - 1) * STEP[Tempo.NORMAL] + HORIZON
