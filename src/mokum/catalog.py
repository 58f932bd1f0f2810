"""Finds the games by looking in their folders, and checks each at start rather than at play."""

import importlib
import pkgutil
import sys
from functools import cache
from pathlib import Path
from typing import get_args

from mokum import game_folders
from mokum.kernel.event import check_event
from mokum.kernel.game import AnyGame

_FOLDER = "mokum.games"


class NoSuchGame(LookupError):
    """No folder of that name."""


@cache
def shipped() -> list[str]:
    """The slugs of the games that come with Mokum, without loading them."""
    return [module.name for module in pkgutil.iter_modules(importlib.import_module(_FOLDER).__path__)]


@cache
def names() -> list[str]:
    """The slugs of all games, without loading them: first those that come with Mokum."""
    return [*shipped(), *(slug for slug in game_folders.packages() if slug not in shipped())]


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its slug."""
    packages = game_folders.packages()
    found = {}
    for slug in names():
        game = _own(slug) if slug in shipped() else _from(packages[slug])
        if game is None:
            continue  # its folder says that it is not ready to be played
        if game.meta.slug != slug:
            raise TypeError(f"the game in {slug} calls itself {game.meta.slug}")
        for kind in get_args(game.types.event):
            check_event(kind)
        found[slug] = game
    return found


def _own(slug: str) -> AnyGame | None:
    found: AnyGame | None = importlib.import_module(f"{_FOLDER}.{slug}").GAME
    return found


def _from(package: Path) -> AnyGame | None:
    """The game of a package in one of the folders that the operator names."""
    folder = str(package.parent)
    if folder not in sys.path:
        sys.path.append(folder)  # at the end: a game hides no other module
    module = importlib.import_module(package.name)
    if not module.__file__ or not Path(module.__file__).samefile(package / "__init__.py"):
        raise TypeError(f"the game in {package} needs another name: there is a module {package.name} already")
    found: AnyGame | None = module.GAME
    return found


def game(slug: str) -> AnyGame:
    """The game of that name."""
    try:
        return games()[slug]
    except KeyError:
        raise NoSuchGame(f"there is no game {slug!r}; there is {', '.join(games())}") from None


__all__ = ["NoSuchGame", "game", "games", "names", "shipped"]
