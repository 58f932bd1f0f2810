"""`mokum verify`: whether a record tells the truth."""

import typer

from mokum.cli.files import RecordFile, load
from mokum.kernel.record import PRACTICE, FindGame, Record
from mokum.kernel.record import verify as verify_text
from mokum.tables.lots.proving import check_lots


def verify(file: RecordFile) -> None:
    """Check a recorded game, and exit with 1 if something is wrong.

    The shuffles must match what was committed before the game, every move must have been legal, and every lot must have
    gone to the right player.
    """
    record = load(file, _verify)
    lots = sum(bool(entry.lot) for entry in record.entries)
    sold = f" All {lots} lots went to the right player." if lots else ""
    typer.echo(
        f"{file.name} is valid: {record.game}, {len(record.entries)} moves, players {', '.join(record.names)}. "
        f"Shuffles match the seeds, and every move was legal.{sold}"
    )
    if record.practice:
        typer.echo(PRACTICE)


def _verify(text: str, find_game: FindGame) -> Record:
    record = verify_text(text, find_game)
    check_lots(record, find_game(record.game))
    return record
