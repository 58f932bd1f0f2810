"""`mokum simulate`: many games between bots, and what they say together."""

import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from mokum.bots import BOTS, NoSuchBot
from mokum.catalog import NoSuchGame
from mokum.catalog import game as find_game
from mokum.cli.choosing import OptionWords, chosen_options
from mokum.cli.show import terminal
from mokum.kernel.codec import encode
from mokum.lab.playing import Result
from mokum.lab.seating import options_of
from mokum.lab.simulate import Series
from mokum.lab.simulate import simulate as play_series
from mokum.lab.statistics import Estimate
from mokum.lab.summary import Account, Standing, Summary


class Report(msgspec.Struct, frozen=True):
    """A series, what came of it and how long it took: what `--json` writes."""

    series: Series
    summary: Summary
    seconds: float
    games_per_second: float


def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    *,
    seats: Annotated[int | None, typer.Option(help="How many play; as many as can unless told.")] = None,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    bots: Annotated[str, typer.Option(help=f"Who plays, with commas: {', '.join(BOTS)}.")] = "random",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    processes: Annotated[
        int | None, typer.Option(help="How many at once; as many as cores unless told.", min=1)
    ] = None,
    check: Annotated[bool, typer.Option(help="Check after every move what must always hold.")] = True,
    option: OptionWords = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the result for a program to read.")] = False,
) -> None:
    """Let bots play many games. They move on by one seat from game to game, and the first player changes too."""
    try:
        chosen = chosen_options(find_game(game), option)
        series = Series(game, seats_for(game, seats), games, known_bots(bots), seed, check, chosen)
        find_game(game).new(series.seats, options_of(find_game(game), chosen, 0))
    except (NoSuchGame, NoSuchBot, ValueError) as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    began = perf_counter()
    account = Account(series.seats)
    for result in with_progress(play_series(series, processes), games):
        account.add(result)
    seconds = perf_counter() - began
    report = Report(series, account.summary(), seconds, games / seconds)
    if as_json:
        typer.echo(encode(report))
    else:
        show_report(terminal(), report)


def seats_for(game: str, seats: int | None) -> int:
    """As many seats as were asked for, or as many as the game has."""
    possible = find_game(game).meta.seats
    if seats is None:
        return possible[-1]
    if seats not in possible:
        raise ValueError(f"{game} is played by {' or '.join(map(str, possible))}, not by {seats}")
    return seats


def known_bots(bots: str) -> tuple[str, ...]:
    """The names between the commas, if there are such bots."""
    names = tuple(bot.strip() for bot in bots.split(","))
    for name in names:
        if name not in BOTS:
            raise NoSuchBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return names


def with_progress(results: Iterator[Result], games: int) -> Iterator[Result]:
    """The same results, with a bar on the error stream while they come in if somebody is there to see it."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(results, total=games)


def show_report(console: Console, report: Report) -> None:
    """Tables of how the bots and the seats did, and sentences on the rest."""
    series, summary = report.series, report.summary
    console.print(
        f"{summary.games} games of {series.game} with {series.seats} seats in {report.seconds:.1f} s: "
        f"{report.games_per_second:.1f} games a second, {summary.decisions / report.seconds:.0f} decisions a second."
    )
    console.print(_standings("Bot", summary.bots))
    console.print(_standings("Seat", {str(seat): standing for seat, standing in enumerate(summary.seats, 1)}))
    first, lengths = summary.first, summary.lengths
    if first is not None:
        console.print(
            f"The first player wins {_percent(first.wins)} (even: {first.even:.1%}), by {_points(first.lead)} points."
        )
    console.print(f"A game takes {_points(lengths.mean)} decisions, from {lengths.shortest} to {lengths.longest}.")
    ends = ", ".join(f"{rule} {count / summary.games:.1%}" for rule, count in summary.ends.items())
    console.print(f"Games end by rule: {ends}.")


def _standings(what: str, standings: dict[str, Standing]) -> Table:
    table = Table(what, "Mean score", "Wins", "Even")
    for name, standing in standings.items():
        table.add_row(name, _points(standing.score), _percent(standing.wins), f"{standing.even:.1%}")
    return table


def _points(estimate: Estimate) -> str:
    return _told(estimate, ".2f")


def _percent(estimate: Estimate) -> str:
    return _told(estimate, ".1%")


def _told(estimate: Estimate, form: str) -> str:
    if estimate.low is None or estimate.high is None:
        return format(estimate.value, form)
    return f"{estimate.value:{form}} ({estimate.low:{form}} to {estimate.high:{form}})"
