"""Opponents: how a game has its bots play at each level, and how strong they were found to be. Data, not code."""

from importlib import resources
from typing import Any

import msgspec

from mokum.kernel.game import AnyGame

LEVELS = ("beginner", "casual", "regular", "strong", "expert")
"""From the weakest to the strongest. Players know them as people, by name and face."""

OPPONENTS_FILE = "opponents.json"
"""Where a game's folder has its opponents."""


class Recipe(msgspec.Struct, frozen=True):
    """How a level is made: which strategy, and its settings."""

    strategy: str
    settings: dict[str, Any] = {}


class Strength(msgspec.Struct, frozen=True):
    """How strong a level is in a game, by games in the arena, and how far off that may be (95 %)."""

    rating: int
    doubt: int


class Opponents(msgspec.Struct, frozen=True):
    """The file. What a game leaves out is as in every game, or was not measured."""

    made: str = ""
    """The command that measured the strengths."""
    recipes: dict[str, Recipe] = {}
    strengths: dict[str, Strength] = {}


def read_opponents(package: str) -> Opponents:
    """The opponents in the folder of a package."""
    return msgspec.json.decode((resources.files(package) / OPPONENTS_FILE).read_bytes(), type=Opponents)


def opponents_of(game: AnyGame) -> Opponents:
    """What the game tells of its opponents; nothing, where it tells nothing."""
    found: Opponents = getattr(game, "opponents", _NONE)
    return found


_NONE = Opponents()
