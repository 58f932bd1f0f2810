"""A crowd of known strength that plays rated games: what ratings say of it can be held beside the truth."""

from collections.abc import Sequence
from math import log
from random import Random

from mokum.ratings import START, Rating, after_a_pause, rate
from mokum.ratings.rating import DAY, SCALE, SURE

BOTS = (432.0, 944.0, 1282.0, 1551.0, 1792.0)
"""Their strength is known, and holds the scale."""


class Crowd:
    """Plays games at tables of these sizes, spread over some days; matched, it plays with its like as pairing does."""

    def __init__(self, people: int, seed: int, sizes: Sequence[int] = (2, 3, 4), *, matched: bool = False) -> None:
        self._luck = Random(seed)
        self._sizes, self._matched = sizes, matched
        self.truth = [*BOTS, *(self._luck.gauss(START.mean, START.deviation) for _ in range(people))]
        self.ratings = [*(Rating(bot, 1.0) for bot in BOTS), *[START] * people]
        self._last = [0] * len(self.truth)

    def play(self, games: int, days: int = 100) -> None:
        """Ranks are drawn as by Plackett and Luce: by strength and a Gumbel's chance."""
        for number in range(games):
            now = number * days * DAY // games
            seated = self._seated()
            before = [self._now(player, now) for player in seated]
            for player, after in zip(seated, rate(before, self._ranks(seated)), strict=True):
                if player >= len(BOTS):
                    self.ratings[player], self._last[player] = after, now

    def _now(self, player: int, now: int) -> Rating:
        rating = self.ratings[player]
        return rating if player < len(BOTS) else after_a_pause(rating, now - self._last[player])

    def _seated(self) -> list[int]:
        size, everybody = self._luck.choice(self._sizes), range(len(self.truth))
        if not self._matched:
            return self._luck.sample(everybody, size)
        first, *waiting = self._luck.sample(everybody, min(len(everybody), 6 * size))
        near = sorted(waiting, key=lambda player: abs(self.ratings[player].mean - self.ratings[first].mean))
        return [first, *near[: size - 1]]

    def _ranks(self, seated: Sequence[int]) -> list[int]:
        shown = {player: self.truth[player] / SCALE - log(-log(self._luck.random())) for player in seated}
        best = sorted(seated, key=lambda player: -shown[player])
        return [best.index(player) + 1 for player in seated]

    @property
    def people(self) -> range:
        """All but the bots."""
        return range(len(BOTS), len(self.truth))

    def held(self) -> float:
        """The share of people whose true strength lies within the doubt of their rating."""
        within = [
            abs(self.ratings[who].mean - self.truth[who]) <= SURE * self.ratings[who].deviation for who in self.people
        ]
        return sum(within) / len(within)

    def bias(self) -> float:
        """How much too high ratings are on the whole."""
        return sum(self.ratings[who].mean - self.truth[who] for who in self.people) / len(self.people)

    def in_order(self) -> float:
        """The share of pairs of people that are in the right order, among those that are 100 points apart."""
        right = all_pairs = 0
        for one in self.people:
            for other in self.people:
                if self.truth[one] > self.truth[other] + 100:
                    all_pairs += 1
                    right += self.ratings[one].mean > self.ratings[other].mean
        return right / all_pairs
