"""What the games of a series say together, added up as they are played."""

from collections import Counter, defaultdict

import msgspec

from mokum.kernel.outcome import RuleId
from mokum.lab.playing import Result
from mokum.lab.statistics import Estimate, Tally


class Results(msgspec.Struct, frozen=True):
    """How a bot or a seat did."""

    score: Estimate
    """The mean of its scores. A bot with several seats in a game counts once, with the mean of these."""
    wins: Estimate
    """Its share of the wins; one that k seats share counts 1/k for each."""
    even: float
    """The share that it would have if all seats won alike."""


class FirstPlayer(msgspec.Struct, frozen=True):
    """What it is worth to begin."""

    wins: Estimate
    even: float
    lead: Estimate
    """Points more than the others have on average."""


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions a game takes."""

    mean: Estimate
    shortest: int
    longest: int


class Summary(msgspec.Struct, frozen=True):
    """All that is told of a series."""

    games: int
    decisions: int
    bots: dict[str, Results]
    seats: tuple[Results, ...]
    first: FirstPlayer | None
    """Nothing where no first player is named, and nobody to compare with in a game for one."""
    lengths: Lengths
    ends: dict[RuleId, int]
    """By the rule that ended them: how many games."""
    lost: dict[str, int]
    """By bot: turns that it lost by a fault and that `greedy` played. Only those who lost any."""


class _Record:
    """The tallies behind results."""

    __slots__ = ("scores", "seats", "wins")

    def __init__(self) -> None:
        self.scores = Tally()
        self.wins = Tally()
        self.seats = Tally()

    def add(self, scores: list[int], wins: float, seats: int) -> None:
        self.scores.add(sum(scores) / len(scores))
        self.wins.add(wins)
        self.seats.add(len(scores) / seats)

    def results(self) -> Results:
        return Results(self.scores.mean(), self.wins.share(), self.seats.total / self.seats.count)


class Totals:
    """Takes the results one by one and keeps only what the summary needs, however many they are."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._by_bot: defaultdict[str, _Record] = defaultdict(_Record)
        self._by_seat = [_Record() for _ in range(seats)]
        self._first_wins = Tally()
        self._first_lead = Tally()
        self._lengths = Tally()
        self._ends: Counter[RuleId] = Counter()
        self._lost: Counter[str] = Counter()

    def add(self, result: Result) -> None:
        winners = result.ranks.count(1)
        wins = [1 / winners if rank == 1 else 0.0 for rank in result.ranks]
        for name in set(result.bots):
            seats = [seat for seat, bot in enumerate(result.bots) if bot == name]
            scores = [result.scores[seat] for seat in seats]
            self._by_bot[name].add(scores, sum(wins[seat] for seat in seats), self._seats)
        for record, score, win in zip(self._by_seat, result.scores, wins, strict=True):
            record.add([score], win, self._seats)
        if result.first is not None and self._seats > 1:
            first_score = result.scores[result.first]
            self._first_wins.add(wins[result.first])
            self._first_lead.add(first_score - (sum(result.scores) - first_score) / (self._seats - 1))
        self._lengths.add(result.decisions)
        self._ends[result.why] += 1
        for name, lost in zip(result.bots, result.lost, strict=False):
            if lost:
                self._lost[name] += lost

    def _first(self) -> FirstPlayer | None:
        if not self._first_wins.count:
            return None
        return FirstPlayer(self._first_wins.share(), 1 / self._seats, self._first_lead.mean())

    def summary(self) -> Summary:
        """What is known so far; at least one game must have been played."""
        lengths = self._lengths
        return Summary(
            games=lengths.count,
            decisions=int(lengths.total),
            bots={name: record.results() for name, record in sorted(self._by_bot.items())},
            seats=tuple(record.results() for record in self._by_seat),
            first=self._first(),
            lengths=Lengths(lengths.mean(), int(lengths.lowest), int(lengths.highest)),
            ends=dict(self._ends.most_common()),
            lost=dict(self._lost),
        )
