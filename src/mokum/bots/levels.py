"""The five levels at which bots play every game, from one that a newcomer beats to the best that there is."""

from collections.abc import Mapping

from mokum.kernel.game import AnyGame
from mokum.kernel.opponents import LEVELS, Recipe, Strength, opponents_of

USUAL: Mapping[str, Recipe] = {
    "beginner": Recipe("fallible", {"noise": 0.5, "overlooks": 0.4}),
    "casual": Recipe("fallible", {"noise": 0.25, "overlooks": 0.25}),
    "regular": Recipe("fallible", {"noise": 0.1, "overlooks": 0.1}),
    "strong": Recipe("greedy"),
    "expert": Recipe("searching"),
}
"""For a game that says nothing about its levels."""


def recipe(game: AnyGame, level: str) -> Recipe:
    """How a level plays this game."""
    return opponents_of(game).recipes.get(level, USUAL[level])


def strength(game: AnyGame, level: str) -> Strength | None:
    """What was measured of a level in this game, if anything was."""
    return opponents_of(game).strengths.get(level)


__all__ = ["LEVELS", "USUAL", "Recipe", "Strength", "recipe", "strength"]
