"""Tables in their final scoring with task tiles before the first seat, and what the tiles pay."""

from typing import Any

from games.harbour.account import lines
from games.harbour.build import let, table
from games.harbour.card_rows import rows
from mokum.games.harbour.agenda import EndRound
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY


def final(seats: int, *tasks: int, **lying: Any) -> State:
    """A table in its final scoring, with these tasks before the first seat."""
    state = table(seats, round=12, extensions=(2,), tasks=tasks, **{"florins": 0, **lying})
    let(state, EndRound(NOBODY))
    return state


def paid(state: State) -> list[int]:
    """What the tasks of the first seat paid."""
    return lines(state, "HAR-302") + lines(state, "HAR-303")


def values(task: int, seats: int) -> list[int]:
    """The figures in the row of a tile for a number of seats."""
    return [int(figure) for figure in rows("T")[task][seats - 2].split(", ")]
