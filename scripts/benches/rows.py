"""Rows of a long measurement, one line of JSON each: what is there already is not measured again."""

import argparse
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Row = dict[str, Any]


def arguments(about: str) -> argparse.ArgumentParser:
    """What every measurement in rows can be told."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", default="routes,merchants,harbour", help="separated by commas")
    parser.add_argument("--number", type=int, default=10, help="how many of each game")
    parser.add_argument("--begin", type=int, default=0, help="the number of the first")
    parser.add_argument("--out", type=Path, required=True, help="a file of rows; what it has is kept")
    return parser


def read(file: Path) -> list[Row]:
    """All rows of a file, if there is one."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def measure(file: Path, keys: Iterable[Row], row_of: Callable[[Row], Row]) -> list[Row]:
    """The rows of these keys: each that the file does not have is made, and written at once."""
    rows = read(file)
    wanted = list(keys)
    for key in wanted:
        if any(key.items() <= row.items() for row in rows):
            continue
        row = {**key, **row_of(key)}
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
        rows.append(row)
    return [row for row in rows if any(key.items() <= row.items() for key in wanted)]
