"""Golden logs as they are kept: the rows of whole tables, and what each viewer was shown on the way."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mokum.kernel.codec import encode
from mokum.kernel.event import WATCHER
from mokum.store import Row
from mokum.tables.log.folding import fold
from mokum.tables.log.standing import Standing

HERE = Path(__file__).parent
EVERY = 25
"""Rows between two looks, besides those where a move was taken back, and the last."""
ROWS, VIEWS = ".jsonl.gz", ".views.json.gz"


def names() -> list[str]:
    """Of all logs: the day of the code that made them, and the table."""
    return sorted(str(file.relative_to(HERE)).removesuffix(ROWS) for file in HERE.glob(f"*/*{ROWS}"))


def rows_of(name: str) -> list[Row]:
    head, *lines = gzip.decompress((HERE / f"{name}{ROWS}").read_bytes()).decode().splitlines()
    table = json.loads(head)["table"]
    return [
        Row(
            table, kept["version"], kept["command"], kept["actor"], kept["kind"], kept["body"].encode(), kept["at"],
            bytes.fromhex(kept["hash"]),
        )
        for kept in map(json.loads, lines)
    ]  # fmt: skip


def folded(rows: list[Row]) -> Iterator[tuple[Row, Standing]]:
    """Every row, and where it led."""
    standing: Standing | None = None
    for row in rows:
        standing = fold(standing, row)
        yield row, standing


def shown(name: str) -> dict[str, Any]:
    """What is shown of a log to everybody at some of its versions, by `version viewer`."""
    rows = rows_of(name)
    return {
        f"{row.version} {viewer}": json.loads(encode(standing.game.view(standing.position, viewer)))
        for row, standing in folded(rows)
        if standing.position is not None and (row.version % EVERY == 0 or row.kind == "TakenBack" or row is rows[-1])
        for viewer in (WATCHER, *range(len(standing.places)))
    }


def kept_views(name: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(gzip.decompress((HERE / f"{name}{VIEWS}").read_bytes()))
    return kept


def keep_views() -> None:
    """After views got another form on purpose: `python -c "from golden_logs.logs import keep_views; keep_views()"`."""
    for name in names():
        data = json.dumps(shown(name), separators=(",", ":")).encode()
        (HERE / f"{name}{VIEWS}").write_bytes(gzip.compress(data, 9, mtime=0))
