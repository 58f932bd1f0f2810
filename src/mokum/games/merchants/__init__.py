"""Buy, build and trade against the auction clock."""

GAME = None
"""Not to be played yet: the catalogue passes it by."""

__all__ = ["GAME"]
