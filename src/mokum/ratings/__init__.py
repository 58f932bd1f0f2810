"""Ratings: how strong a player is thought to be after rated games, and how far off that may be. Pure functions.

`rate` is what a game changes, `after_a_pause` what time does; docs/decisions/0025-ratings.md says why they are so.
"""

from mokum.ratings.rating import ESTABLISHED, START, Rating, after_a_pause, doubt, rate

__all__ = ["ESTABLISHED", "START", "Rating", "after_a_pause", "doubt", "rate"]
