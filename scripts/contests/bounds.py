"""How sure a share or a mean is."""

import math

Z = 1.645
"""One side of 95 %."""


def share_at_most(found: int, of: int) -> float:
    """The share is not above this, with 95 % certainty (Wilson)."""
    share, spread = found / of, Z * Z / of
    return (share + spread / 2 + Z * math.sqrt(share * (1 - share) / of + spread / of / 4)) / (1 + spread)


def mean_at_most(total: float, squares: float, of: int) -> float:
    """The mean of independent values is not above this, with 95 % certainty."""
    mean = total / of
    variance = max(squares / of - mean * mean, 0.0)
    return mean + Z * math.sqrt(variance / of)
