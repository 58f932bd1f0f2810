"""`mokum schema`: what a bot or a client is told of a game, as JSON Schema."""

import msgspec
import typer

from mokum.cli.games import GameName, known_game
from mokum.kernel.schema import schema_of


def schema(game: GameName) -> None:
    """Print the JSON Schema of a game: of its view, facts, moves, events, options and outcome."""
    typer.echo(msgspec.json.format(msgspec.json.encode(schema_of(known_game(game))), indent=2))
