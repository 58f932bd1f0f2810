"""Everything a player can lie about with a program of their own, against an honest rival on the same line.

The liar truly presses when anybody would. A lot counts as won if it did not cost more than the price that was shown
then: whoever pays more for it could have pressed earlier, and needs no lie.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from contests.bounds import mean_at_most
from contests.lines import Line
from contests.lots import Contest, Judge, Player, contests
from mokum.kernel.event import Seat
from mokum.lots.presses import Heard, Link
from mokum.lots.terms import Mode, Terms

Lie = Callable[[Terms, Player], Heard]


def back(milliseconds: int) -> Lie:
    """Always a little earlier."""
    return lambda terms, liar: replace(liar.honest, claimed=liar.honest.claimed - milliseconds)


def earliest(terms: Terms, liar: Player) -> Heard:
    """As early as the own line allows, to the millisecond."""
    return _earliest_over(liar, liar.known.link)


def slow_pongs(terms: Terms, liar: Player) -> Heard:
    """Pings are answered late, so that the line seems slow; the system's own measurement cannot be fooled."""
    link = liar.known.link
    return _earliest_over(liar, replace(link, rtt_ms=2 * link.best_ms + 60))


def slow_path(terms: Terms, liar: Player) -> Heard:
    """A real detour for all packets but the press: nobody can tell it from a player who lives far away."""
    return _earliest_over(liar, replace(liar.known.link, rtt_ms=400, best_ms=300))


def _earliest_over(liar: Player, link: Link) -> Heard:
    return replace(liar.honest, claimed=liar.honest.heard - min(link.rtt_ms + 15, 150), link=link)


def unmeasured(terms: Terms, liar: Player) -> Heard:
    """No ping is answered at all."""
    return replace(liar.honest, claimed=0, link=Link(0, 0, 0))


def step_before(terms: Terms, liar: Player) -> Heard:
    """The step before the one that is shown, dated to its end."""
    step = max(liar.honest.step - 1, 0)
    return replace(liar.honest, step=step, claimed=terms.end(step) - 1)


def step_after(terms: Terms, liar: Player) -> Heard:
    """A cheaper step with an early stamp, sent as soon as that step begins."""
    step = min(liar.honest.step + 1, terms.steps - 1)
    return replace(liar.honest, step=step, heard=max(liar.honest.heard, terms.start(step)))


def at_the_end_of_the_step(terms: Terms, liar: Player) -> Heard:
    """The same step, in its last moment: it might be learned that nobody else wants it."""
    return _later(terms, liar, terms.end(liar.honest.step) - 1)


def at_the_last_moment(terms: Terms, liar: Player) -> Heard:
    """The same step, claimed as long after it as anything is believed to be on its way."""
    return _later(terms, liar, terms.end(liar.honest.step) + terms.horizon_ms)


def _later(terms: Terms, liar: Player, heard: int) -> Heard:
    return replace(liar.honest, heard=max(heard, liar.honest.heard))


LIES: dict[str, Lie] = {
    "none": back(0),
    "20 ms back": back(20),
    "100 ms back": back(100),
    "400 ms back": back(400),
    "a minute back": back(60_000),
    "as early as allowed": earliest,
    "slow pongs": slow_pongs,
    "a detour": slow_path,
    "no pongs": unmeasured,
    "the step before": step_before,
    "the step after": step_after,
    "at the end of the step": at_the_end_of_the_step,
    "at the last moment": at_the_last_moment,
}


@dataclass
class Share:
    """How many of all lots somebody wins, and how sure that is."""

    pairs: int = 0
    total: float = 0
    squares: float = 0

    def add(self, won: float) -> None:
        """One more pair of lots."""
        self.pairs += 1
        self.total += won
        self.squares += won * won

    @property
    def mean(self) -> float:
        """Of all lots."""
        return self.total / self.pairs

    @property
    def at_most(self) -> float:
        """It is not above this, with 95 % certainty."""
        return mean_at_most(self.total, self.squares, self.pairs)


def shares(line: Line, mode: Mode, judge: Judge, lots: int, luck: Random) -> dict[str, Share]:
    """By lie: what the liar wins. Every lie is tried in the same lots; in each the two then change places.

    So whatever luck gives the one it gives the other, and what is left of the difference is the lie.
    """
    found = {name: Share() for name in LIES}
    for lot in contests((line, line), mode, lots // 2, luck):
        for name, lie in LIES.items():
            found[name].add((_wins(lot, 0, lie, judge) + _wins(lot, 1, lie, judge)) / 2)
    return found


def _wins(lot: Contest, seat: Seat, lie: Lie, judge: Judge) -> float:
    """The chance of the liar in this seat, when the game draws."""
    liar, rival = lot.players[seat], lot.players[1 - seat]
    press = lie(lot.terms, liar)
    if press.step < liar.honest.step:
        return 0.0
    first = judge(lot.terms, (press, rival.honest))
    return first.count(seat) / len(first) if first else 0.0
