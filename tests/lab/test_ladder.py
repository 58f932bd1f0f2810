"""The ladder: each level among the level below, ratings that follow from the shares, and a file for the game."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from mokum.bots.levels import USUAL, recipe
from mokum.catalog import game
from mokum.cli.app import app
from mokum.kernel.opponents import LEVELS, Opponents, Recipe, Strength
from mokum.lab.ladder.climbing import MEAN, Rung, climb, rate
from mokum.lab.ladder.drawing import draw
from mokum.lab.statistics import Estimate

ROUTES = game("routes")
QUICK = Opponents(recipes={"expert": Recipe("greedy"), "strong": Recipe("fallible", {"noise": 0.3})})
"""Levels that think for a moment only."""


def rung(level: int, share: float, seats: int = 4, doubt: float = 0.0) -> Rung:
    certain = Estimate(share, max(share - doubt, 0), min(share + doubt, 1))
    return Rung(LEVELS[level], LEVELS[level - 1], seats, 100, certain, certain)


def test_who_wins_an_even_share_is_rated_alike() -> None:
    assert set(rate([rung(level, 0.25) for level in range(1, 5)]).values()) == {Strength(MEAN, 0)}


def test_ten_times_the_chance_is_400_points_and_the_mean_stays() -> None:
    # One among three with w = 10 wins 10 / 13; among one, 10 / 11.
    four = rate([rung(1, 10 / 13), *(rung(level, 0.25) for level in range(2, 5))])
    two = rate([rung(1, 10 / 11, 2), *(rung(level, 0.5, 2) for level in range(2, 5))])
    assert four == two
    ratings = [four[level].rating for level in LEVELS]
    assert ratings[1] - ratings[0] == 400
    assert sum(ratings) == 5 * MEAN
    assert ratings[1:] == [ratings[1]] * 4


def test_doubt_grows_with_the_intervals_and_is_least_in_the_middle() -> None:
    doubts = [each.doubt for each in rate([rung(level, 0.5, doubt=0.1) for level in range(1, 5)]).values()]
    assert doubts[0] == doubts[4] > doubts[1] == doubts[3] > doubts[2] > 0


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_level_that_always_or_never_wins_is_rated_too(share: float) -> None:
    strengths = rate([rung(1, share), *(rung(level, 0.25) for level in range(2, 5))])
    assert 300 < abs(strengths["casual"].rating - strengths["beginner"].rating) < 1200


def test_each_level_sits_once_among_the_level_below(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ROUTES, "opponents", QUICK)
    rungs = list(climb(ROUTES, 2, 8, "a", 1))
    assert [(each.level, each.below) for each in rungs] == list(zip(LEVELS[1:], LEVELS, strict=False))
    assert {(each.seats, each.games) for each in rungs} == {(2, 8)}


def test_the_command_writes_recipes_with_ratings_and_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ROUTES, "opponents", QUICK)
    written, drawn = tmp_path / "opponents.json", tmp_path / "ladder.svg"
    words = ["ladder", "routes", "--seats", "2", "--games", "8", "--processes", "1"]
    done = CliRunner().invoke(app, [*words, "--out", str(written), "--picture", str(drawn)])
    assert done.exit_code == 0, done.output
    opponents = msgspec.json.decode(written.read_bytes(), type=Opponents)
    assert opponents.recipes == {**USUAL, **QUICK.recipes}
    rungs = list(climb(ROUTES, 2, 8, "ladder", 1))
    assert opponents.strengths == rate(rungs)
    assert opponents.made == "mokum ladder routes --seats 2 --games 8 --seed ladder; rules 1"
    assert drawn.read_text(encoding="utf-8") == draw(opponents.strengths, rungs, "routes: five levels, 2 players")


@pytest.mark.parametrize("slug", ["harbour", "merchants", "routes"])
def test_every_game_that_ships_has_measured_levels_that_rise(slug: str) -> None:
    opponents: Opponents = game(slug).opponents  # type: ignore[attr-defined]
    assert tuple(opponents.recipes) == tuple(opponents.strengths) == LEVELS
    ratings = [opponents.strengths[level].rating for level in LEVELS]
    assert ratings == sorted(ratings)
    assert opponents.made.startswith(f"mokum ladder {slug} ")


def test_a_game_without_opponents_has_the_usual_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ROUTES, "opponents", Opponents())
    assert [recipe(ROUTES, level) for level in LEVELS] == list(USUAL.values())
