"""Rows out of records in a folder: finished games that tell the truth, without the names of people."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from mokum.catalog import game as find_game
from mokum.kernel.record import Record, RecordFault
from mokum.kernel.story import carry_out
from mokum.kernel.verifying import check
from mokum.lab.datasets.row import Row, row_of
from mokum.lots.proving import check_lots

SUFFIX = ".mokum"


class LeftOut(msgspec.Struct, frozen=True):
    """A file that does not get into the data set, and why."""

    file: str
    why: str


def record_files(folder: Path) -> list[Path]:
    """The records in a folder and the folders in it, by name."""
    return sorted(folder.rglob(f"*{SUFFIX}"))


def collect(files: list[Path], *, keep_names: bool = False) -> Iterator[Row | LeftOut]:
    """A row for each record that is finished, true, and by today's rules; of each other file why it is left out."""
    number = 0
    for file in files:
        try:
            row = _row(file, number, keep_names)
        except (RecordFault, UnicodeDecodeError) as fault:
            yield LeftOut(file.name, str(fault))
        else:
            yield row
            number += 1


def _row(file: Path, number: int, keep_names: bool) -> Row:
    checked = check(file.read_text(encoding="utf-8"), find_game)
    record = checked.record
    game = find_game(record.game)
    if checked.older:
        raise RecordFault(f"it was played by version {record.rules_version} of the rules")
    check_lots(record, game)
    state = game.new(len(record.names), record.options)
    carry_out(state, record.setup)
    for entry in record.entries:
        carry_out(state, entry.events)
    outcome = game.outcome(state)
    if outcome is None:
        raise RecordFault("it was not played to its end")
    return row_of(record if keep_names else _nameless(record), outcome, number)


def _nameless(record: Record) -> Record:
    """Nothing of the deal depends on names, so the record stays true without them."""
    return msgspec.structs.replace(record, names=tuple(f"Player {seat}" for seat in range(1, len(record.names) + 1)))
