"""Lots that are sold on a falling clock, fairly over any network. Nothing here knows which game is played."""
