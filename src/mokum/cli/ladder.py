"""`mokum ladder`: how strong the five levels of a game's opponents are."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from mokum.bots.levels import recipe
from mokum.catalog import names
from mokum.cli.games import OTHER_BOTS, GameName, Processes, check_seats, known_game, measured_bots
from mokum.cli.show import terminal
from mokum.cli.workers import OnRay, chosen_workers, experiment
from mokum.cli.wrong import Wrong, write_file
from mokum.kernel.game import AnyGame
from mokum.kernel.opponents import LEVELS, OPPONENTS_FILE, Opponents

EXAMPLES = f"""Examples:

mokum ladder {names()[-1]} --seats 2 --games 200

mokum ladder {names()[0]} --games 400 --out {OPPONENTS_FILE} --picture ladder.svg"""

_USUAL = 4
"""Seats, where so many can play."""


def ladder(
    game: GameName,
    *,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players. Default: 4, or the most below that.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="Other bots than the levels, from the weakest to the strongest, separated by commas; also "
            f"{OTHER_BOTS}.",
            show_default="the five levels",
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="Games for each step of the ladder.", min=8)] = 200,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same games.")] = "ladder",
    processes: Processes = None,
    ray: OnRay = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write recipes and ratings here.", dir_okay=False)
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the ladder as an SVG picture.", dir_okay=False)
    ] = None,
) -> None:
    """Play each level of opponents against the level below, and rate them all; or so with other bots.

    One bot of a level plays among bots of the level below, on every seat. Intervals hold the true figure in 95 % of
    cases.
    """
    # The arena's ratings take a while to load, and the other commands have no use for them.
    from mokum.lab.ladder.climbing import climb, rate
    from mokum.lab.ladder.drawing import draw

    rules = known_game(game)
    usual = max(count for count in rules.meta.seats if count <= _USUAL)
    count = usual if seats is None else check_seats(rules, seats)
    if count < 2:
        raise Wrong("A ladder needs at least 2 seats.")
    if bots is not None and out is not None:
        raise Wrong("--out is for the five levels, without --bots.")
    line = LEVELS if bots is None else _line(rules, bots)
    table = Table("Level", "Wins among the level below", "Even", "Margin", "Games")
    rungs = []
    with experiment():
        for rung in climb(rules, count, games, seed, chosen_workers(processes, ray=ray), line=line):
            rungs.append(rung)
            share, margin = rung.share.told(".0%"), rung.margin.told("+.1f")
            table.add_row(Text(rung.level), share, f"{1 / count:.0%}", margin, str(rung.games))
    terminal().print(table)
    strengths = rate(rungs)
    typer.echo(", ".join(f"{level} {each.rating} ±{each.doubt}" for level, each in strengths.items()))
    if out is not None:
        made = f"mokum ladder {game} --seats {count} --games {games} --seed {seed}; rules {rules.meta.rules_version}"
        opponents = Opponents(made, {level: recipe(rules, level) for level in LEVELS}, strengths)
        write_file(out, msgspec.json.format(msgspec.json.encode(opponents), indent=2) + b"\n")
    if picture is not None:
        title = f"{game}: {'five levels' if bots is None else f'{len(line)} bots'}, {count} players"
        write_file(picture, draw(strengths, rungs, title).encode())


def _line(game: AnyGame, bots: str) -> tuple[str, ...]:
    line = measured_bots(game, bots)
    if len(line) < 2 or len(set(line)) < len(line):
        raise Wrong("A ladder needs at least 2 bots, each of them once.")
    return line
