"""`mokum verify`: whether a record tells the truth."""

import typer

from mokum.cli.files import RecordFile, load
from mokum.kernel.record import FindGame, Record
from mokum.kernel.record import verify as verify_text
from mokum.tables.lots.proving import check_lots


def verify(file: RecordFile) -> None:
    """Check a record: the deal as promised, all luck from its seeds, every move legal and every lot sold as pressed."""
    record = load(file, _verify)
    lots = sum(bool(entry.lot) for entry in record.entries)
    on_clock = f", and all {lots} lots sold to whoever pressed first" if lots else ""
    typer.echo(
        f"{file.name} is true: {len(record.entries)} moves of {record.game} by {', '.join(record.names)}, "
        f"with the deal as promised, all luck from its seeds and every move legal{on_clock}."
    )


def _verify(text: str, find_game: FindGame) -> Record:
    record = verify_text(text, find_game)
    check_lots(record, find_game(record.game))
    return record
