"""Remembers the last hash of busy tables, so that an append need not ask for what it is chained to."""

from collections import OrderedDict
from collections.abc import Sequence

from mokum.store.values import Row

MOST = 20_000
"""Tables that are remembered, about 4 MB."""


class Links:
    """It may forget, and it may be wrong: an append is only written behind the row that has this hash."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, bytes]] = OrderedDict()

    def get(self, table: str, version: int) -> bytes | None:
        """The hash of that row, if it is the last one known here."""
        known = self._known.get(table)
        return known[1] if known and known[0] == version else None

    def keep(self, rows: Sequence[Row]) -> None:
        """Remembers the last of these rows of one table."""
        if rows:
            self._known[rows[-1].table] = rows[-1].version, rows[-1].hash
            self._known.move_to_end(rows[-1].table)
            if len(self._known) > MOST:
                self._known.popitem(last=False)

    def forget(self, table: str) -> None:
        """Before asking again."""
        self._known.pop(table, None)
