"""`mokum fit`: learns from many games what a position is worth, and writes it down for bots that look ahead."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from mokum.catalog import names
from mokum.cli.games import GameName, Processes, check_seats, known_game, measured_bots
from mokum.cli.show import terminal
from mokum.cli.workers import OnRay, chosen_workers, experiment
from mokum.cli.wrong import Wrong, write_file
from mokum.kernel.lookahead import VALUE_FILE, Value, lookahead_of
from mokum.lab.fitting.drawing import draw
from mokum.lab.fitting.fitting import fit as fit_value
from mokum.lab.fitting.fitting import gathered, sources_of
from mokum.lab.fitting.gathering import Lesson

EXAMPLES = f"""Examples:

mokum fit {names()[0]} --games 400 --bots greedy,shaken[noise=0.1] --out {VALUE_FILE}

mokum fit {names()[-1]} --seats 2 --bots expert --out {VALUE_FILE} --picture value.svg"""


def fit(
    game: GameName,
    *,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write the value here.", dir_okay=False)],
    games: Annotated[int, typer.Option(metavar="N", help="Games for each number of seats.", min=10)] = 400,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Who plays them, separated by commas, begun again for further seats.")
    ] = "greedy,shaken[noise=0.1]",
    seats: Annotated[
        str | None, typer.Option(metavar="N,N", help="Numbers of players. Default: all that the game allows.")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same value.")] = "fit",
    processes: Processes = None,
    ray: OnRay = False,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw how well it foresees, as an SVG picture.", dir_okay=False)
    ] = None,
) -> None:
    """Learn what a position is worth: how many points each player will have in the end, by source.

    Every fifth game is kept back to judge the result.
    """
    rules = known_game(game)
    lookahead = lookahead_of(rules)
    if lookahead is None:
        raise Wrong(f"{game} does not say what to measure of a position.")
    named = measured_bots(rules, bots)
    counts = (
        rules.meta.seats if seats is None else tuple(check_seats(rules, _number(count)) for count in seats.split(","))
    )
    sources = sources_of(rules)
    weights, explained = {}, {}
    workers = chosen_workers(processes, ray=ray)
    with experiment():
        for count in counts:
            lesson = Lesson(game, count, named, sources, f"{seed}|{count}")
            weights[count], explained[count] = fit_value(rules, sources, gathered(lesson, games, workers))
    made = f"mokum fit {game} --games {games} --bots {bots} --seed {seed}; rules {rules.meta.rules_version}"
    value = Value(made, tuple(lookahead.features), sources, weights, explained)
    write_file(out, msgspec.json.encode(value) + b"\n")
    if picture is not None:
        write_file(picture, draw(value, f"{game}: how well a position tells the end").encode())
    terminal().print(_table(value))


def _number(typed: str) -> int:
    try:
        return int(typed)
    except ValueError:
        raise Wrong(f"{typed!r} is not a number of players.") from None


def _table(value: Value) -> Table:
    stages = max(map(len, value.explained.values()))
    table = Table("Seats", *(f"Stage {stage + 1}" for stage in range(stages)), title="Share of the variance explained")
    for seats, explained in value.explained.items():
        table.add_row(str(seats), *(f"{share:.0%}" for share in explained))
    return table
