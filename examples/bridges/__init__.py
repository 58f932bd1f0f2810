"""`bridges`, a small game of our own that shows what a game brings. Its rules are in `rules.md`."""

from bridges.game import GAME

__all__ = ["GAME"]
