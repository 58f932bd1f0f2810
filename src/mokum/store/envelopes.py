"""Remembers how busy tables are encrypted, so that an append or a reading need not ask for it."""

from collections import OrderedDict

from mokum.store.envelope import Envelope

MOST = 20_000
"""Tables that are remembered, about 15 MB."""


class Envelopes:
    """It may forget. What it knows stays true: the secret of a table never changes."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Envelope | None] = OrderedDict()

    def __contains__(self, table: str) -> bool:
        """Is it known here?"""
        return table in self._known

    def get(self, table: str) -> Envelope | None:
        """The envelope of a table that is known; None for one from before there was encryption."""
        self._known.move_to_end(table)
        return self._known[table]

    def keep(self, table: str, envelope: Envelope | None) -> None:
        """Remembers it."""
        self._known[table] = envelope
        if len(self._known) > MOST:
            self._known.popitem(last=False)
