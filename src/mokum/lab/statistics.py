"""Means and shares, each with the interval that holds the true one nineteen times in twenty."""

from math import inf, sqrt

import msgspec

Z = 1.959963984540054
"""So many standard deviations to either side hold 95 % of a normal distribution."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure, and the bounds of its 95 % confidence interval; None where nothing can be said."""

    value: float
    low: float | None
    high: float | None

    def told(self, form: str) -> str:
        """The figure and its interval as text, each in this form (`.1%`)."""
        if self.low is None or self.high is None:
            return format(self.value, form)
        return f"{self.value:{form}} ({self.low:{form}} to {self.high:{form}})"


class Tally:
    """Numbers as they come in: how many, their mean and how far they spread."""

    __slots__ = ("count", "highest", "lowest", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.lowest = inf
        self.highest = -inf

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.lowest = min(self.lowest, value)
        self.highest = max(self.highest, value)

    def mean(self) -> Estimate:
        """The mean, with a normal interval. A single number says nothing of how far they spread."""
        if not self.count:
            raise ValueError("there is nothing to take the mean of")
        mean = self.total / self.count
        if self.count == 1:
            return Estimate(mean, None, None)
        variance = max(self.squares - self.total * mean, 0.0) / (self.count - 1)
        margin = Z * sqrt(variance / self.count)
        return Estimate(mean, mean - margin, mean + margin)

    def share(self) -> Estimate:
        """The mean as a share. Each number is 1, 0 or, for a win that is shared, something between."""
        return wilson(self.total, self.count)


def wilson(successes: float, trials: int) -> Estimate:
    """The share of successes, with Wilson's interval: it stays between 0 and 1 and is right for few trials too."""
    if not trials:
        raise ValueError("there is nothing to take a share of")
    share = successes / trials
    scale = 1 + Z * Z / trials
    centre = (share + Z * Z / (2 * trials)) / scale
    margin = Z / scale * sqrt(max(share * (1 - share), 0.0) / trials + Z * Z / (4 * trials * trials))
    return Estimate(share, max(centre - margin, 0.0), min(centre + margin, 1.0))
