"""`mokum layout`: what each byte of an encoding means, for programs that learn."""

from typing import Annotated

import typer

from mokum.catalog import names
from mokum.cli.games import GameName, check_seats, known_game
from mokum.cli.wrong import Wrong
from mokum.kernel.codec import encode
from mokum.kernel.encoding import encoding_of

EXAMPLES = f"""Examples:

mokum layout {names()[-1]} --seats 3"""


def layout(
    game: GameName,
    *,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players. Default: the most that the game allows.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Show what a player's view looks like to a program that learns: every field, its place and its bounds."""
    rules = known_game(game)
    count = rules.meta.seats[-1] if seats is None else check_seats(rules, seats)
    encoding = encoding_of(rules)
    if encoding is None:
        raise Wrong(f"{game} has no encoding.")
    found = encoding.layout(count)
    if as_json:
        typer.echo(encode(found))
    else:
        for line in found.describe():
            typer.echo(line)
