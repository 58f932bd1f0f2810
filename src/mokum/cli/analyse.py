"""`mokum analyse`: what a finished game was made of, seat by seat: decisions, luck, chances, moments to learn from."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from mokum.analysis.moments import Moment
from mokum.analysis.report import Report, SeatReport
from mokum.analysis.settings import QUICK, USUAL
from mokum.analysis.splitting import NotFinished, course_of
from mokum.bots import PEOPLE
from mokum.cli.files import RecordFile, load
from mokum.cli.games import Processes
from mokum.cli.show import show_heading, terminal
from mokum.cli.workers import OnRay, chosen_workers, experiment
from mokum.cli.wrong import fail, sentence, write_file
from mokum.kernel.codec import encode
from mokum.kernel.record import FindGame, read
from mokum.kernel.story import seen
from mokum.kernel.telling import sentences

EXAMPLES = """Examples:

mokum analyse game.mokum

mokum analyse game.mokum --json --picture chances.svg"""


def analyse(
    file: RecordFile,
    *,
    quick: Annotated[bool, typer.Option("--quick", help="In seconds, roughly, and without chances to win.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the chances to win as an SVG picture.", dir_okay=False)
    ] = None,
    processes: Processes = None,
    ray: OnRay = False,
) -> None:
    """Show what a finished game was made of: decisions, luck, chances to win and moments to learn from.

    Each seat is judged by what it knew at that moment. Points are those at the end, against the mean of the others.
    """
    from mokum.lab.analysis.drawing import draw
    from mokum.lab.analysis.running import analyse as run

    text = load(file, _text)
    try:
        course_of(text)
    except NotFinished as error:
        fail(sentence(error))
    with experiment():
        found = run(text, QUICK if quick else USUAL, chosen_workers(processes, ray=ray), _tell_progress)
    if picture is not None:
        write_file(picture, draw(found).encode())
    if as_json:
        typer.echo(encode(found))
    else:
        _show(terminal(), found, text)


def _text(text: str, find_game: FindGame) -> str:
    """The text of a record that can be read."""
    read(text, find_game)
    return text


def _tell_progress(done: int, of: int) -> None:
    """On the error stream, where somebody looks on."""
    console = Console(stderr=True)
    if console.is_terminal:
        console.print(f"{done} of {of} pieces", end="\n" if done == of else "\r", highlight=False)


def _show(console: Console, found: Report, text: str) -> None:
    show_heading(console, f"What the result was made of ({found.game}, points ahead of the mean of the others)")
    console.print(_parts(found))
    if any(seat.chance for seat in found.seats):
        show_heading(console, "Chance to win, by what each seat knew (if everybody goes on by the game's advice)")
        console.print(_chances(found))
    show_heading(console, "Moments")
    for seat in found.seats:
        _show_moments(console, seat, [moment for moment in found.moments if moment.seat == seat.seat], text)


def _parts(found: Report) -> Table:
    table = Table("Seat", "Points", "Result", "Start", "Luck", "Own decisions", "Others' decisions", "Rest", "Level")
    for seat in found.seats:
        table.add_row(
            Text(seat.name),
            str(seat.score),
            f"{seat.result:+.1f}",
            f"{seat.start:+.1f}",
            f"{seat.luck:+.1f} ± {seat.doubt_of_luck:.1f}",
            f"{seat.own:+.1f}",
            f"{seat.others:+.1f}",
            f"{seat.rest:+.1f}",
            _level(seat),
        )
    return table


def _level(seat: SeatReport) -> str:
    level = seat.level
    if level is None:
        return "too few decisions"
    return f"like {PEOPLE[level.name].first}: {level.rating} ({level.low} to {level.high})"


def _chances(found: Report) -> Table:
    table = Table("After move", *(escape(seat.name) for seat in found.seats))
    for row in zip(*(seat.chance for seat in found.seats), strict=True):
        table.add_row(str(row[0].moves), *(f"{each.chance:.0%} ({each.low:.0%} to {each.high:.0%})" for each in row))
    return table


def _show_moments(console: Console, seat: SeatReport, moments: list[Moment], text: str) -> None:
    console.print(Text(seat.name, style="bold"))
    if not any(moment.kind == "slip" for moment in moments):
        console.print("  You played this one as well as we can tell.", style="dim")
    for moment in moments:
        console.print(Text(f"  {moment.points:+6.1f} ± {moment.doubt:.1f}  {_told(moment, text)}"))


def _told(moment: Moment, text: str) -> str:
    """The moment in words."""
    course = course_of(text)
    if moment.kind == "luck":
        if not moment.move:
            return "luck of the deal"
        entry = course.record.entries[moment.move - 1]
        shown = seen(entry.events, moment.seat)
        return f"move {moment.move}, luck: {' '.join(sentences(course.game, shown, course.record.names))}"
    view = course.game.view(course.states[moment.move - 1], moment.seat)
    played, better = (
        course.game.words.move(course.game.catalogue.parse(move), view) for move in (moment.played, moment.better)
    )
    return f"move {moment.move}, slip: {played} Better: {better}"
