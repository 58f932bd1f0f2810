"""The live clock on simulated lines: the bars that we promise, and that they can be missed."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from contests.liars import shares
from contests.lines import FIBRE, LINES, Line, measure
from contests.lots import Judge, by_arrival, by_claim, contests, ours
from contests.races import race
from mokum.lots.terms import Mode

ROOT = Path(__file__).parents[2]
BY_NAME = {line.name: line for line in LINES}
FAR = BY_NAME["other continent"]
LOTS = 1_000


@pytest.fixture(scope="module")
def figures() -> Any:
    """What the script says, which fails by itself where a bar is missed."""
    script = [sys.executable, str(ROOT / "scripts" / "fairness"), "--quick", "--json", "--only", "simulated"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def test_outside_a_photo_finish_hardly_anybody_is_wronged(figures: Any) -> None:
    assert figures["wrong_outside_photo_at_most"] <= 0.005
    within = [line for line in figures["lines"].values() if line["within_bounds"]]
    assert len(within) == len(LINES)  # all but one line, and the table where these meet
    assert all(line["wrong_outside_photo_at_most"] <= 0.005 for line in within)


@pytest.mark.parametrize("name", ["mobile", "other continent", "far and lossy", "all within bounds"])
def test_the_worse_the_line_the_more_it_gains_over_the_order_of_arrival(figures: Any, name: str) -> None:
    line = figures["lines"][name]
    assert line["wrong"] < line["wrong_by_arrival"] * 0.6


def test_the_order_of_arrival_misses_the_bar() -> None:
    assert figures_by(by_arrival)["wrong_outside_photo"] > 0.1
    assert figures_by(ours)["wrong_outside_photo"] < 0.01


def figures_by(judge: Judge) -> dict[str, float]:
    (tally,) = race((FIBRE, FAR), (judge,), LOTS, Random(1))
    return tally.figures()


def test_where_a_draw_decides_no_lie_is_worth_anything(figures: Any) -> None:
    assert abs(figures["mode_s_liar_share"] - 0.5) <= 0.01
    assert figures["mode_s_liar_share_at_most"] <= 0.51
    assert all(lie["draw"] <= 0.51 for lie in figures["lies"].values())


@pytest.mark.parametrize("line", [line for line in LINES if line.within_bounds], ids=lambda line: line.name)
def test_nor_on_any_other_line(line: Line) -> None:
    found = shares(line, Mode.DRAW, ours, LOTS // 4, Random(2))
    assert max(share.at_most for share in found.values()) <= 0.51


def test_whoever_believes_every_claim_is_robbed() -> None:
    found = shares(FIBRE, Mode.DRAW, by_claim, LOTS // 4, Random(3))
    assert found["none"].mean == pytest.approx(0.5)
    assert found["400 ms back"].mean > 0.7
    assert found["a minute back"].mean > 0.99


def test_a_photo_bounds_what_a_lie_is_worth() -> None:
    """The bound is what we say of it in docs/fairness.md."""
    found = shares(FIBRE, Mode.PHOTO, ours, LOTS, Random(4))
    assert found["a minute back"].mean == found["as early as allowed"].mean < 0.55
    assert found["slow pongs"].mean < 0.62
    assert max(share.mean for share in found.values()) < 0.65


def test_the_lines_are_what_they_say() -> None:
    luck = Random(5)
    for line in LINES:
        trips = sorted(line.to_server(luck) + line.to_player(luck) for _ in range(4_000))
        assert line.round_trip <= trips[0] < line.round_trip + line.jitter
        assert trips[2_000] == pytest.approx(line.round_trip + 1.7 * line.jitter, abs=line.jitter)
        known = measure(line, luck)
        assert line.round_trip - 1 <= known.link.best_ms <= known.link.rtt_ms


def test_people_press_at_the_step_that_their_own_clock_shows() -> None:
    for lot in contests((FIBRE, FAR), Mode.PHOTO, 200, Random(6)):
        for player in lot.players:
            assert player.honest.step == lot.terms.step_at(player.honest.claimed)
            assert player.honest.heard >= player.made - 1
