"""A fit foresees what can be foreseen, says honestly how well, and is the same on one process and on several."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from mokum.catalog import games
from mokum.cli.app import app
from mokum.kernel.lookahead import Value, lookahead_of
from mokum.kernel.outcome import Outcome, ScoreLine
from mokum.lab.fitting.drawing import draw
from mokum.lab.fitting.fitting import fit, gathered, sources_of
from mokum.lab.fitting.gathering import OTHER, Gathered, Lesson, points_by_source
from mokum.lab.fitting.sums import Sums

TELLING = [slug for slug, game in games().items() if lookahead_of(game)]
SLUG = "merchants"
GAME = games()[SLUG]


def lesson(seats: int = 3) -> Lesson:
    return Lesson(SLUG, seats, ("random",), sources_of(GAME), "a")


def planted(number: int, noise: float) -> Gathered:
    """A game in which the first feature is what the seat will score from the first source, and a bit of noise."""
    lookahead = lookahead_of(GAME)
    assert lookahead is not None
    size = len(lookahead.features)
    sums = Sums.of(size + 1 + 2)
    for step in range(10):
        first = float(number * 7 % 13 + step)
        sums.add((first, *[0.0] * (size - 1), 1.0, 3 * first + 2 + noise * (number % 2 - 0.5), 0.0))
    return Gathered(number, {0: sums, 2: sums})


def test_what_is_planted_is_found_and_a_stage_without_games_takes_the_one_beside_it() -> None:
    weights, explained = fit(GAME, ("a", "b"), iter([planted(number, 0.0) for number in range(40)]))
    assert len(weights) == 3
    assert weights[0] == weights[1] == weights[2]
    (first, *rest, constant), other = weights[0]
    assert (first, constant) == pytest.approx((3, 2), abs=0.05)
    assert not any(rest)
    assert not any(other)
    assert explained == pytest.approx((1.0, 1.0, 1.0), abs=0.01)


def test_what_cannot_be_foreseen_is_not_said_to_be() -> None:
    _, explained = fit(GAME, ("a", "b"), iter([planted(number, 40.0) for number in range(40)]))
    assert 0 < explained[0] < 0.6


def test_points_go_to_their_source_and_rare_ones_to_the_rest() -> None:
    sheet = (ScoreLine("R", "b", 4), ScoreLine("R", "b", 1), ScoreLine("R", "rare", 9))
    assert points_by_source(Outcome("end", (sheet,), (1,)), 0, ("a", "b", OTHER)) == [0, 5, 9]


def test_the_sums_are_the_same_on_one_process_and_on_two() -> None:
    assert list(gathered(lesson(), 6, 1)) == list(gathered(lesson(), 6, 2))


@pytest.mark.parametrize("slug", TELLING)
def test_every_value_that_is_shipped_fits_what_the_game_measures(slug: str) -> None:
    game = games()[slug]
    lookahead = lookahead_of(game)
    assert lookahead is not None
    value = lookahead.value
    assert value is not None
    assert value.features == tuple(lookahead.features)
    assert set(value.weights) == set(value.explained) == set(game.meta.seats)
    assert value.made.startswith(f"mokum fit {slug} ")
    assert f"rules {game.meta.rules_version}" in value.made
    for stages in value.weights.values():
        assert {len(weights) for stage in stages for weights in stage} == {len(value.features) + 1}
        assert {len(stage) for stage in stages} == {len(value.sources)}


def test_a_fit_is_written_and_drawn(tmp_path: Path) -> None:
    written, drawn = tmp_path / "value.json", tmp_path / "value.svg"
    options = ["--games", "10", "--seats", "3", "--bots", "random", "--out", str(written), "--picture", str(drawn)]
    done = CliRunner().invoke(app, ["fit", SLUG, *options])
    assert done.exit_code == 0, done.output
    value = msgspec.json.decode(written.read_bytes(), type=Value)
    assert list(value.weights) == [3]
    assert value.made == f"mokum fit {SLUG} --games 10 --bots random --seed fit; rules {GAME.meta.rules_version}"
    assert drawn.read_text(encoding="utf-8") == draw(value, f"{SLUG}: how well a position tells the end")


def test_a_game_that_measures_nothing_says_so(tmp_path: Path) -> None:
    silent = next(slug for slug in games() if slug not in TELLING)
    done = CliRunner().invoke(app, ["fit", silent, "--out", f"{tmp_path}/v.json"])
    assert done.exit_code != 0
    assert f"{silent} does not say what to measure" in done.output
