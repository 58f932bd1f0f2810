"""How each bot of an arena does. Games of a round share a deal, so what is counted are rounds: they are independent."""

from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec

from mokum.lab.arena.arranging import Arrangement, seated
from mokum.lab.arena.deciding import Verdict, Wager
from mokum.lab.arena.rating import Rating, Ratings
from mokum.lab.playing import Result
from mokum.lab.statistics import Estimate, Tally, wilson


class BotResults(msgspec.Struct, frozen=True):
    """How one bot does. Where it has several seats in a game, share and margin are those of one of them."""

    wins: float
    """A win that k seats share counts 1/k for each."""
    share: Estimate
    margin: Estimate
    """Its score minus the mean of the others'."""
    rating: Rating


class Report(msgspec.Struct, frozen=True):
    """All that is told of an arena."""

    games: int
    rounds: int
    even: float
    """The share of each if all win alike."""
    decided: Verdict | None
    """Whether the challenger wins more or less than its even share; with a rival, than the rival."""
    difference: Estimate | None
    """With a rival: the challenger's share minus the rival's on the same deals."""
    bots: dict[str, BotResults]
    """First the challenger, then its rival, then the field."""
    lost: dict[str, int]
    """By bot: turns that it lost by faults and that `greedy` played, in this run. Only of bots that lost any."""


class _Counts:
    def __init__(self) -> None:
        self.wins = 0.0
        self.shares, self.margins = Tally(), Tally()

    def add(self, wins: Sequence[float], margins: Sequence[float]) -> None:
        self.wins += sum(wins)
        self.shares.add(sum(wins) / len(wins))
        self.margins.add(sum(margins) / len(margins))

    def results(self, rating: Rating) -> BotResults:
        return BotResults(self.wins, _share(self.shares), self.margins.mean(), rating)


class Scoreboard:
    """Takes whole rounds in their order, and answers the question as soon as it can be."""

    def __init__(self, arrangement: Arrangement) -> None:
        self._arrangement = arrangement
        taken = arrangement.challengers
        self._field = {bot: f"{bot} (field)" if bot in taken else bot for bot in arrangement.field}
        names = (*taken, *dict.fromkeys(self._field.values()))
        self._counts = {name: _Counts() for name in names}
        self._ratings = Ratings(names)
        self._differences = Tally()
        self._rounds = 0
        self._lost: Counter[str] = Counter()
        self._wager = Wager(0.5 if arrangement.rival else 1 / arrangement.seats)

    @property
    def decided(self) -> Verdict | None:
        return self._wager.verdict

    def add(self, results: Sequence[Result]) -> None:
        """The games of one round."""
        wins, margins = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
        for result in results:
            names = self._names(result)
            self._ratings.add(names, result.ranks)
            winners, total, others = result.ranks.count(1), sum(result.scores), len(names) - 1
            for name, lost in zip(names, result.lost, strict=False):
                if lost:
                    self._lost[name] += lost
            for name, rank, score in zip(names, result.ranks, result.scores, strict=True):
                wins[name].append(1 / winners if rank == 1 else 0.0)
                margins[name].append(score - (total - score) / others)
        for name, counts in self._counts.items():
            counts.add(wins[name], margins[name])
        self._rounds += 1
        self._ask([sum(wins[name]) / len(wins[name]) for name in self._arrangement.challengers])

    def _ask(self, shares: Sequence[float]) -> None:
        if self._arrangement.rival is None:
            self._wager.add(shares[0])
        else:
            difference = shares[0] - shares[1]
            self._differences.add(difference)
            self._wager.add((1 + difference) / 2)

    def _names(self, result: Result) -> list[str]:
        """By seat: as each is called in the report."""
        own = seated(self._arrangement, result.number).own
        return [bot if seat == own else self._field[bot] for seat, bot in enumerate(result.bots)]

    def report(self) -> Report:
        """What is known so far; at least one round must have been played."""
        return Report(
            games=self._rounds * self._arrangement.round_size,
            rounds=self._rounds,
            even=1 / self._arrangement.seats,
            decided=self.decided,
            difference=self._differences.mean() if self._arrangement.rival else None,
            bots={name: counts.results(self._ratings.by_name[name]) for name, counts in self._counts.items()},
            lost=dict(self._lost),
        )


def _share(shares: Tally) -> Estimate:
    """A normal interval over rounds, within 0 and 1. Where all were won or lost they do not spread: then Wilson's."""
    mean = shares.mean()
    known = wilson(shares.total, shares.count) if mean.value in (0, 1) else mean
    if known.low is None or known.high is None:
        return known
    return Estimate(known.value, max(min(known.low, known.value), 0.0), min(max(known.high, known.value), 1.0))
