"""Records that are read from files."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from mokum.catalog import game as find_game
from mokum.kernel.record import FindGame, Record, RecordFault

RecordFile = Annotated[
    Path, typer.Argument(help="A record, as `mokum play --record` writes it.", exists=True, dir_okay=False)
]


def load(file: Path, how: Callable[[str, FindGame], Record]) -> Record:
    """The record in a file; if it is refused, say why in one sentence and end with an error."""
    try:
        return how(file.read_text(encoding="utf-8"), find_game)
    except UnicodeDecodeError:
        fault = "it is no text"
    except RecordFault as refused:
        fault = str(refused)
    typer.echo(f"{file.name} is refused: {fault}.", err=True)
    raise typer.Exit(1)
