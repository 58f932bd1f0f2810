"""`mokum dataset`: finished games as a table for researchers, with a page that says what it is."""

import shlex
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from mokum.cli.choosing import OptionWords, chosen_options
from mokum.cli.extras import extra
from mokum.cli.games import GameName, Processes, check_seats, known_game, measured_bots
from mokum.cli.simulate import STOPPED, with_progress
from mokum.cli.workers import OnRay, chosen_workers, experiment
from mokum.cli.wrong import Wrong, because, fail, sentence, write_file
from mokum.lab.datasets.card import Card, tell
from mokum.lab.datasets.collecting import LeftOut, collect, record_files
from mokum.lab.datasets.parquet import NotADataSet, read_row, write_rows
from mokum.lab.datasets.playing import rows as play_rows
from mokum.lab.datasets.rebuilding import CannotRebuild, rebuild
from mokum.lab.datasets.row import Row
from mokum.lab.seating import options_of
from mokum.lab.simulate import Series

dataset = typer.Typer(help="Make data sets of finished games, and take records out of them.", no_args_is_help=True)

Out = Annotated[
    Path, typer.Option(metavar="FILE", help="Write the data set here, and its card beside it (.md).", dir_okay=False)
]
Licence = Annotated[str, typer.Option(metavar="TEXT", help="What the card says of the licence.")]


@dataset.callback()
def group() -> None:
    """What is common to all commands about data sets."""


@dataset.command()
def play(
    game: GameName,
    *,
    out: Out,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games.", min=1)] = 1000,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Who plays, separated by commas; they change seats after each game.")
    ] = "greedy",
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players. Default: the most that the game allows.")
    ] = None,
    option: OptionWords = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same games.")] = "0",
    licence: Licence = "MIT",
    processes: Processes = None,
    ray: OnRay = False,
) -> None:
    """Let bots play games, and write them down, one row a game. Ctrl+C stops and writes those so far."""
    rules = known_game(game)
    count = rules.meta.seats[-1] if seats is None else check_seats(rules, seats)
    chosen = chosen_options(rules, option)
    series = Series(game, count, games, measured_bots(rules, bots), seed, check=False, options=chosen)
    try:
        rules.new(count, options_of(rules, chosen, 0))
    except ValueError as wrong:
        raise Wrong(sentence(wrong)) from wrong
    workers = chosen_workers(processes, ray=ray)
    with experiment():
        written = _write(_until_stopped(with_progress(play_rows(series, workers), games)), out)
    if not written:
        out.unlink()
        typer.echo("Stopped before a game was finished.", err=True)
        raise typer.Exit(STOPPED)
    words = ["mokum", "dataset", "play", game, "--games", str(written), "--bots", bots, "--seats", str(count)]
    words += ["--seed", seed, *(word for each in option or () for word in ("--option", each)), "--out", out.name]
    players = f"Bots played: {bots}. The same command gives the same rows, on any machine and any number of processes."
    _add_card(out, Card(out.name, game, written, shlex.join(words), version("mokum"), players, licence))
    if written < games:
        typer.echo(f"Stopped after {written} of {games} games.", err=True)
        raise typer.Exit(STOPPED)


@dataset.command(name="collect")
def collect_records(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where the records are (*.mokum).", exists=True, file_okay=False)
    ],
    *,
    out: Out,
    keep_names: Annotated[bool, typer.Option("--names", help="Keep the players' names. Ask them before.")] = False,
    licence: Licence = "MIT",
) -> None:
    """Gather records into a data set: finished games that tell the truth, one row a game.

    Players are called "Player 1" and so on. A file that is left out is named with the reason.
    """
    games: set[str] = set()
    left_out: list[LeftOut] = []

    def rows() -> Iterator[Row]:
        for each in collect(record_files(folder), keep_names=keep_names):
            if isinstance(each, LeftOut):
                left_out.append(each)
                typer.echo(f"Left out: {each.file}: {each.why}.", err=True)
            else:
                games.add(each.game)
                yield each

    written = _write(rows(), out)
    named = "with the names that they had" if keep_names else "and their names are left out; `table` is as it was"
    players = f"The games were played at tables and are gathered from their records. People or bots played, {named}."
    words = ["mokum", "dataset", "collect", folder.name, *(["--names"] if keep_names else []), "--out", out.name]
    told = ", ".join(sorted(games)) or "no game"
    _add_card(out, Card(out.name, told, written, shlex.join(words), version("mokum"), players, licence, len(left_out)))


@dataset.command()
def record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A data set.", exists=True, dir_okay=False)],
    number: Annotated[int, typer.Argument(metavar="N", help="Number of the game; the first is 0.", min=0)],
    *,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record here. Default: print it.", dir_okay=False)
    ] = None,
) -> None:
    """Take the record of one game out of a data set, for `mokum replay` and `mokum verify`."""
    try:
        with extra("data"):
            row = read_row(file, number)
    except NotADataSet:
        fail(f"{file.name} is not a data set of Mokum.")
    if row is None:
        raise Wrong(f"There is no game {number} in {file.name}.")
    try:
        text = rebuild(row)
    except CannotRebuild as why:
        fail(f"Game {number} of {file.name} has no record here: {why}.")
    if out is None:
        typer.echo(text, nl=False)
    else:
        write_file(out, text.encode())


def _until_stopped(rows: Iterator[Row]) -> Iterator[Row]:
    """Ctrl+C ends them: the games so far are those that the same command gives for fewer."""
    with suppress(KeyboardInterrupt):
        yield from rows


def _write(rows: Iterator[Row], out: Path) -> int:
    with extra("data"):
        import duckdb  # noqa: F401 (now rather than after all games)
    try:
        return write_rows(rows, out)
    except OSError as error:
        fail(f"Cannot write {error.filename or out}: {because(error)}.")


def _add_card(out: Path, card: Card) -> None:
    beside = out.with_suffix(".md")
    write_file(beside, tell(card).encode())
    typer.echo(f"{card.count} games are in {out}; {beside} says what they are.", err=True)
