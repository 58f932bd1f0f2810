"""Nodes that are killed while they call: everything exactly once in effect, nothing twice to a person, nothing lost."""

import pytest

from calling.killing import run
from people.stage import Stage

NOTICES, RATINGS, LEAVERS = 40, 20, 4


@pytest.mark.parametrize("seed", [11])
def test_what_nodes_that_are_killed_had_in_hand_comes_exactly_once_in_effect(stage: Stage, seed: int) -> None:
    on_file = stage.url.startswith("sqlite")
    nodes = 1 if on_file else 2
    report = run(stage.url, notices=NOTICES, kills=4, seed=seed, nodes=nodes, ratings=RATINGS, leaving=LEAVERS)
    assert (report.lost, report.doubled) == (0, 0), report
    assert (report.letters, report.pushes) == (NOTICES, NOTICES), report
    assert (report.wrongly_rated, report.traces) == (0, 0), report
