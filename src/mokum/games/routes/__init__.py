"""Claim the trade routes of Amsterdam."""

from mokum.games.routes.game import GAME

__all__ = ["GAME"]
