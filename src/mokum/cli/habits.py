"""`mokum habits`: how bots play, in figures: which moves they make how often, and what they score for."""

from collections.abc import Mapping
from typing import Annotated

import typer
from rich.table import Column, Table
from rich.text import Text

from mokum.catalog import names
from mokum.cli.games import GameName, Processes, check_seats, known_game, measured_bots
from mokum.cli.show import terminal
from mokum.cli.workers import OnRay, chosen_workers, experiment
from mokum.kernel.codec import encode
from mokum.lab.habits import Watched
from mokum.lab.habits import habits as watch
from mokum.lab.statistics import Estimate

EXAMPLES = f"""Examples:

mokum habits {names()[-1]} --bots beginner,strong --games 100"""


def habits(
    game: GameName,
    *,
    bots: Annotated[
        str,
        typer.Option(metavar="NAMES", help="Who plays, separated by commas; they play each other and change seats."),
    ] = "beginner,casual,regular,strong",
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players. Default: the most that the game allows.")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games.", min=1)] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same games.")] = "0",
    processes: Processes = None,
    ray: OnRay = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Show how bots play: what each does in a game, and what it scores for.

    Every figure is for one player and one game, with a 95 % interval.
    """
    rules = known_game(game)
    count = rules.meta.seats[-1] if seats is None else check_seats(rules, seats)
    watched = Watched(game, count, measured_bots(rules, bots), seed)
    with experiment():
        found = watch(watched, games, chosen_workers(processes, ray=ray))
    if as_json:
        typer.echo(encode(found))
        return
    terminal().print(_table("Moves", {name: habit.moves for name, habit in found.items()}))
    terminal().print(_table("Points", {name: habit.points for name, habit in found.items()}))


def _table(title: str, by_bot: Mapping[str, Mapping[str, Estimate]]) -> Table:
    rows = sorted({row for counted in by_bot.values() for row in counted})
    table = Table("", *(Column(Text(name)) for name in by_bot), title=f"{title} of a player in a game")
    for row in rows:
        table.add_row(row, *(counted[row].told(".1f") if row in counted else "–" for counted in by_bot.values()))
    return table
