"""Rows as a Parquet file, written and read by DuckDB (extra `data`)."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from mokum.lab.datasets.row import COLUMNS, Row

SPOOLED = ".part"
"""The ending of the file in which rows wait until all have come, a line of JSON each."""


def write_rows(rows: Iterable[Row], file: Path) -> int:
    """Writes a file, and says how many rows it has. Nothing is kept in memory; the same rows give the same bytes."""
    import duckdb

    spool, whole = (file.with_name(file.name + ending) for ending in (SPOOLED, ".new"))
    count = 0
    encode = msgspec.json.Encoder().encode
    try:
        with spool.open("wb") as out:
            for row in rows:
                out.write(encode(row) + b"\n")
                count += 1
        types = {name: column.type for name, column in COLUMNS.items()}
        with duckdb.connect(config={"threads": 1}) as database:
            read = database.read_json(str(spool), format="newline_delimited", columns=types)
            read.write_parquet(str(whole), compression="zstd")
        whole.replace(file)
    finally:
        for left in (spool, whole):
            left.unlink(missing_ok=True)
    return count


class NotADataSet(ValueError):
    """A file that was not written here."""


def read_row(file: Path, number: int) -> Row | None:
    """The row of this number, if there is one."""
    import duckdb

    try:
        with duckdb.connect() as database:
            found = database.execute("SELECT * FROM read_parquet(?) WHERE number = ?", [str(file), number]).fetchall()
        return msgspec.convert(dict(zip(COLUMNS, found[0], strict=True)), Row) if found else None
    except (duckdb.Error, ValueError) as error:
        raise NotADataSet(str(error)) from error
