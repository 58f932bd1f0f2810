"""The worker process that folds whole games: rows and tasks come in on its socket, and answers go out.

It opens nothing and is told no setting. It ends when its socket does, so that it outlives no node, however that ends.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from mokum.catalog import games
from mokum.store import Row
from mokum.tables.archive.tasks import AnyTask, carry_out
from mokum.tables.companion import Line, line_to_node

NICE = 5
"""Whoever plays comes first: a processor that both want is the loop's."""

_read: Callable[[bytes], AnyTask | list[Row]] = msgspec.msgpack.Decoder(AnyTask | list[Row]).decode


def serve(line: Line) -> None:
    """Does one task after the other until nobody is at the other end."""
    rows: list[Row] = []
    for message in map(_read, line.messages()):
        if isinstance(message, list):
            if not message:  # an empty page begins anew
                rows.clear()
            rows.extend(message)
        else:
            line.answer(partial(carry_out, message, rows))


def main() -> None:
    """On the socket that was handed over as the standard input."""
    games()
    with line_to_node(NICE) as line:
        serve(line)
