"""Worlds that a viewer could be looking at: what is hidden is drawn anew, what was seen is kept."""
