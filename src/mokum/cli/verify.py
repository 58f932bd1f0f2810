"""`mokum verify`: whether a record tells the truth."""

import typer

from mokum.cli.files import RecordFile, load
from mokum.kernel.record import verify as verify_text


def verify(file: RecordFile) -> None:
    """Check a record: the deal as promised, all luck from its seeds, every move legal and its story true."""
    record = load(file, verify_text)
    typer.echo(
        f"{file.name} is true: {len(record.entries)} moves of {record.game} by {', '.join(record.names)}, "
        "with the deal as promised, all luck from its seeds and every move legal."
    )
