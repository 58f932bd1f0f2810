"""Finds the games by looking in their folder, and checks each at start rather than at play."""

import importlib
import pkgutil
from functools import cache
from typing import get_args

from mokum.kernel.event import check_event
from mokum.kernel.game import AnyGame

_FOLDER = "mokum.games"


class NoSuchGame(LookupError):
    """No folder of that name."""


@cache
def names() -> list[str]:
    """The slugs of all games, without loading them."""
    return [module.name for module in pkgutil.iter_modules(importlib.import_module(_FOLDER).__path__)]


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its slug."""
    folder = importlib.import_module(_FOLDER)
    found = {}
    for module in pkgutil.iter_modules(folder.__path__):
        game: AnyGame | None = importlib.import_module(f"{_FOLDER}.{module.name}").GAME
        if game is None:
            continue  # its folder says that it is not ready to be played
        if game.meta.slug != module.name:
            raise TypeError(f"the game in {module.name} calls itself {game.meta.slug}")
        for kind in get_args(game.types.event):
            check_event(kind)
        found[module.name] = game
    return found


def game(slug: str) -> AnyGame:
    """The game of that name."""
    try:
        return games()[slug]
    except KeyError:
        raise NoSuchGame(f"there is no game {slug!r}; there is {', '.join(games())}") from None


__all__ = ["NoSuchGame", "game", "games", "names"]
