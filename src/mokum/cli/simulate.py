"""`mokum simulate`: many games between bots, and what they say together."""

import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Annotated, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from mokum.catalog import names
from mokum.cli.choosing import OptionWords, chosen_options
from mokum.cli.games import (
    BOT_NAMES,
    OTHER_BOTS,
    GameName,
    Processes,
    check_seats,
    complete_bots,
    known_game,
    measured_bots,
    one_of,
)
from mokum.cli.show import terminal
from mokum.cli.workers import OnRay, chosen_workers, experiment
from mokum.cli.wrong import Wrong, sentence
from mokum.kernel.codec import encode
from mokum.lab.seating import options_of
from mokum.lab.simulate import Series
from mokum.lab.simulate import simulate as play_series
from mokum.lab.statistics import Estimate
from mokum.lab.summary import Results, Summary, Totals

T = TypeVar("T")


class Report(msgspec.Struct, frozen=True):
    """A series, what came of it and how long it took: what `--json` writes."""

    series: Series
    summary: Summary
    seconds: float
    games_per_second: float


EXAMPLES = f"""Examples:

mokum simulate {names()[-1]} --games 10000 --bots greedy,random

mokum simulate {names()[0]} --seats 2 --bots greedy --json"""
STOPPED = 130
"""The exit code of a program that Ctrl+C has ended."""


def simulate(
    game: GameName,
    *,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players. Default: the most that the game allows.")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games.", min=1)] = 1000,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help=f"The bots, separated by commas: {one_of(BOT_NAMES)}; {OTHER_BOTS}. Repeated if there are more seats.",
            autocompletion=complete_bots,
        ),
    ] = "random",
    option: OptionWords = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same games.")] = "0",
    processes: Processes = None,
    ray: OnRay = False,
    check: Annotated[bool, typer.Option(help="Check the game's invariants after every move (slower).")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play many games and show the results.

    Bots change seats after each game, so that every bot has every seat equally often. Ctrl+C stops and shows what has
    been played so far.
    """
    rules = known_game(game)
    many = rules.meta.seats[-1] if seats is None else check_seats(rules, seats)
    chosen = chosen_options(rules, option)
    series = Series(game, many, games, measured_bots(rules, bots), seed, check, chosen)
    try:
        rules.new(series.seats, options_of(rules, chosen, 0))
    except ValueError as wrong:
        raise Wrong(sentence(wrong)) from wrong
    workers = chosen_workers(processes, ray=ray)
    began = perf_counter()
    totals, played, stopped = Totals(series.seats), 0, False
    try:
        with experiment():
            for result in with_progress(play_series(series, workers), games):
                totals.add(result)
                played += 1
    except KeyboardInterrupt:
        stopped = True
    if not played:
        typer.echo("Stopped before a game was finished.", err=True)
        raise typer.Exit(STOPPED)
    seconds = perf_counter() - began
    report = Report(series, totals.summary(), seconds, played / seconds)
    if as_json:
        typer.echo(encode(report))
    else:
        show_report(terminal(), report)
    if stopped:
        typer.echo(f"Stopped after {played} of {games} games.", err=True)
        raise typer.Exit(STOPPED)


def with_progress(results: Iterator[T], games: int) -> Iterator[T]:
    """The same results, with a bar on the error stream while they come in if somebody is there to see it."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(results, total=games)


def show_report(console: Console, report: Report) -> None:
    """Tables of how the bots and the seats did, and sentences on the rest."""
    series, summary = report.series, report.summary
    console.print(
        f"{summary.games} games of {series.game} with {series.seats} seats in {report.seconds:.1f} s: "
        f"{report.games_per_second:.1f} games a second, {summary.decisions / report.seconds:.0f} decisions a second."
    )
    console.print(_results_table("Bot", summary.bots))
    console.print(_results_table("Seat", {str(seat): results for seat, results in enumerate(summary.seats, 1)}))
    first, lengths = summary.first, summary.lengths
    if first is not None:
        console.print(
            f"The first player wins {_percent(first.wins)} of games, where {first.even:.1%} would be even, and scores "
            f"{_points(first.lead)} points more than the others."
        )
    console.print(f"A game takes {_points(lengths.mean)} decisions, from {lengths.shortest} to {lengths.longest}.")
    ends = ", ".join(f"{rule} in {count / summary.games:.1%}" for rule, count in summary.ends.items())
    console.print(f"Rule that ended the game: {ends}.")
    for name, turns in summary.lost.items():
        console.print(Text(f"Turns of {name} lost by faults and played by greedy: {turns}."))


def _results_table(what: str, by_name: dict[str, Results]) -> Table:
    table = Table(what, "Mean score", "Wins", "Even")
    for name, results in by_name.items():
        table.add_row(Text(name), _points(results.score), _percent(results.wins), f"{results.even:.1%}")
    return table


def _points(estimate: Estimate) -> str:
    return estimate.told(".2f")


def _percent(estimate: Estimate) -> str:
    return estimate.told(".1%")
