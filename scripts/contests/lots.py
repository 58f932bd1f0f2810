"""One lot that several people want at about the same price, and three ways to say who was first."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from contests.lines import Line, Measured, measure
from mokum.kernel.event import Seat
from mokum.lots.presses import Heard
from mokum.lots.resolving import resolve
from mokum.lots.terms import RUN_IN, STEP, Mode, Tempo, Terms

STEPS = 17
SPREAD = 300
"""How far people who want the same thing press apart, as a standard deviation: a lot that is worth a contest."""
MEASURED_FOR = 4
"""Lots, of about a quarter of a minute each."""

First = tuple[Seat, ...]
Judge = Callable[[Terms, tuple[Heard, ...]], First]


@dataclass(frozen=True)
class Player:
    """What one player truly did, and what the server hears if the player is honest."""

    made: float
    line: Line
    known: Measured
    honest: Heard


@dataclass(frozen=True)
class Contest:
    """One lot, with one press for every seat."""

    terms: Terms
    players: tuple[Player, ...]

    @property
    def truly_first(self) -> Seat:
        """Who pressed first in truth, which nobody at the table knows."""
        return min(range(len(self.players)), key=lambda seat: self.players[seat].made)

    @property
    def presses(self) -> tuple[Heard, ...]:
        """As everybody honestly sends them."""
        return tuple(player.honest for player in self.players)


def contests(lines: tuple[Line, ...], mode: Mode, lots: int, luck: Random) -> Iterator[Contest]:
    """One lot after the other. Every few lots, all that was measured before is too old to count any more."""
    for lot in range(lots):
        if lot % MEASURED_FOR == 0:
            known = [measure(line, luck) for line in lines]
        yield _contest(lines, known, mode, luck)


def _contest(lines: tuple[Line, ...], known: list[Measured], mode: Mode, luck: Random) -> Contest:
    horizon = round(min(max(max(one.one_way for one in known) + 250, 350), 600))
    terms = Terms(0, RUN_IN[Tempo.NORMAL], STEP[Tempo.NORMAL], STEPS, mode, horizon)
    wanted = luck.uniform(terms.start(3), terms.start(12))
    players = []
    for seat, (line, one) in enumerate(zip(lines, known, strict=True)):
        made = luck.gauss(wanted, SPREAD)
        claimed, heard = int(made + one.clock_ahead), int(made + line.to_server(luck))
        players.append(Player(made, line, one, Heard(seat, terms.step_at(claimed), claimed, heard, one.link)))
    return Contest(terms, tuple(players))


def ours(terms: Terms, presses: tuple[Heard, ...]) -> First:
    """As the server does it."""
    return resolve(terms, presses).first


def by_arrival(terms: Terms, presses: tuple[Heard, ...]) -> First:
    """Whoever is heard first, as an ordinary server would have it."""
    return _all_least(presses, lambda press: press.heard)


def by_claim(terms: Terms, presses: tuple[Heard, ...]) -> First:
    """Whoever claims to be first, with no limit to what is believed."""
    return _all_least(presses, lambda press: press.claimed)


def _all_least(presses: tuple[Heard, ...], key: Callable[[Heard], int]) -> First:
    least = min(map(key, presses))
    return tuple(press.seat for press in presses if key(press) == least)
