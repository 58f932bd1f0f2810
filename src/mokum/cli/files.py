"""Records that are read from files."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from mokum.catalog import game as find_game
from mokum.cli.wrong import because, fail
from mokum.kernel.record import FindGame, RecordFault, SealBroken, is_record
from mokum.kernel.verifying import what_is_wrong

T = TypeVar("T")
RecordFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE",
        help="A recorded game: saved by `mokum play --record`, or downloaded from a finished table.",
        exists=True,
        dir_okay=False,
    ),
]

MOST_BYTES = 16 * 1024 * 1024
"""Of a file: fifty times the longest game that we know."""


def load(file: Path, how: Callable[[str, FindGame], T]) -> T:
    """The record in a file; if it is refused, say why in one sentence and end with an error."""
    try:
        text = _text(file)
        return how(text, find_game)
    except OSError as error:
        return fail(f"Cannot read {file}: {because(error)}.")
    except UnicodeDecodeError:
        fault = "it is not a text file"
    except SealBroken as broken:
        fault = f"{broken} ({what_is_wrong(text, find_game)})" if is_record(text) else "it is not a Mokum record"
    except RecordFault as refused:
        fault = str(refused)
    return fail(f"{file.name} is not a valid record: {fault}.")


def _text(file: Path) -> str:
    """Not more of it than a record can have, whatever the file says of its own length."""
    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise RecordFault(f"it is longer than {MOST_BYTES} bytes, and no game is")
    return data.decode("utf-8")
