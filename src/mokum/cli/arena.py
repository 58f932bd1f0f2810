"""`mokum arena`: whether a bot is better than others, and how sure that is."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mokum.catalog import names
from mokum.cli.choosing import OptionWords, chosen_options
from mokum.cli.games import OTHER_BOTS, GameName, Processes, check_seats, known_game, measured_bots, one_of
from mokum.cli.show import terminal
from mokum.cli.simulate import STOPPED
from mokum.cli.workers import OnRay, chosen_workers, experiment
from mokum.cli.wrong import Wrong, because, fail, sentence, write_file
from mokum.kernel.codec import encode
from mokum.kernel.game import AnyGame
from mokum.lab.arena.arranging import FIELDS, Arrangement, fill
from mokum.lab.naming import names as bot_names

EXAMPLES = f"""Examples:

mokum arena {names()[-1]} --bots greedy --against shaken --seats 2 --games 400

mokum arena {names()[-1]} --bots mybots:Search[playouts=64],greedy,greedy --results search.csv

mokum arena {names()[-1]} --bots mybots:New --versus mybots:Old --against mixed

mokum arena {names()[-1]} --bots "exec:node bot.mjs" --against random --seats 2"""


def arena(
    game: GameName,
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="The challenger, and after it the field that it plays against, separated by commas: "
            f"{one_of(bot_names())}; {OTHER_BOTS}. Options in brackets: shaken[noise=0.5].",
        ),
    ],
    against: Annotated[
        str | None,
        typer.Option(
            metavar="FIELD", help=f"A field for the other seats: {one_of(list(FIELDS))}.", show_default="greedy"
        ),
    ] = None,
    versus: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Compare the challenger with this bot, on the same deals and seats."),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="Number of players. Default: the bots that you name, or the most."),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games, at most.", min=1)] = 400,
    play_all: Annotated[bool, typer.Option("--all", help="Play all games, even when it is decided.")] = False,
    option: OptionWords = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same games.")] = "0",
    processes: Processes = None,
    ray: OnRay = False,
    check: Annotated[bool, typer.Option(help="Check the game's invariants after every move (slower).")] = False,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Keep every game in this CSV file. If it is there, go on with it.", dir_okay=False
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Save every game here, for `mokum replay` and `mokum verify`."),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the result as an SVG picture.", dir_okay=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Find out whether a bot wins more than its even share among others.

    Every round is one deal, played once for each seat that the challenger can have. It ends as soon as the question is
    decided. Intervals hold the true figure in 95 % of cases. Ctrl+C stops and shows the rounds so far.
    """
    # The ratings' library takes a while to load, and the other commands have no use for it.
    from mokum.cli.scoreboard import for_programs, ladder, live, losses, verdict
    from mokum.lab.arena.contest import Course, contest
    from mokum.lab.arena.drawing import draw
    from mokum.lab.arena.keeping import NotTheSame

    rules = known_game(game)
    challenger, *named = measured_bots(rules, bots)
    arrangement = Arrangement(
        game=game,
        rules_version=rules.meta.rules_version,
        challenger=challenger,
        field=_field(rules, named, against, seats),
        rival=None if versus is None else _one(measured_bots(rules, versus)),
        seed=seed,
        options=chosen_options(rules, option),
    )
    _check(rules, arrangement)
    size = arrangement.round_size
    if games < size:
        raise Wrong(f"A round is {size} games, one for each seat. Use at least --games {size}.")
    course = Course(games // size, play_all, check, chosen_workers(processes, ray=ray), results, records)
    last, stopped = None, False
    try:
        with experiment(), closing(contest(arrangement, course)) as rounds:
            for scoreboard in live(rounds, course.rounds * size):
                last = scoreboard
    except KeyboardInterrupt:
        stopped = True
    except NotTheSame as other:
        raise Wrong(sentence(other)) from other
    except OSError as error:
        fail(f"Cannot write {error.filename}: {because(error)}.")
    if last is None:
        typer.echo("Stopped before a round was finished.", err=True)
        raise typer.Exit(STOPPED)
    told = last.report()
    if as_json:
        typer.echo(encode(for_programs(arrangement, told)))
    else:
        terminal().print(ladder(told))
        typer.echo(verdict(arrangement, told))
        typer.echo(losses(told.lost), nl=False)
    if picture is not None:
        write_file(picture, draw(told, f"{told.games} games of {game} with {arrangement.seats} seats").encode())
    if stopped:
        typer.echo(f"Stopped after {told.games} games.", err=True)
        raise typer.Exit(STOPPED)


def _field(game: AnyGame, named: Sequence[str], against: str | None, seats: int | None) -> tuple[str, ...]:
    """The bots beside the challenger: those that were named, then those of the field until every seat has one."""
    if against is not None and against not in FIELDS:
        raise Wrong(f"Unknown field {against!r}. Choose {one_of(list(FIELDS))}.")
    usual = 1 + len(named) if named and against is None else game.meta.seats[-1]
    count = check_seats(game, usual if seats is None else seats)
    if count < 2:
        raise Wrong("An arena needs at least 2 seats.")
    if len(named) >= count:
        raise Wrong(f"{1 + len(named)} bots, but only {count} seats. Use fewer bots or more --seats.")
    if against is None and named:
        return fill(named, count)
    return (*named, *fill(FIELDS[against or "greedy"], count - len(named)))


def _one(bots: Sequence[str]) -> str:
    if len(bots) > 1:
        raise Wrong("--versus takes one bot.")
    return bots[0]


def _check(game: AnyGame, arrangement: Arrangement) -> None:
    if arrangement.rival == arrangement.challenger:
        raise Wrong("--versus must name another bot than the challenger.")
    try:
        game.new(arrangement.seats, msgspec.convert(arrangement.options, game.types.options))
    except ValueError as wrong:
        raise Wrong(sentence(wrong)) from wrong
