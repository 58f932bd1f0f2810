"""A test that may be looked at after every round: is the mean of numbers between 0 and 1 above or below a given one?

It is a test by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2023). Two
gamblers begin with 1 each. Before every number x one stakes that it is above the mean m in question, the other that it
is below: their capital is multiplied by 1 + s (x - m) and 1 - s (x - m), with stakes s that depend on earlier numbers
only. If m is the true mean, no gambler can expect to gain anything, so by Ville's inequality the chance that one *ever*
has 1/a is at most a. With two gamblers each has to reach 2/0.05 = 40, and both together err in 5 % of cases at most,
however often one looks and whenever one stops.
"""

from typing import Literal

ERROR = 0.05
"""The chance of a wrong answer where there is no difference, at most."""
ENOUGH = 2 / ERROR
"""The capital that decides."""
CAUTION = 0.5
"""Of its capital a gambler never loses more than this share at once."""

Verdict = Literal["more", "less"]


class Wager:
    """The two gamblers, and what they have seen."""

    def __init__(self, mean: float) -> None:
        if not 0 < mean < 1:
            raise ValueError(f"the mean in question must be between 0 and 1, not {mean}")
        self._mean = mean
        self._above = self._below = 1.0
        self._count = 1
        self._total = mean
        self._squares = 0.25
        """Begins with the widest spread that there can be, so that early stakes are small."""
        self.verdict: Verdict | None = None
        """Given once, and kept."""

    def add(self, value: float) -> None:
        """One more number; they are independent, or at least none has another mean because of the earlier ones."""
        mean = self._mean
        stake = self._stake()
        if stake > 0:
            self._above *= 1 + min(stake, CAUTION / mean) * (value - mean)
        else:
            self._below *= 1 - min(-stake, CAUTION / (1 - mean)) * (value - mean)
        self._count += 1
        self._total += value
        self._squares += (value - self._total / self._count) ** 2
        if self.verdict is None:
            self.verdict = "more" if self._above >= ENOUGH else "less" if self._below >= ENOUGH else None

    def _stake(self) -> float:
        """About what would have let the capital grow fastest so far: only one of the two has a reason to bet."""
        gap = self._total / self._count - self._mean
        return gap / (self._squares / self._count + gap * gap)
