"""`mokum verify`: whether a record tells the truth."""

import typer

from mokum.cli.files import RecordFile, load
from mokum.kernel.record import PRACTICE, FindGame
from mokum.kernel.verifying import Checked, check
from mokum.lots.proving import check_lots


def verify(file: RecordFile) -> None:
    """Check a recorded game, and exit with 1 if something is wrong.

    The shuffles must match what was committed before the game, every move must have been legal, and every lot must have
    gone to the right player.
    """
    checked = load(file, _check)
    record = checked.record
    lots = sum(bool(entry.lot) for entry in record.entries)
    sold = f" All {lots} lots went to the right player." if lots else ""
    said = checked.older or f"Shuffles match the seeds, and every move was legal.{sold}"
    typer.echo(
        f"{file.name} is valid: {record.game}, {len(record.entries)} moves, players {', '.join(record.names)}. {said}"
    )
    if record.practice:
        typer.echo(PRACTICE)


def _check(text: str, find_game: FindGame) -> Checked:
    checked = check(text, find_game)
    if not checked.older:
        check_lots(checked.record, find_game(checked.record.game))
    return checked
