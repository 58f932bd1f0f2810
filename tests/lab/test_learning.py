"""`examples/learning`: a seed teaches the same, whoever plays the games; and what was learnt plays by the rules."""

import csv
from pathlib import Path
from typing import Any

import msgspec
import pytest

from learning.drawing import Point, draw
from learning.learn import rounds
from learning.learned import KEPT, Learned, Weights, read
from mokum.bots import make_bot
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.moves import MoveSet
from mokum.lab.playing import play_out

ROOT = Path(__file__).parents[2]
CURVE = KEPT.with_name("curve.csv")


def taught(seed: str, games: int = 4, processes: int = 1) -> tuple[Weights, Point]:
    """By a round of so many games after as many others. Of four the last two go to other processes."""
    ((weights, point),) = rounds("routes", 2, games, 1, seed=seed, processes=processes)
    return weights, point


@pytest.fixture(scope="module")
def once() -> tuple[Weights, Point]:
    return taught("here")


def test_a_seed_teaches_the_same_on_one_process_and_on_two(once: tuple[Weights, Point]) -> None:
    assert msgspec.json.encode(taught("here", processes=2)) == msgspec.json.encode(once)


def test_another_seed_teaches_something_else() -> None:
    assert taught("there", games=2)[0].stages != taught("here", games=2)[0].stages


class Watched(Learned):
    """Notes how often it does something else than `greedy` would; an illegal move it is not allowed."""

    own = 0

    def choose(self, view: Any, moves: MoveSet[Any]) -> Any:
        move, worth = super().choose(view, moves), find_game("routes").advise(view, moves)
        assert move in moves
        self.own += worth[list(moves).index(move)] < max(worth)
        return move


def test_it_plays_a_whole_game_by_the_rules_and_not_as_greedy_does(once: tuple[Weights, Point]) -> None:
    game = find_game("routes")
    learned = Watched(game, 1, once[0])
    outcome, decisions = play_out(
        game, [learned, make_bot("greedy", game, 2)], game.types.options(), QuickChance("whole"), check=True
    )
    assert outcome.ranks
    assert 0 < learned.own < decisions


def test_weights_of_another_game_are_refused(once: tuple[Weights, Point]) -> None:
    with pytest.raises(ValueError, match="for routes"):
        Learned(find_game("merchants"), 1, once[0])


def test_the_kept_weights_are_those_that_the_curve_ends_with() -> None:
    """And the page tells the curve, as it is kept: after the last round the lower bound is above even."""
    with CURVE.open(encoding="utf-8") as file:
        curve = list(csv.DictReader(file))
    assert read(KEPT).made.endswith(f"round {curve[-1]['round']}")
    assert float(curve[-1]["low"]) > 0.25
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for row in curve:
        share, low, high = (f"{100 * float(row[part]):.1f}" for part in ("share", "low", "high"))
        wins = f"{share} % ({low} to {high})"
        assert f"| {row['round']} | {row['learnt_from']} | {wins} | {float(row['margin']):+.0f} |\n" in page


def test_a_curve_is_drawn_with_every_round(once: tuple[Weights, Point]) -> None:
    picture = draw([once[1], msgspec.structs.replace(once[1], known=8)], "two rounds", 0.5)
    assert picture.count("<circle") == 2
    assert "even: 50%" in picture
