"""The value of a position: what every seat may expect to have in the end, by the fit that comes with the game."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import mul
from typing import Any

from mokum.kernel.game import AnyGame
from mokum.kernel.lookahead import Lookahead
from mokum.kernel.outcome import ScoreLine

Reckon = Callable[[Any], Sequence[float]]


# A bot is made anew for each decision, and adding the weights up takes a millisecond.
@lru_cache(16)
def reckoning(lookahead: Lookahead[Any, Any, Any]) -> Reckon | None:
    """A function of a state that gives every seat's expected score; None where nothing was fitted."""
    value = lookahead.value
    if value is None:
        return None
    measure, stage_of = lookahead.measure, lookahead.stage
    by_seats = {seats: tuple(map(_added_up, stages)) for seats, stages in value.weights.items()}

    def reckon(state: Any) -> Sequence[float]:
        measured = measure(state)
        stages = by_seats[len(measured)]
        weights, constant = stages[min(stage_of(state), len(stages) - 1)]
        return [constant + sum(map(mul, weights, features)) for features in measured]

    return reckon


@lru_cache(16)
def accounting(lookahead: Lookahead[Any, Any, Any] | None) -> Callable[[AnyGame, Any], list[dict[str, float]]]:
    """A function of a position that gives every seat's points by source, before the end as they are expected."""
    value = lookahead.value if lookahead else None

    def account(game: AnyGame, state: Any) -> list[dict[str, float]]:
        outcome = game.outcome(state)
        if outcome is not None:
            return [_by_source(sheet) for sheet in outcome.sheets]
        assert lookahead is not None, "without a value a game is played to its end"
        assert value is not None, "without a value a game is played to its end"
        measured = lookahead.measure(state)
        stages = value.weights[len(measured)]
        by_source = stages[min(lookahead.stage(state), len(stages) - 1)]
        return [
            {
                source: constant + sum(map(mul, weights, features))
                for source, (*weights, constant) in zip(value.sources, by_source, strict=True)
            }
            for features in measured
        ]

    return account


def _by_source(sheet: Sequence[ScoreLine]) -> dict[str, float]:
    points: dict[str, float] = {}
    for line in sheet:
        points[line.key] = points.get(line.key, 0.0) + line.points
    return points


def _added_up(by_source: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], float]:
    """All sources of points together: only the sum is needed to choose a move."""
    *weights, constant = map(sum, zip(*by_source, strict=True))
    return tuple(weights), constant
