"""Buy, build and trade against the auction clock."""

from mokum.games.merchants.game import GAME

__all__ = ["GAME"]
