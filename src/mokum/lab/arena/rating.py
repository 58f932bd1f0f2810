"""Ratings by Plackett and Luce's model, from the ranks of every game: how strong a bot is, and how sure that is."""

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce


class Rating(msgspec.Struct, frozen=True):
    """A strength, and its standard deviation."""

    mu: float
    sigma: float


class Ratings:
    """Everybody's rating after the games so far. Their order counts, so they are told in the order of their numbers."""

    def __init__(self, names: Iterable[str]) -> None:
        self._model = PlackettLuce()
        new = self._model.rating()
        self.by_name = {name: Rating(new.mu, new.sigma) for name in names}

    def add(self, names: Sequence[str], ranks: Sequence[int]) -> None:
        """A game, by seat. A bot with several seats gets the mean of what they come to."""
        before = [self.by_name[name] for name in names]
        teams = [[self._model.create_rating([rating.mu, rating.sigma])] for rating in before]
        after = [team[0] for team in self._model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for name in set(names):
            own = [rating for rating, seated in zip(after, names, strict=True) if seated == name]
            count = len(own)
            self.by_name[name] = Rating(sum(each.mu for each in own) / count, sum(each.sigma for each in own) / count)
