"""Where games are that do not come with Mokum: in folders that the operator names, a Python package for each game."""

import os
import pkgutil
from pathlib import Path

SETTING = "MOKUM_GAMES"
"""The variable of the environment that names the folders, separated as those of PATH are.

Nowhere else, because every command and every worker process needs it before any setting is read.
"""
PAGE = "rules.md"
"""The rules page of a game, in its package."""


def folders() -> list[Path]:
    """The folders that are named, in their order."""
    return [Path(named).absolute() for named in os.environ.get(SETTING, "").split(os.pathsep) if named]


def packages() -> dict[str, Path]:
    """The package of each game by its slug, without loading it; the first folder that has one counts."""
    found: dict[str, Path] = {}
    for folder in folders():
        for module in pkgutil.iter_modules([str(folder)]):
            if module.ispkg:
                found.setdefault(module.name, folder / module.name)
    return found
