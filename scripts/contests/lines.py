"""Lines of several kinds, and what each side comes to know of them by measuring. Times are milliseconds.

A packet takes its share of the quickest round trip and an exponential delay on top, whose mean is the jitter. TCP loses
nothing: what is lost on the way is sent again after a timeout, which doubles.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from mokum.lots.presses import Link

PINGS = 30
PROBES = 16
PROBES_FOR_MS = 30_000
"""How long ago the oldest probe of the time may have been."""
DRIFT = 30e-6
"""How much a clock may gain or lose."""


@dataclass(frozen=True)
class Line:
    """One kind of line between a player and the server."""

    name: str
    round_trip: float
    """The quickest."""
    jitter: float
    loss: float
    up: float = 0.5
    """The way to the server, as a share of the quickest round trip: what no measurement can see."""

    @property
    def within_bounds(self) -> bool:
        """Whether we promise to be fair to it."""
        return self.round_trip <= 250 and self.jitter <= 15 and self.loss <= 0.005

    def to_server(self, luck: Random) -> float:
        """How long one message takes."""
        return self.round_trip * self.up + self._delay(luck)

    def to_player(self, luck: Random) -> float:
        """How long one message takes."""
        return self.round_trip * (1 - self.up) + self._delay(luck)

    def _delay(self, luck: Random) -> float:
        delay, patience = -math.log(1 - luck.random()) * self.jitter, 1
        while luck.random() < self.loss:
            delay += patience * max(200.0, self.round_trip + 4 * self.jitter)
            patience *= 2
        return delay


@dataclass(frozen=True)
class Measured:
    """What is known of a player: the server knows the link, the player the time, not quite."""

    link: Link
    one_way: float
    """What nearly all messages take at most, for the horizon."""
    clock_ahead: float
    """How much the player's idea of the server's clock is ahead of it."""


def measure(line: Line, luck: Random) -> Measured:
    """Pings by the server, and probes of the time by the player, as before every lot."""
    pings = sorted(line.to_server(luck) + line.to_player(luck) for _ in range(PINGS))
    best = pings[0]
    believed = min(nearest_rank(pings, 0.95), 2 * best + 60)
    link = Link(rtt_ms=round(believed), best_ms=int(best), samples=PINGS)
    probes = ((line.to_server(luck), line.to_player(luck)) for _ in range(PROBES))
    there, back = min(probes, key=sum)
    drift = luck.uniform(-DRIFT, DRIFT) * luck.uniform(0, PROBES_FOR_MS)
    return Measured(link, nearest_rank(pings, 0.99) / 2, (there - back) / 2 + drift)


def nearest_rank(ordered: Sequence[float], share: float) -> float:
    """The value below or at which a share of them are."""
    return ordered[math.ceil(share * len(ordered)) - 1]


FIBRE = Line("fibre", 6, 1, 0.0)
LINES = (
    FIBRE,
    Line("cable", 24, 3, 0.001, up=0.6),
    Line("wifi", 30, 8, 0.003),
    Line("mobile", 70, 15, 0.005, up=0.6),
    Line("other continent", 250, 15, 0.005, up=0.55),
    Line("far and lossy", 350, 40, 0.02, up=0.55),
)
"""All but the last are within the bounds; the one before is at their edge in all three."""
