"""The scoreboard of an arena on a terminal, while it runs and at its end, and for programs."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from time import monotonic
from typing import Any

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from mokum.lab.arena.arranging import Arrangement
from mokum.lab.arena.scoreboard import Report, Scoreboard

_PAUSE = 0.25
"""Seconds between two pictures of the table."""


def live(rounds: Iterable[Scoreboard], games: int) -> Iterator[Scoreboard]:
    """The same scoreboards, with a table on the error stream while they change if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield from rounds
        return
    shown = 0.0
    with Live(console=Console(stderr=True), auto_refresh=False, transient=True) as screen:
        for scoreboard in rounds:
            if monotonic() - shown > _PAUSE:
                report = scoreboard.report()
                screen.update(ladder(report, f"{report.games} of at most {games} games"), refresh=True)
                shown = monotonic()
            yield scoreboard


def ladder(report: Report, title: str | None = None) -> Table:
    """A row for each bot; each figure with its 95 % interval, over rounds."""
    table = Table("Bot", "Rating", "Wins", "Share of wins", "Even", "Margin", title=title)
    for name, bot in report.bots.items():
        rating = f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}"
        table.add_row(
            Text(name),
            rating,
            f"{bot.wins:.10g}",
            bot.share.told(".1%"),
            f"{report.even:.1%}",
            bot.margin.told("+.2f"),
        )
    return table


def verdict(arrangement: Arrangement, report: Report) -> str:
    """The answer to the question, in one sentence."""
    rival = arrangement.rival
    than = f"than {rival} on the same deals" if rival else f"than its even share of {report.even:.1%}"
    by = f" (difference {report.difference.told('+.1%')})" if report.difference else ""
    after = f"{report.games} games in {report.rounds} rounds"
    if report.decided is None:
        return f"Not decided after {after}: {arrangement.challenger} may win more or less {than}{by}."
    return f"Decided after {after}: {arrangement.challenger} wins {report.decided} {than}{by}."


def losses(lost: Mapping[str, int]) -> str:
    """Which bots failed so often that somebody else played for them, in sentences; nothing where none did."""
    return "".join(f"Turns of {name} lost by faults and played by greedy: {turns}.\n" for name, turns in lost.items())


def for_programs(arrangement: Arrangement, report: Report) -> dict[str, Any]:
    """What `--json` writes."""
    bots = {
        name: {
            "wins": bot.wins,
            "share": bot.share.value,
            "low": bot.share.low,
            "high": bot.share.high,
            "margin": bot.margin.value,
            "margin_low": bot.margin.low,
            "margin_high": bot.margin.high,
            "rating": bot.rating.mu,
            "sigma": bot.rating.sigma,
        }
        for name, bot in report.bots.items()
    }
    return {
        "arrangement": arrangement,
        "games": report.games,
        "rounds": report.rounds,
        "even": report.even,
        "decided": report.decided,
        "difference": report.difference,
        "lost": report.lost,
        "bots": bots,
    }
