"""Pieces of luck, told as far as they can be told from the error of the few worlds in which they were measured.

A game has hundreds of them. Left as they are, their errors add up to more than a game is decided by. So all of a game
are drawn towards 0 by one factor: the part of what they differ by that is not error (empirical Bayes). Their mean stays
what it was on average, which is 0.
"""

from collections.abc import Iterable
from math import sqrt
from statistics import fmean

import msgspec

from mokum.analysis.luck import Gift, Z
from mokum.analysis.pieces import Finding


def steadied(findings: Iterable[Finding]) -> list[Finding]:
    """The same with steadier gifts. The deal stays: it is measured in many worlds, and there is one for each seat."""
    found = list(findings)
    share = telling_share([each for each in found if isinstance(each, Gift)])
    return [_drawn(each, share) if isinstance(each, Gift) else each for each in found]


def telling_share(gifts: list[Gift]) -> float:
    """How much of what gifts differ by is not error, between 0 and 1."""
    if not gifts:
        return 1.0
    error = fmean((gift.doubt / Z) ** 2 for gift in gifts)
    # Of so few pieces the difference itself is known no better than this.
    overlooked = sqrt(2 / len(gifts)) * error
    true = max(fmean(gift.points**2 for gift in gifts) - error, overlooked)
    return true / (true + error) if error else 1.0


def _drawn(gift: Gift, share: float) -> Gift:
    return msgspec.structs.replace(gift, points=gift.points * share, doubt=gift.doubt * sqrt(share))
