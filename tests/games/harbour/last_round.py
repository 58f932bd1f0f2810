"""Tables at the end of round 12, and what the final scoring brought."""

from typing import Any

from games.harbour.build import let, table
from mokum.games.harbour.agenda import EndRound
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY

RULES_OF_TASKS = ("HAR-302", "HAR-303")


def last_round(seats: int = 2, **given: Any) -> State:
    """A table in round 12, without florins unless some are named, so that they are no leftovers."""
    no_florins = dict.fromkeys(range(max(seats, 2)), 0)
    return table(seats, **{"round": 12, "florins": no_florins, **given})


def scoring_tasks(seats: int = 2, **given: Any) -> State:
    """The final scoring with tasks, as far as the first decision about them or the end of the game."""
    state = last_round(seats, **{"extensions": (2,), **given})
    let(state, EndRound(NOBODY))
    return state


def from_tasks(state: State, seat: int = 0) -> list[int]:
    """What tasks brought a seat, one by one."""
    return [line.points for who, line in state.final if who == seat and line.rule in RULES_OF_TASKS]
