"""At which level a seat played: how likely its moves would have been if one of the five opponents had made them."""

from collections.abc import Sequence
from math import exp, log
from typing import Any

import msgspec

from mokum.bots import STRATEGIES
from mokum.bots.levels import recipe, strength
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet
from mokum.kernel.opponents import LEVELS

DRAWS = 24
"""Times that a level that errs is asked what it would play."""
FAVOURITE = 0.75
"""How often a bot that searches keeps to advice's favourite, about; else it plays another move that it tried."""
ODD = 0.04
"""How often it plays any other move: about as often as is allowed for the levels that are asked."""
TEMPER = 0.5
"""What a decision counts: those of one turn hang together, and people do not err quite as bots do."""
FEWEST = 8
"""Decisions that are needed to say anything."""
POSSIBLE = 0.025
"""A level is in the range if it is at least so likely."""


class Level(msgspec.Struct, frozen=True):
    """A level of play, with its range."""

    name: str
    """The level that the moves are most like."""
    rating: int
    low: int
    high: int
    """The range of the levels that are possible, each with the doubt of its own rating."""
    likely: dict[str, float]
    """How likely each level is, if all are as likely before the game."""


class _Told:
    """A game of which only the advice is asked, and that is known already."""

    def __init__(self, worth: Sequence[int]) -> None:
        self._worth = worth

    def advise(self, view: object, moves: object) -> Sequence[int]:
        return self._worth


class Asked(msgspec.Struct, frozen=True):
    """A decision, as somebody is asked about it."""

    view: Any
    moves: MoveSet[Any]
    tried: Sequence[Any]
    """The moves that deserve to be tried, advice's favourite first."""


def likeness(game: AnyGame, asked: Asked, played: Any, *, is_slip: bool, seed: str) -> tuple[float, ...]:
    """By level: how likely it would have played this."""
    told: Any = _Told(game.advise(asked.view, asked.moves))
    found = []
    for level in LEVELS:
        made = recipe(game, level)
        if made.strategy == "searching":
            found.append(_of_search(asked, played, is_slip=is_slip))
            continue
        bots = [STRATEGIES[made.strategy](told, f"{seed}|{draw}", **made.settings) for draw in range(DRAWS)]
        hits = sum(bot.choose(asked.view, asked.moves) == played for bot in bots)
        found.append((hits + 1 / len(asked.moves)) / (DRAWS + 1))
    return tuple(found)


def _of_search(asked: Asked, played: Any, *, is_slip: bool) -> float:
    """Without searching again: it plays what it tries, and seldom what proved to be worse."""
    tried = asked.tried
    if is_slip or played not in tried:
        return ODD / len(asked.moves)
    if played == tried[0]:
        return FAVOURITE if len(tried) > 1 else 1.0
    return (1 - FAVOURITE) / (len(tried) - 1)


def level_of(game: AnyGame, likenesses: Sequence[Sequence[float]]) -> Level | None:
    """The level of these decisions; None where they are too few, or where the levels of a game were not measured."""
    known = {level: measured for level in LEVELS if (measured := strength(game, level)) is not None}
    if len(likenesses) < FEWEST or len(known) < len(LEVELS):
        return None
    logs = [TEMPER * sum(log(each[number]) for each in likenesses) for number in range(len(LEVELS))]
    weights = [exp(each - max(logs)) for each in logs]
    likely = {level: weight / sum(weights) for level, weight in zip(LEVELS, weights, strict=True)}
    possible = [known[level] for level in LEVELS if likely[level] >= POSSIBLE]
    return Level(
        name=max(likely, key=lambda level: likely[level]),
        rating=round(sum(likely[level] * known[level].rating for level in LEVELS)),
        low=min(each.rating - each.doubt for each in possible),
        high=max(each.rating + each.doubt for each in possible),
        likely=likely,
    )
