"""How thoroughly a game is looked at. Everything is counted in worlds and moves, so that it can be repeated exactly."""

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """The size of an analysis. The same settings give the same analysis, on any machine."""

    seed: str = "analysis"
    moves: int = 400_000
    """Moves in playouts, for all decisions of a game together."""
    fewest: int = 200
    """Moves in playouts for one decision, at least."""
    horizon: int | None = None
    """How many beats a decision is followed; None: as far as the best bot looks."""
    worlds: int = 8
    """Imagined worlds for a piece of luck: so many as it might have been, and so many as it was."""
    deals: int = 48
    """Other deals, that the deal is compared with."""
    points: int = 24
    """Moments at which chances to win are worked out; 0: none."""
    outlook: int = 1_200
    """Moves in playouts for one chance to win."""
    causes: int = 16
    """Worlds in which it is looked for what makes a better move better; at least 2."""


USUAL = Settings()
QUICK = Settings(moves=0, fewest=40, horizon=1, worlds=4, deals=24, points=0)
"""By the value of positions alone, for many games: one beat ahead, and no chances to win."""
BRISK = Settings(moves=0, fewest=40, horizon=1, worlds=4, deals=24, points=12, outlook=60)
"""The same with chances to win, for servers with little time."""
