"""Fitting the value of positions: which features, seen in the middle of a game, tell how it will end."""
